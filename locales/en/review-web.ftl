# What is said only where a finished game is looked back at.

review-carla = Aunt Carla
review-title = Looking back
review-to-table = Back to the table
review-watch = Watch it all
review-begins = Give me a moment to find my glasses.
review-wait = Give me a moment: I am at step { $done } of { $of }.
review-who-would-win = Who would win?
review-lamp = The moment that is looked at
review-at-start = At the start
review-at-round = Round { $number }
review-at-turn = Turn { $number }
review-account = counted
review-level-none = none
review-level-quarter = 1 of 4
review-level-half = half
review-level-three-quarters = 3 of 4
review-level-sure = sure

## What made it so

review-made = What made it so
review-made-how = In chances of 100. The upper line adds, the lower one takes away; where it stops is the end.
review-kind-start = start
review-kind-luck = luck
review-kind-choices = choices
review-kind-gifts = gifts
review-kind-rest = rest
review-parts-told = Adds: { $adds }. Takes away: { $takes }. In the end { $result } of 100.
review-wins = wins
review-none = 0 lost
review-all = 100 won

## Moments

review-moments = The moments
review-kind-of-lucky = Lucky
review-kind-of-unlucky = Unlucky
review-kind-of-slip = Slip
review-kind-of-mistake = Mistake
review-kind-of-blunder = Blunder
review-grade-best = The best there was
review-grade-good = As good as any
review-grade-slip = A slip
review-grade-mistake = A mistake
review-grade-blunder = A blunder
review-you-took = You took this
review-took = Chosen
review-better = Better
review-games-won = { $won } of 20 games won
review-nothing-chosen = Nothing to choose here.
review-before = The moment before
review-after = The next moment
review-nth = Moment { $nth } of { $of }
review-count = { $count ->
    [one] 1 moment
   *[other] { $count } moments
 }
review-look = Look at the table
review-curves = Back to the curves
review-go-on = Go on from here

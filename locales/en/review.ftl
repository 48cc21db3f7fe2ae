# Looking back at a finished game.

review-not-over = The game is not over yet; it can be looked back at when it is.
review-too-long = The game is too long to be looked back at: { $inputs } steps, and { $most } at most.
review-round = Round { $round }
review-turn = Turn { $turn }
review-round-and-turn = Round { $round }, turn { $turn }
review-some-time = Along the way

## Moments

review-slip = { $when }, slip, { $lost } { $lost ->
    [one] chance
   *[other] chances
 } in 100 lost: “{ $choice }”, where “{ $better }” was better.
review-mistake = { $when }, mistake, { $lost } { $lost ->
    [one] chance
   *[other] chances
 } in 100 lost: “{ $choice }”, where “{ $better }” was better.
review-blunder = { $when }, blunder, { $lost } { $lost ->
    [one] chance
   *[other] chances
 } in 100 lost: “{ $choice }”, where “{ $better }” was better.
review-lucky = { $when }, good luck: { $changed } { $changed ->
    [one] chance
   *[other] chances
 } in 100 won.
review-unlucky = { $when }, bad luck: { $changed } { $changed ->
    [one] chance
   *[other] chances
 } in 100 lost.

## A game in a few sentences

review-was-lucky = { $seat-you ->
    [yes] { $result ->
        [won] Luck was on your side: you had more of it than in { $tenths } games of ten, and you won.
       *[lost] You had more luck than in { $tenths } games of ten, and still it was not enough.
     }
   *[no] { $result ->
        [won] Luck was with { $seat }, who had more of it than in { $tenths } games of ten, and won.
       *[lost] { $seat } had more luck than in { $tenths } games of ten, and still it was not enough.
     }
 }
review-was-unlucky = { $seat-you ->
    [yes] { $result ->
        [won] You won against the odds: luck is kinder in { $tenths } games of ten.
       *[lost] You had little luck: it is kinder in { $tenths } games of ten.
     }
   *[no] { $result ->
        [won] { $seat } won against the odds: luck is kinder in { $tenths } games of ten.
       *[lost] { $seat } had little luck: it is kinder in { $tenths } games of ten.
     }
 }
review-luck-was-even = { $seat-you ->
    [yes] { $result ->
        [won] Luck neither helped nor hurt you much; this win is your own work.
       *[lost] Luck neither helped nor hurt you much.
     }
   *[no] { $result ->
        [won] Luck neither helped nor hurt { $seat } much; this win was earned.
       *[lost] Luck neither helped nor hurt { $seat } much.
     }
 }
review-lost-most = { $seat-you ->
    [yes] { $when } was the dearest: one choice of yours gave { $most } chances in 100 away there, and all of them together { $lost }.
   *[no] { $when } was the dearest: there { $seat } gave { $most } chances in 100 away by one choice, and by all of them together { $lost }.
 }
review-lost-little = { $seat-you ->
    [yes] Your choices cost no more than { $lost } { $lost ->
        [one] chance
       *[other] chances
     } in 100 altogether, and none of them much.
   *[no] The choices of { $seat } cost no more than { $lost } { $lost ->
        [one] chance
       *[other] chances
     } in 100 altogether, and none of them much.
 }
review-lost-nothing = { $seat-you ->
    [yes] Not one of your choices can be blamed for anything.
   *[no] Not one choice of { $seat } can be blamed for anything.
 }
review-as-a-strong-player = { $seat-you ->
    [yes] You chose as well as a strong player { $fine } of { $all } times.
   *[no] { $seat } chose as well as a strong player { $fine } of { $all } times.
 }
review-was-given = { $seat-you ->
    [yes] What others gave away brought you { $given } chances in 100.
   *[no] What others gave away brought { $seat } { $given } chances in 100.
 }
review-was-taken = { $seat-you ->
    [yes] What others did wrong cost you { $given } chances in 100; somebody else gained by it.
   *[no] What others did wrong cost { $seat } { $given } chances in 100; somebody else gained by it.
 }

## Why a choice is better

review-reason-more = { $seat-you ->
    [yes] You end with about { $points } more: { $source }.
   *[no] { $seat } ends with about { $points } more: { $source }.
 }
review-reason-less = { $seat-you ->
    [yes] You end with about { $points } less: { $source }.
   *[no] { $seat } ends with about { $points } less: { $source }.
 }
review-reason-next = { $seat-you ->
    [yes] It is your turn next in { $more } games of 100 more.
   *[no] It is the turn of { $seat } next in { $more } games of 100 more.
 }

## What an account is made of

review-cash = cash
review-markers = markers
review-tie-break = the tie-break
review-purse = money in the purse
review-display = money in the display
review-loot = loot
review-hats = hats
review-face-down = tiles face down
review-potions = potions
review-law = wanted levels
review-shadow = the shadow
review-most-gambling = the most gambling
review-most-weapons = the most weapons
review-most-contraband = the most contraband
review-coins = coins

## The terminal

review-player = { $seat-you ->
    [yes] You
   *[no] { $seat }
 }
review-parts = start { $start }, luck { $luck }, choices { $choices }, gifts { $gifts }, rest { $rest }: { $result } of 100
review-grades = best { $best }, good { $good }, slips { $slips }, mistakes { $mistakes }, blunders { $blunders }
review-plot-title = The chance to win, as each seat could know it

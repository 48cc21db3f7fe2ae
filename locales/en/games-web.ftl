# What is said only where my games are listed.

games-title = My games
games-export = Export all
games-delete = Delete …
games-waiting = Waiting for you
games-running = Running
games-over = Finished
games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
 }
games-none = Nothing yet. What you play to its end is written down here.
games-all = All { $count } finished games
games-play = Play
games-play-at = Play: { $game } with { $names }
games-look = Look
games-look-at = Look: { $game } with { $names }
games-of = { $game }, { $date }
games-paused = paused until all are back
games-closes = closed on { $date } if nobody plays
games-ended-agreed = ended by agreement
games-ended-untouched = left untouched
games-place = place
games-won = won
games-played = { $count ->
    [one] game
   *[other] games
 }
games-best = best { $best } · mean { $mean }
games-against = Against whom, and how often
games-curve = Your points, the oldest game first: { $scores }
games-never = Not played to its end yet.
games-share = Share this game
games-unshare = Shared: take the link back
games-shared = Whoever has the link can look at this game. One tap takes it back.
games-unshared = The link leads nowhere any more.
games-link = The link
games-put-away = Take off this list
games-put-away-done = Taken off the list.
games-shared-title = A game to look at
games-shared-text = One of the players shows this finished game. The record holds every choice and the proof of the shuffle; “backroom replay” tells it.
games-record = Take the record
games-play-too = Play it yourself
games-look-back-at = Look back: { $game }, { $date }
games-look-back = Look back

# What bots, programs as players and the arena say.

## Programs as players

no-programs-here = Programs cannot play here: “{ $program }” was not started.
program-cannot-start = “{ $program }” cannot be started: { $problem }.
program-silent = “{ $program }” has not answered within { $seconds } { $seconds ->
    [one] second
   *[other] seconds
 }.
program-line-too-long = “{ $program }” never ends its line.
program-gone = “{ $program }” has ended in the middle of the game ({ $how }){ $complaint ->
    [none] .
   *[other] : { $complaint }
 }
program-not-an-answer = “{ $program }” has answered something that is not a choice: { $problem }
program-not-a-choice = “{ $program }” chose “{ $action }”, which it cannot do.
play-program-out = { $reason } From here on a bot of level { $level } plays for it.
play-program-not-resumed = “{ $program }” is not run from a saved game; a bot of level { $level } plays for it.

## Statistics

stats-head = { $game }, { $players } { $players ->
    [one] player
   *[other] players
 }: { $games } games between bots “{ $bot }”, means with 95 % intervals
stats-row = { $name }
stats-table = { $name }
stats-table-seats = Seats
stats-table-cards = Cards
stats-table-shadows = Shadow cards
stats-table-potions = Potion cards
stats-table-pairs = Shadow and potion together
stats-table-endings = Endings
stats-table-start = Starting, and how long it takes
stats-table-stooges = Stooges
stats-column-games = games
stats-column-won = wins
stats-column-score = score
stats-column-pick = taken as which card
stats-column-played = played, once taken
stats-column-won-when-played = wins of whoever plays it
stats-column-start-wins = wins of the start player
stats-column-margin = winner’s lead
stats-column-share = share of the games
stats-column-turns = turns
stats-column-jobs = jobs a game
stats-column-value = worth of a job, in thousands
stats-column-value-per-gangster = the same for each gangster
stats-ending-rich = somebody owns 100k
stats-ending-casino = the second casino card
stats-ending-limit = the limit of turns
stats-start-player = start player

# What every game and every front door says.

## The games

greed-title = Greed
greed-pitch = Pick a card, pass the pile, play a card: twelve rounds of crooked business for whoever ends up richest.
greed-length = 30 minutes
smile-title = With a Smile & a Gun
smile-pitch = Share the dice, walk your boss round the city, and be the strongest where the loot lies.
smile-length = 45 minutes
downtown-title = Downtown
downtown-pitch = Rob them or pay them: whoever you pick takes the next turn.
downtown-length = 30 to 60 minutes

## Joining

list-empty = nothing
list-and = { $first } and { $last }
seat-name = { $seat-you ->
    [yes] you
   *[no] { $seat }
}

## The gate

not-your-turn = It is not { $seat-you ->
    [yes] your
   *[no] { $seat }’s
 } turn: the table is waiting for { $waiting }.
no-such-seat = There is no seat { $seat } at this table.
game-is-over = The game is over.
stale-prompt = That answers an older question; please look again and choose.
nothing-to-undo = There is nothing to take back yet.
undo-stops-at-information = That cannot be taken back: somebody has learned something from it.
undo-stops-at-others = That cannot be taken back: somebody else has acted since.
undo-stops-at-opened-envelopes = That cannot be taken back: everybody has chosen, and the choices have been opened.
undo-too-far = You can take back { $possible } { $possible ->
    [one] step
   *[other] steps
 }, not { $steps }.
chance-is-dealt = This table deals by itself.
nobody-asks-this-seat = Seat { $seat } is not asked anything now.
chance-not-asked = Nothing is being drawn or rolled now.

## Records

not-a-record = This is not a record of a game: { $problem }
unknown-record-format = This record has the format “{ $format }”; we read “{ $expected }”.
record-of-another-game = This is a record of “{ $game }”, not of “{ $expected }”.
record-of-other-rules = This record was made under version { $rules } of the rules; ours is version { $expected }.
damaged-record = This record is damaged: { $problem }
damaged-snapshot = This stored game is damaged: { $problem }
record-too-long = This record has { $inputs } inputs; more than { $most } are not read.
record-cannot-be-replayed = Input { $input } of this record cannot have happened: { $reason }
record-wrong-hands = It says who made choices that nobody made.
record-ends-differently = This record does not end the way it says.
record-without-seed = This record names no seed, so its shuffles cannot be checked.
record-not-dealt-from-its-seed = Input { $input } does not follow from the seed: recorded { $recorded }, dealt { $dealt }.
record-starts-from-a-position = This record starts from a position, which this reader does not take.
no-positions = This game has no positions that can be set up.
position-sealed = In this position { $seat } cannot have chosen “{ $action }” in secret: { $reason }
nothing-to-seal = Nobody waits for such a choice now.
unreadable-position = This position cannot be read: { $problem }
bad-seed = “{ $seed }” is not a seed: 64 hexadecimal digits are needed.

## JSON that cannot be read

json-cut-off = The text ends too early.
json-broken = From line { $line }, column { $column } on it is not JSON.
json-unknown-field = There is no field “{ $field }”; there are: { $known }.
json-unknown-word = “{ $word }” cannot stand there; these can: { $known }.
json-missing-field = The field “{ $field }” is missing.
json-field-twice = The field “{ $field }” is there twice.
json-wrong-kind = Something else should stand there: { $expected }.
json-kind-text = a text in quotes
json-kind-number = a whole number that fits
json-kind-flag = true or false
json-kind-list = a list in square brackets
json-kind-object = fields in braces
json-kind-other = a value of another kind
json-not-so = Something in it is not as it should be.

## Set-up

unknown-game = There is no game “{ $game }”. We have: { $known }.
unknown-seat = “{ $seat }” is not a seat; seats are A to E.
unknown-language = We do not speak “{ $language }”; try en or de.
unknown-option = There is no option “{ $option }”. { $known ->
    [none] This game has no options.
   *[other] There are: { $known }.
 }
bad-option-value = “{ $value }” will not do for { $option }; possible: { $expected }.
wrong-number-of-players = { $low } to { $high } can play, not { $players }.
no-such-game-in-the-simulation = There is no game { $game } among { $games } (counted from 0).

## The end

outcome-won = { $seat-you ->
    [yes] You win!
   *[no] { $seat } wins.
}
outcome-shared = Shared win: { $winners }.
outcome-lost = You have lost.
outcome-rank = { $rank }. { $seat-you ->
    [yes] You
   *[no] { $seat }
 }: { $score }

## Bots

unknown-bot = There is no bot “{ $bot }”. There are: { $expected }.
unreadable-budget = “{ $budget }” is no time to think: write { $expected }.
budget-too-large = “{ $budget }” is too long to think about one choice: at most { $seconds } seconds or { $simulations } simulations.
unreadable-knob = “{ $knob }” cannot be set on a bot: write a name, “=” and a number. There are: { $known }.
log-cannot-be-written = The arena’s log cannot be written: { $problem }.

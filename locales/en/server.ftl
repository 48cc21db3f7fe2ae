# What a server of tables says.

## Who may do what

server-who-are-you = This device has not been introduced yet: give a name first.
server-not-your-seat = Seat { $seat } is not yours.
server-seat-taken = Seat { $seat } is taken.
server-not-shown = Seat { $seat } is not on this screen: show it first.
server-show-first = Nothing is shown on this screen yet.
server-bot-plays = A bot plays seat { $seat } for you: sit down again first.
server-not-seated = Only somebody with a seat at this table can do that.
server-not-the-maker = Only whoever made the table can arrange the seats.
server-nobody-to-stand-in-for = Nobody is missing on seat { $seat }.
server-not-away-long = Whoever sits on seat { $seat } is here, or has not been away for { $seconds } seconds yet.
server-no-spectators = This table is not for watching.
server-one-hint-at-a-time = The last hint is still being thought about.
server-no-hints = This table is played without hints.
server-whose-story = The game is still running: only what your own seat has seen can be saved.
server-foreign-origin = That did not come from this table’s own page.
server-foreign-host = This server does not go by this name. Whoever runs it can add the name: backroom serve --host NAME.

## When

server-not-started = The game has not started yet.
server-already-started = The game has started already.
record-has-fewer-inputs = This record has { $most } inputs; there is no moment after { $inputs }.
replay-not-over = Everything lies open only once the game is over.
server-not-over = The game is not over yet.

## What was asked

server-unknown-table = There is no such table.
server-no-such-route = There is nothing at this address.
server-unknown-level = There is no bot “{ $level }”. We have: { $known }.
server-branch-seats = This game goes on with { $players } seats.
server-too-many-seats = So many cannot sit at one table.
server-bad-name = A name has 1 to 24 characters that can be seen.
server-bad-introduction = An introduction must be 32 hexadecimal digits.
server-bad-nonce = Your part of the shuffle must be 32 hexadecimal digits.
server-bad-chat = A line has 1 to { $most } characters that can be seen.
server-bad-code = This code does not work, or no longer.
server-bad-id = A request needs an id of 1 to 40 characters.
server-id-used = This request has the id of an earlier one that asked for something else.
server-unreadable = That cannot be read: { $problem }
server-body-not-json = A body must be sent as application/json.
server-body-too-long = It is too long, or was cut off.
server-not-a-websocket = Here talks only whoever opens a WebSocket.

## Too much

server-too-many-connections = Too many connections from here at once.
server-too-many-messages = Too many messages at once.
server-message-too-long = That message is too long.
server-too-many-requests = Too many requests at once; try again in a moment.
server-too-many-tables = Too many new tables from here; try again later.
server-too-many-codes = Too many codes were tried from here; try again later.
server-too-much-chat = Give the others time to read; you can say more in a moment.
server-too-many-hints = Think for yourself for a moment; you can ask again soon.
server-too-many-reviews = Other games are being looked back at; please ask again in a minute.
server-second-thoughts = You have changed your mind { $most } times since anything else happened; stay with it now.
server-too-many-replays = Too many games are looked back at at once; try again in a moment.
server-replay-too-long = This game is too long to be looked back at here; “backroom replay” tells it.
server-too-slow = That took too long.

## Who is there

server-news-gone = { $seat } is not here any more: the line is broken.
server-news-long = { $seat } has been away for a while. Whoever made the table, or all others together, can let a bot play on.
server-news-back = { $seat } is back.
server-news-left = { $seat } has left; a bot plays on.
server-news-stand-in = A bot plays for { $seat } now.
server-news-again = { $seat } is back and plays again instead of the bot.

## Company

server-news-time-up = { $seat } ran out of time; a bot plays until they are back.
server-news-paused = All have agreed to go on later.
server-news-went-on = The game goes on.
server-news-ended = All have agreed to end the game here.
server-news-key-made = The others have made a new key for { $seat }’s chair.
server-news-key-used = Somebody came with the key and plays as { $seat } from now on.
server-game-ended = The game was ended here, without a winner.
server-untouched = Nobody had touched this table for a long time, so it was closed.
server-table-closed = Whoever made the table has closed it.
server-paused = The game is paused until all agree to go on.
server-not-paused = The game is not paused.
server-vote-stands = The table is still being asked something else.
server-no-vote = Nobody asks the table anything at the moment.
server-not-asked = This is for the others to agree on.
server-bad-key = This key does not fit, or no longer.
server-colour-taken = This colour is taken.
server-unknown-phrase = There is no such phrase.
server-no-such-line = This line is not there any more.
server-bad-clock = A choice takes 5 to 600 seconds with at most two hours in reserve, or 1, 3 or 7 days.
server-bad-absence = Somebody can be waited for from half a minute to a day.
server-bad-face = This is not one of our faces.
server-no-listing = Tables here are not shown to strangers.
server-no-matching = This server brings no strangers together.
server-nobody-to-match = Whoever wants to play with others needs at least two chairs.
server-too-many-votes = Give the others a moment before you ask or answer again.
server-too-many-listings = The table was shown and hidden too often; try again in a minute.
server-key-for-others = This key is for somebody who has no chair here: open the link on their device.

## What can be said with one tap, in every language at once

phrase-hello = Good evening!
phrase-good-luck = Good luck, all.
phrase-one-moment = One moment, please.
phrase-take-your-time = Take your time!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-lucky = You lucky dog.
phrase-thanks = Much obliged.
phrase-sorry = Sorry, only business.
phrase-your-turn = Your turn, boss.
phrase-again = Another round?
phrase-good-night = Good night, folks.

## The house

server-closes = The server is being closed; the table is kept.
server-elsewhere = The table is being carried to another server. Please try again in a moment.
server-newer-rules = This table is played by newer rules than this server knows. Please try again in a moment.
server-come-back = The connection was lost.
server-not-stored = That could not be stored, so it has not happened. Please try again.
server-store-unavailable = The tables cannot be reached at the moment; try again in a moment.
server-table-damaged = This table is damaged and cannot go on.

## The shuffle

shuffle-unreadable = The proof of the shuffle cannot be read.
shuffle-not-as-committed = The server’s part of the seed is not the one it had committed itself to.
shuffle-makes-another-seed = The proof of the shuffle makes another seed than that of the record.

## What a link to a table shows where it is posted

server-preview-title = { $game } in the back room
server-preview-game = { $pitch }
server-preview-free = { $people } { $people-count ->
    [one] is
   *[other] are
} sitting at the table, { $free ->
    [one] one chair is
   *[other] { $free } chairs are
} free. Sit down; nobody asks for an account.
server-preview-full = { $people } { $people-count ->
    [one] is
   *[other] are
} about to begin.
server-preview-running = { $people } { $people-count ->
    [one] is
   *[other] are
} playing.
server-preview-over = { $people } { $people-count ->
    [one] has
   *[other] have
} played here.
server-preview-bots = Bots play among themselves.

## What a device is told while no page is open

server-push-turn = It is your turn in { $game }.
server-push-invitation = You are asked to another round of { $game }.
server-no-push = This server tells nobody anything while no page is open.
server-bad-device = This is not a subscription of a browser we know.
server-too-many-devices = Notifications were switched on and off too often; try again later.
server-no-such-lesson = There is no such lesson.
server-lesson-astray = This lesson has been changed since you began it: please begin it again.

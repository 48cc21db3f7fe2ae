# What the page says only at a table.

## Keys

web-key-help = shows this list
web-key-escape = skips what is being played out, or calls off what was about to be done
web-key-numbers = goes to the first nine choices; Enter chooses
web-key-choices = to the choices in words
web-key-board = to the board
web-key-dock = to your things
web-key-story = to the story
web-key-look = describes the table in words
web-key-undo = takes your last choice back
web-key-hint = asks for a hint
web-key-rules = opens the rule book at the present question
web-key-chat = writes to the table
web-key-slip = to the telegram, if one hangs there
web-key-mute = turns sound on or off
web-keys-on = Single keys are shortcuts

## The end

web-end = The end
web-you = (you)
web-to-result = To the result
web-see-table = Look at the table
web-course = How it went
web-best-moment = Best moment
web-ended = Ended
web-ended-text = All agreed to end the game here. Nobody has won; the seed lies open, and with it every hand.
web-untouched-text = Nobody had touched this table for a long time, so it was closed. Nobody has won.
web-by-bot = { $all ->
    [one] The only choice was made by a bot.
   *[other] { $bot ->
        [one] One of { $all } choices was made by a bot.
       *[other] { $bot } of { $all } choices were made by a bot.
     }
 }
web-all-by-bot = Played by a bot.
web-rematch = Play again
web-to-rematch = To the next game
web-check-shuffle = Check the shuffle
web-shuffle-fair = The shuffle was fair.
web-shuffle-how = How this is checked
web-shuffle-how-text = The secret fits the fingerprint shown before the game, and secret and random numbers make the seed that everything left to chance came from.
web-shuffle-foul = Something is wrong: secret, random numbers and seed do not fit together.
web-shuffle-cannot = This browser computes fingerprints only over a secure connection. Save the numbers below, or the game’s record, and check them with “backroom verify”.
web-commitment = Fingerprint shown before the game
web-secret = The server’s secret
web-nonce = { $name }’s random number
web-seed = The seed they make
web-look-back = Look back
web-what-made-it = What made it so

## At the table

web-shortcuts = Keyboard
web-tap-begins = Touch anywhere to begin
web-sealed = Your choice is sealed; you can still change it.
web-sealed-briefly = Sealed. You can still change it.
web-not-yet = Not yet
web-stop-asking = Never ask
web-leave-text = A bot plays on for you until you come back.
web-curtain-for = { $name }’s turn
web-curtain = Hand the screen to { $name }. Everybody else looks away now.
web-curtain-lift = I am { $name }: show me my things
web-board-broken = The board cannot be drawn. You can still play with the choices in words.
web-watch-hold = Pause
web-watch-on = Go on
web-watch-step = One step on
web-branch = What if: this table goes on from a moment of another game, by the same deal.
web-branch-anew = What if: this table goes on from a moment of another game; what nobody knew then is dealt anew.
web-branch-from = Look back at that game

## What else is said only at a table

web-unlock = The key to a chair
web-unlock-text = The others have given you a key. With it you play on where you left off.
web-unlock-do = Take the chair
web-watchers = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
 }
web-watchers-named = { $count ->
    [one] { $names } looks on.
   *[other] { $count } people look on, among them { $names }.
 }
web-be-named = Show the others my name
web-watchers-only = only those who look on hear this
web-muted-lines = { $count ->
    [one] One line of somebody you do not hear
   *[other] { $count } lines of people you do not hear
 }
web-unsay = Remove what { $name } said: “{ $text }”
web-key-ready = The key to { $name }’s chair
web-key-ready-text = Send this link to { $name } and to nobody else. It works once, for a week.
web-clock-half = Half of your time for this choice is gone: { $time } left.
web-clock-soon = Ten seconds left, then a bot plays on for you until you are back.
web-hint-line = { $rank ->
    [1] Best choice
   *[other] Choice number { $rank }
 } of a strong player: wins about { $win } % of the time, final score about { $score }
web-all-agree = { $count ->
    [one] you decide
    [2] both must agree
   *[other] all { $count } must agree
 }
web-said-yes = You have said yes. The others are being asked.
web-paused-text = It goes on as soon as all who play agree.
web-pause = Ask for a pause
web-end-by-agreement = Ask to end the game
web-new-key = Ask for a new key
web-mute-them = Do not hear { $name }
web-hear-them = Hear { $name } again
web-ask-stand-in-text = At level “{ $level }”. One tap gives { $name } the chair back.
web-ask-pause-text = The clocks stand still. It goes on as soon as all agree.
web-ask-go-on-text = The game goes on where it was left.
web-ask-end-text = Nobody wins, and everything that was hidden lies open.
web-ask-new-key-text = Whoever has the key plays on as { $name }; devices used before lose the chair. So hand it to nobody else.
web-turn-of-absent = It is { $name }’s turn.
web-bot-comes = In { $time } a bot plays on by itself.
web-line-broken = { $name }’s line is broken.
web-volume = Volume
web-pace = What happens is shown
web-ask-first = Ask again before something that cannot be taken back
web-chat-empty = Nobody has said anything yet.

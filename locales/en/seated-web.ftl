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

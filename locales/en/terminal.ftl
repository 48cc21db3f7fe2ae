# What the terminal itself says.

play-which-game = Which game? Try “backroom play greed”, or “backroom play --resume” to go on with the last one.
play-you = You
play-bot = Bot { $seat }
play-too-many-names = Only { $players } can play, and you named more.
play-nothing-saved = There is no saved game to go on with.
play-commands = Choose by number or by typing words of a choice. “?” explains the question; you can also type: why, look, story, undo, hint, rule, save, quit. The game is saved after every move in { $path }.
play-curtain = This is for { $seat } alone. When nobody else can see or hear, press Enter.
play-no-such-number = There { $count ->
    [one] is only one choice
   *[other] are only { $count } choices
 }.
play-several = { $count } choices fit; please say more, or give the number.
play-possible = You can do that now.
play-not-understood = I did not understand that. Type a number, some words of a choice, or “?”.
play-help = Choose by number or by words. “why” and a choice says why it is not possible, “look” describes the table, “story” tells everything again, “undo” takes your last choice back, “hint” suggests something, “rule” and an id explains a rule, “save” and a file name keeps a copy, “quit” stops; “backroom play --resume” goes on.
play-hint = { $choice } (wins about { $win } % of the time, final score about { $score })
play-undone = Taken back.
play-saved = The game is saved in { $path }; “backroom play --resume” goes on.
play-record = The whole game is kept in { $path }.
rules-unknown = There is no rule “{ $id }”.

## The engine

engine-line-too-long = That line is longer than { $bytes } bytes and was not read.
engine-not-json = That is not JSON: { $problem }
engine-unknown-request = That request is not understood: { $problem }
engine-no-table = There is no table yet; begin with “new”, “load” or “resume”.
engine-not-over = The game is not over yet.

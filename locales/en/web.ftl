# The words of the page itself.

web-title = Backroom
web-home = Home
web-close = Close
web-on = on
web-off = off
web-settings = Language, theme, sound, about me
web-language = Language
web-language-en = English
web-language-de = Deutsch
web-theme = Theme
web-theme-auto = Automatic
web-theme-dark = After midnight
web-theme-light = By daylight
web-sound = Sound

## Home

web-players = { $span ->
    [0] { $most ->
        [one] 1 player
       *[other] { $most } players
     }
    [1] { $fewest } or { $most } players
   *[other] { $fewest } to { $most } players
 }
web-play-now = Play now
web-play-now-against = { $bots ->
    [0] on your own
    [one] against a bot
   *[other] against { $bots } bots
 }
web-sitting-down = One moment …
web-how-friends = Friends
web-how-friends-text = Say who plays, friends or bots and how strong they are; send the link, and start when everybody has sat down.
web-how-screen = One screen
web-how-screen-text = Several people share this screen. Before anybody’s cards are shown, a curtain falls until the right person is looking.
web-how-watch = Watch bots
web-how-watch-text = Lean back and see how it is done.
# Below a picture on a phone, as short as can be.
web-brief-screen = Here
web-brief-rules = Rules
web-brief-theme = Light
web-brief-me = Me
web-learn = Learn it in ten minutes
web-lessons = Lessons
web-house = The house deals fair: every shuffle can be checked.
web-for = { $unit ->
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count ->
        [one] 1 day
       *[other] { $count } days
     }
 }
web-my-tables = My tables
web-my-games = My games
web-waits-for-you = It is your turn
web-stage-gathering = People are sitting down
web-stage-running = Somebody else is choosing

## At the door

web-door = At the door
web-open-tables = { $count ->
    [0] no open table
    [one] 1 open table
   *[other] { $count } open tables
 }
web-nobody-at-the-door = Nobody waits outside. Open a table of your own to strangers, or ring.
web-chairs-free = { $count ->
    [one] 1 chair free
   *[other] { $count } chairs free
 }
web-house-rules = { $count ->
    [one] a rule of its own
   *[other] { $count } rules of its own
 }
web-clock-none = no clock
web-clock-evening = { $seconds } s + { $minutes } min
web-clock-letters = letters, { $days ->
    [one] a day
   *[other] { $days } days
 }
web-sit-short = Sit
web-sit-with = Sit down with { $names }: { $game }
web-match = Quick match
web-match-game = Whoever also waits for
web-match-with = with
web-match-bots = bots sit in after a minute
web-match-ring = Ring

## A new table

web-how-many = How many play?
web-seats = Who sits where
web-who-sits = Who sits on seat { $seat }?
web-sitter-me = Me
web-sitter-here = Somebody at this screen
web-sitter-open = A friend
web-sitter-bot = Bot, { $level }
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-expert = expert
web-name = Name
web-name-of = Name on seat { $seat }
web-guest = Guest
web-options = Rules to choose from
web-agreed = What is agreed
web-hints-on = Hints may be asked for
web-memory-on = Memory aid: the table shows everybody what they could have remembered
web-spectators-on = Others may watch, without seeing anybody’s secrets
web-make-friends = Make the table
web-make-screen = Sit down
web-make-watch = Deal the cards

## People sitting down

web-seat = Seat { $seat }
web-seat-open = free
web-sit = Take seat { $seat }
web-stand-up = Stand up
web-arrange = Change …
web-free-seat = Free this seat
web-ready = ready
web-not-ready = not ready yet
web-not-here = not here yet
web-i-am-ready = I am ready
web-lobby-open = { $count ->
    [one] One seat is still free. Send the link to a friend, or give the seat to a bot.
   *[other] { $count } seats are still free. Send the link to your friends, or give seats to bots.
 }
web-lobby-take = { $count ->
    [one] One seat is still free: take it and play.
   *[other] { $count } seats are still free: take one and play.
 }
web-lobby-others = { $count ->
    [one] One seat is still free. Whoever has the link can take it.
   *[other] { $count } seats are still free. Whoever has the link can take one.
 }
web-lobby-full = All seats are taken. The game begins as soon as everybody is ready.
web-lobby-coming = Not everybody is here yet. You can already say that you are ready.
web-lobby-ready = Everybody is here. Say when you are ready.
web-lobby-wait = Waiting until everybody is ready.
web-invite = Whoever has this link can sit down or watch:
web-my-face = My face
web-share = Share
web-share-title = { $game } in the back room
web-link = The table’s address
web-copy = Copy the link
web-copied = Copied
web-qr = QR code for { $link }
web-only-here = This address works on this device only. Others in the room can join if Backroom is started with “--lan”.
web-fair = How the cards are shuffled
web-fair-text = The server has already drawn a secret and shows its fingerprint here. When you say you are ready, your browser adds a random number of its own. Neither side can steer the shuffle, and after the game everything is shown so that you can check it.

## At the table

web-menu = Menu
web-prompt = What is asked
web-events = What happens
web-others = The others
web-board = The table
web-dock = Your things
web-side = Choices, story and chat
web-choices = Choices
web-no-choices = There is nothing for you to choose right now.
web-story = Story
web-whole-story = The whole story
web-earlier = What came before
web-since = since your last choice
web-look = The table in words
web-rules = Rule book
web-contents = Contents
web-show-rule = Show the rule
web-skip = Skip
web-undo = Take back
web-undone = { $seat-you ->
    [yes] You take your
   *[no] { $seat } takes the
 } last choice back.
web-hint = Hint
web-sure-final = This cannot be taken back.
web-do-it = Do it
web-volume-low = soft
web-volume-medium = medium
web-volume-high = loud
web-pace-calm = slowly
web-pace-usual = at a normal pace
web-pace-brisk = quickly
web-notices = Tell me when it is my turn while I am looking elsewhere
web-your-turn-title = ● Your turn: { $game }
web-leave = Leave the table
web-news = Who comes and goes
web-chat = Chat
web-watcher = A watcher
web-chat-say = Say something to the table
web-chat-send = Send
web-bot-a = Sonny
web-bot-b = Vito
web-bot-c = Rosie
web-bot-d = Lefty
web-bot-e = Mabel

## Company at the table

web-bot-plays = A bot is playing for you.
web-chair-back = Take my chair back
web-presence-here = { $name } is here.
web-presence-away = { $name } has been away for { $time }.
web-presence-stand-in = A bot plays for { $name } until they are back.
web-presence-bot = { $name } is a bot.
web-telegram = Telegram
web-you-decide = you may decide
web-ask-stand-in = Shall a bot play until { $name } is back?
web-ask-pause = Shall we go on another time?
web-ask-go-on = Shall we go on now?
web-ask-end = Shall the game end here?
web-ask-new-key = Shall { $name } get a new key to the chair?
web-vote-yes = has said yes
web-vote-open = has not answered yet
web-vote-you = you?
web-yes-stand-in = Yes, let it play
web-let-bot-play = Let a bot play
web-stand-in = Let a bot play for { $name }
web-yes-pause = Yes, later
web-yes-go-on = Yes, go on
web-yes-end = Yes, end it
web-yes-new-key = Yes, send a key
web-wait-a-little = Wait a little
web-no-go-on = No, go on playing
web-no-key = Rather not
web-paused = The game is paused.
web-go-on = Go on
web-later = Later
web-key-link = The link with the key
web-slip-open = Open the telegram: { $question }
web-people = At the table
web-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
 }
web-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
web-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
web-phrases = Phrases
web-said = What is said
web-says = { $name }: { $text }

## About me

web-me = About me
web-your-name = Your name
web-keep = Keep it
web-name-kept = Your name is kept.

## When something is wrong

web-connecting = Finding the table …
web-trouble = This did not work
web-unreachable = The server cannot be reached. Is it running, and are you online?
web-try-again = Try again
web-line-lost = The line to the table is broken; trying again. Nothing is lost.
web-outdated = There is a new version of this page; it will be taken after your turn.
web-reload = Take it now

# What is said only where people are sitting down.

lobby-title = Friends gather
lobby-rules = House rules
lobby-table = table { $code }
lobby-chairs = Chairs
lobby-hints = Hints
lobby-memory = Memory aid
lobby-watching = Looking on
lobby-may-sit = May sit down
lobby-with-link = who has the link
lobby-anybody = anybody
lobby-away = If one is away
lobby-away-after = a bot after { $minutes } min
lobby-stand-in = Stand-in
lobby-allowed = allowed
lobby-not-allowed = not here
lobby-clock = How long may a choice take?
lobby-clock-none = No clock
lobby-no-hurry = no hurry
lobby-clock-evening = Evening
lobby-clock-letters = Letters
lobby-clock-text = Whoever runs out of time loses nothing: a bot plays on until they are back.
lobby-who-takes = Who takes this chair?
lobby-yours = Is this chair yours?
lobby-sit = Sit down
lobby-strangers = Open to strangers
lobby-strangers-on = anybody finds it at the door
lobby-strangers-off = not shown at the door
lobby-colour = Your colour
lobby-colour-taken = { $colour }, taken by { $name }
lobby-hue-a = turquoise
lobby-hue-b = pink
lobby-hue-c = lime
lobby-hue-d = violet
lobby-hue-e = green
lobby-watchers = { $count ->
    [one] Somebody looks on.
   *[other] { $count } people look on.
 }
lobby-phrases = Say with one tap
lobby-more = More …
lobby-fewer = Fewer
lobby-begins = Begins when all are ready
lobby-talk-later = Sit down, and you can talk with the others.
lobby-waiting = The bell has rung
lobby-waiting-bots = Whoever waits for the same comes to this table. After a minute bots take the chairs that are free.
lobby-waiting-people = Whoever waits for the same comes to this table. It begins when all chairs are taken.
lobby-stop-waiting = Stop waiting
lobby-match = { $count ->
    [one] Waiting for one more …
   *[other] Waiting for { $count } more …
 }
lobby-match-bots = { $count ->
    [one] Waiting for one more; a bot sits in after a minute.
   *[other] Waiting for { $count } more; bots sit in after a minute.
 }

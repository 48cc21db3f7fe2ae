# What is said only where a table is made.

making-title = A new table
making-clock = How long may a choice take?
making-clock-none = No clock
making-clock-none-text = no hurry
making-clock-evening = Evening
making-clock-evening-text = seconds and a reserve
making-clock-letters = Letters
making-clock-letters-text = 1, 3 or 7 days
making-clock-seconds = Seconds for each choice
making-clock-reserve = Minutes in reserve for the game
making-clock-days = Days for each choice
making-clock-harmless = Whoever runs out of time loses nothing: a bot plays on until they are back.
making-away = If somebody is away
making-absence = A bot may be let in after
making-minutes = { $count ->
    [one] 1 minute
    [60] 1 hour
   *[other] { $count } minutes
 }
making-stand-in = How well it plays
making-listed = Open to strangers: anybody finds this table at the door

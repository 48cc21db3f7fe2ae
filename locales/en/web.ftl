# The words of the page itself.

web-title = Backroom
web-undone = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
 } the last choice back.

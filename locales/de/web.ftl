# Die Worte der Seite selbst.

web-title = Backroom
web-undone = { $seat-you ->
    [yes] Du nimmst deine
   *[no] { $seat } nimmt die
 } letzte Wahl zurück.

# Was Bots, Programme als Mitspieler und die Arena sagen.

## Programme als Mitspieler

no-programs-here = Programme dürfen hier nicht mitspielen: „{ $program }“ wurde nicht gestartet.
program-cannot-start = „{ $program }“ lässt sich nicht starten: { $problem }.
program-silent = „{ $program }“ hat nach { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
 } noch nicht geantwortet.
program-line-too-long = „{ $program }“ hört mit seiner Zeile nicht auf.
program-gone = „{ $program }“ hat sich mitten im Spiel beendet ({ $how }){ $complaint ->
    [none] .
   *[other] : { $complaint }
 }
program-not-an-answer = „{ $program }“ hat etwas geantwortet, das keine Wahl ist: { $problem }
program-not-a-choice = „{ $program }“ wollte „{ $action }“, aber das geht nicht.
play-program-out = { $reason } Von jetzt an spielt dort ein Bot der Stufe { $level } weiter.
play-program-not-resumed = „{ $program }“ wird aus einem gespeicherten Spiel heraus nicht gestartet; dort spielt ein Bot der Stufe { $level }.

## Statistik

stats-head = { $game } { $players ->
    [one] allein
   *[other] zu { $players }
 }: { $games } Partien unter Bots „{ $bot }“, Mittelwerte mit 95-%-Intervallen
stats-row = { $name }
stats-table = { $name }
stats-table-seats = Plätze
stats-table-cards = Karten
stats-table-shadows = Schatten-Karten
stats-table-potions = Zaubertrank-Karten
stats-table-pairs = Schatten und Zaubertrank zusammen
stats-table-endings = Spielenden
stats-table-start = Anfangen, und wie lange es dauert
stats-table-stooges = Informanten
stats-column-games = Partien
stats-column-won = Siege
stats-column-score = Punkte
stats-column-pick = als wievielte genommen
stats-column-played = gespielt, wenn genommen
stats-column-won-when-played = Siege dessen, der sie spielt
stats-column-start-wins = Siege des Startspielers
stats-column-margin = Vorsprung am Ende
stats-column-share = Anteil der Partien
stats-column-turns = Züge
stats-column-jobs = Jobs je Partie
stats-column-value = Wert eines Jobs, in Tausend
stats-column-value-per-gangster = dasselbe je Gangster
stats-ending-rich = jemand besitzt 100k
stats-ending-casino = die zweite Casino-Karte
stats-ending-limit = die Zuggrenze
stats-start-player = Startspieler

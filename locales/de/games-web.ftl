# Was nur dort gesagt wird, wo meine Spiele stehen.

games-title = Meine Spiele
games-export = Alles mitnehmen
games-delete = Löschen …
games-waiting = Wartet auf dich
games-running = Läuft
games-over = Zu Ende
games-count = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
 }
games-none = Noch nichts. Was du zu Ende spielst, wird hier aufgeschrieben.
games-all = Alle { $count } beendeten Spiele
games-play = Spielen
games-play-at = Spielen: { $game } mit { $names }
games-look = Ansehen
games-look-at = Ansehen: { $game } mit { $names }
games-of = { $game }, { $date }
games-paused = unterbrochen, bis alle zurück sind
games-closes = wird am { $date } geschlossen, wenn niemand spielt
games-ended-agreed = einvernehmlich beendet
games-ended-untouched = liegen geblieben
games-place = Platz
games-won = gewonnen
games-played = { $count ->
    [one] Spiel
   *[other] Spiele
 }
games-best = bestes { $best } · Mittel { $mean }
games-against = Gegen wen, und wie oft
games-curve = Deine Punkte, das älteste Spiel zuerst: { $scores }
games-never = Noch nicht zu Ende gespielt.
games-share = Dieses Spiel zeigen
games-unshare = Gezeigt: Link zurücknehmen
games-shared = Wer den Link hat, kann sich dieses Spiel ansehen. Ein Tippen nimmt ihn zurück.
games-unshared = Der Link führt nirgends mehr hin.
games-link = Der Link
games-put-away = Von der Liste nehmen
games-put-away-done = Von der Liste genommen.
games-shared-title = Ein Spiel zum Ansehen
games-shared-text = Jemand aus der Runde zeigt dieses beendete Spiel. Die Aufzeichnung enthält jeden Zug und den Beweis fürs Mischen; „backroom replay“ erzählt sie.
games-record = Aufzeichnung mitnehmen
games-play-too = Selbst spielen
games-look-back-at = Zurückblicken: { $game }, { $date }
games-look-back = Zurückblicken

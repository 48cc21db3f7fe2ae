# Der Tisch von With a Smile & a Gun im Browser.

smile-web-field = Feld { $field }
smile-web-pool = Der Vorrat
smile-web-first-die = Zuerst der Würfel, der deinen Boss bewegt
smile-web-second-die = Jetzt der Würfel für die Aktion
smile-web-die-to-move = Eine { $die } für die Bewegung nehmen
smile-web-put-back = Die { $die } zurücklegen
smile-web-no-die = Kein Würfel zeigt eine { $die }
smile-web-aside = Werden neu geworfen:
smile-web-act-1 = Ein Polizeimarker in einen beliebigen Bezirk
smile-web-act-2 = Einen eigenen Handlanger in einen anderen Bezirk
smile-web-act-3 = Einen eigenen Handlanger in einen anderen Bezirk
smile-web-act-4 = Einen beliebigen Marker entfernen
smile-web-act-5 = Einen beliebigen Marker entfernen
smile-web-act-6 = Je einen Handlanger in zwei benachbarte Bezirke
smile-web-first-of-two = Einen Handlanger in { $district-acc } setzen und einen daneben
smile-web-wanted = Fahndungslevel
smile-web-wanted-of = { $name }: Fahndungslevel { $level }
smile-web-majorities = Mehrheiten
smile-web-scale = { $ours } gegen { $theirs }
smile-web-rival = Konkurrenz
smile-web-start = Startspieler
smile-web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
smile-web-points-text = Hüte und verdeckte Plättchen bisher
smile-web-no-tiles = Noch keine Plättchen

smile-short-1 = Wer nach drei Runden die meisten Punkte hat, gewinnt: Hüte zählen sofort, Glücksspiel, Waffen und Schmuggelware für die, die davon am meisten haben.
smile-short-2 = In deinem Zug nimmst du zwei Würfel. Mit dem einen läuft dein Boss um die Stadt und schickt 3, 2 und 1 Handlanger in die Straße, in die er blickt; der andere ist für eine Aktion.
smile-short-3 = Nach einer Runde verteilt jeder Bezirk seine Plättchen: Die stärkste Partei nimmt zuerst, dann die zweite; sind vorn mehrere gleich stark, bleibt alles liegen. Auch die Polizei mischt mit. Je höher deine Aktionswürfel, desto mehr wird nach dir gefahndet; nach wem weniger gefahndet wird, der bekommt einen Bonus.

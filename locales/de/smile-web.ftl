# Der Tisch von With a Smile & a Gun im Browser.

smile-web-round = Runde { $round } von 3
smile-web-phase = Phase { $number }, { $name }
smile-web-turn = Zug { $turn } von 3
smile-web-field = Feld { $field }
smile-web-field-text = Feld { $field }, oder { $beyond }, wenn du über die 11 hinaus weiterzählst.
smile-web-settled-now = Jetzt abgerechnet:
smile-web-settled-tie = { $place ->
    [1] Gleichstand um den ersten Platz, alles bleibt liegen
   *[other] Gleichstand um den nächsten Platz, der Rest kommt in die Ablage
 }
smile-web-party-police = die Polizei
smile-web-party-guardian = der Wächter
smile-web-rule = Die Regel
smile-web-close = Schließen
smile-web-pool = Der Vorrat
smile-web-first-die = Zuerst: Welcher Würfel bewegt deinen Boss?
smile-web-second-die = Jetzt: Welcher Würfel ist für die Aktion?
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
smile-web-wanted-text = Der niedrigere bekommt einen Bonus.
smile-web-wanted-of = { $name }: Fahndungslevel { $level }
smile-web-majorities = Mehrheiten
smile-web-majorities-text = Ein Gleichstand bringt nichts; hat der andere gar nichts davon, zählt es doppelt.
smile-web-paid = +{ $points }
smile-web-paid-tie = gleich: 0
smile-web-scale = { $ours } gegen { $theirs }
smile-web-rival = Konkurrenz
smile-web-start = Startspieler
smile-web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
smile-web-points-text = Wenn das Spiel jetzt zu Ende wäre
smile-web-points-tiles = { $points } aus Plättchen
smile-web-points-majorities = { $points } aus Mehrheiten
smile-web-points-shadow = { $points } vom Schatten
smile-web-points-potions = { $points } aus Zaubertränken
smile-web-points-law = { $points } vom Gesetz
smile-web-no-tiles = Noch keine Plättchen
smile-web-signs = Zeichen auf dem Plan
smile-web-sign-lamp = Diesen Bezirk kannst du jetzt wählen.
smile-web-sign-most = Diese Partei hat hier die meisten Marker.
smile-web-sign-tie = Eine andere Partei hat genauso viele.
smile-web-sign-square = So viel Polizei hat das Plättchen mitgebracht, als es hingelegt wurde.
smile-web-sign-field = Ein Feld; mit der zweiten Zahl zählst du über die 11 hinaus weiter.

smile-short-1 = Wer nach drei Runden die meisten Punkte hat, gewinnt: Hüte zählen sofort, Glücksspiel, Waffen und Schmuggelware für die, die davon am meisten haben.
smile-short-2 = In deinem Zug nimmst du zwei Würfel. Mit dem einen läuft dein Boss um die Stadt und schickt 3, 2 und 1 Handlanger in die Straße, in die er blickt; der andere ist für eine Aktion.
smile-short-3 = Nach einer Runde verteilt jeder Bezirk seine Plättchen: Die stärkste Partei nimmt zuerst, dann die zweite; sind vorn mehrere gleich stark, bleibt alles liegen. Auch die Polizei mischt mit. Je höher deine Aktionswürfel, desto mehr wird nach dir gefahndet; nach wem weniger gefahndet wird, der bekommt einen Bonus.

# Der Tisch von With a Smile & a Gun im Browser.

smile-web-field = Feld { $field }
smile-web-pool = Der Vorrat
smile-web-first-die = Zuerst der Würfel, der deinen Boss bewegt
smile-web-second-die = Jetzt der Würfel für die Aktion
smile-web-die-to-move = Eine { $die } für die Bewegung nehmen
smile-web-put-back = Die { $die } zurücklegen
smile-web-no-die = Kein Würfel zeigt eine { $die }
smile-web-aside = Werden neu geworfen:
smile-web-act-1 = Als Aktion: ein Polizeimarker in einen beliebigen Bezirk
smile-web-act-2 = Als Aktion: einen eigenen Handlanger in einen anderen Bezirk
smile-web-act-3 = Als Aktion: einen eigenen Handlanger in einen anderen Bezirk
smile-web-act-4 = Als Aktion: einen beliebigen Marker entfernen
smile-web-act-5 = Als Aktion: einen beliebigen Marker entfernen
smile-web-act-6 = Als Aktion: je einen Handlanger in zwei benachbarte Bezirke
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

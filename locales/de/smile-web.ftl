# Die Bühne von „With a Smile & a Gun“ im Browser.

smile-web-round = Runde { $round } von 3
smile-web-turn = { $phase } · Zug { $turn } von 3
smile-web-phase-1 = Die Lage
smile-web-phase-2 = Die Straßen
smile-web-phase-3 = Der Schatten
smile-web-phase-4 = Das Gesetz
smile-web-phase-5 = Abrechnung
smile-web-city = Die Stadt
smile-web-you = Du
smile-web-rival = Konkurrenz
smile-web-start = zuerst
smile-web-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
 }
smile-web-words = In Worten
smile-web-bag = { $count ->
    [one] Im Beutel ist noch 1 Plättchen.
   *[other] Im Beutel sind noch { $count } Plättchen.
 }
smile-web-field-text = Feld { $field }, oder { $beyond }, wenn du über die 11 hinaus weiterzählst.
smile-web-wanted = Gesucht
smile-web-wanted-text = Weniger gesucht: ein Marker mehr
smile-web-wanted-of = { $name }: Fahndungslevel { $level }
smile-web-scale = { $ours } gegen { $theirs }
smile-web-alone-own = Nur du hast { $kind }: { $paid } Punkte statt { $base }.
smile-web-alone = Nur { $name } hat { $kind }: { $paid } Punkte statt { $base }.

## Die Namen am Bordstein

smile-web-district-harbour = Hafen
smile-web-district-north = Oben
smile-web-district-north-east = Oben rechts
smile-web-district-park = Park
smile-web-district-south-east = Unten rechts
smile-web-district-south = Unten
smile-web-district-south-west = Unten links
smile-web-district-west = Links
smile-web-district-centre = Mitte

## Das Würfeltablett

smile-web-pool = Die Würfel
smile-web-slot-move = Gehen
smile-web-slot-way = Gehen: { $from } → { $to }
smile-web-slot-way-short = → { $to }
smile-web-slot-act = Handeln
smile-web-die-to-move = Eine { $die } für die Bewegung nehmen
smile-web-put-back = Die { $die } zurücklegen
smile-web-no-die = Kein Würfel zeigt eine { $die }
smile-web-act-police = Polizei
smile-web-act-shift = versetzen
smile-web-act-remove = entfernen
smile-web-act-pair = zwei dazu
smile-web-act-police-short = Polizei
smile-web-act-shift-short = zieht um
smile-web-act-remove-short = fort
smile-web-act-pair-short = zwei
smile-web-first-of-two = Einen Handlanger in { $district-acc } setzen und einen daneben
smile-web-do-roll = Würfeln
smile-web-do-pass = Nein, danke
smile-web-do-end = Zug beenden
smile-web-do-again = neu würfeln
smile-web-do-support = beide nehmen
smile-web-place = wie üblich
smile-web-keep-up = offen
smile-web-keep-down = verdeckt
smile-web-keep-up-double = offen auf Trank
smile-web-keep-down-double = verdeckt auf Trank
smile-web-bonus-own = einer von dir
smile-web-bonus-other = ein anderer
smile-web-bonus-police = Polizei
smile-web-bonus-two-police = zwei Polizei
smile-web-lift-potion = Einen Zaubertrank nehmen, um auf ein beliebiges Feld zu gehen
smile-web-potion-cost = Tränke { $before } → { $after }

## Was gefragt ist, in einer Zeile

smile-web-ask-go = Mit welchem Würfel geht dein Boss?
smile-web-ask-act = Dein Boss geht auf { $field }. Womit handelst du?
smile-web-ask-act-short = Bis { $field }. Womit handelst du?
smile-web-ask-mark = Welche Würfel würfelst du neu?
smile-web-ask-roll = { $count ->
    [one] Diesen neu würfeln, oder noch mehr?
   *[other] Diese { $count } neu würfeln, oder noch mehr?
 }
smile-web-ask-relocate = Wen schickst du woandershin?
smile-web-ask-which = Welchen Marker { $district-at }?
smile-web-ask-to = Aus { $district-dat } wohin?
smile-web-ask-walk = Auf { $field }, oder mit einem Trank auf ein anderes Feld?
smile-web-ask-shell = Wie üblich, oder für einen Trank 3, 2 und 1 frei?
smile-web-ask-place = Handlanger setzen, oder erst ein Plättchen tauschen?
smile-web-ask-swap = Welches Plättchen willst du dafür?
smile-web-ask-police = Wohin kommt die Polizei?
smile-web-ask-shift = Ziehen oder tippen: wer zieht um?
smile-web-ask-remove = Welchen Marker entfernst du?
smile-web-ask-pair = Je ein Mann zu beiden Seiten: welche Straße?
smile-web-ask-beside = Und neben { $district-dat }: wo?
smile-web-ask-overpower = { $die ->
    [one] Wohin kommt dein Handlanger?
   *[other] Wohin kommen deine { $die } Handlanger?
 }
smile-web-ask-end = Zug beenden, oder einen Trank einsetzen?
smile-web-ask-order = Wer hat die vierte Aktion zuerst?
smile-web-ask-collect = Welchen Würfel für eine vierte Aktion neu würfeln?
smile-web-ask-law = Du wirst weniger gesucht: Was setzt du?
smile-web-ask-law-place = In welchen Bezirk?
smile-web-ask-support = Zwei Leute des Bürgermeisters für { $district-acc }?
smile-web-ask-seduce = { $district-atcap } für einen Trank jemanden von der Polizei verführen?
smile-web-ask-take = { $place ->
    [1] Erster
    [2] Zweiter
   *[other] Dritter
 } Platz { $district-at }: Was nimmst du?
smile-web-ask-keep = Offen für die Mehrheit oder verdeckt für 1 Punkt?
smile-web-ask-keep-potion = Offen für später oder verdeckt für 1 Punkt?
smile-web-ask-keep-hat = Allein oder verdoppelt auf einem Trank?

## Die Karten in Kürze

smile-web-gist-corrupt = Phase 3: In seinem Bezirk geht die Polizei heim.
smile-web-gist-detective = Meiste dort: nächste Runde keine höchsten Würfel, am Ende −3.
smile-web-gist-femme = Phase 3: Die Stärksten dort verlieren die Hälfte.
smile-web-gist-historian = Wer dort abzieht, ist 1 Punkt wert; niemand: −5.
smile-web-gist-viper = Phase 3: Das beste Plättchen dort ist weg.
smile-web-gist-hideout = Wer dort schwächer ist, bleibt.
smile-web-gist-collector = Meiste dort: neu würfeln und noch einmal handeln.
smile-web-gist-press = Deine Leute dort zählen zur Fahndung.
smile-web-gist-secret-service = Phase 3: zwei Polizei in seinen Bezirk.
smile-web-gist-mayor = Weniger gesucht: zwei Handlanger zu ihm.
smile-web-gist-water = Meiste im Hafen: mit dem letzten Würfel handeln.
smile-web-gist-guardian = In der Mitte vierte Partei; gewinnt jeden Gleichstand.
smile-web-gist-cursed = Der letzte Würfel ist Beute im Park: Leute auf diese Karte.
smile-web-gist-second-chance = Ein Trank: beliebige Würfel neu würfeln.
smile-web-gist-overpower = Ein Trank: so viele Leute, wie der Würfel zeigt.
smile-web-gist-quick-step = Ein Trank: der Boss auf ein beliebiges Feld.
smile-web-gist-relocation = Ein Trank: einen Marker versetzen.
smile-web-gist-imitation = Ein Plättchen auf einem Trank zählt doppelt.
smile-web-gist-con-artist = Ein Trank: ein Plättchen mit dem nahen Bezirk tauschen.
smile-web-gist-seduction = Ein Trank: Polizei wird dein Handlanger.
smile-web-gist-shell-game = Ein Trank: 3, 2, 1 setzt du, wie du willst.
smile-web-gist-soulmates = Ende: je zwei Tränke 10 Punkte.
smile-web-use-second-chance = neu würfeln
smile-web-use-overpower = Leute je Auge
smile-web-use-quick-step = auf jedes Feld
smile-web-use-relocation = Marker versetzen
smile-web-use-imitation = zählt doppelt
smile-web-use-con-artist = tauschen
smile-web-use-seduction = verführen
smile-web-use-shell-game = 3, 2, 1 frei
smile-web-use-soulmates = zwei für 10

smile-short-1 = Wer nach drei Runden die meisten Punkte hat, gewinnt: Hüte zählen sofort, Glücksspiel, Waffen und Schmuggelware für die, die davon am meisten haben.

## Woran man im Rückblick etwas wiederfindet

smile-web-sight-tile = Plättchen
smile-web-sight-potion = Trank
smile-web-sight-swap = Tausch
smile-web-sight-shadow = Schatten
smile-web-sight-law = Gesetz

## Was geschieht, während man es sieht

smile-placed-briefly = { $seat-you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} { $first }, { $second } und { $third } Handlanger.
smile-took-police-briefly = { $district-atcap } nimmt sich die Polizei { $tile }.
smile-not-scored-briefly = { $district-atcap } ist Gleichstand: Alles bleibt liegen.
smile-cleared-briefly = { $district-cap } ist gewertet, und alle gehen heim.
smile-cleared-archived-briefly = { $district-cap } ist gewertet; Handlanger kommen auf die Karte des Historikers.
smile-cleared-hideout-briefly = { $district-cap } ist gewertet; das Geheimversteck behält { $hidden } da.
smile-abandoned-briefly = { $district-atcap } liegen keine Plättchen mehr: Alle gehen heim.

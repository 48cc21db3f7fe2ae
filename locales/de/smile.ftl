# With a Smile & a Gun. Satzteile (Plättchen, Marker, Würfel) stehen im Akkusativ.

## Bezirke

smile-district-harbour = Hafen
    .nom = der Hafen
    .cap = Der Hafen
    .acc = den Hafen
    .dat = dem Hafen
    .at = im Hafen
    .atcap = Im Hafen
smile-district-north = oben
    .nom = der Bezirk oben
    .cap = Der Bezirk oben
    .acc = den Bezirk oben
    .dat = dem Bezirk oben
    .at = im Bezirk oben
    .atcap = Im Bezirk oben
smile-district-north-east = oben rechts
    .nom = der Bezirk oben rechts
    .cap = Der Bezirk oben rechts
    .acc = den Bezirk oben rechts
    .dat = dem Bezirk oben rechts
    .at = im Bezirk oben rechts
    .atcap = Im Bezirk oben rechts
smile-district-park = Park
    .nom = der Park
    .cap = Der Park
    .acc = den Park
    .dat = dem Park
    .at = im Park
    .atcap = Im Park
smile-district-south-east = unten rechts
    .nom = der Bezirk unten rechts
    .cap = Der Bezirk unten rechts
    .acc = den Bezirk unten rechts
    .dat = dem Bezirk unten rechts
    .at = im Bezirk unten rechts
    .atcap = Im Bezirk unten rechts
smile-district-south = unten
    .nom = der Bezirk unten
    .cap = Der Bezirk unten
    .acc = den Bezirk unten
    .dat = dem Bezirk unten
    .at = im Bezirk unten
    .atcap = Im Bezirk unten
smile-district-south-west = unten links
    .nom = der Bezirk unten links
    .cap = Der Bezirk unten links
    .acc = den Bezirk unten links
    .dat = dem Bezirk unten links
    .at = im Bezirk unten links
    .atcap = Im Bezirk unten links
smile-district-west = links
    .nom = der Bezirk links
    .cap = Der Bezirk links
    .acc = den Bezirk links
    .dat = dem Bezirk links
    .at = im Bezirk links
    .atcap = Im Bezirk links
smile-district-centre = Mitte
    .nom = die Mitte
    .cap = Die Mitte
    .acc = die Mitte
    .dat = der Mitte
    .at = in der Mitte
    .atcap = In der Mitte

## Plättchen

smile-kind-potion = Zaubertrank
    .the = den Zaubertrank
    .a = einen Zaubertrank
    .some = { " " }Zaubertränke
    .up = einen aufgedeckten Zaubertrank
    .ups = { " " }aufgedeckte Zaubertränke
    .down = einen verdeckten Zaubertrank
    .downs = { " " }verdeckte Zaubertränke
smile-kind-contraband = Schmuggelware
    .the = die Schmuggelware
    .a = Schmuggelware
    .some = -mal Schmuggelware
    .up = aufgedeckte Schmuggelware
    .ups = -mal aufgedeckte Schmuggelware
    .down = verdeckte Schmuggelware
    .downs = -mal verdeckte Schmuggelware
smile-kind-weapons = Waffen
    .the = die Waffen
    .a = Waffen
    .some = -mal Waffen
    .up = aufgedeckte Waffen
    .ups = -mal aufgedeckte Waffen
    .down = verdeckte Waffen
    .downs = -mal verdeckte Waffen
smile-kind-gambling = Glücksspiel
    .the = das Glücksspiel
    .a = Glücksspiel
    .some = -mal Glücksspiel
    .up = aufgedecktes Glücksspiel
    .ups = -mal aufgedecktes Glücksspiel
    .down = verdecktes Glücksspiel
    .downs = -mal verdecktes Glücksspiel

smile-the-hat = den Hut mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }
smile-the-tile = { $kind-the }
smile-a-hat = einen Hut mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }
smile-a-tile = { $kind-a }
smile-some-tiles = { $count }{ $kind-some }
smile-with-squares = { $tile } ({ $squares ->
    [0] ohne blaues Quadrat
    [one] 1 blaues Quadrat
   *[other] { $squares } blaue Quadrate
 })
smile-held-hat = { $count ->
    [one] einen Hut mit { $points }
   *[other] { $count } Hüte mit je { $points }
 } { $points ->
    [one] Punkt
   *[other] Punkten
 }
smile-held-hat-double = { $count ->
    [one] einen Hut mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
     } auf einem Zaubertrank
   *[other] { $count } Hüte mit je { $points } { $points ->
        [one] Punkt
       *[other] Punkten
     } auf Zaubertränken
}
smile-held-up = { $count ->
    [one] { $kind-up }
   *[other] { $count }{ $kind-ups }
}
smile-held-down = { $count ->
    [one] { $kind-down }
   *[other] { $count }{ $kind-downs }
}
smile-held-up-double = { $count ->
    [one] { $kind-up } auf einem Zaubertrank
   *[other] { $count }{ $kind-ups } auf Zaubertränken
}
smile-held-down-double = { $count ->
    [one] { $kind-down } auf einem Zaubertrank
   *[other] { $count }{ $kind-downs } auf Zaubertränken
}

## Würfel und Marker

smile-dice = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] dreizehn
 } { $value ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[other] Sechs
 }{ $count ->
    [one] { "" }
   *[other] en
 }
smile-police = { $count ->
    [one] einen Polizeimarker
   *[other] { $count } Polizeimarker
}
smile-henchmen = { $seat-you ->
    [yes] { $count ->
        [one] einen
       *[other] { $count }
     } deiner Handlanger
   *[no] { $count ->
        [one] einen
       *[other] { $count }
     } Handlanger von { $seat }
}
smile-own-henchmen = { $count ->
    [one] einen eigenen
   *[other] { $count } eigene
 } Handlanger
smile-rival-henchmen = { $count ->
    [one] einen
   *[other] { $count }
 } Handlanger der Konkurrenz
smile-pips = die Augen des Wächters
smile-marker-yellow = einen Handlanger der Bande A
smile-marker-green = einen Handlanger der Bande B
smile-marker-police = einen Polizeimarker
smile-marker-guardian = die Augen des Wächters

## Schatten-Karten

smile-shadow-corrupt = Der Korrupte
    .nom = der Korrupte
smile-shadow-detective = Die Detektivin
    .nom = die Detektivin
smile-shadow-femme = Die Femme Fatale
    .nom = die Femme Fatale
smile-shadow-historian = Der Historiker
    .nom = der Historiker
smile-shadow-viper = Die Viper
    .nom = die Viper
smile-shadow-hideout = Das Geheimversteck
    .nom = das Geheimversteck
smile-shadow-collector = Der Sammler
    .nom = der Sammler
smile-shadow-press = Die Presse
    .nom = die Presse
smile-shadow-secret-service = Der Geheimdienst
    .nom = der Geheimdienst
smile-shadow-mayor = Der Bürgermeister
    .nom = der Bürgermeister
smile-shadow-water = Die Wasserkreatur
    .nom = die Wasserkreatur
smile-shadow-guardian = Der Wächter
    .nom = der Wächter
smile-shadow-cursed = Der Verfluchte
    .nom = der Verfluchte

smile-shadow-text-corrupt = In Phase 3 ({ smile-phase-3 }) verschwinden alle Polizeimarker aus dem Bezirk vor dem Schatten.
smile-shadow-text-detective = In Phase 5 ({ smile-phase-5 }) bekommt diese Karte, wer im Bezirk vor dem Schatten die meisten Handlanger hat; damit darf man in der nächsten Runde nie den höchsten Würfel nehmen, und wer sie am Ende hat, verliert 3 Punkte.
smile-shadow-text-femme = In Phase 3 ({ smile-phase-3 }) verliert jede Partei mit den meisten Markern im Bezirk vor dem Schatten die Hälfte davon, abgerundet.
smile-shadow-text-historian = Handlanger, die den Bezirk vor dem Schatten nach der Wertung verlassen, kommen auf diese Karte: je 1 Punkt am Ende, und wer dort keinen hat, verliert 5.
smile-shadow-text-viper = In Phase 3 ({ smile-phase-3 }) kommt ein Plättchen aus dem Bezirk vor dem Schatten in die Ablage, und zwar das, das die Polizei nehmen würde.
smile-shadow-text-hideout = Wird der Bezirk vor dem Schatten gewertet, bleiben die Handlanger des Spielers stehen, der dort weniger hat.
smile-shadow-text-collector = In Phase 3 ({ smile-phase-3 }) darf der Spieler mit den meisten Handlangern im Bezirk vor dem Schatten einen eigenen Aktionswürfel neu werfen und für eine vierte Aktion nutzen.
smile-shadow-text-press = In Phase 4 ({ smile-phase-4 }) zählen deine Handlanger im Bezirk vor dem Schatten zu deinem Fahndungslevel.
smile-shadow-text-secret-service = In Phase 3 ({ smile-phase-3 }) kommen zwei Polizeimarker in den Bezirk vor dem Schatten.
smile-shadow-text-mayor = Nach Phase 4 ({ smile-phase-4 }) darf der Spieler mit dem niedrigeren Fahndungslevel 2 eigene Handlanger in den Bezirk vor dem Schatten setzen.
smile-shadow-text-water = Sie lebt im Hafen: Wer dort in Phase 3 ({ smile-phase-3 }) die meisten Handlanger hat, darf den Schatten-Würfel für eine zusätzliche Aktion nutzen.
smile-shadow-text-guardian = Er lebt in der Mitte und wird dort als vierte Partei gewertet, so stark wie der Schatten-Würfel; jeden Gleichstand gewinnt er.
smile-shadow-text-cursed = Er lebt im Park, und dort ist der Schatten-Würfel Beute: So viele deiner Handlanger kommen auf diese Karte, am Ende je 1 Punkt wert, und wer die meisten hat, bekommt 5 dazu.

## Zaubertrank-Karten

smile-potion-second-chance = Zweite Chance
smile-potion-overpower = Übermacht
smile-potion-quick-step = Schneller Schritt
smile-potion-relocation = Ortswechsel
smile-potion-imitation = Nachahmung
smile-potion-con-artist = Trickbetrüger
smile-potion-seduction = Verführung
smile-potion-shell-game = Hütchenspiel
smile-potion-soulmates = Seelenverwandt

smile-potion-text-second-chance = Jederzeit in deinem Zug darfst du für einen Zaubertrank beliebig viele Würfel im Vorrat neu werfen.
smile-potion-text-overpower = Statt deiner Aktion darfst du für einen Zaubertrank so viele eigene Handlanger in einen Bezirk setzen, wie dein Aktionswürfel zeigt.
smile-potion-text-quick-step = Statt deiner Bewegung darfst du deinen Boss für einen Zaubertrank auf ein beliebiges Feld stellen.
smile-potion-text-relocation = In deinem Zug darfst du für einen Zaubertrank irgendeinen Marker in einen anderen Bezirk legen.
smile-potion-text-imitation = Nimmst du dir ein Plättchen, das kein Zaubertrank ist, darfst du es auf einen deiner Zaubertränke legen: Dort zählt es doppelt.
smile-potion-text-con-artist = Ist dein Boss gezogen, darfst du für einen Zaubertrank eines deiner Plättchen gegen eines aus dem nahen Bezirk tauschen.
smile-potion-text-seduction = Vor der Wertung eines Bezirks darfst du dort für einen Zaubertrank einen Polizeimarker durch einen eigenen Handlanger ersetzen.
smile-potion-text-shell-game = Ist dein Boss gezogen, darfst du für einen Zaubertrank frei wählen, welcher der drei Bezirke vor ihm 3, 2 und 1 Handlanger bekommt.
smile-potion-text-soulmates = Am Ende bringen je zwei aufgedeckte Zaubertränke 10 Punkte.

## Wann die Karten zählen, wie es in den Regelheften steht

smile-when-shadow-corrupt = Phase 3
smile-when-shadow-femme = Phase 3
smile-when-shadow-viper = Phase 3
smile-when-shadow-collector = Phase 3
smile-when-shadow-secret-service = Phase 3
smile-when-shadow-water = Phase 3
smile-when-shadow-detective = Phase 5, nächste Phase 2, Ende
smile-when-shadow-historian = Phase 5, Ende
smile-when-shadow-hideout = Phase 5
smile-when-shadow-guardian = Phase 5
smile-when-shadow-press = Phase 4
smile-when-shadow-mayor = nach Phase 4
smile-when-shadow-cursed = Phasen 3 und 5, Ende
smile-when-potion-second-chance = dein Zug
smile-when-potion-relocation = dein Zug
smile-when-potion-overpower = statt der Aktion
smile-when-potion-quick-step = statt der Bewegung
smile-when-potion-imitation = wenn du ein Plättchen nimmst
smile-when-potion-con-artist = nach der Bewegung, vor dem Setzen
smile-when-potion-seduction = Phase 5, vor der Wertung eines Bezirks
smile-when-potion-shell-game = nach der Bewegung
smile-when-potion-soulmates = Ende

## Einstellungen

smile-option-shadow = Schatten-Karte
smile-option-shadow-text = Der Schatten, der die ganze Partie über umgeht; für das erste Mal empfehlen wir den Korrupten.
smile-option-shadow-random = zufällig
smile-option-shadow-corrupt = { smile-shadow-corrupt }
smile-option-shadow-detective = { smile-shadow-detective }
smile-option-shadow-femme = { smile-shadow-femme }
smile-option-shadow-historian = { smile-shadow-historian }
smile-option-shadow-viper = { smile-shadow-viper }
smile-option-shadow-hideout = { smile-shadow-hideout }
smile-option-shadow-collector = { smile-shadow-collector }
smile-option-shadow-press = { smile-shadow-press }
smile-option-shadow-secret-service = { smile-shadow-secret-service }
smile-option-shadow-mayor = { smile-shadow-mayor }
smile-option-shadow-water = { smile-shadow-water }
smile-option-shadow-guardian = { smile-shadow-guardian }
smile-option-shadow-cursed = { smile-shadow-cursed }
smile-option-potion = Zaubertrank-Karte
smile-option-potion-text = Was ein Zaubertrank in dieser Partie kann; für das erste Mal empfehlen wir die Zweite Chance.
smile-option-potion-random = zufällig
smile-option-potion-second-chance = { smile-potion-second-chance }
smile-option-potion-overpower = { smile-potion-overpower }
smile-option-potion-quick-step = { smile-potion-quick-step }
smile-option-potion-relocation = { smile-potion-relocation }
smile-option-potion-imitation = { smile-potion-imitation }
smile-option-potion-con-artist = { smile-potion-con-artist }
smile-option-potion-seduction = { smile-potion-seduction }
smile-option-potion-shell-game = { smile-potion-shell-game }
smile-option-potion-soulmates = { smile-potion-soulmates }
smile-option-level = Konkurrenz
smile-option-level-text = Wie stark die Konkurrenz ist, wenn du allein spielst.
smile-option-level-easy = leicht
smile-option-level-standard = normal
smile-option-level-hard = schwer
smile-option-tiles = Eigene Plättchen
smile-option-tiles-text = Eine Datei mit den Werten auf den Plättchen aus deiner Schachtel; ohne sie gelten unsere eigenen.

## Was geschieht: Aufbau und Phase 1

smile-shadow-drawn = Der Schatten dieser Partie ist { $shadow-nom }. { $text }
smile-potion-drawn = Die Zaubertrank-Karte dieser Partie heißt „{ $card }“. { $text }
smile-starts = { $seat-you ->
    [yes] Du bist Startspieler.
   *[no] { $seat } ist Startspieler.
}
smile-dealt = { $seat-you ->
    [yes] Du bekommst einen aufgedeckten Zaubertrank.
   *[no] { $seat } bekommt einen aufgedeckten Zaubertrank.
}
smile-dealt-rival = Die Konkurrenz bekommt einen aufgedeckten Zaubertrank.
smile-round = Runde { $round } von 3 beginnt.
smile-rolled = Die Würfel sind gefallen: Der Vorrat zeigt { $dice }.
smile-laid = { $district-cap } bekommt { $tile }{ $police ->
    [0] { "." }
    [one] { " und einen Polizeimarker." }
   *[other] { " " }und { $police } Polizeimarker.
 }
smile-recycled = Der Beutel ist leer: { $hats ->
    [0] In der Ablage liegt kein Hut
    [one] 1 Hut kommt aus der Ablage zurück hinein
   *[other] { $hats } Hüte kommen aus der Ablage zurück hinein
 }{ $gone ->
    [0] { "." }
    [one] { ", und 1 anderes Plättchen scheidet aus dem Spiel aus." }
   *[other] { ", " }und { $gone } andere Plättchen scheiden aus dem Spiel aus.
 }
smile-bag-dry = Es sind keine Plättchen mehr da: Wo noch welche fehlen, bleibt der Platz leer.

## Was geschieht: Straßen unsicher machen

smile-rerolled-equal = Der neue Wurf: Der Vorrat zeigt { $dice }.
smile-rerolled-second-chance = Die neu geworfenen Würfel zeigen { $dice }.
smile-rerolled-collector = { $seat-you ->
    [yes] Dein Aktionswürfel
   *[no] Der Aktionswürfel von { $seat }
 } zeigt jetzt { $dice }.
smile-rerolled-rival = Die Konkurrenz wirft den niedrigsten Würfel im Vorrat neu und bekommt { $dice }.
smile-chose = { $seat-you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } eine { $go } für die Bewegung und eine { $act } für die Aktion.
smile-chose-rival = Die Konkurrenz nimmt eine { $go } für die Bewegung und eine { $act } als Aktionswürfel, führt aber keine Aktion aus.
smile-picked-reroll = Alle Würfel sind gleich, und { $seat-you ->
    [yes] du wirfst
   *[no] { $seat } wirft
 } den ganzen Vorrat neu.
smile-picked-mark = { $seat-you ->
    [yes] Du legst
   *[no] { $seat } legt
 } eine { $die } zum Neuwerfen bereit.
smile-picked-roll = { $seat-you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
 } die bereitgelegten Würfel neu.
smile-picked-at = { $seat-you ->
    [yes] Du wählst
   *[no] { $seat } wählt
 } { $district-at } einen Marker aus.
smile-picked-marker = { $seat-you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } { $markers } in die Hand.
smile-picked-give = { $seat-you ->
    [yes] Du bietest
   *[no] { $seat } bietet
 } { $tile } zum Tausch an.
smile-picked-bonus = { $seat-you ->
    [yes] Du wählst
   *[no] { $seat } wählt
 } als Bonus { $markers }.
smile-picked-again = { $seat-you ->
    [yes] Du wirfst von deinen Aktionswürfeln die { $die } neu.
   *[no] { $seat } wirft von den eigenen Aktionswürfeln die { $die } neu.
}
smile-drank = { $seat-you ->
    [yes] Du gibst
   *[no] { $seat } gibt
 } einen Zaubertrank aus.
smile-walked = { $seat-you ->
    [yes] Dein Boss
   *[no] Der Boss von { $seat }
 } zieht von Feld { $from } auf Feld { $to }.
smile-walked-rival = Der Boss der Konkurrenz zieht von Feld { $from } auf Feld { $to }.
smile-stepped = { $seat-you ->
    [yes] Mit schnellem Schritt kommt dein Boss
   *[no] Mit schnellem Schritt kommt der Boss von { $seat }
 } von Feld { $from } auf Feld { $to }.
smile-stayed = { $seat-you ->
    [yes] Mit schnellem Schritt bleibt dein Boss, wo er ist:
   *[no] Mit schnellem Schritt bleibt der Boss von { $seat }, wo er ist:
 } auf Feld { $field }.
smile-placed = { $seat-you ->
    [yes] Du setzt
   *[no] { $seat } setzt
 } Handlanger: { $first } in { $near-acc }, { $second } in { $middle-acc } und { $third } in { $far-acc }.
smile-placed-rival = Die Konkurrenz setzt Handlanger: { $first } in { $near-acc }, { $second } in { $middle-acc } und { $third } in { $far-acc }.
smile-swapped = { $seat-you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
 } { $given } gegen { $taken } aus { $district-dat }.
smile-added = { $seat-you ->
    [yes] Du setzt
   *[no] { $seat } setzt
 } { $markers } in { $district-acc }.
smile-added-bonus = { $seat-you ->
    [yes] Als Bonus setzt du
   *[no] Als Bonus setzt { $seat }
 } { $markers } in { $district-acc }.
smile-added-mayor = { $seat-you ->
    [yes] Dank des Bürgermeisters setzt du
   *[no] Dank des Bürgermeisters setzt { $seat }
 } { $markers } in { $district-acc }.
smile-added-rival = Die Konkurrenz ruft die Polizei: { $district-cap } bekommt { $markers }.
smile-moved = { $seat-you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
 } { $markers } aus { $from-dat } in { $to-acc }.
smile-removed = { $seat-you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
 } { $markers } aus { $district-dat }.
smile-passed-action = { $seat-you ->
    [yes] Du verzichtest auf die Aktion.
   *[no] { $seat } verzichtet auf die Aktion.
}
smile-passed-potion = { $seat-you ->
    [yes] Du beendest deinen Zug, ohne noch einen Zaubertrank einzusetzen.
   *[no] { $seat } beendet den Zug, ohne noch einen Zaubertrank einzusetzen.
}
smile-passed-collector = { $seat-you ->
    [yes] Du schlägst das Angebot des Sammlers aus.
   *[no] { $seat } schlägt das Angebot des Sammlers aus.
}
smile-passed-bonus = { $seat-you ->
    [yes] Du verzichtest auf den Bonus.
   *[no] { $seat } verzichtet auf den Bonus.
}
smile-passed-mayor = { $seat-you ->
    [yes] Du schlägst die Hilfe des Bürgermeisters aus.
   *[no] { $seat } schlägt die Hilfe des Bürgermeisters aus.
}
smile-passed-seduction = { $seat-you ->
    [yes] Du verführst hier niemanden.
   *[no] { $seat } verführt hier niemanden.
}

## Was geschieht: der Schatten und das Gesetz

smile-shadow-walked = Der letzte Würfel ist eine { $die }: Der Schatten zieht auf Feld { $field } und steht vor { $district-dat }.
smile-die-water = Der letzte Würfel ist eine { $die }: Wer im Hafen die meisten Handlanger hat, darf ihn für eine zusätzliche Aktion nutzen.
smile-die-guardian = Der letzte Würfel ist eine { $die }: So stark ist der Wächter in der Mitte.
smile-die-cursed = Der letzte Würfel ist eine { $die } und liegt jetzt als Beute im Park.
smile-swept = { $shadow } schickt { $markers } aus { $district-dat } fort.
smile-bitten = Die Viper befördert { $tile } aus { $district-dat } in die Ablage.
smile-guarded = Der Geheimdienst bringt 2 Polizeimarker in { $district-acc }.
smile-goes-first = { $seat-you ->
    [yes] Du bist
   *[no] { $seat } ist
 } mit der vierten Aktion zuerst dran.
smile-wanted = { $seat-you ->
    [yes] Dein Fahndungslevel ist { $own }, der von { $other } { $theirs }.
   *[no] Der Fahndungslevel von { $seat } ist { $own }, der von { $other } { $theirs }.
}
smile-wanted-rival = { $seat-you ->
    [yes] Dein Fahndungslevel
   *[no] Der Fahndungslevel von { $seat }
 } ist { $own }, der der Konkurrenz { $theirs }.
smile-wanted-equal = Beide Fahndungslevel liegen bei { $level }, also bekommt niemand den Bonus.
smile-law-points = Für ihren niedrigeren Fahndungslevel bekommt die Konkurrenz { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.

## Was geschieht: offene Rechnungen begleichen

smile-detective = Die Detektivin ist jetzt hinter { $seat-you ->
    [yes] dir
   *[no] { $seat }
 } her.
smile-detective-rival = Die Detektivin ist jetzt hinter der Konkurrenz her.
smile-detective-middle = Die Detektivin kehrt in die Tischmitte zurück.
smile-settling = Jetzt wird abgerechnet, ein Bezirk nach dem anderen.
smile-seduced = { $seat-you ->
    [yes] Du ersetzt
   *[no] { $seat } ersetzt
 } { $district-at } einen Polizeimarker durch einen eigenen Handlanger.
smile-not-scored = { $district-atcap } gibt es Gleichstand um den ersten Platz: Gewertet wird nicht, alles bleibt liegen.
smile-took = Für den { $place ->
    [1] ersten
    [2] zweiten
   *[other] dritten
 } Platz { $district-at } { $seat-you ->
    [yes] nimmst du dir
   *[no] nimmt sich { $seat }
 } { $tile }.
smile-took-rival = Für den { $place ->
    [1] ersten
    [2] zweiten
   *[other] dritten
 } Platz { $district-at } nimmt sich die Konkurrenz { $tile }.
smile-took-police = Für den { $place ->
    [1] ersten
    [2] zweiten
   *[other] dritten
 } Platz { $district-at } nimmt sich die Polizei { $tile }: ab damit in die Ablage.
smile-took-guardian = Für den { $place ->
    [1] ersten
    [2] zweiten
   *[other] dritten
 } Platz { $district-at } nimmt sich der Wächter { $tile }: zurück damit in den Beutel.
smile-took-die = { $seat-you ->
    [yes] Du nimmst dir im Park die { $die }: So viele deiner Handlanger kommen auf die Karte des Verfluchten.
   *[no] { $seat } nimmt sich im Park die { $die }: So viele Handlanger von { $seat } kommen auf die Karte des Verfluchten.
}
smile-took-die-rival = Die Konkurrenz nimmt sich im Park die { $die }: So viele ihrer Handlanger kommen auf die Karte des Verfluchten.
smile-took-die-police = Die Polizei nimmt sich im Park die { $die }, und weiter passiert nichts.
smile-kept-up = { $seat-you ->
    [yes] Du legst { $tile } aufgedeckt vor dich hin.
   *[no] { $seat } legt { $tile } aufgedeckt vor sich hin.
}
smile-kept-down = { $seat-you ->
    [yes] Du legst { $tile } verdeckt vor dich hin.
   *[no] { $seat } legt { $tile } verdeckt vor sich hin.
}
smile-kept-up-double = { $seat-you ->
    [yes] Du legst
   *[no] { $seat } legt
 } { $tile } auf einen Zaubertrank: Das zählt doppelt.
smile-kept-down-double = { $seat-you ->
    [yes] Du legst
   *[no] { $seat } legt
 } { $tile } verdeckt auf einen Zaubertrank: Das sind am Ende 2 Punkte.
smile-kept-up-rival = Die Konkurrenz legt { $tile } aufgedeckt vor sich hin.
smile-kept-down-rival = Die Konkurrenz legt { $tile } verdeckt vor sich hin.
smile-discarded = { $district-atcap } gibt es Gleichstand um den { $place ->
    [2] zweiten
   *[other] dritten
 } Platz: Die Ablage bekommt { $tiles }.
smile-die-back = Die { $die } im Park bekommt niemand; der Würfel geht ohne Wirkung zurück.
smile-cleared = { $district-cap } ist gewertet und verliert { $markers }.
smile-cleared-archived = { $district-cap } ist gewertet und verliert { $markers }; Handlanger kommen auf die Karte des Historikers.
smile-cleared-hideout = { $district-cap } ist gewertet und verliert { $markers }; das Geheimversteck behält { $hidden } da.
smile-cleared-none = { $district-cap } ist gewertet; Marker gibt es dort keine.
smile-abandoned = { $district-atcap } wurde nicht gewertet, und Plättchen liegen dort auch keine mehr: Alle Marker gehen.
smile-next-start = Mit mehr Plättchen, { $most } gegen { $least }, { $seat-you ->
    [yes] bist du
   *[no] ist { $seat }
 } Startspieler der nächsten Runde.
smile-next-start-equal = Beide haben { $count ->
    [0] keine
    [one] ein
   *[other] { $count }
 } Plättchen, also wechselt der Startspieler: In der nächsten Runde { $seat-you ->
    [yes] bist du es
   *[no] ist es { $seat }
 }.
smile-ended = Das Spiel ist vorbei: { $seat-you ->
    [yes] Du hast
   *[no] { $seat } hat
 } { $own } { $own ->
    [one] Punkt
   *[other] Punkte
 }, { $other } hat { $theirs }.
smile-ended-rival = Das Spiel ist vorbei: { $seat-you ->
    [yes] Du hast
   *[no] { $seat } hat
 } { $own } { $own ->
    [one] Punkt
   *[other] Punkte
 }, die Konkurrenz hat { $theirs }.
smile-tied = Gleichstand nach Punkten, aufgedeckten Zaubertränken und Handlangern in der Stadt: unentschieden.
smile-tied-rival = Gleichstand nach Punkten, aufgedeckten Zaubertränken und Handlangern in der Stadt: Das reicht nicht zum Sieg.
smile-tied-potions = Gleichstand nach Punkten: { $seat-you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
 } mit mehr aufgedeckten Zaubertränken, { $most } gegen { $least }.
smile-tied-potions-rival = Gleichstand nach Punkten: Die Konkurrenz gewinnt mit mehr aufgedeckten Zaubertränken, { $most } gegen { $least }.
smile-tied-henchmen = Gleichstand nach Punkten, und { $potions ->
    [0] niemand hat einen aufgedeckten Zaubertrank
    [one] beide haben einen aufgedeckten Zaubertrank
   *[other] beide haben { $potions } aufgedeckte Zaubertränke
 }: { $seat-you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
 } mit mehr Handlangern in der Stadt, { $most } gegen { $least }.
smile-tied-henchmen-rival = Gleichstand nach Punkten, und { $potions ->
    [0] niemand hat einen aufgedeckten Zaubertrank
    [one] beide haben einen aufgedeckten Zaubertrank
   *[other] beide haben { $potions } aufgedeckte Zaubertränke
 }: Die Konkurrenz gewinnt mit mehr Handlangern in der Stadt, { $most } gegen { $least }.

## Fragen

smile-prompt-set-up = Das Spiel wird aufgebaut.
smile-prompt-rolling = Es wird gewürfelt.
smile-prompt-filling = Die Bezirke werden aufgefüllt.
smile-prompt-over = Das Spiel ist vorbei.
smile-prompt-choosing = { $seat-you ->
    [yes] Wähle zwei Würfel: einen für die Bewegung, einen für die Aktion. Der Vorrat zeigt { $dice }.
   *[no] { $seat } wählt zwei Würfel. Der Vorrat zeigt { $dice }.
}
smile-prompt-marking = { $seat-you ->
    [yes] Welche Würfel willst du neu werfen? Der Vorrat zeigt { $dice }.
   *[no] { $seat } überlegt, welche Würfel neu geworfen werden.
}
smile-prompt-marking-more = { $seat-you ->
    [yes] Bereit liegt: { $marked }. Wirf jetzt oder nimm weitere dazu; im Vorrat bleibt: { $dice }.
   *[no] { $seat } überlegt, welche Würfel neu geworfen werden; bereit liegt: { $marked }.
}
smile-prompt-relocating = { $seat-you ->
    [yes] Aus welchem Bezirk willst du einen Marker versetzen?
   *[no] { $seat } überlegt, welcher Marker den Ort wechselt.
}
smile-prompt-which = { $seat-you ->
    [yes] Welchen Marker versetzt du aus { $district-dat }?
   *[no] { $seat } wählt einen Marker { $district-at }.
}
smile-prompt-which-removed = { $seat-you ->
    [yes] Welchen Marker entfernst du { $district-at }?
   *[no] { $seat } wählt { $district-at } einen Marker, der entfernt wird.
}
smile-prompt-to = { $seat-you ->
    [yes] Du versetzt { $markers } aus { $district-dat }: Wohin?
   *[no] { $seat } versetzt { $markers } aus { $district-dat } und überlegt, wohin.
}
smile-prompt-walking = { $seat-you ->
    [yes] Zieh mit der { $die } auf Feld { $field }, oder gib einen Zaubertrank aus und stell deinen Boss auf ein beliebiges Feld.
   *[no] { $seat } überlegt: auf Feld { $field } oder mit schnellem Schritt woandershin?
}
smile-prompt-placing-shell = { $seat-you ->
    [yes] Setz wie gewohnt Handlanger in { $near-acc }, { $middle-acc } und { $far-acc }, oder gib einen Zaubertrank aus und verteile 3, 2 und 1, wie du willst.
   *[no] { $seat } überlegt, wie die Handlanger in { $near-acc }, { $middle-acc } und { $far-acc } kommen.
}
smile-prompt-placing-con = { $seat-you ->
    [yes] Setz Handlanger in { $near-acc }, { $middle-acc } und { $far-acc }, oder gib vorher einen Zaubertrank aus und tausch eines deiner Plättchen gegen eines aus { $near-dat }.
   *[no] { $seat } darf ein Plättchen gegen eines aus { $near-dat } tauschen, bevor Handlanger dorthin, in { $middle-acc } und in { $far-acc } kommen.
}
smile-prompt-swapping = { $seat-you ->
    [yes] Du gibst { $given } her: Welches Plättchen aus { $district-dat } nimmst du dafür?
   *[no] { $seat } gibt { $given } her und wählt dafür ein Plättchen aus { $district-dat }.
}
smile-prompt-act-police = { $seat-you ->
    [yes] Deine Aktion ist eine { $die }: Setz einen Polizeimarker in einen beliebigen Bezirk oder verzichte.
   *[no] { $seat } darf einen Polizeimarker in einen beliebigen Bezirk setzen.
}
smile-prompt-act-move = { $seat-you ->
    [yes] Deine Aktion ist eine { $die }: Versetz einen deiner Handlanger in einen anderen Bezirk oder verzichte. Woher soll er kommen?
   *[no] { $seat } darf einen eigenen Handlanger in einen anderen Bezirk versetzen.
}
smile-prompt-act-remove = { $seat-you ->
    [yes] Deine Aktion ist eine { $die }: Entferne irgendeinen Marker oder verzichte. Aus welchem Bezirk?
   *[no] { $seat } darf irgendeinen Marker entfernen.
}
smile-prompt-act-two = { $seat-you ->
    [yes] Deine Aktion ist eine { $die }: Setz je einen Handlanger in zwei benachbarte Bezirke oder verzichte.
   *[no] { $seat } darf je einen Handlanger in zwei benachbarte Bezirke setzen.
}
smile-prompt-overpower = { $seat-you ->
    [yes] In welchen Bezirk { $die ->
        [one] kommt dein Handlanger
       *[other] kommen deine { $die } Handlanger
     }?
   *[no] { $seat } wählt einen Bezirk für { $die ->
        [one] einen
       *[other] { $die }
     } Handlanger.
}
smile-prompt-ending = { $seat-you ->
    [yes] Deine Aktion ist vorbei: Beende deinen Zug oder gib noch einen Zaubertrank aus.
   *[no] { $seat } darf noch einen Zaubertrank ausgeben, bevor der Zug endet.
}
smile-prompt-ordering = { $seat-you ->
    [yes] Ihr habt beide eine vierte Aktion: Wer ist zuerst dran?
   *[no] { $seat } bestimmt, wer mit der vierten Aktion zuerst dran ist.
}
smile-prompt-collecting = { $seat-you ->
    [yes] Der Sammler bietet dir eine vierte Aktion: Welchen Aktionswürfel wirfst du dafür neu? Deine zeigen { $dice }.
   *[no] { $seat } darf für eine vierte Aktion einen Aktionswürfel neu werfen.
}
smile-prompt-law = { $seat-you ->
    [yes] Dein Fahndungslevel ist der niedrigere, { $own } gegen { $theirs }: Setz einen Marker beliebiger Farbe oder zwei Polizeimarker oder verzichte.
   *[no] { $seat } hat den niedrigeren Fahndungslevel, { $own } gegen { $theirs }, und wählt einen Bonus.
}
smile-prompt-law-place = { $seat-you ->
    [yes] Du setzt { $markers }: In welchen Bezirk?
   *[no] { $seat } wählt einen Bezirk für { $markers }.
}
smile-prompt-supporting = { $seat-you ->
    [yes] Der Bürgermeister bietet dir 2 Handlanger { $district-at } an: Nimmst du sie?
   *[no] { $seat } darf mit Hilfe des Bürgermeisters 2 Handlanger in { $district-acc } setzen.
}
smile-prompt-seducing = { $seat-you ->
    [yes] Gleich wird { $district-nom } gewertet, dort { $police ->
        [one] steht 1 Polizeimarker
       *[other] stehen { $police } Polizeimarker
     }: Gibst du einen Zaubertrank aus, um einen davon durch einen deiner Handlanger zu ersetzen?
   *[no] Gleich wird { $district-nom } gewertet; { $seat } darf dort noch einen Polizeimarker durch einen Handlanger ersetzen.
}
smile-prompt-taking = { $seat-you ->
    [yes] Du hast { $district-at } den { $place ->
        [1] ersten
        [2] zweiten
       *[other] dritten
     } Platz: Was nimmst du dir?
   *[no] { $seat } hat { $district-at } den { $place ->
        [1] ersten
        [2] zweiten
       *[other] dritten
     } Platz und sucht sich etwas aus.
}
smile-prompt-keeping = { $seat-you ->
    [yes] Du nimmst { $tile }: Wie legst du das Plättchen hin?
   *[no] { $seat } nimmt { $tile } und überlegt, wie das Plättchen liegen soll.
}

## Was man tun kann

smile-do-pass = Verzichte
smile-do-decline-action = Verzichte auf die Aktion
smile-do-end-turn = Beende deinen Zug
smile-do-decline-reroll = Wirf keinen Würfel neu
smile-do-decline-bonus = Verzichte auf den Bonus
smile-do-decline-henchmen = Verzichte auf die Handlanger des Bürgermeisters
smile-do-decline-seduction = Verführe { $district-at } niemanden
smile-do-reroll = Wirf den ganzen Vorrat neu
smile-do-reroll-equal = Wirf den ganzen Vorrat neu, denn alle Würfel sind gleich
smile-do-dice = Nimm eine { $go } für die Bewegung und eine { $act } für die Aktion
smile-do-drink = Gib einen Zaubertrank aus
smile-do-drink-second-chance = Gib einen Zaubertrank aus und wirf Würfel im Vorrat neu
smile-do-drink-overpower = Gib einen Zaubertrank aus und setz so viele Handlanger in einen Bezirk, wie der Würfel zeigt
smile-do-drink-relocation = Gib einen Zaubertrank aus und versetz irgendeinen Marker
smile-do-seduce = Gib einen Zaubertrank aus und ersetz { $district-at } einen Polizeimarker durch einen deiner Handlanger
smile-do-mark = Leg eine { $die } zum Neuwerfen bereit
smile-do-roll = Wirf die bereitgelegten Würfel neu
smile-do-roll-dice = Wirf { $dice } neu
smile-do-walk = Zieh mit dem Würfel
smile-do-walk-to = Zieh mit der { $die } auf Feld { $field }
smile-do-step = Gib einen Zaubertrank aus und stell deinen Boss auf Feld { $field }
smile-do-place = Setz Handlanger wie gewohnt
smile-do-place-here = Setz { $first } in { $near-acc }, { $second } in { $middle-acc } und { $third } in { $far-acc }
smile-do-shell = Gib einen Zaubertrank aus und setz { $near } nah, { $middle } in die Mitte der Reihe und { $far } fern
smile-do-shell-usual = Gib einen Zaubertrank aus und setz trotzdem wie üblich
smile-do-shell-here = Gib einen Zaubertrank aus und setz { $first } in { $near-acc }, { $second } in { $middle-acc } und { $third } in { $far-acc }
smile-do-give = Gib einen Zaubertrank aus und tausch { $tile }
smile-do-take = Nimm { $tile }
smile-do-take-die = Nimm den Würfel
smile-do-take-the-die = Nimm den Würfel und setz { $die ->
    [one] einen
   *[other] { $die }
 } Handlanger auf die Karte des Verfluchten
smile-do-keep-up = Behalte das Plättchen aufgedeckt
smile-do-keep-down = Behalte das Plättchen verdeckt
smile-do-keep-up-double = Leg das Plättchen aufgedeckt auf einen Zaubertrank
smile-do-keep-down-double = Leg das Plättchen verdeckt auf einen Zaubertrank
smile-do-keep-hat = Behalte { $tile } so: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }
smile-do-keep-hat-double = Leg { $tile } auf einen Zaubertrank, der damit verbraucht ist: { $points } Punkte
smile-do-keep-potion = Leg { $tile } aufgedeckt vor dich hin, um ihn für „{ $card }“ zu nutzen
smile-do-keep-it-up = Leg { $tile } aufgedeckt vor dich hin, für die Mehrheit ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
 })
smile-do-keep-it-down = Leg { $tile } verdeckt vor dich hin: 1 Punkt
smile-do-keep-it-up-double = Leg { $tile } aufgedeckt auf einen Zaubertrank, der damit verbraucht ist: zählt zweimal für die Mehrheit ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
 })
smile-do-keep-it-down-double = Leg { $tile } verdeckt auf einen Zaubertrank, der damit verbraucht ist: 2 Punkte
smile-do-at = Wähle { $district-acc }
smile-do-put = Setz { $markers } in { $district-acc }
smile-do-pick-up = Nimm { $markers } aus { $district-dat }
smile-do-pick-up-some = Nimm einen Marker aus { $district-dat }
smile-do-move-to = Versetz ihn in { $district-acc }
smile-do-remove = Entferne { $markers } aus { $district-dat }
smile-do-remove-some = Entferne einen Marker aus { $district-dat }
smile-do-both = Setz je einen Handlanger in { $one-acc } und in { $other-acc }
smile-do-marker = Wähle { $marker }
smile-do-two-police = Wähle zwei Polizeimarker
smile-do-bonus = Setz { $markers }
smile-do-first = Lass { $seat-you ->
    [yes] dich selbst
   *[no] { $seat }
 } zuerst dran
smile-do-again = Wirf deine { $die } neu
smile-do-support = Nimm die Handlanger des Bürgermeisters
smile-do-support-here = Setz 2 Handlanger in { $district-acc }

## Was sicher ist

smile-preview-boss = Dein Boss steht danach auf Feld { $field }.
smile-preview-gets = { $district-cap } bekommt { $markers }.
smile-preview-loses = { $district-cap } verliert { $markers }.
smile-preview-gains = Du bekommst { $tiles }.
smile-preview-losses = Du gibst { $tiles } ab.
smile-preview-wanted = Dein Fahndungslevel steigt um { $by }.
smile-preview-wanted-less = Dein Fahndungslevel sinkt um { $by }.
smile-preview-points = So wie es jetzt liegt, gewinnst du { $by } { $by ->
    [one] Punkt
   *[other] Punkte
 }.
smile-preview-points-less = So wie es jetzt liegt, verlierst du { $by } { $by ->
    [one] Punkt
   *[other] Punkte
 }.
smile-preview-next = { $seat-you ->
    [yes] Danach entscheidest du weiter.
   *[no] Danach entscheidet { $seat }.
}
smile-preview-action = { $seat-you ->
    [yes] Danach kommt deine Aktion.
   *[no] Danach kommt die Aktion von { $seat }.
}
smile-preview-chance = Danach entscheidet der Zufall.
smile-preview-over = Danach ist das Spiel vorbei.

## Die Abrechnung

smile-score-hats = { $count ->
    [0] Hüte gibt es keine.
    [one] Ein Hut bringt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     }.
   *[other] { $count } Hüte bringen { $points } Punkte.
}
smile-score-hats-double = { $count ->
    [one] Ein Hut auf einem Zaubertrank zählt doppelt: { $points } Punkte.
   *[other] { $count } Hüte auf Zaubertränken zählen doppelt: { $points } Punkte.
}
smile-score-face-down = { $count ->
    [0] Verdeckte Plättchen gibt es keine.
    [one] Ein verdecktes Plättchen bringt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     }.
   *[other] { $count } verdeckte Plättchen bringen { $points } Punkte.
}
smile-score-less = { $kind }: { $count ->
    [0] nichts aufgedeckt.
   *[other] nur { $count }, keine Punkte.
 }
smile-score-tie = { $kind }: { $count ->
    [0] nichts aufgedeckt.
   *[other] Gleichstand mit je { $count }, keine Punkte.
 }
smile-score-most = { $kind }: die Mehrheit mit { $count }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.
smile-score-alone = { $kind }: { $count } gegen nichts, verdoppelt auf { $points } Punkte.
smile-score-detective = { $points ->
    [0] Die Detektivin kostet nichts.
   *[other] Die Detektivin kostet { $points } Punkte.
}
smile-score-historian = { $count ->
    [0] Kein Handlanger auf der Karte des Historikers: Das kostet { $points } Punkte.
    [one] Ein Handlanger auf der Karte des Historikers bringt 1 Punkt.
   *[other] { $count } Handlanger auf der Karte des Historikers bringen { $points } Punkte.
}
smile-score-cursed = { $count ->
    [0] Auf der Karte des Verfluchten ist kein Handlanger.
    [one] Ein Handlanger auf der Karte des Verfluchten bringt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     }.
   *[other] { $count } Handlanger auf der Karte des Verfluchten bringen { $points } Punkte.
}
smile-score-soulmates = { $count ->
    [0] Aufgedeckte Zaubertränke gibt es keine.
    [one] Ein einzelner aufgedeckter Zaubertrank bringt keine Punkte.
   *[other] { $count } aufgedeckte Zaubertränke bringen { $points } Punkte.
}
smile-score-law = Niedrigere Fahndungslevel haben der Konkurrenz { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 } gebracht.
smile-score-tie-potions = Gleichstand nach Punkten: { $count ->
    [0] kein aufgedeckter Zaubertrank.
    [one] ein aufgedeckter Zaubertrank.
   *[other] { $count } aufgedeckte Zaubertränke.
 }
smile-score-tie-henchmen = Auch bei den Zaubertränken: { $count ->
    [0] kein Handlanger mehr in der Stadt.
    [one] ein Handlanger noch in der Stadt.
   *[other] { $count } Handlanger noch in der Stadt.
 }

## Der Tisch

smile-phase-1 = Die Lage einschätzen
smile-phase-2 = Straßen unsicher machen
smile-phase-3 = Der Schatten geht um
smile-phase-4 = Der lange Arm des Gesetzes
smile-phase-5 = Offene Rechnungen begleichen
smile-look-set-up = Das Spiel wird aufgebaut.
smile-look-over = Das Spiel ist vorbei.
smile-look-round = Es läuft Runde { $round } von 3, Phase „{ $phase }“; Startspieler { $seat-you ->
    [yes] bist du
   *[no] ist { $seat }
 }.
smile-look-boss = { $seat-you ->
    [yes] Dein Boss
   *[no] Der Boss von { $seat }
 } steht auf Feld { $field }, vor sich { $near-acc }, { $middle-acc } und { $far-acc }.
smile-look-boss-rival = Der Boss der Konkurrenz steht auf Feld { $field }, vor sich { $near-acc }, { $middle-acc } und { $far-acc }.
smile-look-tiles = { $seat-you ->
    [yes] Du hast
   *[no] { $seat } hat
 } { $tiles-count ->
    [0] keine Plättchen
   *[other] { $tiles }
 }.
smile-look-tiles-rival = Die Konkurrenz hat { $tiles-count ->
    [0] keine Plättchen
   *[other] { $tiles }
 }.
smile-look-wanted = { $seat-you ->
    [yes] Deine Aktionswürfel bisher: { $dice }; dein Fahndungslevel ist { $level }.
   *[no] Die Aktionswürfel von { $seat } bisher: { $dice }; der Fahndungslevel ist { $level }.
}
smile-look-wanted-rival = Die Aktionswürfel der Konkurrenz bisher: { $dice }; ihr Fahndungslevel ist { $level }.
smile-look-card = { $seat-you ->
    [yes] Du hast
   *[no] { $seat } hat
 } { $count ->
    [0] keinen
    [one] einen
   *[other] { $count }
 } Handlanger auf der Schatten-Karte.
smile-look-card-rival = Die Konkurrenz hat { $count ->
    [0] keinen
    [one] einen
   *[other] { $count }
 } Handlanger auf der Schatten-Karte.
smile-look-detective = { $seat-you ->
    [yes] Du hast die Detektivin am Hals.
   *[no] { $seat } hat die Detektivin am Hals.
}
smile-look-detective-rival = Die Konkurrenz hat die Detektivin am Hals.
smile-look-law = Niedrigere Fahndungslevel haben der Konkurrenz bisher { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 } gebracht.
smile-look-pool = Der Vorrat zeigt { $dice }.
smile-look-shadow = Der Schatten ist { $shadow-nom }. { $text }
smile-look-home = Der Bezirk des Schattens ist { $district-nom }.
smile-look-walker = Der Schatten steht auf Feld { $field } vor { $district-dat }.
smile-look-die = Der Schatten-Würfel zeigt eine { $die }.
smile-look-potion = Die Zaubertrank-Karte heißt „{ $card }“. { $text }
smile-look-district = { $district-atcap } { $tiles-count ->
    [0] { $markers-count ->
        [0] ist nichts.
       *[other] gibt es keine Plättchen, aber { $markers }.
     }
   *[other] { $markers-count ->
        [0] gibt es { $tiles }, aber keine Marker.
       *[other] gibt es { $tiles }, dazu { $markers }.
     }
 }
smile-look-bag = Im Beutel { $bag ->
    [one] ist noch 1 Plättchen
   *[other] sind noch { $bag } Plättchen
 }, in der Ablage { $discard ->
    [0] liegt nichts.
    [one] liegt 1 Plättchen{ $hats ->
        [0] { ", kein Hut." }
       *[other] { ", ein Hut." }
     }
   *[other] liegen { $discard }, davon { $hats ->
        [0] kein Hut
        [one] 1 Hut
       *[other] { $hats } Hüte
     }.
 }

## Ablehnungen

smile-not-asked = { $seat-you ->
    [yes] Du hast
   *[no] { $seat } hat
 } gerade nichts zu entscheiden.
smile-cannot-pass = Hier gibt es nichts abzulehnen: Du musst dich entscheiden.
smile-finish-first = Du bist mittendrin: Bring das erst zu Ende.
smile-dice-first = Nimm erst deine zwei Würfel.
smile-move-first = Erst zieht dein Boss.
smile-dice-taken = Du hast dir in diesem Zug schon zwei Würfel genommen.
smile-boss-has-moved = Dein Boss ist in diesem Zug schon gezogen.
smile-henchmen-placed = Deine Handlanger dieses Zugs stehen schon.
smile-not-your-turn-any-more = Das gehört in einen Zug der Phase 2 ({ smile-phase-2 }), und in dieser Runde sind alle Züge vorbei.
smile-potion-first = Gib erst einen Zaubertrank aus, dann wählst du die Würfel.
smile-potion-card-not-in-game = Dafür braucht es die Zaubertrank-Karte „{ $card }“, und in dieser Partie ist eine andere im Spiel.
smile-shadow-not-in-game = Das geht nur mit der Schattenkarte „{ $shadow }“, und in dieser Partie ist eine andere im Spiel.
smile-shadow-not-now = { $shadow } ist gerade nicht an der Reihe. { $text }
smile-no-district-scored = Plättchen nimmt man nur, während ein Bezirk gewertet wird, und nur mit einem Platz dort.
smile-no-tile-to-keep = Wie ein Plättchen liegt, entscheidest du endgültig in dem Moment, in dem du es nimmst; gerade ist keines zu entscheiden.
smile-both-needs-a-6 = Zwei Bezirke auf einmal gibt es nur mit einer 6; dieser Würfel zeigt eine { $die }.
smile-district-before-marker = Einen Marker nennst du erst nach seinem Bezirk, wenn es dort eine Wahl gibt.
smile-action-comes-later = Die Aktion kommt nach Würfeln, Bewegung und Einsetzen.
smile-action-done = Die Aktion dieses Zugs hattest du schon.
smile-bonus-first = Sag erst, was du einsetzen willst.
smile-no-bonus-now = Den Bonus gibt es in Phase 4 ({ smile-phase-4 }), für den Spieler mit dem niedrigeren Fahndungslevel.
smile-dice-not-all-equal = Den ganzen Vorrat darfst du nur neu werfen, solange alle Würfel darin gleich sind.
smile-turn-has-begun = Den ganzen Vorrat darfst du nur vor allem anderen in deinem Zug neu werfen.
smile-die-not-in-pool = Dafür liegt keine { $die } mehr im Vorrat.
smile-highest-die-forbidden = Die Detektivin sieht dir auf die Finger: Den höchsten Würfel im Vorrat, eine { $die }, darfst du nicht nehmen.
smile-not-three-two-one = Auch mit einem Zaubertrank müssen es 3, 2 und 1 sein.
smile-no-own-henchman-there = Du hast { $district-at } keinen Handlanger.
smile-no-marker-there = { $district-atcap } ist kein Marker.
smile-no-such-marker-there = { $district-atcap } ist kein solcher Marker.
smile-same-district = Der Marker kommt doch aus { $district-dat }; wähle einen anderen Bezirk.
smile-two-adjacent-districts = Mit einer 6 brauchst du zwei benachbarte Bezirke, nicht einen.
smile-not-adjacent = Diese beiden Bezirke haben keine gemeinsame Kante.
smile-pips-are-no-markers = Die Augen des Wächters sind keine Marker: Man kann sie weder versetzen noch entfernen.
smile-potion-not-now = Das erlaubt die Zaubertrank-Karte „{ $card }“ jetzt nicht. { $text }
smile-no-potion = Du hast keinen aufgedeckten Zaubertrank mehr, den du ausgeben könntest.
smile-no-potions-in-phase-3 = Bei den zusätzlichen Aktionen in Phase 3 sind keine Zaubertränke erlaubt.
smile-no-marker-to-move = In der ganzen Stadt ist kein Marker, den du versetzen könntest.
smile-no-die-marked = Wähle erst mindestens einen Würfel aus, den du neu werfen willst.
smile-not-your-tile = Du hast nichts dergleichen: { $tile }.
smile-no-tile-there = { $district-atcap } liegt kein Plättchen, gegen das du tauschen könntest.
smile-no-such-tile-there = { $district-atcap } liegt kein solches Plättchen.
smile-that-potion-pays = Mit diesem Zaubertrank würdest du bezahlen; hergeben kannst du ihn dann nicht mehr.
smile-nobody-sits-there = Dort sitzt niemand.
smile-not-your-action-die = Keiner deiner Aktionswürfel zeigt eine { $die }.
smile-no-die-there = Hier gibt es keinen Würfel zu gewinnen.
smile-hats-lie-face-up = Ein Hut sieht auf beiden Seiten gleich aus; verdeckt hinlegen kannst du ihn nicht.
smile-no-imitation = Auf Zaubertränke legen kannst du Plättchen nur mit der Zaubertrank-Karte Nachahmung.
smile-potions-cannot-be-doubled = Ein Zaubertrank lässt sich nicht auf einen Zaubertrank legen.

smile-unreadable-action = „{ $text }“ ist keine Entscheidung, die es in diesem Spiel gibt.
smile-unreadable-chance = „{ $text }“ kann in diesem Spiel kein Zufall ergeben.
smile-not-a-number = „{ $text }“ ist keine Zahl, die hier passt.
smile-unknown-tile = „{ $text }“ ist kein Plättchen; schreib es wie hat-3/1 oder weapons/2.
smile-unknown-field = „{ $text }“ ist kein Feld; die Felder heißen 0 bis 11.
smile-unknown-district = Einen Bezirk „{ $text }“ gibt es nicht. Es gibt: { $known }.
smile-unknown-shadow = Eine Schatten-Karte „{ $text }“ gibt es nicht. Es gibt: { $known }.
smile-unknown-potion-card = Eine Zaubertrank-Karte „{ $text }“ gibt es nicht. Es gibt: { $known }.
smile-unknown-level = Eine Schwierigkeit „{ $text }“ gibt es nicht. Es gibt: { $known }.
smile-unknown-kind = Eine Sorte Plättchen „{ $text }“ gibt es nicht. Es gibt: { $known }.
smile-unknown-side = „{ $text }“ kann kein Plättchen liegen, nur: { $known }.
smile-unknown-crew = Eine Bande „{ $text }“ gibt es nicht. Es gibt: { $known }.
smile-unknown-party = Eine Partei „{ $text }“ gibt es nicht. Es gibt: { $known }.
smile-unknown-bonus = Einen Bonus „{ $text }“ gibt es nicht. Es gibt: { $known }.
smile-unknown-reroll = Einen Grund „{ $text }“ zum Neuwerfen gibt es nicht. Es gibt: { $known }.
smile-unknown-ground = Einen Grund „{ $text }“, Marker zu setzen, gibt es nicht. Es gibt: { $known }.
smile-unknown-offer = Ein Angebot „{ $text }“ gibt es nicht. Es gibt: { $known }.
smile-tile-not-in-bag = So etwas gibt es im Beutel nicht mehr: { $tile }.
smile-impossible-outcome = „{ $outcome }“ ist keine Antwort auf das, was der Zufall gerade entscheiden soll.

smile-column-kind = Sorte
smile-column-count = Anzahl
smile-column-points = Punkte
smile-column-police = Polizei
smile-tiles-number-missing = In Zeile { $row } der Plättchen-Datei fehlt eine Angabe: { $what }.
smile-tiles-number-bad = In Zeile { $row } der Plättchen-Datei steht „{ $value }“ ({ $what }); möglich ist { $low } bis { $high }.
smile-tiles-kind-unknown = In Zeile { $row } der Plättchen-Datei steht „{ $kind }“, das ist keine Sorte Plättchen.
smile-tiles-no-majority = In Zeile { $row } der Plättchen-Datei bekommt „{ $kind }“ eine Mehrheit, aber die gibt es nur für Glücksspiel, Waffen und Schmuggelware.
smile-tiles-majority-twice = In Zeile { $row } der Plättchen-Datei steht die Mehrheit für „{ $kind }“ zum zweiten Mal.
smile-tiles-majority-missing = Die Plättchen-Datei endet mit Zeile { $row }, und die Mehrheit für „{ $kind }“ fehlt.
smile-tiles-too-many = Mit Zeile { $row } hat die Plättchen-Datei { $count } Plättchen „{ $kind }“, es gibt aber nur { $needed }.
smile-tiles-too-few = Die Plättchen-Datei endet mit Zeile { $row } und hat nur { $count } Plättchen „{ $kind }“; nötig sind { $needed }.
smile-tiles-row-too-long = In Zeile { $row } der Plättchen-Datei steht am Ende noch „{ $text }“; da gehört nichts mehr hin.

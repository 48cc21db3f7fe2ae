# Der Blick zurück auf ein gespieltes Spiel.

review-not-over = Das Spiel ist noch nicht zu Ende; danach kann man darauf zurückblicken.
review-too-long = Das Spiel ist zu lang für einen Rückblick: { $inputs } Schritte, höchstens { $most } gehen.
review-round = Runde { $round }
review-turn = Zug { $turn }
review-round-and-turn = Runde { $round }, Zug { $turn }
review-some-time = Unterwegs

## Augenblicke

review-slip = { $when }, Ausrutscher, { $lost } { $lost ->
    [one] Chance
   *[other] Chancen
 } von 100 verloren: „{ $choice }“, besser war „{ $better }“.
review-mistake = { $when }, Fehler, { $lost } { $lost ->
    [one] Chance
   *[other] Chancen
 } von 100 verloren: „{ $choice }“, besser war „{ $better }“.
review-blunder = { $when }, Patzer, { $lost } { $lost ->
    [one] Chance
   *[other] Chancen
 } von 100 verloren: „{ $choice }“, besser war „{ $better }“.
review-lucky = { $when }, Glück: { $changed } { $changed ->
    [one] Chance
   *[other] Chancen
 } von 100 gewonnen.
review-unlucky = { $when }, Pech: { $changed } { $changed ->
    [one] Chance
   *[other] Chancen
 } von 100 verloren.

## Ein Spiel in wenigen Sätzen

review-was-lucky = { $seat-you ->
    [yes] { $result ->
        [won] Das Glück war auf deiner Seite: Du hattest mehr davon als in { $tenths } von zehn Spielen und hast gewonnen.
       *[lost] Du hattest mehr Glück als in { $tenths } von zehn Spielen, und doch hat es nicht gereicht.
     }
   *[no] { $result ->
        [won] Das Glück war bei { $seat }: mehr davon als in { $tenths } von zehn Spielen, und am Ende der Sieg.
       *[lost] { $seat } hatte mehr Glück als in { $tenths } von zehn Spielen, und doch hat es nicht gereicht.
     }
 }
review-was-unlucky = { $seat-you ->
    [yes] { $result ->
        [won] Du hast gegen das Glück gewonnen: In { $tenths } von zehn Spielen meint es das Glück besser.
       *[lost] Du hattest wenig Glück: In { $tenths } von zehn Spielen gibt es mehr davon.
     }
   *[no] { $result ->
        [won] { $seat } hat gegen das Glück gewonnen: In { $tenths } von zehn Spielen meint es das Glück besser.
       *[lost] { $seat } hatte wenig Glück: In { $tenths } von zehn Spielen gibt es mehr davon.
     }
 }
review-luck-was-even = { $seat-you ->
    [yes] { $result ->
        [won] Glück und Pech hielten sich für dich die Waage; dieser Sieg ist dein eigenes Werk.
       *[lost] Glück und Pech hielten sich für dich die Waage.
     }
   *[no] { $result ->
        [won] Glück und Pech hielten sich für { $seat } die Waage; dieser Sieg war verdient.
       *[lost] Glück und Pech hielten sich für { $seat } die Waage.
     }
 }
review-lost-most = { $seat-you ->
    [yes] { $when } war am teuersten: Dort hast du mit einer Entscheidung { $most } von 100 Chancen verschenkt, mit allen zusammen { $lost }.
   *[no] { $when } war am teuersten: Dort hat { $seat } mit einer Entscheidung { $most } von 100 Chancen verschenkt, mit allen zusammen { $lost }.
 }
review-lost-little = { $seat-you ->
    [yes] Deine Entscheidungen haben zusammen nur { $lost } von 100 Chancen gekostet, keine davon viel.
   *[no] Die Entscheidungen von { $seat } haben zusammen nur { $lost } von 100 Chancen gekostet, keine davon viel.
 }
review-lost-nothing = { $seat-you ->
    [yes] Keiner deiner Entscheidungen ist etwas vorzuwerfen.
   *[no] Keiner Entscheidung von { $seat } ist etwas vorzuwerfen.
 }
review-as-a-strong-player = { $seat-you ->
    [yes] { $fine } von { $all } Malen hast du so gut gewählt, wie es starke Spieler tun.
   *[no] { $fine } von { $all } Malen hat { $seat } so gut gewählt, wie es starke Spieler tun.
 }
review-was-given = { $seat-you ->
    [yes] Was andere verschenkt haben, brachte dir { $given } von 100 Chancen.
   *[no] Was andere verschenkt haben, brachte { $seat } { $given } von 100 Chancen.
 }
review-was-taken = { $seat-you ->
    [yes] Was andere falsch gemacht haben, kostete dich { $given } von 100 Chancen; jemand anders hatte etwas davon.
   *[no] Was andere falsch gemacht haben, kostete { $seat } { $given } von 100 Chancen; jemand anders hatte etwas davon.
 }

## Warum etwas besser ist

review-reason-more = { $seat-you ->
    [yes] Du hast am Ende etwa { $points } mehr: { $source }.
   *[no] { $seat } hat am Ende etwa { $points } mehr: { $source }.
 }
review-reason-less = { $seat-you ->
    [yes] Du hast am Ende etwa { $points } weniger: { $source }.
   *[no] { $seat } hat am Ende etwa { $points } weniger: { $source }.
 }
review-reason-next = { $seat-you ->
    [yes] In { $more } von 100 Spielen mehr bist du als Nächstes dran.
   *[no] In { $more } von 100 Spielen mehr ist { $seat } als Nächstes dran.
 }

## Woraus eine Abrechnung besteht

review-cash = Bargeld
review-markers = Marker
review-tie-break = der Gleichstand
review-purse = Geld in der Börse
review-display = Geld in der Auslage
review-loot = Beute
review-hats = Hüte
review-face-down = verdeckte Plättchen
review-potions = Zaubertränke
review-law = Fahndungsstufen
review-shadow = der Schatten
review-most-gambling = das meiste Glücksspiel
review-most-weapons = die meisten Waffen
review-most-contraband = die meiste Schmuggelware
review-coins = Münzen

## Das Terminal

review-player = { $seat-you ->
    [yes] Du
   *[no] { $seat }
 }
review-parts = Start { $start }, Glück { $luck }, Entscheidungen { $choices }, Geschenke { $gifts }, Rest { $rest }: { $result } von 100
review-grades = beste { $best }, gute { $good }, Ausrutscher { $slips }, Fehler { $mistakes }, Patzer { $blunders }
review-plot-title = Die Chance auf den Sieg, wie jeder Platz sie kennen konnte

# With a Smile & a Gun: warum es eine von Hand geschriebene Stellung nicht geben kann.

smile-position-not-as-at-set-up = Vor der ersten Runde gibt es nur die schon gezogenen Karten und die schon verteilten Zaubertränke, in der Reihenfolge des Aufbaus.
smile-position-cards-missing = Läuft das Spiel erst einmal, muss feststehen, mit welcher Schatten-Karte und welcher Zaubertrank-Karte.
smile-position-other-cards = Beim Aufbau wurde eine andere Schatten-Karte oder eine andere Zaubertrank-Karte gewählt als in dieser Stellung.
smile-position-rival-starts = Allein bist immer du Startspieler, nie die Konkurrenz.
smile-position-wrong-round = Runde { $round } passt nicht zu dieser Phase; sie gehört in die Runden { $low } bis { $high }.
smile-position-wrong-turn = In dieser Phase können nicht schon { $turn } Züge gemacht sein, nur { $low } bis { $high }.
smile-position-no-such-tile-left = So viele Plättchen dieser Art gibt es nicht: { $tile } ({ $text }).
smile-position-unknown-field = Ein Feld { $number } gibt es nicht: Die Felder heißen 0 bis 11, und 12 bis 23 sind dieselben noch einmal.
smile-position-monsters-stay = Ein Monster bleibt in seinem Bezirk, also steht der Schatten auf keinem Feld.
smile-position-no-detective = Die Detektivin ist nicht im Spiel, also kann niemand sie haben.
smile-position-too-many-tiles = { $district-atcap } ist Platz für { $most ->
    [one] ein Plättchen
   *[other] { $most } Plättchen
}, nicht für { $count }.
smile-position-too-many-markers = { $count } Marker einer Farbe { $district-at } sind zu viele: Höchstens { $most } sind möglich.
smile-position-too-many-on-card = { $crew ->
    [yellow] Gelb
   *[green] Grün
} kann nicht { $count } Handlanger auf der Schatten-Karte haben.
smile-position-law-points = { $count } Punkte vom Gesetz sind nicht möglich: Nur die Konkurrenz bekommt welche, und nie so viele.
smile-position-too-many-own-tiles = { $crew ->
    [yellow] Gelb
   *[green] Grün
} hat { $count } Plättchen, kann bis jetzt aber höchstens { $most } gewonnen haben.
smile-position-tile-cannot-lie-so = So kann ein Plättchen nicht liegen: { $text }. Hüte liegen offen, auf Zaubertränken liegen Plättchen nur mit der Imitation, und Zaubertränke liegen dort nie.
smile-position-no-potion-below = { $count } Plättchen liegen auf Zaubertränken, aber so viele sind gar nicht verbraucht.
smile-position-bad-die = Kein Würfel zeigt { $die }.
smile-position-wrong-number-of-dice = Da sind { $count } Würfel, wo es { $expected } sein müssen.
smile-position-bad-shadow-die = Der Würfel beim Schatten kann hier nicht { $die } zeigen: Er kommt in Phase 3 dorthin und geht, wenn die Runde endet.
smile-position-not-that-crew = { $crew ->
    [yellow] Gelb
   *[green] Grün
} kann das jetzt nicht gefragt werden.
smile-position-phase-needs-another-card = Zu dieser Phase kommt es nur mit einer anderen Schatten-Karte oder einer anderen Zaubertrank-Karte.
smile-position-nothing-to-decide = So wie der Tisch liegt, gibt es in dieser Phase nichts zu entscheiden.
smile-position-wanted-level = { $crew ->
    [yellow] Gelb
   *[green] Grün
} bekommt keinen Bonus vom Gesetz: Der eigene Fahndungslevel ist { $own }, der andere { $other }.
smile-position-not-that-place = { $crew ->
    [yellow] Gelb
   *[green] Grün
} hat { $district-at } nicht diesen Rang.
smile-position-not-in-bag = { $tile } („{ $text }“) kann nicht als Nächstes aus dem Beutel kommen: So viele sind nicht darin.
smile-position-nothing-settled-yet = Vor dem Ende der ersten Runde ist noch nichts abgerechnet: Kein Bezirk blieb ungewertet, niemand hat die Detektivin, und niemand ist auf der Karte.
smile-position-unscored-without-markers = Ungewertet und nicht aufgefüllt bleibt ein Bezirk nur, wenn Marker darin liegen: { $district }.
smile-position-already-settled = Dieser Bezirk kommt bei der Wertung früher, seine Marker wären also fort: { $district }.
smile-position-impossible = Das kann keine Stellung dieses Spiels sein: Etwas darin geht nicht auf.

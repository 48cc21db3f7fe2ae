high-card-drew = { $seat-you ->
    [yes] Du ziehst die { $card }.
   *[no] { $seat } zieht die { $card }.
}
high-card-drew-hidden = { $seat } zieht eine Karte.
high-card-staked = { $seat-you ->
    [yes] Du setzt die { $card }.
   *[no] { $seat } setzt die { $card }.
}
high-card-staked-hidden = { $seat } setzt eine Karte.
high-card-stake = { $seat }: { $card } mit { $coins ->
    [0] keiner Münze
    [one] einer Münze
   *[other] { $coins } Münzen
}
high-card-opened = Die Einsätze werden aufgedeckt: { $stakes }. { $seat-you ->
    [yes] Du bekommst die Münzen.
   *[no] { $seat } bekommt die Münzen.
}
high-card-tipped = { $seat-you ->
    [yes] Du gibst der Bank Trinkgeld: { $coins }.
   *[no] { $seat } gibt der Bank Trinkgeld: { $coins }.
}
high-card-peeked = { $seat-you ->
    [yes] Du siehst die Karte von { $other }: die { $card }.
   *[no] { $seat } sieht die Karte von { $other }: die { $card }.
}
high-card-peeked-hidden = { $other-you ->
    [yes] { $seat } sieht eine deiner Karten an.
   *[no] { $seat } sieht eine Karte von { $other } an.
}
high-card-rolled = { $seat-you ->
    [yes] Du bekommst { $coins } von der Bank.
   *[no] { $seat } bekommt { $coins } von der Bank.
}
high-card-ask-card = Welche Karte setzt du?
high-card-ask-coins = Wie viele Münzen dazu?
high-card-ask-tip = Gibst du der Bank Trinkgeld?
high-card-ask-peek = Siehst du in eine Hand?
high-card-wait = Der Tisch wartet auf { $seats }.
high-card-over = Das Spiel ist aus.
high-card-do-card = Die { $card } setzen
high-card-do-coins = { $coins ->
    [0] Keine Münze dazu
    [one] Eine Münze dazu
   *[other] { $coins } Münzen dazu
}
high-card-do-tip = { $coins ->
    [0] Kein Trinkgeld
    [one] Eine Münze Trinkgeld
   *[other] { $coins } Münzen Trinkgeld
}
high-card-do-peek = Die Karte von { $other } ansehen
high-card-do-pass = Keine ansehen
high-card-costs = { $coins ->
    [one] Eine Münze steht auf dem Spiel.
   *[other] { $coins } Münzen stehen auf dem Spiel.
}
high-card-score = Münzen: { $coins }
high-card-look-seat = { $seat-you ->
    [yes] Du hast { $coins } Münzen und { $cards } Karten.
   *[no] { $seat } hat { $coins } Münzen und { $cards } Karten.
}
high-card-look-card = { $seat-you ->
    [yes] Du hältst die { $card }.
   *[no] { $seat } hält die { $card }.
}
high-card-look-bank = Die Bank hat { $coins } Münzen; { $cards } Karten sind gespielt.
high-card-not-now = Das geht jetzt nicht: { $action }.
high-card-unreadable = Einen solchen Zug kennt High Card nicht: { $text }.
high-card-players = High Card spielt man zu zweit oder zu dritt, nicht zu { $players }.
high-card-impossible-outcome = So kann der Zufall jetzt nicht antworten: { $outcome }.
high-card-title = High Card
high-card-pitch = Setz eine Karte und ein paar Münzen; die höchste bekommt alles.
high-card-length = 2 Minuten

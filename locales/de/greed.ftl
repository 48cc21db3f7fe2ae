# Greed: was geschieht, was gefragt wird, was zur Wahl steht. Namen und Texte der Karten: greed-names.ftl.

## Satzteile

greed-card = { $name } ({ $number })
greed-symbol-gun = { $count ->
    [one] eine Pistole
   *[other] { $count } Pistolen
}
greed-symbol-car = { $count ->
    [one] ein Auto
   *[other] { $count } Autos
}
greed-symbol-key = { $count ->
    [one] einen Schlüssel
   *[other] { $count } Schlüssel
}
greed-symbol-bottle = { $count ->
    [one] eine Flasche
   *[other] { $count } Flaschen
}
greed-symbol-heart = { $count ->
    [one] ein Herz
   *[other] { $count } Herzen
}
greed-symbol-wrench = { $count ->
    [one] eine Rohrzange
   *[other] { $count } Rohrzangen
}
greed-cost-money = { $amount }k
greed-cost-thug = einen deiner Gangster
greed-cost-holding = eine deiner Beteiligungen
greed-cost-any = einen deiner Gangster, eine deiner Beteiligungen oder { $amount }k
greed-cost-hand-card = eine Karte aus deiner Hand
greed-need-symbols = { $symbols }
greed-need-thugs = { $count ->
    [one] einen Gangster
   *[other] { $count } Gangster
}
greed-need-holdings = { $count ->
    [one] eine Beteiligung
   *[other] { $count } Beteiligungen
}
greed-need-fewest-thugs = die wenigsten Gangster am Tisch, ohne Gleichstand
greed-need-cash = { $amount }k in bar

## Was auf einer Karte steht

greed-card-with-neither = { $card } ist { $kind ->
    [action] eine Aktion.
    [thug] ein Gangster { $symbols-count ->
        [0] ohne Symbole.
       *[other] und zeigt { $symbols }.
    }
   *[holding] eine Beteiligung { $symbols-count ->
        [0] ohne Symbole.
       *[other] und zeigt { $symbols }.
    }
}
greed-card-with-cost = { $kind ->
    [action] { $card } ist eine Aktion und kostet { $cost }.
    [thug] { $symbols-count ->
        [0] { $card } ist ein Gangster ohne Symbole und kostet { $cost }.
       *[other] { $card } ist ein Gangster, zeigt { $symbols } und kostet { $cost }.
    }
   *[holding] { $symbols-count ->
        [0] { $card } ist eine Beteiligung ohne Symbole und kostet { $cost }.
       *[other] { $card } ist eine Beteiligung, zeigt { $symbols } und kostet { $cost }.
    }
}
greed-card-with-need = { $kind ->
    [action] { $card } ist eine Aktion und verlangt { $need }.
    [thug] { $symbols-count ->
        [0] { $card } ist ein Gangster ohne Symbole und verlangt { $need }.
       *[other] { $card } ist ein Gangster, zeigt { $symbols } und verlangt { $need }.
    }
   *[holding] { $symbols-count ->
        [0] { $card } ist eine Beteiligung ohne Symbole und verlangt { $need }.
       *[other] { $card } ist eine Beteiligung, zeigt { $symbols } und verlangt { $need }.
    }
}
greed-card-says = { $text }

## Was geschieht

greed-dealt = Die Karten werden gemischt, und alle bekommen einen Stapel mit 12 Karten.
greed-round-began = { $round ->
    [1] Runde 1 beginnt; in dieser und der nächsten Runde wird noch nichts ausgespielt.
    [3] Runde 3 beginnt; ab jetzt spielen alle in jeder Runde eine Karte aus.
    [12] Runde 12 beginnt; es ist die letzte.
   *[other] Runde { $round } beginnt.
}
greed-took-card = { $seat-you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } { $card } auf die Hand.
greed-took = { $seat-you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } eine Karte aus dem Stapel.
greed-revealed = { $seat-you ->
    [yes] Du deckst
   *[no] { $seat } deckt
 } { $kind ->
    [action] die Aktion
    [thug] den Gangster
   *[holding] die Beteiligung
 } { $card } auf.
greed-plays-extra = Dank { $by } { $seat-you ->
    [yes] zeigst du
   *[no] zeigt { $seat }
 } eine zusätzliche Karte: { $kind ->
    [action] die Aktion
    [thug] den Gangster
   *[holding] die Beteiligung
 } { $card }.
greed-no-extra = { $seat-you ->
    [yes] Du lässt
   *[no] { $seat } lässt
 } auf { $by } keine weitere Karte folgen.
greed-played-action = { $seat-you ->
    [yes] Du führst
   *[no] { $seat } führt
 } { $card } aus.
greed-played = { $seat-you ->
    [yes] Du legst
   *[no] { $seat } legt
 } { $card } in die Auslage; { $symbols-count ->
    [0] Symbole zeigt die Karte nicht.
   *[other] die Karte zeigt { $symbols }.
}
greed-copied = { $seat-you ->
    [yes] Bei dir
   *[no] Bei { $seat }
 } wird { $card } zur Kopie von { $thug }.
greed-repeats = Dank { $by } { $seat-you ->
    [yes] führst du
   *[no] führt { $seat }
 } den Text von { $thug } noch einmal aus.
greed-back-to-hand = { $seat-you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } { $card } auf die Hand zurück.
greed-back-to-hand-by = Durch { $by } { $seat-you ->
    [yes] nimmst du
   *[no] nimmt { $seat }
 } { $card } auf die Hand zurück.
greed-left-game = { $card } ist ausgeführt und kommt aus dem Spiel.
greed-last-round-over = Die letzte Runde ist vorbei; jetzt kommen die „Spielende“-Effekte.
greed-ended = Das Spiel ist zu Ende.
greed-paid-money = { $seat-you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
 } { $amount ->
    [0] nichts
   *[other] { $amount }k
 } für { $for }.
greed-paid-card = { $seat-you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
 } { $for } mit { $card }.
greed-paid-hand-card = { $seat-you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
 } { $for } mit der Handkarte { $card }.
greed-ignored-cost = { $seat-you ->
    [yes] Du ignorierst
   *[no] { $seat } ignoriert
 } die Kosten von { $card }.
greed-ignored-need = { $seat-you ->
    [yes] Du ignorierst
   *[no] { $seat } ignoriert
 } die Bedingung von { $card }.
greed-failed-declined = { $seat-you ->
    [yes] Du willst
   *[no] { $seat } will
 } { $card } nicht bezahlen; die Karte kommt ohne Wirkung aus dem Spiel.
greed-failed-cannot-pay = { $seat-you ->
    [yes] Du kannst
   *[no] { $seat } kann
 } { $card } nicht bezahlen; die Karte kommt ohne Wirkung aus dem Spiel.
greed-failed-need = { $card } verlangt { $need }; damit { $seat-you ->
    [yes] kannst du
   *[no] kann { $seat }
 } nicht dienen, und die Karte kommt ohne Wirkung aus dem Spiel.
greed-gained = { $seat-you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
 } { $amount }k durch { $by }.
greed-gained-times = { $seat-you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
 } { $amount }k durch { $by }, { $times ->
    [2] verdoppelt
    [4] vervierfacht
   *[other] mit { $times } malgenommen
 } dank { $thanks }.
greed-lost-money = { $seat-you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
 } { $amount }k durch { $by }.
greed-lost-all-money = { $seat-you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
 } durch { $by } nur { $amount }k statt { $asked }k; mehr ist nicht da.
greed-markers-put = { $seat-you ->
    [yes] Du legst
   *[no] { $seat } legt
 } { $count } Marker auf die Beteiligung { $card }.
greed-markers-put-by = Dank { $by } { $seat-you ->
    [yes] legst du
   *[no] legt { $seat }
 } { $count } Marker auf die Beteiligung { $card }.
greed-markers-taken = { $seat-you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } { $count } Marker von der Beteiligung { $card } herunter.
greed-markers-taken-by = Wegen { $by } { $seat-you ->
    [yes] nimmst du
   *[no] nimmt { $seat }
 } { $count } Marker von der Beteiligung { $card } herunter.
greed-lost-card = { $seat-you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
 } { $card } durch { $by }.
greed-turned-up-thug = { $seat-you ->
    [yes] Du deckst
   *[no] { $seat } deckt
 } einen Gangster auf: { $card }.
greed-turned-up-other = { $seat-you ->
    [yes] Du deckst
   *[no] { $seat } deckt
 } { $card } auf; das ist kein Gangster und kommt aus dem Spiel.
greed-drew-card = Dank { $by } { $seat-you ->
    [yes] ziehst du
   *[no] zieht { $seat }
 } { $card }.
greed-drew = Dank { $by } { $seat-you ->
    [yes] ziehst du
   *[no] zieht { $seat }
 } eine Karte.
greed-no-thug-found = Der Nachziehstapel ist leer; { $by } findet für { $seat-you ->
    [yes] dich
   *[no] { $seat }
 } keinen Gangster.
greed-pile-empty = Der Nachziehstapel ist leer; { $seat-you ->
    [yes] du ziehst
   *[no] { $seat } zieht
 } für { $by } nichts.

## Was für eine Runde gilt

greed-announced-relocate = In der nächsten Runde bekommt jede Beteiligung, die { $seat-you ->
    [yes] du spielst,
   *[no] { $seat } spielt,
 } { $count } Zusatzmarker und dazu so viele, wie auf der zurückgenommenen lagen.
greed-effect-copies = Bis zum Ende dieser Runde { $seat-you ->
    [yes] bekommst du
   *[no] bekommt { $seat }
 } jedes Mal { $times ->
    [1] genauso viel Geld
   *[other] { $times }-mal so viel Geld
 } wie { $left-you ->
    [yes] du.
   *[no] { $left }.
}
greed-effect-actions = Bis zum Ende dieser Runde { $seat-you ->
    [yes] bekommst du
   *[no] bekommt { $seat }
 } jedes Mal { $amount }k, wenn ein Nachbar eine Aktion spielt.
greed-effect-thugs = Bis zum Ende dieser Runde { $seat-you ->
    [yes] bekommst du
   *[no] bekommt { $seat }
 } jedes Mal { $amount }k, wenn ein Nachbar einen Gangster spielt.
greed-effect-markers = In { $when ->
    [next] der nächsten
   *[now] dieser
 } Runde bekommt jede Beteiligung, die { $seat-you ->
    [yes] du spielst,
   *[no] { $seat } spielt,
 } { $count } Zusatzmarker.
greed-effect-no-costs = In { $when ->
    [next] der nächsten
   *[now] dieser
 } Runde { $seat-you ->
    [yes] ignorierst du
   *[no] ignoriert { $seat }
 } Kosten.
greed-effect-no-needs = In { $when ->
    [next] der nächsten
   *[now] dieser
 } Runde { $seat-you ->
    [yes] ignorierst du
   *[no] ignoriert { $seat }
 } Bedingungen.
greed-effect-extra = In { $when ->
    [next] der nächsten
   *[now] dieser
 } Runde { $seat-you ->
    [yes] musst du
   *[no] muss { $seat }
 } nach allen ausgespielten Karten { $count ->
    [one] eine zusätzliche Karte
   *[other] { $count } zusätzliche Karten
 } spielen.
greed-effect-return = In { $when ->
    [next] der nächsten
   *[now] dieser
 } Runde { $seat-you ->
    [yes] nimmst du
   *[no] nimmt { $seat }
 } gespielte Aktionen auf die Hand zurück.
greed-effect-symbols = In { $when ->
    [next] der nächsten
   *[now] dieser
 } Runde zeigt { $card } bei { $seat-you ->
    [yes] dir
   *[no] { $seat }
 } zusätzlich eine Pistole und einen Schlüssel.
greed-effect-gains = In { $when ->
    [next] der nächsten
   *[now] dieser
 } Runde wird alles Geld, das { $seat-you ->
    [yes] du bekommst,
   *[no] { $seat } bekommt,
 } { $times ->
    [2] verdoppelt.
    [4] vervierfacht.
   *[other] mit { $times } malgenommen.
}
greed-threat-all-thugs = Wegen { $card } verlieren am Ende { $when ->
    [next] der nächsten
   *[now] dieser
 } Runde alle { $count ->
    [one] einen Gangster
   *[other] { $count } Gangster
 } eigener Wahl.
greed-threat-all-holdings = Wegen { $card } verlieren am Ende { $when ->
    [next] der nächsten
   *[now] dieser
 } Runde alle { $count ->
    [one] eine Beteiligung
   *[other] { $count } Beteiligungen
 } eigener Wahl.
greed-threat-others-thugs = Wegen { $card } verlieren am Ende { $when ->
    [next] der nächsten
   *[now] dieser
 } Runde alle außer { $seat-you ->
    [yes] dir
   *[no] { $seat }
 } { $count ->
    [one] einen Gangster
   *[other] { $count } Gangster
 } eigener Wahl.
greed-threat-others-holdings = Wegen { $card } verlieren am Ende { $when ->
    [next] der nächsten
   *[now] dieser
 } Runde alle außer { $seat-you ->
    [yes] dir
   *[no] { $seat }
 } { $count ->
    [one] eine Beteiligung
   *[other] { $count } Beteiligungen
 } eigener Wahl.

## Was du gefragt wirst

greed-ask-draft = { $cards ->
    [one] Runde { $round }: Nimm die letzte Karte deines Stapels.
   *[other] Runde { $round }: Nimm eine Karte aus deinem Stapel; den Rest bekommt { $left }.
}
greed-ask-play = Runde { $round }: Welche Handkarte spielst du aus? Aufgedeckt wird gemeinsam.
greed-ask-pay-money = { $amount ->
    [0] { $card } kostet dich gerade nichts: Spielst du die Karte, oder kommt sie ohne Wirkung aus dem Spiel?
   *[other] { $card } kostet dich { $amount }k, und du hast { $money }k: Zahlst du, oder kommt die Karte ohne Wirkung aus dem Spiel?
}
greed-ask-pay-thug = { $card } kostet einen Gangster: Welchen gibst du ab? Ohne Bezahlung kommt die Karte ohne Wirkung aus dem Spiel.
greed-ask-pay-holding = { $card } kostet eine Beteiligung: Welche gibst du ab? Ohne Bezahlung kommt die Karte ohne Wirkung aus dem Spiel.
greed-ask-pay-any = { $card } kostet einen Gangster, eine Beteiligung oder Geld: Was gibst du her? Ohne Bezahlung kommt die Karte ohne Wirkung aus dem Spiel.
greed-ask-pay-hand-card = { $card } kostet eine Handkarte: Welche gibst du ab? Ohne Bezahlung bleibt { $card } ohne Wirkung.
greed-ask-relocate = { $card } kostet eine Beteiligung: Welche nimmst du auf die Hand zurück? Ohne Bezahlung bleibt { $card } ohne Wirkung.
greed-ask-mark = { $by } bringt dir { $count } Marker: Auf welche Beteiligung { $count ->
    [one] legst du ihn?
   *[other] legst du sie?
}
greed-ask-another = Dank { $by } darfst du sofort noch eine Karte spielen: Welche nimmst du, oder lässt du es bleiben?
greed-ask-extra = Durch { $by } spielst du eine zusätzliche Karte: Welche Handkarte soll es sein?
greed-ask-copy = { $card } wird zur Kopie eines deiner Gangster: Welcher soll es sein?
greed-ask-lose = { $by } kostet dich { $kind ->
    [thug] einen Gangster: Welchen verlierst du?
   *[holding] eine Beteiligung: Welche verlierst du?
}

## Auf wen der Tisch wartet

greed-wait-deal = Die Karten werden gegeben.
greed-wait-draft = { $seats } { $seats-count ->
    [one] sucht
   *[other] suchen
 } sich noch eine Karte aus.
greed-wait-play = { $seats } { $seats-count ->
    [one] überlegt
   *[other] überlegen
 } noch, welche Karte es sein soll.
greed-wait-pay = { $seat } entscheidet über die Kosten von { $card }.
greed-wait-mark = { $seat } sucht eine Beteiligung für { $count ->
    [one] den Marker
   *[other] die { $count } Marker
 } von { $by } aus.
greed-wait-extra = { $seat } denkt über die zusätzliche Karte von { $by } nach.
greed-wait-copy = { $seat } überlegt, welchen Gangster { $card } kopiert.
greed-wait-lose = { $by } kostet { $seat } { $kind ->
    [thug] einen Gangster; noch steht nicht fest, welchen.
   *[holding] eine Beteiligung; noch steht nicht fest, welche.
}
greed-wait-find = Für { $seat-you ->
    [yes] dich
   *[no] { $seat }
 } werden Karten vom Nachziehstapel aufgedeckt, bis ein Gangster erscheint.
greed-wait-draw = Dank { $by } { $seat-you ->
    [yes] ziehst du
   *[no] zieht { $seat }
 } { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
greed-over = Das Spiel ist vorbei.

## Was du wählen kannst

greed-do-take = Nimm { $card }
greed-do-play = Spiele { $card } aus
greed-do-play-extra = Spiele { $card } als zusätzliche Karte
greed-do-no-extra = Spiele keine zusätzliche Karte
greed-do-take-back = { $markers ->
    [0] Nimm { $card } auf die Hand zurück; Marker liegen dort keine
    [one] Nimm { $card } auf die Hand zurück; dort liegt 1 Marker
   *[other] Nimm { $card } auf die Hand zurück; dort liegen { $markers } Marker
}
greed-do-pay-hand-card = Bezahle { $for } mit der Handkarte { $card }
greed-do-pay-card = { $markers ->
    [0] Bezahle { $for } mit { $card }
    [one] Bezahle { $for } mit { $card } samt 1 Marker
   *[other] Bezahle { $for } mit { $card } samt { $markers } Markern
}
greed-do-pay-with = Bezahle mit { $card }
greed-do-pay-amount = { $amount ->
    [0] Spiele { $for } umsonst
   *[other] Zahle { $amount }k für { $for }
}
greed-do-pay-money = Bezahle mit Geld
greed-do-decline-card = Verzichte auf { $card }
greed-do-decline = Zahle nicht
greed-do-mark = { $markers ->
    [0] Lege { $count } Marker auf { $card }; dort liegt noch keiner
    [one] Lege { $count } Marker auf { $card }; dort liegt schon 1
   *[other] Lege { $count } Marker auf { $card }; dort liegen schon { $markers }
}
greed-do-mark-card = Lege die Marker auf { $card }
greed-do-copy = Kopiere { $card }
greed-do-lose = { $markers ->
    [0] Verliere { $card }
    [one] Verliere { $card } samt 1 Marker
   *[other] Verliere { $card } samt { $markers } Markern
}

## Was nicht geht

greed-unreadable-action = Mit „{ $action }“ kann ich nichts anfangen; versuch es mit „take 8“, „play 8“, „pay money“, „pay card 8“, „decline“, „mark 8“, „copy 22“, „lose 22“ oder „no extra card“.
greed-unreadable-chance = Mit „{ $chance }“ kann ich nichts anfangen; eine gezogene Karte schreibt man „card 27“.
greed-unknown-card = Eine Karte „{ $card }“ gibt es nicht; die Karten haben die Nummern 1 bis 80.
greed-not-asked = { $seat-you ->
    [yes] Du wirst
   *[no] { $seat } wird
 } gerade nichts gefragt.
greed-nothing-to-draw = Gerade wird keine Karte gezogen.
greed-card-already-dealt = { $card } liegt nicht mehr unter den verdeckten Karten.
greed-card-not-in-pile = { $card } ist nicht in deinem Stapel.
greed-card-not-in-hand = { $card } hast du nicht auf der Hand.
greed-card-not-in-display = { $card } liegt nicht in deiner Auslage.
greed-wrong-kind = { $card } ist { $kind ->
    [thug] kein Gangster.
   *[holding] keine Beteiligung.
}
greed-extra-card-not-optional = Diese zusätzliche Karte musst du spielen.
greed-copies-another-thug = Kopiert wird ein anderer Gangster, nicht die Karte selbst.
greed-costs-money-only = { $card } lässt sich nur mit Geld bezahlen.
greed-costs-no-money = { $card } lässt sich nicht mit Geld bezahlen.
greed-not-enough-money = Das kostet dich { $price }k, aber du hast { $money ->
    [0] gar kein Geld.
   *[other] nur { $money }k.
}
greed-asked-something-else = { $tried ->
    [take] Karten nimmst du am Anfang der Runde aus dem Stapel, eine in jeder Runde.
    [play] Gespielt wird, wenn alle eine Karte genommen haben, ab Runde 3.
    [play-extra] Nur auf eine zusätzliche Karte kannst du verzichten.
    [pay] Bezahlt oder verzichtet wird, wenn die Karte an der Reihe ist.
    [mark] Marker legst du, wenn eine Karte es sagt.
    [copy] Kopiert wird, wenn Karte 54 gespielt wird.
   *[lose] Karten verlierst du, wenn ein angekündigter Verlust fällig ist.
 } { $asked ->
    [take] Jetzt nimmst du eine Karte aus deinem Stapel.
    [play] Jetzt wählst du eine Handkarte zum Ausspielen.
    [play-extra] Jetzt geht es um eine zusätzliche Karte.
    [pay] Jetzt bezahlst du eine Karte oder verzichtest auf sie.
    [mark] Jetzt wählst du eine Beteiligung für die Marker.
    [copy] Jetzt wählst du einen Gangster zum Kopieren.
   *[lose] Jetzt wählst du die Karte, die du verlierst.
}

# Played face down, while it asks for something that is not there now.
greed-lacking = Stand jetzt könntest du nicht aufbringen, was sie verlangt; sie käme ohne Wirkung aus dem Spiel.

## Die Abrechnung

greed-score-cash = { $points ->
    [0] Kein Bargeld.
   *[other] { $points }k in bar.
}
greed-score-markers = { $count ->
    [0] Keine Marker, also { $points }k.
   *[other] { $count } Marker für { $points }k.
}
# Only where somebody else has as much money.
greed-score-thugs = Bei Gleichstand zählen Gangster: { $count ->
    [0] keiner.
   *[other] { $count }.
}

## Der Tisch

greed-look-round = Es läuft Runde { $round } von { $rounds }.
greed-look-player = { $seat-you ->
    [yes] Du hast
   *[no] { $seat } hat
 } { $money ->
    [0] kein Geld
   *[other] { $money }k
 }, { $markers ->
    [0] keine Marker
   *[other] { $markers } Marker
 } und { $hand ->
    [0] keine Handkarten.
    [one] 1 Handkarte.
   *[other] { $hand } Handkarten.
}
greed-look-hand = Auf der Hand hast du { $cards }.
greed-look-pile = Im Stapel vor dir: { $cards }.
greed-look-taken = Ausgesucht hast du { $card }; das weiß noch niemand.
greed-look-chosen = Verdeckt vor dir liegt { $card }.
greed-look-empty = { $seat-you ->
    [yes] Deine Auslage
   *[no] Die Auslage von { $seat }
 } ist leer.
greed-look-thugs = { $cards-count ->
    [0] { $seat-you ->
        [yes] Gangster hast du keine.
       *[no] Gangster hat { $seat } keine.
    }
   *[other] { $seat-you ->
        [yes] Deine Gangster
       *[no] Gangster von { $seat }
    }: { $cards }.
}
greed-look-copy = { $card } als Kopie von { $thug }
greed-look-holdings = { $cards-count ->
    [0] { $seat-you ->
        [yes] Beteiligungen hast du keine.
       *[no] Beteiligungen hat { $seat } keine.
    }
    [one] { $seat-you ->
        [yes] Deine einzige Beteiligung
       *[no] Einzige Beteiligung von { $seat }
    }: { $cards }.
   *[other] { $seat-you ->
        [yes] Deine Beteiligungen
       *[no] Beteiligungen von { $seat }
    }: { $cards }.
}
greed-look-holding = { $card } { $markers ->
    [0] ohne Marker
    [one] mit 1 Marker
   *[other] mit { $markers } Markern
}
greed-look-symbols = { $seat-you ->
    [yes] Deine Auslage
   *[no] Die Auslage von { $seat }
 } zeigt { $symbols-count ->
    [0] keine Symbole.
   *[other] { $symbols }.
}
greed-look-order = In dieser Runde aufgedeckt, in Spielerreihenfolge: { $cards }.
greed-look-shown = { $card } von { $seat-you ->
    [yes] dir
   *[no] { $seat }
}
greed-look-piles = { $pile ->
    [0] Die Stapel der Spieler sind aufgebraucht
    [one] In jedem Stapel steckt noch 1 Karte
   *[other] In jedem Stapel stecken noch { $pile } Karten
 }; { $draw ->
    [0] der Nachziehstapel ist leer.
    [one] im Nachziehstapel liegt 1 Karte.
   *[other] im Nachziehstapel liegen { $draw } Karten.
}

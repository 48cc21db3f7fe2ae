# Downtown: jeder Satz. Listen von Geld und Gangstern kommen als „3k und 1 Spitzel“, im Akkusativ.

## Namen

downtown-place-downtown = Downtown
    .at = in Downtown
    .to = nach Downtown
    .from = von Downtown
    .acc = Downtown
downtown-place-west = West Side
    .at = an der West Side
    .to = zur West Side
    .from = von der West Side
    .acc = die West Side
downtown-place-east = East Side
    .at = an der East Side
    .to = zur East Side
    .from = von der East Side
    .acc = die East Side
downtown-place-ghetto = Ghetto
    .at = im Ghetto
    .to = ins Ghetto
    .from = aus dem Ghetto
    .acc = das Ghetto
downtown-place-bank = Bank
    .at = bei der Bank
    .to = zur Bank
    .from = von der Bank
    .acc = die Bank
downtown-place-villa = Villa
    .at = in der Villa
    .to = in die Villa
    .from = aus der Villa
    .acc = die Villa
downtown-stooge-frankie = Frankie
    .gen = Frankies
downtown-stooge-luigi = Luigi
    .gen = Luigis
downtown-stooge-joe = Joe
    .gen = Joes
downtown-loot-money = Geld
    .job = Geld-Job
    .card = Geld-Karte
downtown-loot-jewellery = Juwelen
    .job = Juwelen-Job
    .card = Juwelen-Karte
downtown-loot-art = Kunstgegenstände
    .job = Kunst-Job
    .card = Kunst-Karte
downtown-fence-money = Geldwäscher
    .a = ein Geldwäscher
    .acc = den Geldwäscher
    .dat = dem Geldwäscher
downtown-fence-jewellery = Käufer für Juwelen
    .a = ein Käufer für Juwelen
    .acc = den Käufer für Juwelen
    .dat = dem Käufer für Juwelen
downtown-fence-art = Käufer für Kunstgegenstände
    .a = ein Käufer für Kunstgegenstände
    .acc = den Käufer für Kunstgegenstände
    .dat = dem Käufer für Kunstgegenstände
downtown-share-quarter = ein Viertel
downtown-share-half = die Hälfte
downtown-kind-lookout = Schmiere-Steher
    .a = ein Schmiere-Steher
    .acc = einen Schmiere-Steher
downtown-kind-safecracker = Tresorknacker
    .a = ein Tresorknacker
    .acc = einen Tresorknacker
downtown-kind-spy = Spitzel
    .a = ein Spitzel
    .acc = einen Spitzel

## Satzteile, im Akkusativ

downtown-lookouts = { $count } Schmiere-Steher
downtown-safecrackers = { $count } Tresorknacker
downtown-spies = { $count } Spitzel
downtown-money = { $money }k
downtown-card = { $stooge-gen } { $loot-card } (versprochen { $claims }k, wert { $real }k)

## Was geschieht: Vorbereitung

downtown-dealt = { $seat-you ->
    [yes] Du bekommst { $kind-acc } auf die Hand.
   *[no] { $seat } bekommt { $kind-acc } auf die Hand.
}
downtown-dealt-hidden = { $seat-you ->
    [yes] Du bekommst einen Gangster auf die Hand.
   *[no] { $seat } bekommt einen Gangster auf die Hand.
}
downtown-row-card = In die Reihe kommt { $kind-a }.
downtown-job-up = Auf { $stooge-gen } Stapel wird ein { $loot-job } aufgedeckt: { $stooge } verspricht { $claims }k und verlangt { $things }.
downtown-fence-up = Oben auf Hehler-Stapel { $pile } liegt jetzt { $fence-a }, der { $share } behält.
downtown-first = { $seat-you ->
    [yes] Das Los lässt dich zuerst setzen.
   *[no] Das Los lässt { $seat } zuerst setzen.
}
downtown-placed = { $seat-you ->
    [yes] Du setzt deine Spielsteine { $one-to } und { $other-to }.
   *[no] { $seat } setzt Spielsteine { $one-to } und { $other-to }.
}
downtown-starts = { $seat-you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
downtown-opened = { $seat-you ->
    [yes] Du eröffnest deine Auslage mit { $money }k.
   *[no] { $seat } eröffnet die Auslage mit { $money }k.
}

## Was geschieht: der Zug

downtown-turn = { $seat-you ->
    [yes] Zug { $nth }: Du bist dran.
   *[no] Zug { $nth }: { $seat } ist dran.
}
downtown-took-back = { $seat-you ->
    [yes] Du nimmst { $things } aus deiner Auslage zurück.
   *[no] { $seat } nimmt { $things } aus der Auslage zurück.
}
downtown-moved = { $seat-you ->
    [yes] Du ziehst { $from-from } { $to-to }.
   *[no] { $seat } zieht { $from-from } { $to-to }.
}
downtown-moved-both = { $seat-you ->
    [yes] Du versetzt beide Spielsteine: einen { $one-to } und einen { $other-to }.
   *[no] { $seat } versetzt beide Spielsteine: einen { $one-to } und einen { $other-to }.
}
downtown-robbed = { $seat-you ->
    [yes] Du kassierst { $victim } ab und nimmst dir { $things }; danach ist { $victim } dran.
   *[no] { $victim-you ->
        [yes] { $seat } kassiert dich ab und nimmt sich { $things }; danach bist du dran.
       *[no] { $seat } kassiert { $victim } ab und nimmt sich { $things }; danach ist { $victim } dran.
    }
}
downtown-robbed-nothing = { $seat-you ->
    [yes] Du kassierst { $victim } ab, aber die Auslage ist leer; danach ist { $victim } dran.
   *[no] { $victim-you ->
        [yes] { $seat } kassiert dich ab, aber deine Auslage ist leer; danach bist du dran.
       *[no] { $seat } kassiert { $victim } ab, aber die Auslage ist leer; danach ist { $victim } dran.
    }
}
downtown-paid = { $seat-you ->
    [yes] Du zahlst { $payee } { $things }; danach ist { $payee } dran.
   *[no] { $payee-you ->
        [yes] { $seat } zahlt dir { $things }; danach bist du dran.
       *[no] { $seat } zahlt { $payee } { $things }; danach ist { $payee } dran.
    }
}
downtown-paid-and-moved = { $seat-you ->
    [yes] Du zahlst { $payee } { $things } und ziehst { $from-from } { $to-to }; danach ist { $payee } dran.
   *[no] { $payee-you ->
        [yes] { $seat } zahlt dir { $things } und zieht { $from-from } { $to-to }; danach bist du dran.
       *[no] { $seat } zahlt { $payee } { $things } und zieht { $from-from } { $to-to }; danach ist { $payee } dran.
    }
}

## Was geschieht: Gangster

downtown-hires = { $seat-you ->
    [yes] Du gehst in Downtown Gangster kaufen.
   *[no] { $seat } geht in Downtown Gangster kaufen.
}
downtown-wants = { $seat-you ->
    [yes] Du suchst dir { $gangsters } aus.
   *[no] { $seat } sucht sich { $gangsters } aus.
}
downtown-bought = { $seat-you ->
    [yes] Du kaufst { $things } für { $price }k.
   *[no] { $seat } kauft { $things } für { $price }k.
}
downtown-toll = { $seat-you ->
    [yes] Bei der Bank bekommst du { $money }k vom Kaufpreis.
   *[no] Bei der Bank bekommt { $seat } { $money }k vom Kaufpreis.
}
downtown-reshuffled = Der Nachziehstapel ist leer, also werden die abgelegten Gangster gemischt und bilden den neuen: { $things }.
downtown-drew = { $seat-you ->
    [yes] Du ziehst im Ghetto { $kind-acc }.
   *[no] { $seat } zieht im Ghetto { $kind-acc }.
}
downtown-drew-hidden = { $seat-you ->
    [yes] Du ziehst im Ghetto einen Gangster.
   *[no] { $seat } zieht im Ghetto einen Gangster.
}
downtown-declined-draw = { $seat-you ->
    [yes] Du ziehst im Ghetto nichts.
   *[no] { $seat } zieht im Ghetto nichts.
}
downtown-always = { $seat-you ->
    [yes] Ab jetzt ziehst du im Ghetto immer.
   *[no] Ab jetzt zieht { $seat } im Ghetto immer.
}

## Was geschieht: Jobs

downtown-job-done = { $seat-you ->
    [yes] Du erledigst { $stooge-gen } Job, legst dafür { $things } ab und nimmst die Karte.
   *[no] { $seat } erledigt { $stooge-gen } Job, legt dafür { $things } ab und nimmt die Karte.
}
downtown-looks = { $seat-you ->
    [yes] Du siehst dir die Rückseite von { $stooge-gen } oberster Karte an.
   *[no] { $seat } sieht sich heimlich die Rückseite von { $stooge-gen } oberster Karte an.
}
downtown-saw = { $seat-you ->
    [yes] { $stooge-gen } Karte ist tatsächlich { $real }k wert: Das siehst gerade nur du.
   *[no] { $seat } sieht, dass { $stooge-gen } Karte tatsächlich { $real }k wert ist.
}
downtown-saw-hidden = { $seat-you ->
    [yes] Du weißt jetzt, was { $stooge-gen } Karte tatsächlich wert ist.
   *[no] { $seat } weiß jetzt, was { $stooge-gen } Karte tatsächlich wert ist.
}
downtown-left-on-top = { $seat-you ->
    [yes] Du lässt { $stooge-gen } Karte oben liegen.
   *[no] { $seat } lässt { $stooge-gen } Karte oben liegen.
}
downtown-put-under = { $seat-you ->
    [yes] Du schiebst { $stooge-gen } Karte unter den Stapel.
   *[no] { $seat } schiebt { $stooge-gen } Karte unter den Stapel.
}

## Was geschieht: Hehler

downtown-sells = { $seat-you ->
    [yes] Du willst { $fence-dat } auf Stapel { $pile } etwas verkaufen.
   *[no] { $seat } will { $fence-dat } auf Stapel { $pile } etwas verkaufen.
}
downtown-offered = { $seat-you ->
    [yes] Du bietest dem Hehler auf Stapel { $pile } eine Karte von { $stooge } an.
   *[no] { $seat } bietet dem Hehler auf Stapel { $pile } eine Karte von { $stooge } an.
}
downtown-turned-over = Kein Ermittler: Der Hehler auf Stapel { $pile } wird umgedreht und ist echt.
downtown-turned-over-cop = Eine Falle! Der Hehler auf Stapel { $pile } ist ein verdeckter Ermittler und zahlt nur ein Viertel.
downtown-revealed = Alle sehen: { $stooge-gen } Karte ist tatsächlich { $real }k wert.
downtown-sold = { $seat-you ->
    [yes] Du bekommst { $paid }k für { $cards ->
        [one] { $cards } Karte im Wert von { $real }k
       *[other] { $cards } Karten im Wert von zusammen { $real }k
    }.
   *[no] { $seat } bekommt { $paid }k für { $cards ->
        [one] { $cards } Karte im Wert von { $real }k
       *[other] { $cards } Karten im Wert von zusammen { $real }k
    }.
}
downtown-fence-left = Der Hehler von Stapel { $pile } kommt aus dem Spiel.
downtown-fence-put-under = Der Hehler kommt unter Stapel { $pile }, die Rückseite ist wieder verborgen.
downtown-watches = { $seat-you ->
    [yes] Du siehst dir die Rückseite des Hehlers auf Stapel { $pile } an.
   *[no] { $seat } sieht sich heimlich die Rückseite des Hehlers auf Stapel { $pile } an.
}
downtown-saw-cop = { $seat-you ->
    [yes] Ein Ermittler! Du siehst, dass dieser Hehler verdeckt für die Polizei arbeitet.
   *[no] { $seat } sieht, dass dieser Hehler ein verdeckter Ermittler ist.
}
downtown-saw-no-cop = { $seat-you ->
    [yes] Du siehst, dass dieser Hehler kein Ermittler ist.
   *[no] { $seat } sieht, dass dieser Hehler kein Ermittler ist.
}
downtown-saw-fence-hidden = { $seat-you ->
    [yes] Du weißt jetzt, ob dieser Hehler ein Ermittler ist.
   *[no] { $seat } weiß jetzt, ob dieser Hehler ein Ermittler ist.
}
downtown-put-fence = { $seat-you ->
    [yes] Du legst den Hehler von Stapel { $from } auf Stapel { $to }.
   *[no] { $seat } legt den Hehler von Stapel { $from } auf Stapel { $to }.
}
downtown-put-fence-back = { $seat-you ->
    [yes] Du legst den Hehler auf Stapel { $pile } zurück.
   *[no] { $seat } legt den Hehler auf Stapel { $pile } zurück.
}

## Was geschieht: Casino

downtown-casino-card = Auf Hehler-Stapel { $pile } erscheint die { $nth ->
    [1] erste
    [2] zweite
   *[other] dritte
 } Casino-Karte.
downtown-visits = { $seat-you ->
    [yes] Du besuchst das Casino.
   *[no] { $seat } besucht das Casino.
}
downtown-no-visit = Niemand besucht das Casino.
downtown-note-back = { $seat-you ->
    [yes] Du hast { $note }k gesetzt und nimmst den Schein zurück.
   *[no] { $seat } hat { $note }k gesetzt und nimmt den Schein zurück.
}
downtown-note-won = { $seat-you ->
    [yes] Auch du hast { $note }k gesetzt; der Schein geht an { $visitor }.
   *[no] Auch { $seat } hat { $note }k gesetzt; der Schein geht an { $visitor-you ->
        [yes] dich
       *[no] { $visitor }
    }.
}
downtown-note-lost = { $seat-you ->
    [yes] Du hast { $note }k gesetzt; der Schein geht an die Bank.
   *[no] { $seat } hat { $note }k gesetzt; der Schein geht an die Bank.
}
downtown-casino-gone = Die Casino-Karte auf Stapel { $pile } kommt aus dem Spiel.

## Was geschieht: Auslagen und Ende

downtown-face-down-money = { $seat-you ->
    [yes] Du legst verdeckt Geld nach.
   *[no] { $seat } legt verdeckt Geld nach.
}
downtown-face-down-cards = { $seat-you ->
    [yes] Du legst verdeckt { $cards } Gangster nach.
   *[no] { $seat } legt verdeckt { $cards } Gangster nach.
}
downtown-face-down-both = { $seat-you ->
    [yes] Du legst verdeckt Geld und { $cards } Gangster nach.
   *[no] { $seat } legt verdeckt Geld und { $cards } Gangster nach.
}
downtown-laid = { $seat-you ->
    [yes] Du legst { $things } aus.
   *[no] { $seat } legt { $things } aus.
}
downtown-returned = { $seat-you ->
    [yes] Du schiebst eine Karte von { $stooge } zurück unter den Stapel.
   *[no] { $seat } schiebt eine Karte von { $stooge } zurück unter den Stapel.
}
downtown-added = { $seat-you ->
    [yes] Aufgedeckt wird, was du nachgelegt hast: { $things }.
   *[no] Aufgedeckt wird, was { $seat } nachgelegt hat: { $things }.
}
downtown-ended-rich = 100k sind erreicht: Das Spiel ist aus.
downtown-ended-casino = Die zweite Casino-Karte ist erschienen: Das Spiel ist aus.
downtown-ended-limit = Die Höchstzahl an Zügen ist erreicht: Das Spiel ist aus.
downtown-loot-paid = { $seat-you ->
    [yes] Die Bank zahlt dir { $money }k für deine übrige Beute.
   *[no] Die Bank zahlt { $seat } { $money }k für übrige Beute.
}

## Fragen

downtown-ask-place = Setz deine beiden Spielsteine auf zwei verschiedene Orte.
downtown-ask-place-working = Setz deine beiden Spielsteine auf zwei verschiedene Orte, mindestens einen nach Downtown, zur West Side oder zur East Side.
downtown-ask-open = Wie viel legst du in deine erste Auslage: 1k, 2k oder 3k? Alle Auslagen werden gemeinsam aufgedeckt.
downtown-ask-move = Willst du versetzen? Du darfst einen oder beide Spielsteine an Orte ziehen, an denen kein Spielstein steht.
downtown-ask-confront = Wen kassierst du ab, oder wen bezahlst du? Genau diese Person ist danach dran.
downtown-ask-confront-two = Kassierst du { $seat } ab und nutzt keinen Ort, oder bezahlst du { $seat } und darfst deine Orte nutzen?
downtown-ask-confront-rob = { $seat } bezahlen kannst du nicht, dafür brauchst du noch { $missing }. Du kannst nur abkassieren und nutzt dann in diesem Zug keinen Ort.
downtown-ask-use = Welchen deiner Orte nutzt du, wenn überhaupt? Einen darfst du nutzen.
downtown-ask-use-two = Welchen Ort nutzt du zuerst, wenn überhaupt? Du darfst beide nutzen, in beliebiger Reihenfolge.
downtown-ask-use-more = Nutzt du auch noch deinen anderen Ort?
downtown-ask-use-job = Dank der Villa darfst du jetzt noch einen Job erledigen. Was machst du?
downtown-ask-use-sale = Dank der Villa darfst du jetzt noch verkaufen. Was machst du?
downtown-ask-hire = Wie viele { $kind } kaufst du? { $count ->
    [one] Einer liegt in der Reihe, für { $price }k
   *[other] { $count } liegen in der Reihe, für je { $price }k
 }; ausgeben kannst du noch { $money }k.
downtown-ask-ghetto = Ziehst du im Ghetto { $count ->
    [one] einen Gangster
   *[other] { $count } Gangster
 }?
downtown-ask-look = { $stooge-gen } oberste Karte ist tatsächlich { $real }k wert. Lässt du sie oben liegen, oder schiebst du sie unter den Stapel?
downtown-ask-offer = Welche Karte bietest du { $fence-dat } auf Stapel { $pile } an?
downtown-ask-offer-more = Bietest du noch eine Karte an?
downtown-ask-offer-all = Mehr Karten hast du für diesen Hehler nicht. Drehst du ihn um?
downtown-ask-watch-cop = Dieser { $fence } ist ein verdeckter Ermittler. Auf welchen Stapel legst du ihn?
downtown-ask-watch-no-cop = Dieser { $fence } ist kein Ermittler. Auf welchen Stapel legst du ihn?
downtown-ask-casino = Eine Casino-Karte ist erschienen. Besuchst du das Casino?
downtown-ask-bet = Welchen Schein setzt du verdeckt? Du hast { $money }k.
downtown-ask-add-money = Wie viel Geld legst du verdeckt nach? Du hast { $money }k.
downtown-ask-add-kind = Wie viele { $kind } legst du verdeckt nach? Auf der Hand hast du { $count }.
downtown-ask-lay-money = Wie viel Geld legst du aus? Du hast { $money }k.
downtown-ask-lay-kind = Wie viele { $kind } legst du aus? Auf der Hand hast du { $count }.
downtown-ask-lay-kind-limit = Wie viele { $kind } legst du aus? Auf der Hand hast du { $count }; mit { $cards } Karten bist du über dem Limit von { $limit } und musst Gangster auslegen.
downtown-ask-return = Du hast zu viele Informanten-Karten. Welche schiebst du unter ihren Stapel? { $count ->
    [one] Eine muss weg.
   *[other] { $count } müssen weg.
 }

## Auf wen der Tisch wartet

downtown-wait-cards = Gerade werden Karten ausgeteilt oder aufgedeckt.
downtown-wait-place = { $seat } setzt gerade zwei Spielsteine.
downtown-wait-open = Der Tisch wartet auf { $seats }: Es geht um die erste Auslage.
downtown-wait-move = { $seat } überlegt, ob sich Versetzen lohnt.
downtown-wait-confront = { $seat } sucht sich aus, wer abkassiert oder bezahlt wird.
downtown-wait-use = { $seat } sucht sich einen Ort aus.
downtown-wait-hire = { $seat } überlegt, wie viele { $kind } es sein sollen.
downtown-wait-ghetto = { $seat } überlegt, im Ghetto zu ziehen.
downtown-wait-look = { $seat } entscheidet, ob { $stooge-gen } Karte oben liegen bleibt.
downtown-wait-offer = { $seat } sucht Beute für den Hehler auf Stapel { $pile } aus.
downtown-wait-watch = { $seat } sucht einen Platz für den Hehler von Stapel { $pile }.
downtown-wait-casino = { $seat } überlegt, ob sich das Casino lohnt.
downtown-wait-bets = Im Casino fehlt noch der Einsatz von { $seats }.
downtown-wait-add = Der Tisch wartet auf { $seats }: Noch darf verdeckt nachgelegt werden.
downtown-wait-lay = { $seat } stellt eine neue Auslage zusammen.
downtown-wait-return = { $seat } hat zu viele Informanten-Karten und schiebt welche zurück.
downtown-over = Das Spiel ist vorbei.

## Möglichkeiten

downtown-act-place = Setz deine Spielsteine { $one-to } und { $other-to }
downtown-act-stay = Bleib stehen
downtown-act-move = Zieh { $from-from } { $to-to }
downtown-act-move-both = Versetze beide Spielsteine: einen { $one-to } und einen { $other-to }
downtown-act-rob = Kassiere { $seat } ab und nimm dir { $things }
downtown-act-rob-nothing = Kassiere { $seat } ab, trotz leerer Auslage
downtown-act-pay = Zahle { $seat } { $things } und bleib stehen
downtown-act-pay-and-move = Zahle { $seat } { $things } und zieh { $from-from } { $to-to }
downtown-act-hire = Kaufe Gangster in Downtown
downtown-act-take = Kaufe { $gangsters } für { $price }k
downtown-act-take-none = Kaufe keinen { $kind }
downtown-act-job = Erledige { $stooge-gen } { $loot-job } (versprochen { $claims }k) und leg { $things } ab
downtown-act-job-seen = Erledige { $stooge-gen } { $loot-job } (tatsächlich { $real }k) und leg { $things } ab
downtown-act-job-unknown = Erledige { $stooge-gen } Job
downtown-act-look = Wirf einen Blick unter { $stooge-gen } oberste Karte
downtown-act-leave = Lass die Karte oben liegen
downtown-act-under = Schieb die Karte unter den Stapel
downtown-act-sell = Verkaufe an { $fence-acc } auf Stapel { $pile }, der { $share } behält
downtown-act-sell-risk = Verkaufe an { $fence-acc } auf Stapel { $pile }, der { $share } behält, falls er kein Ermittler ist
downtown-act-sell-cop = Verkaufe an { $fence-acc } auf Stapel { $pile }, obwohl er ein verdeckter Ermittler ist
downtown-act-sell-no-cop = Verkaufe an { $fence-acc } auf Stapel { $pile }, der { $share } behält und kein Ermittler ist
downtown-act-sell-unknown = Verkaufe an den Hehler auf Stapel { $pile }
downtown-act-offer = Biete { $card } an
downtown-act-offer-unknown = Biete eine Karte von { $stooge } an
downtown-act-sell-now = Biete nichts mehr an und dreh den Hehler um
downtown-act-watch = Wirf einen Blick hinter { $fence-acc } auf Stapel { $pile }
downtown-act-watch-unknown = Wirf einen Blick hinter den Hehler auf Stapel { $pile }
downtown-act-put = Leg den Hehler auf Stapel { $pile }
downtown-act-put-back = Leg den Hehler auf Stapel { $pile } zurück
downtown-act-draw = Zieh { $count ->
    [one] einen Gangster
   *[other] { $count } Gangster
 }
downtown-act-always = Zieh { $count ->
    [one] einen Gangster
   *[other] { $count } Gangster
 } und ab jetzt immer ungefragt
downtown-act-no-draw = Zieh nichts
downtown-act-visit = Besuche das Casino
downtown-act-no-visit = Lass das Casino links liegen
downtown-act-bet = Setz einen { $note }k-Schein
downtown-act-lay-money = Leg { $money }k aus
downtown-act-lay-no-money = Leg kein Geld aus
downtown-act-lay = Leg { $gangsters } aus
downtown-act-lay-none = Leg keinen { $kind } aus
downtown-act-add-money = Leg verdeckt { $money }k nach
downtown-act-add-no-money = Leg kein Geld nach
downtown-act-add = Leg verdeckt { $gangsters } nach
downtown-act-add-none = Leg keinen { $kind } nach
downtown-act-return = Schieb { $card } unter den Stapel
downtown-act-return-unknown = Schieb eine Karte von { $stooge } unter den Stapel
downtown-act-use-nothing = Nutze keinen Ort
downtown-act-use-no-more = Belass es dabei

## Was sicher folgt

downtown-preview-bought = Zusammen: { $things } für { $price }k.
downtown-preview-draws = { $count ->
    [one] Du ziehst einen Gangster.
   *[other] Du ziehst { $count } Gangster, sofern noch so viele da sind.
}
downtown-preview-takes = Du nimmst { $stooge-gen } Karte und siehst, was sie tatsächlich wert ist.
downtown-preview-sale = Du bekommst { $money }k für dein Angebot.
downtown-preview-sale-risk = Du bekommst { $money }k für dein Angebot, von einem verdeckten Ermittler aber nur { $cop }k.
downtown-preview-next = { $seat-you ->
    [yes] Danach bist du dran.
   *[no] Danach ist { $seat } dran.
}

## Die Abrechnung

downtown-score-purse = { $money }k im Vorrat.
downtown-score-display = { $money }k in der Auslage.
downtown-score-loot = { $count ->
    [0] Keine übrige Beute.
    [one] { $money ->
        [0] Nichts für 1 übrige Informanten-Karte.
       *[other] { $money }k für 1 übrige Informanten-Karte.
    }
   *[other] { $money ->
        [0] Nichts für { $count } übrige Informanten-Karten.
       *[other] { $money }k für { $count } übrige Informanten-Karten.
    }
}

## Der Tisch

downtown-look-next = { $seat-you ->
    [yes] Danach bist du dran.
   *[no] Danach ist { $seat } dran.
}
downtown-look-purse = Du hast { $money }k im Vorrat.
downtown-look-hand = { $things-count ->
    [0] Du hast keine Gangster auf der Hand.
   *[other] Auf der Hand hast du { $things }.
}
downtown-look-loot = Als Beute hast du { $cards }.
downtown-look-secret = Davon hast du verdeckt { $things } gewählt.
downtown-look-tokens = { $seat-you ->
    [yes] Deine Spielsteine stehen { $one-at } und { $other-at }.
   *[no] Die Spielsteine von { $seat } stehen { $one-at } und { $other-at }.
}
downtown-look-display = { $seat-you ->
    [yes] { $things-count ->
        [0] Deine Auslage ist leer.
       *[other] Deine Auslage enthält { $things }.
    }
   *[no] { $things-count ->
        [0] Die Auslage von { $seat } ist leer.
       *[other] Die Auslage von { $seat } enthält { $things }.
    }
}
downtown-look-face-down-money = { $seat-you ->
    [yes] Dazu hast du verdeckt Geld nachgelegt.
   *[no] Dazu hat { $seat } verdeckt Geld nachgelegt.
}
downtown-look-face-down-cards = { $seat-you ->
    [yes] Dazu hast du verdeckt { $cards } Gangster nachgelegt.
   *[no] Dazu hat { $seat } verdeckt { $cards } Gangster nachgelegt.
}
downtown-look-face-down-both = { $seat-you ->
    [yes] Dazu hast du verdeckt Geld und { $cards } Gangster nachgelegt.
   *[no] Dazu hat { $seat } verdeckt Geld und { $cards } Gangster nachgelegt.
}
downtown-look-always = { $seat-you ->
    [yes] Im Ghetto ziehst du immer.
   *[no] Im Ghetto zieht { $seat } immer.
}
downtown-look-other-hand = { $seat } hat { $gangsters ->
    [0] keine Gangster
   *[other] { $gangsters } Gangster
 } und { $cards ->
    [0] keine Informanten-Karten
    [one] 1 Informanten-Karte
   *[other] { $cards } Informanten-Karten
 } auf der Hand.
downtown-look-row = { $kinds-count ->
    [0] In Downtown ist die Reihe leer.
   *[other] In Downtown gibt es { $kinds }.
}
downtown-look-kind = { $count ->
    [one] { $gangsters } für { $price }k
   *[other] { $gangsters } für je { $price }k
}
downtown-look-job = { $stooge } verspricht { $claims }k für einen { $loot-job } und verlangt { $things }; der Stapel hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
downtown-look-job-seen = { $stooge } verspricht { $claims }k für einen { $loot-job } (tatsächlich { $real }k) und verlangt { $things }; der Stapel hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
downtown-look-job-none = { $stooge-gen } Stapel ist leer.
downtown-look-job-hidden = { $stooge-gen } oberste Karte wird gerade aufgedeckt.
downtown-look-fence = Auf Hehler-Stapel { $pile } liegt { $fence-a }, der { $share } behält; der Stapel hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
downtown-look-fence-cop = Auf Hehler-Stapel { $pile } liegt { $fence-a }, der ein verdeckter Ermittler ist; der Stapel hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
downtown-look-fence-no-cop = Auf Hehler-Stapel { $pile } liegt { $fence-a }, der { $share } behält und kein Ermittler ist; der Stapel hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
downtown-look-fence-casino = Auf Hehler-Stapel { $pile } liegt eine Casino-Karte.
downtown-look-fence-none = Hehler-Stapel { $pile } ist geschlossen.
downtown-look-fence-hidden = Die oberste Karte von Hehler-Stapel { $pile } wird gerade aufgedeckt.
downtown-look-casinos = { $count ->
    [0] Noch ist keine Casino-Karte erschienen.
    [one] 1 Casino-Karte ist erschienen.
   *[other] { $count } Casino-Karten sind erschienen.
}
downtown-look-pile = { $count ->
    [0] Der Nachziehstapel ist leer.
   *[other] Der Nachziehstapel hat noch { $count } Gangster.
}
downtown-look-discards = { $things-count ->
    [0] Abgelegt ist kein Gangster.
   *[other] Der Ablagestapel enthält { $things }.
}

## Wonach gefragt sein kann, in einer Ablehnung

downtown-task-place = wohin du deine Spielsteine setzt
downtown-task-open = mit wie viel Geld du deine Auslage eröffnest
downtown-task-move = ob du versetzt
downtown-task-confront = wen du abkassierst oder bezahlst
downtown-task-use = welchen Ort du nutzt
downtown-task-hire = wie viele Gangster du kaufst
downtown-task-ghetto = ob du im Ghetto ziehst
downtown-task-look = ob die Karte oben liegen bleibt
downtown-task-offer = welche Karten du anbietest
downtown-task-watch = auf welchen Stapel der Hehler kommt
downtown-task-casino = ob du das Casino besuchst
downtown-task-bet = welchen Schein du setzt
downtown-task-add = was du nachlegst
downtown-task-lay = was du auslegst
downtown-task-return = welche Informanten-Karten du zurückschiebst

## Ablehnungen: die Regeln

downtown-not-your-choice = { $seat-you ->
    [yes] Gerade hast du nichts zu entscheiden.
   *[no] Gerade hat { $seat } nichts zu entscheiden.
}
downtown-something-else-is-asked = Danach ist gerade nicht gefragt; zu entscheiden ist, { $asked }.
downtown-two-different-places = Deine beiden Spielsteine müssen an zwei verschiedenen Orten stehen.
downtown-one-token-must-stand-on-a-working-place = Mindestens einer deiner Spielsteine muss zu Beginn nach Downtown, zur West Side oder zur East Side.
downtown-wrong-opening-money = Eröffnen kannst du mit { $least }k bis { $most }k, nicht mit { $number }k.
downtown-place-is-taken = Dorthin kannst du nicht ziehen, denn { $place-at } steht schon ein Spielstein.
downtown-nobody-sits-there = Auf Platz { $seat } sitzt niemand.
downtown-that-is-you = Das bist du selbst; such dir jemand anders aus.
downtown-paying-goes-with-a-move = Wer bezahlt, muss auch einen Spielstein an einen Ort versetzen, an dem der Bezahlte steht.
downtown-no-token-there = Du hast { $place-at } keinen Spielstein.
downtown-own-token-stands-there = Dein anderer Spielstein steht schon { $place-at }.
downtown-payee-does-not-stand-there = { $seat } hat { $place-at } keinen Spielstein.
downtown-cannot-pay-that = Du müsstest { $seat } { $things } zahlen, und so viel hast du nicht.
downtown-place-was-used = Du kannst { $place-acc } in diesem Zug nicht mehr nutzen.
downtown-one-place-a-turn = In einem Zug kannst du nur einen Ort nutzen, und deiner ist { $place }.
downtown-use-is-over = Orte nutzt du in diesem Zug nicht mehr; als Nächstes legst du aus.
downtown-robbers-use-nothing = Zu zweit nutzt in seinem Zug keinen Ort, wer abkassiert.
downtown-tokens-have-moved = Spielsteine werden zu Beginn des Zuges versetzt, bevor jemand abkassiert oder bezahlt wird, und jeder nur einmal.
downtown-already-robbed-or-paid = Du hast in diesem Zug schon { $seat } abkassiert oder bezahlt, und das geht nur mit einem Spieler je Zug.
downtown-no-gangster-you-can-pay = In Downtown gibt es keinen Gangster, den du bezahlen könntest.
downtown-wrong-number-to-buy = { $most ->
    [0] Davon kannst du keinen einzigen kaufen, geschweige denn { $number }.
   *[other] Davon kannst du { $least } bis { $most } kaufen, nicht { $number }.
}
downtown-pile-is-empty = { $stooge-gen } Stapel ist leer.
downtown-gangsters-missing = Für diesen Job brauchst du { $needs }, und die hast du nicht alle auf der Hand.
downtown-one-look-a-turn = Du hast in diesem Zug schon gespickt.
downtown-no-such-pile = Einen Hehler-Stapel { $pile } gibt es nicht, nur 1 bis 3.
downtown-pile-is-closed = Hehler-Stapel { $pile } ist geschlossen.
downtown-no-loot-for-this-fence = Dieser Hehler kauft { $loot }, und davon hast du nichts.
downtown-card-not-in-hand = Diese Karte von { $stooge } hast du nicht auf der Hand.
downtown-wrong-loot-for-this-fence = Was auf dieser Karte von { $stooge } steht, kauft dieser Hehler nicht.
downtown-nothing-offered = Du hast noch nichts angeboten.
downtown-no-such-note = Einen { $note }k-Schein gibt es nicht, nur 1k, 2k, 5k, 10k und 20k.
downtown-purse-does-not-cover-it = Für einen { $note }k-Schein reicht dein Vorrat nicht.
downtown-not-so-much-money = Du hast { $most }k, nicht { $number }k.
downtown-not-so-many-gangsters = Davon hast du { $most }, nicht { $number }.
downtown-too-many-cards-would-stay-in-hand = Du würdest zu viele Karten auf der Hand behalten: Davon musst du mindestens { $least } auslegen, nicht { $number }.

## Ablehnungen: Unlesbares

downtown-unreadable-action = „{ $text }“ ist in Downtown kein Spielzug.
downtown-unreadable-chance = „{ $text }“ kann man in Downtown nicht ziehen.
downtown-bad-number = „{ $text }“ taugt hier nicht als Zahl.
downtown-unknown-place = „{ $text }“ ist kein Ort; es gibt downtown, west, east, ghetto, bank und villa.
downtown-unknown-gangster = „{ $text }“ sind keine Gangster; es gibt lookouts, safecrackers und spies.
downtown-unknown-stooge = „{ $text }“ ist kein Informant; es gibt frankie, luigi und joe.
downtown-unknown-loot = „{ $text }“ ist keine Beute; es gibt money, jewellery und art.
downtown-unknown-share = „{ $text }“ ist keine Provision; es gibt quarter und half.
downtown-unknown-job = „{ $word }“ ist keine Informanten-Karte; sie heißen frankie-1 bis joe-9.
downtown-unknown-step = „{ $text }“ ist kein Schritt einer Entscheidung; es gibt idle, money, lookouts, safecrackers, spies und sealed.
downtown-unknown-ending = „{ $text }“ ist kein Spielende; es gibt rich, casino und limit.
downtown-unknown-edition = „{ $text }“ ist keine Ausgabe; es gibt de-a, de-b und en.
downtown-unknown-opening = „{ $text }“ ist keine Regel für die Spielsteine zu Beginn; es gibt one-working und any.
downtown-unknown-fence-rule = „{ $text }“ ist keine Regel für Hehler nach dem Verkauf; es gibt leaves und returns.
downtown-unknown-loot-rule = „{ $text }“ ist keine Regel für übrige Beute; es gibt nothing und half.
downtown-unknown-source = „{ $text }“ ist keine Quelle; es gibt printed, transcribed und reconstructed.
downtown-nature-is-not-asked = Gerade wird nichts gezogen.
downtown-another-question-was-asked = „{ $answer }“ passt nicht zu dem, was gerade gezogen wird.
downtown-there-is-none-left = „{ $answer }“ kann jetzt nicht gezogen werden.

## Ablehnungen: Kartendateien

downtown-deck-row = Zeile { $row } der Kartendatei: { $problem }
downtown-deck-card = Karte { $card }: { $problem }
downtown-deck-wrong-number-of-cards = { $stooge } braucht { $expected } Karten, nicht { $cards }.
downtown-deck-wrong-number-of-columns = Es müssen 7 oder 8 Spalten sein, nicht { $columns }.
downtown-deck-bad-number = „{ $number }“ ist keine ganze Zahl von 0 bis 255.
downtown-deck-no-real-value = Der tatsächliche Wert fehlt.
downtown-deck-claims-nothing = Der Informant muss mehr als nichts versprechen.
downtown-deck-value-not-a-multiple-of-4 = Ein tatsächlicher Wert muss durch 4 teilbar sein, und { $value } ist es nicht.
downtown-deck-needs-nobody = Der Job muss mindestens einen Gangster verlangen.
downtown-deck-needs-more-gangsters-than-there-are = Der Job verlangt mehr Gangster, als es im Spiel gibt.

## Einstellungen

downtown-option-edition = Ausgabe
downtown-option-edition-text = Von Downtown gibt es drei Regelblätter; wo sie sich nicht einig sind, entscheidet die Ausgabe.
downtown-option-edition-de-a = deutsch, erstes Blatt
downtown-option-edition-de-b = deutsch, zweites Blatt
downtown-option-edition-en = englisches Blatt
downtown-option-tokens = Spielsteine zu Beginn
downtown-option-tokens-text = Wo deine beiden Spielsteine zu Beginn stehen dürfen.
downtown-option-tokens-edition = wie in der Ausgabe
downtown-option-tokens-one-working = mindestens einer in Downtown, an der West Side oder an der East Side
downtown-option-tokens-any = zwei beliebige verschiedene Orte
downtown-option-fence = Hehler nach dem Verkauf
downtown-option-fence-text = Was aus einem Hehler wird, der etwas gekauft hat.
downtown-option-fence-edition = wie in der Ausgabe
downtown-option-fence-leaves = kommt aus dem Spiel
downtown-option-fence-returns = kommt unter seinen Stapel
downtown-option-loot = Übrige Beute
downtown-option-loot-text = Was Informanten-Karten wert sind, die am Ende noch auf der Hand sind.
downtown-option-loot-edition = wie in der Ausgabe
downtown-option-loot-nothing = nichts wert
downtown-option-loot-half = halber tatsächlicher Wert
downtown-option-tie = Gleichstand
downtown-option-tie-text = Was gilt, wenn am Ende mehrere das meiste Geld haben.
downtown-option-tie-edition = wie in der Ausgabe
downtown-option-tie-shared = gemeinsamer Sieg
downtown-option-casino = Casino
downtown-option-casino-text = Ob man das Casino besuchen kann; auch ohne zählen seine Karten für das Spielende.
downtown-option-turn-limit = Höchstzahl an Zügen
downtown-option-turn-limit-text = Nach so vielen Zügen wird abgerechnet wie nach der zweiten Casino-Karte.
downtown-option-deck = Eigene Karten
downtown-option-deck-text = Eine Datei mit den Informanten-Karten aus deiner Schachtel anstelle der eingebauten.

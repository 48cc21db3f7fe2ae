# Greed: was auf dem Tisch im Browser neben den Sätzen des Spiels steht.

web-greed-kind-thug = Gangster
web-greed-kind-holding = Beteiligung
web-greed-kind-action = Aktion
web-greed-thugs = Gangster
web-greed-holdings = Beteiligungen
web-greed-no-thugs = Noch keine Gangster
web-greed-no-holdings = Noch keine Beteiligungen
web-greed-money = { $amount }k
web-greed-markers = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
web-greed-with-markers = { $card }, { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}

## Was eine Karte verlangt

web-greed-costs = Kostet
web-greed-needs = Braucht
web-greed-cost-one-thug = 1 Gangster
web-greed-cost-one-holding = 1 Beteiligung
web-greed-cost-hand-card = 1 Handkarte
web-greed-cost-any = Gangster, Beteiligung oder { $amount }k
web-greed-thug-count = { $count ->
    [one] 1 Gangster
   *[other] { $count } Gangster
}
web-greed-holding-count = { $count ->
    [one] 1 Beteiligung
   *[other] { $count } Beteiligungen
}
web-greed-need-fewest = allein die wenigsten Gangster
web-greed-need-cash = { $amount }k in bar
web-greed-ready = Das hast du gerade.
web-greed-lacking = Das hast du gerade nicht.

## Die Teile des Tisches

web-greed-pile = Dein Stapel
web-greed-hand = Deine Hand
web-greed-no-hand = Deine Hand ist leer.
web-greed-display = Deine Auslage
web-greed-track = Die Karten dieser Runde nach Nummern
web-greed-draw-pile = { $count ->
    [0] Der Nachziehstapel ist leer
   *[other] Nachziehstapel: { $count }
}
web-greed-round = Runde { $round } von { $rounds }
web-greed-hand-size = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
# Lange Wörter in den Namen der Karten, mit den Stellen, an denen man sie trennen darf.
web-greed-breaks = Bordstein|schwalben Himmel|fahrts|kommando Tapeten|wechsel Bettler|bankett Trottel|treffen Hafen|spelunke Spendier|hosen Massage|salon Eich|hörnchen Ausbal|dowern Tingel|tangel Gummi|gesicht Gläser|rücken Genie|streich Ver|sicherung
web-greed-you = Du
web-greed-has-chosen = hat eine Karte verdeckt liegen
web-greed-is-choosing = wählt noch
web-greed-still = Noch offen: { $seats }. Du kannst deine Karte noch tauschen.

web-greed-knows = Von der Hand von { $seat } kennst du: { $cards }.

## Was eine Weile gilt

web-greed-when-now = Diese Runde
web-greed-when-next = Nächste Runde
web-greed-when-each = Jede Runde

## Eine Karte zum Lesen

web-greed-large = { $card } groß zeigen
web-greed-rules = Im Regelheft
web-greed-close = Schließen

greed-short-1 = Nach zwölf Runden gewinnt, wer am meisten Geld hat. Jeder Marker auf deinen Beteiligungen zählt dann 10k.
greed-short-2 = Jede Runde nehmen alle eine Karte aus ihrem Stapel und geben den Rest weiter; ab Runde 3 spielen danach alle zugleich eine Handkarte aus. Kleine Nummern sind zuerst dran. Ist deine Karte dran, musst du haben, was sie kostet oder braucht, sonst verpufft sie; ✓ und ✗ zeigen, ob du es jetzt hast.
greed-short-3 = Gangster und Beteiligungen bleiben mit ihren Symbolen vor dir liegen. Eine Beteiligung bekommt beim Ausspielen einen Marker für jedes ihrer Symbole und noch einen für jedes gleiche Symbol, das schon vor dir liegt. Eine Aktion geschieht einmal und ist dann weg.

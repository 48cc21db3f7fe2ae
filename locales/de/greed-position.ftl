# Greed: warum es eine von Hand geschriebene Stellung nicht geben kann.

greed-position-unknown-card = Eine Karte { $number } gibt es nicht: Die Karten tragen die Nummern 1 bis 80.
greed-position-card-twice = { $card } kann nicht an zwei Orten zugleich sein.
greed-position-no-such-seat = Auf Platz { $seat } sitzt niemand: Es spielen nur { $players }.
greed-position-wrong-round = Runde { $round } passt nicht zu dieser Phase; sie gehört in die Runden { $low } bis { $high }.
greed-position-too-much-money = { $seat } kann nicht { $money }k haben: Mehr als { $most }k sind nicht möglich.
greed-position-wrong-kind = { $card } ist { $kind ->
    [thug] kein Gangster
   *[holding] keine Beteiligung
} und kann deshalb nicht dort liegen.
greed-position-too-many-markers = { $count } Marker sind zu viele für { $card }: Höchstens { $most } sind möglich.
greed-position-effects-too-strong = Für { $seat } gilt mehr, als Karten in einer Runde ankündigen können.
greed-position-chosen-missing = Alle Karten sind aufgedeckt, also muss feststehen, welche { $seat } gewählt hat.
greed-position-chosen-too-early = In dieser Phase ist noch keine Karte aufgedeckt, also kann { $seat } keine gewählt haben.
greed-position-chosen-elsewhere = { $seat } hat { $card } gewählt, aber die Karte liegt anderswo.
greed-position-pile-too-large = Der Stapel von { $seat } hat { $cards } Karten; in dieser Runde sind es höchstens { $most }.
greed-position-deal-order = Jeder bekommt der Reihe nach zwölf Karten, und mit der letzten ist das Austeilen vorbei: So sehen diese Stapel nicht aus.
greed-position-fresh-not-played = { $card } kann nicht in dieser Runde gespielt worden sein: Die Karte liegt in keiner Auslage, oder es ist noch gar nichts gespielt.
greed-position-copy-impossible = „Gummigesicht“ (54) kann keine Kopie von { $card } sein: Er selbst muss in einer Auslage liegen, und der andere Gangster muss daneben liegen oder das Spiel verlassen haben.
greed-position-nothing-holds-any-more = Das Spiel ist zu Ende, also gilt nichts Angekündigtes mehr.
greed-position-nothing-played-yet = Die ersten Karten werden in Runde 3 gespielt: Vorher hat niemand Geld, eine Auslage oder etwas angekündigt, keine Karte hat das Spiel verlassen und keine war zu sehen.
greed-position-copies-without-card = Nur wer „Grips“ (1) gespielt hat, verdient am linken Nachbarn mit, und das ist nicht { $seat }.
greed-position-wrong-hand-size = { $seat } hat { $cards } Karten auf der Hand; bevor die erste Karte gespielt wird, müssen es { $expected } sein.
greed-position-empty-hand = { $seat } soll eine Karte wählen, hat aber keine auf der Hand.
greed-position-too-many-cards = { $seat } hat { $cards } Karten, aber nur { $drafted } genommen: Mehr gibt es nur, wenn 53, 65 oder 74 gespielt wurde.
greed-position-too-many-gone = Es haben mehr Karten das Spiel verlassen, als gespielt worden sein können, nämlich { $cards } zu viel: Dazu braucht es 53, 65 oder 74.
greed-position-draw-pile-too-small = { $cards } Karten müssten vom Nachziehstapel kommen, der aber nur { $most } hat.
greed-position-not-in-draw-pile = { $card } kann nicht vom Nachziehstapel kommen: Die Karte liegt anderswo oder ist doppelt genannt.
greed-position-seen-not-in-hand = { $card } ist bei keinem anderen auf der Hand, also gibt es da nichts zu wissen.
greed-position-sealed-not-now = In dieser Phase hat { $seat } keine verdeckte Karte vor sich.
greed-position-sealed-not-there = { $seat } kann { $card } nicht verdeckt haben: Die Karte stand nicht zur Wahl.
greed-position-all-sealed = Alle haben eine Karte verdeckt: Dann wären sie schon aufgedeckt.
greed-position-loss-times = Der von { $card } angekündigte Verlust steht zweimal da, oder er käme zu oft oder nie.
greed-position-no-such-loss = { $card } kündigt keinen Verlust an; das tun nur 5, 40, 73 und 79.
greed-position-agenda-not-now = Eine Tagesordnung gibt es nur, während gewählte Karten ausgeführt werden.
greed-position-agenda-impossible = So kann die Tagesordnung nicht aussehen; siehe Schritt { $step }.
greed-position-nothing-to-ask = Schritt { $step } der Tagesordnung verlangt etwas, das nicht möglich ist.
greed-position-impossible = Das kann keine Stellung dieses Spiels sein: Etwas darin geht nicht auf.

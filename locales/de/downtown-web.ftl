# Der Tisch von Downtown im Browser.

downtown-web-name-downtown = Downtown
downtown-web-name-west = West Side
downtown-web-name-east = East Side
downtown-web-name-ghetto = Ghetto
downtown-web-name-bank = Bank
downtown-web-name-villa = Villa
downtown-web-text-downtown = Gangster kaufen
downtown-web-text-west = Job erledigen oder spicken
downtown-web-text-east = Beute verkaufen oder spicken
downtown-web-text-ghetto = +2 je fremdem Kauf
downtown-web-text-bank = bekommt Kaufgeld
downtown-web-text-villa = hält 10, spickt vor
downtown-web-place = { $place }: { $seats-count ->
    [0] niemand da
   *[other] hier { $seats }
 }
downtown-web-touch-put = Stell einen Stein hin: { $place }
downtown-web-touch-take = Nimm deinen Stein wieder weg: { $place }
downtown-web-touch-lift = Nimm deinen Stein { $place-at } auf
downtown-web-touch-back = Lass deinen Stein { $place-at } stehen
downtown-web-touch-drop = Zieh den Stein { $place-to }
downtown-web-touch-aim = Zieh einen Stein { $place-to }
downtown-web-touch-send = Zieh deinen Stein { $place-from }
downtown-web-touch-goal = Zahle und zieh { $place-to }
downtown-web-touch-ungoal = Doch nicht { $place-to }

downtown-web-worth = wert { $money }k
downtown-web-peek = Spicken
downtown-web-leave = Oben
downtown-web-under = Darunter
downtown-web-keeps = behält
downtown-web-cop = Cop
downtown-web-honest = sauber
downtown-web-maybe-cop = Cop?
downtown-web-casino = Casino
downtown-web-casinos = { $count ->
    [0] Noch keine Casino-Karte; die zweite beendet das Spiel.
    [one] 1 Casino-Karte bisher; die zweite beendet das Spiel.
   *[other] { $count } Casino-Karten: der letzte Zug.
 }
downtown-web-fence-money = Geld
downtown-web-fence-jewellery = Juwelen
downtown-web-fence-art = Kunst
downtown-web-discards = { $count ->
    [0] Keine abgelegten Gangster.
    [one] Ein abgelegter Gangster.
   *[other] { $count } abgelegte Gangster.
 }

downtown-web-second = Jetzt ein Ort für deinen zweiten Wagen.
downtown-web-ready = Dorthin fahren?
downtown-web-whither = Jetzt der Ort, an den er fährt.
downtown-web-which = Jetzt der Wagen, der dorthin fährt.
downtown-web-clear = Von vorn
downtown-web-add-note = Leg einen { $note }k-Schein dazu
downtown-web-turn = am Zug
downtown-web-next = danach
downtown-web-rob = Kassieren
downtown-web-pay = Zahlen
downtown-web-pay-whom = { $seat } zahlen
downtown-web-purse = Dein Vorrat
downtown-web-knows-job = { $depth ->
    [1] { $stooge-gen } oberste Karte: { $real }k
   *[other] { $stooge-gen } Stapel, { $depth }. Karte: { $real }k
 }
downtown-web-knows-cop = { $depth ->
    [1] Hehler-Stapel { $pile } oben: { $fence }, Ermittler
   *[other] Hehler-Stapel { $pile }, { $depth }. Karte: { $fence }, Ermittler
 }
downtown-web-knows-honest = { $depth ->
    [1] Hehler-Stapel { $pile } oben: { $fence }, sauber
   *[other] Hehler-Stapel { $pile }, { $depth }. Karte: { $fence }, sauber
 }

downtown-web-place-open = { $place }, hier darfst du handeln. { $seats-count ->
    [0] Niemand da.
   *[other] Hier: { $seats }.
 }
downtown-web-says-frankie = Leicht verdient!
downtown-web-says-luigi = So ungefähr …
downtown-web-says-joe = Mindestens.
downtown-web-safe = sicher
downtown-web-put = Hierhin
downtown-web-draw = Ziehen
downtown-web-no-draw = Nein, danke
downtown-web-always = Immer ziehen
downtown-web-sure-job = Deine Leute sind weg, die Karte wird aufgedeckt, und nichts davon geht zurück.
downtown-web-visit = Hinein
downtown-web-no-visit = Draußen bleiben
downtown-web-casino-ends = 2. Karte = Ende
downtown-web-stay = Bleiben
downtown-web-drive = Fahren
downtown-web-pay-stay = Zahlen und bleiben
downtown-web-no-place = Kein Ort
downtown-web-no-more = Das war’s
downtown-web-whither-pay = Zahlen – und wohin ziehen?
downtown-web-rob-get = Abkassieren
downtown-web-pay-move = Zahlen und ziehen
downtown-web-rob-whom = { $seat } abkassieren
downtown-web-lacks = dir fehlt { $things }
downtown-web-plays-turn = am Zug
downtown-web-plays-next = als Nächstes

downtown-web-tray-lay = Deine Auslage
downtown-web-tray-add = Verdeckt dazu
downtown-web-tray-open = Erste Auslage
downtown-web-lies = Liegt schon da:
downtown-web-tray-hire = Gangster kaufen
downtown-web-tray-sell = Verkaufen
downtown-web-tray-bet = Casino
downtown-web-tray-lay-ask = Füll deine Auslage für die Nacht.
downtown-web-tray-add-ask = Legst du verdeckt etwas dazu?
downtown-web-tray-open-ask = Leg für den Anfang 1k, 2k oder 3k aus.
downtown-web-tray-hire-ask = Wen kaufst du?
downtown-web-tray-sell-ask = Was bietest du dem Hehler an?
downtown-web-tray-bet-ask = Setz heimlich einen Schein.
downtown-web-must = { $count ->
    [one] Zu viele Karten: noch 1 Gangster muss hinein.
   *[other] Zu viele Karten: noch { $count } Gangster müssen hinein.
 }
downtown-web-notes-here = Scheine antippen oder herziehen
downtown-web-gangsters-here = Gangster hierher
downtown-web-loot-here = Beute hierher
downtown-web-remove-note = Den { $note }k-Schein herausnehmen
downtown-web-remove-kind = { $gangsters } herausnehmen
downtown-web-remove-loot = Herausnehmen: { $card }
downtown-web-put-kind = Einen hineinlegen, von { $gangsters }
downtown-web-put-hire = Einen von { $gangsters } für { $price }k kaufen
downtown-web-put-loot = Anbieten: { $card }
downtown-web-nothing = Nichts
downtown-web-pass-short = Nichts bis zu mir
downtown-web-pass = Jetzt nichts dazulegen und auch nicht, bis ich am Zug bin
downtown-web-passing = legt nichts dazu
downtown-web-close-tray = Schließen
downtown-web-done = Fertig
downtown-web-done-lay = { $things } auslegen
downtown-web-done-lay-nothing = Nichts auslegen
downtown-web-done-add = { $things } verdeckt dazulegen
downtown-web-done-add-nothing = Nichts dazulegen
downtown-web-done-hire = { $things } für { $price }k kaufen
downtown-web-done-hire-nothing = Noch niemanden kaufen
downtown-web-done-sell = { $count ->
    [one] 1 Karte für { $money }k verkaufen
   *[other] { $count } Karten für { $money }k verkaufen
 }
downtown-web-done-sell-nothing = Noch nichts anbieten
downtown-web-done-bet = Einen { $note }k-Schein setzen
downtown-web-done-bet-nothing = Noch nichts setzen
downtown-web-again = Wie zuletzt:
downtown-web-if-rob = Wer abkassiert,
downtown-web-if-rob-text = nimmt alles, und du bist dran.
downtown-web-if-rob-short = Abkassiert: Alles weg.
downtown-web-if-pay = Wer zahlt,
downtown-web-if-pay-text = gibt dir ebenso viel, und du bist dran.
downtown-web-if-pay-short = Bezahlt: Du kriegst so viel.
downtown-web-if-honest = wenn sauber
downtown-web-if-cop = wenn Cop

downtown-web-you = Du
downtown-web-of = von { $money }k
downtown-web-of-cards = von { $count }
downtown-web-display = Deine Auslage
downtown-web-display-last = zuletzt legst du aus
downtown-web-undo = Zurücknehmen
downtown-web-hint = Tipp
downtown-web-choices = Auswahl
downtown-web-story = Verlauf
downtown-web-chat = Chat
downtown-web-paper = Die Spätausgabe
downtown-web-notes = Notizen
downtown-web-notebook = Dein Notizbuch
downtown-web-knows = Was ich weiß
downtown-web-knows-purse = { $seat } hat { $money }k außer der Auslage
downtown-web-knows-nothing = Noch nichts, was die anderen nicht wissen.

downtown-short-1 = Sauberes Geld gewinnt: Besitze 100k, oder sei am reichsten, wenn die zweite Casino-Karte auftaucht.

## Was die Straße fragt, wo alles vor Augen liegt

downtown-ask-place-briefly = Stell deine zwei Wagen an zwei Orte.
downtown-ask-place-working-briefly = Stell deine zwei Wagen an zwei Orte, einer davon West Side, Downtown oder East Side.
downtown-ask-move-briefly = Fährst du weiter, oder bleibst du?
downtown-ask-confront-briefly = Abkassieren oder zahlen: Wer ist als Nächstes dran?
downtown-ask-confront-two-briefly = { $seat } abkassieren, oder zahlen und Orte nutzen?
downtown-ask-use-briefly = Welchen deiner Orte nutzt du?
downtown-web-use-one = Nutzt du { $one-acc }?
downtown-web-use-either = Nutze { $one-acc } oder { $other-acc }.
downtown-ask-use-two-briefly = Beide Orte stehen dir offen. Welcher zuerst?
downtown-ask-use-more-briefly = Und dein anderer Ort?
downtown-ask-use-job-briefly = Dank der Villa: gleich ein Job?
downtown-ask-use-sale-briefly = Dank der Villa: gleich ein Verkauf?
downtown-ask-look-briefly = Die Karte ist { $real }k wert. Oben lassen, oder darunter?
downtown-ask-watch-cop-briefly = Ein Ermittler! Auf welchen Stapel?
downtown-ask-watch-no-cop-briefly = Kein Ermittler. Auf welchen Stapel?
downtown-ask-casino-briefly = Das Casino ist offen. Gehst du hinein?
downtown-ask-return-briefly = Zu viele Karten: { $count ->
    [one] Eine muss zurück.
   *[other] { $count } müssen zurück.
}

## Woran man im Rückblick etwas wiederfindet

downtown-web-sight-robbed = beraubt
downtown-web-sight-paid = bezahlt
downtown-web-sight-hired = angeheuert
downtown-web-sight-job = Job
downtown-web-sight-sale = Verkauf
downtown-web-sight-cop = Polizist
downtown-web-sight-casino = Kasino

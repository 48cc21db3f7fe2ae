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
downtown-web-text-ghetto = Ziehen, wenn andere kaufen
downtown-web-text-bank = Kassieren, was Gangster kosten
downtown-web-text-villa = Zehn Handkarten; erst spicken, dann handeln
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

downtown-web-row = Zu haben
downtown-web-bill = Zusammen { $money }k
downtown-web-basket = Zusammen { $money }k, bleiben { $left }k
downtown-web-stooges = Jobs
downtown-web-nature-frankie = übertreibt
downtown-web-nature-luigi = fast richtig
downtown-web-nature-joe = untertreibt
downtown-web-worth = wert { $money }k
downtown-web-fences = Hehler
downtown-web-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
 }
downtown-web-empty = leer
downtown-web-closed = geschlossen
downtown-web-turning = wird aufgedeckt
downtown-web-covered = verdeckt
downtown-web-peek = Spicken
downtown-web-leave = Oben
downtown-web-under = Darunter
downtown-web-keeps = behält
downtown-web-pays = zahlt
downtown-web-cop = Ermittler
downtown-web-honest = sauber
downtown-web-maybe-cop = Ermittler?
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

downtown-web-offered = { $count ->
    [0] Noch nichts angeboten.
    [one] Eine Karte angeboten.
   *[other] { $count } Karten angeboten.
 }
downtown-web-second = Jetzt ein Ort für deinen zweiten Stein.
downtown-web-whither = Jetzt der Ort, an den er zieht.
downtown-web-which = Jetzt der Stein, der dorthin zieht.
downtown-web-clear = Von vorn
downtown-web-add-note = Leg einen { $note }k-Schein dazu
downtown-web-heap = Was du auslegst
downtown-web-heap-text = In deinem nächsten Zug bekommst du es zurück, falls dich niemand abkassiert. Wer dich bezahlt, muss dir genauso viel geben.
downtown-web-step-money = Geld
downtown-web-step-lookouts = Schmiere-Steher
downtown-web-step-safecrackers = Tresorknacker
downtown-web-step-spies = Spitzel

downtown-web-turn = am Zug
downtown-web-next = danach
downtown-web-rob = Abkassieren
downtown-web-pay = Zahlen
downtown-web-pay-whom = { $seat } zahlen
downtown-web-lacks = Das kannst du nicht zahlen: Dir fehlt noch { $things }.
downtown-web-gangsters = { $count ->
    [0] keine Gangster
   *[other] { $count } Gangster
 }
downtown-web-loot-cards = { $count ->
    [0] keine Beute
    [one] 1 Beutekarte
   *[other] { $count } Beutekarten
 }

downtown-web-purse = Dein Vorrat
downtown-web-display = Auslage
downtown-web-hand = Deine Gangster
downtown-web-loot = Beute
downtown-web-no-loot = Noch keine Beute
downtown-web-notebook = Dein Notizbuch
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

downtown-short-1 = Sauberes Geld gewinnt: Besitze 100k, oder sei am reichsten, wenn die zweite Casino-Karte auftaucht.
downtown-short-2 = Kauf Gangster in Downtown, erledige mit ihnen Jobs an der West Side und verkauf die Beute bei einem Hehler an der East Side. Nutzen kannst du nur Orte, an denen deine Spielsteine stehen.
downtown-short-3 = Eine feste Reihenfolge gibt es nicht: In deinem Zug kassierst du jemandes Auslage ab oder zahlst so viel, wie darin liegt, und genau diese Person ist danach dran. Was du selbst auslegst, lockt also an und kostet die anderen Zoll. Zu zweit nutzt keinen Ort, wer abkassiert; wer bezahlt, darf beide eigenen Orte nutzen.

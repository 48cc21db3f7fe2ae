# Was die Seite nur an einem Tisch sagt.

## Tasten

web-key-help = zeigt diese Liste
web-key-escape = überspringt, was gerade abläuft, oder lässt sein, was gerade anstand
web-key-numbers = springt zu den ersten neun Wahlmöglichkeiten; die Eingabetaste wählt
web-key-choices = zur Auswahl in Worten
web-key-board = zum Spielplan
web-key-dock = zu deinen Sachen
web-key-story = zum Verlauf
web-key-look = beschreibt den Tisch in Worten
web-key-undo = nimmt deine letzte Wahl zurück
web-key-hint = bittet um einen Tipp
web-key-rules = schlägt das Regelheft bei der jetzigen Frage auf
web-key-chat = schreibt in die Runde
web-key-slip = zum Telegramm, wenn eines da hängt
web-key-mute = schaltet den Ton ein oder aus
web-keys-on = Einzelne Tasten als Abkürzungen

## Das Ende

web-end = Das Ende
web-you = (du)
web-to-result = Zum Ergebnis
web-see-table = Den Tisch ansehen
web-course = Der Verlauf
web-best-moment = Bester Moment
web-ended = Beendet
web-ended-text = Alle wollten das Spiel hier beenden. Niemand hat gewonnen; der Startwert liegt offen und mit ihm jede Hand.
web-untouched-text = Diesen Tisch hat lange niemand angerührt, deshalb wurde er geschlossen. Niemand hat gewonnen.
web-by-bot = { $all ->
    [one] Die einzige Wahl traf ein Bot.
   *[other] { $bot ->
        [one] Eine von { $all } Entscheidungen traf ein Bot.
       *[other] { $bot } von { $all } Entscheidungen traf ein Bot.
     }
 }
web-all-by-bot = Von einem Bot gespielt.
web-rematch = Noch ein Spiel
web-to-rematch = Zum nächsten Spiel
web-check-shuffle = Mischen nachrechnen
web-shuffle-fair = Es wurde ehrlich gemischt.
web-shuffle-how = Wie das nachgerechnet wird
web-shuffle-how-text = Das Geheimnis passt zum Fingerabdruck von vor dem Spiel, und Geheimnis und Zufallszahlen ergeben genau den Startwert, aus dem aller Zufall im Spiel kam.
web-shuffle-foul = Da stimmt etwas nicht: Geheimnis, Zufallszahlen und Startwert passen nicht zusammen.
web-shuffle-cannot = Dieser Browser rechnet Fingerabdrücke nur über eine sichere Verbindung aus. Bewahre die Zahlen unten oder die Aufzeichnung des Spiels auf und prüfe sie mit „backroom verify“.
web-commitment = Fingerabdruck von vor dem Spiel
web-secret = Das Geheimnis des Servers
web-nonce = Zufallszahl von { $name }
web-seed = Der Startwert, den sie ergeben
web-look-back = Zurückblicken
web-what-made-it = Woran es lag

## Am Tisch

web-shortcuts = Tastatur
web-tap-begins = Irgendwo tippen, dann geht es los
web-sealed = Deine Wahl ist versiegelt; noch kannst du sie ändern.
web-sealed-briefly = Versiegelt. Noch kannst du dich umentscheiden.
web-not-yet = Noch nicht
web-stop-asking = Nie fragen
web-leave-text = Bis du wiederkommst, spielt ein Bot für dich weiter.
web-curtain-for = { $name } ist dran
web-curtain = Gib das Gerät an { $name }. Alle anderen schauen jetzt weg.
web-curtain-lift = Ich bin { $name }: Zeig mir meine Sachen
web-board-broken = Der Spielplan lässt sich gerade nicht zeichnen. Mit der Auswahl in Worten kannst du trotzdem weiterspielen.
web-watch-hold = Anhalten
web-watch-on = Weiter
web-watch-step = Einen Schritt weiter
web-branch = Was wäre, wenn: Dieser Tisch spielt von einem Moment einer anderen Partie aus weiter, mit denselben Karten und Würfeln.
web-branch-anew = Was wäre, wenn: Dieser Tisch spielt von einem Moment einer anderen Partie aus weiter; was damals niemand wusste, ist neu gegeben.
web-branch-from = Auf jene Partie zurückblicken

## Was sonst nur am Tisch gesagt wird

web-unlock = Der Schlüssel zu einem Platz
web-unlock-text = Die anderen haben dir einen Schlüssel gegeben. Damit spielst du weiter, wo du aufgehört hast.
web-unlock-do = Platz einnehmen
web-watchers = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
 }
web-watchers-named = { $count ->
    [one] { $names } sieht zu.
   *[other] { $count } Personen sehen zu, darunter { $names }.
 }
web-be-named = Den anderen meinen Namen zeigen
web-watchers-only = das hören nur die, die zusehen
web-muted-lines = { $count ->
    [one] Eine Zeile von jemandem, den du nicht hörst
   *[other] { $count } Zeilen von Leuten, die du nicht hörst
 }
web-unsay = Entfernen, was { $name } gesagt hat: „{ $text }“
web-key-ready = Der Schlüssel zum Platz von { $name }
web-key-ready-text = Schick diesen Link { $name } und sonst niemandem. Er gilt einmal und eine Woche lang.
web-clock-half = Die halbe Zeit für diese Wahl ist um: noch { $time }.
web-clock-soon = Noch zehn Sekunden, dann spielt ein Bot für dich weiter, bis du zurück bist.
web-hint-line = { $rank ->
    [1] Beste Wahl
   *[other] { $rank }. Wahl
 } eines starken Spielers: gewinnt in etwa { $win } % der Fälle, Endstand rund { $score }
web-all-agree = { $count ->
    [one] du entscheidest
    [2] beide müssen zustimmen
   *[other] alle { $count } müssen zustimmen
 }
web-said-yes = Du hast zugestimmt. Die anderen werden gefragt.
web-paused-text = Es geht weiter, sobald alle zustimmen, die mitspielen.
web-pause = Um eine Pause bitten
web-end-by-agreement = Vorschlagen, das Spiel zu beenden
web-new-key = Um einen neuen Schlüssel bitten
web-mute-them = { $name } nicht mehr hören
web-hear-them = { $name } wieder hören
web-ask-stand-in-text = Auf der Stufe „{ $level }“. Ein Tippen, und { $name } spielt wieder selbst.
web-ask-pause-text = Die Uhren stehen still. Es geht weiter, sobald alle zustimmen.
web-ask-go-on-text = Es geht dort weiter, wo wir aufgehört haben.
web-ask-end-text = Niemand gewinnt, und alles Verdeckte wird offengelegt.
web-ask-new-key-text = Wer den Schlüssel hat, spielt als { $name } weiter; bisherige Geräte verlieren den Platz. Gib ihn also sonst niemandem.
web-turn-of-absent = { $name } ist an der Reihe.
web-bot-comes = In { $time } spielt von selbst ein Bot weiter.
web-line-broken = Die Leitung zu { $name } ist unterbrochen.
web-volume = Lautstärke
web-pace = Was geschieht, wird gezeigt
web-ask-first = Vor Unwiderruflichem noch einmal nachfragen
web-chat-empty = Noch hat niemand etwas gesagt.

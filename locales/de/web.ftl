# Die Worte der Seite selbst.

web-title = Backroom
web-home = Startseite
web-close = Schließen
web-on = an
web-off = aus
web-settings = Sprache, Farben, Ton, über mich
web-language = Sprache
web-language-en = English
web-language-de = Deutsch
web-theme = Farben
web-theme-auto = Automatisch
web-theme-dark = Nach Mitternacht
web-theme-light = Bei Tageslicht
web-sound = Ton

## Startseite

web-players = { $span ->
    [0] { $most ->
        [one] Allein
       *[other] { $most } Personen
     }
    [1] { $fewest ->
        [1] Allein oder zu zweit
       *[other] { $fewest } oder { $most } Personen
     }
   *[other] { $fewest } bis { $most } Personen
 }
web-play-now = Sofort spielen
web-play-now-against = { $bots ->
    [0] allein
    [one] gegen einen Bot
   *[other] gegen { $bots } Bots
 }
web-sitting-down = Moment …
web-how-friends = Freunde
web-how-friends-text = Sag, wer mitspielt, Freunde oder Bots, und wie stark die sind; schick den Link herum, und wenn alle sitzen, geht es los.
web-how-screen = Ein Gerät
web-how-screen-text = Mehrere teilen sich diesen Bildschirm. Bevor jemandes Karten zu sehen sind, fällt ein Vorhang, bis die richtige Person hinschaut.
web-how-watch = Bots zusehen
web-how-watch-text = Zurücklehnen und zuschauen, wie man es macht.
# Below a picture on a phone, as short as can be.
web-brief-screen = Hier
web-brief-rules = Regeln
web-brief-theme = Licht
web-brief-me = Ich
web-new-to-you = neu für dich
web-door = Nur zuschauen?
web-house = Hier wird ehrlich gemischt, und jeder kann es nachprüfen.
web-for = { $unit ->
    [minutes] { $count } Min.
    [hours] { $count } Std.
   *[days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
     }
 }
web-my-tables = Meine Tische
web-my-tables-over = { $count ->
    [one] Ein beendetes Spiel
   *[other] { $count } beendete Spiele
 }
web-waits-for-you = Du bist dran
web-stage-gathering = Noch setzen sich Leute
web-stage-running = Gerade wählt jemand anderes
web-stage-over = Zu Ende

## Ein neuer Tisch

web-how-many = Wie viele spielen mit?
web-seats = Wer sitzt wo
web-who-sits = Wer sitzt auf Platz { $seat }?
web-sitter-me = Ich
web-sitter-here = Jemand an diesem Gerät
web-sitter-open = Jemand mit dem Link
web-sitter-bot = Bot, { $level }
web-level-easy = leicht
web-level-normal = mittel
web-level-hard = stark
web-level-expert = meisterhaft
web-name = Name
web-name-of = Name auf Platz { $seat }
web-guest = Gast
web-options = Regeln zur Auswahl
web-agreed = Was gelten soll
web-hints-on = Tipps sind erlaubt
web-memory-on = Gedächtnisstütze: Der Tisch zeigt allen, was sie sich hätten merken können
web-spectators-on = Andere dürfen zuschauen, ohne Geheimnisse zu sehen
web-make-friends = Tisch aufmachen
web-make-screen = Hinsetzen
web-make-watch = Karten austeilen

## Leute setzen sich

web-seat = Platz { $seat }
web-seat-open = frei
web-sit = Platz { $seat } nehmen
web-stand-up = Aufstehen
web-arrange = Ändern …
web-free-seat = Platz freimachen
web-ready = bereit
web-not-ready = noch nicht bereit
web-not-here = noch nicht da
web-i-am-ready = Ich bin bereit
web-lobby-open = { $count ->
    [one] Ein Platz ist noch frei. Schick jemandem den Link oder gib den Platz einem Bot.
   *[other] { $count } Plätze sind noch frei. Verschick den Link oder gib Plätze an Bots.
 }
web-lobby-take = { $count ->
    [one] Ein Platz ist noch frei: Nimm ihn und spiel mit.
   *[other] { $count } Plätze sind noch frei: Nimm einen und spiel mit.
 }
web-lobby-others = { $count ->
    [one] Ein Platz ist noch frei. Wer den Link hat, kann sich setzen.
   *[other] { $count } Plätze sind noch frei. Wer den Link hat, kann sich setzen.
 }
web-lobby-full = Alle Plätze sind besetzt. Es geht los, sobald alle bereit sind.
web-lobby-coming = Noch sind nicht alle da. Du kannst trotzdem schon sagen, dass du bereit bist.
web-lobby-ready = Alle sitzen. Sag Bescheid, wenn du bereit bist.
web-lobby-wait = Gleich geht es los, sobald alle bereit sind.
web-invite = Wer diesen Link hat, kann sich setzen oder zuschauen:
web-link = Adresse des Tisches
web-copy = Link kopieren
web-copied = Kopiert
web-qr = QR-Code für { $link }
web-only-here = Diese Adresse gilt nur auf diesem Gerät. Andere im Raum können mitspielen, wenn Backroom mit „--lan“ gestartet wird.
web-fair = Wie gemischt wird
web-fair-text = Der Server hat sein Geheimnis schon gezogen und zeigt hier dessen Fingerabdruck. Sobald du bereit bist, steuert dein Browser eine eigene Zufallszahl bei. So kann keine Seite das Mischen lenken, und nach dem Spiel liegt alles offen, damit du es nachrechnen kannst.

## Am Tisch

web-menu = Menü
web-prompt = Was gefragt ist
web-events = Was geschieht
web-others = Die anderen
web-board = Der Tisch
web-dock = Deine Sachen
web-side = Auswahl, Verlauf und Gespräch
web-choices = Auswahl
web-no-choices = Gerade gibt es für dich nichts zu wählen.
web-story = Verlauf
web-whole-story = Der ganze Verlauf
web-earlier = Was davor war
web-since = seit deiner letzten Wahl
web-look = Der Tisch in Worten
web-rules = Regelheft
web-contents = Inhalt
web-show-rule = Regel zeigen
web-shortcuts = Tastatur
web-tap-begins = Irgendwo tippen, dann geht es los
web-skip = Weiter
web-sealed = Deine Wahl ist versiegelt; noch kannst du sie ändern.
web-undo = Zurücknehmen
web-undone = { $seat-you ->
    [yes] Du nimmst deine
   *[no] { $seat } nimmt die
 } letzte Wahl zurück.
web-hint = Tipp
web-hint-line = { $rank ->
    [1] Beste Wahl
   *[other] { $rank }. Wahl
 } eines starken Spielers: gewinnt in etwa { $win } % der Fälle, Endstand rund { $score }
web-sure-final = Das lässt sich nicht zurücknehmen.
web-do-it = Ja, so machen
web-not-yet = Noch nicht
web-stop-asking = Nie fragen
web-volume = Lautstärke
web-volume-low = leise
web-volume-medium = mittel
web-volume-high = laut
web-pace = Was geschieht, wird gezeigt
web-pace-calm = in Ruhe
web-pace-usual = in normalem Tempo
web-pace-brisk = zügig
web-ask-first = Vor Unwiderruflichem noch einmal nachfragen
web-notices = Bescheid sagen, wenn ich dran bin und woanders hinschaue
web-your-turn-title = ● Du bist dran: { $game }
web-leave = Tisch verlassen
web-leave-text = Bis du wiederkommst, spielt ein Bot für dich weiter.
web-bot-plays = Gerade spielt ein Bot für dich.
web-i-am-back = Wieder hinsetzen
web-news = Wer kommt und geht
web-sitter-away = nicht da
web-long-gone = { $name } ist schon eine Weile weg.
web-stand-in = Einen Bot für { $name } spielen lassen
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-watcher = Aus dem Publikum
web-chat-say = Etwas in die Runde sagen
web-chat-send = Senden
web-bot-a = Sonny
web-bot-b = Vito
web-bot-c = Rosie
web-bot-d = Lefty
web-bot-e = Mabel
web-curtain-for = { $name } ist dran
web-curtain = Gib das Gerät an { $name }. Alle anderen schauen jetzt weg.
web-curtain-lift = Ich bin { $name }: Zeig mir meine Sachen

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
web-key-mute = schaltet den Ton ein oder aus
web-keys-on = Einzelne Tasten als Abkürzungen

## Das Ende

web-end = Das Ende
web-you = (du)
web-to-result = Zum Ergebnis
web-see-table = Den Tisch ansehen
web-course = Der Verlauf
web-best-moment = Bester Moment
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

## Über mich

web-me = Über mich
web-your-name = Dein Name
web-keep = Merken
web-name-kept = Dein Name ist gemerkt.
web-move = Auf ein anderes Gerät umziehen
web-move-text = Konten gibt es hier nicht; dieser Browser merkt sich einfach, wer du bist. Mit einem Code bist du auch auf einem anderen Gerät du. Er gilt einmal und zehn Minuten lang.
web-get-code = Code anzeigen
web-have-code = Code von einem anderen Gerät
web-use-code = Einlösen
web-claimed = Dieses Gerät bist jetzt du; deine Tische stehen auf der Startseite.
web-forget = Vergessen werden
web-forget-text = Löscht deinen Namen und alles, was du gesagt hast. Laufende Spiele spielen Bots zu Ende.
web-forget-do = Meinen Namen löschen
web-forget-sure = Wirklich und für immer löschen
web-forgotten = Dein Name und was du gesagt hast sind gelöscht.

## Wenn etwas nicht stimmt

web-connecting = Der Tisch wird gesucht …
web-trouble = Das hat nicht geklappt
web-unreachable = Der Server ist nicht zu erreichen. Läuft er, und bist du online?
web-try-again = Noch einmal versuchen
web-board-broken = Der Spielplan lässt sich gerade nicht zeichnen. Mit der Auswahl in Worten kannst du trotzdem weiterspielen.
web-line-lost = Die Verbindung zum Tisch ist unterbrochen, gleich wird es wieder versucht. Verloren geht nichts.
web-outdated = Von dieser Seite gibt es eine neue Fassung; nach deinem Zug wird sie geladen.
web-reload = Jetzt laden

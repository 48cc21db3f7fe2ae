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
web-learn = In zehn Minuten lernen
web-lessons = Lektionen
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
web-my-games = Meine Spiele
web-waits-for-you = Du bist dran
web-stage-gathering = Noch setzen sich Leute
web-stage-running = Gerade wählt jemand anderes

## An der Tür

web-door = An der Tür
web-open-tables = { $count ->
    [0] kein offener Tisch
    [one] 1 offener Tisch
   *[other] { $count } offene Tische
 }
web-nobody-at-the-door = Draußen wartet niemand. Öffne einen eigenen Tisch für Fremde, oder läute.
web-chairs-free = { $count ->
    [one] 1 Stuhl frei
   *[other] { $count } Stühle frei
 }
web-house-rules = { $count ->
    [one] eine eigene Regel
   *[other] { $count } eigene Regeln
 }
web-clock-none = ohne Uhr
web-clock-evening = { $seconds } s + { $minutes } min
web-clock-letters = Briefe, { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 }
web-sit-short = Setzen
web-sit-with = Zu { $names } setzen: { $game }
web-match = Schnelle Runde
web-match-game = Wer auch wartet auf
web-match-with = zu
web-match-bots = Bots nach einer Minute
web-match-ring = Läuten

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
web-my-face = Mein Gesicht
web-share = Teilen
web-share-title = { $game } im Hinterzimmer
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
web-skip = Weiter
web-undo = Zurücknehmen
web-undone = { $seat-you ->
    [yes] Du nimmst deine
   *[no] { $seat } nimmt die
 } letzte Wahl zurück.
web-hint = Tipp
web-sure-final = Das lässt sich nicht zurücknehmen.
web-do-it = Ja, so machen
web-volume-low = leise
web-volume-medium = mittel
web-volume-high = laut
web-pace-calm = in Ruhe
web-pace-usual = in normalem Tempo
web-pace-brisk = zügig
web-notices = Bescheid sagen, wenn ich dran bin und woanders hinschaue
web-your-turn-title = ● Du bist dran: { $game }
web-leave = Tisch verlassen
web-news = Wer kommt und geht
web-chat = Gespräch
web-watcher = Aus dem Publikum
web-chat-say = Etwas in die Runde sagen
web-chat-send = Senden
web-bot-a = Sonny
web-bot-b = Vito
web-bot-c = Rosie
web-bot-d = Lefty
web-bot-e = Mabel

## Gesellschaft am Tisch

web-bot-plays = Ein Bot spielt für dich.
web-chair-back = Meinen Platz zurück
web-presence-here = { $name } ist da.
web-presence-away = { $name } ist seit { $time } weg.
web-presence-stand-in = Für { $name } spielt ein Bot, bis der Platz wieder besetzt ist.
web-presence-bot = { $name } ist ein Bot.
web-telegram = Telegramm
web-you-decide = du darfst entscheiden
web-ask-stand-in = Soll ein Bot spielen, bis { $name } zurück ist?
web-ask-pause = Wollen wir ein andermal weiterspielen?
web-ask-go-on = Wollen wir jetzt weiterspielen?
web-ask-end = Soll das Spiel hier enden?
web-ask-new-key = Soll { $name } einen neuen Schlüssel für den Platz bekommen?
web-vote-yes = hat zugestimmt
web-vote-open = hat noch nicht geantwortet
web-vote-you = du?
web-yes-stand-in = Ja, soll er spielen
web-let-bot-play = Bot spielen lassen
web-stand-in = Für { $name } einen Bot spielen lassen
web-yes-pause = Ja, später
web-yes-go-on = Ja, weiter
web-yes-end = Ja, beenden
web-yes-new-key = Ja, Schlüssel schicken
web-wait-a-little = Noch warten
web-no-go-on = Nein, weiterspielen
web-no-key = Lieber nicht
web-paused = Das Spiel ruht.
web-go-on = Weiterspielen
web-later = Später
web-key-link = Der Link mit dem Schlüssel
web-slip-open = Das Telegramm öffnen: { $question }
web-people = Am Tisch
web-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
 }
web-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
 }
web-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
 }
web-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
 }
web-phrases = Sprüche
web-said = Was gesagt wird
web-says = { $name }: { $text }

## Über mich

web-me = Über mich
web-your-name = Dein Name
web-keep = Merken
web-name-kept = Dein Name ist gemerkt.

## Wenn etwas nicht stimmt

web-connecting = Der Tisch wird gesucht …
web-trouble = Das hat nicht geklappt
web-unreachable = Der Server ist nicht zu erreichen. Läuft er, und bist du online?
web-try-again = Noch einmal versuchen
web-line-lost = Die Verbindung zum Tisch ist unterbrochen, gleich wird es wieder versucht. Verloren geht nichts.
web-outdated = Von dieser Seite gibt es eine neue Fassung; nach deinem Zug wird sie geladen.
web-reload = Jetzt laden

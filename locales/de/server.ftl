# Was ein Server für Tische sagt.

## Wer was darf

server-who-are-you = Dieses Gerät hat sich noch nicht vorgestellt: Gib zuerst einen Namen an.
server-not-your-seat = Platz { $seat } gehört dir nicht.
server-seat-taken = Platz { $seat } ist besetzt.
server-not-shown = Platz { $seat } ist auf diesem Bildschirm gerade nicht zu sehen: Zeig ihn zuerst.
server-show-first = Auf diesem Bildschirm ist noch nichts zu sehen.
server-bot-plays = Auf Platz { $seat } spielt ein Bot für dich: Setz dich zuerst wieder hin.
server-not-seated = Das kann nur, wer an diesem Tisch einen Platz hat.
server-not-the-maker = Die Plätze verteilt nur, wer den Tisch eröffnet hat.
server-nobody-to-stand-in-for = Auf Platz { $seat } fehlt niemand.
server-not-away-long = Wer auf Platz { $seat } sitzt, ist da oder noch keine { $seconds } Sekunden weg.
server-no-spectators = An diesem Tisch wird nicht zugeschaut.
server-one-hint-at-a-time = Über den letzten Tipp wird noch nachgedacht.
server-no-hints = An diesem Tisch wird ohne Tipps gespielt.
server-whose-story = Das Spiel läuft noch: Speichern lässt sich nur, was dein eigener Platz gesehen hat.
server-foreign-origin = Das kam nicht von der Seite dieses Tisches.
server-foreign-host = Unter diesem Namen kennt sich der Server nicht. Wer ihn betreibt, kann den Namen nennen: backroom serve --host NAME.

## Wann

server-not-started = Das Spiel hat noch nicht begonnen.
server-already-started = Das Spiel hat schon begonnen.
record-has-fewer-inputs = Diese Aufzeichnung hat { $most } Eingaben; nach { $inputs } gibt es keinen Moment.
replay-not-over = Alles liegt erst offen, wenn die Partie vorbei ist.
server-not-over = Das Spiel ist noch nicht vorbei.

## Was gefragt war

server-unknown-table = Diesen Tisch gibt es nicht.
server-no-such-route = Unter dieser Adresse gibt es nichts.
server-unknown-level = Einen Bot „{ $level }“ gibt es nicht. Es gibt: { $known }.
server-branch-seats = Diese Partie geht mit { $players } Plätzen weiter.
server-too-many-seats = So viele passen nicht an einen Tisch.
server-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
server-bad-introduction = Eine Vorstellung muss aus 32 hexadezimalen Ziffern bestehen.
server-bad-nonce = Dein Teil der Mischung muss aus 32 hexadezimalen Ziffern bestehen.
server-bad-chat = Eine Zeile hat 1 bis { $most } sichtbare Zeichen.
server-bad-code = Dieser Code gilt nicht oder nicht mehr.
server-bad-id = Eine Anfrage braucht eine Kennung aus 1 bis 40 Zeichen.
server-id-used = Diese Anfrage trägt die Kennung einer früheren, in der es um etwas anderes ging.
server-unreadable = Das lässt sich nicht lesen: { $problem }
server-body-not-json = Der Inhalt muss als application/json gesendet werden.
server-body-too-long = Es ist zu lang oder brach ab.
server-not-a-websocket = Hier spricht nur, wer einen WebSocket öffnet.

## Zu viel

server-too-many-connections = Von hier kommen zu viele Verbindungen auf einmal.
server-too-many-messages = Zu viele Nachrichten auf einmal.
server-message-too-long = Diese Nachricht ist zu lang.
server-too-many-requests = Zu viele Anfragen auf einmal; versuch es gleich noch einmal.
server-too-many-tables = Von hier kamen zu viele neue Tische; versuch es später noch einmal.
server-too-many-codes = Von hier wurden zu viele Codes versucht; versuch es später noch einmal.
server-too-much-chat = Lass den anderen Zeit zum Lesen; gleich darfst du weiterreden.
server-too-many-hints = Denk einen Moment selbst nach; bald kannst du wieder fragen.
server-too-many-reviews = Gerade wird auf andere Spiele zurückgeblickt; frag in einer Minute noch einmal.
server-second-thoughts = Du hast es dir schon { $most } Mal anders überlegt, ohne dass sonst etwas geschehen ist; bleib jetzt dabei.
server-too-many-replays = Gerade werden zu viele Partien angesehen; versuch es gleich noch einmal.
server-replay-too-long = Diese Partie ist zu lang, um sie hier anzusehen; „backroom replay“ erzählt sie.
server-too-slow = Das hat zu lange gedauert.

## Wer da ist

server-news-gone = { $seat } ist nicht mehr da: Die Leitung ist unterbrochen.
server-news-long = { $seat } ist schon eine Weile weg. Wer den Tisch eröffnet hat, oder alle anderen zusammen, können einen Bot weiterspielen lassen.
server-news-back = { $seat } ist wieder da.
server-news-left = { $seat } hat den Tisch verlassen; ein Bot spielt weiter.
server-news-stand-in = Für { $seat } spielt jetzt ein Bot.
server-news-again = { $seat } ist wieder da und spielt wieder selbst.

## Gesellschaft

server-news-time-up = Die Zeit von { $seat } ist um; ein Bot spielt weiter, bis der Platz wieder besetzt ist.
server-news-paused = Alle wollen später weiterspielen.
server-news-went-on = Es geht weiter.
server-news-ended = Alle wollen das Spiel hier beenden.
server-news-key-made = Für den Platz von { $seat } gibt es einen neuen Schlüssel.
server-news-key-used = Jemand kam mit dem Schlüssel und spielt von nun an als { $seat }.
server-game-ended = Das Spiel wurde hier beendet, ohne Sieger.
server-untouched = An diesem Tisch war lange niemand, deshalb wurde er geschlossen.
server-table-closed = Wer den Tisch eröffnet hat, hat ihn wieder geschlossen.
server-paused = Das Spiel ruht, bis alle weiterspielen wollen.
server-not-paused = Das Spiel ruht nicht.
server-vote-stands = Der Tisch wird gerade etwas anderes gefragt.
server-no-vote = Gerade wird der Tisch nichts gefragt.
server-not-asked = Darüber einigen sich die anderen.
server-bad-key = Dieser Schlüssel passt nicht, oder nicht mehr.
server-colour-taken = Diese Farbe ist vergeben.
server-unknown-phrase = Diesen Spruch gibt es nicht.
server-no-such-line = Diese Zeile ist nicht mehr da.
server-bad-clock = Eine Wahl dauert 5 bis 600 Sekunden mit höchstens zwei Stunden Reserve, oder 1, 3 oder 7 Tage.
server-bad-absence = Auf jemanden gewartet wird eine halbe Minute bis einen Tag.
server-bad-face = Das ist keines unserer Gesichter.
server-no-listing = Tische werden hier keinen Fremden gezeigt.
server-no-matching = Dieser Server bringt keine Fremden zusammen.
server-nobody-to-match = Wer mit anderen spielen will, braucht mindestens zwei Plätze.
server-too-many-votes = Lass den anderen einen Moment Zeit, bevor du wieder fragst oder antwortest.
server-too-many-listings = Der Tisch wurde zu oft gezeigt und versteckt; versuch es in einer Minute wieder.
server-key-for-others = Dieser Schlüssel ist für jemanden, der hier keinen Platz hat: Öffne den Link auf dem anderen Gerät.

## Was sich mit einem Tippen sagen lässt, in jeder Sprache zugleich

phrase-hello = Guten Abend!
phrase-good-luck = Viel Glück, alle zusammen.
phrase-one-moment = Einen Moment, bitte.
phrase-take-your-time = Lass dir Zeit!
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-lucky = So ein Glückspilz.
phrase-thanks = Sehr verbunden.
phrase-sorry = Nichts für ungut, nur Geschäft.
phrase-your-turn = Du bist dran, Boss.
phrase-again = Noch eine Runde?
phrase-good-night = Gute Nacht, Leute.

## Das Haus

server-closes = Der Server wird geschlossen; der Tisch bleibt erhalten.
server-elsewhere = Der Tisch wird gerade zu einem anderen Server getragen. Versuch es gleich noch einmal.
server-newer-rules = An diesem Tisch gelten neuere Regeln, als dieser Server sie kennt. Versuch es gleich noch einmal.
server-come-back = Die Verbindung ist abgerissen.
server-not-stored = Das ließ sich nicht speichern und ist deshalb nicht geschehen. Bitte versuch es noch einmal.
server-store-unavailable = Die Tische sind im Moment nicht zu erreichen; versuch es gleich noch einmal.
server-table-damaged = Dieser Tisch ist beschädigt und kann nicht weitergehen.

## Das Mischen

shuffle-unreadable = Der Nachweis der Mischung lässt sich nicht lesen.
shuffle-not-as-committed = Der Teil des Servers ist nicht der, auf den er sich festgelegt hatte.
shuffle-makes-another-seed = Der Nachweis der Mischung ergibt einen anderen Startwert als den der Aufzeichnung.

## Was ein Link zu einem Tisch zeigt, wo er steht

server-preview-title = { $game } im Hinterzimmer
server-preview-game = { $pitch }
server-preview-free = { $people } { $people-count ->
    [one] sitzt
   *[other] sitzen
} schon am Tisch, { $free ->
    [one] ein Stuhl ist
   *[other] { $free } Stühle sind
} frei. Setz dich; niemand fragt nach einem Konto.
server-preview-full = { $people } { $people-count ->
    [one] fängt
   *[other] fangen
} gleich an.
server-preview-running = { $people } { $people-count ->
    [one] spielt
   *[other] spielen
} gerade.
server-preview-over = Hier { $people-count ->
    [one] hat
   *[other] haben
} { $people } gespielt.
server-preview-bots = Bots spielen unter sich.

## Was ein Gerät erfährt, während keine Seite offen ist

server-push-turn = Du bist dran: { $game }.
server-push-invitation = Du wirst um eine weitere Runde gebeten: { $game }.
server-no-push = Dieser Server meldet nichts, während keine Seite offen ist.
server-bad-device = Das ist keine Anmeldung eines Browsers, den wir kennen.
server-too-many-devices = Meldungen wurden zu oft ein- und ausgeschaltet; versuch es später wieder.
server-no-such-lesson = Diese Lektion gibt es nicht.
server-lesson-astray = Diese Lektion ist inzwischen geändert worden: Bitte fang sie noch einmal an.

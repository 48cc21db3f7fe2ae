# Was jedes Spiel und jede Oberfläche sagt.

## Die Spiele

greed-title = Greed
greed-pitch = Karte nehmen, Stapel weitergeben, Karte ausspielen: zwölf Runden krumme Geschäfte, und wer am Ende am reichsten ist, gewinnt.
greed-length = 30 Minuten
smile-title = With a Smile & a Gun
smile-pitch = Teilt euch die Würfel, schickt eure Bosse um die Stadt und seid dort am stärksten, wo die Beute liegt.
smile-length = 45 Minuten
downtown-title = Downtown
downtown-pitch = Abkassieren oder bezahlen: Wen du dir aussuchst, der ist als Nächster dran.
downtown-length = 30 bis 60 Minuten

## Verbinden

list-empty = nichts
list-and = { $first } und { $last }
seat-name = { $seat-you ->
    [yes] du
   *[no] { $seat }
}

## Das Tor

not-your-turn = { $seat-you ->
    [yes] Du bist
   *[no] { $seat } ist
 } nicht dran: Der Tisch wartet auf { $waiting }.
no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
game-is-over = Das Spiel ist vorbei.
stale-prompt = Das ist die Antwort auf eine frühere Frage. Sieh noch einmal hin und wähle neu.
nothing-to-undo = Es gibt noch nichts zurückzunehmen.
undo-stops-at-information = Das lässt sich nicht zurücknehmen: Dabei hat jemand etwas erfahren.
undo-stops-at-others = Das lässt sich nicht zurücknehmen: Seitdem hat schon jemand anderes gehandelt.
undo-stops-at-opened-envelopes = Das lässt sich nicht zurücknehmen: Alle haben gewählt, und die Entscheidungen gelten.
undo-too-far = Zurücknehmen kannst du { $possible } { $possible ->
    [one] Schritt
   *[other] Schritte
 }, nicht { $steps }.
chance-is-dealt = Dieser Tisch mischt und würfelt selbst.
nobody-asks-this-seat = Platz { $seat } ist gerade nicht gefragt.
chance-not-asked = Gerade wird weder gezogen noch gewürfelt.

## Aufzeichnungen

not-a-record = Das ist keine Aufzeichnung eines Spiels: { $problem }
unknown-record-format = Diese Aufzeichnung hat das Format „{ $format }“; wir lesen „{ $expected }“.
record-of-another-game = Das ist eine Aufzeichnung von „{ $game }“, nicht von „{ $expected }“.
record-of-other-rules = Diese Aufzeichnung entstand nach Fassung { $rules } der Regeln; wir spielen nach Fassung { $expected }.
damaged-record = Diese Aufzeichnung ist beschädigt: { $problem }
damaged-snapshot = Dieses gespeicherte Spiel ist beschädigt: { $problem }
record-too-long = Diese Aufzeichnung hat { $inputs } Eingaben; mehr als { $most } werden nicht gelesen.
record-cannot-be-replayed = Eingabe { $input } dieser Aufzeichnung kann so nicht geschehen sein: { $reason }
record-wrong-hands = Sie nennt jemanden für Entscheidungen, die niemand getroffen hat.
record-ends-differently = Diese Aufzeichnung endet nicht so, wie sie behauptet.
record-without-seed = Diese Aufzeichnung nennt keinen Startwert; ob ehrlich gemischt wurde, lässt sich nicht nachprüfen.
record-not-dealt-from-its-seed = Eingabe { $input } folgt nicht aus dem Startwert: aufgezeichnet { $recorded }, gegeben { $dealt }.
record-starts-from-a-position = Diese Aufzeichnung beginnt mit einer Stellung; das geht hier nicht.
no-positions = Für dieses Spiel lassen sich keine Stellungen aufbauen.
position-sealed = In dieser Stellung kann { $seat } nicht heimlich „{ $action }“ gewählt haben: { $reason }
nothing-to-seal = Auf eine solche Wahl wartet gerade niemand.
unreadable-position = Diese Stellung lässt sich nicht lesen: { $problem }
bad-seed = „{ $seed }“ ist kein Startwert: Es müssen 64 hexadezimale Ziffern sein.

## JSON, das sich nicht lesen lässt

json-cut-off = Der Text hört zu früh auf.
json-broken = Ab Zeile { $line }, Spalte { $column } ist es kein JSON.
json-unknown-field = Ein Feld „{ $field }“ gibt es nicht; es gibt: { $known }.
json-unknown-word = „{ $word }“ kann dort nicht stehen; möglich ist: { $known }.
json-missing-field = Das Feld „{ $field }“ fehlt.
json-field-twice = Das Feld „{ $field }“ ist doppelt da.
json-wrong-kind = Dort muss etwas anderes stehen: { $expected }.
json-kind-text = ein Text in Anführungszeichen
json-kind-number = eine ganze Zahl, die passt
json-kind-flag = true oder false
json-kind-list = eine Liste in eckigen Klammern
json-kind-object = Felder in geschweiften Klammern
json-kind-other = ein Wert anderer Art
json-not-so = Etwas darin ist nicht so, wie es sein muss.

## Vorbereitung

unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $known }.
unknown-seat = „{ $seat }“ ist kein Platz; die Plätze heißen A bis E.
unknown-language = „{ $language }“ sprechen wir nicht; versuch es mit en oder de.
unknown-option = Eine Einstellung „{ $option }“ gibt es nicht. { $known ->
    [none] Dieses Spiel hat keine Einstellungen.
   *[other] Es gibt: { $known }.
 }
bad-option-value = „{ $value }“ passt nicht zu { $option }; möglich ist: { $expected }.
wrong-number-of-players = Spielen können { $low } bis { $high }, nicht { $players }.
no-such-game-in-the-simulation = Ein Spiel { $game } gibt es unter { $games } nicht (gezählt wird ab 0).

## Das Ende

outcome-won = { $seat-you ->
    [yes] Du gewinnst!
   *[no] { $seat } gewinnt.
}
outcome-shared = Geteilter Sieg: { $winners }.
outcome-lost = Du hast verloren.
outcome-rank = { $rank }. { $seat-you ->
    [yes] Du
   *[no] { $seat }
 }: { $score }

## Bots

unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $expected }.
unreadable-budget = „{ $budget }“ ist keine Bedenkzeit: Schreib etwa { $expected }.
budget-too-large = „{ $budget }“ ist zu viel Bedenkzeit für eine Entscheidung: Höchstens { $seconds } Sekunden oder { $simulations } Simulationen sind erlaubt.
unreadable-knob = „{ $knob }“ lässt sich an einem Bot nicht einstellen: Schreib einen Namen, „=“ und eine Zahl. Es gibt: { $known }.
log-cannot-be-written = Das Protokoll der Arena kann nicht geschrieben werden: { $problem }.

# Was das Terminal selbst sagt.

play-which-game = Welches Spiel? Zum Beispiel „backroom play greed“, oder „backroom play --resume“, um das letzte fortzusetzen.
play-you = Du
play-bot = Bot { $seat }
play-too-many-names = Mitspielen können nur { $players }, du hast mehr Namen genannt.
play-nothing-saved = Es gibt kein gespeichertes Spiel zum Fortsetzen.
play-commands = Wähle mit einer Nummer oder mit Wörtern aus einer Möglichkeit. „?“ erklärt die Frage; außerdem gibt es: warum, schau, verlauf, zurück, tipp, regel, sichern, ende. Nach jedem Zug wird das Spiel in { $path } gespeichert.
play-curtain = Das ist nur für { $seat }. Wenn sonst niemand mitliest oder mithört, drück die Eingabetaste.
play-no-such-number = Es gibt nur { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
 }.
play-several = Das passt auf { $count } Möglichkeiten. Sag mehr dazu oder nimm die Nummer.
play-possible = Das kannst du gerade tun.
play-not-understood = Das habe ich nicht verstanden. Gib eine Nummer ein, Wörter aus einer Möglichkeit oder „?“.
play-help = Wähle mit einer Nummer oder mit Wörtern. „warum“ und eine Möglichkeit sagt dir, was dagegen spricht; „schau“ beschreibt den Tisch, „verlauf“ erzählt alles noch einmal, „zurück“ nimmt deine letzte Wahl zurück, „tipp“ schlägt etwas vor, „regel“ und eine Kennung erklärt eine Regel, „sichern“ und ein Dateiname legt eine Kopie an, „ende“ hört auf; mit „backroom play --resume“ geht es weiter.
play-hint = { $choice } (gewinnt in etwa { $win } % der Fälle, am Ende etwa { $score })
play-undone = Zurückgenommen.
play-saved = Das Spiel ist in { $path } gespeichert; mit „backroom play --resume“ geht es weiter.
play-record = Das ganze Spiel liegt in { $path }.
rules-unknown = Eine Regel „{ $id }“ gibt es nicht.

## Die Maschine

engine-line-too-long = Diese Zeile ist länger als { $bytes } Bytes und wurde nicht gelesen.
engine-not-json = Das ist kein JSON: { $problem }
engine-unknown-request = Diese Anfrage ist unverständlich: { $problem }
engine-no-table = Es gibt noch keinen Tisch; beginne mit „new“, „load“ oder „resume“.
engine-not-over = Das Spiel ist noch nicht vorbei.

# Was nur dort gesagt wird, wo Leute sich setzen.

lobby-title = Freunde kommen zusammen
lobby-rules = Hausregeln
lobby-table = Tisch { $code }
lobby-chairs = Stühle
lobby-hints = Tipps
lobby-memory = Gedächtnishilfe
lobby-watching = Zusehen
lobby-may-sit = Sich setzen darf
lobby-with-link = wer den Link hat
lobby-anybody = jeder
lobby-away = Ist jemand weg
lobby-away-after = Bot nach { $minutes } min
lobby-stand-in = Vertretung
lobby-allowed = erlaubt
lobby-not-allowed = hier nicht
lobby-clock = Wie lange darf ein Zug dauern?
lobby-clock-none = Ohne Uhr
lobby-no-hurry = keine Eile
lobby-clock-evening = Abend
lobby-clock-letters = Briefe
lobby-clock-text = Wem die Zeit ausgeht, der verliert nichts: Ein Bot spielt weiter, bis die Person zurück ist.
lobby-who-takes = Wer nimmt diesen Stuhl?
lobby-yours = Ist das dein Stuhl?
lobby-sit = Hinsetzen
lobby-strangers = Offen für Fremde
lobby-strangers-on = jeder findet ihn an der Tür
lobby-strangers-off = hängt nicht an der Tür
lobby-colour = Deine Farbe
lobby-colour-taken = { $colour }, hat schon { $name }
lobby-hue-a = Türkis
lobby-hue-b = Rosa
lobby-hue-c = Limette
lobby-hue-d = Violett
lobby-hue-e = Grün
lobby-watchers = { $count ->
    [one] Jemand sieht zu.
   *[other] { $count } Leute sehen zu.
 }
lobby-phrases = Mit einem Tippen sagen
lobby-more = Mehr …
lobby-fewer = Weniger
lobby-begins = Beginnt, wenn alle bereit sind
lobby-talk-later = Setz dich, dann kannst du mit den anderen reden.
lobby-waiting = Es hat geläutet
lobby-waiting-bots = Wer auf dasselbe wartet, kommt an diesen Tisch. Nach einer Minute setzen sich Bots auf die freien Stühle.
lobby-waiting-people = Wer auf dasselbe wartet, kommt an diesen Tisch. Es beginnt, wenn alle Stühle besetzt sind.
lobby-stop-waiting = Nicht mehr warten
lobby-match = { $count ->
    [one] Noch eine Person fehlt …
   *[other] Noch { $count } Leute fehlen …
 }
lobby-match-bots = { $count ->
    [one] Noch eine Person fehlt; nach einer Minute setzt sich ein Bot.
   *[other] Noch { $count } Leute fehlen; nach einer Minute setzen sich Bots.
 }

# Was nur über mich gesagt wird.

me-title = Über mich
me-telling = Bescheid sagen
me-sound = Ton
me-push-text = Briefe und Einladungen können dieses Gerät erreichen, während keine Seite offen ist. Gesendet wird, welcher Tisch wartet, und nichts vom Spiel.
me-push-on = Diesem Gerät Bescheid sagen
me-push-off = Diesem Gerät nichts mehr sagen
me-push-insecure = Das braucht eine sichere Verbindung (https). Diese Adresse hat keine.
me-push-off-here = Wer diesen Server betreibt, hat das abgeschaltet.
me-push-unable = Dieser Browser kann das nicht.
me-push-forbidden = Dieser Browser verbietet es; seine Einstellungen für diese Seite können es erlauben.
me-push-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
me-forbidden = Der Browser hat es nicht erlaubt.

web-move-text = Konten gibt es hier nicht; dieser Browser merkt sich einfach, wer du bist. Mit einem Code bist du auch auf einem anderen Gerät du. Er gilt einmal und zehn Minuten lang.
web-claimed = Dieses Gerät bist jetzt du; deine Tische stehen auf der Startseite.
web-forget-text = Löscht deinen Namen und alles, was du gesagt hast. Laufende Spiele spielen Bots zu Ende.
web-forget-sure = Wirklich und für immer löschen
web-forgotten = Dein Name und was du gesagt hast sind gelöscht.
web-move = Auf ein anderes Gerät umziehen
web-get-code = Code anzeigen
web-have-code = Code von einem anderen Gerät
web-use-code = Einlösen
web-forget = Vergessen werden
web-forget-do = Meinen Namen löschen

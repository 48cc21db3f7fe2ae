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

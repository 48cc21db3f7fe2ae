# Rund um eine Lektion: was Tante Carla in allen sagt, und die Knöpfe unter ihr.
learn-carla = Tante Carla
learn-nth = Lektion { $nth } von { $lessons }
learn-step = Schritt { $step } von { $steps }
learn-left = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}
learn-leave = Lektion verlassen
learn-kept = Dein Platz bleibt. Hör auf, wann du magst.
learn-play-instead = Lieber gleich spielen
learn-play-now = Spielen
learn-play = Eine Partie spielen
learn-back = Zurück
learn-show = Zeig mal
learn-next = Weiter
learn-next-lesson = Nächste Lektion
learn-again = Noch einmal
learn-try = Probier: { $task }
learn-read = Schau dich um, dann geht es mit „Weiter“ voran.
learn-right = Genau so
learn-hm = Hm
learn-not-so = So nicht
learn-not-this = Das ist erlaubt, aber gerade üben wir etwas anderes.
learn-once-more = Versuch es noch einmal.
learn-let-me-show = Soll ich es dir zeigen?
learn-finished = Gut gemacht

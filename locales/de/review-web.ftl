# Was nur gesagt wird, wo auf ein beendetes Spiel zurückgeschaut wird.

review-carla = Tante Carla
review-title = Rückblick
review-to-table = Zurück zum Tisch
review-watch = Alles ansehen
review-begins = Einen Moment, ich suche meine Brille.
review-wait = Einen Moment: Ich bin bei Schritt { $done } von { $of }.
review-who-would-win = Wer würde gewinnen?
review-lamp = Der Moment, der gezeigt wird
review-at-start = Am Anfang
review-at-round = Runde { $number }
review-at-turn = Zug { $number }
review-account = gezählt
review-level-none = nie
review-level-quarter = 1 von 4
review-level-half = halb
review-level-three-quarters = 3 von 4
review-level-sure = sicher

## Woran es lag

review-made = Woran es lag
review-made-how = In Chancen von 100. Die obere Zeile gibt, die untere nimmt; wo sie aufhört, ist das Ende.
review-kind-start = Start
review-kind-luck = Glück
review-kind-choices = Züge
review-kind-gifts = Geschenke
review-kind-rest = Rest
review-parts-told = Gibt: { $adds }. Nimmt: { $takes }. Am Ende { $result } von 100.
review-wins = gewinnt
review-none = 0 verloren
review-all = 100 gewonnen

## Momente

review-moments = Die Momente
review-kind-of-lucky = Glück
review-kind-of-unlucky = Pech
review-kind-of-slip = Ausrutscher
review-kind-of-mistake = Fehler
review-kind-of-blunder = Grober Fehler
review-grade-best = Das Beste, was es gab
review-grade-good = So gut wie jedes andere
review-grade-slip = Ein Ausrutscher
review-grade-mistake = Ein Fehler
review-grade-blunder = Ein grober Fehler
review-you-took = Genommen
review-took = Gewählt
review-better = Besser
review-games-won = { $won } von 20 Spielen gewonnen
review-nothing-chosen = Hier gab es nichts zu wählen.
review-before = Der Moment davor
review-after = Der nächste Moment
review-nth = Moment { $nth } von { $of }
review-count = { $count ->
    [one] 1 Moment
   *[other] { $count } Momente
 }
review-look = Den Tisch ansehen
review-curves = Zu den Kurven
review-go-on = Von hier weiterspielen

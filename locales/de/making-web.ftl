# Was nur dort gesagt wird, wo ein Tisch gemacht wird.

making-title = Ein neuer Tisch
making-clock = Wie lange darf ein Zug dauern?
making-clock-none = Ohne Uhr
making-clock-none-text = keine Eile
making-clock-evening = Abend
making-clock-evening-text = Sekunden und Reserve
making-clock-letters = Briefe
making-clock-letters-text = 1, 3 oder 7 Tage
making-clock-seconds = Sekunden für jeden Zug
making-clock-reserve = Minuten Reserve für das Spiel
making-clock-days = Tage für jeden Zug
making-clock-harmless = Wem die Zeit ausgeht, der verliert nichts: Ein Bot spielt weiter, bis die Person zurück ist.
making-away = Wenn jemand weg ist
making-absence = Ein Bot darf ran nach
making-minutes = { $count ->
    [one] 1 Minute
    [60] 1 Stunde
   *[other] { $count } Minuten
 }
making-stand-in = Wie gut er spielt
making-listed = Offen für Fremde: jeder findet diesen Tisch an der Tür

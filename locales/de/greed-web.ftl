# Greed: was auf dem Tisch im Browser neben den Sätzen des Spiels steht.

web-greed-kind-thug = Gangster
web-greed-kind-holding = Beteiligung
web-greed-kind-action = Aktion
web-greed-money = { $amount }k
web-greed-markers = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
web-greed-with-markers = { $card }, { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}

## Was eine Karte verlangt

web-greed-pay = Zahle
web-greed-need = Brauche
web-greed-pay-any = 1 [hat], 1 [house] oder { $amount }k
web-greed-need-fewest = wenigste [hat]
web-greed-thug-count = { $count ->
    [one] 1 Gangster
   *[other] { $count } Gangster
}
web-greed-holding-count = { $count ->
    [one] 1 Beteiligung
   *[other] { $count } Beteiligungen
}
web-greed-each = Jede Runde:
web-greed-end = Spielende:

## Die Teile des Tisches

web-greed-pile = Dein Stapel
web-greed-hand = Deine Hand
web-greed-display = Deine Auslage
web-greed-track = Die Karten dieser Runde nach Nummern
web-greed-round = Runde { $round } von { $rounds }
web-greed-hand-size = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
# Lange Wörter in den Namen der Karten, mit den Stellen, an denen man sie trennen darf.
web-greed-breaks = Bordstein|schwalben Himmel|fahrts|kommando Tapeten|wechsel Bettler|bankett Trottel|treffen Hafen|spelunke Spendier|hosen Massage|salon Eich|hörnchen Ausbal|dowern Tingel|tangel Gummi|gesicht Gläser|rücken Genie|streich Ver|sicherung
web-greed-you = Du
web-greed-has-chosen = hat eine Karte verdeckt liegen
web-greed-is-choosing = wählt noch

web-greed-knows = Von der Hand von { $seat } kennst du: { $cards }.

## Was eine Weile gilt

web-greed-holding-on = Was eine Weile gilt
web-greed-holds = { $count ->
    [one] 1 Sache gilt eine Weile
   *[other] { $count } Sachen gelten eine Weile
}

web-greed-symbols = Was deine Auslage zeigt
web-greed-display-of = Auslage von { $name }
web-greed-nothing = Hier liegt noch nichts.
web-greed-pass = { $count ->
    [one] 1 Karte an
   *[other] { $count } Karten an
}
web-greed-next-pile = nächster Stapel von
web-greed-verb-take = Nehmen
web-greed-verb-play = Spielen
web-greed-verb-pay-card = Abgeben
web-greed-verb-mark = Hierher
web-greed-verb-copy = Kopieren
web-greed-verb-lose = Verlieren
web-greed-answer-pay-money = { $amount ->
    [0] Spielen
   *[other] { $amount }k zahlen
}
web-greed-answer-decline = Verpuffen lassen
web-greed-answer-no-extra = Keine spielen
web-greed-sure-lacking = So wie es jetzt liegt, hast du nicht, was sie verlangt.

## Eine Karte zum Lesen

web-greed-hold = Tippen nimmt eine Karte, halten zeigt sie groß.
web-greed-large = { $card } groß zeigen
web-greed-rules = Im Regelheft
web-greed-close = Schließen

greed-short-1 = Nach zwölf Runden gewinnt, wer am meisten Geld hat. Jeder Marker auf deinen Beteiligungen zählt dann 10k.

## Was auf den Karten steht: in eckigen Klammern, was gezeichnet wird; kurz für den Satz der Regel

web-greed-text-1 = Bis zum Rundenende bekommst du, was dein linker Nachbar bekommt.
web-greed-text-2 = Du bekommst 10k, diese Runde 10k mehr je [star] eines Nachbarn.
web-greed-text-3 = Du bekommst 10k, diese Runde 10k mehr je [hat] eines Nachbarn.
web-greed-text-4 = Du bekommst 15k je [chip] auf der bezahlten [house].
web-greed-text-5 = 5k je [chip] auf deiner besten [house]. Ende nächster Runde: Alle verlieren 1 [house].
web-greed-text-6 = [each] 10k für dich, wenn du gar kein Geld hast.
web-greed-text-7 = [end] 5k für dich je [chip] auf dieser Karte.
web-greed-text-8 = Nur ihre Symbole und deren [chip].
web-greed-text-9 = Nur ihre Symbole und deren [chip].
web-greed-text-10 = [each] 5k für den, der allein die meisten [house] hat.
web-greed-text-11 = Lege 2 weitere [chip] auf diese Karte.
web-greed-text-12 = Bekommt ihre [chip] erst am Spielende: 1 je [wrench], die du dann hast.
web-greed-text-13 = [end] 20k für dich, wenn du allein die meisten [hat] hast.
web-greed-text-14 = Nur ihre Symbole und deren [chip].
web-greed-text-15 = Lege 1 weiteren [chip] auf diese Karte je [car], das du hast.
web-greed-text-16 = [each] 5k für dich, wenn du höchstens 2 [house] und 2 [hat] hast.
web-greed-text-17 = Nach jeder [star], die du spielst: 1 [chip] auf diese Karte.
web-greed-text-18 = Lege 5 weitere [chip] auf diese Karte.
web-greed-text-19 = [each] 5k für den, der allein die meisten [heart] hat.
web-greed-text-20 = Du bekommst 25k.
web-greed-text-21 = Nur seine Symbole.
web-greed-text-22 = Du bekommst 10k.
web-greed-text-23 = Du bekommst 5k je [gun], die du hast, diese mitgezählt.
web-greed-text-24 = Du bekommst 20k. [end] du verlierst 25k, wenn du sie hast.
web-greed-text-25 = Du bekommst 10k je [bottle], die du hast.
web-greed-text-26 = Du bekommst 10k je [hat], den du hast.
web-greed-text-27 = Du bekommst 30k.
web-greed-text-28 = Du bekommst 10k mit [gun], 10k mit [car] und 10k mit [key].
web-greed-text-29 = Du bekommst 45k.
web-greed-text-30 = Du bekommst 25k.
web-greed-text-31 = Du bekommst 10k je [key] und je [wrench], die du hast.
web-greed-text-32 = Du bekommst 25k.
web-greed-text-33 = Du bekommst 10k je [car] und je [heart], die du hast.
web-greed-text-34 = Du bekommst 30k; alle anderen bekommen je 10k.
web-greed-text-35 = Du bekommst 25k.
web-greed-text-36 = Du bekommst 15k. Hast du dann unter 50k, nimm sie auf die Hand zurück.
web-greed-text-37 = Lege 1 [chip] auf diese Karte je [house], die du hast.
web-greed-text-38 = Lege 2 [chip] auf eine deiner [house].
web-greed-text-39 = Lege 1 [chip] auf jede deiner [house].
web-greed-text-40 = 1 [chip] auf jede [house] mit 0 oder 1. Ende nächster Runde: Andere verlieren 1 [hat].
web-greed-text-41 = Die [house] geht auf die Hand. Nächste Runde je [house] deren [chip] + 2.
web-greed-text-42 = Jede [house], die du spielst, bekommt 1 [chip] mehr.
web-greed-text-43 = Nächste Runde bekommt jede [house] von dir 3 [chip] mehr.
web-greed-text-44 = Du bekommst 20k. Jede [house], die du spielst, verliert 1 [chip].
web-greed-text-45 = Verlierst du [hat] oder andere [house]: 2 [chip] hierher. Sie sind sicher.
web-greed-text-46 = [each] 10k für dich, wenn keine [house] [bottle] oder [heart] zeigt.
web-greed-text-47 = Nur ihre Symbole und deren [chip].
web-greed-text-48 = Nur ihre Symbole und deren [chip].
web-greed-text-49 = [each] 5k für dich ab 3 [chip] auf dieser Karte.
web-greed-text-50 = Lege 1 [chip] auf jede deiner [house] ohne Symbol, auch auf diese.
web-greed-text-51 = Nur ihre Symbole und deren [chip].
web-greed-text-52 = [house] kosten dich 5k weniger. Du bekommst 5k je weiterer [house].
web-greed-text-53 = Decke auf, bis ein [hat] kommt; spiele ihn ohne Kosten und Bedingung.
web-greed-text-54 = Wird zur Kopie eines anderen deiner [hat] und tut, was der tut.
web-greed-text-55 = Führe die einmaligen Texte deiner [hat] früherer Runden nochmals aus.
web-greed-text-56 = Auf eine deiner [house] so viele [chip] wie auf der besten der anderen.
web-greed-text-57 = Du bekommst 5k je [chip] auf der besten [house] von allen.
web-greed-text-58 = Alle anderen nehmen von jeder [house] 1 [chip] weg.
web-greed-text-59 = Alle anderen nehmen von jeder [house] 1 [chip] weg.
web-greed-text-60 = Du bekommst 5k je [house] dessen, der die meisten hat.
web-greed-text-61 = Du bekommst 15k, wenn du einen anderen [hat] spielst.
web-greed-text-62 = Verlierst du ihn, bekommst du 20k.
web-greed-text-63 = Nächste Runde ignorierst du Kosten.
web-greed-text-64 = Nächste Runde ignorierst du Bedingungen.
web-greed-text-65 = Ziehe 1 Karte je [key], den du hast, diesen mitgezählt.
web-greed-text-66 = Alle deine Geldkosten sinken um 5k.
web-greed-text-67 = Nächste Runde musst du am Ende eine Karte mehr spielen.
web-greed-text-68 = Nächste Runde nimmst du deine [star] auf die Hand zurück.
web-greed-text-69 = [each] 5k für dich.
web-greed-text-70 = Nach jeder [star], die du spielst, bekommst du 5k.
web-greed-text-71 = Nach jeder [star] von dir bekommst du 5k je [gun].
web-greed-text-72 = Nur nächste Runde zeigt diese Karte auch [gun] und [key].
web-greed-text-73 = 5k je [hat] dessen mit den meisten. Ende nächster Runde: Alle verlieren 1 [hat].
web-greed-text-74 = [car]: 10k für dich. [gun]: andere −10k. [key]: ziehe eine Karte.
web-greed-text-75 = Alle anderen verlieren 10k je [hat], den du hast.
web-greed-text-76 = Alle anderen verlieren je 10k.
web-greed-text-77 = Alle anderen verlieren 5k je [house], die sie haben.
web-greed-text-78 = Nächste Runde bekommst du alles Geld doppelt.
web-greed-text-79 = Ende nächster Runde: Alle anderen verlieren 1 [house].
web-greed-text-80 = Du bekommst 10k, legst 1 [chip] auf eine [house] und darfst noch eine Karte spielen.

## Der Kern einer Karte, wo sie klein liegt; nichts, wo ihre Symbole alles sagen

web-greed-gist-1 = = Geld links
web-greed-gist-2 = 10k + 10k × [star]
web-greed-gist-3 = 10k + 10k × [hat]
web-greed-gist-4 = 15k × [chip]
web-greed-gist-5 = 5k × [chip], alle −[house]
web-greed-gist-6 = [loop] 10k bei 0
web-greed-gist-7 = [flag] 5k × [chip]
web-greed-gist-10 = [loop] 5k meiste [house]
web-greed-gist-11 = +2 [chip]
web-greed-gist-12 = [flag] [chip] × [wrench]
web-greed-gist-13 = [flag] 20k meiste [hat]
web-greed-gist-15 = +1 [chip] × [car]
web-greed-gist-16 = [loop] 5k ≤2 [house][hat]
web-greed-gist-17 = [star]: +1 [chip]
web-greed-gist-18 = +5 [chip]
web-greed-gist-19 = [loop] 5k meiste [heart]
web-greed-gist-20 = 25k
web-greed-gist-22 = 10k
web-greed-gist-23 = 5k × [gun]
web-greed-gist-24 = 20k, [flag] −25k
web-greed-gist-25 = 10k × [bottle]
web-greed-gist-26 = 10k × [hat]
web-greed-gist-27 = 30k
web-greed-gist-28 = 10k [gun] [car] [key]
web-greed-gist-29 = 45k
web-greed-gist-30 = 25k
web-greed-gist-31 = 10k × [key] [wrench]
web-greed-gist-32 = 25k
web-greed-gist-33 = 10k × [car] [heart]
web-greed-gist-34 = 30k, andere 10k
web-greed-gist-35 = 25k
web-greed-gist-36 = 15k, [back] <50k
web-greed-gist-37 = [chip] × [house]
web-greed-gist-38 = +2 [chip]
web-greed-gist-39 = +1 [chip] × [house]
web-greed-gist-40 = +[chip], andere −[hat]
web-greed-gist-41 = dann [house] [chip] + 2
web-greed-gist-42 = [house] +1 [chip]
web-greed-gist-43 = dann [house] +3 [chip]
web-greed-gist-44 = 20k, [house] −1 [chip]
web-greed-gist-45 = Verlust: +2 [chip]
web-greed-gist-46 = [loop] 10k, 0 [bottle][heart]
web-greed-gist-49 = [loop] 5k ≥3 [chip]
web-greed-gist-50 = +1 [chip] wenn leer
web-greed-gist-52 = [house] 5k, −5k Kosten
web-greed-gist-53 = findet [hat]
web-greed-gist-54 = = dein [hat]
web-greed-gist-55 = alle [hat] nochmal
web-greed-gist-56 = [chip] = beste [house]
web-greed-gist-57 = 5k × [chip] beste
web-greed-gist-58 = andere −1 [chip]
web-greed-gist-59 = andere −1 [chip]
web-greed-gist-60 = 5k × meiste [house]
web-greed-gist-61 = [hat]: 15k
web-greed-gist-62 = Verlust: 20k
web-greed-gist-63 = dann kostenlos
web-greed-gist-64 = dann ohne Bed.
web-greed-gist-65 = [back] × [key]
web-greed-gist-66 = −5k Kosten
web-greed-gist-67 = dann +1 [back]
web-greed-gist-68 = dann [star] → [back]
web-greed-gist-69 = [loop] 5k
web-greed-gist-70 = [star]: 5k
web-greed-gist-71 = [star]: 5k × [gun]
web-greed-gist-72 = dann [gun] [key]
web-greed-gist-73 = 5k × [hat], alle −[hat]
web-greed-gist-74 = 10k, −10k, [back]
web-greed-gist-75 = andere −10k × [hat]
web-greed-gist-76 = andere −10k
web-greed-gist-77 = andere −5k × [house]
web-greed-gist-78 = dann × 2
web-greed-gist-79 = andere −[house]
web-greed-gist-80 = 10k, [chip], +1 [back]

## Was der Tisch fragt, wo alles vor Augen liegt

greed-ask-draft-briefly = { $cards ->
    [one] Nimm die letzte Karte.
   *[other] Nimm eine Karte. Den Rest bekommt { $left }.
}
greed-ask-play-briefly = Spiel eine Karte. Aufgedeckt wird gemeinsam.
greed-ask-pay-money-briefly = { $amount ->
    [0] { $card } kostet gerade nichts. Spielst du?
   *[other] Zahlst du { $amount }k für { $card }?
}
greed-ask-pay-thug-briefly = Welchen Gangster gibst du für { $card } ab?
greed-ask-pay-holding-briefly = Welche Beteiligung gibst du für { $card } ab?
greed-ask-pay-any-briefly = Was gibst du für { $card } her?
greed-ask-pay-hand-card-briefly = Welche Handkarte gibst du für { $card } ab?
greed-ask-relocate-briefly = Welche Beteiligung nimmst du für { $card } zurück?
greed-ask-mark-briefly = { $by }: { $count ->
    [one] Wohin mit dem Marker?
   *[other] Wohin mit { $count } Markern?
}
greed-ask-another-briefly = { $by }: Spielst du noch eine Karte?
greed-ask-extra-briefly = { $by }: Spiel noch eine Karte.
greed-ask-copy-briefly = Wen kopiert { $card }?
greed-ask-lose-briefly = { $kind ->
    [thug] Welchen Gangster verlierst du durch { $by }?
   *[holding] Welche Beteiligung verlierst du durch { $by }?
}

## Was geschieht, während man es sieht

greed-plays-extra-briefly = { $seat-you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} noch eine Karte: { $card }.
greed-played-briefly = { $seat-you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card } in die Auslage.
greed-copied-briefly = { $card } wird zur Kopie von { $thug }.
greed-failed-declined-briefly = { $seat-you ->
    [yes] Du willst
   *[no] { $seat } will
} { $card } nicht bezahlen.
greed-failed-cannot-pay-briefly = { $seat-you ->
    [yes] Du kannst
   *[no] { $seat } kann
} { $card } nicht bezahlen.
greed-failed-need-briefly = { $seat-you ->
    [yes] Dir
   *[no] { $seat }
} fehlt, was { $card } verlangt.

web-greed-all-hands = Alle Hände

## Woran man im Rückblick etwas wiederfindet

greed-web-sight-thug = Gangster
greed-web-sight-holding = Beteiligung
greed-web-sight-action = Aktion
greed-web-sight-failed = gescheitert

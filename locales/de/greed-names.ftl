# Greed: Namen und Texte der Karten. Kosten und Bedingung gehören nicht zum Text.

greed-card-1 = Harvey „Grips“ Ratcliffe
greed-text-1 = Ab jetzt bis zum Ende dieser Runde: Immer wenn dein linker Nachbar Geld bekommt, bekommst du genauso viel.

greed-card-2 = Verpfeifen!
greed-text-2 = Du bekommst 10k. Ab jetzt bis zum Ende dieser Runde bekommst du jedes Mal weitere 10k, wenn ein Nachbar eine Aktion spielt.

greed-card-3 = Abkassieren!
greed-text-3 = Du bekommst 10k. Ab jetzt bis zum Ende dieser Runde bekommst du jedes Mal weitere 10k, wenn ein Nachbar einen Gangster spielt.

greed-card-4 = Versilbern!
greed-text-4 = Du bekommst 15k für jeden Marker, der auf der dafür abgegebenen Beteiligung lag.

greed-card-5 = Warm sanieren!
greed-text-5 = Du bekommst 5k für jeden Marker auf deiner besten Beteiligung, also der mit den meisten Markern. Am Ende der nächsten Runde verlieren alle, auch du, je eine Beteiligung eigener Wahl.

greed-card-6 = „Krümel“ O'Malley
greed-text-6 = Jede Runde: Du bekommst 10k, wenn du gar kein Geld hast.

greed-card-7 = Wettbude Totsicher
greed-text-7 = Spielende: Du bekommst 5k für jeden Marker auf dieser Beteiligung.

greed-card-8 = Chinatown
greed-text-8 = Kein Text: Sie bringt nur ihre Symbole und die Marker dafür.

greed-card-9 = Daisys Plätzchen
greed-text-9 = Kein Text: Sie bringt nur ihre Symbole und die Marker dafür.

greed-card-10 = Puppen auf Abruf
greed-text-10 = Jede Runde: Wer allein die meisten Beteiligungen hat, bekommt 5k, auch wenn du es nicht bist; bei Gleichstand bekommt niemand etwas.

greed-card-11 = Joes Gin des Lebens
greed-text-11 = Lege 2 weitere Marker auf diese Beteiligung.

greed-card-12 = Schrott & Söhne
greed-text-12 = Die Marker für ihr Symbol bekommt sie erst am Spielende, einen für jede Rohrzange, die du dann hast; ist die Karte dann weg, gibt es keine. Zusatzmarker durch andere Karten kommen sofort.

greed-card-13 = Lamontes Nette Begleitung
greed-text-13 = Spielende: Du bekommst 20k, wenn du allein die meisten Gangster hast.

greed-card-14 = Morticias Grüne Fee
greed-text-14 = Kein Text: Sie bringt nur ihre Symbole und die Marker dafür.

greed-card-15 = Paddys Pinte
greed-text-15 = Lege für jedes Auto, das du hast, 1 weiteren Marker auf diese Beteiligung.

greed-card-16 = Haus Habenichts
greed-text-16 = Jede Runde: Du bekommst 5k, wenn du höchstens 2 Beteiligungen (diese mitgezählt) und höchstens 2 Gangster hast.

greed-card-17 = Sandys Queue & Korn
greed-text-17 = Nach jeder Aktion, die du spielst, legst du 1 Marker auf diese Beteiligung.

greed-card-18 = Hotel Ritz
greed-text-18 = Lege 5 weitere Marker auf diese Beteiligung.

greed-card-19 = Trotzkis Tingeltangel
greed-text-19 = Jede Runde: Wer allein die meisten Herzen hat, bekommt 5k, auch wenn du es nicht bist; bei Gleichstand bekommt niemand etwas.

greed-card-20 = Bettlerbankett!
greed-text-20 = Du bekommst 25k.

greed-card-21 = „König“ Richard der Dritte
greed-text-21 = Kein Text: Er bringt nur seine Symbole.

greed-card-22 = Dickie „Volles Blatt“ Diamond
greed-text-22 = Du bekommst 10k.

greed-card-23 = Ed „Schweizer Käse“ McGinty
greed-text-23 = Du bekommst 5k für jede Pistole, die du hast, die auf dieser Karte mitgezählt.

greed-card-24 = „Spendierhosen“-Jenny Jones
greed-text-24 = Du bekommst 20k. Spielende: Du verlierst 25k, höchstens aber alles, was du hast.

greed-card-25 = Mickey Istari
greed-text-25 = Du bekommst 10k für jede Flasche, die du hast.

greed-card-26 = Manege frei!
greed-text-26 = Du bekommst 10k für jeden Gangster, den du hast.

greed-card-27 = Bauernopfer!
greed-text-27 = Du bekommst 30k.

greed-card-28 = Villa ausräumen!
greed-text-28 = Du bekommst 10k, wenn du eine Pistole hast, 10k, wenn du ein Auto hast, und 10k, wenn du einen Schlüssel hast.

greed-card-29 = Insidertipp!
greed-text-29 = Du bekommst 45k.

greed-card-30 = Nachts im Museum!
greed-text-30 = Du bekommst 25k.

greed-card-31 = Lange Finger machen!
greed-text-31 = Du bekommst 10k für jeden Schlüssel und 10k für jede Rohrzange, die du hast.

greed-card-32 = Nichts zu verzollen!
greed-text-32 = Du bekommst 25k.

greed-card-33 = Der Clou!
greed-text-33 = Du bekommst 10k für jedes Auto und 10k für jedes Herz, das du hast.

greed-card-34 = Trotteltreffen!
greed-text-34 = Du bekommst 30k; alle anderen bekommen je 10k.

greed-card-35 = Himmelfahrtskommando!
greed-text-35 = Du bekommst 25k.

greed-card-36 = Ehrliche Arbeit!
greed-text-36 = Du bekommst 15k. Hast du dann weniger als 50k, nimmst du diese Karte zurück auf die Hand.

greed-card-37 = Chefetage
greed-text-37 = Lege für jede deiner Beteiligungen, diese mitgezählt, 1 Marker auf diese.

greed-card-38 = Aufmöbeln!
greed-text-38 = Lege 2 Marker auf eine deiner Beteiligungen.

greed-card-39 = Bordsteinschwalben!
greed-text-39 = Lege 1 Marker auf jede deiner Beteiligungen.

greed-card-40 = Geschäft ist Geschäft!
greed-text-40 = Lege 1 Marker auf jede deiner Beteiligungen, auf der 0 oder 1 Marker liegt. Am Ende der nächsten Runde verlieren alle anderen je einen Gangster eigener Wahl.

greed-card-41 = Tapetenwechsel!
greed-text-41 = Die dafür abgegebene Beteiligung nimmst du auf die Hand zurück. In der nächsten Runde bekommt jede Beteiligung, die du spielst, Zusatzmarker: 2 und dazu so viele, wie auf der zurückgenommenen lagen.

greed-card-42 = Wolfgang Butterblume
greed-text-42 = Jede Beteiligung, die du spielst, bekommt 1 Zusatzmarker.

greed-card-43 = Fein eingefädelt!
greed-text-43 = In der nächsten Runde bekommt jede Beteiligung, die du spielst, 3 Zusatzmarker.

greed-card-44 = Kredithai
greed-text-44 = Du bekommst 20k. Jede Beteiligung, die du spielst, auch diese, verliert sofort 1 Marker; Marker aus ihrem eigenen Text kommen erst danach und sind sicher.

greed-card-45 = Felsenfest-Versicherung
greed-text-45 = Immer wenn du einen Gangster oder eine andere Beteiligung verlierst, legst du 2 Marker auf diese. Kein Effekt nimmt Marker von ihr herunter; die Karte selbst kannst du samt Markern verlieren.

greed-card-46 = Jennys Hafenspelunke
greed-text-46 = Jede Runde: Du bekommst 10k, wenn bei niemandem eine Beteiligung mit Flasche oder Herz ausliegt.

greed-card-47 = Zur kessen Katze
greed-text-47 = Kein Text: Sie bringt nur ihre Symbole und die Marker dafür.

greed-card-48 = Massagesalon Ölwechsel
greed-text-48 = Kein Text: Sie bringt nur ihre Symbole und die Marker dafür.

greed-card-49 = Bei Sexy Sadie
greed-text-49 = Jede Runde: Du bekommst 5k, wenn mindestens 3 Marker auf dieser Beteiligung liegen.

greed-card-50 = Sechs Ecken
greed-text-50 = Lege 1 Marker auf jede deiner Beteiligungen ohne Symbol, auch auf diese.

greed-card-51 = Diebesnest
greed-text-51 = Kein Text: Sie bringt nur ihre Symbole und die Marker dafür.

greed-card-52 = Amt für Bausünden
greed-text-52 = Beteiligungen kosten dich 5k weniger. Immer wenn du eine andere Beteiligung spielst, bekommst du 5k, allerdings zu spät für deren Kosten.

greed-card-53 = „Hydra“ Patricia Johns
greed-text-53 = Decke Karten vom Nachziehstapel auf, bis ein Gangster erscheint, und spiele ihn sofort ohne Kosten und Bedingung. Die übrigen aufgedeckten Karten kommen aus dem Spiel.

greed-card-54 = Ed „Gummigesicht“ Teach
greed-text-54 = Wird dauerhaft zur Kopie eines anderen deiner Gangster: mit gedruckten Symbolen, Nummer und allem, was der kann; einmaligen Text führst du sofort aus. Dessen Kosten und Bedingung gelten nicht.

greed-card-55 = Räuberhöhle
greed-text-55 = Führe den einmaligen Text jedes deiner in früheren Runden gespielten Gangster noch einmal aus: in aufsteigender Nummer, neu gezählt, ohne Kosten und Bedingung. Das gilt nicht als Ausspielen.

greed-card-56 = Abkupfern!
greed-text-56 = Suche die Beteiligung der anderen mit den meisten Markern: Genauso viele legst du auf eine von deinen.

greed-card-57 = „Spanner“ Tom „Däumling“
greed-text-57 = Du bekommst 5k für jeden Marker auf der Beteiligung mit den meisten Markern im ganzen Spiel; deine eigenen zählen mit.

greed-card-58 = Tommys Blaue Bohnen
greed-text-58 = Alle anderen nehmen von jeder ihrer Beteiligungen 1 Marker herunter.

greed-card-59 = Razzia!
greed-text-59 = Alle anderen nehmen von jeder ihrer Beteiligungen 1 Marker herunter.

greed-card-60 = Schutzgeld!
greed-text-60 = Du bekommst 5k für jede Beteiligung der Person, die die meisten hat, auch wenn du das selbst bist.

greed-card-61 = „Kumpel“ Gus Caspar
greed-text-61 = Immer wenn du einen anderen Gangster spielst, bekommst du 15k.

greed-card-62 = „Kürbiskopf“ Jack Paris
greed-text-62 = Verlierst du diesen Gangster, bekommst du 20k.

greed-card-63 = „Giftzwerg“ Syd Varney
greed-text-63 = In der nächsten Runde ignorierst du Kosten: Du zahlst kein Geld und gibst keine Karte ab.

greed-card-64 = „Faulzahn“ Johnny Simmons
greed-text-64 = In der nächsten Runde ignorierst du Bedingungen: Deine Karten wirken auch ohne sie.

greed-card-65 = „Querbeet“ Scrub Patterson
greed-text-65 = Ziehe eine Karte für jeden Schlüssel, den du hast, den auf dieser Karte mitgezählt.

greed-card-66 = „Geizkragen“ Stan McDowell
greed-text-66 = Alle deine Geldkosten sind um 5k niedriger, aber nie unter 0.

greed-card-67 = Louie „Gewusst wie“ O'Farrell
greed-text-67 = In der nächsten Runde musst du nach allen ausgespielten Karten eine zusätzliche Karte aus der Hand spielen.

greed-card-68 = Pete „Da capo“ Fell
greed-text-68 = In der nächsten Runde nimmst du Aktionen, die du spielst, auf die Hand zurück, statt sie aus dem Spiel zu nehmen.

greed-card-69 = Natascha „Eichhörnchen“ Rubin
greed-text-69 = Jede Runde: Du bekommst 5k.

greed-card-70 = Rock „schlägt Schere“ Benson
greed-text-70 = Nach jeder Aktion, die du spielst, bekommst du 5k.

greed-card-71 = Eugene „Hackepeter“ Midge
greed-text-71 = Nach jeder Aktion, die du spielst, bekommst du 5k für jede Pistole, die du hast.

greed-card-72 = Ted „Napoleon“ Bonham
greed-text-72 = Nur in der nächsten Runde zeigt diese Karte zusätzlich eine Pistole und einen Schlüssel.

greed-card-73 = Ein letztes Ding!
greed-text-73 = Du bekommst 5k für jeden Gangster der Person, die die meisten hat, auch wenn du das selbst bist. Am Ende der nächsten Runde verlieren alle, auch du, je einen Gangster eigener Wahl.

greed-card-74 = Ausbaldowern!
greed-text-74 = Hast du ein Auto, bekommst du 10k; hast du eine Pistole, verlieren alle anderen je 10k; hast du einen Schlüssel, ziehst du eine Karte.

greed-card-75 = Zündeln!
greed-text-75 = Alle anderen verlieren je 10k für jeden Gangster, den du hast.

greed-card-76 = Bobby „Breitcord“ Brown
greed-text-76 = Alle anderen verlieren je 10k.

greed-card-77 = Jack „Nussknacker“ Thompson
greed-text-77 = Alle anderen verlieren 5k für jede Beteiligung, die sie selbst haben.

greed-card-78 = Geniestreich!
greed-text-78 = In der nächsten Runde wird alles Geld, das du bekommst, verdoppelt.

greed-card-79 = Kurz und klein!
greed-text-79 = Am Ende der nächsten Runde verlieren alle anderen je eine Beteiligung eigener Wahl.

greed-card-80 = Gläserrücken!
greed-text-80 = Du bekommst 10k und legst 1 Marker auf eine deiner Beteiligungen. Danach darfst du sofort noch eine Karte aus der Hand spielen.

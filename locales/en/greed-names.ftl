# Greed: names and texts of the cards. Cost and need are not part of a text.

greed-card-1 = Harvey "Brains" Ratcliffe
greed-text-1 = From now until the end of this round: whenever your left neighbour gains money, you gain the same amount.

greed-card-2 = Inform!
greed-text-2 = You gain 10k. From now until the end of this round you gain another 10k whenever a neighbour plays an action.

greed-card-3 = Shakedown!
greed-text-3 = You gain 10k. From now until the end of this round you gain another 10k whenever a neighbour plays a thug.

greed-card-4 = Liquidate!
greed-text-4 = You gain 15k for each marker that lay on the holding you gave up for this.

greed-card-5 = Insurance Scam!
greed-text-5 = You gain 5k for each marker on your best holding, the one with the most markers. At the end of next round everybody, you too, loses a holding of their own choice.

greed-card-6 = "Biscuits" O'Malley
greed-text-6 = Each round: you gain 10k if you have no money at all.

greed-card-7 = Bookie Joint
greed-text-7 = Game end: you gain 5k for each marker on this holding.

greed-card-8 = Chinatown
greed-text-8 = No text: it brings only its symbols and their markers.

greed-card-9 = Daisy's Cookies
greed-text-9 = No text: it brings only its symbols and their markers.

greed-card-10 = Dolls on Call
greed-text-10 = Each round: whoever alone has the most holdings gains 5k, even if that is not you; on a tie nobody does.

greed-card-11 = Joe's Gin Joint
greed-text-11 = Put 2 more markers on this holding.

greed-card-12 = Junkyard
greed-text-12 = Gets the markers for its symbol only at game end, one for each wrench you have then; if it has left by then, it gets none. Extra markers from other cards come at once.

greed-card-13 = Lamonte's Escort Service
greed-text-13 = Game end: you gain 20k if you alone have the most thugs.

greed-card-14 = Morticia's Absinthe Parlor
greed-text-14 = No text: it brings only its symbols and their markers.

greed-card-15 = Paddy's Pub
greed-text-15 = Put 1 more marker on this holding for each car you have.

greed-card-16 = Poor House
greed-text-16 = Each round: you gain 5k if you have at most 2 holdings (this one counts) and at most 2 thugs.

greed-card-17 = Sandy's Snooker 'n' Schnaps
greed-text-17 = After each action you play, put 1 marker on this holding.

greed-card-18 = The Ritz
greed-text-18 = Put 5 more markers on this holding.

greed-card-19 = Trotsky's Burlesque
greed-text-19 = Each round: whoever alone has the most hearts gains 5k, even if that is not you; on a tie nobody does.

greed-card-20 = Beggars Banquet!
greed-text-20 = You gain 25k.

greed-card-21 = "King" Richard the Third
greed-text-21 = No text: he brings only his symbols.

greed-card-22 = Dickie "Flush" Diamond
greed-text-22 = You gain 10k.

greed-card-23 = Ed "Cheesecloth" McGinty
greed-text-23 = You gain 5k for each gun you have, the one on this card included.

greed-card-24 = "Generous" Jenny Jones
greed-text-24 = You gain 20k. Game end: you lose 25k, or all you have if that is less.

greed-card-25 = Mickey Istari
greed-text-25 = You gain 10k for each bottle you have.

greed-card-26 = Circus of Crime!
greed-text-26 = You gain 10k for each thug you have.

greed-card-27 = Gambit!
greed-text-27 = You gain 30k.

greed-card-28 = Estate Heist!
greed-text-28 = You gain 10k if you have a gun, 10k if you have a car and 10k if you have a key.

greed-card-29 = Insider Trading!
greed-text-29 = You gain 45k.

greed-card-30 = Museum Heist!
greed-text-30 = You gain 25k.

greed-card-31 = Pickpocket Network!
greed-text-31 = You gain 10k for each key and 10k for each wrench you have.

greed-card-32 = Smuggling!
greed-text-32 = You gain 25k.

greed-card-33 = Sting!
greed-text-33 = You gain 10k for each car and 10k for each heart you have.

greed-card-34 = Sucker Convention!
greed-text-34 = You gain 30k; every other player gains 10k.

greed-card-35 = Suicide Mission!
greed-text-35 = You gain 25k.

greed-card-36 = Honest Work!
greed-text-36 = You gain 15k. If you then have less than 50k, this card goes back to your hand.

greed-card-37 = Headquarters
greed-text-37 = Put 1 marker on this holding for each holding you have, this one included.

greed-card-38 = Renovate!
greed-text-38 = Put 2 markers on one of your holdings.

greed-card-39 = Street Walkers!
greed-text-39 = Put 1 marker on each of your holdings.

greed-card-40 = Take Care of Business!
greed-text-40 = Put 1 marker on each of your holdings that has 0 or 1 marker. At the end of next round each opponent loses a thug of their own choice.

greed-card-41 = Relocate!
greed-text-41 = The holding you give up for this goes back to your hand. Next round each holding you play gets extra markers: 2, plus as many as lay on the one taken back.

greed-card-42 = Wolfgang Buttercup
greed-text-42 = Each holding you play gets 1 extra marker.

greed-card-43 = Complex Scheme!
greed-text-43 = Next round each holding you play gets 3 extra markers.

greed-card-44 = Loan Shark
greed-text-44 = You gain 20k. Each holding you play, this one included, loses 1 marker at once; markers from its own text come later and are safe.

greed-card-45 = Insurance Office
greed-text-45 = Whenever you lose a thug or another holding, put 2 markers on this one. No effect can take markers off it, but the card itself can be lost, markers and all.

greed-card-46 = Jenny's Waterfront Dive
greed-text-46 = Each round: you gain 10k if no holding of any player shows a bottle or a heart.

greed-card-47 = Krazy Kat Club
greed-text-47 = No text: it brings only its symbols and their markers.

greed-card-48 = Massage Parlor
greed-text-48 = No text: it brings only its symbols and their markers.

greed-card-49 = Sexy Sadie's
greed-text-49 = Each round: you gain 5k if 3 or more markers lie on this holding.

greed-card-50 = Six Corners
greed-text-50 = Put 1 marker on each of your holdings without symbols, this one included.

greed-card-51 = Thieves' House
greed-text-51 = No text: it brings only its symbols and their markers.

greed-card-52 = Zoning Office
greed-text-52 = Holdings cost you 5k less. Whenever you play another holding, you gain 5k, too late to help pay its cost.

greed-card-53 = "Polycephalus" Patricia Johns
greed-text-53 = Turn up cards from the draw pile until a thug shows and play that thug at once, without cost or need. The other cards turned up leave the game.

greed-card-54 = Ed "Rubberface" Teach
greed-text-54 = Becomes, for good, a copy of another thug of yours: its printed symbols, its number and all it does, one-time text at once. That thug's cost and need do not apply.

greed-card-55 = Hideout
greed-text-55 = Carry out again, by ascending number and counted anew, the one-time text of each of your thugs played in earlier rounds, without cost or need. This does not count as playing them.

greed-card-56 = Steal Ideas!
greed-text-56 = Find the opponents' holding with the most markers: put as many markers on one of your holdings.

greed-card-57 = "Peeping" Tom "Thumb"
greed-text-57 = You gain 5k for each marker on the holding with the most markers in the whole game, your own included.

greed-card-58 = Tommy's Guns 'n' Ammo
greed-text-58 = Each opponent takes 1 marker off each of their holdings.

greed-card-59 = Raid!
greed-text-59 = Each opponent takes 1 marker off each of their holdings.

greed-card-60 = Protection Racket!
greed-text-60 = You gain 5k for each holding of the player who has the most, even if that is you.

greed-card-61 = "Friendly" Gus Caspar
greed-text-61 = Whenever you play another thug, you gain 15k.

greed-card-62 = "Halloween" Jack Paris
greed-text-62 = When you lose this thug, you gain 20k.

greed-card-63 = "Vicious" Syd Varney
greed-text-63 = Next round you ignore costs: you pay no money and give up no card.

greed-card-64 = "Rotten" Johnny Simmons
greed-text-64 = Next round you ignore needs: your cards work without them.

greed-card-65 = "Random" Scrub Patterson
greed-text-65 = Draw a card for each key you have, the one on this card included.

greed-card-66 = "Stingy" Stan McDowell
greed-text-66 = All your money costs are 5k lower, but never below 0.

greed-card-67 = Louie "Savoir" O'Farrell
greed-text-67 = Next round, after all played cards, you must play one extra card from your hand.

greed-card-68 = Pete "Repeat" Fell
greed-text-68 = Next round the actions you play go back to your hand instead of leaving the game.

greed-card-69 = Natascha "The Squirrel" Rubin
greed-text-69 = Each round: you gain 5k.

greed-card-70 = "Nothing beats" Rock Benson
greed-text-70 = After each action you play, you gain 5k.

greed-card-71 = Eugene "The Butcher" Midge
greed-text-71 = After each action you play, you gain 5k for each gun you have.

greed-card-72 = Ted "Napoleon" Bonham
greed-text-72 = Next round, and only then, this card also shows a gun and a key.

greed-card-73 = One Last Heist!
greed-text-73 = You gain 5k for each thug of the player who has the most, even if that is you. At the end of next round everybody, you too, loses a thug of their own choice.

greed-card-74 = Scouting!
greed-text-74 = If you have a car, you gain 10k; if you have a gun, each opponent loses 10k; if you have a key, draw a card.

greed-card-75 = Arson!
greed-text-75 = Each opponent loses 10k for each thug you have.

greed-card-76 = Bobby "Corduroy" Brown
greed-text-76 = Each opponent loses 10k.

greed-card-77 = Jack "Cracker" Thompson
greed-text-77 = Every other player loses 5k for each holding they have.

greed-card-78 = Master Plan!
greed-text-78 = Next round all money you gain is doubled.

greed-card-79 = Vandalism!
greed-text-79 = At the end of next round each opponent loses a holding of their own choice.

greed-card-80 = Séance!
greed-text-80 = You gain 10k and put 1 marker on one of your holdings. Then you may play another card from your hand at once.

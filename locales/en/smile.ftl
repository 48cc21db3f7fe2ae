# With a Smile & a Gun.

## Districts

smile-district-harbour = harbour
    .the = the harbour
    .cap = The harbour
smile-district-north = top
    .the = the top district
    .cap = The top district
smile-district-north-east = top right
    .the = the top right district
    .cap = The top right district
smile-district-park = park
    .the = the park
    .cap = The park
smile-district-south-east = bottom right
    .the = the bottom right district
    .cap = The bottom right district
smile-district-south = bottom
    .the = the bottom district
    .cap = The bottom district
smile-district-south-west = bottom left
    .the = the bottom left district
    .cap = The bottom left district
smile-district-west = left
    .the = the left district
    .cap = The left district
smile-district-centre = centre
    .the = the centre
    .cap = The centre

## Tiles

smile-kind-potion = potion
    .cap = Potions
    .the = the potion
    .a = a potion
    .some = potions
    .up = a face-up potion
    .ups = face-up potions
    .down = a face-down potion
    .downs = face-down potions
smile-kind-contraband = contraband
    .cap = Contraband
    .the = the contraband tile
    .a = a contraband tile
    .some = contraband tiles
    .up = a face-up contraband tile
    .ups = face-up contraband tiles
    .down = a face-down contraband tile
    .downs = face-down contraband tiles
smile-kind-weapons = weapons
    .cap = Weapons
    .the = the weapons tile
    .a = a weapons tile
    .some = weapons tiles
    .up = a face-up weapons tile
    .ups = face-up weapons tiles
    .down = a face-down weapons tile
    .downs = face-down weapons tiles
smile-kind-gambling = gambling
    .cap = Gambling
    .the = the gambling tile
    .a = a gambling tile
    .some = gambling tiles
    .up = a face-up gambling tile
    .ups = face-up gambling tiles
    .down = a face-down gambling tile
    .downs = face-down gambling tiles

smile-the-hat = the hat worth { $points }
smile-the-tile = { $kind-the }
smile-a-hat = a hat worth { $points }
smile-a-tile = { $kind-a }
smile-some-tiles = { $count } { $kind-some }
smile-with-squares = { $tile } ({ $squares ->
    [0] no blue squares
    [one] 1 blue square
   *[other] { $squares } blue squares
 })
smile-held-hat = { $count ->
    [one] a hat worth { $points }
   *[other] { $count } hats worth { $points } each
}
smile-held-hat-double = { $count ->
    [one] a hat worth { $points } on a potion
   *[other] { $count } hats worth { $points } each on potions
}
smile-held-up = { $count ->
    [one] { $kind-up }
   *[other] { $count } { $kind-ups }
}
smile-held-down = { $count ->
    [one] { $kind-down }
   *[other] { $count } { $kind-downs }
}
smile-held-up-double = { $count ->
    [one] { $kind-up } on a potion
   *[other] { $count } { $kind-ups } on potions
}
smile-held-down-double = { $count ->
    [one] { $kind-down } on a potion
   *[other] { $count } { $kind-downs } on potions
}

## Dice and markers

smile-dice = { $count ->
    [1] a
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] thirteen
 } { $value }{ $count ->
    [one] { "" }
   *[other] s
 }
smile-police = { $count ->
    [one] a police marker
   *[other] { $count } police markers
}
smile-henchmen = { $count ->
    [one] one
   *[other] { $count }
 } of { $seat-you ->
    [yes] your
   *[no] { $seat }’s
 } henchmen
smile-own-henchmen = { $count ->
    [one] one
   *[other] { $count }
 } of { $seat-you ->
    [yes] your
   *[no] their
 } own henchmen
smile-rival-henchmen = { $count ->
    [one] one
   *[other] { $count }
 } of the rival crew’s henchmen
smile-pips = the Guardian’s pips
smile-marker-yellow = a henchman of crew A
smile-marker-green = a henchman of crew B
smile-marker-police = a police marker
smile-marker-guardian = the Guardian’s pips

## Shadow cards

smile-shadow-corrupt = The Corrupt One
    .the = the Corrupt One
smile-shadow-detective = The Detective
    .the = the Detective
smile-shadow-femme = The Femme Fatale
    .the = the Femme Fatale
smile-shadow-historian = The Historian
    .the = the Historian
smile-shadow-viper = The Viper
    .the = the Viper
smile-shadow-hideout = The Hideout
    .the = the Hideout
smile-shadow-collector = The Collector
    .the = the Collector
smile-shadow-press = The Press
    .the = the Press
smile-shadow-secret-service = The Secret Service
    .the = the Secret Service
smile-shadow-mayor = The Mayor
    .the = the Mayor
smile-shadow-water = The Water Creature
    .the = the Water Creature
smile-shadow-guardian = The Guardian
    .the = the Guardian
smile-shadow-cursed = The Cursed One
    .the = the Cursed One

smile-shadow-text-corrupt = In phase 3 ({ smile-phase-3 }) all police in the shadow’s district are removed.
smile-shadow-text-detective = In phase 5 ({ smile-phase-5 }) the player with the most henchmen in the shadow’s district gets this card, takes no highest die in the next round, and loses 3 points if it is still there at the end.
smile-shadow-text-femme = In phase 3 ({ smile-phase-3 }) every party with the most markers in the shadow’s district loses half of them, rounded down.
smile-shadow-text-historian = Henchmen that leave the shadow’s district after scoring go onto this card: 1 point each at the end, and minus 5 for a player with none there.
smile-shadow-text-viper = In phase 3 ({ smile-phase-3 }) one tile in the shadow’s district is discarded, the one the police would take.
smile-shadow-text-hideout = When the shadow’s district is scored, the player with fewer henchmen there keeps them in place.
smile-shadow-text-collector = In phase 3 ({ smile-phase-3 }) the player with the most henchmen in the shadow’s district may reroll one of their own action dice for a fourth action.
smile-shadow-text-press = In phase 4 ({ smile-phase-4 }) your henchmen in the shadow’s district add to your wanted level.
smile-shadow-text-secret-service = In phase 3 ({ smile-phase-3 }) two police markers come into the shadow’s district.
smile-shadow-text-mayor = After phase 4 ({ smile-phase-4 }) the player with the lower wanted level may place 2 of their own henchmen in the shadow’s district.
smile-shadow-text-water = It lives in the harbour: in phase 3 ({ smile-phase-3 }) the player with the most henchmen there may use the shadow die as an extra action.
smile-shadow-text-guardian = It lives in the centre and is scored there as a fourth party as strong as the shadow die; it wins every tie.
smile-shadow-text-cursed = It lives in the park, where the shadow die is loot: that many of your henchmen go onto this card, worth 1 point each at the end and 5 more for whoever has the most.

## Potion cards

smile-potion-second-chance = Second Chance
smile-potion-overpower = Overpower
smile-potion-quick-step = Quick Step
smile-potion-relocation = Relocation
smile-potion-imitation = Imitation
smile-potion-con-artist = Con Artist
smile-potion-seduction = Seduction
smile-potion-shell-game = Shell Game
smile-potion-soulmates = Soulmates

smile-potion-text-second-chance = At any time in your turn a potion lets you reroll any number of dice in the pool.
smile-potion-text-overpower = Instead of your action a potion puts as many of your henchmen into one district as your action die shows.
smile-potion-text-quick-step = Instead of your move a potion puts your boss on any field.
smile-potion-text-relocation = In your turn a potion moves any one marker to another district.
smile-potion-text-imitation = When you take a tile that is not a potion, you may lay it on one of your potions: it counts double.
smile-potion-text-con-artist = After your boss has moved, a potion swaps one of your tiles with one from the near district.
smile-potion-text-seduction = Before a district is scored, a potion replaces a police marker there by one of your henchmen.
smile-potion-text-shell-game = After your boss has moved, a potion lets you choose which district of the line gets 3, 2 and 1 henchmen.
smile-potion-text-soulmates = At the end every two face-up potions are worth 10 points.

## When the cards matter, as the rule books tell it

smile-when-shadow-corrupt = phase 3
smile-when-shadow-femme = phase 3
smile-when-shadow-viper = phase 3
smile-when-shadow-collector = phase 3
smile-when-shadow-secret-service = phase 3
smile-when-shadow-water = phase 3
smile-when-shadow-detective = phase 5, next phase 2, end
smile-when-shadow-historian = phase 5, end
smile-when-shadow-hideout = phase 5
smile-when-shadow-guardian = phase 5
smile-when-shadow-press = phase 4
smile-when-shadow-mayor = after phase 4
smile-when-shadow-cursed = phases 3 and 5, end
smile-when-potion-second-chance = your turn
smile-when-potion-relocation = your turn
smile-when-potion-overpower = instead of the action
smile-when-potion-quick-step = instead of the move
smile-when-potion-imitation = when taking a tile
smile-when-potion-con-artist = after the move, before placing
smile-when-potion-seduction = phase 5, before a district is scored
smile-when-potion-shell-game = after the move
smile-when-potion-soulmates = end

## Options

smile-option-shadow = Shadow card
smile-option-shadow-text = The shadow that haunts the city for the whole game; for a first game we suggest the Corrupt One.
smile-option-shadow-random = at random
smile-option-shadow-corrupt = { smile-shadow-corrupt }
smile-option-shadow-detective = { smile-shadow-detective }
smile-option-shadow-femme = { smile-shadow-femme }
smile-option-shadow-historian = { smile-shadow-historian }
smile-option-shadow-viper = { smile-shadow-viper }
smile-option-shadow-hideout = { smile-shadow-hideout }
smile-option-shadow-collector = { smile-shadow-collector }
smile-option-shadow-press = { smile-shadow-press }
smile-option-shadow-secret-service = { smile-shadow-secret-service }
smile-option-shadow-mayor = { smile-shadow-mayor }
smile-option-shadow-water = { smile-shadow-water }
smile-option-shadow-guardian = { smile-shadow-guardian }
smile-option-shadow-cursed = { smile-shadow-cursed }
smile-option-potion = Potion card
smile-option-potion-text = What potions are good for in this game; for a first game we suggest Second Chance.
smile-option-potion-random = at random
smile-option-potion-second-chance = { smile-potion-second-chance }
smile-option-potion-overpower = { smile-potion-overpower }
smile-option-potion-quick-step = { smile-potion-quick-step }
smile-option-potion-relocation = { smile-potion-relocation }
smile-option-potion-imitation = { smile-potion-imitation }
smile-option-potion-con-artist = { smile-potion-con-artist }
smile-option-potion-seduction = { smile-potion-seduction }
smile-option-potion-shell-game = { smile-potion-shell-game }
smile-option-potion-soulmates = { smile-potion-soulmates }
smile-option-level = Rival crew
smile-option-level-text = How strong the rival crew is when you play alone.
smile-option-level-easy = easy
smile-option-level-standard = standard
smile-option-level-hard = hard
smile-option-tiles = Your own tiles
smile-option-tiles-text = A file with the values printed on the tiles of your box; without one we play with our own.

## What happens: set-up and phase 1

smile-shadow-drawn = The shadow of this game is { $shadow-the }. { $text }
smile-potion-drawn = The potion card of this game is { $card }. { $text }
smile-starts = { $seat-you ->
    [yes] You are the start player.
   *[no] { $seat } is the start player.
}
smile-dealt = { $seat-you ->
    [yes] You get a face-up potion.
   *[no] { $seat } gets a face-up potion.
}
smile-dealt-rival = The rival crew gets a face-up potion.
smile-round = Round { $round } of 3 begins.
smile-rolled = The dice are rolled; the pool shows { $dice }.
smile-laid = { $district-cap } gets { $tile }{ $police ->
    [0] { "." }
    [one] { " and a police marker." }
   *[other] { " " }and { $police } police markers.
 }
smile-recycled = The bag is empty: { $hats ->
    [0] there are no hats in the discard
    [one] 1 hat goes back into it from the discard
   *[other] { $hats } hats go back into it from the discard
 }{ $gone ->
    [0] { "." }
    [one] { ", and 1 other tile leaves the game." }
   *[other] { ", " }and { $gone } other tiles leave the game.
 }
smile-bag-dry = No tiles are left: the slots still empty stay empty.

## What happens: the streets

smile-rerolled-equal = The new roll: the pool shows { $dice }.
smile-rerolled-second-chance = The rerolled dice show { $dice }.
smile-rerolled-collector = { $seat-you ->
    [yes] Your
   *[no] { $seat }’s
 } action die now shows { $dice }.
smile-rerolled-rival = The rival crew rerolls the lowest die of the pool and gets { $dice }.
smile-chose = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
 } a { $go } to move and a { $act } to act.
smile-chose-rival = The rival crew takes a { $go } to move and a { $act } as its action die, but does not act.
smile-picked-reroll = All dice are equal, and { $seat-you ->
    [yes] you reroll
   *[no] { $seat } rerolls
 } the whole pool.
smile-picked-mark = { $seat-you ->
    [yes] You put
   *[no] { $seat } puts
 } a { $die } aside to be rerolled.
smile-picked-roll = { $seat-you ->
    [yes] You reroll the dice put aside.
   *[no] { $seat } rerolls the dice put aside.
}
smile-picked-at = { $seat-you ->
    [yes] You choose
   *[no] { $seat } chooses
 } a marker in { $district-the }.
smile-picked-marker = { $seat-you ->
    [yes] You pick
   *[no] { $seat } picks
 } { $markers }.
smile-picked-give = { $seat-you ->
    [yes] You offer
   *[no] { $seat } offers
 } { $tile } for a swap.
smile-picked-bonus = { $seat-you ->
    [yes] You choose
   *[no] { $seat } chooses
 } { $markers } as the bonus.
smile-picked-again = { $seat-you ->
    [yes] You reroll the { $die } among your action dice.
   *[no] { $seat } rerolls the { $die } among their action dice.
}
smile-drank = { $seat-you ->
    [yes] You spend
   *[no] { $seat } spends
 } a potion.
smile-walked = { $seat-you ->
    [yes] Your
   *[no] { $seat }’s
 } boss moves from field { $from } to field { $to }.
smile-walked-rival = The rival crew’s boss moves from field { $from } to field { $to }.
smile-stepped = { $seat-you ->
    [yes] With a Quick Step your
   *[no] With a Quick Step { $seat }’s
 } boss goes from field { $from } to field { $to }.
smile-stayed = { $seat-you ->
    [yes] With a Quick Step your
   *[no] With a Quick Step { $seat }’s
 } boss stays on field { $field }.
smile-placed = { $seat-you ->
    [yes] You place
   *[no] { $seat } places
 } henchmen: { $first } in { $near-the }, { $second } in { $middle-the }, { $third } in { $far-the }.
smile-placed-rival = The rival crew places henchmen: { $first } in { $near-the }, { $second } in { $middle-the }, { $third } in { $far-the }.
smile-swapped = { $seat-you ->
    [yes] You swap
   *[no] { $seat } swaps
 } { $given } for { $taken } from { $district-the }.
smile-added = { $seat-you ->
    [yes] You put
   *[no] { $seat } puts
 } { $markers } into { $district-the }.
smile-added-bonus = { $seat-you ->
    [yes] As the bonus you put
   *[no] As the bonus { $seat } puts
 } { $markers } into { $district-the }.
smile-added-mayor = { $seat-you ->
    [yes] Thanks to the Mayor you put
   *[no] Thanks to the Mayor { $seat } puts
 } { $markers } into { $district-the }.
smile-added-rival = The rival crew calls the police: { $district-the } gets { $markers }.
smile-moved = { $seat-you ->
    [yes] You move
   *[no] { $seat } moves
 } { $markers } from { $from-the } to { $to-the }.
smile-removed = { $seat-you ->
    [yes] You remove
   *[no] { $seat } removes
 } { $markers } from { $district-the }.
smile-passed-action = { $seat-you ->
    [yes] You do not use your action.
   *[no] { $seat } does not use the action.
}
smile-passed-potion = { $seat-you ->
    [yes] You end your turn and keep your potions.
   *[no] { $seat } ends the turn and keeps the potions.
}
smile-passed-collector = { $seat-you ->
    [yes] You turn the Collector down.
   *[no] { $seat } turns the Collector down.
}
smile-passed-bonus = { $seat-you ->
    [yes] You do not use the bonus.
   *[no] { $seat } does not use the bonus.
}
smile-passed-mayor = { $seat-you ->
    [yes] You turn the Mayor’s henchmen down.
   *[no] { $seat } turns the Mayor’s henchmen down.
}
smile-passed-seduction = { $seat-you ->
    [yes] You seduce nobody here.
   *[no] { $seat } seduces nobody here.
}

## What happens: the shadow and the law

smile-shadow-walked = The last die is a { $die }: the shadow moves to field { $field } and stands before { $district-the }.
smile-die-water = The last die is a { $die }: the player with the most henchmen in the harbour may use it for an extra action.
smile-die-guardian = The last die is a { $die }: that is how strong the Guardian is in the centre.
smile-die-cursed = The last die is a { $die } and now lies in the park as loot.
smile-swept = { $shadow } sends { $markers } away from { $district-the }.
smile-bitten = The Viper discards { $tile } from { $district-the }.
smile-guarded = The Secret Service brings 2 police markers into { $district-the }.
smile-goes-first = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
 } the fourth action first.
smile-wanted = { $seat-you ->
    [yes] Your wanted level is { $own }, { $other }’s is { $theirs }.
   *[no] { $seat }’s wanted level is { $own }, { $other }’s is { $theirs }.
}
smile-wanted-rival = { $seat-you ->
    [yes] Your
   *[no] { $seat }’s
 } wanted level is { $own }, the rival crew’s is { $theirs }.
smile-wanted-equal = Both wanted levels are { $level }, so nobody gets the bonus.
smile-law-points = For its lower wanted level the rival crew scores { $points } { $points ->
    [one] point
   *[other] points
 }.

## What happens: settling

smile-detective = The Detective is now after { $seat-you ->
    [yes] you
   *[no] { $seat }
 }.
smile-detective-rival = The Detective is now after the rival crew.
smile-detective-middle = The Detective returns to the middle of the table.
smile-settling = Now the districts are settled, one after another.
smile-seduced = { $seat-you ->
    [yes] You replace a police marker in { $district-the } by a henchman.
   *[no] { $seat } replaces a police marker in { $district-the } by a henchman.
}
smile-not-scored = { $district-cap } has a tie for first place: it is not scored, everything stays.
smile-took = For { $place ->
    [1] first
    [2] second
   *[other] third
 } place in { $district-the } { $seat-you ->
    [yes] you take
   *[no] { $seat } takes
 } { $tile }.
smile-took-rival = For { $place ->
    [1] first
    [2] second
   *[other] third
 } place in { $district-the } the rival crew takes { $tile }.
smile-took-police = For { $place ->
    [1] first
    [2] second
   *[other] third
 } place in { $district-the } the police take { $tile }, and it goes to the discard.
smile-took-guardian = For { $place ->
    [1] first
    [2] second
   *[other] third
 } place in { $district-the } the Guardian takes { $tile }, and it goes back into the bag.
smile-took-die = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
 } the { $die } in the park: that many henchmen go onto the Cursed One’s card.
smile-took-die-rival = The rival crew takes the { $die } in the park: that many of its henchmen go onto the Cursed One’s card.
smile-took-die-police = The police take the { $die } in the park, and nothing comes of it.
smile-kept-up = { $seat-you ->
    [yes] You lay
   *[no] { $seat } lays
 } { $tile } face up.
smile-kept-down = { $seat-you ->
    [yes] You lay
   *[no] { $seat } lays
 } { $tile } face down.
smile-kept-up-double = { $seat-you ->
    [yes] You lay
   *[no] { $seat } lays
 } { $tile } on a potion, where it counts double.
smile-kept-down-double = { $seat-you ->
    [yes] You lay
   *[no] { $seat } lays
 } { $tile } face down on a potion, where it is worth 2 points.
smile-kept-up-rival = The rival crew lays { $tile } face up.
smile-kept-down-rival = The rival crew lays { $tile } face down.
smile-discarded = { $place ->
    [2] Second
   *[other] Third
 } place in { $district-the } is a tie, so nobody gets { $tiles }: off to the discard.
smile-die-back = Nobody gets the { $die } in the park; it goes back without effect.
smile-cleared = { $district-cap } has been scored and loses { $markers }.
smile-cleared-archived = { $district-cap } has been scored and loses { $markers }; henchmen go onto the Historian’s card.
smile-cleared-hideout = { $district-cap } has been scored and loses { $markers }; the Hideout keeps { $hidden } there.
smile-cleared-none = { $district-cap } has been scored; there are no markers to clear away.
smile-abandoned = { $district-cap } was not scored and has no tiles left, so it loses all its markers.
smile-next-start = With more tiles, { $most } against { $least }, { $seat-you ->
    [yes] you are
   *[no] { $seat } is
 } start player of the next round.
smile-next-start-equal = Both have { $count ->
    [0] no tiles
    [one] 1 tile
   *[other] { $count } tiles
 }, so the start player changes: { $seat-you ->
    [yes] it is you
   *[no] it is { $seat }
 } in the next round.
smile-ended = The game is over: { $seat-you ->
    [yes] you have
   *[no] { $seat } has
 } { $own } { $own ->
    [one] point
   *[other] points
 }, { $other } has { $theirs }.
smile-ended-rival = The game is over: { $seat-you ->
    [yes] you have
   *[no] { $seat } has
 } { $own } { $own ->
    [one] point
   *[other] points
 }, the rival crew has { $theirs }.
smile-tied = Level on points, on face-up potions and on henchmen in the city: a draw.
smile-tied-rival = Level on points, on face-up potions and on henchmen in the city: that is not enough to win.
smile-tied-potions = Level on points: { $seat-you ->
    [yes] you win
   *[no] { $seat } wins
 } with more face-up potions, { $most } against { $least }.
smile-tied-potions-rival = Level on points: the rival crew wins with more face-up potions, { $most } against { $least }.
smile-tied-henchmen = Level on points, and { $potions ->
    [0] nobody has a face-up potion
    [one] both have one face-up potion
   *[other] both have { $potions } face-up potions
 }: { $seat-you ->
    [yes] you win
   *[no] { $seat } wins
 } with more henchmen left in the city, { $most } against { $least }.
smile-tied-henchmen-rival = Level on points, and { $potions ->
    [0] nobody has a face-up potion
    [one] both have one face-up potion
   *[other] both have { $potions } face-up potions
 }: the rival crew wins with more henchmen left in the city, { $most } against { $least }.

## Prompts

smile-prompt-set-up = The game is being set up.
smile-prompt-rolling = Dice are being rolled.
smile-prompt-filling = The districts are being filled.
smile-prompt-over = The game is over.
smile-prompt-choosing = { $seat-you ->
    [yes] Choose two dice: one to move, one to act. The pool shows { $dice }.
   *[no] { $seat } is choosing two dice from { $dice }.
}
smile-prompt-marking = { $seat-you ->
    [yes] Which dice do you want to reroll? The pool shows { $dice }.
   *[no] { $seat } is choosing dice to reroll.
}
smile-prompt-marking-more = { $seat-you ->
    [yes] You have put aside { $marked }. Reroll now, or add more; still in the pool: { $dice }.
   *[no] { $seat } has put aside { $marked } and is choosing more dice to reroll.
}
smile-prompt-relocating = { $seat-you ->
    [yes] From which district do you want to move a marker?
   *[no] { $seat } is choosing a marker to move.
}
smile-prompt-which = { $seat-you ->
    [yes] Which marker do you move out of { $district-the }?
   *[no] { $seat } is choosing a marker in { $district-the }.
}
smile-prompt-which-removed = { $seat-you ->
    [yes] Which marker do you remove from { $district-the }?
   *[no] { $seat } is choosing a marker to remove from { $district-the }.
}
smile-prompt-to = { $seat-you ->
    [yes] You are moving { $markers } out of { $district-the }: where to?
   *[no] { $seat } is moving { $markers } out of { $district-the } and choosing where to.
}
smile-prompt-walking = { $seat-you ->
    [yes] Move your boss by the { $die } to field { $field }, or spend a potion to go to any field.
   *[no] { $seat } is choosing between the move to field { $field } and a Quick Step.
}
smile-prompt-placing-shell = { $seat-you ->
    [yes] Place your henchmen in { $near-the }, { $middle-the } and { $far-the } as usual, or spend a potion to choose where the 3, the 2 and the 1 go.
   *[no] { $seat } is choosing how to place henchmen in { $near-the }, { $middle-the } and { $far-the }.
}
smile-prompt-placing-con = { $seat-you ->
    [yes] Place your henchmen in { $near-the }, { $middle-the } and { $far-the }, or first spend a potion to swap one of your tiles with one from { $near-the }.
   *[no] { $seat } may swap a tile with one from { $near-the } before placing henchmen there, in { $middle-the } and { $far-the }.
}
smile-prompt-swapping = { $seat-you ->
    [yes] Which tile from { $district-the } do you take for { $given }?
   *[no] { $seat } is choosing a tile from { $district-the } for { $given }.
}
smile-prompt-act-police = { $seat-you ->
    [yes] Your action is a { $die }: put a police marker into any district, or decline.
   *[no] { $seat } may put a police marker into any district.
}
smile-prompt-act-move = { $seat-you ->
    [yes] Your action is a { $die }: move one of your henchmen to another district, or decline. From where?
   *[no] { $seat } may move one of their own henchmen to another district.
}
smile-prompt-act-remove = { $seat-you ->
    [yes] Your action is a { $die }: remove any one marker, or decline. From where?
   *[no] { $seat } may remove any one marker.
}
smile-prompt-act-two = { $seat-you ->
    [yes] Your action is a { $die }: put one henchman into each of two adjacent districts, or decline.
   *[no] { $seat } may put one henchman into each of two adjacent districts.
}
smile-prompt-overpower = { $seat-you ->
    [yes] Which district gets your { $die } { $die ->
        [one] henchman
       *[other] henchmen
     }?
   *[no] { $seat } is choosing a district for { $die } { $die ->
        [one] henchman
       *[other] henchmen
     }.
}
smile-prompt-ending = { $seat-you ->
    [yes] Your action is done: end your turn, or spend a potion.
   *[no] { $seat } may still spend a potion before the turn ends.
}
smile-prompt-ordering = { $seat-you ->
    [yes] Both of you have a fourth action: who goes first?
   *[no] { $seat } is choosing who has the fourth action first.
}
smile-prompt-collecting = { $seat-you ->
    [yes] The Collector offers you a fourth action: which of your action dice do you reroll? They show { $dice }.
   *[no] { $seat } may reroll an action die for a fourth action.
}
smile-prompt-law = { $seat-you ->
    [yes] Your wanted level is lower, { $own } against { $theirs }: place one marker of any colour, or two police, or decline.
   *[no] { $seat } has the lower wanted level, { $own } against { $theirs }, and is choosing a bonus.
}
smile-prompt-law-place = { $seat-you ->
    [yes] You place { $markers }: in which district?
   *[no] { $seat } is choosing a district for { $markers }.
}
smile-prompt-supporting = { $seat-you ->
    [yes] The Mayor offers you 2 henchmen in { $district-the }: do you take them?
   *[no] { $seat } may place 2 henchmen in { $district-the } with the Mayor’s help.
}
smile-prompt-seducing = { $seat-you ->
    [yes] { $district-cap } is about to be scored, with { $police } police there: spend a potion to turn a police marker into one of your henchmen?
   *[no] { $district-cap } is about to be scored; { $seat } may turn a police marker there into a henchman.
}
smile-prompt-taking = { $seat-you ->
    [yes] You have { $place ->
        [1] first
        [2] second
       *[other] third
     } place in { $district-the }: what do you take?
   *[no] { $seat } has { $place ->
        [1] first
        [2] second
       *[other] third
     } place in { $district-the } and is choosing what to take.
}
smile-prompt-keeping = { $seat-you ->
    [yes] How do you keep { $tile }?
   *[no] { $seat } is choosing how to keep { $tile }.
}

## Choices

smile-do-pass = Decline
smile-do-decline-action = Do not use the action
smile-do-end-turn = End your turn
smile-do-decline-reroll = Reroll none of your dice
smile-do-decline-bonus = Do not use the bonus
smile-do-decline-henchmen = Do without the Mayor’s henchmen
smile-do-decline-seduction = Seduce nobody in { $district-the }
smile-do-reroll = Reroll the whole pool
smile-do-reroll-equal = Reroll the whole pool, as all its dice are equal
smile-do-dice = Take a { $go } to move and a { $act } to act
smile-do-drink = Spend a potion
smile-do-drink-second-chance = Spend a potion to reroll dice of the pool
smile-do-drink-overpower = Spend a potion to put as many henchmen into one district as the die shows
smile-do-drink-relocation = Spend a potion to move any one marker
smile-do-seduce = Spend a potion to turn a police marker in { $district-the } into one of your henchmen
smile-do-mark = Put a { $die } aside to be rerolled
smile-do-roll = Reroll the dice put aside
smile-do-roll-dice = Reroll { $dice }
smile-do-walk = Move your boss by the die
smile-do-walk-to = Move your boss by the { $die } to field { $field }
smile-do-step = Spend a potion and go to field { $field }
smile-do-place = Place henchmen as usual
smile-do-place-here = Place { $first } in { $near-the }, { $second } in { $middle-the } and { $third } in { $far-the }
smile-do-shell = Spend a potion to place { $near } near, { $middle } in the middle and { $far } far
smile-do-shell-usual = Spend a potion and place as usual all the same
smile-do-shell-here = Spend a potion to place { $first } in { $near-the }, { $second } in { $middle-the } and { $third } in { $far-the }
smile-do-give = Spend a potion to swap { $tile }
smile-do-take = Take { $tile }
smile-do-take-die = Take the die
smile-do-take-the-die = Take the die, which puts { $die } of your henchmen on the Cursed One’s card
smile-do-keep-up = Keep the tile face up
smile-do-keep-down = Keep the tile face down
smile-do-keep-up-double = Lay the tile face up on a potion
smile-do-keep-down-double = Lay the tile face down on a potion
smile-do-keep-hat = Keep { $tile } as it is: { $points } { $points ->
    [one] point
   *[other] points
 }
smile-do-keep-hat-double = Lay { $tile } on a potion, which is used up: { $points } points
smile-do-keep-potion = Keep { $tile } face up, to use it for “{ $card }”
smile-do-keep-it-up = Keep { $tile } face up, for the majority worth { $points }
smile-do-keep-it-down = Keep { $tile } face down: 1 point
smile-do-keep-it-up-double = Lay { $tile } face up on a potion, which is used up: counts twice for the majority worth { $points }
smile-do-keep-it-down-double = Lay { $tile } face down on a potion, which is used up: 2 points
smile-do-at = Choose { $district-the }
smile-do-put = Put { $markers } into { $district-the }
smile-do-pick-up = Take { $markers } from { $district-the }
smile-do-pick-up-some = Take a marker from { $district-the }
smile-do-move-to = Move it to { $district-the }
smile-do-remove = Remove { $markers } from { $district-the }
smile-do-remove-some = Remove a marker from { $district-the }
smile-do-both = Put one henchman each into { $one-the } and { $other-the }
smile-do-marker = Choose { $marker }
smile-do-two-police = Choose two police markers
smile-do-bonus = Place { $markers }
smile-do-first = Let { $seat-you ->
    [yes] yourself
   *[no] { $seat }
 } go first
smile-do-again = Reroll your { $die }
smile-do-support = Take the Mayor’s henchmen
smile-do-support-here = Place 2 henchmen in { $district-the }

## What is certain

smile-preview-boss = Your boss will stand on field { $field }.
smile-preview-gets = { $district-cap } gets { $markers }.
smile-preview-loses = { $district-cap } loses { $markers }.
smile-preview-gains = You get { $tiles }.
smile-preview-losses = You give up { $tiles }.
smile-preview-wanted = Your wanted level rises by { $by }.
smile-preview-wanted-less = Your wanted level falls by { $by }.
smile-preview-points = As the table lies you gain { $by } { $by ->
    [one] point
   *[other] points
 }.
smile-preview-points-less = As the table lies you lose { $by } { $by ->
    [one] point
   *[other] points
 }.
smile-preview-next = { $seat-you ->
    [yes] Then you choose again.
   *[no] Then { $seat } has a choice to make.
}
smile-preview-action = { $seat-you ->
    [yes] Then comes your action.
   *[no] Then comes { $seat }’s action.
}
smile-preview-chance = Then chance decides.
smile-preview-over = Then the game is over.

## The account

smile-score-hats = { $count ->
    [0] There are no hats to count.
    [one] One hat is worth { $points } { $points ->
        [one] point
       *[other] points
     }.
   *[other] { $count } hats are worth { $points } points.
}
smile-score-hats-double = { $count ->
    [one] One hat on a potion counts double: { $points } points.
   *[other] { $count } hats on potions count double: { $points } points.
}
smile-score-face-down = { $count ->
    [0] There are no face-down tiles.
    [one] One face-down tile is worth { $points } { $points ->
        [one] point
       *[other] points
     }.
   *[other] { $count } face-down tiles are worth { $points } points.
}
smile-score-less = { $kind-cap }: { $count ->
    [0] none face up.
   *[other] only { $count }, no points.
 }
smile-score-tie = { $kind-cap }: { $count ->
    [0] none face up.
   *[other] { $count } each, a tie brings no points.
 }
smile-score-most = { $kind-cap }: the most with { $count }, { $points } { $points ->
    [one] point
   *[other] points
 }.
smile-score-alone = { $kind-cap }: { $count } against none, doubled to { $points } points.
smile-score-detective = { $points ->
    [0] The Detective costs nothing.
   *[other] The Detective costs { $points } points.
}
smile-score-historian = { $count ->
    [0] Nobody on the Historian’s card: that costs { $points } points.
    [one] One henchman on the Historian’s card is worth 1 point.
   *[other] { $count } henchmen on the Historian’s card are worth { $points } points.
}
smile-score-cursed = { $count ->
    [0] There are no henchmen on the Cursed One’s card.
    [one] One henchman on the Cursed One’s card brings { $points } { $points ->
        [one] point
       *[other] points
     }.
   *[other] { $count } henchmen on the Cursed One’s card bring { $points } points.
}
smile-score-soulmates = { $count ->
    [0] There are no face-up potions.
    [one] A single face-up potion brings no points.
   *[other] { $count } face-up potions bring { $points } points.
}
smile-score-law = Lower wanted levels brought the rival crew { $points } { $points ->
    [one] point
   *[other] points
 }.
smile-score-tie-potions = Level on points: { $count ->
    [0] no face-up potions.
    [one] one face-up potion.
   *[other] { $count } face-up potions.
 }
smile-score-tie-henchmen = Level on potions too: { $count ->
    [0] no henchmen left in the city.
    [one] one henchman left in the city.
   *[other] { $count } henchmen left in the city.
 }

## The table

smile-phase-1 = size up
smile-phase-2 = the streets
smile-phase-3 = the shadow
smile-phase-4 = the law
smile-phase-5 = settle
smile-look-set-up = The game is being set up.
smile-look-over = The game is over.
smile-look-round = This is round { $round } of 3, phase “{ $phase }”; { $seat-you ->
    [yes] you are
   *[no] { $seat } is
 } start player.
smile-look-boss = { $seat-you ->
    [yes] Your
   *[no] { $seat }’s
 } boss stands on field { $field } and looks along { $near-the }, { $middle-the } and { $far-the }.
smile-look-boss-rival = The rival crew’s boss stands on field { $field } and looks along { $near-the }, { $middle-the } and { $far-the }.
smile-look-tiles = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
 } { $tiles-count ->
    [0] no tiles
   *[other] { $tiles }
 }.
smile-look-tiles-rival = The rival crew has { $tiles-count ->
    [0] no tiles
   *[other] { $tiles }
 }.
smile-look-wanted = { $seat-you ->
    [yes] Your
   *[no] { $seat }’s
 } action dice so far: { $dice }; the wanted level is { $level }.
smile-look-wanted-rival = The rival crew’s action dice so far: { $dice }; its wanted level is { $level }.
smile-look-card = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
 } { $count ->
    [0] no henchmen
    [one] one henchman
   *[other] { $count } henchmen
 } on the shadow card.
smile-look-card-rival = The rival crew has { $count ->
    [0] no henchmen
    [one] one henchman
   *[other] { $count } henchmen
 } on the shadow card.
smile-look-detective = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
 } the Detective.
smile-look-detective-rival = The rival crew has the Detective.
smile-look-law = The rival crew has { $points } { $points ->
    [one] point
   *[other] points
 } from lower wanted levels.
smile-look-pool = The pool shows { $dice }.
smile-look-shadow = The shadow is { $shadow-the }. { $text }
smile-look-home = Its district is { $district-the }.
smile-look-walker = The shadow stands on field { $field } before { $district-the }.
smile-look-die = The shadow die shows { $die }.
smile-look-potion = The potion card is { $card }. { $text }
smile-look-district = { $district-cap } { $tiles-count ->
    [0] { $markers-count ->
        [0] is empty.
       *[other] has no tiles, but { $markers }.
     }
   *[other] { $markers-count ->
        [0] has { $tiles }, but no markers.
       *[other] has { $tiles }, along with { $markers }.
     }
 }
smile-look-bag = The bag holds { $bag } { $bag ->
    [one] tile
   *[other] tiles
 }, the discard { $discard ->
    [0] none.
    [one] 1{ $hats ->
        [0] { ", not a hat." }
       *[other] { ", a hat." }
     }
   *[other] { $discard }, { $hats ->
        [0] none
       *[other] { $hats }
     } of them hats.
 }

## Refusals

smile-not-asked = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
 } nothing to decide now.
smile-cannot-pass = There is nothing to decline here: you have to choose.
smile-finish-first = You are in the middle of something: finish that first.
smile-dice-first = Take your two dice first.
smile-move-first = Your boss moves first.
smile-dice-taken = You have already taken your two dice of this turn.
smile-boss-has-moved = Your boss has already moved in this turn.
smile-henchmen-placed = Your henchmen of this turn have already been placed.
smile-not-your-turn-any-more = That belongs to a turn in phase 2 ({ smile-phase-2 }), and all turns of this round are over.
smile-potion-first = Spend a potion first, then choose the dice.
smile-potion-card-not-in-game = That takes the potion card “{ $card }”, and another one is in this game.
smile-shadow-not-in-game = That takes { $shadow-the }, and another shadow is in this game.
smile-shadow-not-now = It is not the moment for { $shadow-the }. { $text }
smile-no-district-scored = Tiles are taken only while a district is being scored, by those who have a place there.
smile-no-tile-to-keep = You decide how a tile lies in the moment you take it, once and for all; there is none to decide about now.
smile-both-needs-a-6 = Two districts at once are for a 6; this die shows a { $die }.
smile-district-before-marker = A marker is named only after its district, when there is a choice.
smile-action-comes-later = The action comes after the dice, the move and the placing.
smile-action-done = You have already had the action of this turn.
smile-bonus-first = First say what you want to place.
smile-no-bonus-now = The bonus comes in phase 4 ({ smile-phase-4 }), for the player with the lower wanted level.
smile-dice-not-all-equal = You may reroll the pool only while all its dice show the same number.
smile-turn-has-begun = You may reroll the pool only before anything else in your turn.
smile-die-not-in-pool = There is no { $die } left for that in the pool.
smile-highest-die-forbidden = The Detective is watching you: you may not take the highest die of the pool, a { $die }.
smile-not-three-two-one = Even with a potion it must be a 3, a 2 and a 1.
smile-no-own-henchman-there = You have no henchman in { $district-the }.
smile-no-marker-there = There is no marker in { $district-the }.
smile-no-such-marker-there = There is no such marker in { $district-the }.
smile-same-district = The marker comes from { $district-the } itself; choose another district.
smile-two-adjacent-districts = A 6 needs two adjacent districts, not one.
smile-not-adjacent = These two districts do not share an edge.
smile-pips-are-no-markers = The Guardian’s pips are not markers: they can be neither moved nor removed.
smile-potion-not-now = That is not what the potion card “{ $card }” allows now. { $text }
smile-no-potion = You have no face-up potion left to spend.
smile-no-potions-in-phase-3 = Potions cannot be used with the extra actions of phase 3.
smile-no-marker-to-move = There is no marker in the whole city that could be moved.
smile-no-die-marked = Choose at least one die to reroll first.
smile-not-your-tile = You do not have { $tile }.
smile-no-tile-there = There is no tile in { $district-the } to swap with.
smile-no-such-tile-there = There is no such tile in { $district-the }.
smile-that-potion-pays = That is the potion you would pay with; you cannot give it away too.
smile-nobody-sits-there = Nobody sits there.
smile-not-your-action-die = None of your action dice shows a { $die }.
smile-no-die-there = There is no die to be won here.
smile-hats-lie-face-up = A hat is the same on both sides; it cannot lie face down.
smile-no-imitation = Tiles can lie on potions only with the potion card Imitation.
smile-potions-cannot-be-doubled = A potion cannot be laid on a potion.

smile-unreadable-action = “{ $text }” is not a choice in this game.
smile-unreadable-chance = “{ $text }” is nothing chance could decide in this game.
smile-not-a-number = “{ $text }” is not a number that fits here.
smile-unknown-tile = “{ $text }” is not a tile; write it like hat-3/1 or weapons/2.
smile-unknown-field = “{ $text }” is not a field; they are numbered 0 to 11.
smile-unknown-district = There is no district “{ $text }”. There are: { $known }.
smile-unknown-shadow = There is no shadow card “{ $text }”. There are: { $known }.
smile-unknown-potion-card = There is no potion card “{ $text }”. There are: { $known }.
smile-unknown-level = There is no level “{ $text }”. There are: { $known }.
smile-unknown-kind = There is no kind of tile “{ $text }”. There are: { $known }.
smile-unknown-side = A tile cannot lie “{ $text }”, only: { $known }.
smile-unknown-crew = There is no crew “{ $text }”. There are: { $known }.
smile-unknown-party = There is no party “{ $text }”. There are: { $known }.
smile-unknown-bonus = There is no bonus “{ $text }”. There are: { $known }.
smile-unknown-reroll = There is no reason “{ $text }” for a reroll. There are: { $known }.
smile-unknown-ground = There is no ground “{ $text }” for placing markers. There are: { $known }.
smile-unknown-offer = There is no offer “{ $text }”. There are: { $known }.
smile-tile-not-in-bag = There is no such tile left to draw: { $tile }.
smile-impossible-outcome = “{ $outcome }” does not answer what chance is asked now.

smile-column-kind = kind
smile-column-count = number of tiles
smile-column-points = points
smile-column-police = police
smile-tiles-number-missing = Row { $row } of the tile file lacks its { $what }.
smile-tiles-number-bad = Row { $row } of the tile file gives “{ $value }” as { $what }; possible is { $low } to { $high }.
smile-tiles-kind-unknown = Row { $row } of the tile file names “{ $kind }”, which is no kind of tile.
smile-tiles-no-majority = Row { $row } of the tile file gives “{ $kind }” a majority, but only gambling, weapons and contraband have one.
smile-tiles-majority-twice = Row { $row } of the tile file gives the majority of “{ $kind }” a second time.
smile-tiles-majority-missing = The tile file ends with row { $row } and has no majority for “{ $kind }”.
smile-tiles-too-many = With row { $row } the tile file has { $count } tiles “{ $kind }”; there are { $needed }.
smile-tiles-too-few = The tile file ends with row { $row } and has only { $count } { $count ->
    [one] tile
   *[other] tiles
 } “{ $kind }”; { $needed } are needed.
smile-tiles-row-too-long = Row { $row } of the tile file goes on with “{ $text }” where it should end.

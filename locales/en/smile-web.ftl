# The stage of With a Smile & a Gun in the browser.

smile-web-round = Round { $round } of 3
smile-web-turn = { $phase } · turn { $turn } of 3
smile-web-phase-1 = Sizing up
smile-web-phase-2 = The streets
smile-web-phase-3 = The shadow
smile-web-phase-4 = The law
smile-web-phase-5 = Settling
smile-web-city = The city
smile-web-you = You
smile-web-rival = Rival crew
smile-web-start = first
smile-web-points-word = { $points ->
    [one] point
   *[other] points
 }
smile-web-words = In words
smile-web-bag = { $count ->
    [one] 1 tile is left in the bag.
   *[other] { $count } tiles are left in the bag.
 }
smile-web-field-text = Field { $field }, or { $beyond } when you count on past 11.
smile-web-wanted = Wanted
smile-web-wanted-text = The lower level places a marker
smile-web-wanted-of = { $name }: wanted level { $level }
smile-web-scale = { $ours } against { $theirs }
smile-web-alone-own = Only you have { $kind }: { $paid } points instead of { $base }.
smile-web-alone = Only { $name } has { $kind }: { $paid } points instead of { $base }.

## The names on the kerbs

smile-web-district-harbour = Harbour
smile-web-district-north = Top
smile-web-district-north-east = Top right
smile-web-district-park = Park
smile-web-district-south-east = Bottom right
smile-web-district-south = Bottom
smile-web-district-south-west = Bottom left
smile-web-district-west = Left
smile-web-district-centre = Centre

## The tray

smile-web-pool = The dice
smile-web-slot-move = Move
smile-web-slot-way = Move: { $from } → { $to }
smile-web-slot-way-short = → { $to }
smile-web-slot-act = Act
smile-web-die-to-move = Take a { $die } to move
smile-web-put-back = Put the { $die } back
smile-web-no-die = No die shows { $die }
smile-web-act-police = add police
smile-web-act-shift = shift one
smile-web-act-remove = remove one
smile-web-act-pair = add two
smile-web-act-police-short = police
smile-web-act-shift-short = shift
smile-web-act-remove-short = remove
smile-web-act-pair-short = add two
smile-web-first-of-two = Put one henchman into { $district-the } and one next to it
smile-web-do-roll = Roll
smile-web-do-pass = No, thanks
smile-web-do-end = End turn
smile-web-do-again = reroll
smile-web-do-support = take two
smile-web-place = as usual
smile-web-keep-up = face up
smile-web-keep-down = face down
smile-web-keep-up-double = up, on a potion
smile-web-keep-down-double = down, on a potion
smile-web-bonus-own = your man
smile-web-bonus-other = their man
smile-web-bonus-police = police
smile-web-bonus-two-police = two police
smile-web-lift-potion = Take up a potion to go to any field
smile-web-potion-cost = potions { $before } → { $after }

## What is asked, in one line

smile-web-ask-go = Which die moves your boss?
smile-web-ask-act = Your boss walks to { $field }. Which die do you act with?
smile-web-ask-act-short = Walk to { $field }. Which die do you act with?
smile-web-ask-mark = Which dice do you reroll?
smile-web-ask-roll = { $count ->
    [one] Reroll this die, or add more?
   *[other] Reroll these { $count }, or add more?
 }
smile-web-ask-relocate = Whom do you send somewhere else?
smile-web-ask-which = Which marker in { $district-the }?
smile-web-ask-to = From { $district-the } to where?
smile-web-ask-walk = Walk to { $field }, or spend a potion to go anywhere?
smile-web-ask-shell = As usual, or a potion: where do 3, 2 and 1 go?
smile-web-ask-place = Place your men, or swap a tile first?
smile-web-ask-swap = Which tile do you want for it?
smile-web-ask-police = Where do the police go?
smile-web-ask-shift = Pull or touch: which of your men moves?
smile-web-ask-remove = Which marker do you remove?
smile-web-ask-pair = One man each side of a street: which street?
smile-web-ask-beside = And next to { $district-the }: where?
smile-web-ask-overpower = { $die ->
    [one] Where does your man go?
   *[other] Where do your { $die } men go?
 }
smile-web-ask-end = End your turn, or spend a potion?
smile-web-ask-order = Who has the fourth action first?
smile-web-ask-collect = Which die do you reroll for a fourth action?
smile-web-ask-law = You are wanted less: what do you place?
smile-web-ask-law-place = In which district?
smile-web-ask-support = The Mayor’s two men for { $district-the }?
smile-web-ask-seduce = Spend a potion, and a policeman in { $district-the } is yours?
smile-web-ask-take = { $place ->
    [1] First
    [2] Second
   *[other] Third
 } in { $district-the }: what do you take?
smile-web-ask-keep = Up for the majority, or down for 1 point?
smile-web-ask-keep-potion = Up to use it later, or down for 1 point?
smile-web-ask-keep-hat = Alone, or doubled on a potion?

## The gist of the cards

smile-web-gist-corrupt = Phase 3: the police in its district go home.
smile-web-gist-detective = Most men there: no highest dice next round, −3 at the end.
smile-web-gist-femme = Phase 3: the strongest in its district lose half.
smile-web-gist-historian = Men that leave its district: 1 point each; none: −5.
smile-web-gist-viper = Phase 3: the best tile in its district is gone.
smile-web-gist-hideout = The weaker crew in its district stays.
smile-web-gist-collector = Most men there: reroll a die, act once more.
smile-web-gist-press = Your men there count as wanted.
smile-web-gist-secret-service = Phase 3: two police into its district.
smile-web-gist-mayor = Wanted less: two of your men into its district.
smile-web-gist-water = Most men in the harbour: act with the last die.
smile-web-gist-guardian = A fourth party in the centre; it wins ties.
smile-web-gist-cursed = The last die is loot in the park: men for this card.
smile-web-gist-second-chance = A potion: reroll any dice of the pool.
smile-web-gist-overpower = A potion: as many men as your die shows.
smile-web-gist-quick-step = A potion: your boss goes to any field.
smile-web-gist-relocation = A potion: move any one marker.
smile-web-gist-imitation = A tile on a potion counts double.
smile-web-gist-con-artist = A potion: swap a tile with the near district.
smile-web-gist-seduction = A potion: a policeman becomes your man.
smile-web-gist-shell-game = A potion: you say where 3, 2 and 1 go.
smile-web-gist-soulmates = End: two potions are worth 10.
smile-web-use-second-chance = reroll dice
smile-web-use-overpower = men by the die
smile-web-use-quick-step = to any field
smile-web-use-relocation = move a marker
smile-web-use-imitation = counts double
smile-web-use-con-artist = swap a tile
smile-web-use-seduction = win one over
smile-web-use-shell-game = 3, 2, 1 freely
smile-web-use-soulmates = 10 for two

smile-short-1 = Whoever has the most points after three rounds wins: hats count at once, gambling, weapons and contraband for whoever has the most of each.

## What a game is found again by when it is looked back at

smile-web-sight-tile = tile
smile-web-sight-potion = potion
smile-web-sight-swap = swap
smile-web-sight-shadow = shadow
smile-web-sight-law = the law

## What happens, while it is seen to happen

smile-placed-briefly = { $seat-you ->
    [yes] You place
   *[no] { $seat } places
} { $first }, { $second } and { $third } men.
smile-took-police-briefly = The police take { $tile } in { $district-the }.
smile-not-scored-briefly = A tie in { $district-the }: everything stays.
smile-cleared-briefly = { $district-cap } is settled, and all go home.
smile-cleared-archived-briefly = { $district-cap } is settled; henchmen go onto the Historian’s card.
smile-cleared-hideout-briefly = { $district-cap } is settled; the Hideout keeps { $hidden } there.
smile-abandoned-briefly = { $district-cap } has no tiles left: everybody goes home.

# With a Smile & a Gun: why a position written by hand cannot be.

smile-position-not-as-at-set-up = Before the first round there is nothing but the cards drawn so far and the potions dealt so far, in the order of the set-up.
smile-position-cards-missing = Once the game is under way it must be said which shadow card and which potion card are in it.
smile-position-other-cards = The set-up has another shadow card or another potion card than this position.
smile-position-rival-starts = Playing alone, you are always the start player, never the rival.
smile-position-wrong-round = Round { $round } does not go with this phase, which belongs to the rounds { $low } to { $high }.
smile-position-wrong-turn = { $turn } turns cannot have been taken in this phase, only { $low } to { $high }.
smile-position-no-such-tile-left = There are not that many tiles of this sort: { $tile } ({ $text }).
smile-position-unknown-field = There is no field { $number }: the fields are numbered 0 to 11, and 12 to 23 mean the same ones.
smile-position-monsters-stay = A monster stays in its district, so the shadow stands on no field.
smile-position-no-detective = The Detective is not in this game, so nobody can have her.
smile-position-too-many-tiles = { $district-cap } has room for { $most ->
    [one] one tile
   *[other] { $most } tiles
}, not for { $count }.
smile-position-too-many-markers = { $count } markers of one colour are too many for { $district-the }: the most is { $most }.
smile-position-too-many-on-card = { $crew ->
    [yellow] The yellow crew
   *[green] The green crew
} cannot have { $count } henchmen on the shadow card.
smile-position-law-points = { $count } points from the law are impossible: only the rival gets any, and never that many.
smile-position-too-many-own-tiles = { $crew ->
    [yellow] The yellow crew
   *[green] The green crew
} has { $count } tiles, but can have won { $most } at the most by now.
smile-position-tile-cannot-lie-so = A tile cannot lie like this: { $text }. Hats lie face up, and tiles lie on potions only with Imitation, potions never.
smile-position-no-potion-below = { $count } tiles lie on potions, but not so many potions have been spent.
smile-position-bad-die = No die shows { $die }.
smile-position-wrong-number-of-dice = There are { $count } dice where there must be { $expected }.
smile-position-bad-shadow-die = The die that lies with the shadow cannot be { $die } here: it comes there in phase 3 and leaves when the round ends.
smile-position-not-that-crew = { $crew ->
    [yellow] The yellow crew
   *[green] The green crew
} cannot be asked this now.
smile-position-phase-needs-another-card = This phase comes about only with another shadow card or another potion card.
smile-position-nothing-to-decide = In this phase there is nothing to decide as the table lies.
smile-position-wanted-level = { $crew ->
    [yellow] The yellow crew
   *[green] The green crew
} has no bonus from the law: its wanted level is { $own }, the other one’s is { $other }.
smile-position-not-that-place = { $crew ->
    [yellow] The yellow crew
   *[green] The green crew
} does not have that place in { $district-the }.
smile-position-not-in-bag = { $tile } (“{ $text }”) cannot come out of the bag next: there are not as many in it.
smile-position-nothing-settled-yet = Nothing has been settled before the end of the first round: no district was left unscored, nobody has the Detective, and nobody is on the card.
smile-position-unscored-without-markers = { $district-cap } was not scored and is not filled only if markers lie there.
smile-position-already-settled = { $district-cap } comes earlier in the order of scoring, so its markers would be gone.
smile-position-impossible = This cannot be a position of the game: something in it does not add up.

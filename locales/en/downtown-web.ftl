# The board of Downtown in the browser.

downtown-web-name-downtown = Downtown
downtown-web-name-west = West Side
downtown-web-name-east = East Side
downtown-web-name-ghetto = Ghetto
downtown-web-name-bank = Bank
downtown-web-name-villa = Villa
downtown-web-text-downtown = Hire gangsters
downtown-web-text-west = Do a job, or peek at one
downtown-web-text-east = Sell loot, or peek at a fence
downtown-web-text-ghetto = Draw when somebody else hires
downtown-web-text-bank = Collect what is paid for gangsters
downtown-web-text-villa = Ten cards in hand; peek first, then act
downtown-web-place = { $place }: { $seats-count ->
    [0] nobody here
   *[other] here { $seats }
 }
downtown-web-touch-put = Put a token { $place-at }
downtown-web-touch-take = Take your token away { $place-from }
downtown-web-touch-lift = Pick up your token { $place-at }
downtown-web-touch-back = Leave your token { $place-at }
downtown-web-touch-drop = Move the token { $place-to }
downtown-web-touch-aim = Move a token { $place-to }
downtown-web-touch-send = Move your token { $place-from }
downtown-web-touch-goal = Pay and move { $place-to }
downtown-web-touch-ungoal = Do not move { $place-to }

downtown-web-row = For hire
downtown-web-bill = { $money }k in all
downtown-web-basket = { $money }k in all, { $left }k left
downtown-web-stooges = Jobs
downtown-web-nature-frankie = exaggerates
downtown-web-nature-luigi = roughly right
downtown-web-nature-joe = understates
downtown-web-worth = worth { $money }k
downtown-web-fences = Fences
downtown-web-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
 }
downtown-web-empty = empty
downtown-web-closed = closed
downtown-web-turning = being turned up
downtown-web-covered = face down
downtown-web-peek = Peek
downtown-web-leave = On top
downtown-web-under = Under
downtown-web-keeps = keeps
downtown-web-pays = pays
downtown-web-cop = cop
downtown-web-honest = no cop
downtown-web-maybe-cop = cop?
downtown-web-casino = Casino
downtown-web-casinos = { $count ->
    [0] No casino card yet; the second ends the game.
    [one] 1 casino card so far; the second ends the game.
   *[other] { $count } casino cards: the last turn.
 }
downtown-web-fence-money = Money
downtown-web-fence-jewellery = Jewels
downtown-web-fence-art = Art
downtown-web-discards = { $count ->
    [0] No discards.
    [one] 1 gangster on the discards.
   *[other] { $count } gangsters on the discards.
 }

downtown-web-offered = { $count ->
    [0] Nothing offered yet.
    [one] 1 card offered.
   *[other] { $count } cards offered.
 }
downtown-web-second = Now a place for your second token.
downtown-web-whither = Now the place it goes to.
downtown-web-which = Now the token that goes there.
downtown-web-clear = Start over
downtown-web-add-note = Add a { $note }k note
downtown-web-heap = What goes into your display
downtown-web-heap-text = It is yours again at your next turn unless somebody robs you of it. Whoever pays you must give you as much.
downtown-web-step-money = Money
downtown-web-step-lookouts = Lookouts
downtown-web-step-safecrackers = Safecrackers
downtown-web-step-spies = Spies

downtown-web-turn = on turn
downtown-web-next = next
downtown-web-rob = Rob
downtown-web-pay = Pay
downtown-web-pay-whom = Pay { $seat }
downtown-web-lacks = You cannot pay that: you lack { $things }.
downtown-web-gangsters = { $count ->
    [0] no gangsters
    [one] 1 gangster
   *[other] { $count } gangsters
 }
downtown-web-loot-cards = { $count ->
    [0] no loot
    [one] 1 loot card
   *[other] { $count } loot cards
 }

downtown-web-purse = Your purse
downtown-web-display = Display
downtown-web-hand = Your gangsters
downtown-web-loot = Loot
downtown-web-no-loot = No loot yet
downtown-web-notebook = Your notebook
downtown-web-knows-job = { $depth ->
    [1] { $stooge-gen } top card: { $real }k
   *[other] { $stooge-gen } pile, card { $depth }: { $real }k
 }
downtown-web-knows-cop = { $depth ->
    [1] Fence pile { $pile }, on top: { $fence }, a cop
   *[other] Fence pile { $pile }, card { $depth }: { $fence }, a cop
 }
downtown-web-knows-honest = { $depth ->
    [1] Fence pile { $pile }, on top: { $fence }, no cop
   *[other] Fence pile { $pile }, card { $depth }: { $fence }, no cop
 }

downtown-short-1 = Clean money wins: own 100k, or be the richest when the second casino card turns up.
downtown-short-2 = Hire gangsters Downtown, do a job with them on the West Side, and sell the loot to a fence on the East Side. You can only use the places where your tokens stand.
downtown-short-3 = There is no fixed order. In your turn you rob somebody’s display or pay as much as lies in it, and that player is next. What you leave in your own display is bait and toll at once. With two players, whoever robs uses no place that turn; whoever pays may use both of theirs.

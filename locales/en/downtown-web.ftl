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
downtown-web-text-ghetto = +2 when others hire
downtown-web-text-bank = gets hire money
downtown-web-text-villa = hold 10, peek first
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

downtown-web-worth = worth { $money }k
downtown-web-peek = Peek
downtown-web-leave = On top
downtown-web-under = Under
downtown-web-keeps = keeps
downtown-web-cop = cop
downtown-web-honest = honest
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

downtown-web-second = Now a place for your second car.
downtown-web-ready = Drive there?
downtown-web-whither = Now the place it goes to.
downtown-web-which = Now the car that goes there.
downtown-web-clear = Start over
downtown-web-add-note = Add a { $note }k note
downtown-web-turn = on turn
downtown-web-next = next
downtown-web-rob = Rob
downtown-web-pay = Pay
downtown-web-pay-whom = Pay { $seat }
downtown-web-purse = Your purse
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

downtown-web-place-open = { $place }, you may use it. { $seats-count ->
    [0] Nobody here.
   *[other] Here: { $seats }.
 }
downtown-web-says-frankie = Easy money!
downtown-web-says-luigi = More or less…
downtown-web-says-joe = At the least.
downtown-web-safe = safe
downtown-web-put = Here
downtown-web-draw = Draw
downtown-web-no-draw = No, thanks
downtown-web-always = Always draw
downtown-web-sure-job = Your gangsters go, the card is turned up, and nothing of it can be taken back.
downtown-web-visit = Visit
downtown-web-no-visit = Stay out
downtown-web-casino-ends = 2nd card ends it
downtown-web-stay = Stay
downtown-web-drive = Drive
downtown-web-pay-stay = Pay and stay
downtown-web-no-place = No place
downtown-web-no-more = That is all
downtown-web-whither-pay = Pay, and drive where to?
downtown-web-rob-get = Rob, and get
downtown-web-pay-move = Pay, and move
downtown-web-rob-whom = Rob { $seat }
downtown-web-lacks = you lack { $things }
downtown-web-plays-turn = on turn
downtown-web-plays-next = plays next

downtown-web-tray-lay = Your display
downtown-web-tray-add = Add face down
downtown-web-tray-open = First display
downtown-web-lies = Lies there:
downtown-web-tray-hire = Hire
downtown-web-tray-sell = Sell
downtown-web-tray-bet = Casino
downtown-web-tray-lay-ask = Fill your display for the night.
downtown-web-tray-add-ask = Add to your display, face down?
downtown-web-tray-open-ask = Lay out 1k, 2k or 3k to begin with.
downtown-web-tray-hire-ask = Whom do you hire?
downtown-web-tray-sell-ask = What do you offer the fence?
downtown-web-tray-bet-ask = Bet one note in secret.
downtown-web-must = { $count ->
    [one] Too many cards: 1 more gangster must go in.
   *[other] Too many cards: { $count } more gangsters must go in.
 }
downtown-web-notes-here = tap or drag notes here
downtown-web-gangsters-here = gangsters here
downtown-web-loot-here = loot here
downtown-web-remove-note = Take the { $note }k note out
downtown-web-remove-kind = Take { $gangsters } out
downtown-web-remove-loot = Take out: { $card }
downtown-web-put-kind = Put one in, of { $gangsters }
downtown-web-put-hire = Hire one of { $gangsters } for { $price }k
downtown-web-put-loot = Offer { $card }
downtown-web-nothing = Nothing
downtown-web-pass-short = Nothing till my turn
downtown-web-pass = Add nothing now, nor again until it is my turn
downtown-web-passing = adds nothing
downtown-web-close-tray = Close
downtown-web-done = Done
downtown-web-done-lay = Lay out { $things }
downtown-web-done-lay-nothing = Lay out nothing
downtown-web-done-add = Add { $things } face down
downtown-web-done-add-nothing = Add nothing
downtown-web-done-hire = Hire { $things } for { $price }k
downtown-web-done-hire-nothing = Hire nobody yet
downtown-web-done-sell = { $count ->
    [one] Sell 1 card for { $money }k
   *[other] Sell { $count } cards for { $money }k
 }
downtown-web-done-sell-nothing = Offer nothing yet
downtown-web-done-bet = Bet a { $note }k note
downtown-web-done-bet-nothing = Bet nothing yet
downtown-web-again = As last time:
downtown-web-if-rob = If they rob
downtown-web-if-rob-text = they take it all, and you play next.
downtown-web-if-rob-short = Robbed: it is gone.
downtown-web-if-pay = If they pay
downtown-web-if-pay-text = they give you as much, and you play next.
downtown-web-if-pay-short = Paid: you get as much.
downtown-web-if-honest = if honest
downtown-web-if-cop = if a cop

downtown-web-you = You
downtown-web-of = of { $money }k
downtown-web-of-cards = of { $count }
downtown-web-display = Your display
downtown-web-display-last = you lay it out last
downtown-web-undo = Take back
downtown-web-hint = Hint
downtown-web-choices = Choices
downtown-web-story = Story
downtown-web-chat = Chat
downtown-web-paper = The Late Edition
downtown-web-notes = Notebook
downtown-web-notebook = Your notebook
downtown-web-knows = What I know
downtown-web-knows-purse = { $seat } owns { $money }k besides the display
downtown-web-knows-nothing = Nothing yet that the others do not know.

downtown-short-1 = Clean money wins: own 100k, or be the richest when the second casino card turns up.

## What the street asks, where everything lies in sight

downtown-ask-place-briefly = Park your two cars at two places.
downtown-ask-place-working-briefly = Park your two cars at two places, one of them the West Side, Downtown or the East Side.
downtown-ask-move-briefly = Do you drive on, or stay?
downtown-ask-confront-briefly = Rob or pay: who is next?
downtown-ask-confront-two-briefly = Rob { $seat }, or pay and use your places?
downtown-ask-use-briefly = Which of your places do you use?
downtown-web-use-one = Do you use { $one }?
downtown-web-use-either = Use { $one } or { $other }.
downtown-ask-use-two-briefly = Both your places are open. Which one first?
downtown-ask-use-more-briefly = And your other place?
downtown-ask-use-job-briefly = Thanks to the Villa: a job at once?
downtown-ask-use-sale-briefly = Thanks to the Villa: a sale at once?
downtown-ask-look-briefly = It is really worth { $real }k. Leave it, or put it under?
downtown-ask-watch-cop-briefly = A cop! On which pile?
downtown-ask-watch-no-cop-briefly = No cop. On which pile?
downtown-ask-casino-briefly = The casino is open. Do you go in?
downtown-ask-return-briefly = Too many jobs in hand: { $count ->
    [one] one goes back.
   *[other] { $count } go back.
}

## What a game is found again by when it is looked back at

downtown-web-sight-robbed = robbed
downtown-web-sight-paid = paid
downtown-web-sight-hired = hired
downtown-web-sight-job = job
downtown-web-sight-sale = sale
downtown-web-sight-cop = cop
downtown-web-sight-casino = casino

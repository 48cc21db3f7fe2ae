high-card-drew = { $seat-you ->
    [yes] You draw the { $card }.
   *[no] { $seat } draws the { $card }.
}
high-card-drew-hidden = { $seat } draws a card.
high-card-staked = { $seat-you ->
    [yes] You stake the { $card }.
   *[no] { $seat } stakes the { $card }.
}
high-card-staked-hidden = { $seat } stakes a card.
high-card-stake = { $seat }: { $card } with { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}
high-card-opened = The stakes are opened: { $stakes }. { $seat-you ->
    [yes] You take the coins.
   *[no] { $seat } takes the coins.
}
high-card-tipped = { $seat-you ->
    [yes] You tip the bank: { $coins }.
   *[no] { $seat } tips the bank: { $coins }.
}
high-card-peeked = { $seat-you ->
    [yes] You look at the card { $other } holds: the { $card }.
   *[no] { $seat } looks at the card { $other } holds: the { $card }.
}
high-card-peeked-hidden = { $seat } looks at a card { $other-you ->
    [yes] you hold.
   *[no] { $other } holds.
}
high-card-rolled = { $seat-you ->
    [yes] You get { $coins } from the bank.
   *[no] { $seat } gets { $coins } from the bank.
}
high-card-ask-card = Which card do you stake?
high-card-ask-coins = How many coins with it?
high-card-ask-tip = Do you tip the bank?
high-card-ask-peek = Do you look into a hand?
high-card-wait = The table waits for { $seats }.
high-card-over = The game is over.
high-card-do-card = Stake the { $card }
high-card-do-coins = { $coins ->
    [0] No coins with it
    [one] One coin with it
   *[other] { $coins } coins with it
}
high-card-do-tip = { $coins ->
    [0] No tip
    [one] Tip one coin
   *[other] Tip { $coins } coins
}
high-card-do-peek = Look at the card { $other } holds
high-card-do-pass = Look at none
high-card-costs = { $coins ->
    [one] One coin is at stake.
   *[other] { $coins } coins are at stake.
}
high-card-score = Coins: { $coins }
high-card-look-seat = { $seat-you ->
    [yes] You have { $coins } coins and { $cards } cards.
   *[no] { $seat } has { $coins } coins and { $cards } cards.
}
high-card-look-card = { $seat-you ->
    [yes] You hold the { $card }.
   *[no] { $seat } holds the { $card }.
}
high-card-look-bank = The bank has { $coins } coins; { $cards } cards have been played.
high-card-not-now = That is not possible now: { $action }.
high-card-unreadable = High Card knows no such move: { $text }.
high-card-players = Two or three play High Card, not { $players }.
high-card-impossible-outcome = Chance cannot answer so now: { $outcome }.
high-card-title = High Card
high-card-pitch = Stake a card and a few coins; the highest card takes them all.
high-card-length = 2 minutes

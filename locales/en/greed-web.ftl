# Greed: what stands on the browser's table beside the sentences of the game.

web-greed-kind-thug = Thug
web-greed-kind-holding = Holding
web-greed-kind-action = Action
web-greed-thugs = Thugs
web-greed-holdings = Holdings
web-greed-no-thugs = No thugs yet
web-greed-no-holdings = No holdings yet
web-greed-money = { $amount }k
web-greed-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
web-greed-with-markers = { $card }, { $count ->
    [one] 1 marker
   *[other] { $count } markers
}

## What a card asks for

web-greed-costs = Costs
web-greed-needs = Needs
web-greed-cost-one-thug = 1 thug
web-greed-cost-one-holding = 1 holding
web-greed-cost-hand-card = 1 hand card
web-greed-cost-any = thug, holding or { $amount }k
web-greed-thug-count = { $count ->
    [one] 1 thug
   *[other] { $count } thugs
}
web-greed-holding-count = { $count ->
    [one] 1 holding
   *[other] { $count } holdings
}
web-greed-need-fewest = the fewest thugs, alone
web-greed-need-cash = { $amount }k in cash
web-greed-ready = You have that now.
web-greed-lacking = You do not have that now.

## The parts of the table

web-greed-pile = Your pile
web-greed-hand = Your hand
web-greed-no-hand = Your hand is empty.
web-greed-display = Your display
web-greed-track = The cards of this round, by number
web-greed-draw-pile = { $count ->
    [0] The draw pile is empty
   *[other] Draw pile: { $count }
}
web-greed-round = Round { $round } of { $rounds }
web-greed-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
# Long words of the cards’ names, with the places where they may be broken.
web-greed-breaks = Head|quarters Poly|cephalus
web-greed-you = You
web-greed-has-chosen = has a card face down
web-greed-is-choosing = is still choosing
web-greed-still = Waiting for { $seats }; you can still change your card.

web-greed-knows = You know of { $seat }’s hand: { $cards }.

## What holds for a while

web-greed-when-now = This round
web-greed-when-next = Next round
web-greed-when-each = Each round

## A card to be read

web-greed-large = Read { $card }
web-greed-rules = In the rule book
web-greed-close = Close

greed-short-1 = After twelve rounds the richest wins. Every marker on your holdings then counts 10k.
greed-short-2 = Each round everybody takes a card from their pile and passes the rest on; from round 3 all then play a card from their hand at once. Low numbers go first. When your card has its turn, you must have what it costs or needs, or it fizzles out; ✓ and ✗ show whether you have it now.
greed-short-3 = Thugs and holdings stay in front of you with their symbols. When you play a holding, it gets a marker for each of its symbols and one more for each matching symbol you already have. An action happens once and is gone.

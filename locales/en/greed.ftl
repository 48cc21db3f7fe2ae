# Greed: what happens, what is asked, what can be chosen. Names and texts of the cards: greed-names.ftl.

## Parts of sentences

greed-card = { $name } ({ $number })
greed-symbol-gun = { $count ->
    [one] a gun
   *[other] { $count } guns
}
greed-symbol-car = { $count ->
    [one] a car
   *[other] { $count } cars
}
greed-symbol-key = { $count ->
    [one] a key
   *[other] { $count } keys
}
greed-symbol-bottle = { $count ->
    [one] a bottle
   *[other] { $count } bottles
}
greed-symbol-heart = { $count ->
    [one] a heart
   *[other] { $count } hearts
}
greed-symbol-wrench = { $count ->
    [one] a wrench
   *[other] { $count } wrenches
}
greed-cost-money = { $amount }k
greed-cost-thug = one of your thugs
greed-cost-holding = one of your holdings
greed-cost-any = one of your thugs, one of your holdings or { $amount }k
greed-cost-hand-card = a card from your hand
greed-need-symbols = { $symbols }
greed-need-thugs = { $count ->
    [one] a thug
   *[other] { $count } thugs
}
greed-need-holdings = { $count ->
    [one] a holding
   *[other] { $count } holdings
}
greed-need-fewest-thugs = fewer thugs than anybody else has
greed-need-cash = { $amount }k in cash

## What is printed on a card

greed-card-with-neither = { $card } is { $kind ->
    [action] an action.
    [thug] a thug { $symbols-count ->
        [0] without symbols.
       *[other] with { $symbols }.
    }
   *[holding] a holding { $symbols-count ->
        [0] without symbols.
       *[other] with { $symbols }.
    }
}
greed-card-with-cost = { $card } is { $kind ->
    [action] an action
    [thug] a thug { $symbols-count ->
        [0] without symbols
       *[other] with { $symbols }
    }
   *[holding] a holding { $symbols-count ->
        [0] without symbols
       *[other] with { $symbols }
    }
 } and costs { $cost }.
greed-card-with-need = { $card } is { $kind ->
    [action] an action
    [thug] a thug { $symbols-count ->
        [0] without symbols
       *[other] with { $symbols }
    }
   *[holding] a holding { $symbols-count ->
        [0] without symbols
       *[other] with { $symbols }
    }
 } and needs { $need }.
greed-card-says = { $text }

## What happens

greed-dealt = The cards are shuffled, and everybody gets a pile of 12.
greed-round-began = { $round ->
    [1] Round 1 begins; nothing is played in this round and the next.
    [3] Round 3 begins; from now on everybody plays a card each round.
    [12] Round 12 begins; it is the last one.
   *[other] Round { $round } begins.
}
greed-took-card = { $seat-you ->
    [yes] You pick { $card } for your hand.
   *[no] { $seat } picks { $card }.
}
greed-took = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
 } a card from the pile.
greed-revealed = { $seat-you ->
    [yes] You reveal
   *[no] { $seat } reveals
 } { $kind ->
    [action] the action
    [thug] the thug
   *[holding] the holding
 } { $card }.
greed-plays-extra = Thanks to { $by }, { $seat-you ->
    [yes] you show
   *[no] { $seat } shows
 } an extra card: { $kind ->
    [action] the action
    [thug] the thug
   *[holding] the holding
 } { $card }.
greed-no-extra = { $seat-you ->
    [yes] You play
   *[no] { $seat } plays
 } no extra card for { $by }.
greed-played-action = { $seat-you ->
    [yes] You carry
   *[no] { $seat } carries
 } out { $card }.
greed-played = { $card } comes into { $seat-you ->
    [yes] your
   *[no] { $seat }’s
 } display and shows { $symbols-count ->
    [0] no symbols.
   *[other] { $symbols }.
}
greed-copied = { $seat-you ->
    [yes] Your
   *[no] { $seat }’s
 } thug { $card } becomes a copy of { $thug }.
greed-repeats = Thanks to { $by }, { $seat-you ->
    [yes] you carry
   *[no] { $seat } carries
 } out the text of { $thug } again.
greed-back-to-hand = { $seat-you ->
    [yes] You take { $card } back into your hand.
   *[no] { $seat } takes { $card } back into their hand.
}
greed-back-to-hand-by = Because of { $by }, { $seat-you ->
    [yes] you take { $card } back into your hand.
   *[no] { $seat } takes { $card } back into their hand.
}
greed-left-game = { $card } is done and leaves the game.
greed-last-round-over = The last round is over; now come the “game end” effects.
greed-ended = The game has ended.
greed-paid-money = { $seat-you ->
    [yes] You pay
   *[no] { $seat } pays
 } { $amount ->
    [0] nothing
   *[other] { $amount }k
 } for { $for }.
greed-paid-card = { $seat-you ->
    [yes] You give
   *[no] { $seat } gives
 } up { $card } to pay for { $for }.
greed-paid-hand-card = { $seat-you ->
    [yes] You give { $card } from your hand
   *[no] { $seat } gives { $card } from their hand
 } to pay for { $for }.
greed-ignored-cost = { $seat-you ->
    [yes] You ignore
   *[no] { $seat } ignores
 } the cost of { $card }.
greed-ignored-need = { $seat-you ->
    [yes] You ignore
   *[no] { $seat } ignores
 } the need of { $card }.
greed-failed-declined = { $seat-you ->
    [yes] You do
   *[no] { $seat } does
 } not pay for { $card }, so the card leaves the game without effect.
greed-failed-cannot-pay = { $seat-you ->
    [yes] You
   *[no] { $seat }
 } cannot pay for { $card }, so the card leaves the game without effect.
greed-failed-need = { $card } needs { $need }; { $seat-you ->
    [yes] you
   *[no] { $seat }
 } cannot offer that, so the card leaves the game without effect.
greed-gained = { $seat-you ->
    [yes] You gain
   *[no] { $seat } gains
 } { $amount }k through { $by }.
greed-gained-times = { $seat-you ->
    [yes] You gain
   *[no] { $seat } gains
 } { $amount }k through { $by }, { $times ->
    [2] doubled
   *[other] multiplied by { $times }
 } thanks to { $thanks }.
greed-lost-money = { $seat-you ->
    [yes] You lose
   *[no] { $seat } loses
 } { $amount }k through { $by }.
greed-lost-all-money = { $seat-you ->
    [yes] You lose
   *[no] { $seat } loses
 } only { $amount }k instead of { $asked }k through { $by }, for there is no more.
greed-markers-put = { $seat-you ->
    [yes] You put
   *[no] { $seat } puts
 } { $count ->
    [one] 1 marker
   *[other] { $count } markers
 } on { $card }.
greed-markers-put-by = { $seat-you ->
    [yes] You put
   *[no] { $seat } puts
 } { $count ->
    [one] 1 marker
   *[other] { $count } markers
 } on { $card }, thanks to { $by }.
greed-markers-taken = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
 } { $count ->
    [one] 1 marker
   *[other] { $count } markers
 } off { $card }.
greed-markers-taken-by = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
 } { $count ->
    [one] 1 marker
   *[other] { $count } markers
 } off { $card }, because of { $by }.
greed-lost-card = { $seat-you ->
    [yes] You lose
   *[no] { $seat } loses
 } { $card } through { $by }.
greed-turned-up-thug = { $seat-you ->
    [yes] You turn
   *[no] { $seat } turns
 } up a thug: { $card }.
greed-turned-up-other = { $seat-you ->
    [yes] You turn
   *[no] { $seat } turns
 } up { $card }, which is no thug and leaves the game.
greed-drew-card = { $seat-you ->
    [yes] You draw
   *[no] { $seat } draws
 } { $card }, thanks to { $by }.
greed-drew = { $seat-you ->
    [yes] You draw
   *[no] { $seat } draws
 } a card, thanks to { $by }.
greed-no-thug-found = The draw pile is empty, so { $by } finds no thug for { $seat-you ->
    [yes] you.
   *[no] { $seat }.
}
greed-pile-empty = The draw pile is empty, so { $seat-you ->
    [yes] you draw
   *[no] { $seat } draws
 } nothing for { $by }.

## What holds for a round

greed-announced-relocate = Next round each holding { $seat-you ->
    [yes] you play
   *[no] { $seat } plays
 } gets { $count } extra markers, plus as many as lay on the holding taken back.
greed-effect-copies = Until the end of this round, whenever { $left-you ->
    [yes] you gain
   *[no] { $left } gains
 } money, { $seat-you ->
    [yes] you gain
   *[no] { $seat } gains
 } { $times ->
    [1] the same amount.
   *[other] { $times } times as much.
}
greed-effect-actions = Until the end of this round { $seat-you ->
    [yes] you gain { $amount }k whenever a neighbour of yours
   *[no] { $seat } gains { $amount }k whenever a neighbour of { $seat }’s
 } plays an action.
greed-effect-thugs = Until the end of this round { $seat-you ->
    [yes] you gain { $amount }k whenever a neighbour of yours
   *[no] { $seat } gains { $amount }k whenever a neighbour of { $seat }’s
 } plays a thug.
greed-effect-markers = { $when ->
    [next] Next round
   *[now] This round
 } each holding { $seat-you ->
    [yes] you play
   *[no] { $seat } plays
 } gets { $count ->
    [one] 1 extra marker.
   *[other] { $count } extra markers.
}
greed-effect-no-costs = { $when ->
    [next] Next round
   *[now] This round
 } { $seat-you ->
    [yes] you ignore
   *[no] { $seat } ignores
 } costs.
greed-effect-no-needs = { $when ->
    [next] Next round
   *[now] This round
 } { $seat-you ->
    [yes] you ignore
   *[no] { $seat } ignores
 } needs.
greed-effect-extra = { $when ->
    [next] Next round
   *[now] This round
 }, after all played cards, { $seat-you ->
    [yes] you must play
   *[no] { $seat } must play
 } { $count ->
    [one] an extra card.
   *[other] { $count } extra cards.
}
greed-effect-return = { $when ->
    [next] Next round
   *[now] This round
 } the actions { $seat-you ->
    [yes] you play go back to your hand.
   *[no] { $seat } plays go back to { $seat }’s hand.
}
greed-effect-symbols = { $when ->
    [next] Next round
   *[now] This round
 } { $seat-you ->
    [yes] your
   *[no] { $seat }’s
 } { $card } also shows a gun and a key.
greed-effect-gains = { $when ->
    [next] Next round
   *[now] This round
 } all money { $seat-you ->
    [yes] you gain
   *[no] { $seat } gains
 } is { $times ->
    [2] doubled.
   *[other] multiplied by { $times }.
}
greed-threat-all-thugs = At the end of { $when ->
    [next] next round
   *[now] this round
 } everybody loses { $count ->
    [one] a thug
   *[other] { $count } thugs
 } of their own choice, because of { $card }.
greed-threat-all-holdings = At the end of { $when ->
    [next] next round
   *[now] this round
 } everybody loses { $count ->
    [one] a holding
   *[other] { $count } holdings
 } of their own choice, because of { $card }.
greed-threat-others-thugs = At the end of { $when ->
    [next] next round
   *[now] this round
 } everybody but { $seat-you ->
    [yes] you
   *[no] { $seat }
 } loses { $count ->
    [one] a thug
   *[other] { $count } thugs
 } of their own choice, because of { $card }.
greed-threat-others-holdings = At the end of { $when ->
    [next] next round
   *[now] this round
 } everybody but { $seat-you ->
    [yes] you
   *[no] { $seat }
 } loses { $count ->
    [one] a holding
   *[other] { $count } holdings
 } of their own choice, because of { $card }.

## What you are asked

greed-ask-draft = { $cards ->
    [one] Round { $round }: take the last card of your pile.
   *[other] Round { $round }: take one card from your pile; the rest goes to { $left }.
}
greed-ask-play = Round { $round }: choose a card from your hand to play; all cards are revealed together.
greed-ask-pay-money = { $amount ->
    [0] { $card } costs you nothing now: play it, or let it go without effect.
   *[other] { $card } costs you { $amount }k, and you have { $money }k: pay, or let the card go without effect.
}
greed-ask-pay-thug = { $card } costs a thug: choose the one you give up, or let the card go without effect.
greed-ask-pay-holding = { $card } costs a holding: choose the one you give up, or let the card go without effect.
greed-ask-pay-any = { $card } costs a thug, a holding or money: choose what you give, or let the card go without effect.
greed-ask-pay-hand-card = { $card } costs a card from your hand: choose the one you give, or let { $card } go without effect.
greed-ask-relocate = { $card } costs a holding: choose the one you take back into your hand, or let { $card } go without effect.
greed-ask-mark = { $by } brings { $count ->
    [one] 1 marker: choose the holding you put it on.
   *[other] { $count } markers: choose the holding you put them on.
}
greed-ask-another = Thanks to { $by } you may play another card at once: choose one from your hand, or play none.
greed-ask-extra = Thanks to { $by } you must play an extra card: choose one from your hand.
greed-ask-copy = Choose the thug that { $card } becomes a copy of.
greed-ask-lose = { $by } costs you { $kind ->
    [thug] a thug
   *[holding] a holding
 }: choose which one you lose.

## Whom the table waits for

greed-wait-deal = The cards are being dealt.
greed-wait-draft = { $seats } { $seats-count ->
    [one] is
   *[other] are
 } still picking a card from the pile.
greed-wait-play = { $seats } { $seats-count ->
    [one] is
   *[other] are
 } still choosing a card to play.
greed-wait-pay = { $seat } is deciding about the cost of { $card }.
greed-wait-mark = { $seat } is choosing a holding for { $count ->
    [one] the marker
   *[other] the { $count } markers
 } from { $by }.
greed-wait-extra = { $seat } is choosing an extra card, thanks to { $by }.
greed-wait-copy = { $seat } is choosing the thug that { $card } becomes a copy of.
greed-wait-lose = { $seat } is choosing which { $kind ->
    [thug] thug
   *[holding] holding
 } to lose through { $by }.
greed-wait-find = Cards of the draw pile are being turned up until a thug shows for { $seat-you ->
    [yes] you.
   *[no] { $seat }.
}
greed-wait-draw = { $seat-you ->
    [yes] You are drawing
   *[no] { $seat } is drawing
 } { $count ->
    [one] a card
   *[other] { $count } cards
 }, thanks to { $by }.
greed-over = The game is over.

## What you can choose

greed-do-take = Pick { $card }
greed-do-play = Play { $card }
greed-do-play-extra = Play { $card } as an extra card
greed-do-no-extra = Play no extra card
greed-do-take-back = { $markers ->
    [0] Take { $card }, which has no markers, back into your hand
    [one] Take { $card }, which has 1 marker, back into your hand
   *[other] Take { $card }, which has { $markers } markers, back into your hand
}
greed-do-pay-hand-card = Give { $card } from your hand for { $for }
greed-do-pay-card = { $markers ->
    [0] Give up { $card } for { $for }
    [one] Give up { $card } and its marker for { $for }
   *[other] Give up { $card } and its { $markers } markers for { $for }
}
greed-do-pay-with = Pay with { $card }
greed-do-pay-amount = { $amount ->
    [0] Play { $for } for nothing
   *[other] Pay { $amount }k for { $for }
}
greed-do-pay-money = Pay with money
greed-do-decline-card = Let { $card } go without effect
greed-do-decline = Do not pay
greed-do-mark = Put { $count ->
    [one] 1 marker
   *[other] { $count } markers
 } on { $card }, which has { $markers ->
    [0] none
   *[other] { $markers }
 } so far
greed-do-mark-card = Put the markers on { $card }
greed-do-copy = Copy { $card }
greed-do-lose = { $markers ->
    [0] Lose { $card }
    [one] Lose { $card } and its marker
   *[other] Lose { $card } and its { $markers } markers
}

## What is refused

greed-unreadable-action = I cannot read “{ $action }” as a choice; try “take 8”, “play 8”, “pay money”, “pay card 8”, “decline”, “mark 8”, “copy 22”, “lose 22” or “no extra card”.
greed-unreadable-chance = I cannot read “{ $chance }” as a card that was drawn; write it like “card 27”.
greed-unknown-card = There is no card “{ $card }”; the cards are numbered 1 to 80.
greed-not-asked = { $seat-you ->
    [yes] You are
   *[no] { $seat } is
 } not asked anything now.
greed-nothing-to-draw = No card is being drawn now.
greed-card-already-dealt = { $card } is not among the undealt cards any more.
greed-card-not-in-pile = { $card } is not in your pile.
greed-card-not-in-hand = { $card } is not in your hand.
greed-card-not-in-display = { $card } is not in your display.
greed-wrong-kind = { $card } is not { $kind ->
    [thug] a thug.
   *[holding] a holding.
}
greed-extra-card-not-optional = This extra card must be played.
greed-copies-another-thug = It must copy another thug, not itself.
greed-costs-money-only = { $card } can be paid for with money only.
greed-costs-no-money = { $card } cannot be paid for with money.
greed-not-enough-money = That costs you { $price }k, and you have { $money ->
    [0] no money.
   *[other] only { $money }k.
}
greed-asked-something-else = { $tried ->
    [take] Cards are taken from the pile in the draft, one in each round.
    [play] Cards are played when all have drafted, from round 3 on.
    [play-extra] Only an extra card can be left in the hand.
    [pay] A cost is paid or declined when its card is carried out.
    [mark] Markers are laid out when a card says so.
    [copy] A thug is copied when card 54 is played.
   *[lose] Cards are lost when a loss that was announced is due.
 } Now { $asked ->
    [take] you take a card from your pile.
    [play] you choose a card from your hand to play.
    [play-extra] you are asked about an extra card.
    [pay] you pay for a card or let it go.
    [mark] you choose a holding for the markers.
    [copy] you choose a thug to copy.
   *[lose] you choose the card you lose.
}

# Played face down, while it asks for something that is not there now.
greed-lacking = As things stand you could not meet what it asks for, and it would leave the game without effect.

## The final account

greed-score-cash = { $points ->
    [0] No cash.
   *[other] { $points }k in cash.
}
greed-score-markers = { $count ->
    [0] No markers, worth { $points }k.
    [one] 1 marker, worth { $points }k.
   *[other] { $count } markers, worth { $points }k.
}
# Only where somebody else has as much money.
greed-score-thugs = Thugs break the tie: { $count ->
    [0] none.
   *[other] { $count }.
}

## The table

greed-look-round = It is round { $round } of { $rounds }.
greed-look-player = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
 } { $money ->
    [0] no money
   *[other] { $money }k
 }, { $markers ->
    [0] no markers
    [one] 1 marker
   *[other] { $markers } markers
 } and { $hand ->
    [0] no cards in hand.
    [one] 1 card in hand.
   *[other] { $hand } cards in hand.
}
greed-look-hand = In your hand: { $cards }.
greed-look-pile = In the pile before you: { $cards }.
greed-look-taken = You have picked { $card }; nobody else knows yet.
greed-look-chosen = Face down you have laid { $card }.
greed-look-empty = { $seat-you ->
    [yes] Your
   *[no] { $seat }’s
 } display is empty.
greed-look-thugs = { $cards-count ->
    [0] { $seat-you ->
        [yes] You have
       *[no] { $seat } has
    } no thugs.
    [one] { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } only thug: { $cards }.
   *[other] { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } thugs: { $cards }.
}
greed-look-copy = { $card } as a copy of { $thug }
greed-look-holdings = { $cards-count ->
    [0] { $seat-you ->
        [yes] You have
       *[no] { $seat } has
    } no holdings.
    [one] { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } only holding: { $cards }.
   *[other] { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } holdings: { $cards }.
}
greed-look-holding = { $card } with { $markers ->
    [0] no markers
    [one] 1 marker
   *[other] { $markers } markers
}
greed-look-symbols = { $seat-you ->
    [yes] Your
   *[no] { $seat }’s
 } display shows { $symbols-count ->
    [0] no symbols.
   *[other] { $symbols }.
}
greed-look-order = Revealed this round, in player order: { $cards }.
greed-look-shown = { $card } by { $seat-you ->
    [yes] you
   *[no] { $seat }
}
greed-look-piles = { $pile ->
    [0] The piles of the players are used up
    [one] Each player’s pile has 1 card left
   *[other] Each player’s pile has { $pile } cards left
 }; { $draw ->
    [0] the draw pile is empty.
    [one] the draw pile has 1 card.
   *[other] the draw pile has { $draw } cards.
}

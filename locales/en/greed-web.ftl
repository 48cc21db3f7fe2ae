# Greed: what stands on the browser's table beside the sentences of the game.

web-greed-kind-thug = Thug
web-greed-kind-holding = Holding
web-greed-kind-action = Action
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

web-greed-pay = Pay
web-greed-need = Need
web-greed-pay-any = 1 [hat] or 1 [house] or { $amount }k
web-greed-need-fewest = fewest [hat]
web-greed-thug-count = { $count ->
    [one] 1 thug
   *[other] { $count } thugs
}
web-greed-holding-count = { $count ->
    [one] 1 holding
   *[other] { $count } holdings
}
web-greed-each = Each round:
web-greed-end = Game end:

## The parts of the table

web-greed-pile = Your pile
web-greed-hand = Your hand
web-greed-display = Your display
web-greed-track = The cards of this round, by number
web-greed-round = Round { $round } of { $rounds }
web-greed-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
# Long words of the cards’ names, with the places where they may be broken.
web-greed-breaks = Head|quarters Poly|cephalus Rubber|face Cheese|cloth Hallo|ween Gene|rous Cordu|roy Napo|leon Friend|ly
web-greed-you = You
web-greed-has-chosen = has a card face down
web-greed-is-choosing = is still choosing

web-greed-knows = You know of { $seat }’s hand: { $cards }.

## What holds for a while

web-greed-holding-on = What holds for a while
web-greed-holds = { $count ->
    [one] 1 thing holds for a while
   *[other] { $count } things hold for a while
}

web-greed-symbols = What your display shows
web-greed-display-of = { $name }’s display
web-greed-nothing = Nothing lies here yet.
web-greed-pass = { $count ->
    [one] 1 card to
   *[other] { $count } cards to
}
web-greed-next-pile = next pile from
web-greed-verb-take = Take
web-greed-verb-play = Play
web-greed-verb-pay-card = Give up
web-greed-verb-mark = Put here
web-greed-verb-copy = Copy
web-greed-verb-lose = Lose
web-greed-answer-pay-money = { $amount ->
    [0] Play it
   *[other] Pay { $amount }k
}
web-greed-answer-decline = Let it go
web-greed-answer-no-extra = Play none
web-greed-sure-lacking = As things stand you cannot meet what it asks for.

## A card to be read

web-greed-hold = Touch a card to take it. Hold it to read it.
web-greed-large = Read { $card }
web-greed-rules = In the rule book
web-greed-close = Close

greed-short-1 = After twelve rounds the richest wins. Every marker on your holdings then counts 10k.

## What stands on the cards: in square brackets what is drawn, short for what the rule sentence says

web-greed-text-1 = Until the round ends you gain whatever your left neighbour gains.
web-greed-text-2 = You gain 10k, and this round 10k more for each [star] a neighbour plays.
web-greed-text-3 = You gain 10k, and this round 10k more for each [hat] a neighbour plays.
web-greed-text-4 = You gain 15k for each [chip] on the [house] you paid.
web-greed-text-5 = 5k for each [chip] on your best [house]. End of next round: all lose a [house].
web-greed-text-6 = [each] you gain 10k if you have no money at all.
web-greed-text-7 = [end] you gain 5k for each [chip] on this.
web-greed-text-8 = Only its symbols and their [chip].
web-greed-text-9 = Only its symbols and their [chip].
web-greed-text-10 = [each] whoever alone has the most [house] gains 5k.
web-greed-text-11 = Put 2 more [chip] on this.
web-greed-text-12 = Gets its [chip] only at game end: 1 for each [wrench] you have then.
web-greed-text-13 = [end] you gain 20k if you alone have the most [hat].
web-greed-text-14 = Only its symbols and their [chip].
web-greed-text-15 = Put 1 more [chip] on this for each [car] you have.
web-greed-text-16 = [each] you gain 5k with at most 2 [house] and at most 2 [hat].
web-greed-text-17 = After each [star] you play: 1 [chip] on this.
web-greed-text-18 = Put 5 more [chip] on this.
web-greed-text-19 = [each] whoever alone has the most [heart] gains 5k.
web-greed-text-20 = You gain 25k.
web-greed-text-21 = Only his symbols.
web-greed-text-22 = You gain 10k.
web-greed-text-23 = You gain 5k for each [gun] you have, this one included.
web-greed-text-24 = You gain 20k. [end] you lose 25k, if you have it.
web-greed-text-25 = You gain 10k for each [bottle] you have.
web-greed-text-26 = You gain 10k for each [hat] you have.
web-greed-text-27 = You gain 30k.
web-greed-text-28 = You gain 10k with a [gun], 10k with a [car] and 10k with a [key].
web-greed-text-29 = You gain 45k.
web-greed-text-30 = You gain 25k.
web-greed-text-31 = You gain 10k for each [key] and each [wrench] you have.
web-greed-text-32 = You gain 25k.
web-greed-text-33 = You gain 10k for each [car] and each [heart] you have.
web-greed-text-34 = You gain 30k; every other player gains 10k.
web-greed-text-35 = You gain 25k.
web-greed-text-36 = You gain 15k. With less than 50k then, it goes back to your hand.
web-greed-text-37 = Put 1 [chip] on this for each [house] you have.
web-greed-text-38 = Put 2 [chip] on one of your [house].
web-greed-text-39 = Put 1 [chip] on each of your [house].
web-greed-text-40 = 1 [chip] on each of your [house] with 0 or 1. End of next round: opponents lose a [hat].
web-greed-text-41 = That [house] returns to your hand. Next round each [house] gets its [chip] + 2.
web-greed-text-42 = Each [house] you play gets 1 extra [chip].
web-greed-text-43 = Next round each [house] you play gets 3 extra [chip].
web-greed-text-44 = You gain 20k. From now on each [house] you play loses 1 [chip].
web-greed-text-45 = Lose a [hat] or another [house]: 2 [chip] on this. Its [chip] are safe.
web-greed-text-46 = [each] you gain 10k if nobody’s [house] shows [bottle] or [heart].
web-greed-text-47 = Only its symbols and their [chip].
web-greed-text-48 = Only its symbols and their [chip].
web-greed-text-49 = [each] you gain 5k if 3 or more [chip] lie on this.
web-greed-text-50 = Put 1 [chip] on each of your [house] without symbols, this one too.
web-greed-text-51 = Only its symbols and their [chip].
web-greed-text-52 = Your [house] cost 5k less. You gain 5k for each other [house] you play.
web-greed-text-53 = Turn up cards until a [hat] shows and play it free of cost and need.
web-greed-text-54 = Becomes a copy of another of your [hat] and does what it does.
web-greed-text-55 = Do again the one-time text of each of your [hat] of earlier rounds.
web-greed-text-56 = As many [chip] on one of your [house] as on the best of your opponents.
web-greed-text-57 = You gain 5k for each [chip] on the best [house] of all.
web-greed-text-58 = Each opponent takes 1 [chip] off each of their [house].
web-greed-text-59 = Each opponent takes 1 [chip] off each of their [house].
web-greed-text-60 = You gain 5k for each [house] of whoever has the most.
web-greed-text-61 = You gain 15k whenever you play another [hat].
web-greed-text-62 = You gain 20k when you lose him.
web-greed-text-63 = Next round you ignore costs.
web-greed-text-64 = Next round you ignore needs.
web-greed-text-65 = Draw a card for each [key] you have, this one included.
web-greed-text-66 = All your money costs are 5k lower.
web-greed-text-67 = Next round, after all cards, you must play one extra card.
web-greed-text-68 = Next round your [star] go back to your hand.
web-greed-text-69 = [each] you gain 5k.
web-greed-text-70 = After each [star] you play, you gain 5k.
web-greed-text-71 = After each [star] you play, you gain 5k for each [gun] you have.
web-greed-text-72 = Next round, and only then, this card also shows [gun] and [key].
web-greed-text-73 = 5k for each [hat] of whoever has most. End of next round: all lose a [hat].
web-greed-text-74 = [car]: you gain 10k. [gun]: opponents lose 10k. [key]: draw a card.
web-greed-text-75 = Each opponent loses 10k for each [hat] you have.
web-greed-text-76 = Each opponent loses 10k.
web-greed-text-77 = Every other player loses 5k for each [house] they have.
web-greed-text-78 = Next round all money you gain is doubled.
web-greed-text-79 = End of next round: each opponent loses a [house].
web-greed-text-80 = You gain 10k, put 1 [chip] on one of your [house] and may play another card.

## The gist of a card where it lies small; nothing where its symbols say all

web-greed-gist-1 = = left gains
web-greed-gist-2 = 10k + 10k × [star]
web-greed-gist-3 = 10k + 10k × [hat]
web-greed-gist-4 = 15k × [chip]
web-greed-gist-5 = 5k × [chip], all −[house]
web-greed-gist-6 = [loop] 10k at 0
web-greed-gist-7 = [flag] 5k × [chip]
web-greed-gist-10 = [loop] 5k most [house]
web-greed-gist-11 = +2 [chip]
web-greed-gist-12 = [flag] [chip] × [wrench]
web-greed-gist-13 = [flag] 20k most [hat]
web-greed-gist-15 = +1 [chip] × [car]
web-greed-gist-16 = [loop] 5k ≤2 [house][hat]
web-greed-gist-17 = [star]: +1 [chip]
web-greed-gist-18 = +5 [chip]
web-greed-gist-19 = [loop] 5k most [heart]
web-greed-gist-20 = 25k
web-greed-gist-22 = 10k
web-greed-gist-23 = 5k × [gun]
web-greed-gist-24 = 20k, [flag] −25k
web-greed-gist-25 = 10k × [bottle]
web-greed-gist-26 = 10k × [hat]
web-greed-gist-27 = 30k
web-greed-gist-28 = 10k [gun] [car] [key]
web-greed-gist-29 = 45k
web-greed-gist-30 = 25k
web-greed-gist-31 = 10k × [key] [wrench]
web-greed-gist-32 = 25k
web-greed-gist-33 = 10k × [car] [heart]
web-greed-gist-34 = 30k, others 10k
web-greed-gist-35 = 25k
web-greed-gist-36 = 15k, [back] <50k
web-greed-gist-37 = [chip] × [house]
web-greed-gist-38 = +2 [chip]
web-greed-gist-39 = +1 [chip] × [house]
web-greed-gist-40 = +[chip], others −[hat]
web-greed-gist-41 = next [house] [chip] + 2
web-greed-gist-42 = [house] +1 [chip]
web-greed-gist-43 = next [house] +3 [chip]
web-greed-gist-44 = 20k, [house] −1 [chip]
web-greed-gist-45 = loss: +2 [chip]
web-greed-gist-46 = [loop] 10k, 0 [bottle][heart]
web-greed-gist-49 = [loop] 5k ≥3 [chip]
web-greed-gist-50 = +1 [chip] if blank
web-greed-gist-52 = [house] 5k, pay −5k
web-greed-gist-53 = finds a [hat]
web-greed-gist-54 = = your [hat]
web-greed-gist-55 = all [hat] again
web-greed-gist-56 = [chip] = best [house]
web-greed-gist-57 = 5k × [chip] best
web-greed-gist-58 = others −1 [chip]
web-greed-gist-59 = others −1 [chip]
web-greed-gist-60 = 5k × most [house]
web-greed-gist-61 = [hat]: 15k
web-greed-gist-62 = loss: 20k
web-greed-gist-63 = next: no cost
web-greed-gist-64 = next: no need
web-greed-gist-65 = [back] × [key]
web-greed-gist-66 = pay −5k
web-greed-gist-67 = next: +1 [back]
web-greed-gist-68 = next: [star] → [back]
web-greed-gist-69 = [loop] 5k
web-greed-gist-70 = [star]: 5k
web-greed-gist-71 = [star]: 5k × [gun]
web-greed-gist-72 = next: [gun] [key]
web-greed-gist-73 = 5k × [hat], all −[hat]
web-greed-gist-74 = 10k, −10k, [back]
web-greed-gist-75 = others −10k × [hat]
web-greed-gist-76 = others −10k
web-greed-gist-77 = others −5k × [house]
web-greed-gist-78 = next: × 2
web-greed-gist-79 = others −[house]
web-greed-gist-80 = 10k, [chip], +1 [back]

## What the table asks, where everything lies in sight

greed-ask-draft-briefly = { $cards ->
    [one] Take the last card.
   *[other] Take one card. The rest goes to { $left }.
}
greed-ask-play-briefly = Play one card. All turn over together.
greed-ask-pay-money-briefly = { $amount ->
    [0] { $card } is free now. Play it?
   *[other] Pay { $amount }k for { $card }?
}
greed-ask-pay-thug-briefly = Which thug do you give up for { $card }?
greed-ask-pay-holding-briefly = Which holding do you give up for { $card }?
greed-ask-pay-any-briefly = What do you give up for { $card }?
greed-ask-pay-hand-card-briefly = Which hand card do you give for { $card }?
greed-ask-relocate-briefly = Which holding do you take back for { $card }?
greed-ask-mark-briefly = { $by }: { $count ->
    [one] where does the marker go?
   *[other] where do { $count } markers go?
}
greed-ask-another-briefly = { $by }: do you play another card?
greed-ask-extra-briefly = { $by }: play one more card.
greed-ask-copy-briefly = Whom does { $card } copy?
greed-ask-lose-briefly = { $kind ->
    [thug] Which thug do you lose to { $by }?
   *[holding] Which holding do you lose to { $by }?
}

## What happens, while it is seen to happen

greed-plays-extra-briefly = { $seat-you ->
    [yes] You play
   *[no] { $seat } plays
 } one more card: { $card }.
greed-played-briefly = { $card } comes into { $seat-you ->
    [yes] your
   *[no] { $seat }’s
} display.
greed-copied-briefly = { $card } becomes a copy of { $thug }.
greed-failed-declined-briefly = { $seat-you ->
    [yes] You do
   *[no] { $seat } does
} not pay for { $card }.
greed-failed-cannot-pay-briefly = { $seat-you ->
    [yes] You
   *[no] { $seat }
} cannot pay for { $card }.
greed-failed-need-briefly = { $seat-you ->
    [yes] You lack
   *[no] { $seat } lacks
} what { $card } needs.

web-greed-all-hands = All hands

## What a game is found again by when it is looked back at

greed-web-sight-thug = thug
greed-web-sight-holding = holding
greed-web-sight-action = action
greed-web-sight-failed = failed

# Greed: why a position written by hand cannot be.

greed-position-unknown-card = There is no card { $number }: the cards are numbered 1 to 80.
greed-position-card-twice = { $card } cannot be in two places at once.
greed-position-no-such-seat = Nobody sits on seat { $seat }: only { $players } play.
greed-position-wrong-round = Round { $round } does not go with this phase, which belongs to the rounds { $low } to { $high }.
greed-position-too-much-money = { $seat } cannot have { $money }k: the most is { $most }k.
greed-position-wrong-kind = { $card } is no { $kind ->
    [thug] thug
   *[holding] holding
}, so it cannot lie among them.
greed-position-too-many-markers = { $count } markers are too many for { $card }: the most is { $most }.
greed-position-effects-too-strong = More holds for { $seat } than cards can announce in one round.
greed-position-chosen-missing = All cards have been shown, so it must be said which one { $seat } has chosen.
greed-position-chosen-too-early = In this phase no card has been shown yet, so { $seat } cannot have chosen one.
greed-position-chosen-elsewhere = { $seat } has chosen { $card }, but the card lies somewhere else.
greed-position-pile-too-large = The pile of { $seat } has { $cards } cards; in this round the most is { $most }.
greed-position-deal-order = Twelve cards are dealt to one player after the other, and with the last one the deal is over: these piles do not look like that.
greed-position-fresh-not-played = { $card } cannot have been played in this round: it lies in no display, or no cards have been played yet.
greed-position-copy-impossible = “Rubberface” (54) cannot be a copy of { $card }: he must lie in a display, and the thug must lie beside him or have left the game.
greed-position-nothing-holds-any-more = The game has ended, so nothing that was announced holds any more.
greed-position-nothing-played-yet = The first cards are played in round 3: before that nobody has money, a display or anything announced, no card has left the game and none has been shown.
greed-position-copies-without-card = Only the one player who has played “Brains” (1) gains what the left neighbour gains, and { $seat } is not that player.
greed-position-wrong-hand-size = { $seat } has { $cards } cards in hand; before the first card is played it must be { $expected }.
greed-position-empty-hand = { $seat } is to choose a card but has none in hand.
greed-position-too-many-cards = { $seat } has { $cards } cards but has drafted only { $drafted }: more can only be had if 53, 65 or 74 has been played.
greed-position-too-many-gone = More cards have left the game than the players can have played, { $cards } too many: that takes 53, 65 or 74.
greed-position-draw-pile-too-small = { $cards } cards would come off the draw pile, which has only { $most }.
greed-position-not-in-draw-pile = { $card } cannot come off the draw pile: it lies elsewhere or is named twice.
greed-position-seen-not-in-hand = { $card } is not in the hand of another player, so there is nothing to have seen.
greed-position-sealed-not-now = In this phase { $seat } has no card face down.
greed-position-sealed-not-there = { $seat } cannot have { $card } face down: it is not among the cards to choose from.
greed-position-all-sealed = Everybody has a card face down: then they have been turned up already.
greed-position-loss-times = The loss announced by { $card } is listed twice, or as coming too often or never.
greed-position-no-such-loss = { $card } announces no loss; only 5, 40, 73 and 79 do.
greed-position-agenda-not-now = Only while chosen cards are carried out is there an agenda.
greed-position-agenda-impossible = The agenda cannot look like this; see step { $step }.
greed-position-nothing-to-ask = Step { $step } of the agenda asks for something that cannot be done.
greed-position-impossible = This cannot be a position of the game: something in it does not add up.

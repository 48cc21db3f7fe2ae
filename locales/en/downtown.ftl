# Downtown: every sentence. Lists of money and gangsters come as “3k and 1 spy”.

## Names

downtown-place-downtown = Downtown
    .at = Downtown
    .to = to Downtown
    .from = from Downtown
downtown-place-west = the West Side
    .at = on the West Side
    .to = to the West Side
    .from = from the West Side
downtown-place-east = the East Side
    .at = on the East Side
    .to = to the East Side
    .from = from the East Side
downtown-place-ghetto = the Ghetto
    .at = at the Ghetto
    .to = to the Ghetto
    .from = from the Ghetto
downtown-place-bank = the Bank
    .at = at the Bank
    .to = to the Bank
    .from = from the Bank
downtown-place-villa = the Villa
    .at = at the Villa
    .to = to the Villa
    .from = from the Villa
downtown-stooge-frankie = Frankie
    .gen = Frankie’s
downtown-stooge-luigi = Luigi
    .gen = Luigi’s
downtown-stooge-joe = Joe
    .gen = Joe’s
downtown-loot-money = money
    .job = money job
    .ajob = a money job
    .card = money card
downtown-loot-jewellery = jewellery
    .job = jewellery job
    .ajob = a jewellery job
    .card = jewellery card
downtown-loot-art = art
    .job = art job
    .ajob = an art job
    .card = art card
downtown-fence-money = money launderer
    .a = a money launderer
downtown-fence-jewellery = jewellery dealer
    .a = a jewellery dealer
downtown-fence-art = art dealer
    .a = an art dealer
downtown-share-quarter = a quarter
downtown-share-half = half
downtown-kind-lookout = lookout
    .a = a lookout
    .plural = lookouts
downtown-kind-safecracker = safecracker
    .a = a safecracker
    .plural = safecrackers
downtown-kind-spy = spy
    .a = a spy
    .plural = spies

## Parts of sentences

downtown-lookouts = { $count ->
    [one] { $count } lookout
   *[other] { $count } lookouts
}
downtown-safecrackers = { $count ->
    [one] { $count } safecracker
   *[other] { $count } safecrackers
}
downtown-spies = { $count ->
    [one] { $count } spy
   *[other] { $count } spies
}
downtown-money = { $money }k
downtown-card = { $stooge-gen } { $loot-card } (claimed { $claims }k, worth { $real }k)

## What happens: setting up

downtown-dealt = { $seat-you ->
    [yes] You are dealt { $kind-a }.
   *[no] { $seat } is dealt { $kind-a }.
}
downtown-dealt-hidden = { $seat-you ->
    [yes] You are dealt a gangster.
   *[no] { $seat } is dealt a gangster.
}
downtown-row-card = The Downtown row gets { $kind-a }.
downtown-job-up = A job is turned up on { $stooge-gen } pile: { $loot-ajob } claimed to bring { $claims }k, for { $things }.
downtown-fence-up = On top of fence pile { $pile } there is now { $fence-a } who keeps { $share }.
downtown-first = { $seat-you ->
    [yes] You are drawn to place first.
   *[no] { $seat } is drawn to place first.
}
downtown-placed = { $seat-you ->
    [yes] You put your tokens { $one-at } and { $other-at }.
   *[no] { $seat } puts tokens { $one-at } and { $other-at }.
}
downtown-starts = { $seat-you ->
    [yes] You take the first turn.
   *[no] { $seat } takes the first turn.
}
downtown-opened = { $seat-you ->
    [yes] You open your display with { $money }k.
   *[no] { $seat } opens a display with { $money }k.
}

## What happens: the turn

downtown-turn = { $seat-you ->
    [yes] Turn { $nth }: it is your turn.
   *[no] Turn { $nth }: it is { $seat }’s turn.
}
downtown-took-back = { $seat-you ->
    [yes] You take back { $things } from your display.
   *[no] { $seat } takes back { $things } from the display.
}
downtown-moved = { $seat-you ->
    [yes] You move { $from-from } { $to-to }.
   *[no] { $seat } moves { $from-from } { $to-to }.
}
downtown-moved-both = { $seat-you ->
    [yes] You move both tokens, one { $one-to } and one { $other-to }.
   *[no] { $seat } moves both tokens, one { $one-to } and one { $other-to }.
}
downtown-robbed = { $seat-you ->
    [yes] You rob { $victim } and take { $things }; { $victim } is next.
   *[no] { $victim-you ->
        [yes] { $seat } robs you and takes { $things }; you are next.
       *[no] { $seat } robs { $victim } and takes { $things }; { $victim } is next.
    }
}
downtown-robbed-nothing = { $seat-you ->
    [yes] You rob { $victim }, but the display is empty; { $victim } is next.
   *[no] { $victim-you ->
        [yes] { $seat } robs you, but your display is empty; you are next.
       *[no] { $seat } robs { $victim }, but the display is empty; { $victim } is next.
    }
}
downtown-paid = { $seat-you ->
    [yes] You pay { $payee } { $things }; { $payee } is next.
   *[no] { $payee-you ->
        [yes] { $seat } pays you { $things }; you are next.
       *[no] { $seat } pays { $payee } { $things }; { $payee } is next.
    }
}
downtown-paid-and-moved = { $seat-you ->
    [yes] You pay { $payee } { $things } and move { $from-from } { $to-to }; { $payee } is next.
   *[no] { $payee-you ->
        [yes] { $seat } pays you { $things } and moves { $from-from } { $to-to }; you are next.
       *[no] { $seat } pays { $payee } { $things } and moves { $from-from } { $to-to }; { $payee } is next.
    }
}

## What happens: gangsters

downtown-hires = { $seat-you ->
    [yes] You go shopping for gangsters Downtown.
   *[no] { $seat } goes shopping for gangsters Downtown.
}
downtown-wants = { $seat-you ->
    [yes] You pick out { $gangsters }.
   *[no] { $seat } picks out { $gangsters }.
}
downtown-bought = { $seat-you ->
    [yes] You buy { $things } for { $price }k.
   *[no] { $seat } buys { $things } for { $price }k.
}
downtown-toll = { $seat-you ->
    [yes] At the Bank you get { $money }k of the price.
   *[no] At the Bank { $seat } gets { $money }k of the price.
}
downtown-reshuffled = The draw pile is empty, so the discards are shuffled to make a new one: { $things }.
downtown-drew = { $seat-you ->
    [yes] You draw { $kind-a } at the Ghetto.
   *[no] { $seat } draws { $kind-a } at the Ghetto.
}
downtown-drew-hidden = { $seat-you ->
    [yes] You draw a gangster at the Ghetto.
   *[no] { $seat } draws a gangster at the Ghetto.
}
downtown-declined-draw = { $seat-you ->
    [yes] You draw nothing at the Ghetto.
   *[no] { $seat } draws nothing at the Ghetto.
}
downtown-always = { $seat-you ->
    [yes] From now on you always draw at the Ghetto.
   *[no] From now on { $seat } always draws at the Ghetto.
}

## What happens: jobs

downtown-job-done = { $seat-you ->
    [yes] You do { $stooge-gen } job with { $things } and take the card.
   *[no] { $seat } does { $stooge-gen } job with { $things } and takes the card.
}
downtown-looks = { $seat-you ->
    [yes] You look at the back of { $stooge-gen } top card.
   *[no] { $seat } looks in secret at the back of { $stooge-gen } top card.
}
downtown-saw = { $seat-you ->
    [yes] { $stooge-gen } card is really worth { $real }k: only you see it now.
   *[no] { $seat } sees that { $stooge-gen } card is really worth { $real }k.
}
downtown-saw-hidden = { $seat-you ->
    [yes] You know now what { $stooge-gen } card is really worth.
   *[no] { $seat } knows now what { $stooge-gen } card is really worth.
}
downtown-left-on-top = { $seat-you ->
    [yes] You leave { $stooge-gen } card on top.
   *[no] { $seat } leaves { $stooge-gen } card on top.
}
downtown-put-under = { $seat-you ->
    [yes] You put { $stooge-gen } card under its pile.
   *[no] { $seat } puts { $stooge-gen } card under its pile.
}

## What happens: fences

downtown-sells = { $seat-you ->
    [yes] You go to sell to the { $fence } on pile { $pile }.
   *[no] { $seat } goes to sell to the { $fence } on pile { $pile }.
}
downtown-offered = { $seat-you ->
    [yes] You offer the fence on pile { $pile } a card of { $stooge-gen }.
   *[no] { $seat } offers the fence on pile { $pile } a card of { $stooge-gen }.
}
downtown-turned-over = No cop: the fence on pile { $pile } is turned over and is genuine.
downtown-turned-over-cop = A trap! The fence on pile { $pile } is an undercover cop and pays only a quarter.
downtown-revealed = All see that { $stooge-gen } card is really worth { $real }k.
downtown-sold = { $seat-you ->
    [yes] You get { $paid }k for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } really worth { $real }k.
   *[no] { $seat } gets { $paid }k for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } really worth { $real }k.
}
downtown-fence-left = The fence from pile { $pile } leaves the game.
downtown-fence-put-under = The fence goes under pile { $pile }, back hidden again.
downtown-watches = { $seat-you ->
    [yes] You look at the back of the fence on pile { $pile }.
   *[no] { $seat } looks in secret at the back of the fence on pile { $pile }.
}
downtown-saw-cop = { $seat-you ->
    [yes] A cop! You see that this fence works undercover.
   *[no] { $seat } sees that this fence is an undercover cop.
}
downtown-saw-no-cop = { $seat-you ->
    [yes] You see that this fence is no cop.
   *[no] { $seat } sees that this fence is no cop.
}
downtown-saw-fence-hidden = { $seat-you ->
    [yes] You know now whether this fence is a cop.
   *[no] { $seat } knows now whether this fence is a cop.
}
downtown-put-fence = { $seat-you ->
    [yes] You put the fence from pile { $from } on pile { $to }.
   *[no] { $seat } puts the fence from pile { $from } on pile { $to }.
}
downtown-put-fence-back = { $seat-you ->
    [yes] You put the fence back on pile { $pile }.
   *[no] { $seat } puts the fence back on pile { $pile }.
}

## What happens: the casino

downtown-casino-card = The { $nth ->
    [1] first
    [2] second
   *[other] third
 } casino card appears on fence pile { $pile }.
downtown-visits = { $seat-you ->
    [yes] You visit the casino.
   *[no] { $seat } visits the casino.
}
downtown-no-visit = Nobody visits the casino.
downtown-note-back = { $seat-you ->
    [yes] You have bet { $note }k and take the note back.
   *[no] { $seat } has bet { $note }k and takes the note back.
}
downtown-note-won = { $seat-you ->
    [yes] You have bet { $note }k as well; the note goes to { $visitor }.
   *[no] { $seat } has bet { $note }k as well; the note goes to { $visitor-you ->
        [yes] you
       *[no] { $visitor }
    }.
}
downtown-note-lost = { $seat-you ->
    [yes] You have bet { $note }k; the note goes to the bank.
   *[no] { $seat } has bet { $note }k; the note goes to the bank.
}
downtown-casino-gone = The casino card on pile { $pile } leaves the game.

## What happens: displays and the end

downtown-face-down-money = { $seat-you ->
    [yes] You add money to your display, face down.
   *[no] { $seat } adds money to the display, face down.
}
downtown-face-down-cards = { $seat-you ->
    [yes] You add { $cards ->
        [one] { $cards } gangster
       *[other] { $cards } gangsters
    } to your display, face down.
   *[no] { $seat } adds { $cards ->
        [one] { $cards } gangster
       *[other] { $cards } gangsters
    } to the display, face down.
}
downtown-face-down-both = { $seat-you ->
    [yes] You add money and { $cards ->
        [one] { $cards } gangster
       *[other] { $cards } gangsters
    } to your display, face down.
   *[no] { $seat } adds money and { $cards ->
        [one] { $cards } gangster
       *[other] { $cards } gangsters
    } to the display, face down.
}
downtown-laid = { $seat-you ->
    [yes] You lay out { $things }.
   *[no] { $seat } lays out { $things }.
}
downtown-returned = { $seat-you ->
    [yes] You put a card of { $stooge-gen } back under its pile.
   *[no] { $seat } puts a card of { $stooge-gen } back under its pile.
}
downtown-added = { $seat-you ->
    [yes] What you added is turned up: { $things }.
   *[no] What { $seat } added is turned up: { $things }.
}
downtown-ended-rich = 100k is reached: the game is over.
downtown-ended-casino = The second casino card has appeared: the game is over.
downtown-ended-limit = The turn limit is reached: the game is over.
downtown-loot-paid = { $seat-you ->
    [yes] The bank pays you { $money }k for your leftover loot.
   *[no] The bank pays { $seat } { $money }k for leftover loot.
}

## Questions

downtown-ask-place = Put your two tokens on two different places.
downtown-ask-place-working = Put your two tokens on two different places, at least one of them Downtown, on the West Side or on the East Side.
downtown-ask-open = How much do you lay into your first display: 1k, 2k or 3k? All displays are shown together.
downtown-ask-move = Do you move? You may move one or both tokens to places without any token.
downtown-ask-confront = Whom do you rob or pay? That player is next.
downtown-ask-confront-two = Do you rob { $seat } and use no place, or pay { $seat } and use your places?
downtown-ask-confront-rob = You cannot pay { $seat }, for you lack { $missing }. You can only rob { $seat }, and use no place this turn.
downtown-ask-use = Which of your places do you use, if any? You may use one.
downtown-ask-use-two = Which place do you use first, if any? You may use both of yours, in the order you like.
downtown-ask-use-more = Do you use your other place as well?
downtown-ask-use-job = Thanks to the Villa you may do a job now. What do you do?
downtown-ask-use-sale = Thanks to the Villa you may sell now. What do you do?
downtown-ask-hire = How many { $kind-plural } do you buy? { $count ->
    [one] 1 is for sale at { $price }k
   *[other] { $count } are for sale at { $price }k each
 }, and you have { $money }k to spend.
downtown-ask-ghetto = Do you draw { $count ->
    [one] 1 gangster
   *[other] { $count } gangsters
 } at the Ghetto?
downtown-ask-look = { $stooge-gen } top card is really worth { $real }k. Do you leave it on top or put it under the pile?
downtown-ask-offer = Which card do you offer the { $fence } on pile { $pile }?
downtown-ask-offer-more = Do you offer another card?
downtown-ask-offer-all = You have no more cards for this fence. Turn it over?
downtown-ask-watch-cop = This { $fence } is an undercover cop. On which pile do you put the card?
downtown-ask-watch-no-cop = This { $fence } is no cop. On which pile do you put the card?
downtown-ask-casino = A casino card has appeared. Do you visit the casino?
downtown-ask-bet = Which note do you secretly bet? You have { $money }k.
downtown-ask-add-money = How much money do you add to your display, face down? You have { $money }k.
downtown-ask-add-kind = How many { $kind-plural } do you add to your display, face down? You hold { $count }.
downtown-ask-lay-money = How much money do you lay out? You have { $money }k.
downtown-ask-lay-kind = How many { $kind-plural } do you lay out? You hold { $count }.
downtown-ask-lay-kind-limit = How many { $kind-plural } do you lay out? You hold { $count }; with { $cards } cards in hand and a limit of { $limit } you must lay out some gangsters.
downtown-ask-return = You hold too many stooge cards. Which one goes back under its pile? { $count ->
    [one] 1 has to go.
   *[other] { $count } have to go.
 }

## Whom the table waits for

downtown-wait-cards = Cards are being dealt or turned up.
downtown-wait-place = { $seat } is placing two tokens.
downtown-wait-open = The table is waiting for { $seats }: the first displays are being laid.
downtown-wait-move = { $seat } is deciding whether to move.
downtown-wait-confront = { $seat } is choosing whom to rob or pay.
downtown-wait-use = { $seat } is choosing which place to use.
downtown-wait-hire = { $seat } is choosing how many { $kind-plural } to buy.
downtown-wait-ghetto = { $seat } is deciding whether to draw at the Ghetto.
downtown-wait-look = { $seat } is deciding whether { $stooge-gen } card stays on top.
downtown-wait-offer = { $seat } is choosing what to offer the fence on pile { $pile }.
downtown-wait-watch = { $seat } is choosing a pile for the fence from pile { $pile }.
downtown-wait-casino = { $seat } is deciding whether to visit the casino.
downtown-wait-bets = The casino is waiting for { $seats } to bet.
downtown-wait-add = The table is waiting for { $seats }: there is time to add to a display, face down.
downtown-wait-lay = { $seat } is laying out a new display.
downtown-wait-return = { $seat } holds too many stooge cards and is putting some back.
downtown-over = The game is over.

## Choices

downtown-act-place = Put your tokens { $one-at } and { $other-at }
downtown-act-stay = Stay where you are
downtown-act-move = Move { $from-from } { $to-to }
downtown-act-move-both = Move both tokens, one { $one-to } and one { $other-to }
downtown-act-rob = Rob { $seat } and take { $things }
downtown-act-rob-nothing = Rob { $seat } in spite of the empty display
downtown-act-pay = Pay { $seat } { $things } and stay where you are
downtown-act-pay-and-move = Pay { $seat } { $things } and move { $from-from } { $to-to }
downtown-act-hire = Buy gangsters Downtown
downtown-act-take = Buy { $gangsters } for { $price }k
downtown-act-take-none = Buy no { $kind-plural }
downtown-act-job = Do { $stooge-gen } { $loot-job } (claimed { $claims }k) and discard { $things }
downtown-act-job-seen = Do { $stooge-gen } { $loot-job } (worth { $real }k) and discard { $things }
downtown-act-job-unknown = Do { $stooge-gen } job
downtown-act-look = Peek at the back of { $stooge-gen } top card
downtown-act-leave = Leave the card on top
downtown-act-under = Put the card under the pile
downtown-act-sell = Sell to the { $fence } on pile { $pile }, who keeps { $share }
downtown-act-sell-risk = Sell to the { $fence } on pile { $pile }, who keeps { $share } unless he is a cop
downtown-act-sell-cop = Sell to the { $fence } on pile { $pile }, a cop as you know
downtown-act-sell-no-cop = Sell to the { $fence } on pile { $pile }, who keeps { $share } and is no cop
downtown-act-sell-unknown = Sell to the fence on pile { $pile }
downtown-act-offer = Offer { $card }
downtown-act-offer-unknown = Offer a card of { $stooge-gen }
downtown-act-sell-now = Offer no more and turn the fence over
downtown-act-watch = Peek at the back of the { $fence } on pile { $pile }
downtown-act-watch-unknown = Peek at the back of the fence on pile { $pile }
downtown-act-put = Put the fence on pile { $pile }
downtown-act-put-back = Put the fence back on pile { $pile }
downtown-act-draw = Draw { $count ->
    [one] 1 gangster
   *[other] { $count } gangsters
 }
downtown-act-always = Draw { $count ->
    [one] 1 gangster
   *[other] { $count } gangsters
 } and always draw from now on
downtown-act-no-draw = Draw nothing
downtown-act-visit = Visit the casino
downtown-act-no-visit = Stay out of the casino
downtown-act-bet = Bet a { $note }k note
downtown-act-lay-money = Lay out { $money }k
downtown-act-lay-no-money = Lay out no money
downtown-act-lay = Lay out { $gangsters }
downtown-act-lay-none = Lay out no { $kind-plural }
downtown-act-add-money = Add { $money }k face down
downtown-act-add-no-money = Add no money
downtown-act-add = Add { $gangsters } face down
downtown-act-add-none = Add no { $kind-plural }
downtown-act-return = Put { $card } under its pile
downtown-act-return-unknown = Put a card of { $stooge-gen } under its pile
downtown-act-use-nothing = Use no place
downtown-act-use-no-more = Leave it at that

## What is certain to follow

downtown-preview-bought = In all: { $things } for { $price }k.
downtown-preview-draws = You draw { $count ->
    [one] 1 gangster
   *[other] { $count } gangsters, if that many are left
 }.
downtown-preview-takes = You take { $stooge-gen } card and see what it is really worth.
downtown-preview-sale = You get { $money }k for what you have offered.
downtown-preview-sale-risk = You get { $money }k for what you have offered, but only { $cop }k from an undercover cop.
downtown-preview-next = { $seat-you ->
    [yes] You are next.
   *[no] { $seat } is next.
}

## The final account

downtown-score-purse = { $money }k in the purse.
downtown-score-display = { $money }k in the display.
downtown-score-loot = { $count ->
    [0] No leftover loot.
    [one] { $money ->
        [0] Nothing for 1 leftover stooge card.
       *[other] { $money }k for 1 leftover stooge card.
    }
   *[other] { $money ->
        [0] Nothing for { $count } leftover stooge cards.
       *[other] { $money }k for { $count } leftover stooge cards.
    }
}

## The table

downtown-look-next = { $seat-you ->
    [yes] You are next.
   *[no] { $seat } is next.
}
downtown-look-purse = You have { $money }k in your purse.
downtown-look-hand = { $things-count ->
    [0] You hold no gangsters.
   *[other] You hold { $things }.
}
downtown-look-loot = As loot you hold { $cards }.
downtown-look-secret = Of this you have secretly chosen { $things }.
downtown-look-tokens = { $seat-you ->
    [yes] Your tokens stand { $one-at } and { $other-at }.
   *[no] { $seat }’s tokens stand { $one-at } and { $other-at }.
}
downtown-look-display = { $seat-you ->
    [yes] { $things-count ->
        [0] Your display is empty.
       *[other] Your display holds { $things }.
    }
   *[no] { $things-count ->
        [0] { $seat }’s display is empty.
       *[other] { $seat }’s display holds { $things }.
    }
}
downtown-look-face-down-money = { $seat-you ->
    [yes] You have also added money, face down.
   *[no] { $seat } has also added money, face down.
}
downtown-look-face-down-cards = { $seat-you ->
    [yes] You have also added { $cards ->
        [one] { $cards } gangster
       *[other] { $cards } gangsters
    }, face down.
   *[no] { $seat } has also added { $cards ->
        [one] { $cards } gangster
       *[other] { $cards } gangsters
    }, face down.
}
downtown-look-face-down-both = { $seat-you ->
    [yes] You have also added money and { $cards ->
        [one] { $cards } gangster
       *[other] { $cards } gangsters
    }, face down.
   *[no] { $seat } has also added money and { $cards ->
        [one] { $cards } gangster
       *[other] { $cards } gangsters
    }, face down.
}
downtown-look-always = { $seat-you ->
    [yes] You always draw at the Ghetto.
   *[no] { $seat } always draws at the Ghetto.
}
downtown-look-other-hand = { $seat } holds { $gangsters ->
    [0] no gangsters
    [one] 1 gangster
   *[other] { $gangsters } gangsters
 } and { $cards ->
    [0] no stooge cards
    [one] 1 stooge card
   *[other] { $cards } stooge cards
 }.
downtown-look-row = { $kinds-count ->
    [0] The Downtown row is empty.
   *[other] Downtown there are { $kinds }.
}
downtown-look-kind = { $count ->
    [one] { $gangsters } for { $price }k
   *[other] { $gangsters } for { $price }k each
}
downtown-look-job = { $stooge } claims { $claims }k for { $loot-ajob } and wants { $things }; the pile has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
downtown-look-job-seen = { $stooge } claims { $claims }k for { $loot-ajob } (really { $real }k) and wants { $things }; the pile has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
downtown-look-job-none = { $stooge-gen } pile is empty.
downtown-look-job-hidden = { $stooge-gen } top card is just being turned up.
downtown-look-fence = On fence pile { $pile } there is { $fence-a } who keeps { $share }; the pile has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
downtown-look-fence-cop = On fence pile { $pile } there is { $fence-a } who is an undercover cop; the pile has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
downtown-look-fence-no-cop = On fence pile { $pile } there is { $fence-a } who keeps { $share } and is no cop; the pile has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
downtown-look-fence-casino = On fence pile { $pile } there is a casino card.
downtown-look-fence-none = Fence pile { $pile } is closed.
downtown-look-fence-hidden = The top card of fence pile { $pile } is just being turned up.
downtown-look-casinos = { $count ->
    [0] No casino card has appeared yet.
    [one] 1 casino card has appeared.
   *[other] { $count } casino cards have appeared.
}
downtown-look-pile = { $count ->
    [0] The draw pile is empty.
    [one] The draw pile has 1 gangster.
   *[other] The draw pile has { $count } gangsters.
}
downtown-look-discards = { $things-count ->
    [0] There are no discards.
   *[other] The discards are { $things }.
}

## What can be asked, as part of a refusal

downtown-task-place = where your tokens go
downtown-task-open = how much money your first display gets
downtown-task-move = whether you move
downtown-task-confront = whom you rob or pay
downtown-task-use = which place you use
downtown-task-hire = how many gangsters you buy
downtown-task-ghetto = whether you draw at the Ghetto
downtown-task-look = whether the card stays on top
downtown-task-offer = which cards you offer
downtown-task-watch = on which pile the fence goes
downtown-task-casino = whether you visit the casino
downtown-task-bet = which note you bet
downtown-task-add = what you add to your display
downtown-task-lay = what you lay out
downtown-task-return = which stooge cards go back

## Refusals: the rules

downtown-not-your-choice = { $seat-you ->
    [yes] You are not asked anything now.
   *[no] { $seat } is not asked anything now.
}
downtown-something-else-is-asked = That is not what you are asked; the question is { $asked }.
downtown-two-different-places = Your two tokens must stand on two different places.
downtown-one-token-must-stand-on-a-working-place = At least one of your tokens must start Downtown, on the West Side or on the East Side.
downtown-wrong-opening-money = You open with { $least }k to { $most }k, not with { $number }k.
downtown-place-is-taken = You cannot move there: a token already stands { $place-at }.
downtown-nobody-sits-there = Nobody sits on seat { $seat }.
downtown-that-is-you = That is you; you must pick somebody else.
downtown-paying-goes-with-a-move = Whoever pays must also move a token to a place of the player who is paid.
downtown-no-token-there = You have no token { $place-at }.
downtown-own-token-stands-there = Your other token already stands { $place-at }.
downtown-payee-does-not-stand-there = { $seat } has no token { $place-at }.
downtown-cannot-pay-that = You would have to pay { $seat } { $things }, and you do not have all of it.
downtown-place-was-used = You cannot use { $place } any more this turn.
downtown-one-place-a-turn = You can use only one place in a turn, and yours is { $place }.
downtown-use-is-over = You have finished using places this turn; next you lay out your display.
downtown-robbers-use-nothing = With two players, whoever robs uses no place in that turn.
downtown-tokens-have-moved = Tokens move at the start of a turn, before somebody is robbed or paid, and each only once.
downtown-already-robbed-or-paid = You have already robbed or paid { $seat } this turn, and only one player a turn.
downtown-no-gangster-you-can-pay = There is no gangster Downtown that you can pay for.
downtown-wrong-number-to-buy = { $most ->
    [0] You cannot buy any of them, let alone { $number }.
   *[other] You can buy { $least } to { $most } of them, not { $number }.
}
downtown-pile-is-empty = { $stooge-gen } pile is empty.
downtown-gangsters-missing = That job takes { $needs }, and you do not hold all of them.
downtown-one-look-a-turn = You have already peeked this turn.
downtown-no-such-pile = There is no fence pile { $pile }; the piles are numbered 1 to 3.
downtown-pile-is-closed = Fence pile { $pile } is closed.
downtown-no-loot-for-this-fence = This fence buys { $loot }, and you have none to sell.
downtown-card-not-in-hand = You do not hold that card of { $stooge-gen }.
downtown-wrong-loot-for-this-fence = This fence does not buy what is on that card of { $stooge-gen }.
downtown-nothing-offered = You have not offered anything yet.
downtown-no-such-note = There is no { $note }k note; there are 1k, 2k, 5k, 10k and 20k.
downtown-purse-does-not-cover-it = Your purse does not cover a { $note }k note.
downtown-not-so-much-money = You have { $most }k, not { $number }k.
downtown-not-so-many-gangsters = You have { $most } of them, not { $number }.
downtown-too-many-cards-would-stay-in-hand = Too many cards would stay in your hand: you must lay out at least { $least } of them, not { $number }.

## Refusals: what cannot be read

downtown-unreadable-action = “{ $text }” is not something you can do in Downtown.
downtown-unreadable-chance = “{ $text }” is not something that can be drawn in Downtown.
downtown-bad-number = “{ $text }” will not do as a number.
downtown-unknown-place = “{ $text }” is not a place; there are downtown, west, east, ghetto, bank and villa.
downtown-unknown-gangster = “{ $text }” are not gangsters; there are lookouts, safecrackers and spies.
downtown-unknown-stooge = “{ $text }” is not a stooge; there are frankie, luigi and joe.
downtown-unknown-loot = “{ $text }” is not loot; there are money, jewellery and art.
downtown-unknown-share = “{ $text }” is not a fence’s share; there are quarter and half.
downtown-unknown-job = “{ $word }” is not a stooge card; they are called frankie-1 to joe-9.
downtown-unknown-step = “{ $text }” is not a step of a choice; there are idle, money, lookouts, safecrackers, spies and sealed.
downtown-unknown-ending = “{ $text }” is not an ending; there are rich, casino and limit.
downtown-unknown-edition = “{ $text }” is not an edition; there are de-a, de-b and en.
downtown-unknown-opening = “{ $text }” is not a rule for the opening tokens; there are one-working and any.
downtown-unknown-fence-rule = “{ $text }” is not a rule for used fences; there are leaves and returns.
downtown-unknown-loot-rule = “{ $text }” is not a rule for leftover loot; there are nothing and half.
downtown-unknown-source = “{ $text }” is not a source; there are printed, transcribed and reconstructed.
downtown-nature-is-not-asked = Nothing is being drawn now.
downtown-another-question-was-asked = “{ $answer }” does not answer what is being drawn now.
downtown-there-is-none-left = “{ $answer }” cannot be drawn now.

## Refusals: deck files

downtown-deck-row = Row { $row } of the deck file: { $problem }
downtown-deck-card = Card { $card } of the deck: { $problem }
downtown-deck-wrong-number-of-cards = { $stooge } needs { $expected } cards, and the deck has { $cards }.
downtown-deck-wrong-number-of-columns = There should be 7 or 8 columns, not { $columns }.
downtown-deck-bad-number = “{ $number }” is not a whole number from 0 to 255.
downtown-deck-no-real-value = There is no real value.
downtown-deck-claims-nothing = The stooge must claim more than nothing.
downtown-deck-value-not-a-multiple-of-4 = A real value must be a multiple of 4, and { $value } is not.
downtown-deck-needs-nobody = The job must take at least one gangster.
downtown-deck-needs-more-gangsters-than-there-are = The job takes more gangsters than there are in the game.

## Options

downtown-option-edition = Edition
downtown-option-edition-text = Three rule sheets are in circulation; the edition decides wherever they differ.
downtown-option-edition-de-a = German, first sheet
downtown-option-edition-de-b = German, second sheet
downtown-option-edition-en = English sheet
downtown-option-tokens = Opening tokens
downtown-option-tokens-text = Where your two tokens may stand when the game begins.
downtown-option-tokens-edition = as in the edition
downtown-option-tokens-one-working = at least one Downtown, West Side or East Side
downtown-option-tokens-any = any two different places
downtown-option-fence = A fence after the sale
downtown-option-fence-text = What becomes of a fence that has bought something.
downtown-option-fence-edition = as in the edition
downtown-option-fence-leaves = leaves the game
downtown-option-fence-returns = goes under its pile
downtown-option-loot = Leftover loot
downtown-option-loot-text = What stooge cards still in hand are worth when the game ends.
downtown-option-loot-edition = as in the edition
downtown-option-loot-nothing = worth nothing
downtown-option-loot-half = half the real value
downtown-option-tie = A tie
downtown-option-tie-text = What happens if several players have the most money at the end.
downtown-option-tie-edition = as in the edition
downtown-option-tie-shared = they win together
downtown-option-casino = Casino
downtown-option-casino-text = Whether the casino can be visited; without it, its cards still count towards the end.
downtown-option-turn-limit = Turn limit
downtown-option-turn-limit-text = After so many turns the game is settled as after the second casino card.
downtown-option-deck = Own deck
downtown-option-deck-text = A file with the stooge cards of your own box, instead of the built-in deck.

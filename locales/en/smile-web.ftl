# The board of With a Smile & a Gun in the browser.

smile-web-round = Round { $round } of 3
smile-web-phase = phase { $number }, { $name }
smile-web-turn = turn { $turn } of 3
smile-web-field = Field { $field }
smile-web-field-text = Field { $field }, or { $beyond } when you count on past 11.
smile-web-settled-now = Settled now:
smile-web-settled-tie = { $place ->
    [1] a tie for first place, everything stays
   *[other] a tie for the next place, the rest is discarded
 }
smile-web-party-police = the police
smile-web-party-guardian = the Guardian
smile-web-rule = The rule
smile-web-close = Close
smile-web-pool = The pool
smile-web-first-die = First: which die moves your boss?
smile-web-second-die = Now: which die for your action?
smile-web-die-to-move = Take a { $die } to move
smile-web-put-back = Put the { $die } back
smile-web-no-die = No die shows { $die }
smile-web-aside = To be rerolled:
smile-web-act-1 = A police marker into any district
smile-web-act-2 = One of your henchmen into another district
smile-web-act-3 = One of your henchmen into another district
smile-web-act-4 = Remove any one marker
smile-web-act-5 = Remove any one marker
smile-web-act-6 = One henchman into each of two adjacent districts
smile-web-first-of-two = Put one henchman into { $district-the } and one next to it
smile-web-wanted = Wanted
smile-web-wanted-text = The lower level gets a bonus.
smile-web-wanted-of = { $name }: wanted level { $level }
smile-web-majorities = Majorities
smile-web-majorities-text = A tie pays nothing; if the other has none at all, it pays double.
smile-web-paid = +{ $points }
smile-web-paid-tie = tie: 0
smile-web-scale = { $ours } against { $theirs }
smile-web-rival = Rival crew
smile-web-start = start player
smile-web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
smile-web-points-text = If the game ended now
smile-web-points-tiles = { $points } from tiles
smile-web-points-majorities = { $points } from majorities
smile-web-points-shadow = { $points } from the shadow
smile-web-points-potions = { $points } from potions
smile-web-points-law = { $points } from the law
smile-web-no-tiles = No tiles yet
smile-web-signs = Signs on the board
smile-web-sign-lamp = You can choose this district now.
smile-web-sign-most = This party has the most markers here.
smile-web-sign-tie = Another party has as many.
smile-web-sign-square = The tile brought this many police when it was laid.
smile-web-sign-field = A field; the second number is for counting on past 11.

smile-short-1 = Whoever has the most points after three rounds wins: hats count at once, gambling, weapons and contraband for whoever has the most of each.
smile-short-2 = In your turn you take two dice. One walks your boss round the city and sends 3, 2 and 1 henchmen down the street the boss looks into; the other is for an action.
smile-short-3 = After a round each district hands out its tiles: the strongest party takes first, then the second; on a tie for first everything stays. The police compete as well. The higher your action dice, the more you are wanted; whoever is wanted less gets a bonus.

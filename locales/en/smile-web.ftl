# The board of With a Smile & a Gun in the browser.

smile-web-field = Field { $field }
smile-web-pool = The pool
smile-web-first-die = First the die that moves your boss
smile-web-second-die = Now the die to act with
smile-web-die-to-move = Take a { $die } to move
smile-web-put-back = Put the { $die } back
smile-web-no-die = No die shows { $die }
smile-web-aside = To be rerolled:
smile-web-act-1 = A police marker into any district
smile-web-act-2 = One of your henchmen into another district
smile-web-act-3 = One of your henchmen into another district
smile-web-act-4 = Remove any one marker
smile-web-act-5 = Remove any one marker
smile-web-act-6 = One henchman into each of two neighbouring districts
smile-web-first-of-two = Put one henchman into { $district-the } and one next to it
smile-web-wanted = Wanted
smile-web-wanted-of = { $name }: wanted level { $level }
smile-web-majorities = Majorities
smile-web-scale = { $ours } against { $theirs }
smile-web-rival = Rival crew
smile-web-start = start player
smile-web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
smile-web-points-text = Hats and face-down tiles so far
smile-web-no-tiles = No tiles yet

smile-short-1 = Whoever has the most points after three rounds wins: hats count at once, gambling, weapons and contraband for whoever has the most of each.
smile-short-2 = In your turn you take two dice. One walks your boss round the city and sends 3, 2 and 1 henchmen down the street the boss looks into; the other is for an action.
smile-short-3 = After a round each district hands out its tiles: the strongest party takes first, then the second; on a tie for first everything stays. The police compete as well. The higher your action dice, the more you are wanted; whoever is wanted less gets a bonus.

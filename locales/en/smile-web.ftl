# The board of With a Smile & a Gun in the browser.

smile-web-field = Field { $field }
smile-web-pool = The pool
smile-web-first-die = First the die that moves your boss
smile-web-second-die = Now the die to act with
smile-web-die-to-move = Take a { $die } to move
smile-web-put-back = Put the { $die } back
smile-web-no-die = No die shows { $die }
smile-web-aside = To be rerolled:
smile-web-act-1 = To act: a police marker into any district
smile-web-act-2 = To act: one of your henchmen into another district
smile-web-act-3 = To act: one of your henchmen into another district
smile-web-act-4 = To act: remove any one marker
smile-web-act-5 = To act: remove any one marker
smile-web-act-6 = To act: one henchman into each of two neighbouring districts
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

//! Who takes part: the two crews, the police, the Guardian.

use tabletop::Seat;

tabletop::named! {
    /// A crew of henchmen with a boss: seat A's, and seat B's or the rival's.
    Crew or "smile-unknown-crew" {
        /// Seat A.
        Yellow = "yellow",
        /// Seat B, or the rival crew of a game for one.
        Green = "green",
    }
}

impl Crew {
    /// Both crews.
    pub const BOTH: [Self; 2] = [Self::Yellow, Self::Green];

    /// The other crew.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Yellow => Self::Green,
            Self::Green => Self::Yellow,
        }
    }

    /// The crew as an owner of markers.
    #[inline]
    pub const fn party(self) -> Party {
        match self {
            Self::Yellow => Party::Yellow,
            Self::Green => Party::Green,
        }
    }

    /// The seat that plays the crew (in a game for one nobody sits on seat B).
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat::new(self as usize)
    }

    /// The crew a seat plays.
    #[inline]
    pub fn of(seat: Seat) -> Option<Self> {
        Self::BOTH.get(seat.index()).copied()
    }
}

tabletop::named! {
    /// Whoever can win a tile. All but the Guardian have markers of their own.
    Party or "smile-unknown-party" {
        /// Seat A's henchmen.
        Yellow = "yellow",
        /// The other henchmen.
        Green = "green",
        /// The police.
        Police = "police",
        /// The Guardian, whose pips count like markers but are none.
        Guardian = "guardian",
    }
}

impl Party {
    /// The parties that have markers.
    pub const MARKERS: [Self; 3] = [Self::Yellow, Self::Green, Self::Police];

    /// The crew, if it is one.
    #[inline]
    pub const fn crew(self) -> Option<Crew> {
        match self {
            Self::Yellow => Some(Crew::Yellow),
            Self::Green => Some(Crew::Green),
            Self::Police | Self::Guardian => None,
        }
    }
}

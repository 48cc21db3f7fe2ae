//! The 80 cards, one line each, to be proof-read against the rules: number, kind, name, symbols,
//! cost, need, what its text does once, what it does while it lies there. Money in thousands.
//!
//! Names, numbers, symbols and effects are transcribed from the printed cards. The rows 6, 26 and
//! 53 are marked: the transcriptions differ there (6 and 53 in their symbols, 26 in its need).

use crate::card::Kind::{self, Action as A, Holding as H, Thug as T};
use crate::card::Symbol::{self, Bottle, Car, Gun, Heart, Key, Wrench};
use crate::card::{Card, Symbols};
use Cost::{AnyCard, HandCard, Money, OneHolding, OneThug};
use Count::{BestOfAll, BestOfOpponents, BestOwn, Both, Each, Holdings, MostHoldings, MostThugs, Paid, Thugs};
use Lasting::{
    AfterActionGain, AfterActionGainPerGun, AfterActionMarker, AtEndGainIfMostThugs, AtEndGainPerMarker, AtEndLose,
    Cheaper, HoldingGets, HoldingLoses, HoldingsCheaper, LossMarkers, MarkersStay, OtherHoldingGains, OtherThugGains,
    RoundGain, RoundGainIfBroke, RoundGainIfMarkers, RoundGainIfNoBottleOrHeart, RoundGainIfSmall, RoundMostHearts,
    RoundMostHoldings, SymbolsAtEnd, WhenLostGain,
};
use Loss::{EverybodysHolding, EverybodysThug, OpponentsHolding, OpponentsThug};
use Need::{Cash, FewestThugs, HaveHoldings, HaveThugs};
use Next::{ActionsReturn, DoubleGains, ExtraCard, IgnoreCosts, IgnoreNeeds, MoreMarkers, MoreSymbols};
use Text::{
    Announce, CopyGains, CopyThug, Draw, DrawWith, FindThug, Gain, GainPer, GainWith, MarkerOnEach, Markers,
    MarkersOnOne, MarkersOnOneLike, MarkersPer, OnNeighbourAction, OnNeighbourThug, OpponentsLose,
    OpponentsLoseMarkers, OpponentsLosePer, OpponentsLosePerTheirHolding, OpponentsLoseWith, OthersGain, PlayAnother,
    Relocate, RepeatTexts, ReturnIfBelow, Threaten,
};
use Which::{AtMostOneMarker, Every, WithoutSymbols};
use serde::Serialize;
use tabletop::CardSet;

/// All that is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Row {
    /// Its number.
    pub number: u8,
    /// Action, thug or holding.
    pub kind: Kind,
    /// Its name.
    #[serde(skip)]
    pub name: &'static str,
    /// Its symbols.
    pub symbols: Symbols,
    /// What must be paid for it.
    pub cost: Option<Cost>,
    /// What must lie in the display for it.
    pub need: Option<Need>,
    /// What is done once, when it is played, in this order.
    #[serde(skip)]
    pub text: &'static [Text],
    /// What it does while it lies in the display.
    #[serde(skip)]
    pub lasting: &'static [Lasting],
    /// Whether the sources differ about it.
    #[serde(skip)]
    pub uncertain: bool,
}

/// What must be paid for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// So much money.
    Money(u16),
    /// A thug of the own display.
    OneThug,
    /// A holding of the own display.
    OneHolding,
    /// A thug or a holding of the own display, or so much money.
    AnyCard(u16),
    /// A card of the own hand.
    HandCard,
}

/// What must lie in the own display.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// These symbols.
    Show(Symbols),
    /// So many thugs.
    HaveThugs(u32),
    /// So many holdings.
    HaveHoldings(u32),
    /// Fewer thugs than everybody else.
    FewestThugs,
    /// So much money.
    Cash(u32),
}

/// Something that can be counted when a text is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Own symbols of this sort.
    Each(Symbol),
    /// Own symbols of these two sorts.
    Both(Symbol, Symbol),
    /// Own thugs.
    Thugs,
    /// Own holdings.
    Holdings,
    /// Markers on the own holding with the most.
    BestOwn,
    /// Markers on the opponents' holding with the most.
    BestOfOpponents,
    /// Markers on the holding with the most of all.
    BestOfAll,
    /// Holdings of the player with the most.
    MostHoldings,
    /// Thugs of the player with the most.
    MostThugs,
    /// Markers that lay on the holding paid as the cost.
    Paid,
}

/// A part of a card's text that is done once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Text {
    /// Gain so much.
    Gain(u32),
    /// Gain so much for each.
    GainPer(u32, Count),
    /// Gain so much with the symbol in the display.
    GainWith(u32, Symbol),
    /// Every other player gains so much.
    OthersGain(u32),
    /// Each opponent loses so much.
    OpponentsLose(u32),
    /// Each opponent loses so much for each thing of one's own.
    OpponentsLosePer(u32, Count),
    /// Each opponent loses so much with the symbol in the own display.
    OpponentsLoseWith(u32, Symbol),
    /// Each opponent loses so much per holding of theirs.
    OpponentsLosePerTheirHolding(u32),
    /// So many markers on the card itself.
    Markers(u16),
    /// A marker on the card itself for each.
    MarkersPer(Count),
    /// So many markers on one own holding of one's choice.
    MarkersOnOne(u16),
    /// As many markers as that on one own holding of one's choice.
    MarkersOnOneLike(Count),
    /// A marker on each of these own holdings.
    MarkerOnEach(Which),
    /// Each opponent takes a marker off each of their holdings.
    OpponentsLoseMarkers,
    /// Draw a card for each.
    Draw(Count),
    /// Draw a card with the symbol in the display.
    DrawWith(Symbol),
    /// This round: gain what the left neighbour gains.
    CopyGains,
    /// This round: gain so much for a neighbour's action.
    OnNeighbourAction(u8),
    /// This round: gain so much for a neighbour's thug.
    OnNeighbourThug(u8),
    /// Next round: this holds.
    Announce(Next),
    /// Next round: each holding played gets as many markers as lay on the returned one, plus so many.
    Relocate(u16),
    /// End of next round: this loss.
    Threaten(Loss),
    /// Back to the hand with less money than this.
    ReturnIfBelow(u32),
    /// Turn up cards until a thug shows, and play it.
    FindThug,
    /// Become a copy of another own thug.
    CopyThug,
    /// Carry out the texts of the own thugs of earlier rounds again.
    RepeatTexts,
    /// May play another card.
    PlayAnother,
}

/// Some of the own holdings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// All of them.
    Every,
    /// Those with no or one marker.
    AtMostOneMarker,
    /// Those that show no symbol.
    WithoutSymbols,
}

/// What can be announced for the next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Each holding played gets so many extra markers.
    MoreMarkers(u16),
    /// Costs are ignored.
    IgnoreCosts,
    /// Needs are ignored.
    IgnoreNeeds,
    /// One more card is played after all others.
    ExtraCard,
    /// Actions go back to the hand.
    ActionsReturn,
    /// The card also shows gun and key.
    MoreSymbols,
    /// Gains are doubled.
    DoubleGains,
}

/// What can be announced for the end of the next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// Everybody loses a holding.
    EverybodysHolding,
    /// Each opponent loses a thug.
    OpponentsThug,
    /// Everybody loses a thug.
    EverybodysThug,
    /// Each opponent loses a holding.
    OpponentsHolding,
}

impl Loss {
    /// All of them with the card that announces them, by card number.
    pub const ALL: [(Self, Card); 4] = [
        (EverybodysHolding, Card::new(5)),
        (OpponentsThug, Card::new(40)),
        (EverybodysThug, Card::new(73)),
        (OpponentsHolding, Card::new(79)),
    ];

    /// Thug or holding.
    pub const fn kind(self) -> Kind {
        match self {
            EverybodysHolding | OpponentsHolding => H,
            OpponentsThug | EverybodysThug => T,
        }
    }

    /// Whether who announced it is spared.
    pub const fn spares_the_announcer(self) -> bool {
        matches!(self, OpponentsThug | OpponentsHolding)
    }
}

/// What a card does while it lies in the display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasting {
    /// Each holding played gets so many extra markers.
    HoldingGets(u16),
    /// Each holding played, this one too, loses so many markers.
    HoldingLoses(u16),
    /// Another holding played: gain so much.
    OtherHoldingGains(u32),
    /// Another thug played: gain so much.
    OtherThugGains(u32),
    /// Holdings cost so much less.
    HoldingsCheaper(u16),
    /// All money costs are so much lower.
    Cheaper(u16),
    /// After each action played: so many markers on this.
    AfterActionMarker(u16),
    /// After each action played: gain so much.
    AfterActionGain(u32),
    /// After each action played: gain so much per gun.
    AfterActionGainPerGun(u32),
    /// A thug or another holding lost: so many markers on this.
    LossMarkers(u16),
    /// Markers on this cannot be taken off.
    MarkersStay,
    /// This card lost: gain so much.
    WhenLostGain(u32),
    /// Each round: gain so much.
    RoundGain(u32),
    /// Each round: gain so much without any money.
    RoundGainIfBroke(u32),
    /// Each round: the one player with the most holdings gains so much.
    RoundMostHoldings(u32),
    /// Each round: the one player with the most hearts gains so much.
    RoundMostHearts(u32),
    /// Each round: gain so much with at most so many holdings and thugs each.
    RoundGainIfSmall(u32, u32),
    /// Each round: gain so much while no holding anywhere shows a bottle or a heart.
    RoundGainIfNoBottleOrHeart(u32),
    /// Each round: gain so much with at least so many markers on this.
    RoundGainIfMarkers(u32, u16),
    /// The markers for the symbols come at the end of the game only.
    SymbolsAtEnd,
    /// Game end: gain so much per marker on this.
    AtEndGainPerMarker(u32),
    /// Game end: gain so much when alone with the most thugs.
    AtEndGainIfMostThugs(u32),
    /// Game end: lose so much.
    AtEndLose(u32),
}

#[allow(clippy::too_many_arguments)]
const fn row(
    number: u8,
    kind: Kind,
    name: &'static str,
    symbols: &[Symbol],
    cost: Option<Cost>,
    need: Option<Need>,
    text: &'static [Text],
    lasting: &'static [Lasting],
) -> Row {
    Row { number, kind, name, symbols: Symbols::of(symbols), cost, need, text, lasting, uncertain: false }
}

/// The sources differ about this row.
const fn uncertain(row: Row) -> Row {
    Row { uncertain: true, ..row }
}

const fn show(symbols: &[Symbol]) -> Need {
    Need::Show(Symbols::of(symbols))
}

const NO: Option<Cost> = None;
const NONE: Option<Need> = None;

/// The cards, by number.
#[rustfmt::skip]
pub const ROWS: [Row; Card::COUNT as usize] = [
    row( 1, T, "Harvey \"Brains\" Ratcliffe",      &[Key],           NO, NONE, &[CopyGains], &[]),
    row( 2, A, "Inform!",                          &[],              NO, NONE, &[Gain(10), OnNeighbourAction(10)], &[]),
    row( 3, A, "Shakedown!",                       &[],              NO, NONE, &[Gain(10), OnNeighbourThug(10)], &[]),
    row( 4, A, "Liquidate!",                       &[],              Some(OneHolding), NONE, &[GainPer(15, Paid)], &[]),
    row( 5, A, "Insurance Scam!",                  &[],              NO, Some(show(&[Key])), &[GainPer(5, BestOwn), Threaten(EverybodysHolding)], &[]),
    uncertain(
    row( 6, T, "\"Biscuits\" O'Malley",            &[Car],           NO, NONE, &[], &[RoundGainIfBroke(10)])),
    row( 7, H, "Bookie Joint",                     &[Wrench],        Some(Money(10)), NONE, &[], &[AtEndGainPerMarker(5)]),
    row( 8, H, "Chinatown",                        &[Bottle, Wrench], Some(Money(10)), NONE, &[], &[]),
    row( 9, H, "Daisy's Cookies",                  &[Heart, Wrench], Some(Money(10)), NONE, &[], &[]),
    row(10, H, "Dolls on Call",                    &[Heart],         Some(Money(15)), NONE, &[], &[RoundMostHoldings(5)]),
    row(11, H, "Joe's Gin Joint",                  &[Bottle],        Some(Money(15)), NONE, &[Markers(2)], &[]),
    row(12, H, "Junkyard",                         &[Wrench],        Some(Money(10)), NONE, &[], &[SymbolsAtEnd]),
    row(13, H, "Lamonte's Escort Service",         &[Heart],         Some(Money(5)), NONE, &[], &[AtEndGainIfMostThugs(20)]),
    row(14, H, "Morticia's Absinthe Parlor",       &[Bottle, Heart], Some(Money(10)), NONE, &[], &[]),
    row(15, H, "Paddy's Pub",                      &[Bottle],        NO, NONE, &[MarkersPer(Each(Car))], &[]),
    row(16, H, "Poor House",                       &[Wrench],        Some(Money(10)), NONE, &[], &[RoundGainIfSmall(5, 2)]),
    row(17, H, "Sandy's Snooker 'n' Schnaps",      &[Bottle],        Some(Money(20)), NONE, &[], &[AfterActionMarker(1)]),
    row(18, H, "The Ritz",                         &[Bottle],        Some(Money(30)), NONE, &[Markers(5)], &[]),
    row(19, H, "Trotsky's Burlesque",              &[Heart],         Some(Money(15)), NONE, &[], &[RoundMostHearts(5)]),
    row(20, A, "Beggars Banquet!",                 &[],              NO, Some(FewestThugs), &[Gain(25)], &[]),
    row(21, T, "\"King\" Richard the Third",       &[Gun, Car, Key], Some(AnyCard(10)), NONE, &[], &[]),
    row(22, T, "Dickie \"Flush\" Diamond",         &[Gun],           NO, NONE, &[Gain(10)], &[]),
    row(23, T, "Ed \"Cheesecloth\" McGinty",       &[Gun, Key],      NO, NONE, &[GainPer(5, Each(Gun))], &[]),
    row(24, T, "\"Generous\" Jenny Jones",         &[Gun],           NO, NONE, &[Gain(20)], &[AtEndLose(25)]),
    row(25, T, "Mickey Istari",                    &[Car],           NO, NONE, &[GainPer(10, Each(Bottle))], &[]),
    uncertain(
    row(26, A, "Circus of Crime!",                 &[],              NO, Some(HaveHoldings(2)), &[GainPer(10, Thugs)], &[])),
    row(27, A, "Gambit!",                          &[],              Some(HandCard), NONE, &[Gain(30)], &[]),
    row(28, A, "Estate Heist!",                    &[],              NO, NONE, &[GainWith(10, Gun), GainWith(10, Car), GainWith(10, Key)], &[]),
    row(29, A, "Insider Trading!",                 &[],              NO, Some(Cash(90)), &[Gain(45)], &[]),
    row(30, A, "Museum Heist!",                    &[],              NO, Some(show(&[Gun, Car, Key])), &[Gain(25)], &[]),
    row(31, A, "Pickpocket Network!",              &[],              NO, NONE, &[GainPer(10, Both(Key, Wrench))], &[]),
    row(32, A, "Smuggling!",                       &[],              NO, Some(show(&[Car, Bottle])), &[Gain(25)], &[]),
    row(33, A, "Sting!",                           &[],              NO, NONE, &[GainPer(10, Both(Car, Heart))], &[]),
    row(34, A, "Sucker Convention!",               &[],              NO, NONE, &[Gain(30), OthersGain(10)], &[]),
    row(35, A, "Suicide Mission!",                 &[],              Some(OneThug), NONE, &[Gain(25)], &[]),
    row(36, A, "Honest Work!",                     &[],              NO, NONE, &[Gain(15), ReturnIfBelow(50)], &[]),
    row(37, H, "Headquarters",                     &[],              NO, Some(show(&[Gun, Key])), &[MarkersPer(Holdings)], &[]),
    row(38, A, "Renovate!",                        &[],              NO, NONE, &[MarkersOnOne(2)], &[]),
    row(39, A, "Street Walkers!",                  &[],              NO, Some(show(&[Heart])), &[MarkerOnEach(Every)], &[]),
    row(40, A, "Take Care of Business!",           &[],              NO, NONE, &[MarkerOnEach(AtMostOneMarker), Threaten(OpponentsThug)], &[]),
    row(41, A, "Relocate!",                        &[],              Some(OneHolding), NONE, &[Relocate(2)], &[]),
    row(42, T, "Wolfgang Buttercup",               &[Car, Car],      NO, Some(HaveThugs(2)), &[], &[HoldingGets(1)]),
    row(43, A, "Complex Scheme!",                  &[],              NO, Some(show(&[Key, Wrench])), &[Announce(MoreMarkers(3))], &[]),
    row(44, H, "Loan Shark",                       &[],              NO, NONE, &[Gain(20)], &[HoldingLoses(1)]),
    row(45, H, "Insurance Office",                 &[],              NO, NONE, &[], &[LossMarkers(2), MarkersStay]),
    row(46, H, "Jenny's Waterfront Dive",          &[],              NO, NONE, &[], &[RoundGainIfNoBottleOrHeart(10)]),
    row(47, H, "Krazy Kat Club",                   &[Bottle, Heart], NO, Some(show(&[Gun, Gun])), &[], &[]),
    row(48, H, "Massage Parlor",                   &[Heart, Wrench], NO, Some(show(&[Car, Car])), &[], &[]),
    row(49, H, "Sexy Sadie's",                     &[Heart],         NO, Some(show(&[Car])), &[], &[RoundGainIfMarkers(5, 3)]),
    row(50, H, "Six Corners",                      &[],              NO, NONE, &[MarkerOnEach(WithoutSymbols)], &[]),
    row(51, H, "Thieves' House",                   &[Bottle, Wrench], NO, Some(show(&[Key, Key])), &[], &[]),
    row(52, H, "Zoning Office",                    &[],              NO, NONE, &[], &[OtherHoldingGains(5), HoldingsCheaper(5)]),
    uncertain(
    row(53, T, "\"Polycephalus\" Patricia Johns",  &[],              NO, NONE, &[FindThug], &[])),
    row(54, T, "Ed \"Rubberface\" Teach",          &[],              NO, Some(HaveThugs(1)), &[CopyThug], &[]),
    row(55, H, "Hideout",                          &[],              NO, NONE, &[RepeatTexts], &[]),
    row(56, A, "Steal Ideas!",                     &[],              NO, Some(show(&[Wrench])), &[MarkersOnOneLike(BestOfOpponents)], &[]),
    row(57, T, "\"Peeping\" Tom \"Thumb\"",        &[Gun, Gun],      Some(OneHolding), NONE, &[GainPer(5, BestOfAll)], &[]),
    row(58, H, "Tommy's Guns 'n' Ammo",            &[Wrench],        Some(OneHolding), NONE, &[OpponentsLoseMarkers], &[]),
    row(59, A, "Raid!",                            &[],              NO, Some(show(&[Gun])), &[OpponentsLoseMarkers], &[]),
    row(60, A, "Protection Racket!",               &[],              NO, NONE, &[GainPer(5, MostHoldings)], &[]),
    row(61, T, "\"Friendly\" Gus Caspar",          &[Key, Key],      NO, Some(show(&[Gun, Car])), &[], &[OtherThugGains(15)]),
    row(62, T, "\"Halloween\" Jack Paris",         &[Key],           NO, NONE, &[], &[WhenLostGain(20)]),
    row(63, T, "\"Vicious\" Syd Varney",           &[Gun],           NO, NONE, &[Announce(IgnoreCosts)], &[]),
    row(64, T, "\"Rotten\" Johnny Simmons",        &[Car],           NO, NONE, &[Announce(IgnoreNeeds)], &[]),
    row(65, T, "\"Random\" Scrub Patterson",       &[Key],           NO, NONE, &[Draw(Each(Key))], &[]),
    row(66, T, "\"Stingy\" Stan McDowell",         &[Car],           NO, NONE, &[], &[Cheaper(5)]),
    row(67, T, "Louie \"Savoir\" O'Farrell",       &[Car, Key],      NO, NONE, &[Announce(ExtraCard)], &[]),
    row(68, T, "Pete \"Repeat\" Fell",             &[Key],           NO, NONE, &[Announce(ActionsReturn)], &[]),
    row(69, T, "Natascha \"The Squirrel\" Rubin",  &[],              NO, Some(HaveHoldings(2)), &[], &[RoundGain(5)]),
    row(70, T, "\"Nothing beats\" Rock Benson",    &[Gun],           NO, NONE, &[], &[AfterActionGain(5)]),
    row(71, T, "Eugene \"The Butcher\" Midge",     &[Gun, Car],      Some(OneThug), NONE, &[], &[AfterActionGainPerGun(5)]),
    row(72, T, "Ted \"Napoleon\" Bonham",          &[Car],           NO, NONE, &[Announce(MoreSymbols)], &[]),
    row(73, A, "One Last Heist!",                  &[],              NO, Some(show(&[Gun])), &[GainPer(5, MostThugs), Threaten(EverybodysThug)], &[]),
    row(74, A, "Scouting!",                        &[],              NO, NONE, &[GainWith(10, Car), OpponentsLoseWith(10, Gun), DrawWith(Key)], &[]),
    row(75, A, "Arson!",                           &[],              NO, NONE, &[OpponentsLosePer(10, Thugs)], &[]),
    row(76, T, "Bobby \"Corduroy\" Brown",         &[Gun],           NO, NONE, &[OpponentsLose(10)], &[]),
    row(77, T, "Jack \"Cracker\" Thompson",        &[Key],           NO, NONE, &[OpponentsLosePerTheirHolding(5)], &[]),
    row(78, A, "Master Plan!",                     &[],              NO, NONE, &[Announce(DoubleGains)], &[]),
    row(79, A, "Vandalism!",                       &[],              NO, Some(show(&[Car])), &[Threaten(OpponentsHolding)], &[]),
    row(80, A, "Séance!",                          &[],              NO, NONE, &[Gain(10), MarkersOnOne(1), PlayAnother], &[]),
];

/// The cards with such a lasting effect.
macro_rules! cards_with {
    ($effect:pat) => {{
        let mut cards = CardSet::EMPTY;
        let mut index = 0;
        while index < ROWS.len() {
            let mut effect = 0;
            while effect < ROWS[index].lasting.len() {
                if matches!(ROWS[index].lasting[effect], $effect) {
                    cards.insert(ROWS[index].number);
                }
                effect += 1;
            }
            index += 1;
        }
        cards
    }};
}

/// What acts whenever its owner plays a card.
pub const WHENEVER: CardSet = cards_with!(HoldingGets(_) | HoldingLoses(_) | OtherHoldingGains(_) | OtherThugGains(_));
/// What acts after an action of its owner.
pub const AFTER: CardSet = cards_with!(AfterActionMarker(_) | AfterActionGain(_) | AfterActionGainPerGun(_));
/// What lowers costs.
pub const CHEAPER: CardSet = cards_with!(HoldingsCheaper(_) | Cheaper(_));
/// What acts when its owner loses a card.
pub const LOSS: CardSet = cards_with!(LossMarkers(_));
/// What acts each round.
pub const EACH_ROUND: CardSet = cards_with!(
    RoundGain(_)
        | RoundGainIfBroke(_)
        | RoundMostHoldings(_)
        | RoundMostHearts(_)
        | RoundGainIfSmall(..)
        | RoundGainIfNoBottleOrHeart(_)
        | RoundGainIfMarkers(..)
);
/// What acts at the end of the game.
pub const GAME_END: CardSet =
    cards_with!(SymbolsAtEnd | AtEndGainPerMarker(_) | AtEndGainIfMostThugs(_) | AtEndLose(_));

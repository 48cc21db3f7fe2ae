// What is being put together on the table before it is a choice, or several. The game asks in small steps; here they
// are one act: the tray is filled, the cars are moved, and one "Done" answers all that follows from it. If a question
// is another one than was planned, nothing more is answered and the tray is shown again as far as it has got.
import type { Seat } from '../table/board';
import type { Action, Crew, JobId, Kind, Place } from '../wire/downtown';
import { all, choiceFor, phaseName, phaseOf, written, type Offer, type Props } from './deeds';
import {
  KINDS,
  NOBODY,
  bill,
  countOf,
  fitting,
  notesFor,
  plus,
  realOf,
  sale,
  seatIndex,
  surplus,
  total,
} from './things';

/** What a tray is for. */
export type Tray = 'lay' | 'add' | 'open' | 'hire' | 'sell' | 'bet';
const STAYS: Record<Tray | 'move', readonly string[]> = {
  lay: ['lay'],
  add: ['add'],
  open: ['open'],
  hire: ['use', 'hire'],
  sell: ['use', 'offer'],
  bet: ['casino', 'bets'],
  move: ['move', 'confront'],
};

/** How long an answer may be on its way. */
const PATIENCE = 3000;

const sum = (notes: readonly number[]): number => notes.reduce((all, note) => all + note, 0);

export class Play {
  readonly #props: () => Props;
  /** A tray that I have opened although nobody asks for it yet. */
  opened = $state<'hire' | 'sell' | 'bet' | null>(null);
  /** The fence that shall buy. */
  pile = $state<number | null>(null);
  /** What lies in the tray. */
  notes = $state.raw<readonly number[]>([]);
  crew = $state.raw<Crew>(NOBODY);
  cards = $state.raw<readonly JobId[]>([]);
  /** What is still to be answered, for whom and until when. */
  queue = $state.raw<readonly Action[]>([]);
  #until: { tray: Tray | 'move'; nth: number } | null = null;
  /** The choices one of which has just been made: until others come there is no tray. */
  answered = $state.raw<Props['choices'] | null>(null);
  /** I add nothing to my display until it is my turn. */
  passing = $state(false);
  /** What I laid out last, to be offered again. */
  last = $state.raw<{ notes: readonly number[]; crew: Crew } | null>(null);
  /** Where my tokens shall stand; nothing while they stay. */
  stand = $state.raw<readonly Place[]>([]);
  /** The place whose token of mine is lifted, the place one shall go to, and whom I shall pay. */
  from = $state<Place | null>(null);
  to = $state<Place | null>(null);
  payee = $state<Seat | null>(null);

  constructor(props: () => Props) {
    this.#props = props;
  }

  get p(): Props {
    return this.#props();
  }
  get table() {
    return this.p.table;
  }

  // ------------------------------------------------------------------ the tray

  /** The tray on the table, if there is one. */
  readonly tray: Tray | null = $derived.by(() => {
    const { p } = this;
    if (p.choices.length === 0 || this.queue.length > 0 || this.answered === p.choices) return null;
    const name = phaseName(p.table);
    const lays = all(p, 'lay-money').length > 0 || all(p, 'lay').length > 0;
    if (lays) return name === 'add' ? 'add' : name === 'open' ? 'open' : 'lay';
    if (all(p, 'bet').length > 0) return 'bet';
    if (all(p, 'take').length > 0) return 'hire';
    if (phaseOf(p.table, 'offer')) return 'sell';
    return this.opened;
  });

  /** What the street is shown: while a tray is up it is dark, and nothing on it can be chosen. */
  readonly scene: Props = $derived(this.tray === null ? this.p : { ...this.p, choices: [] });

  /** What a step asks for just now; what comes before it is settled. */
  readonly asks: 'money' | Kind | null = $derived.by(() => {
    if (all(this.p, 'lay-money').length > 0) return 'money';
    return (all(this.p, 'lay')[0] ?? all(this.p, 'take')[0])?.deed.with[0] ?? null;
  });
  /** Whether this part of the tray is answered already. */
  settled(part: 'money' | Kind): boolean {
    if (this.asks === null) return false;
    const order = ['money', ...KINDS];
    return order.indexOf(part) < order.indexOf(this.asks);
  }
  /** The cards the fence has been offered already. */
  get offered(): readonly JobId[] {
    return phaseOf(this.table, 'offer')?.offered ?? [];
  }
  get fence(): number | null {
    return phaseOf(this.table, 'offer')?.pile ?? this.pile;
  }

  readonly money: number = $derived(sum(this.notes));
  /** What the tray costs, brings or holds is told by what it is for. */
  readonly price: number = $derived(bill(this.table, this.crew));
  readonly gain = $derived.by(() => {
    const top = this.fence === null ? null : this.table.fences[this.fence];
    if (!top) return null;
    // What the fence holds already is out of my sight; the game says what it brings.
    const before = this.offered.length > 0 ? (all(this.p, 'done')[0]?.preview.sale ?? null) : null;
    const real = this.cards.reduce((sum, card) => sum + realOf(this.table, card), 0);
    if (real === 0 && !before) return null;
    const { honest, cop } = sale(real, top.front.share);
    return {
      honest: (before?.honest ?? 0) + (top.cop === true ? cop : honest),
      cop: (before?.cop ?? 0) + (top.cop === false ? honest : cop),
    };
  });
  /** How many gangsters are still missing in the tray. */
  readonly must: number = $derived.by(() => {
    if (this.tray !== 'lay' || this.p.me === null) return 0;
    return Math.max(0, surplus(this.table, this.p.me) - total(this.crew));
  });

  /** Whether this note fits in. */
  takesNote(note: number): boolean {
    const { p } = this;
    if (this.tray === 'bet') {
      const bets = all(p, 'bet');
      return bets.length > 0 ? bets.some(({ deed }) => deed.with === note) : note <= this.purse;
    }
    const most = Math.max(-1, ...all(p, 'lay-money').map(({ deed }) => deed.with));
    return this.money + note <= most;
  }
  get purse(): number {
    return this.table.mine?.purse ?? 0;
  }
  /** How many of the kind could still go in. */
  left(kind: Kind): number {
    const { table } = this;
    const from = this.tray === 'hire' || this.tray === null ? table.row : (table.mine?.hand ?? NOBODY);
    return countOf(from, kind) - countOf(this.crew, kind);
  }
  takesKind(kind: Kind): boolean {
    if (this.left(kind) <= 0 || this.settled(kind)) return false;
    if (this.tray === 'hire') return bill(this.table, plus(this.crew, kind, 1)) <= this.purse;
    return this.tray === 'lay' || this.tray === 'add';
  }
  takesCard(card: JobId): boolean {
    const top = this.fence === null ? null : this.table.fences[this.fence];
    return (
      this.tray === 'sell' &&
      !!top &&
      !this.cards.includes(card) &&
      fitting(this.table, top.front.loot).includes(card)
    );
  }

  putNote(note: number): void {
    if (!this.takesNote(note))
      this.p.why(
        written(
          this.tray === 'bet' ? { do: 'bet', with: note } : { do: 'lay-money', with: this.money + note },
        ),
      );
    else this.notes = this.tray === 'bet' ? [note] : [...this.notes, note];
  }
  takeNote(nth: number): void {
    if (!this.settled('money')) this.notes = this.notes.filter((_, other) => other !== nth);
  }
  putKind(kind: Kind): void {
    const count = countOf(this.crew, kind) + 1;
    if (this.takesKind(kind)) this.crew = plus(this.crew, kind, 1);
    else this.p.why(written({ do: this.tray === 'hire' ? 'take' : 'lay', with: [kind, count] }));
  }
  takeKind(kind: Kind): void {
    if (!this.settled(kind) && countOf(this.crew, kind) > 0) this.crew = plus(this.crew, kind, -1);
  }
  putCard(card: JobId): void {
    if (this.takesCard(card)) this.cards = [...this.cards, card];
    else this.p.why(written({ do: 'offer', with: card }));
  }
  takeCard(card: JobId): void {
    this.cards = this.cards.filter((other) => other !== card);
  }
  /** Last time's display once more, as far as it can be had. */
  readonly again = $derived.by(() => {
    const { last, tray } = this;
    if (tray !== 'lay' || !last || this.asks !== 'money' || this.money > 0 || total(this.crew) > 0)
      return null;
    const hand = this.table.mine?.hand ?? NOBODY;
    const fits = sum(last.notes) <= this.purse && last.crew.every((count, nth) => count <= hand[nth]!);
    return fits && (last.notes.length > 0 || total(last.crew) > 0) ? last : null;
  });
  repeat(): void {
    if (this.again) ({ notes: this.notes, crew: this.crew } = this.again);
  }

  /** The steps that make what lies in the tray real; nothing while that cannot be. */
  readonly steps: readonly Action[] | null = $derived.by(() => {
    const { tray, p } = this;
    const kinds = (what: 'lay' | 'take'): Action[] =>
      KINDS.filter((kind) => !this.settled(kind)).map((kind) => ({
        do: what,
        with: [kind, countOf(this.crew, kind)],
      }));
    switch (tray) {
      case 'lay':
      case 'add':
      case 'open': {
        const money: Action[] = this.settled('money') ? [] : [{ do: 'lay-money', with: this.money }];
        const offered = all(p, 'lay-money');
        if (offered.length > 0 && !offered.some(({ deed }) => deed.with === this.money)) return null;
        return this.must > 0 ? null : [...money, ...kinds('lay')];
      }
      case 'hire': {
        if (total(this.crew) === 0) return null;
        return [...(all(p, 'hire').length > 0 ? [{ do: 'hire' } as const] : []), ...kinds('take')];
      }
      case 'sell': {
        if (this.fence === null || this.offered.length + this.cards.length === 0) return null;
        const go: Action[] = all(p, 'sell').length > 0 ? [{ do: 'sell', with: this.fence }] : [];
        return [...go, ...this.cards.map((card): Action => ({ do: 'offer', with: card })), { do: 'done' }];
      }
      case 'bet': {
        if (this.notes.length !== 1) return null;
        const go: Action[] = all(p, 'visit').length > 0 ? [{ do: 'visit' }] : [];
        return [...go, { do: 'bet', with: this.notes[0]! }];
      }
      case null:
        return null;
    }
  });

  /** What "Done" answers first, as it is written. */
  get first(): string | undefined {
    return this.steps?.map((step) => choiceFor(this.p, step)?.action).find((action) => action !== undefined);
  }
  /** Nothing lies in the tray: whoever is done lays, adds or offers nothing. */
  get empty(): boolean {
    return this.money === 0 && total(this.crew) === 0 && this.cards.length + this.offered.length === 0;
  }

  done(): void {
    const { tray, steps } = this;
    if (!tray || !steps) return;
    if (tray === 'lay') this.last = { notes: this.notes, crew: this.crew };
    this.#answer(tray, steps);
  }

  addNothing(): void {
    const { tray } = this;
    if (tray !== 'lay' && tray !== 'add') return;
    const money: Action[] = this.settled('money') ? [] : [{ do: 'lay-money', with: 0 }];
    const rest = KINDS.filter((kind) => !this.settled(kind)).map((kind): Action => ({
      do: 'lay',
      with: [kind, 0],
    }));
    this.#answer(tray, [...money, ...rest]);
  }
  /** Nothing now, and nothing whenever I am asked until my own turn. */
  pass(): void {
    this.passing = true;
    this.addNothing();
  }

  openHire(kind: Kind): void {
    this.opened = 'hire';
    this.crew = NOBODY;
    if (this.takesKind(kind)) this.crew = plus(NOBODY, kind, 1);
  }
  openSale(pile: number): void {
    const top = this.table.fences[pile];
    if (!top) return;
    this.opened = 'sell';
    this.pile = pile;
    // Whoever has nothing to choose from has chosen.
    const cards = fitting(this.table, top.front.loot);
    this.cards = cards.length === 1 ? cards : [];
  }
  openCasino(): void {
    this.opened = 'bet';
    this.notes = [];
  }
  close(): void {
    this.opened = null;
    this.pile = null;
    this.#empty();
  }

  #empty(): void {
    this.notes = [];
    this.crew = NOBODY;
    this.cards = [];
  }

  // ------------------------------------------------------------------ the steps

  #answer(tray: Tray | 'move', steps: readonly Action[]): void {
    this.#until = { tray, nth: this.table.turn.nth };
    this.queue = steps;
    this.#next();
  }

  /** A question has come, or gone: goes on with what is planned, or drops what belongs to the one before. */
  asked(): void {
    const { p } = this;
    if (p.table.turn.active === p.me) this.passing = false;
    if (p.choices.length === 0) return;
    if (this.queue.length > 0 && this.#next()) return;
    this.clear();
    // Whom to pay was said before the cars moved: where there is one way only, that was all.
    if (this.payee !== null) {
      const { payments } = this;
      if (payments.length === 0) this.payee = null;
      else if (payments.length === 1) return this.p.choose(payments[0]!.action);
    }
    if (this.passing && this.tray === 'add') this.addNothing();
  }

  /** Answers with the next step that is asked for; what is not asked for goes without saying. */
  #next(): boolean {
    const { p } = this;
    const stays =
      this.#until !== null &&
      this.#until.nth === p.table.turn.nth &&
      STAYS[this.#until.tray].includes(phaseName(p.table));
    const at = stays ? this.queue.findIndex((step) => choiceFor(p, step) !== null) : -1;
    const choice = at < 0 ? null : choiceFor(p, this.queue[at]!);
    this.queue = at < 0 ? [] : this.queue.slice(at + 1);
    if (!choice) {
      this.#until = null;
      return false;
    }
    this.#do(choice.action);
    return true;
  }

  /** "Done" is said once: where the frame would ask once more, it is told so. */
  #do(action: string): void {
    const { choices } = this.p;
    this.p.choose(action);
    this.p.choose(action);
    this.answered = choices;
    // If nothing comes of it, the tray comes back.
    setTimeout(() => this.answered === choices && (this.answered = null), PATIENCE);
  }

  /** Back to what the table says. */
  clear(): void {
    const { table } = this;
    this.queue = [];
    this.opened = null;
    this.pile = null;
    this.stand = [];
    this.from = null;
    this.to = null;
    this.#empty();
    // Whoever comes back in the middle finds in the tray what has been put there.
    const wanted = phaseOf(table, 'hire')?.wanted;
    if (wanted && table.turn.active === this.p.me) this.crew = wanted;
    const envelope = table.mine?.envelope;
    if (envelope && (this.tray === 'lay' || this.tray === 'add')) {
      this.notes = notesFor(envelope.money);
      this.crew = envelope.crew;
    }
    const offer = phaseOf(table, 'offer');
    const top = offer && table.turn.active === this.p.me ? table.fences[offer.pile] : null;
    // Whoever has nothing to choose from has chosen.
    const fits = top && offer!.offered.length === 0 ? fitting(table, top.front.loot) : [];
    if (fits.length === 1) this.cards = fits;
    if (phaseName(table) !== 'confront') this.payee = null;
  }

  // ------------------------------------------------------------------ the cars

  get mine(): readonly Place[] {
    return this.p.me === null ? [] : (this.table.seats[seatIndex(this.p.me)]?.tokens ?? []);
  }
  /** Where my tokens stand if it goes as planned. */
  get planned(): readonly Place[] {
    return this.stand.length > 0 ? this.stand : this.mine;
  }
  standing(one: Place, other: Place): Offer | null {
    return choiceFor(this.p, { do: 'stand', with: [one, other] });
  }
  /** The choice the plan makes, once it makes one. */
  readonly standChoice: Offer | null = $derived.by(() => {
    const [one, other] = this.planned;
    return one && other && this.from === null && this.to === null ? this.standing(one, other) : null;
  });
  /** The payments that agree with what has been picked so far. */
  readonly payments = $derived.by(() =>
    all(this.p, 'pay').filter(
      ({
        deed: {
          with: [payee, step],
        },
      }) => {
        const [from, to] = step ?? [null, null];
        return (
          (this.payee === null || payee === this.payee) &&
          (this.from === null || from === this.from) &&
          (this.to === null || to === this.to)
        );
      },
    ),
  );

  /** What touching a place would do; nothing if it would do nothing. */
  touchOf(
    place: Place,
  ): 'put' | 'take' | 'lift' | 'back' | 'drop' | 'aim' | 'send' | 'goal' | 'ungoal' | null {
    if (all(this.p, 'stand').length > 0)
      return this.mine.length > 0 ? this.#moving(place) : this.#placing(place);
    return all(this.p, 'pay').length > 0 && this.payee !== null ? this.#paying(place) : null;
  }
  #placing(place: Place) {
    if (this.stand.includes(place)) return 'take';
    const [first] = this.stand;
    if (first) return this.stand.length < 2 && this.standing(first, place) ? 'put' : null;
    return all(this.p, 'stand').some(({ deed }) => deed.with.includes(place)) ? 'put' : null;
  }
  /** First the token and then the place, or first the place and then the token. */
  #moving(place: Place) {
    const now = this.planned;
    if (this.from === place) return 'back';
    if (this.to === place) return 'ungoal';
    const goes = (from: Place, to: Place) =>
      now.some((stays) => stays !== from && this.standing(stays, to) !== null);
    if (now.includes(place)) return this.to === null ? 'lift' : goes(place, this.to) ? 'send' : null;
    if (this.from) return goes(this.from, place) ? 'drop' : null;
    return now.some((from) => goes(from, place)) ? 'aim' : null;
  }
  #paying(place: Place) {
    if (this.from === place) return 'back';
    if (this.to === place) return 'ungoal';
    const steps = this.payments.map(({ deed }) => deed.with[1]);
    if (this.from === null && steps.some((step) => step?.[0] === place)) return 'lift';
    if (this.to === null && steps.some((step) => step?.[1] === place)) return 'goal';
    return null;
  }
  touch(place: Place): void {
    const what = this.touchOf(place);
    if (what === 'put') this.stand = [...this.stand, place];
    else if (what === 'take') this.stand = this.stand.filter((other) => other !== place);
    else if (what === 'lift') this.from = place;
    else if (what === 'back') this.from = null;
    else if (what === 'aim' || what === 'goal') this.to = place;
    else if (what === 'ungoal') this.to = null;
    else if (what === 'drop') {
      this.stand = this.planned.map((other) => (other === this.from ? place : other));
      this.from = null;
    } else if (what === 'send') {
      this.stand = this.planned.map((other) => (other === place ? this.to! : other));
      this.to = null;
    }
    this.#settlePayment();
  }
  /** Whoever has said whom, which token and where to has said all. */
  #settlePayment(): void {
    if (this.payee === null || (this.from === null && this.to === null)) return;
    const [only, another] = this.payments;
    if (only && !another) this.p.choose(only.action);
  }

  /** Rob somebody, from where I stand or want to stand. */
  rob(seat: Seat): void {
    const rob = choiceFor(this.p, { do: 'rob', with: seat });
    if (rob) this.p.choose(rob.action);
    else if (this.standChoice) this.#answer('move', [this.standChoice.deed, { do: 'rob', with: seat }]);
    else this.p.why(written({ do: 'rob', with: seat }));
  }
  /** Pay somebody: at once where there is one way only, else the ways are lit. */
  pay(seat: Seat): void {
    if (this.standChoice && all(this.p, 'pay').length === 0) {
      this.payee = seat;
      this.#answer('move', [this.standChoice.deed]);
      return;
    }
    this.from = null;
    this.to = null;
    this.payee = this.payee === seat ? null : seat;
    const [only, another] = this.payments;
    if (this.payee !== null && only && !another) this.p.choose(only.action);
  }
  /** Drops the plan of the cars. */
  rest(): void {
    this.stand = [];
    this.from = null;
    this.to = null;
    this.payee = null;
  }
  /** Whether anything of it has been begun. */
  get begun(): boolean {
    return this.stand.length > 0 || this.from !== null || this.to !== null || this.payee !== null;
  }
  /** Whether the casino's doors are open to me. */
  get visitable(): boolean {
    return this.tray === null && all(this.p, 'visit').length > 0;
  }
}

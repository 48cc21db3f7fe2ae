// Who of the company is here, who is away and for how long, whose time runs, and what they have just said: what the
// marks at the seats show in every room.
import { getContext, setContext } from 'svelte';
import { t } from '../words/spoken.svelte';
import type { ChatLine, ClockRule, SeatInfo } from '../wire/server';
import type { Seat } from '../wire/tabletop';
import type { Table } from './table.svelte';
import { digits, spoken } from './time';

export type Presence = 'here' | 'away' | 'stand-in' | 'bot' | 'open';

/** What is left of somebody's time. */
export interface Left {
  /** Of what runs now: of the time for this choice, then of the reserve. In seconds. */
  seconds: number;
  /** Until a bot plays. */
  whole: number;
  /** Of the arc round the mark, 0 to 1: what runs now, at rest the reserve. */
  part: number;
  runs: boolean;
}

/** A page that is loaded again is back sooner than this, in seconds; nobody is told of it. */
const GRACE = 5;
/** What was said stays at the seat for so long, in milliseconds. */
export const SAID = 4000;

export class Company {
  /** As `performance.now()` counts; goes on once a second while anybody looks at something that counts. */
  now = $state(performance.now());
  /** Whoever is not to be heard: seats, and the names of those who look on. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.muted = new Set(kept(this.#place));
  }

  /** Whether something that is shown goes on by itself. */
  readonly counts = $derived.by(() => {
    const { info, times } = this.#table;
    if (info?.stage !== 'running') return false;
    return (times?.running.length ?? 0) > 0 || info.seats.some(({ sitter }) => isGone(sitter));
  });

  presence(seat: Seat): Presence {
    const sitter = this.#sitter(seat);
    if (sitter === 'open') return 'open';
    if ('bot' in sitter) return sitter.bot.standing_in ? 'stand-in' : 'bot';
    return this.away(seat) === null ? 'here' : 'away';
  }

  /** For how many seconds somebody has been away, once that can be seen. */
  away(seat: Seat): number | null {
    const sitter = this.#sitter(seat);
    if (!isGone(sitter) || this.#table.info?.stage !== 'running') return null;
    const since = sitter.person.away ?? 0;
    const seconds = since + Math.max(0, Math.floor((this.now - this.#table.infoAsOf) / 1000));
    return seconds >= GRACE || sitter.person.long_gone ? seconds : null;
  }

  /** Presence in a sentence. */
  told(seat: Seat): string {
    const name = this.#table.seats.find((one) => one.seat === seat)?.name ?? seat;
    const presence = this.presence(seat);
    if (presence === 'open') return '';
    return t(`web-presence-${presence}`, { name, time: spoken(this.away(seat) ?? 0) });
  }

  left(seat: Seat): Left | null {
    const { times, info } = this.#table;
    if (!times || !info?.clock || info.stage !== 'running') return null;
    const nth = 'ABCDE'.indexOf(seat);
    const ran = Math.max(0, Math.floor((this.now - times.asOf) / 1000));
    const runs = times.running.includes(seat);
    const [forChoice, forGame] = allowed(info.clock);
    const used = runs ? ran : 0;
    const choice = Math.max(0, (times.choice[nth] ?? 0) - used);
    const reserve = Math.max(0, (times.reserve[nth] ?? 0) - Math.max(0, used - (times.choice[nth] ?? 0)));
    const onReserve = choice === 0 && reserve > 0;
    const share = (left: number, of: number) => (of === 0 ? 1 : Math.min(1, left / of));
    return {
      seconds: onReserve ? reserve : choice,
      whole: choice + reserve,
      part: !runs || onReserve ? share(reserve, forGame) : share(choice, forChoice),
      runs,
    };
  }

  /** The numerals of a clock that runs. */
  numerals(seat: Seat): string | null {
    const left = this.left(seat);
    return left?.runs ? digits(left.seconds) : null;
  }

  hears(line: ChatLine): boolean {
    return !this.muted.has(line.seat ?? line.name);
  }

  mute(whom: string, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(whom);
    else muted.delete(whom);
    this.muted = muted;
    keep(this.#place, muted);
  }

  get #place(): string {
    return `muted-${this.#table.info?.code ?? ''}`;
  }

  #sitter(seat: Seat): SeatInfo['sitter'] {
    return this.#table.info?.seats.find((one) => one.seat === seat)?.sitter ?? 'open';
  }
}

type Person = Extract<SeatInfo['sitter'], { person: unknown }>;
const isGone = (sitter: SeatInfo['sitter']): sitter is Person =>
  typeof sitter === 'object' && 'person' in sitter && !sitter.person.here;

/** Seconds for a choice, and in reserve. */
function allowed(clock: ClockRule): [choice: number, reserve: number] {
  if ('letters' in clock) return [clock.letters.days * 24 * 3600, 0];
  return [clock.evening.seconds, clock.evening.reserve];
}

/** As long as this tab is open: at another table everybody is heard again. */
function kept(place: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '[]') as string[];
  } catch {
    return [];
  }
}
function keep(place: string, muted: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(place, JSON.stringify([...muted]));
  } catch {
    // Then everybody is heard again after a reload.
  }
}

const KEY = 'company';
export const provideCompany = (company: Company): Company => setContext(KEY, company);
/** The company of the table around; nobody's where a stage is tried out alone. */
export const theCompany = (): Company | null => getContext<Company | undefined>(KEY) ?? null;

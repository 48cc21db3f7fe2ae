// What hangs at the table as a telegram: something all who play are asked, or that I may ask or decide.
import { t } from '../words/spoken.svelte';
import type { Motion, SeatInfo, TableInfo } from '../wire/server';
import type { Seat } from '../wire/tabletop';
import { isLongGone } from './bots';
import type { Table } from './table.svelte';

export interface Voter {
  seat: Seat;
  name: string;
  says: 'yes' | 'open' | 'you';
}

export interface Telegram {
  /** The same question has the same key: put away, it stays away. */
  key: string;
  /** Under whose plate it hangs. */
  seat: Seat | null;
  /** Who decides, in a few words. */
  head: string;
  question: string;
  text: string;
  voters: readonly Voter[];
  yes: { name: string; winds: boolean; do: () => void } | null;
  no: { name: string; do: () => void } | null;
  /** A link to be handed on. */
  link: string | null;
}

const kindOf = (what: Motion): 'stand-in' | 'pause' | 'go-on' | 'end' | 'new-key' =>
  typeof what === 'string' ? what : 'stand-in' in what ? 'stand-in' : 'new-key';
const seatOf = (what: Motion): Seat | null =>
  typeof what === 'string' ? null : 'stand-in' in what ? what['stand-in'] : what['new-key'];

const NO = {
  'stand-in': 'web-wait-a-little',
  pause: 'web-no-go-on',
  'go-on': 'web-later',
  end: 'web-no-go-on',
  'new-key': 'web-no-key',
} as const;

/** What hangs there now, of what was not put away. */
export function telegram(
  table: Table,
  away: ReadonlySet<string>,
  putAway: (key: string) => void,
): Telegram | null {
  const { info } = table;
  if (!info || info.stage !== 'running') return null;
  const found = [
    keyLetter(table),
    voteLetter(table, info),
    pauseLetter(table, info),
    ...goneLetters(table, info),
  ];
  const letter = found.find((one) => one !== null && !away.has(one.key)) ?? null;
  if (letter && !letter.no) return { ...letter, no: { name: t('web-close'), do: () => putAway(letter.key) } };
  return letter;

  function keyLetter(table: Table): Telegram | null {
    if (!table.key) return null;
    const { seat, key } = table.key;
    const name = nameOf(table, seat);
    return {
      key: `key ${key}`,
      seat,
      head: '',
      question: t('web-key-ready', { name }),
      text: t('web-key-ready-text', { name }),
      voters: [],
      yes: null,
      no: null,
      link: new URL(`/t/${info!.code}#key=${key}`, location.origin).href,
    };
  }

  /** What all are asked, for those who are. */
  function voteLetter(table: Table, { vote, stand_in, yours, seats }: TableInfo): Telegram | null {
    if (!vote) return null;
    const mine = vote.voters.find((seat) => yours.includes(seat));
    if (mine === undefined) return null;
    const kind = kindOf(vote.what);
    const seat = seatOf(vote.what);
    // Whoever is back needs no bot.
    if (kind === 'stand-in' && !seats.some((one) => one.seat === seat && isLongGone(one))) return null;
    const said = vote.yes.includes(mine);
    const asked = vote.voters.length;
    return {
      key: `vote ${kind} ${seat} ${vote.by}`,
      seat,
      head: t('web-all-agree', { count: asked }),
      ...wording(table, kind, seat, stand_in),
      text: said ? t('web-said-yes') : wording(table, kind, seat, stand_in).text,
      voters: vote.voters.map((voter) => ({
        seat: voter,
        name: nameOf(table, voter),
        says: vote.yes.includes(voter) ? 'yes' : voter === mine ? 'you' : 'open',
      })),
      yes: said
        ? null
        : {
            name: t(`web-yes-${kind}`),
            winds: kind === 'stand-in',
            do: () => void table.ask({ vote: { yes: true } }),
          },
      no: { name: t(NO[kind]), do: () => void table.ask({ vote: { yes: false } }) },
      link: null,
    };
  }

  function pauseLetter(table: Table, { paused, yours }: TableInfo): Telegram | null {
    if (!paused || yours.length === 0) return null;
    return {
      key: 'paused',
      seat: null,
      head: '',
      question: t('web-paused'),
      text: t('web-paused-text'),
      voters: [],
      yes: { name: t('web-go-on'), winds: false, do: () => void table.ask({ propose: { what: 'go-on' } }) },
      no: { name: t('web-later'), do: () => putAway('paused') },
      link: null,
    };
  }

  /** For whom I may let a bot play, or ask the others to. */
  function goneLetters(table: Table, info: TableInfo): Telegram[] {
    const plays = info.seats.some(({ seat, sitter }) => info.yours.includes(seat) && isPerson(sitter));
    if (!(plays || info.maker) || info.paused) return [];
    return info.seats.filter(isLongGone).map(({ seat }) => {
      const key = `gone ${seat}`;
      return {
        key,
        seat,
        head: info.maker ? t('web-you-decide') : '',
        ...wording(table, 'stand-in', seat, info.stand_in),
        voters: [],
        yes: {
          name: t(info.maker ? 'web-let-bot-play' : 'web-yes-stand-in'),
          winds: true,
          do: () =>
            void table.ask(
              info.maker ? { 'stand-in': { seat } } : { propose: { what: { 'stand-in': seat } } },
            ),
        },
        no: { name: t('web-wait-a-little'), do: () => putAway(key) },
        link: null,
      };
    });
  }
}

function wording(table: Table, kind: string, seat: Seat | null, level: string) {
  const values = {
    name: seat === null ? '' : nameOf(table, seat),
    level: t(`web-level-${level}`),
  };
  return { question: t(`web-ask-${kind}`, values), text: t(`web-ask-${kind}-text`, values) };
}

const nameOf = (table: Table, seat: Seat): string =>
  table.seats.find((one) => one.seat === seat)?.name || seat;

export const isPerson = (sitter: SeatInfo['sitter']): boolean =>
  typeof sitter === 'object' && 'person' in sitter;

// How a district stands and would stand. What the table says is taken from the table (`places`); what would be after a
// choice is only counted here, for a preview has the markers that come and go but not the places that follow.
import type { Change, District, Party, Table } from '../wire/smile';
import { DISTRICTS, PARTIES } from './things';

export interface Standing {
  /** Who alone has the most, or all that share it. */
  lead: Party | null;
  tied: readonly Party[];
}

export interface Present {
  party: Party;
  count: number;
  change: number;
}

/** Who is there, in the order of the pavement; the Guardian is as strong as the die beside it. */
export function present(table: Table, district: District, changes: readonly Change[] = []): Present[] {
  const turf = table.turfs[DISTRICTS.indexOf(district)];
  const here: Present[] = PARTIES.map((party, nth) => ({
    party,
    count: turf?.markers[nth] ?? 0,
    change: changes
      .filter((change) => change.district === district && change.party === party)
      .reduce((sum, { by }) => sum + by, 0),
  }));
  if (table.shadow === 'guardian' && district === 'centre' && table.die > 0)
    here.push({ party: 'guardian', count: table.die, change: 0 });
  return here;
}

export function standingOf(table: Table, district: District): Standing {
  const places = table.places[DISTRICTS.indexOf(district)];
  const lead = places?.parties[0] ?? null;
  return lead ? { lead, tied: [] } : { lead: null, tied: most(present(table, district)) };
}

/** As it would be; the Guardian stands before everybody it ties with (sm.monster.guardian). */
export function wouldStand(here: readonly Present[]): Standing {
  const tied = most(here);
  if (tied.length === 1) return { lead: tied[0]!, tied: [] };
  return tied.includes('guardian') ? { lead: 'guardian', tied: [] } : { lead: null, tied };
}

function most(here: readonly Present[]): Party[] {
  const top = Math.max(0, ...here.map(({ count, change }) => count + change));
  return top === 0
    ? []
    : here.filter(({ count, change }) => count + change === top).map(({ party }) => party);
}

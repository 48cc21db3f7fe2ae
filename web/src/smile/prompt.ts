// What is asked, in one short line for the ribbon. The whole question is heard and stands among the choices in words.
import type { Line } from '../table/board';
import type { Crew, District, Table } from '../wire/smile';
import type { Offers } from './offers';
import { CREWS, faceOf } from './things';

interface Half {
  go: number | null;
  first: District | null;
}

const line = (name: string, ...args: Line['args']): Line => ({ id: `smile-web-ask-${name}`, args });
const district = (which: District): Line['args'][number] => ['district', { name: `smile-district-${which}` }];

export function promptOf(table: Table, crew: Crew, offers: Offers, half: Half, short: boolean): Line | null {
  const { phase } = table;
  const gang = table.gangs[CREWS.indexOf(crew)]!;
  if (phase === 'walking')
    return offers.walk?.preview.boss == null
      ? null
      : line('walk', ['field', { number: Number(offers.walk.preview.boss) }]);
  if (phase === 'placing') return line(table.potion === 'shell-game' ? 'shell' : 'place');
  if (phase === 'ending') return line('end');
  if (phase === 'ordering') return line('order');
  if (typeof phase === 'string') return null;
  if ('choosing' in phase) {
    if (half.go === null) return line('go');
    return line(short ? 'act-short' : 'act', ['field', { number: Number(gang.boss) + half.go }]);
  }
  if ('marking' in phase) {
    const count = phase.marking.marked.reduce((sum, one) => sum + one, 0);
    return count === 0 ? line('mark') : line('roll', ['count', { number: count }]);
  }
  if ('relocating' in phase) {
    const { step } = phase.relocating;
    if (step === 'from') return line('relocate');
    return 'which' in step ? line('which', district(step.which)) : line('to', district(step.to[0]));
  }
  if ('swapping' in phase) return line('swap');
  if ('acting' in phase) {
    const { step, why } = phase.acting;
    const slot = why === 'turn' ? Math.floor(table.turn / 2) : why === 'water' ? null : why.collector.slot;
    const die = slot === null ? table.die : (gang.hands[slot] ?? 0);
    if (step === 'overpower') return line('overpower', ['die', { number: die }]);
    if (typeof step === 'object')
      return 'which' in step ? line('which', district(step.which)) : line('to', district(step.to));
    if (die === 6) return half.first === null ? line('pair') : line('beside', district(half.first));
    return line(die === 1 ? 'police' : die < 4 ? 'shift' : 'remove');
  }
  if ('collecting' in phase) return line('collect');
  if ('law' in phase) return line('law');
  if ('law-place' in phase) return line('law-place');
  if ('supporting' in phase) return line('support', district(table.shadow_district));
  if ('seducing' in phase && table.scene) return line('seduce', district(table.scene));
  if ('taking' in phase && table.scene)
    return line('take', ['place', { number: phase.taking.place + 1 }], district(table.scene));
  if ('keeping' in phase) {
    const { kind } = faceOf(phase.keeping.tile);
    return line(kind === 'hat' ? 'keep-hat' : kind === 'potion' ? 'keep-potion' : 'keep');
  }
  return null;
}

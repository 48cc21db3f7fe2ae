// The lessons there are: found by folder (`lessons/GAME`), in the order of their files' numbers; and how far one has
// come in each, kept in this browser.

/** A lesson as the page reads it; what is right is known to the game alone (`crates/lessons`). */
export interface Script {
  seat: 'A' | 'B' | 'C' | 'D' | 'E';
  minutes: number;
  steps: readonly Step[];
}

export interface Step {
  id: string;
  /** The table from here on. */
  scene?: { players: number; options?: Record<string, string> };
  do?: readonly { show: string }[];
  play?: unknown;
  rule?: string;
  /** What is lit, by selectors; everything if there are none. */
  light?: readonly string[];
  /** What stands on a pennant beside a thing. */
  pennants?: Readonly<Record<string, string>>;
}

/** A lesson among others. */
export interface Lesson {
  game: string;
  name: string;
  load: () => Promise<Script>;
}

const FILES = import.meta.glob<Script>('../../../lessons/*/*.json', { import: 'default' });

const LESSONS: readonly Lesson[] = Object.entries(FILES)
  .map(([path, load]) => {
    const [game, file] = path.split('/').slice(-2) as [string, string];
    return { game, file, name: file.replace(/^\d+-|\.json$/g, ''), load };
  })
  .toSorted((one, other) => one.file.localeCompare(other.file));

export const lessonsOf = (game: string): readonly Lesson[] =>
  LESSONS.filter((lesson) => lesson.game === game);

/** How far somebody is in a lesson: the step, and what was done since the table was set up last. */
export interface Place {
  at: number;
  tries: readonly string[];
  /** It has been taken to its end once. */
  done: boolean;
}

const START: Place = { at: 0, tries: [], done: false };
const key = ({ game, name }: Pick<Lesson, 'game' | 'name'>) => `lesson-${game}-${name}`;

export function placeIn(lesson: Pick<Lesson, 'game' | 'name'>): Place {
  try {
    const kept = JSON.parse(localStorage.getItem(key(lesson)) ?? 'null') as Partial<Place> | null;
    if (kept && Number.isInteger(kept.at) && Array.isArray(kept.tries))
      return { at: kept.at!, tries: kept.tries.map(String), done: kept.done === true };
  } catch {
    // Storage can be forbidden, or hold nonsense; then it begins anew.
  }
  return START;
}

export function keepPlace(lesson: Pick<Lesson, 'game' | 'name'>, place: Place): void {
  try {
    localStorage.setItem(key(lesson), JSON.stringify(place));
  } catch {
    // As above.
  }
}

/** The first lesson of a game that has not been taken to its end; the first of all if all have. */
export function nextOf(game: string): Lesson | undefined {
  const lessons = lessonsOf(game);
  return lessons.find((lesson) => !placeIn(lesson).done) ?? lessons[0];
}

// What the page's main thread does in each frame, from the browser's own trace. Traced in pieces, of which only the
// numbers are kept: a whole game of events does not fit into memory.

/** Script, style and layout; what a frame costs besides (paint, the compositor) is not the page's doing. */
const WORK = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'Layout',
  'RunMicrotasks',
  'TimerFire',
  'UpdateLayoutTree',
]);
/** Comes once at the end of each frame. */
const FRAME = 'Layerize';
/** As slow as a phone. Counted, not slowed down: the browser's own brake waits for the clock on the wall, so whoever
 *  else wants the machine would be counted four times. */
export const SLOWER = 4;

export class Frames {
  /** Milliseconds of work for each frame, on a processor so much slower. */
  times = [];
  /** How much of it went where, by what it is called. */
  spent = new Map();
  #tools;
  #events = [];

  constructor(tools) {
    this.#tools = tools;
    tools.on('Tracing.dataCollected', ({ value }) =>
      this.#events.push(...value.filter(({ name }) => WORK.has(name) || name === FRAME)),
    );
  }

  begin() {
    return this.#tools.send('Tracing.start', {
      traceConfig: { includedCategories: ['devtools.timeline', 'v8.execute'] },
      transferMode: 'ReportEvents',
    });
  }

  async end() {
    const done = new Promise((over) => this.#tools.once('Tracing.tracingComplete', over));
    await this.#tools.send('Tracing.end');
    await done;
    this.#count(this.#events.splice(0));
  }

  #count(events) {
    // Of all threads the page's own is the one with the most frames.
    const threads = new Map();
    const where = ({ pid, tid }) => `${pid}/${tid}`;
    for (const event of events)
      if (event.name === FRAME) threads.set(where(event), (threads.get(where(event)) ?? 0) + 1);
    const [[page] = []] = [...threads].toSorted(([, one], [, other]) => other - one);
    const main = events.filter((event) => where(event) === page);
    let until = 0;
    let now = 0;
    for (const event of main.toSorted(
      (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
    )) {
      if (event.name === FRAME) {
        this.times.push(now);
        now = 0;
        continue;
      }
      // What lies within another is counted with it.
      if (!event.dur || event.ts < until) continue;
      until = event.ts + event.dur;
      // The thread's own time on the processor; what is too short to be told has none.
      const took = ((event.tdur ?? 0) / 1000) * SLOWER;
      now += took;
      this.spent.set(event.name, (this.spent.get(event.name) ?? 0) + took);
    }
  }
}

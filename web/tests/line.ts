// Somebody's own line to the house, which can be cut or held up while everybody else's holds.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { House } from './house';

export class Line {
  readonly #open = new Set<Socket>();
  readonly #server = createServer((near) => {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(this.#house.address).port), '127.0.0.1');
    near.on('data', (said) => (this.#said += String(said)));
    near.pipe(far);
    if (this.#waiting) this.#waiting.push([far, near]);
    else far.pipe(near);
    this.#answers.set(far, near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        this.#open.delete(one);
        this.#answers.delete(one);
        other.destroy();
      });
    }
  });
  #isCut = false;
  /** From the house's end of each connection to the near one. */
  readonly #answers = new Map<Socket, Socket>();
  /** Answers that are held up, if they are. */
  #waiting: [Socket, Socket][] | null = null;
  /** Everything that was said towards the house. */
  #said = '';
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** Where the house is found at the end of this line. */
  async address(): Promise<string> {
    if (!this.#server.listening)
      await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#isCut = true;
    this.#open.forEach((socket) => socket.destroy());
  }

  /** How often this was said towards the house. */
  heard(text: string): number {
    return this.#said.split(text).length - 1;
  }

  /** From now on everything arrives at the house, and no answer comes back. */
  hold(): void {
    this.#waiting = [...this.#answers];
    for (const [far, near] of this.#waiting) far.unpipe(near).pause();
  }

  /** All answers come at once. */
  release(): void {
    this.#waiting?.forEach(([far, near]) => far.pipe(near));
    this.#waiting = null;
  }

  mend(): void {
    this.#isCut = false;
  }

  end(): void {
    this.cut();
    this.#server.close();
  }
}

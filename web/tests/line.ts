// Somebody's own line to the house, which can be cut while everybody else's holds.
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
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(one);
      one.pipe(other);
      one.on('error', () => {});
      one.on('close', () => {
        this.#open.delete(one);
        other.destroy();
      });
    }
  });
  #isCut = false;
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

  mend(): void {
    this.#isCut = false;
  }

  end(): void {
    this.cut();
    this.#server.close();
  }
}

// A poor line between a browser and a server: everything arrives late, and not much at once. Between the two, because
// what a browser itself holds up does not always include WebSockets.
import { connect, createServer } from 'node:net';

/** Each way, in milliseconds; and bytes in a second. */
const LATE = 200;
const SPEED = 50_000;

/** Passes on what comes from one to the other, later. */
function carry(from, to) {
  let free = 0;
  from.on('data', (said) => {
    free = Math.max(free, performance.now()) + (said.length / SPEED) * 1000;
    setTimeout(() => to.writable && to.write(said), free + LATE - performance.now());
  });
  from.on('end', () => setTimeout(() => to.end(), Math.max(0, free - performance.now()) + LATE));
  from.on('error', () => to.destroy());
}

/** Gives back the port at this end of the line, and how to end it. */
export async function slowLine(address) {
  const server = createServer((near) => {
    const far = connect(Number(new URL(address).port), '127.0.0.1');
    near.setNoDelay(true);
    far.setNoDelay(true);
    carry(near, far);
    carry(far, near);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { port: server.address().port, end: () => server.close() };
}

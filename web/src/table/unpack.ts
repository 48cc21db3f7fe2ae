// Messages that come packed (docs/protocol.md): raw DEFLATE, which browsers unpack in their own time.

export const canUnpack = typeof DecompressionStream === 'function';

async function unpack(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

/** Hands on every message in the order it came: at once, unless a packed one before it is still being unpacked. After
 *  one that cannot be unpacked nothing more is understood. */
export function unpacking(
  hear: (text: string) => void,
  broken: () => void,
): (data: string | ArrayBuffer) => void {
  let under = 0;
  let before: Promise<void> = Promise.resolve();
  return (data) => {
    if (typeof data === 'string' && under === 0) {
      hear(data);
      return;
    }
    under += 1;
    const text = typeof data === 'string' ? data : unpack(data);
    before = before.then(async () => {
      hear(await text);
      under -= 1;
    });
    before.catch(broken);
  };
}

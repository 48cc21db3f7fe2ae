// A server for the scripts: the binary that BACKROOM names, or the released one, with data of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BINARY = process.env.BACKROOM ?? new URL('../../target/release/backroom', import.meta.url).pathname;

/** Starts it; gives back its address, and how to end it. */
export async function serve(...more) {
  const data = mkdtempSync(join(tmpdir(), 'backroom-script-'));
  const server = spawn(BINARY, ['serve', '--listen', '127.0.0.1:0', '--data', data, ...more]);
  const address = await new Promise((found, failed) => {
    let said = '';
    const hear = (text) => {
      said += text;
      const at = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (at) found(at);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => failed(new Error(said)));
  });
  return {
    address,
    end: () => {
      server.removeAllListeners('exit');
      server.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

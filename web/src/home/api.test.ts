import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Sent {
  what: string;
  body: { name: string | null; introduction?: string } | null;
  answer: (status: number, json: unknown) => void;
  fail: () => void;
}

let sent: Sent[];
let api: typeof import('./api').api;

beforeEach(async () => {
  sent = [];
  vi.stubGlobal(
    'fetch',
    (path: string, { method, body }: RequestInit) =>
      new Promise<Response>((answer, fail) =>
        sent.push({
          what: `${method} ${path}`,
          body: body ? (JSON.parse(String(body)) as Sent['body']) : null,
          answer: (status, json) => answer(new Response(JSON.stringify(json), { status })),
          fail: () => fail(new TypeError('no line')),
        }),
      ),
  );
  // As if the page had just been opened.
  vi.resetModules();
  ({ api } = await import('./api'));
});
afterEach(() => vi.unstubAllGlobals());

const whats = () => sent.map(({ what }) => what);
const until = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count), { timeout: 30_000 });

describe('a page introduces itself', () => {
  it('once, and whatever needs somebody waits for it', async () => {
    const all = [api.tables(), api.create({} as never), api.table('K7Q-4MP'), api.code()];
    await until(1);
    await new Promise((later) => setTimeout(later, 20));
    expect(whats()).toEqual(['POST /api/me']);
    expect(sent[0]!.body!.introduction).toMatch(/^[0-9a-f]{32}$/);
    sent[0]!.answer(200, { name: null });
    await until(5);
    expect(whats().filter((what) => what === 'POST /api/me')).toHaveLength(1);
    sent.slice(1).forEach(({ answer }) => answer(200, []));
    await Promise.all(all);
    void api.tables();
    await until(6);
    expect(whats().at(-1)).toBe('GET /api/tables');
  });

  it('again with the same words if it got no answer', async () => {
    const first = api.tables();
    await until(1);
    sent[0]!.fail();
    await expect(first).rejects.toThrow('no line');
    void api.tables();
    await until(2);
    expect(whats()).toEqual(['POST /api/me', 'POST /api/me']);
    expect(sent[1]!.body!.introduction).toBe(sent[0]!.body!.introduction);
  });

  it('but never while it becomes somebody with a code', async () => {
    const tables = api.tables();
    await until(1);
    const claimed = api.claim('AAAA-BBBB-CCCC-DDDD');
    await new Promise((later) => setTimeout(later, 20));
    expect(whats()).toEqual(['POST /api/me']);
    sent[0]!.answer(200, { name: null });
    await until(3);
    expect(whats()).toContain('POST /api/me/claim');
    sent.slice(1).forEach(({ answer }) => answer(200, { name: 'Ann' }));
    await Promise.all([tables, claimed]);
  });
});

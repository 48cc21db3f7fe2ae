// @vitest-environment node
// Real games have the types that the page is built with: the compiler reads them as literals.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { unpack } from '../../scripts/fixtures.mjs';
import type { Table } from './greed';

const wire = import.meta.dirname;
const folders = [resolve(wire, '../fixtures'), process.env.BACKROOM_SAMPLES].filter((folder) => folder != null);
const games = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));

test.each(games)('%s has the types of its game', { timeout: 300_000 }, (file) => {
  expect(complaints(basename(file), unpack(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a wrong word, a missing field and one too many are noticed', { timeout: 60_000 }, () => {
  const [step] = unpack(readFileSync(resolve(wire, '../fixtures/greed-2.json'), 'utf8')) as { table: Table }[];
  const { table } = step!;
  const { draw_pile, ...rest } = table;
  const board = { ...table.board, waiting: ['F'] };
  for (const wrong of [rest, { ...table, draw_pile, more: 1 }, { ...table, board }]) {
    expect(complaints('greed-2.json', [{ ...step, table: wrong }])).toHaveLength(1);
  }
});

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};
const host = ts.createCompilerHost(options);
const onDisk = host.getSourceFile.bind(host);
const read = new Map<string, ts.SourceFile | undefined>();
const literal = join(wire, 'literal.ts');

/** What the compiler says to the steps of a game. */
function complaints(file: string, steps: unknown[]): string[] {
  const game = file.replace(/-\d+\.json$/, '');
  const source = [
    `import type { Choice, Moment, Question } from './desk';`,
    `import type { Line, Standing } from './tabletop';`,
    `import type { Action, Memory, Preview, Table, Witnessed } from './${game}';`,
    `type Step = {`,
    `  moments: Moment<Witnessed, Table>[]; question: Question; choices: Choice<Preview, Action>[];`,
    `  table: Table; memory: Memory; look: Line[]; standing: Standing | null; account: [Line, number][];`,
    `};`,
    ...steps.map((step, nth) => `export const step${nth}: Step = ${JSON.stringify(step)};`),
  ].join('\n');
  host.getSourceFile = (name, language) => {
    if (name === literal) return ts.createSourceFile(name, source, language);
    if (!read.has(name)) read.set(name, onDisk(name, language));
    return read.get(name);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([literal], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

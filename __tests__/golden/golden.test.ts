/** Each folder of `cases/`: a repository, commands, and the bytes that they print. `npm run golden` rewrites them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { caseNames, expectedFolder, readCase, readExpected } from './case.js';
import { outputsOf } from './outputs.js';
import { disposeStarts } from './start.js';

const isRewriting = process.env['GOLDEN'] === 'write';

function rewrite(name: string, outputs: ReadonlyMap<string, string>): void {
  const folder = expectedFolder(name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of outputs) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

function compare(path: string, content: string, expected: string | undefined): void {
  try {
    expect(content).toBe(expected);
  } catch (error) {
    throw new Error(`expected/${path}: ${String(error)}`, { cause: error });
  }
}

describe('golden outputs', () => {
  afterAll(disposeStarts);

  it.each(caseNames().map((name) => [name, readCase(name).title]))('%s: %s', async (name) => {
    const outputs = await outputsOf(name);
    if (isRewriting) rewrite(name, outputs);
    const expected = readExpected(name);
    expect([...outputs.keys()].toSorted()).toEqual([...expected.keys()]);
    for (const [path, content] of outputs) compare(path, content, expected.get(path));
  });
});

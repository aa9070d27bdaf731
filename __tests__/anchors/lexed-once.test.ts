import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Session } from 'node:inspector/promises';
import { check, store } from '../store.js';

/** Node.js counts the calls of each function. */
const session = new Session();

/** How often a text was lexed since it was asked last. */
async function lexings(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const lexer = result.find(({ url }) => url.endsWith('/src/languages/code/lex.ts'));
  const called = lexer?.functions.find(({ functionName }) => functionName === 'lex');
  return called?.ranges[0]?.count ?? 0;
}

const module = (name: string, limit: number): string =>
  `/** Limits of ${name}. */\nexport function limit(value: number): number {\n  const most = ${limit};\n  return Math.min(value, most);\n}\n\nexport const name = '${name}';\n`;

/** A repository in which each of so many files is cited by three facts: whole, by lines and by a quote. */
function repository(count: number) {
  let all = store();
  for (let index = 0; index < count; index += 1) {
    const path = `src/file-${index}.ts`;
    all = all.file(path, module(`file ${index}`, index));
    all = all.fact(`whole/of-${index}`, { sources: [path] }).adopted();
    all = all.fact(`lines/of-${index}`, { sources: [{ path, lines: '3-4' }] }).adopted();
    const quote = `export const name = 'file ${index}';`;
    all = all.fact(`quote/of-${index}`, { sources: [{ path, quote }] }).adopted();
  }
  return all;
}

const edited = (base: ReturnType<typeof repository>, ...indexes: readonly number[]) =>
  indexes.reduce(
    (all, index) =>
      all.file(`src/file-${index}.ts`, `// Edited.\n${module(`file ${index}`, index + 1)}`),
    base,
  );

describe('a run', () => {
  beforeAll(async () => {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  });
  beforeEach(lexings);
  afterAll(() => session.disconnect());

  it('lexes each version of a cited file that changed once, whatever cites it', async () => {
    const base = repository(6);
    await check(base, edited(base, 0, 1));
    // Two files, each as the base has it and as the head has it.
    expect(await lexings()).toBe(4);
  });

  it('lexes as much in a repository of three times the files and facts', async () => {
    const base = repository(18);
    await check(base, edited(base, 16, 17));
    expect(await lexings()).toBe(4);
  });

  it('lexes a file that was renamed once for both names', async () => {
    const base = repository(6);
    const renamed = base.file('src/renamed.ts', module('file 5', 5)).without('src/file-5.ts');
    const evaluation = await check(base, renamed);
    expect(evaluation.entries.find(({ id }) => id === 'quote/of-5')?.status).toBe('accepted');
    expect(await lexings()).toBe(1);
  });

  it('lexes nothing for a changed file that nobody cites', async () => {
    const base = repository(6).file('src/other.ts', module('other', 1));
    await check(base, base.file('src/other.ts', module('other', 2)));
    expect(await lexings()).toBe(0);
  });

  it('lexes nothing twice where a fact is new', async () => {
    const base = repository(6);
    const cited = { path: 'src/file-3.ts', lines: '2-4' };
    await check(
      base,
      edited(base, 0)
        .fact('lines/new', { sources: [cited] })
        .adopted(),
    );
    expect(await lexings()).toBe(1); // what the new fact cites
  });
});

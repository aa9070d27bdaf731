import { beforeEach, describe, expect, it, jest } from '@jest/globals';

/** How often each text was read by a lexer. */
const lexed = new Map<string, number>();
const real = await import('../../src/languages/code/lex.js');
jest.unstable_mockModule('../../src/languages/code/lex.js', () => ({
  lex: (...[language, text]: Parameters<typeof real.lex>) => {
    lexed.set(`${language}\n${text}`, (lexed.get(`${language}\n${text}`) ?? 0) + 1);
    return real.lex(language, text);
  },
}));
const { check, store } = await import('../store.js');

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

const times = (): readonly number[] => [...lexed.values()];

describe('a run', () => {
  beforeEach(() => lexed.clear());

  it('lexes each version of a cited file that changed once, whatever cites it', async () => {
    const base = repository(6);
    await check(base, edited(base, 0, 1));
    // Two files, each as the base has it and as the head has it.
    expect(times()).toEqual([1, 1, 1, 1]);
  });

  it('lexes as much in a repository of three times the files and facts', async () => {
    const base = repository(18);
    await check(base, edited(base, 16, 17));
    expect(times()).toEqual([1, 1, 1, 1]);
  });

  it('lexes a file that was renamed once for both names', async () => {
    const base = repository(6);
    const renamed = base.file('src/renamed.ts', module('file 5', 5)).without('src/file-5.ts');
    const evaluation = await check(base, renamed);
    expect(evaluation.entries.find(({ id }) => id === 'quote/of-5')?.status).toBe('accepted');
    expect(times()).toEqual([1]);
  });

  it('lexes nothing for a changed file that nobody cites', async () => {
    const base = repository(6).file('src/other.ts', module('other', 1));
    await check(base, base.file('src/other.ts', module('other', 2)));
    expect(times()).toEqual([]);
  });

  it('lexes nothing twice where a fact is new, and its probes change what it cites', async () => {
    const base = repository(6);
    const cited = { path: 'src/file-3.ts', lines: '2-4' };
    const evaluation = await check(
      base,
      edited(base, 0)
        .fact('lines/new', { sources: [cited] })
        .adopted(),
    );
    expect(evaluation.probes.facts).toBe(1);
    expect(new Set(times())).toEqual(new Set([1]));
  });
});

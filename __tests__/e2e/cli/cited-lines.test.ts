/** What a fact cites, shown to the person who decides: by `facts --preview` as code, by `bind` as the ends of a place. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { factFile, Sandbox } from './sandbox.js';

const LONG = `${Array.from({ length: 15 }, (_, at) => `export const n${at + 1} = ${at + 1};`).join('\n')}\n`;
const SECRET = ['ghp', 'kR7vQ2mX9bLz4TfW8nYc3HsJ6dGpE1uA5oZq'].join('_');

let repository: Sandbox;

beforeEach(async () => {
  repository = new Sandbox();
  repository
    .write('src/store.ts', 'export class Store {\n  get(): number {\n    return 1;\n  }\n}\n')
    .write('src/long.ts', LONG)
    .write('src/token.ts', `export const token = '${SECRET}';\n`)
    .write('CLAUDE.md', '# Rules\n\nNever push to main.\n')
    .commit();
  repository.write('.memtrust/facts/store.md', factFile('', 'The store gives one.'));
});

afterEach(() => repository.dispose());

async function shown(...place: string[]): Promise<string> {
  await repository.done('bind', 'store', ...place);
  return (await repository.done('facts', 'store', '--preview')).stdout;
}

describe('facts --preview', () => {
  it('shows the place and the code of each source', async () => {
    expect(await shown('src/store.ts', '--symbol', 'Store.get')).toContain(
      'sources\n+ src/store.ts:2-4 (symbol:Store.get)\n' +
        '    2 |   get(): number {\n    3 |     return 1;\n    4 |   }\n',
    );
  });

  it('shows tabs as blanks', async () => {
    repository.write('src/a.go', 'func a() {\n\treturn\n}\n');
    const stdout = await shown('src/a.go#L1-L3');
    expect(stdout).toContain('    2 |   return\n');
  });

  it('shows the first twelve lines, and how many more there are', async () => {
    const stdout = await shown('src/long.ts', '--whole-file');
    expect(stdout).toContain('+ src/long.ts (file)\n     1 | export const n1 = 1;\n');
    expect(stdout).toContain('    12 | export const n12 = 12;\n    … 3 more lines\n');
  });

  it('shows a person the sentence of an agent file, as reverify does, and never a secret', async () => {
    expect(await shown('CLAUDE.md#L3-L3')).toContain('    3 | Never push to main.\n');
    const stdout = await shown('src/token.ts', '--whole-file', '--instead-of', 'CLAUDE.md');
    expect(stdout).toContain('    its text is not shown: it may hold a secret\n');
    expect(stdout).not.toContain('kR7v');
  });

  it('shows nothing that the policy excludes, and does not say that it does', async () => {
    repository.write(
      '.memtrust/policy.yml',
      'version: 1\nadoption: {adopters: [alice]}\nexclude_text: ["n7 = 7"]\n',
    );
    const general = /its text is not shown: it is memory or an agent file, the policy keeps/;
    const excluded = await shown('src/long.ts', '--whole-file');
    expect(excluded).toMatch(general);
    expect(excluded).not.toContain('n7');
    expect(await shown('src/token.ts', '--whole-file', '--instead-of', 'src/long.ts')).toMatch(
      general,
    );
  });
});

describe('bind', () => {
  it('shows the first and the last line of what it bound', async () => {
    expect((await repository.done('bind', 'store', 'src/long.ts#L2-L5')).stdout).toBe(
      'bound `store` to `src/long.ts` (lines 2-5)\n' +
        '  2 | export const n2 = 2;\n  …\n  5 | export const n5 = 5;\n' +
        'wrote .memtrust/facts/store.md\n',
    );
  });

  it('says why a text is not shown', async () => {
    expect((await repository.done('bind', 'store', 'CLAUDE.md#L3-L3')).stdout).toContain(
      '  its text is not shown: the file is an agent file\n',
    );
    expect((await repository.done('bind', 'store', 'src/token.ts#L1-L1')).stdout).toContain(
      '  its text is not shown: it may hold a secret\n',
    );
  });
});

/** `bind ID` without a path, what is said of a path that names a symbol, and what comes after a binding. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { preparedOnce } from './prepared.js';
import type { Sandbox } from './sandbox.js';

const CODE = 'export class Store {\n  get(): number {\n    return 1;\n  }\n}\n';
const MORE = '// limits\nexport const limit = 3;\nexport const wait = 5;\n';
const FACT = '.memtrust/facts/store.md';

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository
    .write('src/store.ts', CODE)
    .write('src/limits.ts', MORE)
    .write('docs/a.md', '# A\n\n## Set up\n\nRun it.\n');
  await repository.done('init', '--solo', '--by', 'alice');
  await repository.done(
    'propose',
    'store',
    '--text',
    'The store gives one, and the limit is 3.',
    '--source',
    'src/store.ts',
    '--symbol',
    'Store.get',
  );
  await repository.done('bind', 'store', 'src/limits.ts#L2-L2');
  await repository.done('adopt', 'store', '--by', 'alice');
  repository.commit('adopted');
  repository.git('switch', '--quiet', '--create', 'work');
});
beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

const edit = (): Sandbox =>
  repository.write(FACT, repository.read(FACT).replace('limit is 3', 'limit is 9'));

describe('bind ID', () => {
  it('binds what the fact cites, with the selectors that it has, and follows lines through the edit', async () => {
    repository
      .write('src/store.ts', CODE.replace('return 1', 'count();\n    return 1'))
      .write('src/limits.ts', `// new\n${MORE.replace('= 3', '= 9')}`);
    edit();
    const { stdout, stderr } = await repository.done('bind', 'store');
    expect(stdout).toBe(
      'bound `store` to `src/store.ts` (`symbol:Store.get`, lines 2-5)\n' +
        '  2 |   get(): number {\n  …\n  5 |   }\n' +
        'bound `store` to `src/limits.ts` (lines 3-3)\n  3 | export const limit = 9;\n' +
        'wrote .memtrust/facts/store.md\n',
    );
    expect(stderr).toBe('Next: `npx memtrust adopt store`\n');
    await repository.done('adopt', 'store', '--by', 'alice');
  });

  it('says what still holds, and writes nothing then', async () => {
    edit();
    const before = repository.read(FACT);
    const { stdout, stderr } = await repository.done('bind', 'store');
    expect(stdout).toContain('`src/limits.ts` (lines 2-2) still says what was bound\n');
    expect(stderr).toBe('Next: `npx memtrust adopt store`\n');
    expect(repository.read(FACT)).toBe(before);
  });

  it('refuses what nobody can follow, and says what to run', async () => {
    repository.write('src/store.ts', 'export const none = 0;\n');
    const before = repository.read(FACT);
    const { code, stderr } = await repository.memtrust('bind', 'store');
    expect(code).toBe(2);
    expect(stderr).toContain('`store`: the cited text is no longer in `src/store.ts`');
    expect(stderr).toContain('`npx memtrust bind store PATH#L1-L9 --instead-of src/store.ts`');
    expect(repository.read(FACT)).toBe(before);
  });
});

describe('after bind', () => {
  it('an adopted statement that is unchanged is verified again, and a changed one adopted', async () => {
    repository.write('src/limits.ts', MORE.replace('= 3', '= 9'));
    const bound = await repository.done('bind', 'store', 'src/limits.ts#L2-L2');
    expect(bound.stderr).toBe('Next: `npx memtrust reverify store`\n');
    await repository.done('reverify', 'store', '--still-true', '--by', 'alice');
    edit();
    const anew = await repository.done('bind', 'store', 'src/limits.ts#L2-L2');
    expect(anew.stderr).toBe('Next: `npx memtrust adopt store`\n');
  });

  it('reverify shows both sides, also where another selector was given', async () => {
    repository.write('src/limits.ts', MORE.replace('= 3', '= 9'));
    await repository.done('bind', 'store', 'src/limits.ts', '--quote', 'export const limit = 9;');
    const { stdout } = await repository.memtrust('reverify', 'store');
    expect(stdout).toContain('`src/limits.ts`:2-2 → `src/limits.ts`:2-2');
    expect(stdout).not.toContain('nothing was cited');
  });
});

describe('a path with a name behind #', () => {
  it.each([
    ['src/store.ts#Store.get', 'npx memtrust bind store src/store.ts --symbol Store.get'],
    ['docs/a.md#Set up', 'npx memtrust bind store docs/a.md --heading "Set up"'],
  ])('%s: the whole command', async (written, command) => {
    const { code, stderr } = await repository.memtrust('bind', 'store', written);
    expect(code).toBe(2);
    expect(stderr).toContain(`Run \`${command}\`.`);
  });

  it('is the name of a file where there is one', async () => {
    repository.write('notes#one.txt', 'One.\nTwo.\n');
    await repository.done('bind', 'store', 'notes#one.txt');
    expect((await repository.memtrust('bind', 'store', 'src/none.ts#X')).stderr).toContain(
      'the file does not exist',
    );
  });
});

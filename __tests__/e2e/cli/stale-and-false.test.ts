/** A fact whose code changed and that no longer holds: every command names the whole way out, in its order. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { preparedOnce } from './prepared.js';
import type { Sandbox } from './sandbox.js';

const FACT = '.memtrust/facts/auth/owner.md';
/** No line of the old text is named: `bind` finds the place. */
const WAY =
  'edit the fact where it is no longer true, run `npx memtrust bind auth/owner`, ' +
  'then `npx memtrust adopt auth/owner`';

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository.write('src/a.ts', '// limits\nexport const limit = 3;\n');
  repository.write('CLAUDE.md', '# Rules\n\nNever push to main.\n');
  await repository.done('init', '--solo', '--by', 'alice');
  const says = 'The limit is 3.';
  await repository.done('propose', 'auth/owner', '--text', says, '--source', 'src/a.ts#L2-L2');
  await repository.done('adopt', 'auth/owner', '--by', 'alice');
  repository.commit('the first fact');
  repository.git('switch', '--quiet', '--create', 'work');
});
beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

const edit = (): Sandbox =>
  repository.write(FACT, repository.read(FACT).replace('limit is 3', 'limit is 9'));

async function remedyOf(rule: string): Promise<string | undefined> {
  const { report } = await repository.report();
  return report.findings.find((finding) => finding.rule === rule)?.remedy;
}

it('the way out is named by each command, and leads out', async () => {
  repository.write('src/a.ts', '// limits\nexport const limit = 9;\n');
  expect((await repository.memtrust('reverify', 'auth/owner')).stderr).toContain(WAY);
  expect(await remedyOf('MT105')).toBe(
    'Run `npx memtrust reverify auth/owner` if the fact still holds; otherwise edit `.memtrust/facts/auth/owner.md`, ' +
      'then run `npx memtrust bind auth/owner` and `npx memtrust adopt auth/owner`.',
  );
  const { stdout } = await repository.memtrust('check');
  expect(stdout).toContain('changed where it is cited; gone: `3`\n  It says: The limit is 3.\n');
  const { report } = await repository.report();
  expect(report.findings.find(({ rule }) => rule === 'MT105')).toMatchObject({
    statement: expect.stringContaining('The limit is 3.'),
  });

  edit();
  expect((await repository.memtrust('adopt', 'auth/owner')).stderr).toContain(`First ${WAY}.`);
  expect((await repository.memtrust('reverify', 'auth/owner')).stderr).toContain(WAY);
  expect(await remedyOf('MT201')).toBe(
    `To have it trusted, ${WAY}, and merge it. Or set its status to candidate.`,
  );

  const bound = await repository.done('bind', 'auth/owner');
  expect(bound.stdout).toBe(
    'bound `auth/owner` to `src/a.ts` (lines 2-2)\n  2 | export const limit = 9;\n' +
      'wrote .memtrust/facts/auth/owner.md\n',
  );
  expect(await remedyOf('MT201')).toBe(
    'Run `npx memtrust adopt auth/owner` and merge it, or set its status to candidate.',
  );
  const adopted = await repository.done('adopt', 'auth/owner', '--by', 'alice');
  expect(adopted.stderr).toContain('it is trusted once that is merged.');
  expect(await remedyOf('MT202')).toContain('Merge it.');
});

it('a fact that is edited after its adoption was recorded is adopted again, which replaces the record', async () => {
  repository.write('src/a.ts', '// limits\nexport const limit = 9;\n');
  edit();
  await repository.done('bind', 'auth/owner', 'src/a.ts#L2-L2');
  await repository.done('adopt', 'auth/owner', '--by', 'alice');
  repository.write(FACT, repository.read(FACT).replace('is 9', 'is 8'));
  repository.write('src/a.ts', '// limits\nexport const limit = 8;\n');
  const remedy = (await remedyOf('MT208')) ?? '';
  expect(remedy).toContain(WAY);
  expect(remedy).toContain('the new record replaces this one');
  await repository.done('bind', 'auth/owner', 'src/a.ts#L2-L2');
  expect(await remedyOf('MT208')).toContain('run `npx memtrust adopt auth/owner`');
  await repository.done('adopt', 'auth/owner', '--by', 'alice');
  expect(await remedyOf('MT208')).toBeUndefined();
});

it('lines that were pushed down by the edit are found by the command that is named', async () => {
  repository.write('src/a.ts', '// of all\n// requests\n// limits\nexport const limit = 9;\n');
  edit();
  expect(await remedyOf('MT201')).toContain(WAY);
  const bound = await repository.done('bind', 'auth/owner');
  expect(bound.stdout).toContain('(lines 4-4)\n  4 | export const limit = 9;\n');
});

it.each([
  ['the whole file', ['src/a.ts'], 'run `npx memtrust bind auth/owner`, then'],
  ['a symbol', ['src/a.ts', '--symbol', 'limit'], 'run `npx memtrust bind auth/owner`, then'],
  [
    'a quote',
    ['src/a.ts', '--quote', 'export const limit'],
    'run `npx memtrust bind auth/owner PATH#L1-L9 --instead-of src/a.ts` with the file and the lines',
  ],
])('adopt names a place only where bind cannot find it: %s', async (_what, place, says) => {
  repository.write(
    FACT,
    '---\nid: auth/owner\nstatus: accepted\nsources:\n  - path: src/a.ts\n---\nThe limit is 3.\n',
  );
  await repository.done('bind', 'auth/owner', ...place);
  repository.write('src/a.ts', '// limits\nexport let limit = 9;\n');
  expect((await repository.memtrust('adopt', 'auth/owner')).stderr).toContain(says);
});

it('bind shows no text of an agent file, and none that holds a secret', async () => {
  const shown = await repository.done('bind', 'auth/owner', 'CLAUDE.md#L3-L3');
  expect(shown.stdout).toContain('(lines 3-3)\n  its text is not shown');
  const secret = ['ghp', 'kR7vQ2mX9bLz4TfW8nYc3HsJ6dGpE1uA5oZq'].join('_');
  repository.write('src/b.ts', `export const one = 1;\nexport const token = '${secret}';\n`);
  const kept = await repository.done('bind', 'auth/owner', 'src/b.ts#L2-L2');
  expect(kept.stdout).not.toContain('kR7v');
});

/** `propose ID "text"` cites what the text names, and `propose --rename OLD NEW` gives a candidate another id. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseLedger } from '../../../src/memory/ledger.js';
import { fromSource } from './in-process.js';
import { Sandbox, type Result } from './sandbox.js';

let repository: Sandbox;

beforeEach(() => {
  repository = new Sandbox();
  repository
    .write('src/guard.ts', 'export function requireOwner(user: User): void {}\n')
    .write('package.json', '{"scripts": {"test": "jest"}}\n')
    .commit();
});

afterEach(() => repository.dispose());

const run = async (...args: string[]): Promise<Result> =>
  fromSource(repository.root, ...args, '--by', 'alice');
const plainly = async (...args: string[]): Promise<Result> => fromSource(repository.root, ...args);
const isThere = (path: string): boolean => existsSync(join(repository.root, path));
const eventsOf = (id: string) =>
  parseLedger(id, 'x', repository.read(`.memtrust/ledger/${id}.jsonl`));

describe('propose ID "text"', () => {
  it('cites what the text names, and says what it cited', async () => {
    const { code, stdout } = await run(
      'propose',
      'auth/owners',
      'Handlers call `requireOwner` of `src/guard.ts`; `npm test` proves it.',
    );
    expect(code).toBe(0);
    expect(stdout.match(/^cites .*$/gm)).toEqual([
      'cites `src/guard.ts` (that it is there)',
      expect.stringMatching(/^cites `src\/guard.ts` \(.*lines 1-1\)$/),
      'cites `package.json` (`pointer:/scripts/test`, lines 1-1)',
    ]);
    expect(eventsOf('auth/owners').events.map(({ type }) => type)).toEqual(['candidate.proposed']);
    expect((await run('adopt', 'auth/owners')).code).toBe(0);
    expect(eventsOf('auth/owners').events).toHaveLength(3);
  });

  it.each([
    [['A rule that names nothing of it.'], /cites nothing, and names nothing of this repository/],
    [['A rule.', '--text', 'Another one.'], /given more than once/],
  ])('%j is refused, and nothing is written', async (args, message) => {
    expect(await run('propose', 'auth/owners', ...args)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(message),
    });
    expect(isThere('.memtrust')).toBe(false);
  });
});

describe('propose --rename', () => {
  beforeEach(async () => {
    await run('propose', 'auth/long-name', 'Handlers call `requireOwner`.', '--evidence', 'PR 12');
    await run('propose', 'auth/next', 'All call `requireOwner`.', '--supersedes', 'auth/long-name');
  });

  it('moves the file, its events, and the references of other candidates', async () => {
    const before = repository.read('.memtrust/facts/auth/long-name.md');
    const { code, stdout } = await plainly('propose', '--rename', 'auth/long-name', 'auth/owners');
    expect([code, stdout.split('\n')[0]]).toEqual([0, '`auth/long-name` is `auth/owners` now']);
    expect(repository.read('.memtrust/facts/auth/owners.md')).toBe(before);
    expect(isThere('.memtrust/facts/auth/long-name.md')).toBe(false);
    expect(isThere('.memtrust/ledger/auth/long-name.jsonl')).toBe(false);
    expect(repository.read('.memtrust/facts/auth/next.md')).toContain('  - auth/owners\n');
    const { events, faults } = eventsOf('auth/owners');
    const [seen, proposed] = ['evidence.recorded', 'candidate.proposed'].map((type) =>
      events.find((event) => event.type === type),
    );
    expect([faults, seen?.evidence, proposed?.after]).toEqual([[], 'PR 12', [seen?.id]]);
    await run('adopt', 'auth/owners');
    repository.commit();
    const { report } = await repository.report();
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('refuses an adopted fact, and says what to do instead', async () => {
    await run('adopt', 'auth/long-name');
    const { code, stderr } = await plainly('propose', '--rename', 'auth/long-name', 'auth/owners');
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(
        /it keeps its id\n {2}.*`npx memtrust supersede auth\/long-name auth\/owners`/,
      ),
    ]);
    expect(isThere('.memtrust/facts/auth/owners.md')).toBe(false);
  });

  it.each([
    [['auth/long-name', 'auth/next'], /already exists/],
    [['auth/long-name', 'Auth Owners'], /is not a fact id/],
    [['auth/gone', 'auth/owners'], /auth\/gone/],
    [['auth/long-name', 'auth/owners', 'text'], /--rename changes no text/],
  ])('%j is exit 2, and nothing is lost', async (args, message) => {
    const before = repository.git('status', '--porcelain', '--untracked-files=all');
    expect(await plainly('propose', '--rename', ...args)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(message),
    });
    expect(repository.git('status', '--porcelain', '--untracked-files=all')).toBe(before);
  });
});

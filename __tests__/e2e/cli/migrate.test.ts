/** Other stores become facts of our own: `migrate`, and `verify-store` that mends them first. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

const POOL = '---\ntimestamp: 2025-11-14 10:30:00\nconfidence: 0.95\nimportance: high\ntags: [db, pool]\n---\n# Pooling\r\n\r\nConnections are pooled.\r\n';

let repository: Sandbox;
const run = async (...args: string[]) => fromSource(repository.root, ...args);
const done = async (...args: string[]) => {
  const result = await run(...args);
  if (result.code !== 0) throw new Error(`${args.join(' ')}: ${result.code}\n${result.stdout}${result.stderr}`);
  return result;
};
const isThere = (path: string): boolean => existsSync(join(repository.root, path));

beforeEach(() => {
  repository = new Sandbox();
  repository.write('src/pool.ts', 'export const pool = 1;\n');
});

afterEach(() => repository.dispose());

describe('migrate', () => {
  beforeEach(() => {
    repository
      .write('.ai-kb/atoms/db/Pooling.md', POOL)
      .write('.ai-kb/workspace/staging/new-trap-leak.md', 'The pool leaks.\n')
      .write('.ai-kb/workspace/session/decoded-main.c-1-20.txt', 'text\r\n')
      .write('.ai-kb/notes.txt', 'lost\n')
      .commit();
  });

  it('says what would go where, and writes nothing', async () => {
    const { stdout, stderr } = await done('migrate', '--from', 'ai-kb');
    expect(stdout.split('\n')).toEqual([
      'would move  .ai-kb/atoms/db/Pooling.md → .memtrust/facts/db/pooling.md',
      'kept  .ai-kb/notes.txt: it is no file of this store that holds memory',
      'would move  .ai-kb/workspace/session/decoded-main.c-1-20.txt → .memtrust/workspace/session/decoded-main.c-1-20.txt',
      'would move  .ai-kb/workspace/staging/new-trap-leak.md → .memtrust/workspace/staging/new-trap-leak.md',
      '',
    ]);
    expect(stderr).toBe('3 files would be moved.\nNothing was written: `memtrust migrate --from ai-kb --apply` does it.\n');
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it('writes candidates, and takes originals away where it is asked to and all of them can be read back', async () => {
    expect((await done('migrate', '--from', 'ai-kb', '--apply', '--by', 'alice')).stdout).toMatch(/^moved {2}\.ai-kb\/atoms\/db\/Pooling\.md → /);
    expect(repository.read('.memtrust/facts/db/pooling.md')).toBe(
      '---\ntopic: db\nconfidence: 0.95\nimportance: high\nstatus: candidate\nx-source-ref: ai-kb:.ai-kb/atoms/db/Pooling.md\nx-as-is:\n  - confidence\n  - importance\nx-timestamp: 2025-11-14 10:30:00\nx-tags:\n  - db\n  - pool\n---\n# Pooling\r\n\r\nConnections are pooled.\r\n',
    );
    expect(JSON.parse(repository.read('.memtrust/ledger/db/pooling.jsonl'))).toMatchObject({ type: 'candidate.proposed', fact: 'db/pooling', proposed_by: 'alice', evidence: expect.stringMatching(/^ai-kb:\.ai-kb\/atoms\/db\/Pooling\.md sha256:[0-9a-f]{64}$/) });
    expect(isThere('.ai-kb/atoms/db/Pooling.md')).toBe(true);
    const report = JSON.parse((await run('check', '--format', 'json')).stdout);
    expect([report.verdict, report.counts.candidate, report.counts.accepted]).toEqual(['pass', 3, 0]); // with the session, which is evidence

    const before = repository.git('status', '--porcelain', '--untracked-files=all');
    expect((await done('migrate', '--from', 'ai-kb', '--apply')).stderr).toMatch(/^0 files moved\./);
    expect(repository.git('status', '--porcelain', '--untracked-files=all')).toBe(before);

    // What became of it since is no copy of the note any more, so that one stays.
    repository.write('.memtrust/workspace/staging/new-trap-leak.md', 'It does not leak.\n');
    const removed = JSON.parse((await run('migrate', '--from', 'ai-kb', '--apply', '--remove', '--format', 'json')).stdout);
    expect(removed.moves.map((move: { from: string; original_removed: boolean }) => [move.from, move.original_removed])).toEqual([['.ai-kb/atoms/db/Pooling.md', true], ['.ai-kb/workspace/session/decoded-main.c-1-20.txt', true]]);
    expect(removed.refused).toEqual([{ from: '.ai-kb/workspace/staging/new-trap-leak.md', why: 'there is another file at `.memtrust/workspace/staging/new-trap-leak.md`' }]);
    expect(['.ai-kb/atoms/db/Pooling.md', '.ai-kb/notes.txt', '.ai-kb/workspace/staging/new-trap-leak.md'].map(isThere)).toEqual([false, true, true]);
  });

  it('knows again what was bound and adopted since', async () => {
    repository.write('.ai-kb/atoms/db/Pooling.md', POOL.replaceAll('\r', ''));
    await done('migrate', '--from', 'ai-kb', '--apply');
    await done('bind', 'db/pooling', 'src/pool.ts');
    await done('adopt', 'db/pooling');
    expect((await done('migrate', '--from', 'ai-kb', '--apply', '--remove')).stdout).toContain('there already  .ai-kb/atoms/db/Pooling.md → .memtrust/facts/db/pooling.md  (original removed)');
  });

  it('moves exports of AIT, and takes them away whole or not at all', async () => {
    const facts = [{ id: 'fact:owner', topic: 'authorization', status: 'accepted', body: 'Owner checks run first.\n', valid_to: '2027-01-01', source_file_path: 'src/pool.ts' }, { id: 'fact:blocked', status: 'policy_blocked', body: 'The canary sings.' }];
    repository.write('.ait/all.json', JSON.stringify({ schema: 'ait.memory_facts', facts })).write('.ait/some.json', JSON.stringify({ schema: 'ait.memory_facts', facts: facts.slice(0, 1) }));
    const { code, stdout, stderr } = await run('migrate', '--from', 'ait', '--apply', '--remove');
    expect([code, stdout.split('\n')]).toEqual([
      1,
      ['moved  `.ait/all.json#fact:owner` → .memtrust/facts/ait/fact-owner.md', 'refused  `.ait/all.json#fact:blocked`: the policy blocks it', 'moved  `.ait/some.json#fact:owner` → .memtrust/facts/ait/fact-owner-2.md  (original removed)', ''],
    ]);
    expect(stdout + stderr + repository.read('.memtrust/facts/ait/fact-owner.md')).not.toContain('canary');
    expect([isThere('.ait/all.json'), isThere('.ait/some.json')]).toEqual([true, false]);
    expect(repository.read('.memtrust/facts/ait/fact-owner.md')).toContain('valid_until: 2027-01-01\n');
  });

  it('refuses what makes no sense, and writes nothing', async () => {
    expect(await run('migrate', '--from', 'ai-kb', '--remove')).toMatchObject({ code: 2, stderr: 'error: --remove takes files away, and without --apply nothing is written\n  Add --apply, or leave --remove out.\n' });
    expect((await run('migrate', '--from', 'memtrust')).code).toBe(2);
    expect(await run('migrate', '--from', 'ai-runtime')).toMatchObject({ code: 0, stdout: 'nothing to move: there is no file of ai-runtime here\n' });
    repository.remove('.ai-kb/atoms/db/Pooling.md').link('.memtrust/workspace', '../elsewhere');
    expect(await run('migrate', '--from', 'ai-kb', '--apply')).toMatchObject({ code: 2, stderr: expect.stringContaining('is a symbolic link') });
  });
});

describe('the layout ait', () => {
  it('is read by every command that reads, two facts of one file apart', async () => {
    repository
      .write('.memtrust/policy.yml', 'stores: [{layout: ait}]\n')
      .write('.ait/facts.json', JSON.stringify([{ id: 'fact:pool', topic: 'database', status: 'accepted', body: 'Connections are pooled.' }, { id: 'fact:lock', status: 'accepted', body: 'Locks are advisory.' }, { id: 'fact:x', status: 'excluded', body: 'The canary sings of locks.' }], null, 2))
      .commit();
    const facts = await done('facts');
    expect(facts.stdout.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([['ID', 'STATUS', 'REASON', 'TOPIC'], ['.ait/facts.json#fact:lock', 'candidate', 'candidate_not_adopted'], ['.ait/facts.json#fact:pool', 'candidate', 'candidate_not_adopted', 'database'], ['.ait/facts.json#fact:x', 'policy_blocked', 'policy_blocked'], ['']]);
    expect((await done('show', '.ait/facts.json#fact:lock')).stdout).toContain('| Locks are advisory.');
    expect((await done('show', '.ait/facts.json#fact:x')).stdout).not.toContain('canary');
    const recalled = JSON.parse((await done('recall', 'locks', '--format', 'json')).stdout);
    expect(recalled.selected.map((one: { id: string; path: string; text: string; status: string }) => [one.id, one.path, one.status, one.text])).toEqual([['.ait/facts.json#fact:lock', '.ait/facts.json', 'candidate', 'Locks are advisory.']]);
    expect(JSON.stringify(recalled)).not.toContain('canary');
    const checked = await run('check', '--format', 'json');
    expect([checked.code, JSON.parse(checked.stdout).counts]).toMatchObject([0, { candidate: 2, accepted: 0, policy_blocked: 1 }]);
    expect((await run('adopt', '.ait/facts.json#fact:lock')).code).toBe(2);
  });
});

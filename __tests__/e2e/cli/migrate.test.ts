/** Other stores become facts of our own: `migrate`, and `notes repair` before it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

const POOL =
  '---\ntimestamp: 2025-11-14 10:30:00\nconfidence: 0.95\nimportance: high\ntags: [db, pool]\n---\n# Pooling\r\n\r\nConnections are pooled.\r\n';

let repository: Sandbox;
const run = async (...args: string[]) => fromSource(repository.root, ...args);
const done = async (...args: string[]) => {
  const result = await run(...args);
  if (result.code !== 0)
    throw new Error(`${args.join(' ')}: ${result.code}\n${result.stdout}${result.stderr}`);
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
      'would copy  .ai-kb/atoms/db/Pooling.md → .memtrust/facts/db/pooling.md',
      'kept  .ai-kb/notes.txt: it is not a memory file of this store',
      'would copy  .ai-kb/workspace/session/decoded-main.c-1-20.txt → .memtrust/workspace/session/decoded-main.c-1-20.txt',
      'would copy  .ai-kb/workspace/staging/new-trap-leak.md → .memtrust/workspace/staging/new-trap-leak.md',
      '',
    ]);
    expect(stderr).toBe(
      '3 files would be copied.\nNothing was written: `npx memtrust migrate --from ai-kb --apply` does it.\n',
    );
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it('writes candidates, and takes originals away where it is asked to and all of them can be read back', async () => {
    expect((await done('migrate', '--from', 'ai-kb', '--apply', '--by', 'alice')).stdout).toMatch(
      /^copied {2}\.ai-kb\/atoms\/db\/Pooling\.md → /,
    );
    expect(repository.read('.memtrust/facts/db/pooling.md')).toBe(
      '---\ntopic: db\nconfidence: 0.95\nimportance: high\nstatus: candidate\nx-source-ref: ai-kb:.ai-kb/atoms/db/Pooling.md\nx-as-is:\n  - confidence\n  - importance\nx-timestamp: 2025-11-14 10:30:00\nx-tags:\n  - db\n  - pool\n---\n# Pooling\r\n\r\nConnections are pooled.\r\n',
    );
    expect(JSON.parse(repository.read('.memtrust/ledger/db/pooling.jsonl'))).toMatchObject({
      type: 'candidate.proposed',
      fact: 'db/pooling',
      proposed_by: 'alice',
      evidence: expect.stringMatching(
        /^ai-kb:\.ai-kb\/atoms\/db\/Pooling\.md sha256:[0-9a-f]{64}$/,
      ),
    });
    expect(isThere('.ai-kb/atoms/db/Pooling.md')).toBe(true);
    const report = JSON.parse((await run('check', '--format', 'json')).stdout);
    expect([report.verdict, report.counts.candidate, report.counts.accepted]).toEqual([
      'pass',
      3,
      0,
    ]); // with the session, which is evidence

    const before = repository.git('status', '--porcelain', '--untracked-files=all');
    expect((await done('migrate', '--from', 'ai-kb', '--apply')).stderr).toMatch(
      /^0 files copied\./,
    );
    expect(repository.git('status', '--porcelain', '--untracked-files=all')).toBe(before);

    // What became of it since is no copy of the note any more, so that one stays.
    repository.write('.memtrust/workspace/staging/new-trap-leak.md', 'It does not leak.\n');
    const removed = JSON.parse(
      (await run('migrate', '--from', 'ai-kb', '--apply', '--remove', '--format', 'json')).stdout,
    );
    expect(
      removed.moves.map((move: { from: string; original_removed: boolean }) => [
        move.from,
        move.original_removed,
      ]),
    ).toEqual([
      ['.ai-kb/atoms/db/Pooling.md', true],
      ['.ai-kb/workspace/session/decoded-main.c-1-20.txt', true],
    ]);
    expect(removed.refused).toEqual([
      {
        from: '.ai-kb/workspace/staging/new-trap-leak.md',
        why: 'another file exists at `.memtrust/workspace/staging/new-trap-leak.md`',
      },
    ]);
    expect(
      [
        '.ai-kb/atoms/db/Pooling.md',
        '.ai-kb/notes.txt',
        '.ai-kb/workspace/staging/new-trap-leak.md',
      ].map(isThere),
    ).toEqual([false, true, true]);
  });

  it('takes nothing away that the disk does not give back, though it looks alike', async () => {
    const path = 'workspace/session/decoded-main.c-1-20.txt';
    repository
      .write(`.ai-kb/${path}`, 'odd \uFFFD\n')
      .write(`.memtrust/${path}`, Uint8Array.of(0x6f, 0x64, 0x64, 0x20, 0xff, 0x0a));
    const { code, stderr } = await run('migrate', '--from', 'ai-kb', '--apply', '--remove');
    expect([code, stderr.split('\n')[0]]).toEqual([
      1,
      '2 files moved; 1 could not be read back: their originals were kept.',
    ]);
    expect([isThere(`.ai-kb/${path}`), isThere('.ai-kb/atoms/db/Pooling.md')]).toEqual([
      true,
      false,
    ]);
  });

  it('knows again what was bound and adopted since', async () => {
    repository.write('.ai-kb/atoms/db/Pooling.md', POOL.replaceAll('\r', ''));
    await done('migrate', '--from', 'ai-kb', '--apply');
    await done('bind', 'db/pooling', 'src/pool.ts');
    await done('adopt', 'db/pooling');
    expect((await done('migrate', '--from', 'ai-kb', '--apply', '--remove')).stdout).toContain(
      'there already  .ai-kb/atoms/db/Pooling.md → .memtrust/facts/db/pooling.md  (original removed)',
    );
  });

  it('moves exports of AIT, and takes them away whole or not at all', async () => {
    const facts = [
      {
        id: 'fact:owner',
        topic: 'authorization',
        status: 'accepted',
        body: 'Owner checks run first.\n',
        valid_to: '2027-01-01',
        source_file_path: 'src/pool.ts',
      },
      { id: 'fact:blocked', status: 'policy_blocked', body: 'The canary sings.' },
    ];
    repository.write('.ait/all.json', JSON.stringify({ schema: 'ait.memory_facts', facts })).write(
      '.ait/some.json',
      JSON.stringify({
        schema: 'ait.memory_facts',
        facts: [{ ...facts[0], body: 'Locks have no owner.' }],
      }),
    );
    const { code, stdout, stderr } = await run('migrate', '--from', 'ait', '--apply', '--remove');
    expect([code, stdout.split('\n')]).toEqual([
      1,
      [
        'copied  `.ait/all.json#fact:owner` → .memtrust/facts/ait/fact-owner.md',
        'refused  `.ait/all.json#fact:blocked`: the policy blocks it',
        'moved  `.ait/some.json#fact:owner` → .memtrust/facts/ait/fact-owner-2.md  (original removed)',
        '',
      ],
    ]);
    expect(stdout + stderr + repository.read('.memtrust/facts/ait/fact-owner.md')).not.toContain(
      'canary',
    );
    expect([isThere('.ait/all.json'), isThere('.ait/some.json')]).toEqual([true, false]);
    expect(repository.read('.memtrust/facts/ait/fact-owner.md')).toContain(
      'valid_until: 2027-01-01\n',
    );
    // A text without a line end gets one, which is told and taken back.
    expect(repository.read('.memtrust/facts/ait/fact-owner-2.md')).toMatch(
      /\nx-line-end: none\n---\nLocks have no owner\.\n$/,
    );
    expect(await run('notes', 'check')).toMatchObject({ code: 0 });
  });

  it('refuses what makes no sense, and writes nothing', async () => {
    expect(await run('migrate', '--from', 'ai-kb', '--remove')).toMatchObject({
      code: 2,
      stderr:
        'error: --remove deletes files, but without --apply nothing is written\n  Add --apply, or leave out --remove.\n',
    });
    expect((await run('migrate', '--from', 'memtrust')).code).toBe(2);
    expect(await run('migrate', '--from', 'ai-runtime')).toMatchObject({
      code: 0,
      stdout: 'nothing to migrate: there are no files of ai-runtime here\n',
    });
    repository.remove('.ai-kb/atoms/db/Pooling.md').link('.memtrust/workspace', '../elsewhere');
    expect(await run('migrate', '--from', 'ai-kb', '--apply')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is a symbolic link'),
    });
  });
});

describe('the layout ait', () => {
  it('is read by every command that reads, two facts of one file apart', async () => {
    repository
      .write('.memtrust/policy.yml', 'stores: [{layout: ait}]\n')
      .write(
        '.ait/facts.json',
        JSON.stringify(
          [
            {
              id: 'fact:pool',
              topic: 'database',
              status: 'accepted',
              body: 'Connections are pooled.',
            },
            { id: 'fact:lock', status: 'accepted', body: 'Locks are advisory.' },
            { id: 'fact:x', status: 'excluded', body: 'The canary sings of locks.' },
          ],
          null,
          2,
        ),
      )
      .commit();
    const facts = await done('facts');
    expect(facts.stdout.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
      ['ID', 'STATUS', 'REASON', 'TOPIC'],
      ['.ait/facts.json#fact:lock', 'candidate', 'nobody has adopted it'],
      ['.ait/facts.json#fact:pool', 'candidate', 'nobody has adopted it', 'database'],
      ['.ait/facts.json#fact:x', 'policy-blocked', 'the policy keeps it out'],
      [''],
    ]);
    expect((await done('facts', '.ait/facts.json#fact:lock')).stdout).toContain(
      '| Locks are advisory.',
    );
    expect((await done('facts', '.ait/facts.json#fact:x')).stdout).not.toContain('canary');
    const recalled = JSON.parse((await done('recall', 'locks', '--format', 'json')).stdout);
    expect(
      recalled.selected.map((one: { id: string; path: string; text: string; status: string }) => [
        one.id,
        one.path,
        one.status,
        one.text,
      ]),
    ).toEqual([
      ['.ait/facts.json#fact:lock', '.ait/facts.json', 'candidate', 'Locks are advisory.'],
    ]);
    expect(JSON.stringify(recalled)).not.toContain('canary');
    const checked = await run('check', '--format', 'json');
    expect([checked.code, JSON.parse(checked.stdout).counts]).toMatchObject([
      0,
      { candidate: 2, accepted: 0, policy_blocked: 1 },
    ]);
    expect((await run('adopt', '.ait/facts.json#fact:lock')).code).toBe(2);
  });
});

describe('notes check and repair', () => {
  const BROKEN =
    '\uFEFF---\r\ntimestamp: 2025/11/14\r\nconfidence: "95%"\r\nimportance: medium\r\n---\r\nNode 20.\r\n';
  beforeEach(() => {
    repository
      .write('.memtrust/policy.yml', 'stores: [{layout: ai-runtime}]\nadoption: {approvals: 0}\n')
      .write('memory/long-term/context.md', BROKEN)
      .write('memory/episodic/guess.md', '---\nconfidence: 95\ntimestamp: 03/04/2025\n---\nThen.\n')
      .write('.memtrust/workspace/staging/odd.md', 'odd')
      .commit();
  });

  it('names each problem with its line, and whether it can be mended', async () => {
    const { code, stdout, stderr } = await run('notes', 'check');
    expect([code, stdout.split('\n'), stderr]).toEqual([
      1,
      [
        '.memtrust/workspace/staging/odd.md: its name does not give a kind of a staged item, such as `new-trap-…`',
        '.memtrust/workspace/staging/odd.md:1: the last line has no line end (can be repaired)',
        'memory/episodic/guess.md:2: confidence is too big or too long (at most 1); if you mean per cent, write 95%',
        'memory/episodic/guess.md:3: timestamp must be a date such as 2026-01-31, with a time or without',
        'memory/long-term/context.md:1: the file begins with a byte-order mark (can be repaired)',
        'memory/long-term/context.md:1: lines end with a carriage return (can be repaired)',
        'memory/long-term/context.md:2: timestamp should be written like 2026-01-31 (can be repaired)',
        'memory/long-term/context.md:3: confidence is in per cent, but must be a number from 0 to 1 (can be repaired)',
        'memory/long-term/context.md:4: importance should be spelled normal (can be repaired)',
        'memtrust: 2 files, 59 B',
        'ai-runtime: 2 files, 136 B',
        '',
      ],
      '9 problems: 0 repaired, 6 for `npx memtrust notes repair`, 3 to fix by hand.\n',
    ]);
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it('mends those that can be, once; then nothing is left but what a person has to say', async () => {
    const written = JSON.parse((await run('notes', 'repair', '--format', 'json')).stdout);
    expect(
      written.problems.filter(({ state }: { state: string }) => state === 'repaired'),
    ).toHaveLength(6);
    expect(repository.read('memory/long-term/context.md')).toBe(
      '---\ntimestamp: 2025-11-14\nconfidence: 0.95\nimportance: normal\n---\nNode 20.\n',
    );
    expect(repository.read('memory/episodic/guess.md')).toContain('confidence: 95\n');
    repository.remove('memory/episodic/guess.md').remove('.memtrust/workspace/staging/odd.md');
    expect(await run('notes', 'repair')).toMatchObject({
      code: 0,
      stderr: 'No problems found.\n',
    });
  });

  it('leaves an adopted fact alone where mending it would take its adoption away, and names it', async () => {
    const fact = (confidence: string): string =>
      `---\nstatus: accepted\nconfidence: ${confidence}\nsources:\n  - path: src/pool.ts\n---\nPools.\n`;
    repository
      .write('.memtrust/facts/a.md', fact('0.9'))
      .write('.memtrust/facts/b.md', fact('0.9'));
    for (const id of ['a', 'b']) {
      await done('bind', id, 'src/pool.ts');
      await done('adopt', id);
    }
    // Line ends are no part of what was adopted; a confidence is.
    const crooked = repository.read('.memtrust/facts/a.md').replaceAll('\n', '\r\n');
    const edited = repository.read('.memtrust/facts/b.md').replace('0.9', '"80%"');
    repository
      .write('.memtrust/facts/a.md', crooked)
      .write('.memtrust/facts/b.md', edited)
      .write('.memtrust/facts/c.md', '---\nconfidence: "80%"\n---\nNot adopted.\n')
      .commit();
    const { stdout } = await run('notes', 'repair');
    expect(stdout).toContain(
      '.memtrust/facts/a.md:1: lines end with a carriage return (repaired)\n',
    );
    expect(stdout).toContain(
      '.memtrust/facts/b.md:3: confidence is in per cent, but must be a number from 0 to 1; it is adopted, so it was not changed: fix it by hand and adopt it again\n',
    );
    expect(repository.read('.memtrust/facts/a.md')).toBe(crooked.replaceAll('\r', ''));
    expect(repository.read('.memtrust/facts/b.md')).toBe(edited);
    expect(repository.read('.memtrust/facts/c.md')).toContain('confidence: 0.8\n');
    const judged = await done('check', '--base', 'HEAD', '--format', 'json');
    expect(JSON.parse(judged.stdout).entries).toContainEqual(
      expect.objectContaining({ id: 'a', status: 'accepted' }),
    );
  });

  it('looks at a store that is not listed where it is named, and says nothing of what the policy keeps unsaid', async () => {
    repository
      .write(
        '.memtrust/policy.yml',
        'exclude_paths: ["memory/long-term/private-*"]\nexclude_text: [canary]\n',
      )
      .write('memory/long-term/private-plan.md', '---\nconfidence: 95\n---\nP.\n')
      .write('memory/long-term/song.md', '---\nconfidence: 95\n---\nThe canary sings.\n')
      .commit();
    expect((await run('notes', 'check')).stdout).not.toContain('memory/');
    const { stdout } = await run('notes', 'check', '--layout', 'ai-runtime');
    expect(stdout).toContain('memory/long-term/context.md:1');
    expect(stdout).toContain(
      'ai-runtime: 2 files, 136 B; 2 that the policy blocks are not counted\n',
    );
    expect(stdout).not.toMatch(/private|song|canary/);
  });
});

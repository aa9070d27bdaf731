import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { schemas } from '../../../src/cli/generated-docs.js';
import { NODE_24 } from '../run-action.js';
import { factFile, Sandbox, type Result } from './sandbox.js';

let settled: Sandbox;
let repository: Sandbox;

beforeAll(async () => {
  settled = new Sandbox();
  settled
    .write('src/queue.ts', 'export const retries = 5;\n')
    .write('CLAUDE.md', '# Work\n\nRun npm test.\n\n# Queues\n\nMind the retry queue.\n');
  settled
    .write('.gitignore', '.memtrust/context/\n')
    .write('.memtrust/policy.yml', 'version: 1\nexclude_text: [canary]\n');
  settled.write(
    '.memtrust/facts/queue/durable.md',
    factFile('topic: billing\nconfidence: 0.6', 'The retry queue is durable.'),
  );
  settled.write(
    '.memtrust/facts/queue/limit.md',
    factFile('topic: billing', 'The retry queue tries five times.'),
  );
  await settled.done('bind', 'queue/limit', 'src/queue.ts');
  await settled.done('adopt', 'queue/durable', '--unbound', 'said in the weekly');
  await settled.done('adopt', '--all');
  settled.write('.memtrust/facts/queue/secret.md', factFile('', 'The retry queue sings canary.'));
  settled.commit('Retry in a durable queue\n\nThe one in memory lost what it held.');
  settled
    .write('src/queue.ts', 'export const retries = 50;\n')
    .write('.memtrust/facts/queue/wish.md', factFile('', 'The retry queue is instant.'))
    .commit('More retries');
});

afterAll(() => settled.dispose());

beforeEach(() => {
  repository = settled.copy();
});

afterEach(() => repository.dispose());

interface Row {
  readonly id: string;
  readonly trust_level: string;
  readonly reason: string;
  readonly origin: string;
  readonly text?: string;
}

function answerIn({ code, stdout, stderr }: Result) {
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const answer: {
    readonly selected: readonly Row[];
    readonly skipped: readonly Row[];
    readonly basis: string;
    readonly record_ref: string | null;
    readonly rendered_chars: number;
    readonly compacted: boolean;
  } = JSON.parse(stdout);
  return answer;
}

const recall = async (...args: readonly string[]) =>
  answerIn(await repository.memtrust('recall', ...args, '--format', 'json'));

describe('recall', () => {
  it('tells a person one line a hit, how far to believe it, and what is left out', async () => {
    const { code, stdout } = await repository.memtrust('recall', 'retry', 'queue');
    expect(code).toBe(0);
    const [first, ...lines] = stdout.split('\n');
    expect(first).toMatch(/^from base [0-9a-f]{7} of main$/);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^trusted {4}queue\/durable {2}\.memtrust\/facts\/queue\/durable\.md {2}\d+\.\d{3} {2}uncertain$/,
        ),
        '    The retry queue is durable.',
        expect.stringMatching(/^advisory {3}live:claude:CLAUDE\.md#L5-L7 {2}\d+\.\d{3}$/),
        expect.stringMatching(/^candidate {2}queue\/wish /),
        expect.stringMatching(/^evidence {3}commit:[0-9a-f]{40} /),
        'left out   queue/limit  what it cites changed',
        'left out   queue/secret  the policy keeps it out',
      ]),
    );
    expect(stdout).not.toMatch(/five times|canary/);
  });

  it('says the same as JSON, by its schema', async () => {
    const result = await repository.memtrust('recall', 'retry queue', '--format', 'json');
    const answer = answerIn(result);
    const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(
      schemas['recall']?.schema ?? false,
    );
    validate(JSON.parse(result.stdout));
    expect(validate.errors).toBeNull();
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining([
        'query',
        'selected',
        'skipped',
        'budget_chars',
        'rendered_chars',
        'compacted',
        'source_manifest',
        'write_mode',
        'record_ref',
        'query_sources',
      ]),
    );
    expect(
      answer.skipped
        .filter(({ reason }) => !reason.startsWith('not_selected'))
        .map(({ id, reason }) => [id, reason]),
    ).toEqual([
      ['queue/limit', 'source_digest_mismatch'],
      ['queue/secret', 'policy_blocked'],
    ]);
  });

  it('agrees with the gate on what is trusted', async () => {
    const { report } = await repository.report('--base', 'HEAD', '--head', 'HEAD');
    const { selected, skipped } = await recall(
      'retry queue',
      '--limit',
      '100',
      '--budget',
      '100000',
    );
    for (const row of [...selected, ...skipped].filter(({ id }) => id.startsWith('queue/'))) {
      expect(report.entries.find(({ id }) => id === row.id)).toMatchObject({
        trust_level: row.trust_level,
        reason: row.reason,
      });
    }
  });

  it('trusts what is settled, and the working tree only where that is asked for, with a label', async () => {
    repository
      .write('.memtrust/facts/queue/new.md', factFile('', 'The retry queue is uncommitted.'))
      .write('CLAUDE.md', 'The retry queue is edited.\n');
    await repository.done('adopt', 'queue/new', '--unbound', 'said in the weekly');
    const base = await recall('retry queue');
    expect(JSON.stringify(base)).not.toContain('The retry queue is uncommitted.');
    // An agent file is seen as it is, and is advice as ever.
    expect(base.selected.filter(({ origin }) => origin !== 'base')).toMatchObject([
      {
        id: 'uncommitted:live:claude:CLAUDE.md#L1-L1',
        trust_level: 'advisory',
        origin: 'uncommitted',
        text: 'The retry queue is edited.',
      },
    ]);
    const trusting = await recall('retry queue', '--trust-worktree');
    expect(trusting.basis).toBe(
      'the uncommitted working tree, trusted because --trust-worktree was given',
    );
    expect(trusting.selected).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'queue/new', trust_level: 'trusted' }),
        expect.objectContaining({ id: 'live:claude:CLAUDE.md#L1-L1' }),
      ]),
    );
  });

  it('on a branch trusts what its base settles', async () => {
    repository.git('switch', '--quiet', '--create', 'feature');
    repository.write('.memtrust/facts/queue/mine.md', factFile('', 'The retry queue is mine.'));
    await repository.done('adopt', 'queue/mine', '--unbound', 'said in the weekly');
    repository.commit('Mine');
    const { basis, selected } = await recall('retry queue mine');
    expect(basis).toBe(`base ${repository.git('rev-parse', 'main').slice(0, 7)} of main`);
    expect(selected.map(({ id }) => id)).not.toContain('queue/mine');
  });

  it('names the default branch of origin, else main, else what is checked out', async () => {
    const basis = async (): Promise<string> => (await recall('retry')).basis.replace(/^.* of /, '');
    const head = repository.git('rev-parse', 'HEAD').trim();
    repository.git('update-ref', 'refs/remotes/origin/release/x', head);
    repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/release/x');
    expect(await basis()).toBe('release/x');
    // A commit that stands for no branch, and a branch that is gone, have no name to say.
    repository.git('update-ref', '--no-deref', 'refs/remotes/origin/HEAD', head);
    expect(await basis()).toBe('main');
    repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/gone');
    expect(await basis()).toBe('main');
    repository.git('branch', '--quiet', '--move', 'main', 'trunk');
    expect(await basis()).toBe('trunk');
  });

  it('a policy on disk can keep more out of a trusted working tree, never less', async () => {
    repository.write('.memtrust/policy.yml', 'version: 1\nexclude_text: [durable]\n');
    const { selected, skipped } = await recall('retry queue', '--trust-worktree', '--limit', '100');
    expect(JSON.stringify(selected)).not.toMatch(/canary|durable/i);
    expect(skipped.filter(({ reason }) => reason === 'policy_blocked').map(({ id }) => id)).toEqual(
      ['policy_blocked#1', 'queue/secret'],
    );
  });

  it('before the first commit trusts nothing, and knows nothing in a repository without memory', async () => {
    const empty = new Sandbox();
    empty.write('CLAUDE.md', 'The retry queue.\n');
    expect(answerIn(await empty.memtrust('recall', 'retry', '--format', 'json'))).toMatchObject({
      selected: [
        { id: 'live:claude:CLAUDE.md#L1-L1', trust_level: 'advisory', origin: 'uncommitted' },
      ],
      skipped: [],
      basis: expect.stringContaining('no commit'),
    });
    expect((await empty.memtrust('recall', 'retry', '--trust-worktree')).stdout).toContain(
      'live:claude:CLAUDE.md#L1-L1',
    );
    empty.commit('First');
    expect((await empty.memtrust('recall', 'elephants')).stdout).toMatch(
      /^from base [0-9a-f]{7} of main\nnothing was found/,
    );
    empty.dispose();
  });

  it('is the same to the byte twice, elsewhere and on Node 24', async () => {
    const args = [
      'recall',
      'retry queue 队列',
      '--format',
      'json',
      '--now',
      '2026-03-01T12:00:00Z',
    ];
    const first = await repository.memtrust(...args);
    for (const options of [
      {},
      { node: NODE_24 },
      { cwd: join(repository.root, 'src') },
      { env: { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' } },
    ])
      expect(await repository.memtrustWith(options, ...args)).toEqual(first);
    expect(first.stdout).not.toContain(repository.root);
  });

  it('keeps to the budget', async () => {
    const { rendered_chars, compacted, skipped } = await recall('retry queue', '--budget', '30');
    expect(rendered_chars).toBeLessThanOrEqual(30);
    expect(compacted).toBe(true);
    expect(skipped.map(({ reason }) => reason)).toContain('over_budget');
  });

  it('says why it gives nothing', async () => {
    const second = async (...args: string[]) =>
      (await repository.done('recall', ...args)).stdout.split('\n')[1];
    expect(await second('zeppelin')).toBe('nothing was found that the policy allows to show');
    expect(await second('retry queue', '--budget', '1')).toBe(
      'nothing that was found fits into the budget',
    );
    repository.git('rm', '--quiet', '.memtrust/facts/queue/durable.md', 'CLAUDE.md');
    repository.commit('less');
    expect(await second('tries')).toBe('nothing that was found is in force');
  });

  it('shows what a terminal would obey', async () => {
    repository
      .write(
        '.memtrust/facts/queue/evil.md',
        factFile(
          '',
          '::error::retry \u001b[31mred\u202e queue ##[command]\n::set-output name=x::y',
        ),
      )
      .commit('evil');
    const { stdout } = await repository.memtrust('recall', 'retry', 'red');
    expect(stdout).toContain(String.raw`\u{1b}[31mred\u{202e}`);
    expect(stdout).not.toMatch(/\u001b|\u202e|^\s*::|##\[/mu);
  });
});

describe('recall --record', () => {
  it('writes one record, once, where git does not look', async () => {
    const { record_ref } = await recall('retry queue', '--record');
    expect(record_ref).toMatch(/^\.memtrust\/context\/retrieval-[0-9a-f]{12}\.json$/);
    const written = repository.read(record_ref ?? '');
    expect(JSON.parse(written)).toMatchObject({
      schema: 'memtrust.retrieval',
      query: 'retry queue',
      write_mode: 'recorded',
      kind: 'manual_memory_recall',
    });
    expect(written).not.toMatch(/The retry queue is durable|canary/);
    expect((await recall('retry queue', '--record')).record_ref).toBe(record_ref);
    // What somebody else put there is neither written over nor named as the record.
    repository.write(record_ref ?? '', 'mine\n');
    expect(await repository.memtrust('recall', 'retry queue', '--record')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('was not written by memtrust'),
    });
    expect(repository.read(record_ref ?? '')).toBe('mine\n');
    expect((await recall('five', '--record')).record_ref).not.toBe(record_ref);
    expect(
      readdirSync(join(repository.root, '.memtrust/context')).filter(
        (name) => name !== '.gitignore',
      ),
    ).toHaveLength(2);
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it('also where no other command has told git to ignore it', async () => {
    repository.write('.gitignore', '').commit('none');
    await recall('retry queue', '--record');
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it('never through a link', async () => {
    repository.link('.memtrust/context', '/tmp');
    expect(await repository.memtrust('recall', 'retry', '--record')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('symbolic link'),
    });
  });

  it('and nothing without it', async () => {
    await recall('retry queue');
    expect(existsSync(join(repository.root, '.memtrust/context'))).toBe(false);
  });
});

describe('bad input is exit 2 and says what was meant', () => {
  it.each([
    [['recall'], /missing required argument/],
    [['recall', ''], /The query is empty/],
    [['recall', '?!'], /has no words/],
    [['recall', 'x', '--budget', '0'], /whole number from 1/],
    [['recall', 'x', '--budget=-1'], /whole number from 1/],
    [['recall', 'x', '--budget', 'NaN'], /whole number from 1/],
    [['recall', 'x', '--budget', '1e3'], /whole number from 1/],
    [['recall', 'x', '--limit', '0'], /whole number from 1/],
    [['recall', 'x', '--buget', '1'], /Did you mean --budget/],
    [['recall', 'x', '--format', 'yaml'], /text, json/],
    [['recall', 'x', '--now', 'yesterday'], /ISO 8601/],
  ])('%j', async (args, message) => {
    expect(await repository.memtrust(...args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  });

  it('and so is a policy that cannot be read: nobody knows what it keeps out', async () => {
    repository.write('.memtrust/policy.yml', 'exclude_txt: [canary]\n').commit('broken');
    expect(await repository.memtrust('recall', 'retry')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/policy\.yml` cannot be read.*exclude_txt/),
    });
  });
});

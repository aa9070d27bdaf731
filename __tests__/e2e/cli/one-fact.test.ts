/** `memtrust facts ID`: what was decided about one fact, by whom, when and why; and what `show` and `facts` doubt. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { eventLine, makeEvent } from '../../../src/memory/ledger.js';
import { schemas } from '../../../src/cli/generated-docs.js';
import { sha256 } from '../../../src/tree/digest.js';
import { preparedOnce } from './prepared.js';
import { factFile, type Sandbox } from './sandbox.js';

const FACT = '.memtrust/facts/auth/owner-checks.md';
const LEDGER = '.memtrust/ledger/auth/owner-checks.jsonl';

/** Of nobody, in pieces so that no scanner takes this file for a leak. */
const TOKEN = ['ghp_', 'k3Jq8ZrT1mWx', 'Vb6NyLp2HsDg', 'Qa7Ue4Rf0Tzc'].join('');

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository.write('src/guard.ts', 'export const guard = true;\n');
  await repository.done('init', '--solo', '--by', 'alice');
  await propose('auth/owner-checks', 'Owner checks run first.', '--evidence', 'PR 12');
  await repository.done('adopt', 'auth/owner-checks', '--by', 'bob', '--now', '2026-02-01');
  repository.commit('adopted');
  repository.git('switch', '--quiet', '--create', 'work');
});
beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

async function propose(id: string, text: string, ...more: string[]): Promise<void> {
  await repository.done(
    ...`propose ${id} --source src/guard.ts --by alice --now 2026-01-01 --text`.split(' '),
    text,
    ...more,
  );
}

const show = async (id: string): Promise<string> => (await repository.done('facts', id)).stdout;

/** `show --format json`, held against its published schema. */
async function shown(id: string): Promise<Record<string, unknown>> {
  const answer = JSON.parse((await repository.done('facts', id, '--format', 'json')).stdout);
  const ajv = new Ajv2020({ strict: true, strictTypes: false });
  expect([ajv.validate(schemas['fact-details']?.schema ?? {}, answer), ajv.errors]).toEqual([
    true,
    null,
  ]);
  return answer;
}

describe('facts ID tells what was decided', () => {
  it('the events of a fact, the newest first: what, when, by whom, on what evidence', async () => {
    const events = (await show('auth/owner-checks'))
      .split('\n')
      .filter((line) => /^ {2}(?:event|why|evidence) /.test(line));
    expect(events).toEqual([
      '  event     2026-02-01T00:00:00Z adopted by bob',
      '  event     2026-02-01T00:00:00Z previewed by bob',
      '  event     2026-01-01T00:00:00Z proposed by alice',
      '  event     2026-01-01T00:00:00Z evidence recorded by alice',
      '  evidence  PR 12',
    ]);
  });

  it('by what follows what, whatever time an event claims', async () => {
    await repository.done(
      ...'retire auth/owner-checks --why moved --by eve --now 1999-01-01'.split(' '),
    );
    expect(await show('auth/owner-checks')).toMatch(
      /event {5}1999-01-01T00:00:00Z retired by eve, not merged into the base yet\n {2}why {7}moved\n {2}event {5}2026-02-01/,
    );
  });

  it('the reason of a candidate that was turned down', async () => {
    await propose('auth/no-checks', 'Nothing is checked.');
    await repository.done('retire', 'auth/no-checks', '--why', 'the guard still runs');
    const text = await show('auth/no-checks');
    expect(text).toContain('auth/no-checks: rejected (it was discarded or retired)\n');
    expect(text).toMatch(/discarded by [^\n]*\n {2}why {7}the guard still runs\n/);
  });

  it('of a fact whose file is gone: retired, forgotten or archived', async () => {
    await repository.done('retire', 'auth/owner-checks', '--why', 'moved to the gateway');
    repository.commit('retired');
    repository.remove(FACT).commit('gone');
    expect(await show('auth/owner-checks')).toMatch(
      /^auth\/owner-checks: its file was deleted\n {2}event .* retired .*\n {2}why {7}moved to the gateway\n/,
    );
    repository.write('.memtrust/facts/ops/key.md', factFile('', `The key is ${TOKEN}.`));
    await repository.done(
      'retire',
      'ops/key',
      '--erase',
      '--why',
      'It held a key',
      '--by',
      'carol',
    );
    expect(await show('ops/key')).toMatch(
      /^ops\/key: its file was deleted\n {2}gone {6}\S+ by carol\n {2}why {7}It held a key\n$/,
    );
    expect(await shown('ops/key')).toMatchObject({
      entry: null,
      text: null,
      events: [],
      tombstones: [{ why: 'It held a key', by: 'carol' }],
    });
  });

  it('nothing of an id that no fact ever had', async () => {
    expect(await repository.memtrust('facts', 'auth/owner-check')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean `auth/owner-checks`?'),
    });
  });

  it('as JSON, with the labels of the trust report', async () => {
    expect(await shown('auth/owner-checks')).toMatchObject({
      entry: {
        id: 'auth/owner-checks',
        source_class: 'accepted_memory',
        status: 'accepted',
        trust_level: 'trusted',
      },
      text: 'Owner checks run first.\n',
      events: [
        { type: 'candidate.applied', proposed_by: 'bob', settled: true },
        { type: 'candidate.diffed', proposed_by: 'bob', settled: true },
        { type: 'candidate.proposed', proposed_by: 'alice', settled: true },
        { type: 'evidence.recorded', evidence: 'PR 12', settled: true },
      ],
      tombstones: [],
    });
  });
});

describe('facts ID prints nothing that it must not', () => {
  it('a reason is one line without control characters, and has an end', async () => {
    await propose('auth/no-checks', 'Nothing is checked.');
    await repository.done(
      'retire',
      'auth/no-checks',
      '--by',
      'e\u001b[31mve',
      '--why',
      `no\n::error::x\u001b[2J ${TOKEN} ${'y'.repeat(3_000)}`,
    );
    const text = await show('auth/no-checks');
    expect(text).toContain('by e\\u{1b}[31mve');
    expect(text).toContain('  why       no\\u{a}::error::x\\u{1b}[2J ');
    expect(text).not.toContain(TOKEN);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(1_100);
    expect(JSON.stringify(await shown('auth/no-checks'))).not.toContain(TOKEN);
  });

  it('of a long ledger the newest events, and how many there are beside', async () => {
    const digest = sha256('x');
    const lines = Array.from({ length: 50 }, (_, index) =>
      eventLine(
        makeEvent({
          type: 'evidence.recorded',
          fact: 'auth/owner-checks',
          after: [],
          claim: digest,
          binding: digest,
          proposed_by: 'eve',
          at: `3026-01-01T00:00:${index}Z`,
        }),
      ),
    );
    repository.write(LEDGER, repository.read(LEDGER) + lines.join(''));
    const text = await show('auth/owner-checks');
    expect(text.match(/^ {2}event /gm)).toHaveLength(20);
    expect(text).toContain('  and 34 older: --format json has them\n');
    expect(await shown('auth/owner-checks')).toHaveProperty('events.length', 54);
  });

  it.each([
    ['a fact that is there', false],
    ['a fact whose file is gone', true],
  ])('what the policy excludes, in a reason of %s', async (_what, isGone) => {
    await repository.done('retire', 'auth/owner-checks', '--why', 'Internal only');
    if (isGone) repository.remove(FACT);
    repository.git('switch', '--quiet', 'main');
    repository.write(
      '.memtrust/policy.yml',
      `${repository.read('.memtrust/policy.yml')}\nexclude_text: [internal only]\n`,
    );
    repository.commit('policy');
    const text = await show('auth/owner-checks');
    expect(text).toContain(' retired by ');
    expect(text.toLowerCase()).not.toContain('internal');
    expect(JSON.stringify(await shown('auth/owner-checks')).toLowerCase()).not.toContain(
      'internal',
    );
  });

  it.each([
    ['exclude_paths: ["src/**"]', false],
    ['exclude_paths: [".memtrust/facts/auth/**"]', true],
    ['exclude_text: ["auth/owner"]', true],
    ['sources: {block: ["auth/*"]}', true],
  ])('an event of a fact that `%s` blocks', async (line, isGone) => {
    await repository.done('retire', 'auth/owner-checks', '--why', 'told to nobody');
    repository.git('switch', '--quiet', 'main');
    repository.write('.memtrust/policy.yml', `version: 1\nadoption: {approvals: 0}\n${line}\n`);
    repository.commit('policy');
    expect((await repository.memtrust('facts', 'auth/owner-checks')).stdout).not.toContain('told');
    if (!isGone) return;
    repository.remove(FACT);
    const { code, stdout, stderr } = await repository.memtrust('facts', 'auth/owner-checks');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('There is no fact');
    expect(repository.read(LEDGER)).toContain('told to nobody');
  });
});

it('an id without its folder is answered with the facts that end in it', async () => {
  expect(await repository.memtrust('facts', 'owner-checks')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /There is no fact `owner-checks`\n.*Did you mean `auth\/owner-checks`\?/,
    ),
  });
  repository.write('.memtrust/facts/api/owner-checks.md', factFile('', 'Another.'));
  expect((await repository.memtrust('facts', 'owner-checks')).stderr).toContain(
    'Did you mean `api/owner-checks`, `auth/owner-checks`?',
  );
  expect((await repository.memtrust('facts', 'checks')).stderr).not.toContain('Did you mean');
});

describe('what states a confidence below 0.7', () => {
  beforeEach(() => {
    repository.write(
      '.memtrust/facts/auth/draft.md',
      factFile('confidence: 0.6', 'Perhaps the guard is slow.'),
    );
  });

  it('is called uncertain by show and facts, in text and in JSON', async () => {
    expect(await show('auth/draft')).toMatch(/^auth\/draft: candidate, uncertain \(/);
    expect(await show('auth/owner-checks')).not.toContain('uncertain');
    expect((await repository.done('facts')).stdout).toMatch(/^auth\/draft +candidate, uncertain /m);
    const { entries } = JSON.parse((await repository.done('facts', '--format', 'json')).stdout);
    expect(
      entries.map((entry: { id: string; uncertain?: true }) => [entry.id, entry.uncertain]),
    ).toEqual([
      ['auth/draft', true],
      ['auth/owner-checks', undefined],
    ]);
    expect(await shown('auth/draft')).toMatchObject({ entry: { uncertain: true } });
  });
});

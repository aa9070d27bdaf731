import { describe, expect, test } from '@jest/globals';
import { renderJson } from '../../src/report/json.js';
import { trustReport, type TrustReport } from '../../src/report/trust-report.js';
import { trustReportShape } from '../../src/report/schemas/trust-report.js';
import type { Evaluation } from '../../src/gate/evaluate.js';
import {
  adopted,
  approvedBy,
  BASE_SHA,
  boundTo,
  CALM,
  change,
  fact,
  HEAD_SHA,
  NOW,
  POLICY,
  scenes,
  state,
  type Files,
} from './scenes.js';

const report = (evaluation: Evaluation): TrustReport =>
  trustReport(evaluation, { manifestPath: 'context-manifest.json' });
const entryOf = (of: TrustReport, id: string) => of.entries.find((entry) => entry.id === id);

describe('the trust report', () => {
  test('has the keys of its format in their order', async () => {
    const of = report(await scenes.stale());
    expect(Object.keys(of)).toEqual([
      'schema',
      'schema_version',
      'tool',
      'subject',
      'verdict',
      'counts',
      'entries',
      'changes',
      'findings',
      'fixtures',
      'release_gate',
      'benchmark',
      'adoption',
      'coverage',
      'held',
      'incomplete',
      'manifest',
    ]);
    expect(Object.keys(of.counts)).toEqual([
      'accepted',
      'candidate',
      'advisory',
      'superseded',
      'stale',
      'policy_blocked',
      'rejected',
      'unverifiable',
    ]);
    expect(Object.keys(of.findings[0] ?? {})).toEqual([
      'rule',
      'name',
      'severity',
      'message',
      'path',
      'fact_id',
      'statement',
      'introduced',
      'remedy',
      'docs',
      'fingerprint',
    ]);
  });

  test('says what was judged, and when in one place only', async () => {
    const of = report(await scenes.stale());
    expect(of.subject).toEqual({
      repository: 'acme/payments',
      base_sha: BASE_SHA,
      head_sha: HEAD_SHA,
      policy_digest: expect.stringMatching(/^sha256:/),
      evaluated_at: NOW,
    });
    const later = report(
      await change(CALM, { ...CALM, 'src/auth/guard.ts': 'x' }, { now: '2026-06-02T00:00:00Z' }),
    );
    const sooner = report(await change(CALM, { ...CALM, 'src/auth/guard.ts': 'x' }));
    expect({ ...later, subject: null }).toEqual({ ...sooner, subject: null });
  });

  test('counts entries by status, and apart those that cannot be checked', async () => {
    const files: Files = {
      ...CALM,
      'CLAUDE.md': 'x',
      ...fact('a/candidate', { status: 'candidate' }),
      'src/late.ts': 'later\n',
      ...adopted('a/stale', { cites: { 'src/late.ts': 'before\n' } }),
    };
    expect(report(await state(files)).counts).toEqual({
      accepted: 2,
      candidate: 1,
      advisory: 1,
      superseded: 0,
      stale: 1,
      policy_blocked: 0,
      rejected: 0,
      unverifiable: 1,
    });
  });

  test('gives each source of a fact its verdict', async () => {
    const of = report(await scenes.stale());
    expect(entryOf(of, 'authorization/owner-checks')).toEqual({
      id: 'authorization/owner-checks',
      source_class: 'accepted_memory',
      settled: true,
      status: 'stale',
      trust_level: 'stale',
      trusted_baseline: false,
      reason: 'source_digest_mismatch',
      reasons: ['source_digest_mismatch'],
      path: '.memtrust/facts/authorization/owner-checks.md',
      anchors: [
        {
          path: 'src/auth/guard.ts',
          selector: 'file',
          verdict: 'changed',
        },
      ],
    });
    expect(of.changes).toEqual([
      {
        id: 'authorization/owner-checks',
        from: 'accepted',
        to: 'stale',
        because: [{ path: 'src/auth/guard.ts', selector: 'file', verdict: 'changed' }],
      },
    ]);
  });

  test('keeps the lines of a statement, and nothing that cannot be seen', async () => {
    const statement = 'Owner checks run.\nThey run first.\u200b\n';
    const stale: Files = {
      ...CALM,
      ...adopted('a/lines', { body: statement, cites: { 'docs/a.txt': 'the rule\n' } }),
      'docs/a.txt': 'another rule\n',
    };
    const found = report(await state(stale)).findings.find(({ fact_id: id }) => id === 'a/lines');
    expect(found?.statement).toBe('Owner checks run.\nThey run first.\\u{200b}');
  });

  test('says where a span moved to', async () => {
    const before: Files = { ...CALM, 'docs/a.txt': 'the rule\n' };
    const front = await boundTo(before, { path: 'docs/a.txt', quote: 'the rule' });
    const files: Files = {
      ...before,
      ...adopted('a/moved', { front }),
      'docs/a.txt': 'one\ntwo\nthe rule\n',
    };
    expect(entryOf(report(await state(files)), 'a/moved')?.anchors).toEqual([
      {
        path: 'docs/a.txt',
        selector: 'quote',
        verdict: 'moved',
        moved_to: { path: 'docs/a.txt', lines: [3, 3] },
      },
    ]);
  });

  test('marks a fact that its author adopted alone', async () => {
    const files: Files = {
      ...CALM,
      '.memtrust/policy.yml': 'adoption:\n  approvals: 0\n  adopters: [alice]\n',
    };
    expect(entryOf(report(await state(files)), 'payments/currency')).toMatchObject({
      self_adopted: true,
    });
    expect(entryOf(report(await state(CALM)), 'payments/currency')).not.toHaveProperty(
      'self_adopted',
    );
  });

  test('says a finding in text, with its documentation', async () => {
    const of = report(await change(CALM, { ...CALM, ...fact('a/b', { front: 'mood: x\n' }) }));
    expect(of.findings[0]).toMatchObject({
      rule: 'MT101',
      name: 'invalid-record',
      severity: 'error',
      message: '`.memtrust/facts/a/b.md` is not a valid fact: unknown key `mood`',
      path: '.memtrust/facts/a/b.md',
      line: 3,
      fact_id: 'a/b',
      introduced: true,
      docs: 'https://github.com/memtrust/memtrust/blob/main/docs/rules.md#mt101-invalid-record',
    });
  });

  test('says what would fix a finding, as data', async () => {
    const evaluation = await change(CALM, {
      ...CALM,
      'AGENTS.md': '# A\n\nSee `src/auth/gaurd.ts`.\n',
    });
    const of = trustReportShape.parse(JSON.parse(renderJson(report(evaluation))));
    expect(of.findings.flatMap(({ fix }) => fix ?? [])).toEqual([
      {
        path: 'AGENTS.md',
        edits: [{ line: 3, column: 6, end_column: 23, replacement: 'src/auth/guard.ts' }],
      },
    ]);
  });

  test('leaves out what is not there', async () => {
    const of = report(await scenes.noMemoryBefore());
    expect(Object.keys(of.findings[0] ?? {})).toEqual([
      'rule',
      'name',
      'severity',
      'message',
      'introduced',
      'remedy',
      'docs',
      'fingerprint',
    ]);
  });

  test('lists adoptions with their approvals', async () => {
    const of = report(await scenes.adoption());
    expect(of.adoption).toEqual([
      {
        fact_id: 'billing/retries',
        event: expect.stringMatching(/^sha256:/),
        claim: expect.stringMatching(/^sha256:/),
        binding: expect.stringMatching(/^sha256:/),
        approved: true,
        effective: 'on_merge',
        approvals: [{ login: 'alice', commit_id: HEAD_SHA, counted: true, why: 'an adopter' }],
        events: [
          {
            type: 'candidate.reviewed',
            fact: 'billing/retries',
            claim: of.adoption[0]?.claim,
            binding: of.adoption[0]?.binding,
            reviewed_by: 'alice',
            commit_id: HEAD_SHA,
          },
        ],
      },
    ]);
  });

  test('says how the fixtures ended', async () => {
    const fixture = {
      schema_version: 1,
      id: 'mine',
      query: 'x',
      policy: {},
      facts: [
        {
          source_id: 'fact:x',
          status: 'accepted',
          trust_level: 'trusted',
          topic: 't',
          body: 'b',
          expected_in_context: false,
          expected_trusted: false,
        },
      ],
    };
    const evaluation = await state({
      ...CALM,
      '.memtrust/fixtures/mine.json': JSON.stringify(fixture),
    });
    const of = report(evaluation);
    const { length } = evaluation.fixtures.cases;
    expect(of.fixtures).toMatchObject({ total: length, passed: length - 1, contaminated: 1 });
    expect(of.fixtures.cases.at(-1)).toEqual({
      id: 'mine',
      kind: 'repository',
      passed: false,
      why: '`fact:x`: expected not trusted, got trusted',
    });
    expect(of.fixtures.cases[0]).toEqual({
      id: 'built-in/false-memory',
      kind: 'built-in',
      passed: true,
    });
  });

  test('names what was not judged, and the manifest', async () => {
    const of = report(await change(CALM, CALM, { incomplete: ['the history is\nshallow'] }));
    expect(of.incomplete).toEqual([String.raw`the history is\u{a}shallow`]);
    expect(of.manifest).toEqual({
      path: 'context-manifest.json',
      sha256: expect.stringMatching(/^sha256:/),
    });
    expect(trustReport(await scenes.nothing(), { manifestPath: null }).manifest.path).toBeNull();
  });

  test('makes names visible', async () => {
    const of = report(await change(CALM, { ...CALM, 'docs\u202E/CLAUDE.md': 'x' }));
    expect(of.entries.map((entry) => entry.path)).toContain(String.raw`docs\u{202e}/CLAUDE.md`);
    expect(renderJson(of)).not.toContain('\u202E');
  });

  test('says nothing of a policy-blocked fact but that it is blocked', async () => {
    const policy: Files = {
      '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}exclude_paths: [secrets/**]\n`,
    };
    const cites = { 'secrets/key.txt': 'the key\n' };
    const files: Files = { ...CALM, ...policy };
    const of = report(
      await change(
        files,
        { ...files, ...cites, ...adopted('ops/key', { cites }) },
        { authority: approvedBy('alice') },
      ),
    );
    expect(entryOf(of, 'ops/key')).toEqual({
      id: 'ops/key',
      source_class: 'candidate_memory',
      settled: false,
      status: 'policy_blocked',
      trust_level: 'policy_blocked',
      trusted_baseline: false,
      reason: 'policy_blocked',
      reasons: ['policy_blocked'],
      path: '.memtrust/facts/ops/key.md',
      anchors: [],
    });
    expect(of.adoption).toEqual([]);
  });

  test.each(Object.entries(scenes))(
    'is what its schema says in the case %s',
    async (_name, make) => {
      const of = report(await make());
      expect(trustReportShape.strict().parse(of)).toEqual(of);
    },
  );
});

test('a verdict has the words of the gate', async () => {
  expect([
    report(await scenes.nothing()).verdict,
    report(await scenes.silentPromotion()).verdict,
    report(await scenes.brokenPolicy()).verdict,
  ]).toEqual(['pass', 'fail', 'error']);
});

test('two runs are byte-equal', async () => {
  expect(renderJson(report(await scenes.many()))).toBe(
    renderJson(report(await scenes.many.anew())),
  );
});

import { describe, expect, test } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { attemptOf, attemptShape } from '../../src/context/evidence/attempt.js';
import { reviewOf, reviewShape, parseSubmission } from '../../src/gate/review/agent-review.js';
import { sessionEventShape, sessionLine, type NewEvent } from '../../src/memory/session/event.js';
import { parseFixture } from '../../src/fixtures/parse.js';
import { parseFact } from '../../src/memory/fact.js';
import { DEFAULT_POLICY } from '../../src/memory/default-policy.js';
import { parsePolicy } from '../../src/memory/policy.js';
import { schemas } from '../../src/cli/generated-docs.js';
import { trustReport } from '../../src/report/trust-report.js';
import { sha256 } from '../../src/tree/digest.js';
import { aitFixtures } from '../fixtures/running.js';
import { NOW } from '../store.js';
import { adopted, scenes } from './scenes.js';

const HEX = 'a'.repeat(64);

function validator(name: string): ValidateFunction {
  const published = schemas[name];
  if (published === undefined) throw new Error(`no schema ${name}`);
  return new Ajv2020({ strict: true, strictTypes: false, formats: { uri: true } }).compile(
    published.schema,
  );
}

/** Every schema of a key, with its place. */
function properties(schema: unknown, place: string): [string, Record<string, unknown>][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const found: [string, Record<string, unknown>][] = [];
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties')
      for (const [name, own] of Object.entries(value as Record<string, Record<string, unknown>>))
        found.push([`${place}.${name}`, own]);
    found.push(...properties(value, key === 'properties' ? place : `${place}/${key}`));
  }
  return found;
}

describe('published schemas', () => {
  test('are those of the formats that others read or write', () => {
    expect(Object.keys(schemas)).toEqual([
      'trust-report',
      'trust-statement',
      'context-manifest',
      'fact',
      'policy',
      'fixture',
      'ait-fixture',
      'ledger-event',
      'recall',
      'fact-details',
      'attempt',
      'review',
      'session-event',
      'review-findings',
      'benchmark-case',
      'benchmark',
    ]);
  });

  test.each(Object.entries(schemas))(
    '%s has an id, a title and a description of every key',
    (name, { title, schema }) => {
      expect(schema).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `https://raw.githubusercontent.com/memtrust/memtrust/main/docs/schemas/${name}.schema.json`,
        title,
        description: expect.any(String),
      });
      expect(
        properties(schema, name)
          .filter(([, own]) => typeof own['description'] !== 'string')
          .map(([place]) => place),
      ).toEqual([]);
      expect(properties(schema, name).length).toBeGreaterThan(5);
    },
  );

  test.each(Object.entries(schemas))(
    '%s holds nothing that only code could check',
    (_name, { schema }) => {
      const empty = properties(schema, '').filter(([, own]) =>
        Object.keys(own).every((key) => key === 'description' || key === 'default'),
      );
      expect(empty).toEqual([]);
      expect(JSON.stringify(schema)).not.toContain(String(Number.MAX_SAFE_INTEGER));
    },
  );
});

describe.each(Object.entries(scenes))('in the case %s', (_name, make) => {
  test('report and manifest are as their schemas say', async () => {
    const evaluation = await make();
    for (const [name, value] of [
      ['trust-report', trustReport(evaluation, { manifestPath: null })],
      ['context-manifest', evaluation.manifest],
    ] as const) {
      const validate = validator(name);
      validate(JSON.parse(JSON.stringify(value)));
      expect(validate.errors).toBeNull();
    }
  });
});

describe('a wrong document is refused', () => {
  test('a report with a verdict, a status or a digest that does not exist', async () => {
    const report = trustReport(await scenes.stale(), { manifestPath: null });
    const validate = validator('trust-report');
    expect(validate(report)).toBe(true);
    expect(validate({ ...report, verdict: 'maybe' })).toBe(false);
    expect(validate({ ...report, schema_version: 2 })).toBe(false);
    expect(validate({ ...report, manifest: { path: null, sha256: 'abc' } })).toBe(false);
    expect(
      validate({
        ...report,
        entries: report.entries.map((entry) => ({ ...entry, status: 'believed' })),
      }),
    ).toBe(false);
    const { findings: _, ...without } = report;
    expect(validate(without)).toBe(false);
  });

  test('a manifest without its policy, or with a short hash', async () => {
    const { manifest } = await scenes.stale();
    const validate = validator('context-manifest');
    expect(validate(manifest)).toBe(true);
    expect(validate({ ...manifest, policy_hash: 'sha256:1' })).toBe(false);
    expect(
      validate({
        ...manifest,
        entries: manifest.entries.map((entry) => ({ ...entry, content_hash: 'x' })),
      }),
    ).toBe(false);
  });
});

describe('schema and parser agree', () => {
  test.each([
    [
      'all keys',
      `id: a/b\ntopic: t\nclaim_key: a/b\nkind: rule\nstatus: accepted\nconfidence: 0.9\nimportance: high\nsupersedes: [a/c]\nvalid_from: 2026-01-01\nvalid_until: 2026-01-01T00:00:00Z\nreview_by: 2026-01-01\nx-mine: {a: 1}\nsources:\n  - {path: a, symbol: f, quote: q, lines: 1-2, digest: "sha256:${HEX}", place: "sha256:${HEX} 1/2 x3", unit: "sha256:${HEX}", origin: "sha256:${HEX}", reader: 1, blob: "${'a'.repeat(40)}"}\n  - {path: a, lines: 7}\n  - {path: b, absent: true}\n`,
      true,
    ],
    ['no keys', '{}\n', true],
    ['an unknown key', 'mood: x\n', false],
    ['an unknown status', 'status: stale\n', false],
    ['a digest that is none', 'sources: [{path: a, digest: abc}]\n', false],
    [
      'a digest in capitals',
      `sources: [{path: a, digest: "sha256:${HEX.toUpperCase()}"}]\n`,
      false,
    ],
    ['lines that are none', 'sources: [{path: a, lines: first}]\n', false],
    ['line zero', 'sources: [{path: a, lines: 0}]\n', false],
    ['a date that is none', 'valid_until: tomorrow\n', false],
    ['a claim key without an attribute', 'claim_key: a\n', false],
    ['a blob without quotes', 'sources: [{path: a, blob: 12}]\n', false],
  ])('on a fact with %s', (_what, front, good) => {
    expect(validator('fact')(parse(front))).toBe(good);
    expect(parseFact('a/b', 'x.md', Buffer.from(`---\n${front}---\nBody\n`)).fact !== null).toBe(
      good,
    );
  });

  test.each([
    [
      'all keys',
      'version: 1\nmode: report\nadoption: {approvals: 2, adopters: [a, "@b/c"], codeowners: true, paths: {"x/**": [a]}}\npolicy: {approvers: [a]}\nexclude_paths: [a]\nexclude_text: [b]\nsources: {allow: [a], block: [b]}\nlive: {require_adoption: [a]}\nstale: {block: [high], warn: [critical, low], note: [normal]}\ncontext: {max_tokens: 9000}\nbase_audit: require\nstores: [{layout: ai-kb}]\nrules: {MT403: off}\n',
      true,
    ],
    ['no keys', '{}\n', true],
    ['an unknown key', 'mood: x\n', false],
    ['an unknown mode', 'mode: lax\n', false],
    ['an unknown layout', 'stores: [{layout: mine}]\n', false],
    ['an adopter that is no account', 'adoption: {adopters: ["a b"]}\n', false],
    ['an unknown importance', 'stale: {block: [critical/A]}\n', false],
    ['a rule that is none', 'rules: {silent: off}\n', false],
  ])('on a policy with %s', (_what, text, good) => {
    expect(validator('policy')(parse(text))).toBe(good);
    expect(parsePolicy(Buffer.from(text)).origin === 'file').toBe(good);
  });

  test.each(aitFixtures)("on the fixture $id in AIT's format", (fixture) => {
    expect(validator('ait-fixture')(fixture)).toBe(true);
    expect(parseFixture(JSON.stringify(fixture))).toHaveProperty('format', 'ait');
    expect(validator('ait-fixture')({ ...fixture, facts: [] })).toBe(false);
  });

  test.each([
    ['little', 'expect: {entries: {a: trusted, b: not_trusted}}', true],
    [
      'all keys',
      'description: d\nsurface: [gate, recall]\nnow: "2026-01-01T00:00:00Z"\nquery: q\npolicy: {exclude_paths: [x]}\nhead: {files: {a: null, b: t, c: {symlink: a}, d: {base64: "AA=="}, e: {removed: true}}, facts: [{id: a, status: rejected}], events: [{fact: a, type: fact.retired, why: w}]}\nexpect: {entries: {a: {status: stale, trust_level: stale, reason: expired_fact, in_baseline: false, in_context: false, body_absent: t}}, verdict: fail, rules: [MT201], silent_rules: [MT202], absent: [t]}',
      true,
    ],
    ['an unknown key', 'mood: x\nexpect: {verdict: pass}', false],
    ['an unknown status', 'expect: {entries: {a: {status: fine}}}', false],
    ['an unknown short form', 'expect: {entries: {a: believed}}', false],
    ['an unknown surface', 'surface: mail\nexpect: {verdict: pass}', false],
  ])('on a fixture with %s', (_what, rest, good) => {
    const text = `version: 1\nid: x\nbase: {files: {a.md: t}, facts: [{id: a, statement: s, adopted: true, source_ref: r, valid_until: 2026-01-01, sources: [a.md, {path: a.md, was: t}, {path: a.md, digest: null}]}]}\n${rest}\n`;
    const validate = validator('fixture');
    expect([validate(parse(text)), good ? validate.errors : null]).toEqual([good, null]);
    expect('format' in parseFixture(text)).toBe(good);
  });

  test('on a line of a ledger', () => {
    const line = adopted('a/b')['.memtrust/ledger/a/b.jsonl'] ?? '';
    const event: unknown = JSON.parse(line);
    const validate = validator('ledger-event');
    expect(validate(event)).toBe(true);
    expect(validate({ ...(event as object), type: 'candidate.believed' })).toBe(false);
    expect(validate({ ...(event as object), claim: 'x' })).toBe(false);
  });

  test('on the record of an attempt', () => {
    const seen = {
      command: ['npm', 'test'],
      query: 'x',
      prompt: Buffer.from('Do it.'),
      recordBodies: true,
      contextSha256: HEX,
      ended: { exitCode: 0, signal: null },
      exitCode: 0,
      changedFiles: ['a'],
      commits: ['b'.repeat(40)],
      output: { stdout: { digest: sha256('x'), bytes: 1, end: Buffer.from('x') }, stderr: null },
      trace: null,
    };
    const attempt = {
      ...attemptOf(seen, DEFAULT_POLICY),
      id: '2026-02-01-0123456789ab',
      candidates: ['a/b'],
      started_at: NOW,
      ended_at: NOW,
    };
    expectAgreement('attempt', attempt, (value) => attemptShape.safeParse(value).success, [
      { status: 'done' },
      { outcome: 'adopted' },
      { id: 'one' },
      { command: [] },
      { output: { stdout: null } },
      { output: { stdout: { digest: HEX, bytes: 1, body: 1 }, stderr: null } },
      { prompt: { digest: HEX, body: null } },
      { trusted: true },
    ]);
  });

  test('on the record of a review', () => {
    const parsed = parseSubmission(
      '[{"id":"f","severity":"high","message":"x","relied_on":["a/b"]}]',
    );
    if ('problems' in parsed) throw new Error('no finding');
    const made = reviewOf(
      parsed.reviews.flatMap((one) => one.findings),
      new Map(),
      DEFAULT_POLICY,
      {
        baseSha: null,
        headSha: 'b'.repeat(40),
        policyDigest: sha256('p'),
        contextSha256: HEX,
        recordedAt: NOW,
      },
    );
    expectAgreement('review', made, (value) => reviewShape.safeParse(value).success, [
      { id: 'x' },
      { base_sha: 'main' },
      { policy_digest: HEX },
      { findings: [{ id: 'f' }] },
      { proof: true },
    ]);
  });

  test.each<NewEvent>([
    { type: 'message', role: 'user', content: 'Hello' },
    { type: 'message', role: 'tool', content_base64: 'AAEC' },
    { type: 'note', text: 'x' },
    { type: 'context.built', participant: 'a', context_file: 'c.md', content_sha256: HEX },
    {
      type: 'session.compacted',
      range: [1, 4],
      summary: 'x [1]',
      by: 'extract/v1',
      archived: { lines: 4, sha256: sha256('x') },
    },
  ])('on a session event: $type', (event) => {
    const line: object = JSON.parse(sessionLine(5, NOW, event));
    const wrong = [
      { v: 2 },
      { seq: 0 },
      { type: 'session.believed' },
      { at: 1 },
      ...(event.type === 'message' ? [{ role: 'nobody' }] : []),
    ];
    expectAgreement(
      'session-event',
      { ...line, theirs: 1 },
      (value) => sessionEventShape().safeParse(value).success,
      wrong,
    );
  });
});

/** Schema and reader take the record, and neither takes it with a wrong part. */
function expectAgreement(
  name: string,
  record: object,
  reads: (value: unknown) => boolean,
  wrong: readonly object[],
): void {
  const validate = validator(name);
  expect([validate(record), validate.errors, reads(record)]).toEqual([true, null, true]);
  for (const part of wrong)
    expect([part, validate({ ...record, ...part }), reads({ ...record, ...part })]).toEqual([
      part,
      false,
      false,
    ]);
}

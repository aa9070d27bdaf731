import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { anyCharacter } from '../../any-character.js';
import type { Built } from '../../../src/context/build/build.js';
import type { ContextFormat, ContextRequest } from '../../../src/context/build/request.js';
import { builtManifest } from '../../../src/context/build/manifest.js';
import { parseContext } from './parse-context.js';
import { unquoted } from '../../../src/text/quote.js';
import type { FileManifest } from '../../../src/context/build/manifest.js';
import { DEFAULT_POLICY } from '../../../src/memory/default-policy.js';
import { policyDigest } from '../../../src/memory/policy.js';
import { schemas } from '../../../src/cli/generated-docs.js';
import { hexDigest } from '../../../src/tree/digest.js';
import { NOW } from '../../store.js';
import { built, everyShelf, readableOf, requestOf, trustedEntry } from './requests.js';

const entries = await readableOf(everyShelf);
const subject = {
  ownerKind: 'attempt' as const,
  ownerId: 'run',
  policyDigest: policyDigest(DEFAULT_POLICY),
  generatedAt: NOW,
  contextRef: '.memtrust/context/x.md',
};

function explained(
  request: ContextRequest,
  format: ContextFormat = 'markdown',
): { readonly context: Built; readonly manifest: FileManifest } {
  const context = built(request, format);
  return { context, manifest: builtManifest(context, request, subject) };
}

/** Every line of the file is in one block, and every block is what the file has there. */
function expectExplained({ context, manifest }: ReturnType<typeof explained>): void {
  const lines = context.text.split('\n').slice(0, -1);
  const covered = (manifest.blocks ?? []).flatMap(({ lines: [from, to] }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
  expect(covered).toEqual(lines.map((_line, index) => index + 1));
  expect(manifest.content_sha256).toBe(hexDigest(Buffer.from(context.text)));
  const parsed = parseContext(context.text);
  if (parsed === null) throw new Error('no context');
  const found = parsed.sections.flatMap(({ name, blocks }) =>
    blocks.map(({ kind, lines: at, body }) => ({
      kind,
      section: name,
      lines: at,
      content_hash: body === null ? null : hexDigest(body),
      bytes_included: body === null ? 0 : Buffer.byteLength(body),
    })),
  );
  expect(found).toEqual(
    (manifest.blocks ?? [])
      .filter(({ kind }) => kind !== 'frame')
      .map(({ source_id: _id, ...block }) => block),
  );
  for (const row of manifest.entries) {
    expect(row.included_in_context).toBe(row.lines !== undefined);
    const quoted =
      row.lines === undefined
        ? []
        : lines.slice(row.lines[0] - 1, row.lines[1]).flatMap((line) => unquoted(line) ?? []);
    expect([row.body_included, row.content_hash]).toEqual([
      quoted.length > 0,
      quoted.length > 0 ? hexDigest(quoted.join('\n')) : null,
    ]);
    expect(row.bytes_included).toBe(Buffer.byteLength(quoted.join('\n')));
  }
}

describe('the manifest of a context file', () => {
  it('says of each entry where it stands, and why', () => {
    const { context, manifest } = explained(
      requestOf(entries, {
        instructions: [
          { level: 'root', id: 'live:claude:CLAUDE.md', text: '# Tests\n\nRun the tests.\n' },
        ],
      }),
    );
    expectExplained({ context, manifest });
    const row = (id: string) => manifest.entries.find(({ source_id }) => source_id === id);
    expect(row('zebra')).toMatchObject({
      selected: true,
      trusted_baseline: true,
      body_included: true,
      reason: 'selected_trusted_memory',
    });
    expect(row('draft')).toMatchObject({
      selected: true,
      trusted_baseline: false,
      body_included: true,
      reason: 'candidate_not_adopted',
    });
    expect(row('live:claude:CLAUDE.md')).toMatchObject({
      selected: true,
      body_included: true,
      reason: 'live_source',
    });
    expect(row('old')).toMatchObject({
      selected: false,
      included_in_context: true,
      body_included: false,
      reason: 'superseded_fact',
      content_hash: null,
      bytes_included: 0,
    });
    expect(row('secret')).toMatchObject({
      selected: false,
      body_included: false,
      reason: 'policy_blocked',
      content_hash: null,
      topic: '',
    });
    expect(manifest).toMatchObject({
      memory_query: 'what holds',
      write_mode: 'ait_context_artifact',
      trusted_baseline_refs: ['new', 'zebra'],
      events: [{ event: 'context.built', tokens: context.budget.used }],
      budget: { ceiling: 16_000 },
    });
  });

  it('has a row for each commit and finding, and of a blocked one its id alone', () => {
    const evidence = [
      { id: 'light-review:touched', title: 'what it touches', text: 'src/a.ts' },
      { id: 'light-review:stale', title: 'the canary', text: 'sings' },
    ].map((one) => ({ ...one, reason: 'review_evidence' as const }));
    const request = requestOf(entries, { evidence });
    const policy = { ...request.policy, exclude_text: ['canary'] };
    const { context, manifest } = explained({ ...request, policy });
    expectExplained({ context, manifest });
    const rows = manifest.entries.filter(({ source_id }) => source_id.startsWith('light-review:'));
    expect(rows).toMatchObject([
      {
        source_id: 'light-review:stale',
        status: 'policy_blocked',
        trust_level: 'policy_blocked',
        topic: '',
        reason: 'policy_blocked',
        included_in_context: false,
        content_hash: null,
      },
      {
        source_id: 'light-review:touched',
        source_type: 'review',
        source_class: 'review_evidence',
        topic: 'what it touches',
        trust_level: 'evidence',
        trusted_baseline: false,
        body_included: true,
      },
    ]);
    expect(manifest.policy_exclusions.map(({ source_id }) => source_id)).toContain(
      'light-review:stale',
    );
    expect(JSON.stringify(manifest)).not.toContain('canary');
  });

  it('says of a trusted fact that was not found, and of one without room', () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      trustedEntry(`fact-${index}`, 'word '.repeat(60)),
    );
    const all = explained(requestOf(many, { budget: { ...requestOf([]).budget, ceiling: 3_000 } }));
    expectExplained(all);
    expect(new Set(all.manifest.entries.map(({ reason }) => reason))).toEqual(
      new Set(['selected_trusted_memory', 'over_budget']),
    );
    const none = explained(requestOf(many, { hits: [] }));
    expectExplained(none);
    expect(new Set(none.manifest.entries.map(({ reason }) => reason))).toEqual(
      new Set(['not_selected_trusted_fact']),
    );
  });

  it('lists the compaction and what fell out', () => {
    const { context, manifest } = explained(
      requestOf(entries, {
        transcript: Array.from({ length: 40 }, (_, index) => ({
          sequence: index + 5,
          role: 'user',
          text: 'words '.repeat(300),
        })),
      }),
    );
    expectExplained({ context, manifest });
    expect(manifest.events?.map(({ event }) => event)).toEqual([
      'session.compacted',
      'context.built',
    ]);
    expect(manifest.events?.[0]?.range?.[0]).toBe(5);
    expect(manifest.left_out?.[0]).toEqual({
      section: 'transcript',
      id: 'message-5',
      through: `message-${context.compaction?.range?.[1] ?? 0}`,
      reason: 'over_budget',
      what: 'all',
    });
  });

  it('is as its schema says', () => {
    const { manifest } = explained(
      requestOf(entries, {
        instructions: [
          { level: 'root', id: 'a', text: 'Use npm only.' },
          { level: 'session', id: 'b', text: 'Use pnpm only.' },
        ],
      }),
    );
    const validate = new Ajv2020({
      strict: true,
      strictTypes: false,
      formats: { uri: true },
    }).compile(schemas['context-manifest']?.schema ?? {});
    validate(JSON.parse(JSON.stringify(manifest)));
    expect(validate.errors).toBeNull();
  });

  it('covers every line of a model request', () => {
    const { context, manifest } = explained(requestOf(entries, { prompt: 'Do it.' }), 'request');
    const lines = context.text.split('\n').slice(0, -1);
    expect(
      (manifest.blocks ?? []).flatMap(({ lines: [from, to] }) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
      ),
    ).toEqual(lines.map((_line, index) => index + 1));
    for (const {
      kind,
      lines: [from, to],
      source_id,
    } of manifest.blocks ?? []) {
      if (kind === 'frame') continue;
      expect(from).toBe(to);
      expect(lines[from - 1]).toContain(`\\"${source_id}\\"`);
    }
  });

  it('explains every line, whatever there is', () => {
    const words = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: fc.constantFrom('\n', '\r', 'x', '>', '#', ' ') }),
    );
    const facts = fc.uniqueArray(
      fc.record({
        id: fc.string({
          unit: fc.constantFrom('a', 'b', '/', '-', '1'),
          minLength: 1,
          maxLength: 8,
        }),
        text: words,
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    fc.assert(
      fc.property(
        facts,
        fc.array(words, { maxLength: 4 }),
        fc.integer({ min: 1_200, max: 6_000 }),
        (some, said, ceiling) => {
          const readable = some.map(({ id, text }) => trustedEntry(id, text));
          const transcript = said.map(
            (text, index) => ({ sequence: index + 1, role: 'user', text }) as const,
          );
          expectExplained(
            explained(
              requestOf(readable, { transcript, budget: { ...requestOf([]).budget, ceiling } }),
            ),
          );
        },
      ),
      { numRuns: 80 },
    );
  });
});

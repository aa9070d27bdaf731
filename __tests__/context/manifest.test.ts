import { describe, expect, it } from '@jest/globals';
import { contextManifest, manifestDigest } from '../../src/trust/manifest.js';
import { unlabelledIn } from '../../src/gate/release/labels.js';
import { audit, NOW, store, type Store } from '../store.js';

const settled = store()
  .policy({ sources: { block: ['secret'] } })
  .file('src/a.ts', 'a\n')
  .file('CLAUDE.md', 'Run the tests.\n')
  .file('.memtrust/attempts/1.json', '{}')
  .file('.memtrust/reviews/1.json', '{}')
  .fact('zebra', { topic: 'animals', sources: ['src/a.ts'], 'x-source-ref': 'reviewed:1' })
  .adopted()
  .fact('old')
  .adopted()
  .fact('new', { supersedes: ['old'], body: 'Grüße, 世界.' })
  .adopted()
  .fact('secret', { topic: 'secret' })
  .adopted()
  .fact('draft', { status: 'candidate' });

const manifestOf = async (main: Store, now = NOW) => (await audit(main, { now })).manifest;

// DESIGN §6, letter by letter.
const KEYS =
  'content_sha256, context_id, context_ref, entries, generated_at, memory_query, owner_id, owner_kind, policy_exclusions, policy_hash, schema, schema_version, selected_memory, skipped_memory, source_manifest, trusted_baseline_refs, write_mode'.split(
    ', ',
  );
const ENTRY_KEYS =
  'body_included, bytes_included, content_hash, included_in_context, reason, selected, source_id, source_path_redacted, source_ref, source_type, status, topic, trusted_baseline, trust_level'.split(
    ', ',
  );
const NEW_ENTRY_KEYS = ['source_class', 'reasons', 'anchors'];

describe('the context manifest', () => {
  it("has AIT's keys, and no others", async () => {
    const manifest = await manifestOf(settled);
    expect(Object.keys(manifest).toSorted()).toEqual(KEYS);
    for (const entry of manifest.entries) {
      const expected = [
        ...ENTRY_KEYS,
        ...NEW_ENTRY_KEYS,
        ...(entry.source_id === 'old' ? ['superseded_by'] : []),
      ];
      expect(Object.keys(entry).toSorted()).toEqual(expected.toSorted());
    }
    expect(manifest).toMatchObject({
      schema: 'ait.context_manifest',
      schema_version: 1,
      memory_query: '',
      write_mode: 'read_only',
      content_sha256: null,
      generated_at: NOW,
    });
  });

  it('lists everything, sorted, and selects exactly what is trusted', async () => {
    const manifest = await manifestOf(settled);
    const ids = manifest.entries.map((entry) => entry.source_id);
    expect(ids).toEqual([
      'attempt:.memtrust/attempts/1.json',
      'draft',
      'live:claude:CLAUDE.md',
      'new',
      'old',
      'review:.memtrust/reviews/1.json',
      'secret',
      'zebra',
    ]);
    expect(manifest.trusted_baseline_refs).toEqual(['new', 'zebra']);
    // AIT's item, letter by letter, and three labels of ours; no file is written, so there is no text.
    expect(manifest.selected_memory).toEqual([
      expect.objectContaining({ id: 'new' }),
      {
        kind: 'fact',
        id: 'zebra',
        source: 'reviewed:1',
        topic: 'animals',
        score: 1,
        text: '',
        metadata: {
          status: 'accepted',
          source_file_path: '.memtrust/facts/zebra.md',
          source_trace_ref: 'reviewed:1',
        },
        source_class: 'accepted_memory',
        status: 'accepted',
        trust_level: 'trusted',
      },
    ]);
    expect(manifest.skipped_memory[2]).toEqual({
      kind: 'live_source',
      id: 'live:claude:CLAUDE.md',
      source_id: 'live:claude:CLAUDE.md',
      source: 'live:claude:CLAUDE.md',
      topic: '',
      reason: 'live_source',
      source_class: 'live_external',
      status: 'advisory',
      trust_level: 'advisory',
    });
    expect(manifest.skipped_memory.map((skipped) => `${skipped.id}: ${skipped.reason}`)).toEqual([
      'attempt:.memtrust/attempts/1.json: attempt_evidence',
      'draft: candidate_not_adopted',
      'live:claude:CLAUDE.md: live_source',
      'old: superseded_fact',
      'review:.memtrust/reviews/1.json: review_evidence',
      'secret: policy_blocked',
    ]);
    expect(manifest.policy_exclusions.map((entry) => entry.source_id)).toEqual(['secret']);
    expect(manifest.source_manifest).toEqual([
      {
        source_id: 'live:claude:CLAUDE.md',
        source: 'claude',
        kind: 'agent_memory',
        scope: 'repo',
        path: 'CLAUDE.md',
        exists: true,
        allowed_by_policy: true,
        policy_status: 'allowed',
        policy_reason: 'allowed',
        skip_reason: '',
        sha256: null,
        mtime: null,
        size_bytes: null,
        bytes_used: 0,
        redacted: false,
        authority: 'live_external',
        source_of_truth: true,
        selected: false,
        source_class: 'live_external',
        status: 'advisory',
        trust_level: 'advisory',
      },
    ]);
    for (const entry of manifest.entries) {
      const flags = [
        entry.selected,
        entry.trusted_baseline,
        entry.included_in_context,
        entry.body_included,
      ];
      expect([entry.source_id, flags]).toEqual([
        entry.source_id,
        flags.map(() => entry.trust_level === 'trusted'),
      ]);
    }
  });

  it('labels whatever it lists, as the gate asks of every manifest (MT708)', async () => {
    const text = JSON.stringify(await manifestOf(settled));
    expect(unlabelledIn(text, 'run.manifest.json')).toEqual([]);
  });

  it('never counts a live file as baseline', async () => {
    const row = (await manifestOf(settled)).entries.find(
      (entry) => entry.source_class === 'live_external',
    );
    expect(row).toMatchObject({
      status: 'advisory',
      trust_level: 'advisory',
      trusted_baseline: false,
      source_type: 'live_memory_source',
    });
  });

  it('counts bytes, and hashes only what is included', async () => {
    const { entries } = await manifestOf(settled);
    expect(entries.find((entry) => entry.source_id === 'new')).toMatchObject({
      bytes_included: Buffer.byteLength('Grüße, 世界.\n'),
      content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    for (const entry of entries)
      if (!entry.trusted_baseline)
        expect([entry.source_id, entry.content_hash, entry.bytes_included]).toEqual([
          entry.source_id,
          null,
          0,
        ]);
  });

  it('names the successor', async () => {
    expect(
      (await manifestOf(settled)).entries.find((entry) => entry.source_id === 'old')?.superseded_by,
    ).toBe('new');
  });

  it('is the same twice, whatever the order of the files', async () => {
    const backwards = Object.entries(settled.files())
      .toReversed()
      .reduce(
        (main, [path, text]) => (typeof text === 'string' ? main.file(path, text) : main),
        store(),
      );
    expect(JSON.stringify(await manifestOf(backwards))).toBe(
      JSON.stringify(await manifestOf(settled)),
    );
  });

  it('has a digest that stands apart from its time, and from nothing else', async () => {
    const manifest = await manifestOf(settled);
    const digest = manifestDigest(manifest);
    expect((await audit(settled)).manifestSha256).toBe(digest);
    expect(manifestDigest(await manifestOf(settled, '2026-06-01T00:00:01Z'))).toBe(digest);
    for (const key of KEYS.filter((one) => one !== 'generated_at'))
      expect([key, manifestDigest({ ...manifest, [key]: 'changed' })]).not.toEqual([key, digest]);
    expect(manifestDigest(await manifestOf(settled.edit('draft', { topic: 'new' })))).not.toBe(
      digest,
    );
  });

  it('makes names visible', async () => {
    const { entries } = await manifestOf(
      store().fact('x', { topic: 'a\u202eb\nc', 'x-source-ref': '\u0007' }).adopted(),
    );
    expect(entries[0]).toMatchObject({ topic: 'a\\u{202e}b\\u{a}c', source_ref: '\\u{7}' });
  });

  it('of nothing is empty', () => {
    const manifest = contextManifest([], {
      ownerKind: 'check',
      ownerId: 'x',
      policyDigest: `sha256:${'0'.repeat(64)}` as never,
      generatedAt: NOW,
    });
    expect([
      manifest.entries,
      manifest.trusted_baseline_refs,
      manifest.selected_memory,
      manifest.skipped_memory,
    ]).toEqual([[], [], [], []]);
  });
});

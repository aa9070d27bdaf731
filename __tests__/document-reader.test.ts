import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  readDocumentLog,
  readDocumentManifest,
  readDocumentSources,
  type DocumentReading,
  type Surroundings,
} from './document-reader.js';
import { faultless } from './manifests-on-disk.js';

/** A program that knows the documents, and nothing else, reads every manifest, and refuses wrong ones. */

type Row = Readonly<Record<string, unknown>>;

const ACCEPTED = {
  source_id: 'auth/owner',
  source_class: 'accepted_memory',
  status: 'accepted',
  trust_level: 'trusted',
  trusted_baseline: true,
  reason: 'adopted',
  path: 'facts/owner.md',
};
const ADVISORY = {
  source_id: 'live:CLAUDE.md',
  source_class: 'live_external',
  status: 'advisory',
  trust_level: 'advisory',
  reason: 'live_source',
  path: 'CLAUDE.md',
};
const CANDIDATE = {
  source_id: 'auth/none',
  source_class: 'candidate_memory',
  status: 'candidate',
  trust_level: 'candidate',
  reason: 'candidate_not_adopted',
};
const SUPERSEDED = {
  source_id: 'auth/old',
  source_class: 'accepted_memory',
  status: 'superseded',
  trust_level: 'superseded',
  reason: 'superseded_fact',
};
const BLOCKED = {
  source_id: 'vault',
  source_class: 'accepted_memory',
  status: 'policy_blocked',
  trust_level: 'policy_blocked',
  reason: 'policy_blocked',
  path: 'facts/vault.md',
};
const SOURCE = {
  id: 'live:CLAUDE.md',
  path: 'CLAUDE.md',
  kind: 'agent_memory',
  hash: null,
  mtime: null,
  size: null,
  policy_status: 'allowed',
  skip_reason: '',
};
const BUDGET = {
  limit: 600,
  used: 60,
  parts: [
    'instructions',
    'transcript',
    'tool_schemas',
    'memory',
    'skill_metadata',
    'resources',
  ].map((part) => ({ part, limit: 100, used: 10 })),
};
const MANIFEST = {
  schema: 'ait.context_manifest',
  schema_version: 1,
  entries: [ACCEPTED, ADVISORY, CANDIDATE, SUPERSEDED, BLOCKED],
  trusted_baseline_refs: ['auth/owner'],
  sources: [SOURCE],
  budget: BUDGET,
  events: [
    { type: 'session.compacted', seq: 4, range: [1, 3] },
    { type: 'context.built', seq: 5 },
  ],
};

function read(changed: Row = {}, around: Surroundings = {}): DocumentReading {
  return readDocumentManifest(JSON.stringify({ ...MANIFEST, ...changed }), around);
}

function rules({ faults }: Pick<DocumentReading, 'faults'>): string[] {
  return [...new Set(faults.map(({ rule }) => rule))].toSorted();
}

/** The rules that refuse this entry next to the others. */
function refused(entry: Row, refs: readonly string[] = ['auth/owner']): string[] {
  const others = MANIFEST.entries.filter(({ source_id: id }) => id !== entry['source_id']);
  return rules(read({ entries: [...others, entry], trusted_baseline_refs: refs }));
}

describe('the reader of the documents accepts', () => {
  it('a manifest that labels each entry', () => {
    const reading = read();
    expect(reading.faults).toEqual([]);
    expect(reading.entries.map(({ shelf, id }) => `${shelf} ${id}`)).toEqual([
      'trusted auth/owner',
      'advisory live:CLAUDE.md',
      'excluded auth/none',
      'excluded auth/old',
      'excluded vault',
    ]);
    expect(reading.events).toEqual(['session.compacted', 'context.built']);
  });

  it('a manifest with three lists, under other names of the same ideas', () => {
    const { entries: _, schema_version: version, schema, ...others } = MANIFEST;
    const lists = {
      type: `${schema}/v${version}`,
      trusted: [{ ...ACCEPTED, trustReason: ['adopted'] }],
      advisoryEntries: [ADVISORY],
      excluded_memory: [CANDIDATE, SUPERSEDED, BLOCKED],
    };
    expect(readDocumentManifest(JSON.stringify({ ...others, ...lists })).faults).toEqual([]);
  });

  it('every manifest among the golden outputs', () => {
    const cases = join('__tests__', 'golden', 'cases');
    const manifests = readdirSync(cases, { recursive: true })
      .map((path) => join(cases, String(path)))
      .filter((path) => path.endsWith('manifest.json'))
      .map((path) => [path, readFileSync(path, 'utf8')] as const)
      .filter(([, text]) => text.includes('ait.context_manifest'));
    expect(manifests.length).toBeGreaterThan(1);
    for (const [path, text] of manifests)
      expect(faultless(path, text).entries.length).toBeGreaterThan(0);
  });
});

describe('the reader of the documents refuses', () => {
  it('what is not a versioned context manifest', () => {
    expect(rules(readDocumentManifest('[]'))).toEqual(['json']);
    expect(rules(readDocumentManifest('{'))).toEqual(['json']);
    expect(rules(read({ schema: 'other.manifest' }))).toEqual(['schema']);
    expect(rules(read({ schema_version: undefined }))).toEqual(['version']);
  });

  it('entries that are not kept apart', () => {
    expect(rules(read({ entries: undefined, trusted_baseline_refs: undefined }))).toEqual([
      'shelves',
    ]);
    expect(rules(read({ entries: ['auth/owner'], trusted_baseline_refs: [] }))).toEqual(['entry']);
    expect(rules(read({ trusted_baseline_refs: [] }))).toEqual(['trusted_list']);
    expect(rules(read({ entries: [...MANIFEST.entries, CANDIDATE] }))).toEqual(['once']);
  });

  it.each([
    ['source_id', 'source_id'],
    ['source_class', 'source_class'],
    ['trust_level', 'trust_level'],
    ['reason', 'reason'],
    ['status', 'status'],
  ])('an entry without its %s', (key, rule) => {
    expect(refused({ ...CANDIDATE, [key]: undefined })).toContain(rule);
  });

  it.each(['candidate', 'advisory', 'superseded', 'stale', 'policy_blocked', 'rejected'])(
    'a trusted entry with the status %s',
    (status) => {
      expect(refused({ ...ACCEPTED, status })).toContain('trusted_status');
    },
  );

  it('a trusted entry that is called something else, or comes from elsewhere', () => {
    expect(refused({ ...ACCEPTED, trust_level: 'advisory' })).toEqual(['trusted_level']);
    expect(refused({ ...ACCEPTED, source_class: 'candidate_memory' })).toEqual(['trusted_class']);
    expect(refused({ ...ACCEPTED, source_class: 'commit_evidence' })).toEqual(['trusted_class']);
    expect(refused({ ...ACCEPTED, path: 'web/AGENTS.md' })).toEqual(['trusted_external']);
    expect(refused({ ...ACCEPTED, path: '.cursor/rules/a.mdc' })).toEqual(['trusted_external']);
    expect(refused({ ...ACCEPTED, reason: 'expired_fact' })).toEqual(['trusted_reason']);
    expect(refused({ ...ACCEPTED, superseded_by: 'x' })).toEqual(['trusted_superseded']);
  });

  it.each([
    '.ai-kb/workspace/staging/new-trap-x.md',
    '.ai-kb/workspace/session/checkpoint-x.md',
    'memory/short-term/consciousness.md',
  ])('a trusted entry of %s', (path) => {
    expect(refused({ ...ACCEPTED, path })).toEqual(['trusted_unreviewed']);
  });

  it('an entry that is counted as baseline although it is not trusted', () => {
    for (const entry of [CANDIDATE, SUPERSEDED, BLOCKED, ADVISORY]) {
      const refs = ['auth/owner', entry.source_id];
      expect(refused({ ...entry, trusted_baseline: true }, refs)).toContain('trusted_status');
      expect(refused({ ...entry, trust_level: 'trusted' }, refs)).toContain('trusted_status');
    }
    const { entries: _, ...others } = MANIFEST;
    const [trusted, excluded] = [[ACCEPTED], [{ ...CANDIDATE, trusted_baseline: true }]];
    const lists = { ...others, trusted, excluded, advisory: [] };
    expect(rules(readDocumentManifest(JSON.stringify(lists)))).toEqual(['baseline']);
  });

  it('an advisory entry with another status', () => {
    expect(refused({ ...ADVISORY, status: 'stale' })).toEqual(['advisory_status']);
  });

  it('an excluded entry without its reason, or with the reason of another status', () => {
    expect(refused({ ...CANDIDATE, reason: 'Because.' })).toEqual(['reason']);
    expect(refused({ ...CANDIDATE, reason: 'superseded_fact' })).toEqual(['reason_status']);
    expect(refused({ ...CANDIDATE, reason: 'expired_fact' })).toEqual(['reason_status']);
    expect(refused({ ...CANDIDATE, status: 'stale' })).toEqual(['reason_status']);
    expect(refused({ ...SUPERSEDED, reason: 'over_budget' })).toEqual(['status_reason']);
    expect(refused({ ...BLOCKED, reason: 'over_budget' })).toEqual(['status_reason']);
  });

  it('two trusted entries for one claim', () => {
    const claims = [ACCEPTED, { ...ACCEPTED, source_id: 'auth/new' }].map((entry) => ({
      ...entry,
      claim_key: 'auth/checks',
    }));
    const given = { entries: claims, trusted_baseline_refs: ['auth/owner', 'auth/new'] };
    expect(rules(read(given))).toEqual(['one_topic']);
  });

  it('lists that contradict each other', () => {
    const selected = [{ id: 'auth/none', metadata: { status: 'accepted' } }];
    expect(rules(read({ selected_memory: selected }))).toEqual(['labels']);
  });

  it('text of a blocked entry, in any list', () => {
    expect(refused({ ...BLOCKED, text: 'The vault is open.' })).toEqual(['blocked_body']);
    expect(refused({ ...BLOCKED, body_included: true })).toEqual(['blocked_body']);
    const selected = [{ id: 'vault', text: 'The vault is open.' }];
    expect(rules(read({ selected_memory: selected }))).toEqual(['blocked_body']);
  });

  it('a line of a blocked file, unless a file that nothing blocks has it too', () => {
    const line = 'The "door" of the vault opens at noon.';
    const files = new Map([['facts/vault.md', `---\ntopic: vault\n---\n${line}\n`]]);
    const around = { readFile: (path: string) => files.get(path) };
    expect(rules(read({ note: line }, around))).toEqual(['blocked_text']);
    expect(rules(read({}, { ...around, contextText: `> ${line}` }))).toEqual(['blocked_text']);
    expect(rules(read({}, { ...around, contextText: 'topic: vault' }))).toEqual([]);
    files.set('CLAUDE.md', line);
    expect(rules(read({}, { ...around, contextText: `> ${line}` }))).toEqual([]);
  });

  it('sources that do not say where an entry is from', () => {
    expect(rules(read({ sources: undefined }))).toEqual(['entry_source', 'sources']);
    expect(rules(read({ sources: [] }))).toEqual(['entry_source']);
    expect(rules(read({ sources: [SOURCE, SOURCE] }))).toEqual(['source_twice']);
    const blocked = { ...SOURCE, policy_status: 'blocked' };
    expect(rules(read({ sources: [blocked] }))).toEqual(['blocked_source', 'skip_reason']);
    const away = { ...SOURCE, id: 'b', path: '../other/CLAUDE.md' };
    expect(rules(read({ sources: [SOURCE, away] }))).toEqual(['repo_local']);
  });

  it.each(['path', 'kind', 'hash', 'mtime', 'size', 'policy_status', 'skip_reason', 'id'])(
    'a source without %s',
    (key) => {
      const other = { ...SOURCE, id: 'b', [key]: undefined };
      expect(rules(read({ sources: [SOURCE, other] }))).toEqual(['source_fields']);
    },
  );

  it('a budget that lacks a part, or is exceeded', () => {
    const [, ...parts] = BUDGET.parts;
    const withPart = (part: Row) => read({ budget: { ...BUDGET, parts: [...parts, part] } });
    expect(rules(read({ budget: { ...BUDGET, parts } }))).toEqual(['budget_part']);
    expect(rules(withPart({ part: 'instructions', limit: 1 }))).toEqual(['budget_used']);
    expect(rules(withPart({ part: 'instructions', used: 1 }))).toEqual(['budget_limit']);
    expect(rules(read({ budget: { ...BUDGET, used: 601 } }))).toEqual(['budget_over']);
    expect(rules(read({ budget: { parts: BUDGET.parts } }))).toEqual(['budget_total']);
  });

  it('events that do not say what was built, or what was compacted', () => {
    const built = { type: 'context.built', seq: 9 };
    const events = (...given: readonly Row[]) => rules(read({ events: given }));
    expect(events()).toEqual(['context_built']);
    expect(events({}, built)).toEqual(['event']);
    expect(events(built, { type: 'turn.completed', seq: 9 })).toEqual(['event_order']);
    expect(events({ type: 'session.compacted', seq: 4 }, built)).toEqual(['compacted_range']);
    expect(events({ type: 'session.compacted', range: [3, 1] }, built)).toEqual([
      'compacted_range',
    ]);
    expect(events({ type: 'session.compacted', seq: 3, range: [1, 3] }, built)).toEqual([
      'compacted_sequence',
    ]);
  });

  it('a manifest that is not next to its context, or has no copy in the store', () => {
    const places = { contextPath: 'out/c.md', manifestPath: 'out/c.md.manifest.json' };
    const text = JSON.stringify({ ...MANIFEST, generated_at: 'earlier' });
    expect(rules(read({ generated_at: 'now' }, { ...places, storeCopies: ['{', text] }))).toEqual(
      [],
    );
    expect(rules(read({}, { ...places, manifestPath: 'c.json' }))).toEqual(['sibling']);
    expect(rules(read({}, { ...places, storeCopies: [] }))).toEqual(['store_copy']);
    expect(rules(read({ owner_id: 'bob' }, { storeCopies: [text] }))).toEqual(['store_copy']);
  });
});

describe('the reader of the documents reads', () => {
  it('a session log, and refuses a compaction without its range', () => {
    const lines = (...events: readonly Row[]) =>
      events.map((row) => JSON.stringify(row)).join('\n');
    const compacted = { seq: 3, type: 'session.compacted' };
    const whole = readDocumentLog(
      lines({ ...compacted, range: [1, 2] }, { seq: 4, type: 'message' }),
    );
    expect(whole).toEqual({ events: ['session.compacted', 'message'], faults: [] });
    expect(rules(readDocumentLog(lines(compacted)))).toEqual(['compacted_range']);
  });

  it('a list of sources with hash, time and size of each file', () => {
    const hash = 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c';
    const files = new Map([['CLAUDE.md', 'foo\n']]);
    const sources = (changed: Row) =>
      rules(
        readDocumentSources(
          JSON.stringify([{ ...SOURCE, hash, mtime: '2026-06-01T00:00:00Z', size: 4, ...changed }]),
          (path) => files.get(path),
        ),
      );
    expect(sources({})).toEqual([]);
    expect(sources({ hash: `sha256:${hash}` })).toEqual([]);
    expect(sources({ hash: null })).toEqual(['hash']);
    expect(sources({ size: 5 })).toEqual(['size']);
    expect(sources({ mtime: null })).toEqual(['mtime']);
    expect(sources({ policy_status: 'blocked', skip_reason: 'policy', hash: null })).toEqual([]);
    expect(rules(readDocumentSources('{}', () => undefined))).toEqual(['sources']);
  });
});

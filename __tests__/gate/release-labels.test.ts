import { describe, expect, it, test } from '@jest/globals';
import { unlabelledIn } from '../../src/gate/release/labels.js';
import { blocking, check, store } from '../store.js';

const STATEMENT = 'Owner checks run before any private resource is returned.';
const ALL = ['source', 'status', 'trust level'];

interface Shape {
  readonly what: string;
  readonly path?: string;
  readonly json: unknown;
  readonly list: string;
  readonly missing?: readonly string[];
  readonly count?: number;
}

const lines = (...values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join('\n');

/** As `ait memory recall --format json` prints it: a source, and neither a status nor how far to believe it. */
const RECALL = {
  query: 'owner checks',
  selected: [
    {
      kind: 'note',
      id: 'note:1',
      source: 'memory',
      topic: 'auth',
      score: 3.5,
      text: STATEMENT,
      metadata: {},
    },
  ],
  skipped: [],
  budget_chars: 4000,
  rendered_chars: 57,
  compacted: false,
};

const SHAPES: readonly Shape[] = [
  {
    what: 'what `ait memory recall` prints',
    json: RECALL,
    list: 'selected',
    missing: ['status', 'trust level'],
  },
  {
    what: 'a recall without a budget',
    json: { query: 'q', selected: [{ id: 'a', text: STATEMENT }], skipped: [] },
    list: 'selected',
  },
  {
    what: 'what `ait memory search` prints',
    json: [{ kind: 'note', id: 'note:1', score: 1, title: 'Auth', text: STATEMENT, metadata: {} }],
    list: '',
    missing: ['status', 'trust level'],
  },
  {
    what: 'entries of a manifest that have neither a text nor a trust level',
    json: {
      schema: 'ait.context_manifest',
      schema_version: 1,
      entries: [{ source_id: 'fact:a', status: 'accepted', reason: 'candidate_not_adopted' }],
    },
    list: 'entries',
    missing: ['trust level'],
  },
  {
    what: 'entries of a manifest that says so by its keys alone',
    json: {
      entries: [{ source_id: 'fact:a', topic: 'auth' }],
      trusted_baseline_refs: ['fact:a'],
    },
    list: 'entries',
    missing: ['status', 'trust level'],
  },
  {
    what: 'entries of a manifest under their ids',
    json: { kind: 'context-manifest', entries: { 'fact:a': { topic: 'auth' } } },
    list: 'entries',
  },
  {
    what: 'entries of a manifest under another key',
    json: {
      run: {
        manifest: {
          schema: 'ait.context_manifest',
          entries: [{ source_id: 'fact:a', topic: 'auth' }],
        },
      },
    },
    list: 'entries',
    missing: ['status', 'trust level'],
  },
  {
    what: 'entries of the second of two manifests in a list',
    json: [
      {
        schema: 'ait.context_manifest',
        entries: [
          {
            source_id: 'fact:a',
            source_class: 'accepted_memory',
            status: 'accepted',
            trust_level: 'trusted',
          },
        ],
      },
      { schema: 'ait.context_manifest', entries: [{ source_id: 'fact:b', topic: 'auth' }] },
    ],
    list: 'entries',
    missing: ['status', 'trust level'],
  },
  {
    what: 'records that a manifest selected',
    json: {
      schema: 'ait.context_manifest',
      selected_memory: [{ source_id: 'fact:a', reason: 'query' }],
    },
    list: 'selected_memory',
    missing: ['status', 'trust level'],
  },
  {
    what: 'ids in the place of entries',
    json: { schema: 'ait.context_manifest', entries: ['fact:a', 'fact:b'] },
    list: 'entries',
    count: 2,
  },
  {
    what: 'entries of a context manifest',
    json: { schema: 'ait.context_manifest', entries: [{ id: 'a', text: STATEMENT }] },
    list: 'entries',
  },
  {
    what: 'entries of plain text',
    json: { schema: 'ait.context_manifest', entries: [STATEMENT] },
    list: 'entries',
  },
  {
    what: 'entries with the fields of a fact',
    json: { entries: [{ topic: 'auth', body: STATEMENT }] },
    list: 'entries',
  },
  {
    what: 'entries with the ids of facts',
    json: { entries: [{ id: 'fact:auth', text: STATEMENT }] },
    list: 'entries',
  },
  { what: 'a list of facts', json: { facts: [{ text: STATEMENT }] }, list: 'facts' },
  {
    what: 'facts as plain text',
    json: { facts: [STATEMENT, 'Sessions end after an hour.'] },
    list: 'facts',
    count: 2,
  },
  { what: 'a map of facts', json: { facts: { 'auth/owner-checks': STATEMENT } }, list: 'facts' },
  {
    what: 'a map of facts as records',
    json: { accepted_facts: { 'auth/owner-checks': { body: STATEMENT } } },
    list: 'accepted_facts',
  },
  {
    what: 'selected memory',
    json: { selected_memory: [{ id: 'a', text: STATEMENT }] },
    list: 'selected_memory',
  },
  {
    what: 'selected memory as plain text',
    json: { selected_memory: [STATEMENT] },
    list: 'selected_memory',
  },
  {
    what: 'ids of selected memory, and nothing that says what they are',
    json: { selected_memory: ['fact:a', 'fact:b'] },
    list: 'selected_memory',
    count: 2,
  },
  { what: 'memories as plain text', json: { memories: [STATEMENT] }, list: 'memories' },
  {
    what: 'memories in camel case, deep inside',
    json: { run: { context: { agentMemory: [{ content: STATEMENT }] } } },
    list: 'agentMemory',
  },
  {
    what: 'what mem0 answers',
    json: { results: [{ id: '1', memory: STATEMENT, score: 0.5 }] },
    list: 'results',
  },
  {
    what: 'a JSON value a line',
    path: 'out/memory.jsonl',
    json: lines({ content: STATEMENT }, { content: 'Sessions end after an hour.' }),
    list: '',
    count: 2,
  },
  {
    what: 'the same as NDJSON, by its kinds',
    path: 'log.ndjson',
    json: lines({ type: 'memory', text: STATEMENT }),
    list: '',
  },
  {
    what: 'the same in a file that calls itself JSON',
    path: 'memory.json',
    json: lines(
      { type: 'entity', name: 'auth', observations: [STATEMENT] },
      { type: 'relation', from: 'a', to: 'b' },
    ),
    list: '',
  },
  {
    what: 'a file of memories that is one list',
    path: 'export/memories.json',
    json: [STATEMENT],
    list: '',
  },
  {
    what: 'a file of memory that is one map',
    path: 'memory.json',
    json: { auth: STATEMENT },
    list: '',
  },
  {
    what: 'records of judged memory by their ids',
    json: { memories: { a: { trusted_baseline: true, text: 'x' } } },
    list: 'memories',
  },
  {
    what: 'a key that is written with escapes',
    json: `{"\\u006demories": ["${STATEMENT}"]}`,
    list: 'memories',
  },
  {
    what: 'a byte-order mark before it',
    json: `\uFEFF${JSON.stringify({ memories: [STATEMENT] })}`,
    list: 'memories',
  },
];

const LABELS = { source_class: 'accepted_memory', status: 'accepted', trust_level: 'trusted' };

const HARMLESS: readonly {
  readonly what: string;
  readonly path?: string;
  readonly json: unknown;
}[] = [
  {
    what: 'a recall with its labels',
    json: { ...RECALL, selected: [{ ...RECALL.selected[0], ...LABELS }] },
  },
  {
    what: 'labels under metadata',
    json: {
      ...RECALL,
      selected: [
        { ...RECALL.selected[0], metadata: { status: 'accepted', trust_level: 'trusted' } },
      ],
    },
  },
  { what: 'texts under labels of all of them', json: { ...LABELS, memories: [STATEMENT] } },
  {
    what: 'ids of entries that have labels',
    json: { selected_memory: ['fact:a'], entries: [{ source_id: 'fact:a', ...LABELS }] },
  },
  { what: 'no memory at all', json: { selected_memory: [], entries: [], memories: [], facts: {} } },
  {
    what: 'a package',
    path: 'package.json',
    json: {
      name: 'memory',
      description: 'Keeps memory of facts for agents',
      keywords: ['memory', 'facts'],
      scripts: { memory: 'node test/memory.js --expose-gc all of it' },
    },
  },
  {
    what: 'a plugin for memory',
    path: 'memory/plugin.json',
    json: {
      name: 'A memory',
      kind: 'memory',
      version: '1.0.0',
      setup: { notes: ['Restart the gateway after you install it.'] },
    },
  },
  {
    what: 'settings of memory',
    json: {
      resources: { limits: { memory: '512Mi' } },
      functions: { 'api/*.js': { memory: 1024 } },
    },
  },
  {
    what: 'figures of memory',
    path: 'bench/memory.json',
    json: { results: [{ name: 'heap used after a run', memory: 1024 }] },
  },
  {
    what: 'words of a screen',
    path: 'locales/en.json',
    json: {
      memories: { empty: 'You have no memories yet.', title: 'All of your memories at once' },
    },
  },
  {
    what: 'an album',
    json: { memories: [{ text: 'Summer at the sea with all of us', photo: 'a.png' }] },
  },
  {
    what: 'facts of a machine',
    json: {
      facts: {
        os: 'Linux',
        kernel: '5.1',
        processors: { models: ['Intel(R) Core(TM) i7 @ 2.60GHz'] },
      },
    },
  },
  { what: 'a list of choices', json: { query: 'q', selected: ['a', 'b'], skipped: ['c'] } },
  { what: 'a dictionary', json: { entries: [{ title: 'A word of the day', body: STATEMENT }] } },
  {
    what: 'the description of an interface',
    json: {
      openapi: '3.0.0',
      components: { schemas: { a: { type: 'array', items: { properties: { memory_id: {} } } } } },
    },
  },
  {
    what: 'a schema that names memory',
    json: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      properties: {
        memory: { type: 'string', description: 'The memory that is kept of a run' },
        facts: { type: 'array', description: 'All the facts of a run', items: { type: 'string' } },
      },
    },
  },
  {
    what: 'what a test expects of memory',
    json: { facts: [{ source_id: 'fact:a', body: STATEMENT, expected_trusted: true }] },
  },
  {
    what: 'text that is no JSON',
    path: 'memory.jsonl',
    json: 'a line about memory\nand another one of it\n',
  },
];

const textOf = (json: unknown): string =>
  typeof json === 'string' ? json : JSON.stringify(json, null, 2);

describe('JSON that carries memory without labels', () => {
  test.each(SHAPES)(
    'is found: $what',
    ({ path = 'out.json', json, list, missing = ALL, count = 1 }) => {
      expect(unlabelledIn(textOf(json), path)).toEqual([
        { list, faults: missing, count, line: expect.any(Number) },
      ]);
    },
  );

  test.each(SHAPES)('fails a pull request: $what', async ({ path = 'out.json', json }) => {
    const base = store().fact('a').adopted();
    expect(blocking(await check(base, base.file(path, textOf(json))))).toEqual(['MT708']);
  });

  test.each(HARMLESS)('is not found in $what', ({ path = 'out.json', json }) => {
    expect(unlabelledIn(textOf(json), path)).toEqual([]);
  });

  it('is looked for in a large file of lines without reading one twice', () => {
    const many = Array.from({ length: 20_000 }, (_, index) =>
      JSON.stringify({ type: 'memory', text: `${index} ${STATEMENT}` }),
    ).join('\n');
    expect(unlabelledIn(many, 'a.jsonl')).toMatchObject([{ count: 20_000 }]);
  });
});

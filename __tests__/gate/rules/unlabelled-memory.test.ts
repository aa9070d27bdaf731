import { describe, expect, it } from '@jest/globals';
import { unlabelledIn } from '../../../src/gate/release/labels.js';
import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().fact('a').adopted();
const labels = { source_class: 'accepted_memory', status: 'accepted', trust_level: 'trusted' };
const manifest = (entry: object) =>
  JSON.stringify({ schema: 'ait.context_manifest', entries: [entry] }, null, 2);

describeRule('MT708', 'unlabelled-memory', {
  stands: false,
  fires: [
    {
      what: 'a manifest without a trust level',
      base,
      head: base.file(
        'run.manifest.json',
        manifest({ ...labels, trust_level: undefined, trusted_baseline: true }),
      ),
      says: [
        '+error: `run.manifest.json` carries memory without trust level: 1 entry under `entries`',
      ],
    },
    {
      what: 'an export without any label',
      base,
      head: base.file(
        'export/memories.json',
        JSON.stringify({
          memories: [
            { content: 'x', topic: 'a' },
            { content: 'y', topic: 'b' },
          ],
        }),
      ),
      says: [
        '+error: `export/memories.json` carries memory without source, status and trust level: 2 entries under `memories`',
      ],
    },
    {
      what: 'an empty label',
      base,
      head: base.file('a.json', manifest({ ...labels, status: '', trusted_baseline: true })),
      says: ['+error: `a.json` carries memory without status: 1 entry under `entries`'],
    },
    {
      what: 'a path that the policy names',
      base: base.policy({ release: { documents: ['out/**'] } }),
      head: base
        .policy({ release: { documents: ['out/**'] } })
        .file('out/a.json', JSON.stringify({ notes: ['Run npm ci before the tests.'] }))
        .file('b.json', JSON.stringify({ notes: ['Run npm ci before the tests.'] })),
      says: [
        '+error: `out/a.json` carries memory without source, status and trust level: 1 entry under `notes`',
      ],
    },
    {
      what: 'a candidate that calls itself trusted, and labels that nobody knows',
      base,
      head: base
        .file('a.json', '{"status":"candidate","trust_level":"trusted","trusted_baseline":true}')
        .file('b.json', manifest({ ...labels, status: 'blessed', trust_level: 'high' })),
      says: [
        '+error: `a.json` carries memory without source, with labels that contradict each other: its entries',
        '+error: `b.json` carries memory with an unknown status and an unknown trust level: 1 entry under `entries`',
      ],
    },
  ],
  silent: [
    {
      what: 'a case that says what it expects, and the schema of one',
      base,
      head: base
        .file(
          'case.json',
          JSON.stringify({
            base: { facts: [{ id: 'a', status: 'accepted', statement: 'x' }] },
            expect: { entries: {} },
          }),
        )
        .file(
          'case.schema.json',
          JSON.stringify({
            properties: {
              facts: { type: 'array', items: { properties: { statement: {}, status: {} } } },
              expect: {},
            },
          }),
        ),
    },
    {
      what: 'what is labelled',
      base,
      head: base.file('run.manifest.json', manifest({ ...labels, trusted_baseline: true })),
    },
    {
      what: 'other JSON',
      base,
      head: base
        .file('package.json', '{"name": "x"}')
        .file('cats.json', JSON.stringify({ facts: [{ text: 'Cats sleep.' }] }))
        .file('album.json', JSON.stringify({ memories: [{ text: 'Summer', photo: 1 }] }))
        .file('bad.json', '{"memories": ['),
    },
    {
      what: 'what a test expects',
      base,
      head: base.file(
        'tests/cases.json',
        JSON.stringify({
          facts: [{ source_id: 'a', body: 'x', status: 'accepted', expected_trusted: false }],
        }),
      ),
    },
    {
      what: 'a file that the change leaves alone',
      base: base.file('a.json', manifest({ trusted_baseline: true })),
      head: base.file('a.json', manifest({ trusted_baseline: true })).file('b.txt', 'x'),
    },
  ],
});

describe('many lists', () => {
  it('are named as far as somebody would read, and counted together beyond', () => {
    const lists = Array.from(
      { length: 25_000 },
      (_, index) => [`list-${index}`, [{ memory_id: 1 }]] as const,
    );
    const found = unlabelledIn(JSON.stringify(Object.fromEntries(lists), null, 1), 'a.json');
    expect(found).toHaveLength(21);
    expect(found[1]).toMatchObject({ list: 'list-1', line: 7 });
    expect(found.at(-1)).toMatchObject({ list: '', count: 25_000 - 20 });
  });
});

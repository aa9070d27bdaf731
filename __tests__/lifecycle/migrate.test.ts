import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { stringify } from 'yaml';
import { factIdOf } from '../../src/lifecycle/fact-id.js';
import { nativeText, originalOf, partsOf } from '../../src/lifecycle/migrate/original.js';
import { planMigration } from '../../src/lifecycle/migrate/plan.js';
import { exportOf, holds, removable, type Move } from '../../src/lifecycle/migrate/move.js';
import { FACT_ID } from '../../src/memory/fact.js';
import { layouts } from '../../src/memory/layouts/index.js';
import { NOTE_HOMES } from '../../src/memory/notes/home.js';
import type { Policy } from '../../src/memory/policy-shape.js';
import { entriesOfStore, filesOfStore, readMemory } from '../../src/memory/store.js';
import { phraseText } from '../../src/text/phrase.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import { policyOf } from '../store.js';

type Files = Readonly<Record<string, string>>;

async function plan(
  from: string,
  files: Files,
  policy: Policy = policyOf({}),
): Promise<readonly Move[]> {
  const tree = new VirtualTree(files);
  const layout = layouts.find(({ name }) => name === from) ?? layouts[0];
  if (layout === undefined) throw new Error('no layout');
  const memory = await readMemory(tree);
  return planMigration(filesOfStore(tree, entriesOfStore(tree, layout).entries), {
    layout,
    home: NOTE_HOMES.find((home) => home.layout === from) ?? null,
    known: memory.facts,
    policies: [policy],
    ledger: (fact) => ({ fact, text: '', events: [] }),
    isTaken: (id) => Object.hasOwn(files, `.memtrust/facts/${id}.md`),
    textAt: (path) => files[path] ?? null,
    signature: { proposedBy: 'ada', at: '2026-01-01T00:00:00Z' },
  });
}

const written = (files: Files, moves: readonly Move[]): Files => ({
  ...files,
  ...Object.fromEntries(
    moves.flatMap((move) =>
      move.kind === 'move' ? move.changes.map(({ path, content }) => [path, content]) : [],
    ),
  ),
});
const told = (moves: readonly Move[]): string[] =>
  moves.map((move) =>
    move.kind === 'move'
      ? `${move.from} → ${move.to}${move.changes.length === 0 ? ' (there)' : ''}`
      : `${move.kind} ${move.from}: ${phraseText(move.why)}`,
  );

const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'Z',
    '9',
    ' ',
    '\n',
    '\r\n',
    '\r',
    '#',
    '-',
    '---',
    '\n---\n',
    ':',
    '"',
    "'",
    '\\',
    '[',
    '{',
    '|',
    '>',
    '&',
    '*',
    '!',
    '%',
    '~',
    'null',
    'é',
    '数',
    '👍',
    '\t',
    '\u2028',
    '\u00A0',
  ),
});
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 2 },
    text,
    fc.integer(),
    fc.constantFrom(
      0.5,
      0.95,
      1e-7,
      true,
      false,
      null,
      '2025-11-14 10:30:00',
      '0x10',
      '1e3',
      'yes',
      '0.9',
    ),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(
      fc.string({ unit: fc.constantFrom('a', 'b', '-', ' ', '1'), minLength: 1, maxLength: 4 }),
      tie('any'),
      { maxKeys: 2 },
    ),
  ),
})).any;
const key = fc.oneof(
  fc.constantFrom(
    'id',
    'type',
    'tags',
    'x-tags',
    'status',
    'keys',
    'source-ref',
    'as-is',
    'x-keys',
    'topic',
    'kind',
    'sources',
    'valid_until',
    'observed-by',
    'Ünïcode',
    'with blank',
    '9',
    '<key>',
    'place',
  ),
  fc.string({ unit: fc.constantFrom('a', 'x', '-', '_', '.'), minLength: 1, maxLength: 5 }),
);
/** Keys that a note reads, as it allows them. */
const known = fc.record(
  {
    timestamp: fc.constantFrom('2025-11-14 10:30:00', '2026-01-01'),
    confidence: fc.constantFrom(0, 0.6, 1),
    importance: fc.constantFrom('medium', 'high', 'normal'),
    tags: fc.oneof(fc.constant('one, two'), fc.constant(['a tag', 'b'])),
    related: fc.constant(['x']),
    level: fc.constantFrom('L1', 2),
    sources: fc.constantFrom(
      [{ path: 'src/a.ts' }],
      [{ path: '.memtrust/policy.yml' }],
      [{ path: 'a', quote: 'x: "y"' }],
    ),
  },
  { requiredKeys: [] },
);
const RESERVED = new Set([
  'id',
  'type',
  'level',
  'tags',
  'related',
  'timestamp',
  'confidence',
  'importance',
  'sources',
  'observed',
  'corrects',
]);
const front = fc.tuple(known, fc.dictionary(key, value, { maxKeys: 4 })).map(([ours, theirs]) => ({
  ...Object.fromEntries(Object.entries(theirs).filter(([name]) => !RESERVED.has(name))),
  ...ours,
}));
const comment = fc.constantFrom('# why', '#', '#!tag: "x"', '# 数 ---');
const note = fc
  .tuple(
    fc.option(
      fc.tuple(
        fc.oneof({ weight: 6, arbitrary: front }, fc.constant({})),
        fc.array(comment, { maxLength: 2 }),
      ),
    ),
    text.map((body) => `.${body}`),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([head, body, end]) => {
    if (head === null) return { text: body, keys: null, comments: [], body };
    const [keys, comments] = head;
    const yaml = `${comments.map((one) => `${one}\n`).join('')}${Object.keys(keys).length === 0 ? '' : stringify(keys)}`;
    return { text: `---\n${yaml}---\n`.replaceAll('\n', end) + body, keys, comments, body };
  });
const part = fc
  .string({
    unit: fc.constantFrom(
      'a',
      'A',
      'b',
      '-',
      '.',
      ' ',
      'é',
      'é'.normalize('NFD'),
      '数',
      '据',
      '1',
      '#',
    ),
    minLength: 1,
    maxLength: 5,
  })
  .filter((name) => !/^\.+$/.test(name));
const name = fc.array(part, { minLength: 1, maxLength: 2 }).map((parts) => parts.join('/'));
const store = (folders: readonly string[]) =>
  fc
    .dictionary(
      fc.tuple(fc.constantFrom(...folders), name).map(([folder, file]) => `${folder}${file}.md`),
      note,
      { maxKeys: 5 },
    )
    .map((files) =>
      Object.fromEntries(
        Object.entries(files).filter(
          ([path]) => !Object.keys(files).some((other) => path.startsWith(`${other}/`)),
        ),
      ),
    );
const item = fc
  .tuple(
    fc.dictionary(
      fc
        .oneof(key, fc.constantFrom('confidence', 'valid_to', 'source_file_path', 'superseded_by'))
        .filter((one) => one !== 'status' && one !== 'body' && one !== 'trust_level'),
      value,
      { maxKeys: 4 },
    ),
    fc.option(fc.constantFrom('accepted', 'stale', 'superseded')),
    text,
    fc.constantFrom('body', 'statement'),
    fc.integer({ min: 0, max: 99 }),
  )
  .map(([keys, status, body, textKey, id]) => ({
    ...keys,
    ...(status === null ? {} : { status }),
    id: `fact:${id}`,
    valid_from: '2026-01-01',
    valid_to: '2027-01-01',
    source_file_path: 'src/a.ts',
    [textKey]: `.${body}`,
  }));
const exported = fc
  .tuple(
    fc.uniqueArray(item, { selector: ({ id }) => id, minLength: 1, maxLength: 4 }),
    fc.constantFrom(null, {}, { schema: 'ait.memory_facts', count: 1, at: { by: 'x' } }),
    fc.constantFrom('facts', 'entries'),
  )
  .map(([items, around, list]) => (around === null ? items : { ...around, [list]: items }));

const never = (): never => {
  throw new Error('it is not there');
};

/** Everything that could be moved can be made again out of what was written, and a second time nothing happens. */
async function roundTrip(from: string, files: Files): Promise<readonly Move[]> {
  const moves = await plan(from, files);
  const after = written(files, moves);
  const facts = moves.flatMap((move) => (move.kind === 'move' && move.as === 'fact' ? [move] : []));
  for (const move of moves)
    if (move.kind === 'move') expect(holds(move.expected, after[move.to] ?? null)).toBe(true);
  expect(new Set(facts.map(({ to }) => to)).size).toBe(facts.length);
  const memory = await readMemory(new VirtualTree(after));
  for (const { to } of facts) {
    const record = memory.facts.find(({ path }) => path === to);
    const move = facts.find((one) => one.to === to);
    expect([record?.problems, record?.fact?.status, FACT_ID.test(record?.id ?? '')]).toEqual([
      [],
      move?.withdrawn ?? 'candidate',
      true,
    ]);
  }
  // What can be read at all fits into a fact.
  expect(told(moves).filter((line) => /cannot hold|no valid fact/.test(line))).toEqual([]);
  // Nothing is adopted by moving it, and what was out of force in its store has an event that says so.
  expect(memory.events.map(({ type }) => type).toSorted()).toEqual(
    facts
      .flatMap(({ withdrawn }) => [
        'candidate.proposed',
        ...(withdrawn === undefined
          ? []
          : [withdrawn === 'superseded' ? 'fact.superseded' : 'candidate.discarded']),
      ])
      .toSorted(),
  );
  const again = await plan(from, after);
  expect(again.flatMap((move) => (move.kind === 'move' ? move.changes : []))).toEqual([]);
  expect(again.map((move) => (move.kind === 'move' ? move.to : move.kind))).toEqual(
    moves.map((move) => (move.kind === 'move' ? move.to : move.kind)),
  );
  return moves;
}

describe('migration', () => {
  it.each([
    [
      'ai-kb',
      [
        '.ai-kb/atoms/',
        '.ai-kb/workspace/session/',
        '.ai-kb/workspace/staging/',
        '.ai-kb/workspace/reports/',
      ],
    ],
    [
      'ai-runtime',
      [
        'memory/short-term/',
        'memory/long-term/',
        'memory/episodic/',
        '.ai-runtime/memory/long-term/',
      ],
    ],
  ])(
    'of any store of %s loses nothing: each note is made again of the fact that it became',
    async (from, folders) => {
      let [moved, refused] = [0, 0];
      await fc.assert(
        fc.asyncProperty(store(folders), async (notes) => {
          const files = Object.fromEntries(
            Object.entries(notes).map(([path, one]) => [path, one.text]),
          );
          const moves = await roundTrip(from, files);
          for (const move of moves) {
            if (move.kind !== 'move' || move.expected.kind !== 'fact') continue;
            const { keys, comments, body } = notes[move.from] ?? never();
            // A line break in quotes that YAML folds is no line break to begin with: such a value
            // is read as it is written.
            const read = keys === null ? null : (partsOf(files[move.from] ?? '')?.keys ?? never());
            expect(originalOf(written(files, moves)[move.to] ?? '')).toEqual({
              keys: read,
              comments,
              body,
            });
            if (keys !== null && !files[move.from]?.startsWith('---\r')) expect(read).toEqual(keys);
          }
          moved += moves.filter(({ kind }) => kind === 'move').length;
          refused += moves.filter(({ kind }) => kind !== 'move').length;
        }),
        { numRuns: 40 },
      );
      // Refusing everything would lose nothing either.
      expect(moved).toBeGreaterThan(refused * 4);
    },
  );

  it('of any export of AIT loses nothing: the file is made again of its facts, with what stands around them', async () => {
    let [moved, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(exported, { minLength: 1, maxLength: 2 }), async (values) => {
        const files = Object.fromEntries(
          values.map((one, index) => [`.ait/export-${index}.json`, JSON.stringify(one, null, 1)]),
        );
        const moves = await roundTrip('ait', files);
        const after = written(files, moves);
        const textAt = (path: string): string | null => after[path] ?? null;
        values.forEach((one, index) => {
          const own = moves.filter(({ file }) => file === `.ait/export-${index}.json`);
          const isWhole = own.every(({ kind }) => kind === 'move');
          expect(removable(own, new Map(Object.entries(files)), () => true, textAt)).toEqual(
            isWhole ? [`.ait/export-${index}.json`] : [],
          );
          if (isWhole)
            expect(
              exportOf(own.map((move) => (move.kind === 'move' ? (after[move.to] ?? '') : ''))),
            ).toEqual(JSON.parse(JSON.stringify(one)));
          moved += isWhole ? 1 : 0;
          refused += isWhole ? 0 : 1;
        });
      }),
      { numRuns: 40 },
    );
    expect(moved).toBeGreaterThan(refused);
  });

  it('maps what facts have, keeps the rest under names that begin with x-, and the body byte for byte', () => {
    const original = partsOf(
      '---\r\ntimestamp: 2025-11-14 10:30:00 # then\r\nconfidence: 0.95\r\nimportance: medium\r\ntags: [context, two]\r\n"odd key": [1]\r\n---\r\n# Context\r\n\r\nNode 20.  \r\n\r\n',
    );
    if (original === null) throw new Error('unread');
    expect(
      nativeText(original, {
        sourceRef: 'ai-runtime:memory/a.md',
        made: { topic: 'context' },
        notes: {},
        renamedKeys: [],
      }),
    ).toBe(
      '---\n# then\ntopic: context\nconfidence: 0.95\nstatus: candidate\nx-source-ref: ai-runtime:memory/a.md\nx-as-is:\n  - confidence\nx-timestamp: 2025-11-14 10:30:00\nx-importance: medium\nx-tags:\n  - context\n  - two\nx-keys:\n  odd key:\n    - 1\n---\n# Context\r\n\r\nNode 20.  \r\n\r\n',
    );
  });

  it('refuses what it would lose, and says why; a note that changed since is not moved again', async () => {
    const files = {
      '.ai-kb/atoms/a.md': 'A.\n',
      '.ai-kb/atoms/bom.md': '\uFEFFB.\n',
      '.ai-kb/atoms/broken.md': '---\nconfidence: 95%\n---\nC.\n',
      '.ai-kb/atoms/empty.md': '---\nid: x\n---\n',
      '.ai-kb/atoms/README.md': 'read me',
      '.ai-kb/notes.txt': 'lost',
      '.ai-kb/workspace/staging/new-trap-x.md': 'trap\n',
      '.memtrust/workspace/staging/new-trap-x.md': 'another\n',
    };
    const moves = await plan('ai-kb', files);
    expect(told(moves)).toEqual([
      'kept .ai-kb/atoms/README.md: it is a README, not memory',
      '.ai-kb/atoms/a.md → .memtrust/facts/a.md',
      'refused .ai-kb/atoms/bom.md: it begins with a byte-order mark, which is not allowed in a fact; `npx memtrust notes repair --layout ai-kb` removes it',
      'refused .ai-kb/atoms/broken.md: `confidence` must be a number (line 2)',
      'refused .ai-kb/atoms/empty.md: it states nothing: the text after the front matter is empty',
      'kept .ai-kb/notes.txt: it is not a memory file of this store',
      'refused .ai-kb/workspace/staging/new-trap-x.md: another file exists at `.memtrust/workspace/staging/new-trap-x.md`',
    ]);
    const changed = { ...written(files, moves), '.ai-kb/atoms/a.md': 'A, and more.\n' };
    expect(told(await plan('ai-kb', changed))).toContain(
      'refused .ai-kb/atoms/a.md: it was already migrated to `.memtrust/facts/a.md`, and one of the two has changed since',
    );
    expect(
      removable(
        moves,
        new Map(),
        (move) => move.kind === 'move',
        () => null,
      ),
    ).toEqual(['.ai-kb/atoms/a.md']);
    expect(
      removable(
        moves,
        new Map(),
        () => false,
        () => null,
      ),
    ).toEqual([]);
  });

  it('is no way around the policy, and says nothing of what it keeps unsaid', async () => {
    const policy = policyOf({
      exclude_paths: ['.ai-kb/atoms/private/**', '.ai-kb/workspace/session/x.md'],
      exclude_text: ['canary'],
    });
    const files = {
      '.ai-kb/atoms/private/plan.md': 'P.\n',
      '.ai-kb/atoms/a.md': '---\nx: "can\\x61ry"\n---\nA.\n',
      '.ai-kb/workspace/session/x.md': 'x',
    };
    expect(told(await plan('ai-kb', files, policy))).toEqual([
      'refused .ai-kb/atoms/a.md: the policy blocks it',
      'refused policy_blocked#2: the policy blocks it',
      'refused .ai-kb/workspace/session/x.md: the policy blocks it',
    ]);
    const broken = { '.ai-kb/atoms/b.md': '---\nobserved: [{canary: 1}]\n---\nB.\n' };
    expect(told(await plan('ai-kb', broken, policy))).toEqual([
      'refused .ai-kb/atoms/b.md: the policy blocks it',
    ]);
    const ait = {
      '.ait/f.json': JSON.stringify([
        { id: 'a canary', body: 'x' },
        { id: 'b', status: 'excluded', body: 'y' },
        { id: 'c', body: 'z' },
      ]),
    };
    expect(told(await plan('ait', ait, policy))).toEqual([
      'refused .ait/f.json#policy_blocked: the policy blocks it',
      'refused .ait/f.json#b: the policy blocks it',
      '.ait/f.json#c → .memtrust/facts/ait/c.md',
    ]);
  });

  it('gives every name an id, the same each time, and never one twice', () => {
    const ids = new Set<string>();
    for (const parts of [
      ['DB', 'Pool Size'],
      ['db', 'pool-size'],
      ['数据', '连接池'],
      ['数据', '连接'],
      ['résumé'],
      ['...'],
      ['x'.repeat(300)],
      ['x'.repeat(301)],
    ])
      ids.add(factIdOf(parts, (id) => ids.has(id)));
    expect([...ids]).toEqual([
      'db/pool-size',
      'db/pool-size-2',
      expect.stringMatching(/^note-[0-9a-f]{8}\/note-[0-9a-f]{8}$/),
      expect.stringMatching(/^note-[0-9a-f]{8}\/note-[0-9a-f]{8}$/),
      'resume',
      expect.stringMatching(/^note-[0-9a-f]{8}$/),
      expect.any(String),
      expect.any(String),
    ]);
    expect([...ids].every((id) => FACT_ID.test(id) && id.length <= 200)).toBe(true);
  });
});

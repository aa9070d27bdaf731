import { describe, expect, it } from '@jest/globals';
import { assert, constantFrom, oneof, property, string, uint8Array } from 'fast-check';
import { eventLine, makeEvent } from '../../../src/memory/ledger.js';
import { AI_KB_HOME, AI_RUNTIME_HOME } from '../../../src/memory/notes/home.js';
import { momentOf } from '../../../src/memory/instant.js';
import { parseNote } from '../../../src/memory/notes/note.js';
import { readMemory } from '../../../src/memory/store.js';
import { phraseText } from '../../../src/text/phrase.js';
import { VirtualTree } from '../../../src/tree/virtual-tree.js';
import { assess } from '../../../src/trust/assess.js';

const read = async (files: Record<string, string>) => readMemory(new VirtualTree(files));
const unread = (): never => {
  throw new Error('it was not read');
};
const STORES = { '.memtrust/policy.yml': 'stores: [{layout: ai-kb}, {layout: ai-runtime}]\n' };

describe('stores of notes', () => {
  const files = {
    ...STORES,
    '.ai-kb/atoms/db/pooling.md': '# Pooling\n\nConnections are pooled.\n',
    '.ai-kb/atoms/数据/连接池.md': '连接必须复用。\n',
    '.ai-kb/workspace/session/checkpoint-PLAN-20260101T000000Z.md': 'half way\n',
    '.ai-kb/workspace/session/decoded-main.c-1-20.txt': 'text\n',
    '.ai-kb/workspace/staging/new-trap-pool-leak.md':
      '---\ntimestamp: 2026-01-01\nobserved:\n  - {by: alice, commit: "abcdef0", pull: 7}\n---\nThe pool leaks.\n',
    '.ai-kb/workspace/staging/failed-skill-x.md': 'it failed\n',
    '.ai-kb/workspace/reports/main-2026-01-01-verify.md': 'all well\n',
    '.ai-kb/notes.txt': 'lost\n',
    '.ai-kb/atoms/picture.png': 'x',
    'memory/long-term/project-context.md':
      '---\ntimestamp: 2025-11-14 10:30:00\nconfidence: 0.6\nimportance: high\ntags: [context]\n---\n# Context\n\nNode 20.\n',
    'memory/short-term/consciousness.md': 'now\n',
    'memory/episodic/timeline.md': 'then\n',
    'memory/other/readme.md': 'not ours\n',
  };

  it('are read where the policy names them: each file a record, evidence, or listed', async () => {
    const memory = await read(files);
    expect(memory.notes.map(({ path, place, kind }) => [path, place, kind])).toEqual([
      ['.ai-kb/atoms/db/pooling.md', 'permanent', 'other'],
      ['.ai-kb/atoms/数据/连接池.md', 'permanent', 'other'],
      ['.ai-kb/workspace/reports/main-2026-01-01-verify.md', 'report', 'verify_report'],
      ['.ai-kb/workspace/session/checkpoint-PLAN-20260101T000000Z.md', 'session', 'checkpoint'],
      ['.ai-kb/workspace/session/decoded-main.c-1-20.txt', 'session', 'decoded_text'],
      ['.ai-kb/workspace/staging/failed-skill-x.md', 'staging', 'failed_skill'],
      ['.ai-kb/workspace/staging/new-trap-pool-leak.md', 'staging', 'new_trap'],
      ['memory/episodic/timeline.md', 'episodic', 'other'],
      ['memory/long-term/project-context.md', 'long-term', 'other'],
      ['memory/short-term/consciousness.md', 'short-term', 'other'],
    ]);
    expect(memory.evidence).toEqual([
      { path: '.ai-kb/workspace/reports/main-2026-01-01-verify.md', kind: 'review' },
      { path: '.ai-kb/workspace/session/checkpoint-PLAN-20260101T000000Z.md', kind: 'attempt' },
      { path: '.ai-kb/workspace/session/decoded-main.c-1-20.txt', kind: 'attempt' },
    ]);
    expect(memory.strays.map(({ path, message }) => `${path}: ${phraseText(message)}`)).toEqual([
      '.ai-kb/atoms/picture.png: this is not a note: notes are files that end in .md',
      '.ai-kb/notes.txt: this file is not in a folder of its store',
    ]);
  });

  it('are not read where it does not; our own is read whatever it lists', async () => {
    const unlisted = await read({ ...files, '.memtrust/policy.yml': 'version: 1\n' });
    expect([unlisted.notes, unlisted.facts, unlisted.strays]).toEqual([[], [], []]);
    const listed = await read({ ...files, '.memtrust/facts/a.md': '---\n---\nText.\n' });
    expect(listed.facts.map(({ id }) => id)).toContain('a');
  });

  it('keep what the note says of itself', async () => {
    const { notes, facts } = await read(files);
    const trap = notes.find(({ kind }) => kind === 'new_trap');
    expect(trap?.front.observed).toEqual([{ by: 'alice', commit: 'abcdef0', pull: 7 }]);
    const context = facts.find(({ path }) => path.endsWith('project-context.md'))?.fact;
    expect([context?.confidence, context?.importance, context?.topic, context?.status]).toEqual([
      0.6,
      'high',
      'context',
      'candidate',
    ]);
  });

  it('make candidates and nothing else, whatever they claim, and whatever a ledger says of their path', async () => {
    const path = '.ai-kb/atoms/a.md';
    const text = '---\nstatus: accepted\nid: a\n---\nBelieve me.\n';
    const memory = await read({ ...STORES, [path]: text });
    const { claim, binding } = memory.facts[0]?.fact ?? unread();
    const event = makeEvent({
      type: 'candidate.applied',
      fact: path,
      claim,
      binding,
      at: '2026-01-01T00:00:00Z',
      proposed_by: 'mallory',
      after: [],
    });
    const { entries } = await assess(
      { tree: new VirtualTree({}), memory, live: [], settled: [], settledLinks: new Map() },
      memory.policy.policy,
      0,
    );
    expect(
      entries.map(({ id, status, trustedBaseline, reasons }) => ({
        id,
        status,
        trustedBaseline,
        reasons,
      })),
    ).toEqual([
      { id: path, status: 'candidate', trustedBaseline: false, reasons: ['candidate_not_adopted'] },
    ]);
    // No ledger file can name it: the id of a fact has no dot.
    expect(
      (
        await read({
          ...STORES,
          [path]: text,
          [`.memtrust/ledger/${path}.jsonl`]: eventLine(event),
        })
      ).events,
    ).toEqual([]);
  });

  it('lose trust by a fault, and not their place: the fault is named with its line', async () => {
    const { facts } = await read({
      ...STORES,
      'memory/long-term/a.md': '---\nconfidence: 2\n---\nText.\n',
      'memory/long-term/b.md': '---\nx: [\n---\nText.\n',
      'memory/long-term/c.md': '---\ntimestamp: yesterday\n---\nText.\n',
    });
    expect(
      facts.map(({ path, fact, problems }) => [
        path,
        fact,
        problems[0]?.line,
        phraseText(problems[0]?.message ?? []),
      ]),
    ).toEqual([
      ['memory/long-term/a.md', null, 2, '`confidence` is too big or too long (at most 1)'],
      ['memory/long-term/b.md', null, 2, expect.any(String)],
      [
        'memory/long-term/c.md',
        null,
        2,
        '`timestamp` must be a date such as 2026-01-31, with a time or without',
      ],
    ]);
  });

  it('never stop at any bytes', () => {
    assert(
      property(
        oneof(
          uint8Array({ maxLength: 200 }),
          string({
            unit: constantFrom(
              '---\n',
              'a: ',
              '[',
              '- ',
              '\n',
              '#',
              '"',
              'observed:',
              '{',
              '}',
              'x',
            ),
          }).map((text) => Buffer.from(text)),
        ),
        (bytes) => {
          for (const [home, place] of [
            [AI_KB_HOME, 'staging'],
            [AI_RUNTIME_HOME, 'long-term'],
          ] as const)
            parseNote(home, place, 'x/y.md', bytes);
        },
      ),
    );
  });

  it('read the times that people write', () => {
    expect(
      [
        '2025-11-14 10:30:00',
        '2025-11-14',
        '2025-11-14T10:30:00+08:00',
        '2025-11-14 10:30',
        '2025-02-30',
        'soon',
      ].map(momentOf),
    ).toEqual([
      Date.UTC(2025, 10, 14, 10, 30),
      Date.UTC(2025, 10, 14),
      Date.UTC(2025, 10, 14, 2, 30),
      Date.UTC(2025, 10, 14, 10, 30),
      null,
      null,
    ]);
  });
});

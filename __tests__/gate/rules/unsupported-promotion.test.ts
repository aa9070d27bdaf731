import { describe, expect, it } from '@jest/globals';
import { makeEvent, eventLine } from '../../../src/memory/ledger.js';
import { namedObservations } from '../../../src/gate/rules/unsupported-promotion.js';
import { approvedBy, check, said, store, type FactSpec, type Store } from '../../store.js';
import { describeRule } from './stories.js';

const NOTE = '.memtrust/workspace/staging/new-trap-cache.md';
const note = (observed: readonly object[], body = 'The cache is cold.'): string =>
  `---\nobserved: ${JSON.stringify(observed)}\n---\n${body}\n`;
const seen = (...commits: readonly string[]): object[] =>
  commits.map((commit) => ({ commit: commit.repeat(40) }));

const base = store()
  .file('a.ts', 'a\n')
  .fact('old', { sources: ['a.ts'] })
  .adopted();
const twice = base.file(NOTE, note(seen('a', 'b')));
const thrice = base.file(NOTE, note(seen('a', 'b', 'c')));
const fromNote: FactSpec = {
  body: 'The cache is cold.',
  sources: ['a.ts'],
  'x-source-ref': `staged:${NOTE}`,
};

/** The ledger of a fact also says where it was seen. */
const withEvidence = (before: Store, id: string, ...evidence: readonly string[]): Store => {
  const { claim, binding } = before.read(id);
  return evidence.reduce(
    (story, text) =>
      story.line(
        id,
        eventLine(
          makeEvent({
            type: 'evidence.recorded',
            fact: id,
            claim,
            binding,
            at: '2026-01-01T00:00:00Z',
            proposed_by: 'somebody',
            after: [],
            evidence: text,
          }),
        ),
      ),
    before,
  );
};

const nothing =
  '+warning: `x` is adopted without support: it cites no source, and no evidence is recorded';

describeRule('MT601', 'unsupported-promotion', {
  stands: false,
  fires: [
    { what: 'a fact that cites nothing', base, head: base.fact('x').adopted(), says: [nothing] },
    {
      what: 'the same, approved',
      base,
      head: base.fact('x').adopted(),
      circumstances: { authority: approvedBy('alice') },
      says: [nothing],
    },
    {
      what: 'another text of one that cites nothing',
      base: base.fact('x').adopted(),
      head: base.fact('x').adopted().edit('x', { body: 'Other.' }).adopted(),
      says: [nothing],
    },
    {
      what: 'a staged note that was seen twice',
      base: twice,
      head: twice.fact('x', fromNote).adopted(),
      says: [
        `+warning: \`x\` comes from the staged note \`${NOTE}\`, which names 2 of 3 observations`,
      ],
    },
    {
      what: 'a staged note that the change takes away, and a fact without sources that does not name it',
      base: twice,
      head: twice.fact('x', { body: 'The cache is cold.' }).adopted().without(NOTE),
      says: [
        `+warning: \`x\` comes from the staged note \`${NOTE}\`, which names 2 of 3 observations`,
      ],
    },
    {
      what: 'a staged note of which evidence tells the same commit three times',
      base: twice,
      head: withEvidence(
        twice.fact('x', fromNote),
        'x',
        ...['one', 'two', 'three'].map(
          (told) => `observed:commit:${'a'.repeat(40)} told by ${told}`,
        ),
      ).adopted(),
      says: [
        `+warning: \`x\` comes from the staged note \`${NOTE}\`, which names 2 of 3 observations`,
      ],
    },
    {
      what: 'a fact of which only its note is recorded',
      base,
      head: withEvidence(base.fact('x'), 'x', `staged:${NOTE}`).adopted(),
      says: [nothing],
    },
    {
      what: 'a note that the change itself lets be seen often',
      base: twice,
      head: twice
        .file(NOTE, note(seen('a', 'b', 'c', 'd')))
        .fact('x', fromNote)
        .adopted(),
      says: [
        `+warning: \`x\` comes from the staged note \`${NOTE}\`, which names 2 of 3 observations`,
      ],
    },
  ],
  silent: [
    { what: 'a fact that cites code', base, head: base.fact('x', { sources: ['a.ts'] }).adopted() },
    {
      what: 'a fact of which evidence is recorded',
      base,
      head: withEvidence(base.fact('x'), 'x', 'run 12').adopted(),
    },
    { what: 'a candidate that cites nothing', base, head: base.fact('x', { status: 'candidate' }) },
    {
      what: 'a note that was seen three times',
      base: thrice,
      head: thrice.fact('x', fromNote).adopted(),
    },
    {
      what: 'notes that were seen three times together',
      base: twice.file(`${NOTE}.2.md`, note(seen('c'))),
      head: twice
        .file(`${NOTE}.2.md`, note(seen('c')))
        .fact('x', fromNote)
        .adopted(),
    },
    {
      what: 'a note of which evidence tells three times',
      base: twice,
      head: withEvidence(
        twice.fact('x', fromNote),
        'x',
        `staged:${NOTE}`,
        ...['a', 'b', 'c'].map(
          (commit, index) => `observed:commit:${commit.repeat(40)} pull:${index} told by ${NOTE}`,
        ),
      ).adopted(),
    },
    {
      what: 'a correction, which need not be seen often',
      base: twice,
      head: twice.fact('x', { ...fromNote, supersedes: ['old'] }).adopted(),
    },
    {
      what: 'a fact that cites code and happens to state what is staged',
      base: twice,
      head: twice.fact('x', { body: 'The cache is cold.', sources: ['a.ts'] }).adopted(),
    },
    {
      what: 'a note that the base does not have',
      base,
      head: base.file(NOTE, note([])).fact('x', fromNote).adopted(),
    },
    {
      what: 'what was adopted before',
      base: base.fact('x').adopted(),
      head: base.fact('x').adopted().reverified(),
    },
    {
      what: 'other front matter of what was adopted before',
      base: base.fact('x').adopted(),
      head: base.fact('x').adopted().edit('x', { importance: 'high' }).adopted(),
    },
    {
      what: 'a fact that is retired',
      base: base.fact('x').adopted(),
      head: base.fact('x').adopted().retired(),
    },
    {
      what: 'a blocked fact',
      base: base.policy({ sources: { block: ['x'] } }),
      head: base
        .policy({ sources: { block: ['x'] } })
        .fact('x')
        .adopted(),
    },
  ],
});

describe('observations', () => {
  it('count where each has a provenance of its own', () => {
    const of = (...observed: readonly { by?: string; commit?: string; pull?: number }[]): number =>
      namedObservations([
        {
          front: {
            ...FRONT,
            observed: observed.map(({ by = null, commit = null, pull = null }) => ({
              by,
              commit,
              pull,
            })),
          },
        },
      ]);
    expect(of({ commit: 'a'.repeat(7) }, { commit: 'a'.repeat(40) })).toBe(1);
    expect(
      of(
        { commit: 'a'.repeat(7), pull: 1 },
        { commit: 'b'.repeat(7), pull: 1 },
        { pull: 1 },
        { pull: 2 },
      ),
    ).toBe(2);
    expect(of({ by: 'alice' }, { by: 'bob' }, { by: 'carol' })).toBe(0);
    expect(of()).toBe(1);
  });
  const FRONT = {
    id: null,
    type: null,
    level: null,
    tags: [],
    related: [],
    timestamp: null,
    confidence: null,
    importance: null,
    status: null,
    sources: [],
    observed: [],
    corrects: null,
  };

  it('are told once of a fact, whatever adopts it', async () => {
    expect(
      said(await check(twice, twice.fact('x', fromNote).adopted().reverified()), 'MT601'),
    ).toHaveLength(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import { phraseText } from '../../../src/text/phrase.js';
import { approvedBy, blocking, check, findings, said, store, trusted } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().fact('x').adopted();
const parallel = `${JSON.stringify(base.makeEvent('x', 'candidate.applied', { text: { body: 'Other.' }, after: [] }))}\n`;
const gone = '.memtrust/facts/x.md';

describeRule('MT206', 'rollback', {
  stands: false,
  fires: [
    {
      what: 'an adopted fact is deleted',
      base,
      head: base.without(gone),
      says: ['+error: the adopted fact `x` is removed'],
    },
    {
      what: 'a ledger is deleted',
      base,
      head: base.without('.memtrust/ledger/x.jsonl'),
      says: ['+error: 1 event of `x` is removed from its ledger'],
    },
    {
      what: 'an edit that is a candidate again',
      base,
      head: base.edit('x', { body: 'Other.', status: 'candidate' }),
      says: ['+notice: the text of the adopted fact `x` changed, so it is a candidate again'],
    },
    {
      what: 'another of two texts that were adopted in parallel',
      base: base.line('x', parallel),
      head: base.line('x', parallel).fact('x', { body: 'Other.' }),
      says: ['+warning: `x` is trusted again: the text that was adopted once is restored'],
    },
    {
      what: 'a deleted fact is restored',
      base: base.without(gone),
      head: base,
      says: ['+warning: `x` is trusted again: the text that was adopted once is restored'],
    },
  ],
  silent: [
    { what: 'nothing changes', base, head: base.file('a', 'a') },
    {
      what: 'a candidate is deleted',
      base: store().fact('x', { status: 'candidate' }),
      head: store(),
    },
    {
      what: 'a fact is retired with an approval',
      base,
      head: base.retired(),
      circumstances: { authority: approvedBy('alice') },
    },
    {
      what: 'an adopted fact is edited and adopted again',
      base,
      head: base.edit('x', { body: 'Other.' }).adopted(),
    },
    {
      what: 'a source is restored',
      base: store()
        .file('s', 's')
        .fact('x', { sources: ['s'] })
        .adopted()
        .file('s', 't'),
      head: store()
        .file('s', 's')
        .fact('x', { sources: ['s'] })
        .adopted(),
    },
    {
      what: 'ledger lines in another order',
      base: base.retired(),
      head: base
        .retired()
        .file(
          '.memtrust/ledger/x.jsonl',
          base.retired().ledger('x').split('\n').toReversed().join('\n'),
        ),
    },
  ],
});

describe('a removed event', () => {
  it('is graver where an older record would adopt again', async () => {
    const evaluation = await check(base.retired(), base);
    expect(new Set(said(evaluation, 'MT206'))).toEqual(
      new Set([
        '+error: once merged, the change would let `x` back into the trusted baseline: later events of its ledger are removed',
        '+error: 1 event of `x` is removed from its ledger',
      ]),
    );
    expect(trusted(evaluation)).toEqual([]);
    // No adoption can bring a retired id back, so none is advised.
    const remedies = evaluation.findings.map(({ remedy }) => phraseText(remedy));
    expect(remedies.join('\n')).toMatch(/a retired id never returns.*another id/);
    expect(remedies.join('\n')).not.toContain('an approved adoption');
  });

  it('is no rollback where the old record is approved anew', async () => {
    const evaluation = await check(base.discarded(), base.adopted({ at: '2026-05-01T00:00:00Z' }), {
      authority: approvedBy('alice'),
    });
    expect(said(evaluation, 'MT206')).toEqual([
      '+notice: 1 event of `x` is removed from its ledger',
    ]);
  });

  it('that decided nothing brings nothing back', async () => {
    const noted = base.event('evidence.recorded');
    expect(said(await check(noted, base), 'MT206')).toEqual([
      '+notice: 1 event of `x` is removed from its ledger',
    ]);
  });

  it('is not what a new record brings, approved or not', async () => {
    const noted = base.event('evidence.recorded');
    const head = base.edit('x', { body: 'Other.' }).adopted();
    expect(blocking(await check(noted, head))).toEqual(['MT202']);
    expect(blocking(await check(noted, head, { authority: approvedBy('alice') }))).toEqual([]);
  });

  it('of a blocked fact is not described', async () => {
    const blocked = base.policy({ sources: { block: ['x'] } });
    expect(said(await check(blocked.retired(), blocked), 'MT206')).toEqual([
      '+error: the change removes what keeps a policy-blocked fact out of the trusted baseline',
    ]);
  });
});

describe('taking an adopted fact away', () => {
  const LEDGER = '.memtrust/ledger/x.jsonl';
  const ways = [
    ['its file', base.without(gone)],
    ['its ledger', base.without(LEDGER)],
    ['both', base.without(gone).without(LEDGER)],
  ] as const;

  it.each(ways)('needs the approval that retiring it needs: %s', async (_, head) => {
    expect(blocking(await check(base, head))).toEqual(['MT206']);
    expect(blocking(await check(base, base.retired()))).toEqual(['MT202']);
    const approved = await check(base, head, { authority: approvedBy('alice') });
    expect([
      approved.verdict,
      said(approved, 'MT206').every((one) => one.startsWith('+notice')),
    ]).toEqual(['pass', true]);
  });

  it.each(ways)(
    'is said before the pull request, where nobody can have approved: %s',
    async (_, head) => {
      const evaluation = await check(base, head, { surface: 'branch' });
      expect([evaluation.verdict, findings(evaluation, 'MT206').length > 0]).toEqual([
        'pass',
        true,
      ]);
    },
  );

  it('is asked about once where an event says so', async () => {
    const head = base.retired().without(gone);
    expect(blocking(await check(base, head))).toEqual(['MT202']);
    expect(blocking(await check(base, head, { authority: approvedBy('alice') }))).toEqual([]);
  });

  it('is free where the fact was adopted by nobody, or was retired before', async () => {
    const candidate = store().fact('x', { status: 'candidate' });
    expect(blocking(await check(candidate, candidate.without(gone)))).toEqual([]);
    const retired = base.retired();
    expect(blocking(await check(retired, retired.without(gone)))).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { appendEvents } from '../../src/lifecycle/append-events.js';
import { adoptFact } from '../../src/lifecycle/adopt.js';
import { parseFact } from '../../src/memory/fact.js';
import { lastDecisive } from '../../src/memory/last-decisive.js';
import { eventLine, makeEvent, parseLedger, type LedgerEvent } from '../../src/memory/ledger.js';
import { NO_HISTORY } from '../../src/tree/history-queries.js';
import { inSequence, outcome } from '../sequence.js';
import {
  approvedBy,
  audit,
  blocking,
  check,
  factFile,
  said,
  store,
  trusted,
  type EventSpec,
  type Store,
} from '../store.js';

const ID = 'auth/owner';
const GUARD = { path: 'src/guard.ts', lines: '1-1' };
const OLD = { body: 'Owner checks run first.', sources: [GUARD] };
const NEW = { body: 'Owner checks run in the gateway.', sources: [GUARD] };

/** A fact that was adopted once, and the state after another text of it was adopted. */
const first = store().file('src/guard.ts', 'check();\n').fact(ID, OLD).adopted();
const second = first.edit(ID, NEW).adopted({ at: '2026-01-02T00:00:00Z' });
const [adoption] = first.events(ID);
const old = { text: OLD, at: '2026-03-01T00:00:00Z' };
/** The line of a rebinding of the old text, as any clone can write it. */
const rebinding = (main: Store, spec: EventSpec = {}): string =>
  eventLine(main.makeEvent(ID, 'fact.rebound', { ...old, ...spec }));

describe('SECURITY S42: a rebound of an old text does not bring it back', () => {
  const known = (main: Store): readonly LedgerEvent[] => main.events(ID);
  it.each<readonly [string, (main: Store) => string]>([
    ['that follows nothing', (main) => rebinding(main, { after: [] })],
    [
      'that follows the old adoption only',
      (main) => rebinding(main, { after: adoption === undefined ? [] : [adoption] }),
    ],
    ['that follows the later decision', (main) => rebinding(main, { after: known(main) })],
    [
      'that follows an event which is not there',
      (main) =>
        rebinding(main, {
          after: [main.makeEvent(ID, 'evidence.recorded', { why: 'never written' })],
        }),
    ],
    [
      'that follows the later decision and an event which is not there',
      (main) =>
        rebinding(main, {
          after: [
            ...known(main),
            main.makeEvent(ID, 'evidence.recorded', { why: 'never written' }),
          ],
        }),
    ],
    [
      'by way of a remark on the old adoption',
      (main) => {
        const remark = main.makeEvent(ID, 'candidate.reviewed', {
          after: adoption === undefined ? [] : [adoption],
        });
        return `${eventLine(remark)}${rebinding(main, { after: [remark] })}`;
      },
    ],
    [
      'twice, side by side',
      (main) =>
        `${rebinding(main, { after: [] })}${rebinding(main, { after: [], at: '2026-03-02T00:00:00Z' })}`,
    ],
    [
      'twice, one after the other',
      (main) => {
        const one = main.makeEvent(ID, 'fact.rebound', {
          ...old,
          after: adoption === undefined ? [] : [adoption],
        });
        return `${eventLine(one)}${rebinding(main, { after: [one], at: '2026-03-02T00:00:00Z' })}`;
      },
    ],
  ])('%s', async (_what, lines) => {
    const head = second.line(ID, lines(second));
    // Refused also with an approval, for nobody can approve that something only moved.
    for (const authority of [approvedBy(), approvedBy('alice')])
      expect(blocking(await check(second, head, { authority }))).toContain('MT209');
    expect(
      (
        await inSequence(second, [
          (main) => main.line(ID, lines(main)),
          (main) => main.fact(ID, OLD),
        ])
      ).map(({ after }) => after),
    ).toEqual([[ID], [ID]]);
    // Nor where it came into the branch without the gate.
    expect(trusted(await audit(head))).toEqual([ID]);
    expect(trusted(await audit(head.fact(ID, OLD)))).toEqual([]);
  });

  it('says why', async () => {
    expect(
      said(await check(second, second.line(ID, rebinding(second, { after: [] }))), 'MT209'),
    ).toEqual([
      `+error: a record says that what \`${ID}\` cites only moved, but the record does not follow the last decision on it in the base branch`,
    ]);
    const stray = first.line(
      ID,
      rebinding(first, {
        after: [
          ...first.events(ID),
          first.makeEvent(ID, 'evidence.recorded', { why: 'never written' }),
        ],
      }),
    );
    expect(said(await check(first, stray), 'MT209')).toEqual([
      `+error: a record says that what \`${ID}\` cites only moved, but the record follows an event that is not in its ledger`,
    ]);
  });

  it.each<readonly [string, (main: Store) => Store]>([
    ['discarded', (main) => main.discarded()],
    ['superseded', (main) => main.superseded()],
    ['retired', (main) => main.retired()],
  ])('nor one that was %s, wherever the rebound is laid', async (_what, end) => {
    const ended = end(first);
    for (const after of [[], first.events(ID), ended.events(ID)]) {
      const head = ended.line(ID, rebinding(ended, { after }));
      expect(blocking(await check(ended, head, { authority: approvedBy('alice') }))).toContain(
        'MT209',
      );
      expect(trusted(await audit(head))).toEqual([]);
    }
  });

  it('laid beside an adoption that was prepared in parallel, and merged before it', async () => {
    const branch = first.line(ID, rebinding(first));
    expect((await check(first, branch)).verdict).toBe('pass');
    // The other branch is merged first; a union merge keeps the lines of both.
    const merged = second.line(ID, rebinding(first));
    expect(blocking(await check(second, merged))).toEqual(['MT202', 'MT209']);
    expect(trusted(await audit(merged))).toEqual([ID]);
    expect(trusted(await audit(merged.fact(ID, OLD)))).toEqual([]);
  });

  it('laid there first: the adoption that comes after it in time must follow it', async () => {
    const [, adoptedLater] = second.events(ID);
    const base = first.line(ID, rebinding(first));
    const head = base
      .fact(ID, NEW)
      .line(ID, adoptedLater === undefined ? '' : eventLine(adoptedLater));
    expect(blocking(await check(base, head, { authority: approvedBy('alice') }))).toEqual([
      'MT210',
    ]);
    // Even if it is let in, the old text is out: the rebound follows nothing that adopts it now.
    expect(trusted(await audit(head))).toEqual([ID]);
    expect(trusted(await audit(head.fact(ID, OLD)))).toEqual([]);
  });

  it('while the decision that it leaves out is taken away', async () => {
    const head = first.line(ID, rebinding(first, { after: [] }));
    expect(blocking(await check(second, head))).toEqual(expect.arrayContaining(['MT206', 'MT209']));
  });

  it('a rebound that follows what it should still does its work, once and again', async () => {
    const moved = (main: Store): Store =>
      main
        .file('src/guard.ts', '// moved\ncheck();\n')
        .event('fact.rebound', { at: '2026-04-01T00:00:00Z' });
    expect(await outcome(first, [(main) => moved(main)])).toEqual({
      verdicts: ['pass'],
      trusted: [ID],
    });
    expect(
      await outcome(second, [
        (main) => moved(main),
        (main) => main.event('fact.rebound', { at: '2026-04-02T00:00:00Z' }),
      ]),
    ).toEqual({ verdicts: ['pass', 'pass'], trusted: [ID] });
  });

  it('two rebounds of branches that were merged in parallel leave the fact trusted', async () => {
    const both = first
      .line(ID, rebinding(first))
      .line(ID, rebinding(first, { at: '2026-03-02T00:00:00Z' }));
    expect((await check(first, both)).verdict).toBe('pass');
    expect(trusted(await audit(both))).toEqual([ID]);
  });
});

describe('SECURITY S42: a rebound that nobody has to approve', () => {
  it('chooses between no two texts that stand side by side', async () => {
    const parallel = second.adopted({
      after: first.events(ID),
      at: '2026-01-03T00:00:00Z',
      text: { body: 'A third text.', sources: [GUARD] },
    });
    const renamed = parallel
      .without('src/guard.ts')
      .file('src/new.ts', 'check();\n')
      .edit(ID, { sources: [{ path: 'src/new.ts', lines: '1-1' }] })
      .event('fact.rebound', { at: '2026-04-01T00:00:00Z' });
    const past = {
      ...NO_HISTORY,
      renamed: async (path: string) => (path === 'src/guard.ts' ? 'src/new.ts' : null),
    };
    const evaluation = await check(parallel, renamed, { past });
    expect(blocking(evaluation)).toEqual(['MT203']);
    expect(evaluation.adoptions.map(({ effective }) => effective)).toEqual(['never']);
    expect(trusted(await audit(renamed, { past }))).toEqual([]);
  });
});

describe('SECURITY S42: every decision follows all last decisions of the base', () => {
  const line = (type: LedgerEvent['type'], spec: EventSpec = {}): string =>
    eventLine(
      second.makeEvent(ID, type, { at: '2026-05-01T00:00:00Z', after: first.events(ID), ...spec }),
    );

  it.each([
    'candidate.applied',
    'fact.reverified',
    'fact.superseded',
    'fact.retired',
    'candidate.discarded',
  ] as const)('%s, approved, that leaves one out is refused', async (type) => {
    const evaluation = await check(second, second.line(ID, line(type)), {
      authority: approvedBy('alice'),
    });
    expect(blocking(evaluation)).toEqual(['MT210']);
    expect(said(evaluation, 'MT210')).toEqual([
      `+error: a new record ${type} of \`${ID}\` does not follow the last decision on it in the base branch`,
    ]);
    expect(
      blocking(
        await check(second, second.line(ID, line(type, { after: second.events(ID) })), {
          authority: approvedBy('alice'),
        }),
      ),
    ).toEqual([]);
  });

  it('of two that stand side by side, both', async () => {
    const parallel = second.line(
      ID,
      line('candidate.applied', { text: { body: 'A third text.', sources: [GUARD] } }),
    );
    expect(lastDecisive(parallel.events(ID))).toHaveLength(2);
    const one = parallel.line(
      ID,
      line('fact.reverified', { after: parallel.events(ID).slice(-1), at: '2026-05-02T00:00:00Z' }),
    );
    expect(blocking(await check(parallel, one, { authority: approvedBy('alice') }))).toEqual([
      'MT210',
    ]);
    const both = parallel.line(
      ID,
      line('fact.reverified', { after: parallel.events(ID), at: '2026-05-02T00:00:00Z' }),
    );
    expect(blocking(await check(parallel, both, { authority: approvedBy('alice') }))).toEqual([]);
    expect(trusted(await audit(both))).toEqual([ID]);
  });

  it('but a decision of the same change may be followed instead of the base', async () => {
    const chain = first
      .edit(ID, NEW)
      .adopted({ at: '2026-01-02T00:00:00Z' })
      .event('evidence.recorded')
      .adopted({ at: '2026-01-03T00:00:00Z' });
    expect(blocking(await check(first, chain, { authority: approvedBy('alice') }))).toEqual([]);
  });

  it('adoptions that were merged in parallel stay as they were: the one that matches the file counts', async () => {
    const parallel = second.line(
      ID,
      line('candidate.applied', { text: { body: 'A third text.', sources: [GUARD] } }),
    );
    expect(trusted(await audit(parallel))).toEqual([ID]);
    expect(
      trusted(await audit(parallel.fact(ID, { body: 'A third text.', sources: [GUARD] }))),
    ).toEqual([ID]);
    expect(trusted(await audit(parallel.fact(ID, OLD)))).toEqual([]);
    expect(trusted(await audit(parallel.about(ID).retired({ after: [] })))).toEqual([]);
  });
});

describe('SECURITY S42: many lines', () => {
  const SIGNED = { proposedBy: 'alice', at: '2026-06-01T00:00:00Z' };
  const flood = Array.from({ length: 1_001 }, (_, index) =>
    rebinding(first, { after: [], at: String(index) }),
  ).join('');
  const flooded = first.line(ID, flood);
  const record = parseFact(ID, factFile(ID), Buffer.from(flooded.textOf(ID, NEW)));

  it('1,001 rebounds that nothing follows do not keep anybody from adopting', async () => {
    const [change] = (
      await adoptFact(flooded.tree(), {
        isBlocked: () => false,
        ...SIGNED,
        record,
        events: flooded.events(ID),
        ledger: flooded.ledger(ID),
      })
    ).slice(-1);
    const events = parseLedger(ID, 'x', change?.content ?? '').events;
    const head = flooded
      .fact(ID, NEW)
      .line(ID, (change?.content ?? '').slice(flooded.ledger(ID).length));
    expect(lastDecisive(events).map(({ type, at }) => `${type} ${at}`)).toEqual([
      `candidate.applied ${SIGNED.at}`,
    ]);
    expect(blocking(await check(flooded, head, { authority: approvedBy('alice') }))).toEqual([]);
    expect(trusted(await audit(head))).toEqual([ID]);
  });

  it('are refused where a change brings them', async () => {
    const evaluation = await check(first, flooded);
    expect(evaluation.verdict).toBe('fail');
    expect(said(evaluation, 'MT209')).toHaveLength(1_001);
  });

  it('so many that follow all they should are too many to be checked', async () => {
    const lines = Array.from({ length: 201 }, (_, index) =>
      rebinding(first, { at: String(index) }),
    ).join('');
    expect(said(await check(first, first.line(ID, lines)), 'MT209')).toEqual([
      `+error: a record says that what \`${ID}\` cites only moved, but the change adds 201 such records, and more than 200 of them are not checked`,
    ]);
  });

  it('1,001 adoptions side by side are more than one decision can follow, and the message says what to do', () => {
    const events = Array.from({ length: 1_001 }, (_, index) =>
      first.makeEvent(ID, 'candidate.applied', { after: [], at: String(index) }),
    );
    const append = (known: readonly LedgerEvent[]): unknown =>
      appendEvents({ fact: ID, text: '', events: known }, SIGNED, [
        { type: 'candidate.applied', claim: first.read(ID).claim, binding: first.read(ID).binding },
      ]);
    expect(() => append(events)).toThrow(
      /ledger\/auth\/owner\.jsonl` has 1001 parallel last decisions, but a new one can follow at most 1000/,
    );
    expect(() => append(events.slice(1))).not.toThrow();
  });

  it('in a line, side by side and layer upon layer: one walk decides', () => {
    const start = makeEvent({
      ...first.read(ID),
      type: 'candidate.applied',
      fact: ID,
      at: '0',
      proposed_by: 'p',
      after: [],
    });
    const rebound = (at: number, after: readonly LedgerEvent[]): LedgerEvent =>
      makeEvent({
        type: 'fact.rebound',
        fact: ID,
        claim: start.claim,
        binding: start.binding,
        at: String(at),
        proposed_by: 'p',
        after: after.map(({ id }) => id),
      });
    const line: LedgerEvent[] = [start];
    for (let index = 0; index < 10_000; index += 1) line.push(rebound(index, line.slice(-1)));
    expect(lastDecisive(line)).toEqual(line.slice(-1));
    expect(
      lastDecisive([
        start,
        ...Array.from({ length: 10_000 }, (_, index) => rebound(index, [start])),
      ]),
    ).toHaveLength(10_000);
    const layers: LedgerEvent[][] = [[start]];
    for (let layer = 0; layer < 60; layer += 1)
      layers.push(
        Array.from({ length: 100 }, (_, index) =>
          rebound(layer * 100 + index, layers.at(-1) ?? []),
        ),
      );
    expect(lastDecisive(layers.flat())).toHaveLength(100);
  });
});

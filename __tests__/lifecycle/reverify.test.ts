import { describe, expect, it } from '@jest/globals';
import { rebindFacts } from '../../src/lifecycle/rebind.js';
import type { CitedSpan } from '../../src/lifecycle/cited-span.js';
import { reverifyFact, type Reverification } from '../../src/lifecycle/reverify.js';
import { checkAnchors } from '../../src/anchors/check.js';
import { parseLedger } from '../../src/memory/ledger.js';
import { recordOf } from './records.js';
import {
  approvedBy,
  blocking,
  check,
  factFile,
  ledgerFile,
  store,
  trusted,
  type CitedSource,
  type Store,
} from '../store.js';

const SIGNED = { proposedBy: 'alice', at: '2026-01-02T00:00:00Z' };
const BEFORE = 'import x;\n\nfunction guard() {\n  check();\n}\n\nguard();\n';
const AFTER = '// new\nimport x;\n\nfunction guard() {\n  audit();\n  check();\n}\n\nguard();\n';
const guard = { path: 'src/guard.ts', lines: '3-5' };
const base = store()
  .file('src/guard.ts', BEFORE)
  .fact('a', { sources: [guard] })
  .adopted();

const anchorsOf = async (world: Store) =>
  (await checkAnchors(world.tree(), [recordOf(world)])).get('a') ?? [];

/** @param former the texts of the cited files that are at hand. */
async function reverify(
  world: Store,
  former: readonly string[] = [BEFORE],
  settled: Store | null = base,
  again: boolean = false,
): Promise<Reverification> {
  const ledger = { fact: 'a', text: world.ledger('a'), events: world.events('a') };
  return reverifyFact(
    world.tree(),
    recordOf(world),
    settled === null ? null : recordOf(settled).fact,
    ledger,
    await anchorsOf(world),
    async () => former.map((text) => Buffer.from(text)),
    SIGNED,
    again,
  );
}

async function changed(...args: Parameters<typeof reverify>) {
  const outcome = await reverify(...args);
  if (outcome.kind !== 'changed') throw new Error('nothing changed');
  const world = outcome.changes.reduce(
    (next, { path, content }) => next.file(path, content),
    args[0],
  );
  return {
    ...outcome,
    world,
    event: world.events('a').at(-1),
    verdicts: (await checkAnchors(world.tree(), [recordOf(world)]))
      .get('a')
      ?.map(({ selector, verdict }) => `${selector} ${verdict}`),
  };
}

const place = (span: CitedSpan | null | undefined): string =>
  span === null || span === undefined
    ? 'none'
    : `${span.path}:${span.lines?.join('-') ?? ''} ${span.text?.join('|') ?? '?'}`;
const edited = (text: string, sources: readonly CitedSource[] = [guard]): Store =>
  store().file('src/guard.ts', BEFORE).fact('a', { sources }).adopted().file('src/guard.ts', text);

describe('reverify', () => {
  it('follows the cited lines through the edit, and shows both', async () => {
    const { spans, world, event, verdicts } = await changed(base.file('src/guard.ts', AFTER));
    expect(spans.map(({ before, after }) => [place(before), place(after)])).toEqual([
      [
        'src/guard.ts:3-5 function guard() {|  check();|}',
        'src/guard.ts:4-7 function guard() {|  audit();|  check();|}',
      ],
    ]);
    expect(verdicts).toEqual(['lines:4-7 fresh']);
    expect(event).toMatchObject({
      type: 'fact.reverified',
      claim: recordOf(base).fact?.claim,
      binding: recordOf(world).fact?.binding,
      after: [base.events('a')[0]?.id],
    });
    expect(recordOf(world).fact?.claim).toBe(recordOf(base).fact?.claim);
  });

  it('finds the old text by its digest, whatever else it is offered', async () => {
    const { spans } = await changed(base.file('src/guard.ts', AFTER), [
      'function guard() {\n  evil();\n}\n',
      `moved\n${BEFORE}`,
    ]);
    expect(place(spans[0]?.before)).toBe('src/guard.ts:4-6 function guard() {|  check();|}');
  });

  it('says when the old text is not at hand, and takes the lines by their numbers', async () => {
    const { spans } = await changed(base.file('src/guard.ts', AFTER), ['something else']);
    expect(spans.map(({ before, after }) => [place(before), place(after)])).toEqual([
      ['src/guard.ts:3-5 ?', 'src/guard.ts:3-5 |function guard() {|  audit();'],
    ]);
  });

  it('binds a whole file anew', async () => {
    const { spans, verdicts } = await changed(edited('other\n', ['src/guard.ts']));
    expect(verdicts).toEqual(['file fresh']);
    expect(place(spans[0]?.after)).toBe('src/guard.ts: other');
  });

  it('takes a source as it is that was bound by hand', async () => {
    const world = base
      .file('src/guard.ts', AFTER)
      .fact('a', { sources: [{ path: 'src/guard.ts', quote: 'function guard() {\n  audit();' }] });
    const { spans, changes, event } = await changed(world);
    expect(changes.map(({ path }) => path)).toEqual([ledgerFile('a')]);
    expect(spans.map(({ before, after }) => [place(before), place(after)])).toEqual([
      [
        'src/guard.ts:3-5 function guard() {|  check();|}',
        'src/guard.ts:4-5 function guard() {|  audit();',
      ],
    ]);
    expect(event).toMatchObject({
      type: 'fact.reverified',
      binding: recordOf(world).fact?.binding,
    });
  });

  it('shows a source beside the one of its file that it replaced, wherever it stands in the list', async () => {
    const before = store()
      .file('src/guard.ts', BEFORE)
      .file('b.ts', 'b\n')
      .fact('a', { sources: ['b.ts', guard] })
      .adopted();
    const world = before
      .file('src/guard.ts', AFTER)
      .fact('a', { sources: [{ path: 'src/guard.ts', quote: 'function guard() {\n  audit();' }] });
    const { spans } = await changed(world, [BEFORE, 'b\n'], before);
    expect(spans.map(({ before: old, after }) => [place(old), place(after)])).toEqual([
      [
        'src/guard.ts:3-5 function guard() {|  check();|}',
        'src/guard.ts:4-5 function guard() {|  audit();',
      ],
      ['b.ts: b', 'none'],
    ]);
  });

  it('shows what the base cites, also where the text is adopted in the change alone', async () => {
    const body = 'Another text.\n';
    const world = base
      .fact('a', { body, sources: [guard] })
      .adopted()
      .file('src/guard.ts', AFTER)
      .fact('a', { body, sources: [{ path: 'src/guard.ts', lines: '4-7' }] });
    const { spans } = await changed(world);
    expect(spans.map(({ before, after }) => [place(before), place(after)])).toEqual([
      [
        'src/guard.ts:3-5 function guard() {|  check();|}',
        'src/guard.ts:4-7 function guard() {|  audit();|  check();|}',
      ],
    ]);
  });

  it('leaves alone what holds', async () => {
    expect(await reverify(base)).toEqual({ kind: 'holds', moved: false });
    expect(await reverify(base.file('src/guard.ts', `\n${BEFORE}`))).toEqual({
      kind: 'holds',
      moved: true,
    });
    const two = edited(AFTER, [guard, { path: 'src/guard.ts', quote: 'function guard()' }]);
    const { spans, verdicts } = await changed(two, [BEFORE], two);
    expect(spans).toHaveLength(1);
    expect(verdicts).toEqual(['lines:4-7 fresh', 'quote fresh']);
  });

  it('records where it is asked to that what holds was looked at again, which is a decision like any other', async () => {
    for (const world of [base, base.file('src/guard.ts', `\n${BEFORE}`)]) {
      const { changes, spans, world: after, event } = await changed(world, [BEFORE], base, true);
      expect([changes.map(({ path }) => path), spans]).toEqual([[ledgerFile('a')], []]);
      expect(event).toMatchObject({
        type: 'fact.reverified',
        claim: recordOf(base).fact?.claim,
        binding: recordOf(base).fact?.binding,
        after: [base.events('a')[0]?.id],
      });
      const open = await check(world, after);
      expect([blocking(open), trusted(open)]).toEqual([['MT202'], ['a']]);
      const approved = await check(world, after, { authority: approvedBy('alice') });
      expect([blocking(approved), trusted(approved), approved.verdict]).toEqual([
        [],
        ['a'],
        'pass',
      ]);
      expect(trusted(await check(after, after.file('b', '')))).toEqual(['a']);
    }
  });

  it.each<[string, Store, RegExp]>([
    [
      'lines that are gone',
      base.file('src/guard.ts', 'import x;\n\n\nguard();\nmore();\nlines();\n'),
      /the cited text is no longer in `src\/guard.ts`/,
    ],
    [
      'lines behind the end of the file',
      base.file('src/guard.ts', 'import x;\n'),
      /the cited text is no longer in `src\/guard.ts`/,
    ],
    [
      'a quote that is gone',
      edited('x\n', [{ path: 'src/guard.ts', quote: 'function guard()' }]),
      /the quote is no longer in/,
    ],
    [
      'a quote that is there twice',
      edited(`${BEFORE}function guard()\n`, [{ path: 'src/guard.ts', quote: 'function guard()' }]),
      /more than once/,
    ],
    ['a file that is gone', base.without('src/guard.ts'), /no longer in `src\/guard.ts`/],
    [
      'a source without a digest',
      edited(BEFORE, [{ path: 'src/guard.ts', digest: null }]),
      /has no digest/,
    ],
    [
      'a fact that nobody adopted',
      store()
        .file('src/guard.ts', BEFORE)
        .fact('a', { sources: [guard] }),
      /is not adopted with this text/,
    ],
    ['a fact that was edited', base.edit('a', { body: 'Other.' }), /is not adopted with this text/],
    ['a discarded fact', base.discarded(), /is not adopted with this text/],
    ['a retired fact', base.retired(), /is retired/],
    ['a broken fact', base.file(factFile('a'), 'x'), /is not a valid fact/],
  ])('refuses %s', async (_what, world, message) => {
    await expect(reverify(world)).rejects.toThrow(message);
  });
});

describe('rebind', () => {
  const rebound = async (world: Store) => {
    const found = await rebindFacts(
      world.tree(),
      [recordOf(world)],
      [],
      new Map([['a', await anchorsOf(world)]]),
      () => world.events('a'),
      () => ({ fact: 'a', text: world.ledger('a'), events: world.events('a') }),
      SIGNED,
    );
    return {
      found,
      world: found
        .flatMap(({ changes }) => changes)
        .reduce((next, { path, content }) => next.file(path, content), world),
    };
  };

  it('follows what only moved: the place is new, the binding and the ledger are not', async () => {
    const moved = base.file('src/guard.ts', `// new\n${BEFORE}`);
    const { found, world } = await rebound(moved);
    expect(found).toMatchObject([
      {
        id: 'a',
        moved: [
          {
            from: { path: 'src/guard.ts', lines: [3, 5] },
            to: { path: 'src/guard.ts', lines: [4, 6] },
          },
        ],
      },
    ]);
    expect((await checkAnchors(world.tree(), [recordOf(world)])).get('a')).toMatchObject([
      { selector: 'lines:4-6', verdict: 'fresh' },
    ]);
    expect([recordOf(world).fact?.claim, recordOf(world).fact?.binding]).toEqual([
      recordOf(base).fact?.claim,
      recordOf(base).fact?.binding,
    ]);
    expect(parseLedger('a', 'a', world.ledger('a')).events).toHaveLength(1);
    expect((await rebound(world)).found).toEqual([]);
  });

  it.each<[string, Store]>([
    ['everything is where it was', base],
    ['the text changed', base.file('src/guard.ts', AFTER)],
    [
      'one source moved and another changed',
      edited(AFTER, [guard, { path: 'src/guard.ts', lines: '7-7' }]),
    ],
    [
      'the text is elsewhere, in another file',
      base.file('src/guard.ts', 'x\n').file('src/old.ts', BEFORE),
    ],
    ['nothing is bound', edited(BEFORE, [{ path: 'src/guard.ts', digest: null }])],
    ['the fact is broken', base.file(factFile('a'), 'x')],
  ])('leaves a fact alone where %s', async (_what, world) => {
    expect((await rebound(world)).found).toEqual([]);
  });

  it('follows a quote too', async () => {
    const quoted = edited(`\n${BEFORE}`, [
      { path: 'src/guard.ts', lines: '3-3', quote: 'function guard()' },
    ]);
    expect((await rebound(quoted)).found).toMatchObject([
      { moved: [{ from: { lines: [3, 3] }, to: { lines: [4, 4] } }] },
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { adoptFact } from '../../src/lifecycle/adopt.js';
import { bindKept } from '../../src/lifecycle/follow-sources.js';
import { rebindFacts } from '../../src/lifecycle/rebind.js';
import type { CitedSpan } from '../../src/anchors/cited-span.js';
import { reverifyFact, type Reverification } from '../../src/lifecycle/reverify.js';
import { checkAnchors } from '../../src/anchors/check.js';
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
    { isBlocked: () => false, again },
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
      ['src/guard.ts:3-5 ?', 'src/guard.ts:4-7 function guard() {|  audit();|  check();|}'],
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
        'src/guard.ts:4-7 function guard() {|  audit();|  check();|}',
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
        'src/guard.ts:4-7 function guard() {|  audit();|  check();|}',
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
      moved: false,
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
      edited(`${BEFORE}function guard() {\n  other();\n}\n`, [
        { path: 'src/guard.ts', quote: 'function guard()' },
      ]),
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

describe('a fact with another importance', () => {
  const critical = { importance: 'critical' };
  /** The fact as it was bound, with a line that only `high` and `critical` facts say. */
  const raised = base.file(
    factFile('a'),
    recordOf(base).text.replace('---\n', '---\nimportance: critical\n'),
  );
  const bindAgain = async (world: Store) => {
    const { change } = await bindKept(recordOf(world), {
      tree: world.tree(),
      adopted: recordOf(base).fact,
      anchors: await anchorsOf(world),
      former: async () => [Buffer.from(BEFORE)],
    });
    return change === null ? world : world.file(change.path, change.content);
  };

  it('cannot be adopted until it is bound to what that importance asks for', async () => {
    expect(await anchorsOf(raised)).toMatchObject([
      { verdict: 'unreadable', why: expect.stringContaining('less than critical asks') },
    ]);
    const adoption = adoptFact(raised.tree(), {
      record: recordOf(raised),
      events: [],
      ledger: '',
      isBlocked: () => false,
      ...SIGNED,
    });
    await expect(adoption).rejects.toMatchObject({
      message: expect.stringContaining('less than critical asks'),
      remedy: expect.stringMatching(/run `?npx memtrust bind a`?, then `?npx memtrust adopt a/),
    });
    const bound = await bindAgain(raised);
    expect(await anchorsOf(bound)).toMatchObject([{ selector: 'lines:3-5', verdict: 'fresh' }]);
    const asked = store()
      .file('src/guard.ts', BEFORE)
      .fact('a', { ...critical, sources: [guard] });
    const [source, wanted] = [recordOf(bound), recordOf(asked)].map(({ fact }) => fact?.sources[0]);
    expect([source?.unit, source?.origin]).toEqual([wanted?.unit, wanted?.origin]);
  });

  it('is bound to its own text, wherever that is by now', async () => {
    const bound = await bindAgain(raised.file('src/guard.ts', `other();\nwords();\n${BEFORE}`));
    expect(await anchorsOf(bound)).toMatchObject([{ selector: 'lines:5-7', verdict: 'fresh' }]);
  });

  it('follows its lines through an edit', async () => {
    const bound = await bindAgain(raised.file('src/guard.ts', AFTER));
    expect(await anchorsOf(bound)).toMatchObject([{ selector: 'lines:4-7', verdict: 'fresh' }]);
  });

  it('is not bound to one of two equal texts by chance', async () => {
    const twins = raised.file('src/guard.ts', `${BEFORE}\nfunction guard() {\n  check();\n}\n`);
    await expect(bindAgain(twins)).rejects.toThrow('more than once');
  });

  it('needs no unit any more where its importance was lowered', async () => {
    const high = store()
      .file('src/guard.ts', BEFORE)
      .fact('a', { importance: 'high', sources: [guard] });
    const lowered = high.file(
      factFile('a'),
      recordOf(high).text.replace('importance: "high"', 'importance: "normal"'),
    );
    expect(recordOf(lowered).fact?.sources[0]?.unit).not.toBeNull();
    expect(recordOf(await bindAgain(lowered)).fact?.sources[0]?.unit).toBeNull();
  });
});

describe('bind --moved', () => {
  const moved = base.without('src/guard.ts').file('src/new.ts', BEFORE);

  const rebound = async (world: Store, before: Store = base) => {
    const [then, now] = [before.tree(), world.tree()];
    const records = [recordOf(before)];
    const settled = { tree: then, records, checks: await checkAnchors(then, records) };
    const found = await rebindFacts(
      now,
      [recordOf(world)],
      await checkAnchors(now, [recordOf(world)], { settled }),
      () => before.events('a'),
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

  it('follows a cited file that was renamed, and carries its adoption over', async () => {
    const { found, world } = await rebound(moved);
    expect(found).toMatchObject([
      {
        id: 'a',
        moved: [
          {
            from: { path: 'src/guard.ts', lines: [3, 5] },
            to: { path: 'src/new.ts', lines: [3, 5] },
          },
        ],
        asksAgain: false,
      },
    ]);
    expect(await anchorsOf(world)).toMatchObject([
      { path: 'src/new.ts', selector: 'lines:3-5', verdict: 'fresh' },
    ]);
    expect(recordOf(world).fact?.claim).toBe(recordOf(base).fact?.claim);
    expect(world.events('a').at(-1)).toMatchObject({
      type: 'fact.rebound',
      claim: recordOf(base).fact?.claim,
      binding: recordOf(world).fact?.binding,
      after: [base.events('a')[0]?.id],
    });
    expect((await rebound(world)).found).toEqual([]);
    expect(blocking(await check(base, world))).toEqual([]);
    expect(trusted(await check(world, world.file('b', '')))).toEqual(['a']);
  });

  it('asks again for an adoption that is not settled yet', async () => {
    const open = store()
      .file('src/guard.ts', BEFORE)
      .fact('a', { sources: [guard] });
    const adopted = open.adopted().without('src/guard.ts').file('src/new.ts', BEFORE);
    const { found, world } = await rebound(adopted, open);
    expect(found).toMatchObject([{ asksAgain: true }]);
    expect(world.events('a').at(-1)).toMatchObject({
      type: 'candidate.applied',
      binding: recordOf(world).fact?.binding,
    });
  });

  it('follows a quote too', async () => {
    const before = edited(BEFORE, [
      { path: 'src/guard.ts', lines: '3-3', quote: 'function guard()' },
    ]);
    const after = before.without('src/guard.ts').file('src/new.ts', BEFORE);
    expect((await rebound(after, before)).found).toMatchObject([
      { moved: [{ to: { path: 'src/new.ts', lines: [3, 3] } }] },
    ]);
  });

  it.each<[string, Store, Store]>([
    ['everything is where it was', base, base],
    ['the text moved within its file', base.file('src/guard.ts', `// new\n${BEFORE}`), base],
    ['the text changed', base.file('src/guard.ts', AFTER), base],
    ['the text changed on the way', moved.file('src/new.ts', AFTER), base],
    [
      'one source moved and another changed',
      edited(BEFORE, [guard, { path: 'b.ts', lines: '1-1' }])
        .without('src/guard.ts')
        .file('src/new.ts', BEFORE),
      edited(BEFORE, [guard, { path: 'b.ts', lines: '1-1' }]),
    ],
    [
      'two files could be the one that it cites',
      base.without('src/guard.ts').file('src/new.ts', BEFORE).file('src/other.ts', BEFORE),
      base,
    ],
    [
      'the text is elsewhere, in a file that was there before',
      base.file('src/old.ts', BEFORE).file('src/guard.ts', 'x\n'),
      base.file('src/old.ts', BEFORE),
    ],
    ['nothing is bound', edited(BEFORE, [{ path: 'src/guard.ts', digest: null }]), base],
    ['the fact is broken', base.file(factFile('a'), 'x'), base],
  ])('leaves a fact alone where %s', async (_what, world, before) => {
    expect((await rebound(world, before)).found).toEqual([]);
  });

  it('leaves a critical fact alone: another file is another origin', async () => {
    const critical = store()
      .file('src/guard.ts', BEFORE)
      .fact('a', { importance: 'critical', sources: [guard] })
      .adopted();
    const after = critical.without('src/guard.ts').file('src/new.ts', BEFORE);
    expect((await rebound(after, critical)).found).toEqual([]);
  });
});

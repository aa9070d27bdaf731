import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { adoptFact } from '../../src/lifecycle/adopt.js';
import { bindFact, fillBinding } from '../../src/lifecycle/bind.js';
import { unboundSources } from '../../src/lifecycle/usable.js';
import { checkAnchors } from '../../src/anchors/check.js';
import { parseFact, type FactRecord } from '../../src/memory/fact.js';
import { parseLedger } from '../../src/memory/ledger.js';
import { blobOid } from '../../src/tree/digest.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

const AT = { proposedBy: 'alice', at: '2026-01-01T00:00:00Z' };
const read = (text: string): FactRecord =>
  parseFact('a', '.memtrust/facts/a.md', Buffer.from(text));
const CODE = 'function guard() {\n  if (denied) throw new Error();\n}\nguard();\n';
const tree = new VirtualTree({ 'src/guard.ts': CODE, 'docs/a b.md': 'Words\nmore words\n' });
const quoted = (quote: string) => ({ kind: 'quote', quote, symbol: null }) as const;
const target = (more: Partial<Parameters<typeof bindFact>[2]> = {}) => ({
  path: 'src/guard.ts',
  lines: null,
  selector: null,
  insteadOf: null,
  ...more,
});
const verdicts = async (text: string): Promise<string[]> =>
  ((await checkAnchors(tree, [read(text)])).get('a') ?? []).map(
    ({ path, selector, verdict }) => `${path} ${selector} ${verdict}`,
  );
const bound = async (text: string, more: Parameters<typeof target>[0] = {}): Promise<string> =>
  (await bindFact(tree, read(text), target(more))).change.content;

describe('bind', () => {
  it('makes a fact cite a file as it is now', async () => {
    const content = await bound('---\ntopic: t\n---\nS\n');
    expect(content).toContain(`blob: "${blobOid(Buffer.from(CODE), 'sha1')}"`);
    expect(await verdicts(content)).toEqual(['src/guard.ts file fresh']);
  });

  it('cites lines and quotes', async () => {
    expect(await verdicts(await bound('---\n---\nS\n', { lines: [2, 3] }))).toEqual([
      'src/guard.ts lines:2-3 fresh',
    ]);
    expect(
      await verdicts(await bound('---\n---\nS\n', { selector: quoted('if (denied) throw') })),
    ).toEqual(['src/guard.ts quote fresh']);
  });

  it('chooses a whole statement by itself, so that a change of any of its lines is noticed', async () => {
    const before =
      'await retries.enqueue(\n  doc.identifier,\n  { deadline: seconds(90) },\n);\nsend(doc);\n';
    const content = (
      await bindFact(
        new VirtualTree({ 'src/save.ts': before }),
        read('---\n---\nThe deadline is 90 seconds.\n'),
        target({ path: 'src/save.ts' }),
      )
    ).change.content;
    const now = async (after: string): Promise<string | undefined> =>
      (await checkAnchors(new VirtualTree({ 'src/save.ts': after }), [read(content)])).get('a')?.[0]
        ?.verdict;
    expect(await now(before)).toBe('fresh');
    expect(await now(before.replace('doc.identifier', 'null'))).toBe('changed');
    expect(await now(before.replace('enqueue', 'skip'))).toBe('changed');
    expect(await now(before.replace('send(doc)', 'keep(doc)'))).toBe('fresh');
  });

  it('binds a source of the same path anew, with the selector that it has, and adds another', async () => {
    const once = await bound(
      '---\nsources:\n  - path: ./src/guard.ts\n    quote: if (denied) throw\n  - path: docs/a b.md\n---\nS\n',
    );
    expect(await verdicts(once)).toEqual(['src/guard.ts quote fresh', 'docs/a b.md file unbound']);
    expect(await verdicts(await bound(once, { path: 'docs/a b.md' }))).toEqual([
      'src/guard.ts quote fresh',
      'docs/a b.md file fresh',
    ]);
    expect(await verdicts(await bound('---\nsources: [{path: x}]\n---\nS\n'))).toEqual([
      'x file unbound',
      'src/guard.ts file fresh',
    ]);
  });

  it('replaces a path that was renamed', async () => {
    expect(
      await verdicts(
        await bound('---\nsources: [{path: src/old.ts, lines: 1-1}]\n---\nS\n', {
          insteadOf: 'src/old.ts',
        }),
      ),
    ).toEqual(['src/guard.ts lines:1-1 fresh']);
    await expect(
      bindFact(tree, read('---\n---\nS\n'), target({ insteadOf: 'src/old.ts' })),
    ).rejects.toThrow('does not cite');
  });

  it('keeps the comments of the source that it writes, as they belong to the claim', async () => {
    const text =
      '---\n# about\nsources:\n  # the guard\n  - path: src/guard.ts # where\n    lines: 1-3 # a hint\n    digest: "sha256:0000000000000000000000000000000000000000000000000000000000000000" # old\n---\nS\n';
    const content = await bound(text);
    expect(content).toContain(
      '  - path: src/guard.ts # where\n    lines: 1-3 # a hint\n    digest: ',
    );
    expect(content).toMatch(/# old\n {4}place: .*\n {4}blob: "/);
    expect(read(content).fact?.claim).toBe(read(text).fact?.claim);
  });

  it('refuses where a comment would be lost with the key that it stands beside', async () => {
    await expect(
      bindFact(
        tree,
        read(
          `---\nsources:\n  - path: src/guard.ts\n    unit: "sha256:${'0'.repeat(64)}" # words\n---\nS\n`,
        ),
        target(),
      ),
    ).rejects.toThrow('without changing its claim');
  });

  it.each([
    [{ path: '../x' }, 'is outside the repository'],
    [{ path: '/etc/passwd' }, 'is outside the repository'],
    [{ path: 'src' }, 'it is a folder'],
    [{ path: 'nope' }, 'the file does not exist'],
    [{ lines: [3, 9] as const }, 'the file has only 4 lines'],
    [{ selector: quoted('nowhere in the file') }, 'the quote is not in the file'],
    [{ selector: quoted('guard()') }, 'more than once'],
    [{ selector: quoted('denied') }, 'fewer than 12 letters'],
  ])('refuses %j and says why', async (more, why) => {
    await expect(bindFact(tree, read('---\n---\nS\n'), target(more))).rejects.toThrow(why);
  });

  it('fills absent digests only, changes no selector, and goes on after a source that cannot be bound', async () => {
    const text = `---\nsources:\n  - {path: src/guard.ts, quote: if (denied) throw}\n  - {path: nope}\n  - {path: docs/a b.md, digest: "sha256:${'0'.repeat(64)}"}\n  - {path: docs/a b.md, lines: 2}\n---\nS\n`;
    const filling = await fillBinding(tree, read(text));
    expect(await verdicts(filling.change?.content ?? '')).toEqual([
      'src/guard.ts quote fresh',
      'nope file unbound',
      'docs/a b.md file changed',
      'docs/a b.md lines:2-2 fresh',
    ]);
    expect([filling.filled, filling.failures]).toEqual([
      2,
      ['`a`: `nope` cannot be bound: the file does not exist'],
    ]);
    expect((await fillBinding(tree, read('---\n---\nS\n'))).change).toBeNull();
  });
});

const comment = fc.constantFrom('# words\n', '#no blank\n', '# ümläut: [x] "\n');
const value = fc.constantFrom(
  'plain',
  '"quoted \\u00e9"',
  "'it''s'",
  '0x10',
  '[a, b]',
  '{a: 1}',
  '|\n  block\n   text\n',
  '>-\n  folded\n  text\n',
  '~',
  '"12"',
);
/** Front matter as people write it: comments anywhere, every style of value, sources in any style or none. */
const fact = fc
  .record({
    before: fc.option(comment, { nil: '' }),
    keys: fc
      .array(
        fc.tuple(fc.constantFrom('x-a', 'x-b', 'x-c'), value, fc.option(comment, { nil: '' })),
        { maxLength: 3 },
      )
      .map((keys) =>
        [
          ...new Map(
            keys.map(([key, one, after]) => [
              key,
              `${key}: ${one.endsWith('\n') ? one : `${one}\n`}${after}`,
            ]),
          ).values(),
        ].join(''),
      ),
    status: fc.constantFrom(
      '',
      'status: candidate\n',
      'status: rejected # why\n',
      '"status": accepted\n',
    ),
    sources: fc.constantFrom(
      '',
      'sources: []\n',
      'sources:\n  - path: src/guard.ts\n',
      'sources:\n- path: src/guard.ts # here\n  lines: 2-3\n',
      'sources: [{path: src/guard.ts, quote: "if (denied) throw"}]\n',
      'sources:\n  # first\n  - {path: docs/a b.md}\n  # second\n  - path: src/guard.ts\n',
    ),
    body: fc.constantFrom('S\n', 'S', '\n\nS\n\n\n---\n# no comment\n', 'S  \n\ttext\n'),
  })
  .map(
    ({ before, keys, status, sources, body }) =>
      `---\n${before}${keys}${status}${sources}---\n${body}`,
  );

describe('whatever the front matter looks like', () => {
  it('bind changes the sources and never the claim, or refuses', async () => {
    await fc.assert(
      fc.asyncProperty(fact, async (text) => {
        const record = read(text);
        expect(record.problems).toEqual([]);
        const content = await bound(text).catch((error: unknown) => String(error));
        if (!content.startsWith('---\n')) expect(content).toContain('without changing its claim');
        else
          expect([
            read(content).fact?.claim,
            (await verdicts(content))
              .filter((one) => one.startsWith('src/guard.ts'))
              .every((one) => one.endsWith('fresh')),
          ]).toEqual([record.fact?.claim, true]);
      }),
      { numRuns: 300 },
    );
  });

  it('bind refuses hardly any of it', async () => {
    const samples = fc.sample(fact, { numRuns: 200, seed: 1 });
    const refused = (
      await Promise.all(
        samples.map(async (text) =>
          bound(text).then(
            () => [],
            () => [text],
          ),
        ),
      )
    ).flat();
    expect(refused).toEqual([]);
  });

  it('adopt changes the status and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fact, async (text) => {
        const content = await bound(text);
        const filled = (await fillBinding(tree, read(content))).change?.content ?? content;
        const record = read(filled);
        const changes = await adoptFact(tree, {
          record,
          events: [],
          ledger: '',
          isBlocked: () => false,
          ...AT,
        });
        const after = read(changes.find(({ path }) => path.endsWith('.md'))?.content ?? filled);
        expect([
          after.fact?.status,
          after.fact?.claim,
          after.fact?.binding,
          after.fact?.statement,
        ]).toEqual(['accepted', record.fact?.claim, record.fact?.binding, record.fact?.statement]);
        const { events, faults } = parseLedger('a', 'a', changes.at(-1)?.content ?? '');
        expect([
          faults,
          events.map(({ type, claim, binding }) => `${type} ${claim} ${binding}`),
        ]).toEqual([[], [`candidate.applied ${record.fact?.claim} ${record.fact?.binding}`]]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('adopt', () => {
  const bare = '---\ntopic: t\n---\nS\n';
  const adopt = async (
    text: string,
    ledger = '',
    unbound: string | null = 'agreed in the weekly',
  ) =>
    adoptFact(tree, {
      record: read(text),
      events: parseLedger('a', 'a', ledger).events,
      ledger,
      unbound: text.includes('sources:') ? null : unbound,
      isBlocked: () => false,
      ...AT,
    });

  it('writes one line, and applies after what was there', async () => {
    const [file, ledger] = await adopt(bare);
    const { events } = parseLedger('a', 'a', ledger?.content ?? '');
    expect(events.map(({ type, after }) => [type, after])).toEqual([['candidate.applied', []]]);
    expect(await adopt(file?.content ?? '', ledger?.content)).toEqual([]);
    const edited = await adopt((file?.content ?? '').replace('S\n', 'T\n'), ledger?.content);
    expect(edited.map(({ path }) => path)).toEqual(['.memtrust/ledger/a.jsonl']);
    expect(
      parseLedger('a', 'a', edited[0]?.content ?? '')
        .events.filter(({ type }) => type === 'candidate.applied')
        .map(({ after }) => after.length),
    ).toEqual(expect.arrayContaining([0, 1]));
  });

  it('keeps a ledger whose last line was never ended, and its broken lines', async () => {
    const [, ledger] = await adopt(bare, '<<<<<<< HEAD');
    expect(ledger?.content.split('\n')[0]).toBe('<<<<<<< HEAD');
    expect(parseLedger('a', 'a', ledger?.content ?? '').events).toHaveLength(1);
  });

  it('refuses a fact that cites nothing unless it is told why, and keeps that', async () => {
    await expect(adopt(bare, '', null)).rejects.toThrow('`a` has no provenance: it cites nothing');
    const [file, ledger] = await adopt(bare);
    expect(
      parseLedger('a', 'a', ledger?.content ?? '').events.find(
        ({ type }) => type === 'candidate.applied',
      )?.why,
    ).toBe('agreed in the weekly');
    // The same text again needs no other reason; another text does.
    const dropped = (ledger?.content ?? '')
      .trim()
      .split('\n')
      .filter((line) => JSON.parse(line).type === 'candidate.applied')
      .join('');
    expect(await adopt(file?.content ?? '', dropped, null)).toEqual([]);
    await expect(adopt('---\ntopic: t\n---\nT\n', ledger?.content, null)).rejects.toThrow(
      'it cites nothing',
    );
    const record = read(`---\nsources: [{path: src/guard.ts}]\n---\nS\n`);
    await expect(
      adoptFact(tree, {
        record,
        events: [],
        ledger: '',
        unbound: 'x',
        isBlocked: () => false,
        ...AT,
      }),
    ).rejects.toThrow('has no digest');
  });

  it('refuses a fact that is broken, unbound, stale or retired', async () => {
    await expect(adopt('---\nstatus: x\n---\nS\n')).rejects.toThrow('is not a valid fact');
    await expect(adopt('---\nsources: [{path: src/guard.ts}]\n---\nS\n')).rejects.toThrow(
      '`src/guard.ts` has no digest',
    );
    await expect(
      adopt(`---\nsources: [{path: src/guard.ts, digest: "sha256:${'0'.repeat(64)}"}]\n---\nS\n`),
    ).rejects.toThrow('is changed since it was bound');
    const [, ledger] = await adopt(bare);
    const applied = parseLedger('a', 'a', ledger?.content ?? '').events.find(
      ({ type }) => type === 'candidate.applied',
    );
    if (applied === undefined) throw new Error('not applied');
    const retired = { ...applied, type: 'fact.retired' as const };
    await expect(
      adoptFact(tree, {
        record: read(bare),
        events: [retired],
        ledger: '',
        unbound: 'x',
        isBlocked: () => false,
        ...AT,
      }),
    ).rejects.toThrow('a retired id does not return');
  });

  it('says of every source what is wrong with it', async () => {
    const record = read(
      `---\nsources: [{path: src/guard.ts}, {path: src, digest: "sha256:${'0'.repeat(64)}"}, {path: nope, digest: "sha256:${'0'.repeat(64)}"}]\n---\nS\n`,
    );
    expect(await unboundSources(tree, record)).toEqual([
      '`src/guard.ts` has no digest',
      '`src` cannot be checked: it is a folder',
      '`nope` is missing since it was bound',
    ]);
  });
});

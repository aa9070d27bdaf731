import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { checkAnchors } from '../../src/anchors/check.js';
import { spanDigest } from '../../src/anchors/span-digest.js';
import { parseFact } from '../../src/memory/fact.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

type File = string | Uint8Array;
const digestOf = (text: string): string => spanDigest(text);

/** The verdict on one source of a fact against a file, with the place that it moved to. */
async function verdictOf(
  source: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, File>>,
): Promise<string> {
  const record = parseFact(
    'a',
    '.memtrust/facts/a.md',
    Buffer.from(`---\nsources: ${JSON.stringify([{ path: 'f', ...source }])}\n---\nS\n`),
  );
  expect(record.problems).toEqual([]);
  const [result] = (await checkAnchors(new VirtualTree(files), [record])).get('a') ?? [];
  return result === undefined
    ? 'none'
    : `${result.verdict}${result.movedTo === null ? '' : ` ${result.movedTo.path}:${result.movedTo.lines.join('-')}`}${result.why === null ? '' : ` (${result.why})`}`;
}

const line = fc.string({ unit: fc.constantFrom(...Array.from('ab ')), maxLength: 4 });
const lines = fc.array(line, { maxLength: 6 });
const span = fc
  .array(
    fc.nat(9).map((one) => `guard-${one}`),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.map((part, index) => `${part}.${index}`));
const joined = (...parts: readonly (readonly string[])[]): string => `${parts.flat().join('\n')}\n`;
const keepsTrust = /^(?:fresh|moved)/;

describe('a range of lines', () => {
  const cited = (from: number, text: readonly string[]) => ({
    lines: `${from}-${from + text.length - 1}`,
    digest: digestOf(text.join('\n')),
  });

  it('keeps trust through any edit outside of it, and its new place is named', async () => {
    await fc.assert(
      fc.asyncProperty(lines, span, lines, lines, async (before, text, newBefore, newAfter) => {
        const verdict = await verdictOf(cited(before.length + 1, text), {
          f: joined(newBefore, text, newAfter),
        });
        const [from, to] = [newBefore.length + 1, newBefore.length + text.length];
        expect(verdict).toBe(
          before.length === newBefore.length ? 'fresh' : `moved f:${from}-${to}`,
        );
      }),
    );
  });

  it('loses trust through any edit inside of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        lines,
        span,
        lines,
        fc.nat(),
        fc.constantFrom('x', ' ', '\n', '\u00e9'),
        async (before, text, after, place, character) => {
          const inside = text.join('\n');
          const at = place % inside.length;
          const edited =
            inside.slice(0, at) + character + inside.slice(at + (character === inside[at] ? 1 : 0));
          fc.pre(
            edited !== inside &&
              !joined(before, [edited], after).includes(`\n${inside}\n`) &&
              edited.trimEnd() !== inside &&
              !edited.startsWith(`${inside}\n`) &&
              !edited.endsWith(`\n${inside}`),
          );
          expect(
            await verdictOf(cited(before.length + 1, text), { f: joined(before, [edited], after) }),
          ).not.toMatch(keepsTrust);
        },
      ),
    );
  });

  it('is found where it stands when nobody gives the place, and is ambiguous when it stands there twice', async () => {
    expect(await verdictOf(cited(9, ['a', 'b']), { f: 'a\nb\n' })).toBe('moved f:1-2');
    expect(await verdictOf(cited(9, ['a', 'b']), { f: 'a\nb\na\nb\n' })).toBe('ambiguous');
  });

  it('stays fresh at its place when a copy appears elsewhere', async () => {
    expect(await verdictOf(cited(1, ['a', 'b']), { f: 'a\nb\nx\na\nb\n' })).toBe('fresh');
  });

  it('is changed where the lines are others, and missing where the file is too short', async () => {
    expect(await verdictOf(cited(2, ['a']), { f: 'x\ny\n' })).toBe('changed');
    expect(await verdictOf(cited(2, ['a']), { f: 'x\n' })).toBe('missing');
  });

  it('does not mind line ends', async () => {
    expect(await verdictOf(cited(1, ['a', 'b']), { f: 'a\r\nb\r\n' })).toBe('fresh');
    // A CR alone is a line end to some readers and a blank to others.
    expect(await verdictOf(cited(1, ['a', 'b']), { f: 'a\rb' })).toBe('missing');
  });
});

describe('a quote', () => {
  const cited = (quote: string, more: object = {}) => ({ quote, digest: digestOf(quote), ...more });

  it('keeps trust wherever it stands once, and loses it when it is edited', async () => {
    await fc.assert(
      fc.asyncProperty(
        lines,
        span,
        lines,
        fc.nat(),
        fc.boolean(),
        async (before, text, after, place, edit) => {
          const quote = text.join('\n');
          const at = place % quote.length;
          const there = edit ? `${quote.slice(0, at)}~${quote.slice(at + 1)}` : quote;
          expect(await verdictOf(cited(quote), { f: joined(before, [there], after) })).toBe(
            edit ? 'missing' : 'fresh',
          );
        },
      ),
    );
  });

  it('has moved when it stands in other lines than it did', async () => {
    expect(
      await verdictOf(cited('if (denied) throw', { lines: '1' }), {
        f: 'x\n  if (denied) throw;\n',
      }),
    ).toBe('moved f:2-2');
  });

  it('is ambiguous where it stands more than once, unless one stands where it did', async () => {
    const f = 'x guard\nguard\nguard\n';
    expect(await verdictOf(cited('guard'), { f })).toBe('ambiguous');
    expect(await verdictOf(cited('guard', { lines: '9' }), { f })).toBe('ambiguous');
    expect(await verdictOf(cited('guard', { lines: '1' }), { f })).toBe('fresh');
    expect(await verdictOf(cited('guard', { lines: '3' }), { f })).toBe('fresh');
  });

  it('that reaches over lines is found with its first line', async () => {
    expect(await verdictOf(cited('b\nc', { lines: '2-3' }), { f: 'a\nb\nc\n' })).toBe('fresh');
    expect(await verdictOf(cited('\nb', { lines: '1-2' }), { f: 'a\nb\n' })).toBe('fresh');
  });

  it('whose digest is of another text is changed, though the text is there', async () => {
    expect(await verdictOf({ quote: 'guard', digest: digestOf('other') }, { f: 'guard\n' })).toBe(
      'changed',
    );
  });

  it('is searched a few times only, in a file that is made of it', async () => {
    expect(await verdictOf(cited('aa', { lines: '2' }), { f: 'a'.repeat(8_000_000) })).toBe(
      'ambiguous',
    );
  });

  it('in another encoding than UTF-8 is found by its bytes', async () => {
    expect(
      await verdictOf(cited('guard'), {
        f: Buffer.from([0xe9, 0x20, ...Buffer.from('guard'), 0xe9]),
      }),
    ).toBe('fresh');
    expect(await verdictOf(cited('é'), { f: Buffer.from([0xe9]) })).toBe('missing');
  });
});

describe('a whole file', () => {
  it('is changed by any byte but the kind of line end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({
          unit: fc.constantFrom('a', 'b', '\n', '\r\n', 'é'),
          minLength: 1,
          maxLength: 20,
        }),
        fc.nat(),
        async (text, place) => {
          const source = { digest: digestOf(text.replaceAll('\r\n', '\n')) };
          const at = place % text.length;
          expect(await verdictOf(source, { f: text })).toBe('fresh');
          expect(await verdictOf(source, { f: `${text.slice(0, at)}#${text.slice(at)}` })).toBe(
            'changed',
          );
        },
      ),
    );
  });

  it('without a byte can be cited as it is', async () => {
    expect(await verdictOf({ digest: digestOf('') }, { f: '' })).toBe('fresh');
  });

  it('of two megabytes is read', async () => {
    const text = 'line\n'.repeat(400_000);
    expect(await verdictOf({ digest: digestOf(text) }, { f: text })).toBe('fresh');
    expect(
      await verdictOf({ lines: '399999-400000', digest: digestOf('line\nline') }, { f: text }),
    ).toBe('fresh');
  });
});

describe('a source', () => {
  it('without a digest is unbound, not fresh', async () => {
    expect(await verdictOf({}, { f: 'x' })).toBe('unbound');
  });

  it('that is gone is missing; a copy elsewhere is no move', async () => {
    expect(await verdictOf({ digest: digestOf('x') }, { g: 'x' })).toBe('missing');
  });

  it('that is a folder, or below a file, is not the file', async () => {
    expect(await verdictOf({ digest: digestOf('x') }, { 'f/g': 'x' })).toBe(
      'unreadable (it is a folder)',
    );
    expect(await verdictOf({ path: 'f/g', digest: digestOf('x') }, { f: 'x' })).toBe('missing');
  });

  it('above the cap is unreadable, not skipped', async () => {
    expect(
      await verdictOf(
        { digest: digestOf('x') },
        { f: new Uint8Array(16 * 1024 * 1024 + 1).fill(0x61) },
      ),
    ).toBe('unreadable (the file is too large)');
  });

  it('with a selector that this version does not know in such a file is missing, never fresh', async () => {
    expect(await verdictOf({ symbol: 'x', digest: digestOf('x') }, { f: 'x' })).toBe('missing');
  });

  it('is one of many, and each keeps its own verdict in its own place', async () => {
    const sources = Array.from({ length: 40 }, (_, index) => ({
      path: `f${index % 20}`,
      digest: digestOf(index < 20 ? `x${index}` : 'other'),
    }));
    const record = parseFact(
      'a',
      '.memtrust/facts/a.md',
      Buffer.from(`---\nsources: ${JSON.stringify(sources)}\n---\nS\n`),
    );
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`f${index}`, `x${index}`]),
    );
    const results = (await checkAnchors(new VirtualTree(files), [record])).get('a') ?? [];
    expect(results.map(({ path, verdict }) => `${path} ${verdict}`)).toEqual(
      sources.map(({ path }, index) => `${path} ${index < 20 ? 'fresh' : 'changed'}`),
    );
  });
});

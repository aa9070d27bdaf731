import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { checkAnchors } from '../../src/anchors/check.js';
import { sha256 } from '../../src/tree/digest.js';
import { bindCitation } from '../../src/lifecycle/bind.js';
import { citationShape } from '../../src/memory/citation.js';
import type { Importance } from '../../src/memory/envelope.js';
import { parseFact, type FactRecord } from '../../src/memory/fact.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import { bind, sourceOf, verdictOn } from '../contract/judging.js';

type File = string | Uint8Array;
type Files = Readonly<Record<string, File>>;
type Source = Readonly<Record<string, unknown>>;

function factOf(importance: Importance, ...sources: readonly Source[]): FactRecord {
  const record = parseFact(
    'a',
    '.memtrust/facts/a.md',
    Buffer.from(`---\nimportance: ${importance}\nsources: ${JSON.stringify(sources)}\n---\nS\n`),
  );
  expect(record.problems).toEqual([]);
  return record;
}

/** A source as `memtrust bind` writes it. */
async function boundIn(files: Files, keys: Source, importance: Importance): Promise<Source> {
  const citation = citationShape().parse({ path: 'f', ...keys });
  return (await bindCitation(new VirtualTree(files), citation, importance)).keys;
}

/** The verdict on one source against files, with the place that it moved to. */
async function verdictOf(
  source: Source,
  files: Files,
  importance: Importance = 'normal',
): Promise<string> {
  const [result] =
    (
      await checkAnchors(new VirtualTree(files), [factOf(importance, { path: 'f', ...source })])
    ).get('a') ?? [];
  return result === undefined
    ? 'none'
    : `${result.verdict}${result.movedTo === null ? '' : ` ${result.movedTo.path}:${result.movedTo.lines.join('-')}`}${result.why === null ? '' : ` (${result.why})`}`;
}

/** The verdict on a source that was bound in one version of its file, in another one. */
async function after(
  keys: Source,
  before: File,
  now: File,
  importance: Importance = 'normal',
): Promise<string> {
  const path = typeof keys['path'] === 'string' ? keys['path'] : 'f';
  return verdictOf(
    await boundIn({ [path]: before }, keys, importance),
    { [path]: now },
    importance,
  );
}

interface Around {
  readonly path: string;
  readonly before: readonly string[];
  readonly edits: readonly {
    readonly breaks: 'place' | 'unit' | 'origin' | 'nothing';
    readonly from: string;
    readonly to: string;
  }[];
}

const AROUND: readonly Around[] = JSON.parse(
  readFileSync('__tests__/anchors/around-a-guard.json', 'utf8'),
);
/** The verdict on a normal, a high and a critical fact after an edit that breaks this. */
const NOTICED = {
  place: [false, false, false],
  unit: [true, false, false],
  origin: [true, true, false],
  nothing: [true, true, true],
} as const;

describe('a guard that is cited by its line, in 20 languages', () => {
  it('is a large table', () => {
    expect(AROUND.flatMap(({ edits }) => edits).length).toBeGreaterThan(240);
  });

  it.each(AROUND.map((one, index) => ({ ...one, title: `${one.path} (${index})` })))(
    'notices what is edited around it as its importance asks: $title',
    ({ path, before, edits }) => {
      const text = before.join('\n');
      const lines = before.flatMap((line, index) => (/guard\(/.test(line) ? [index + 1] : []));
      const at = lines[0] ?? before.findIndex((line) => /guard/i.test(line)) + 1;
      const source = sourceOf(path, text);
      const wrong = edits.filter(({ breaks, from, to }) => {
        const now = text.replace(from, () => to);
        expect(now).not.toBe(text);
        const kept = (['normal', 'high', 'critical'] as const).map(
          (importance) =>
            verdictOn(sourceOf(path, now), bind(source, [at, at], importance), importance) ===
            'fresh',
        );
        return JSON.stringify(kept) !== JSON.stringify(NOTICED[breaks]);
      });
      expect(wrong).toEqual([]);
    },
  );
});

const line = fc.string({ unit: fc.constantFrom(...Array.from('ab ')), maxLength: 4 });
const lines = fc.array(line, { maxLength: 6 });
const span = fc
  .array(
    fc.nat(9).map((one) => `guard-${one}`),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.map((part, index) => `${part}.${index}`));
const joined = (...parts: readonly (readonly string[])[]): string => `${parts.flat().join('\n')}\n`;

describe('lines of a text without structure', () => {
  const cited = (from: number, text: readonly string[]): Source => ({
    lines: `${from}-${from + text.length - 1}`,
  });

  it('keep trust through any edit of other lines, and their new place is named', async () => {
    await fc.assert(
      fc.asyncProperty(lines, span, lines, lines, async (before, text, newBefore, newAfter) => {
        const verdict = await after(
          cited(before.length + 1, text),
          joined(before, text),
          joined(newBefore, text, newAfter),
        );
        const [from, to] = [newBefore.length + 1, newBefore.length + text.length];
        expect(verdict).toBe(
          before.length === newBefore.length ? 'fresh' : `moved f:${from}-${to}`,
        );
      }),
    );
  });

  it('lose it by any character that is no layout', async () => {
    await fc.assert(
      fc.asyncProperty(
        lines,
        span,
        fc.nat(),
        fc.constantFrom('x', '\u00e9', '\\'),
        async (before, text, at, character) => {
          const inside = text.join('\n');
          const place = at % inside.length;
          const edited = inside.slice(0, place) + character + inside.slice(place + 1);
          fc.pre(edited !== inside);
          expect(
            await after(
              cited(before.length + 1, text),
              joined(before, text),
              joined(before, [edited]),
            ),
          ).toMatch(/^changed/);
        },
      ),
    );
  });

  it('are fresh with other line ends, a byte-order mark and blanks at the ends', async () => {
    const keys = cited(1, ['a x', 'b']);
    for (const now of ['a x\r\nb\r\n', '\ufeffa x\nb\n', 'a x\nb'])
      expect(await after(keys, 'a x\nb\n', now)).toBe('fresh');
    // A CR alone is a line end to some readers and a blank to others.
    expect(await after(keys, 'a x\nb\n', 'a x\rb\n')).toMatch(/^changed/);
  });

  it('are ambiguous where a twin of them comes or goes', async () => {
    const twins = 'guard\nx\nguard\n';
    expect(await after({ lines: '1' }, 'guard\nx\n', twins)).toMatch(/^ambiguous/);
    expect(await after({ lines: '3' }, twins, 'guard\nx\n')).toMatch(/^ambiguous/);
    expect(await after({ lines: '3' }, twins, 'guard\nx\ny\nguard\n')).toBe('moved f:4-4');
  });

  it('of two megabytes are read', async () => {
    const text = Array.from({ length: 200_000 }, (_, index) => `line ${index}\n`).join('');
    expect(await after({ lines: '199999-200000' }, text, `x\n${text}`)).toBe(
      'moved f:200000-200001',
    );
  });
});

describe('a quote', () => {
  it.each<
    readonly [what: string, path: string, before: string, quote: string, now: string, kept: boolean]
  >([
    [
      'a number that goes on',
      'a.ts',
      'export const RETRIES = 3;\n',
      'const RETRIES = 3',
      'export const RETRIES = 30;\n',
      false,
    ],
    [
      'a fraction',
      'a.ts',
      'export const RETRIES = 3;\n',
      'const RETRIES = 3',
      'export const RETRIES = 3.5;\n',
      false,
    ],
    [
      'a number in data',
      'a.yml',
      'retries-at-most: 3\n',
      'retries-at-most: 3',
      'retries-at-most: 300\n',
      false,
    ],
    [
      'a name that goes on',
      'a.ts',
      'if (user.isAdmin && isOpen) enter();\n',
      'if (user.isAdmin',
      'if (user.isAdminOrGuest && isOpen) enter();\n',
      false,
    ],
    [
      'what joins the statement',
      'a.ts',
      'if (user.isAdmin) enter();\n',
      'if (user.isAdmin',
      'if (user.isAdmin || skip) enter();\n',
      false,
    ],
    [
      'a paragraph that says more',
      'a.md',
      'Retries are not available here.\n',
      'Retries are not available',
      'Retries are not available here. Or are they?\n',
      false,
    ],
    [
      'a paragraph that is wrapped',
      'a.md',
      'Retries are not available here.\n',
      'Retries are not available',
      'Retries are not\navailable here.\n',
      true,
    ],
    [
      'another statement before it on its line',
      'a.ts',
      'function f() {\n  ensureOwner(user, doc);\n}\n',
      'ensureOwner(user, doc)',
      'function f() {\n  note(); ensureOwner(user, doc);\n}\n',
      true,
    ],
    [
      'the same statement on several lines',
      'a.ts',
      'if (!user) return { why: note(doc), line: 1 };\n',
      'if (!user)',
      'if (!user)\n  return {\n    why: note(doc),\n    line: 1,\n  };\n',
      true,
    ],
    [
      'the body of its head',
      'a.ts',
      'if (!user) return { why: note(doc), line: 1 };\n',
      'if (!user)',
      'if (!user) return { why: note(doc), line: 2 };\n',
      false,
    ],
    [
      'a guard that came into if (false)',
      'a.ts',
      'function f() {\n  ensureOwner(user, doc);\n}\n',
      'ensureOwner(user, doc)',
      'function f() {\n  if (false) {\n    ensureOwner(user, doc);\n  }\n}\n',
      false,
    ],
    [
      'a guard that was commented out',
      'a.ts',
      'function f() {\n  ensureOwner(user, doc);\n}\n',
      'ensureOwner(user, doc)',
      'function f() {\n  // ensureOwner(user, doc);\n}\n',
      false,
    ],
    [
      'a guard that came into a text',
      'a.ts',
      'function f() {\n  ensureOwner(user, doc);\n}\n',
      'ensureOwner(user, doc)',
      'function f() {\n  x(`ensureOwner(user, doc)`);\n}\n',
      false,
    ],
    [
      'a guard that came into another function',
      'a.ts',
      'function f() {\n  ensureOwner(user, doc);\n}\n',
      'ensureOwner(user, doc)',
      'function f() {}\nfunction g() {\n  ensureOwner(user, doc);\n}\n',
      false,
    ],
    [
      'a bare CR before a guard',
      'a.go',
      'package a\n\nfunc f() {\n\tensureOwner(user, doc)\n}\n',
      'ensureOwner(user, doc)',
      'package a\n\nfunc f() {\n\t// x\r\tensureOwner(user, doc)\n}\n',
      false,
    ],
  ])('%s', async (_what, path, before, quote, now, kept) => {
    expect(await after({ path, quote }, before, now)).toMatch(
      kept ? /^(?:fresh|moved)/ : /^(?:changed|missing|ambiguous)/,
    );
  });

  it('in another encoding than UTF-8 is found by its bytes', async () => {
    const bytes = Buffer.from([0xe9, 0x20, ...Buffer.from('the guard is on'), 0xe9, 0x0a]);
    const more = Buffer.concat([Buffer.from('x\n'), bytes]);
    expect(await after({ quote: 'the guard is on' }, bytes, more)).toBe('moved f:2-2');
    expect(
      await after({ quote: 'the guard is on' }, bytes, Buffer.from([0xea, ...bytes.subarray(1)])),
    ).toMatch(/^changed|^missing/);
  });
});

describe('a whole file', () => {
  it('is changed by what is added anywhere, and by what goes', async () => {
    const text = 'one();\ntwo();\n';
    for (const now of [
      'zero();\none();\ntwo();\n',
      'one();\nx();\ntwo();\n',
      'one();\ntwo();\nthree();\n',
      'one();\n',
      '',
    ])
      expect(await after({ path: 'a.ts' }, text, now)).toMatch(/^(?:changed|ambiguous)/);
    for (const now of ['one();\n\ntwo();\n', '// x\none();\ntwo();\n', 'one();\r\ntwo();\r\n'])
      expect(await after({ path: 'a.ts' }, text, now)).toMatch(/^(?:fresh|moved)/);
  });

  it('by its text alone, without a place, is changed by any byte but the kind of line end', async () => {
    const source = { digest: sha256('a\nb\n') };
    expect(await verdictOf(source, { f: 'a\r\nb\r\n' })).toBe('fresh');
    expect(await verdictOf(source, { f: 'a\n b\n' })).toBe('changed');
    expect(await verdictOf({ digest: sha256('') }, { f: '' })).toBe('fresh');
  });
});

describe('a source', () => {
  const digest = sha256('x');

  it('without a digest is unbound, not fresh', async () => {
    expect(await verdictOf({}, { f: 'x' })).toBe('unbound');
  });

  it('that is gone is missing; a copy elsewhere is no move', async () => {
    expect(await verdictOf({ digest }, { g: 'x' })).toBe('missing');
  });

  it('that is a folder, or below a file, is not the file', async () => {
    expect(await verdictOf({ digest }, { 'f/g': 'x' })).toBe('unreadable (it is a folder)');
    expect(await verdictOf({ path: 'f/g', digest }, { f: 'x' })).toBe('missing');
  });

  it('above the cap is unreadable, not skipped', async () => {
    expect(
      await verdictOf({ digest }, { f: new Uint8Array(16 * 1024 * 1024 + 1).fill(0x61) }),
    ).toBe('unreadable (the file is too large)');
  });

  it('with a selector but no place is never fresh', async () => {
    for (const keys of [
      { symbol: 'x' },
      { lines: '1' },
      { quote: 'x' },
      { pointer: '/x' },
      { heading: 'x' },
    ])
      expect(await verdictOf({ ...keys, digest }, { f: 'x' })).toMatch(/^unreadable/);
  });

  it('of a raised importance, or of a reader of the future, is not believed', async () => {
    const files = { f: 'guard\n' };
    const source = await boundIn(files, { lines: '1' }, 'normal');
    expect(await verdictOf(source, files, 'high')).toMatch(/^unreadable/);
    expect(await verdictOf(source, files, 'critical')).toMatch(/^unreadable/);
    expect(await verdictOf({ ...source, reader: 999 }, files)).toMatch(/^unreadable/);
  });

  it('is one of many, and each keeps its own verdict in its own place', async () => {
    const sources = Array.from({ length: 40 }, (_, index) => ({
      path: `f${index % 20}`,
      digest: sha256(index < 20 ? `x${index}` : 'other'),
    }));
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`f${index}`, `x${index}`]),
    );
    const results =
      (await checkAnchors(new VirtualTree(files), [factOf('normal', ...sources)])).get('a') ?? [];
    expect(results.map(({ path, verdict }) => `${path} ${verdict}`)).toEqual(
      sources.map(({ path }, index) => `${path} ${index < 20 ? 'fresh' : 'changed'}`),
    );
  });

  it('that must be absent is searched in code, whatever its layout, and not in comments', async () => {
    const source = { path: 'a.ts', absent: 'eval(', digest: sha256('') };
    expect(await verdictOf(source, { 'a.ts': '// eval(x)\nrun();\n' })).toBe('fresh');
    expect(await verdictOf(source, { 'a.ts': 'eval (x);\n' })).toBe('changed');
    expect(await verdictOf({ ...source, digest: sha256('x') }, { 'a.ts': 'run();\n' })).toMatch(
      /^unreadable/,
    );
  });
});

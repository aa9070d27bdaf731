/** Cited lines whose old file is not at hand: the digest finds their text, and the hints their place. */
import { describe, expect, it } from '@jest/globals';
import { hintsAt } from '../../src/anchors/hints.js';
import { linesSelector } from '../../src/anchors/lines.js';
import { normalDigest } from '../../src/anchors/normal-digest.js';
import { SourceText } from '../../src/anchors/source-text.js';
import { citationOf, type Normaliser } from '../../src/memory/citation.js';

const sourceOf = (path: string, lines: readonly string[]): SourceText =>
  new SourceText(Buffer.from(`${lines.join('\n')}\n`), path);

/** Where the line of the guard, as bound in one version of a file, stands in another: the verdict, with its line. */
function placed(
  path: string,
  before: readonly string[],
  after: readonly string[],
  norm: Normaliser = 'n0',
): string {
  const old = sourceOf(path, before);
  const line = before.findIndex((text) => text.includes('guard')) + 1;
  const span = old.spanOf([line, line]);
  const digest = span === null ? null : normalDigest(old, span, norm);
  if (span === null || digest === null) throw new Error('no guard');
  const { within, as, around, ...hints } = hintsAt(old, span);
  const citation = citationOf({
    path,
    norm,
    digest,
    ...hints,
    within: within ?? undefined,
    as: as ?? undefined,
    around: around ?? undefined,
  });
  const now = sourceOf(path, after);
  const { verdict, span: found } = linesSelector.place(now, { ...citation, digest }, null);
  return found === null ? verdict : `${verdict} ${now.rangeOf(found)[0]}`;
}

describe('in a text without structure', () => {
  const before = ['alpha', 'bravo', 'charlie', 'the guard', 'delta', 'echo', 'foxtrot'];

  it.each([
    ['all of its lines', 'moved 5', ['top', ...before]],
    ['two of them', 'moved 5', ['top', 'x', 'y', 'charlie', 'the guard', 'delta', 'z']],
    ['one of them', 'changed', ['top', 'x', 'y', 'charlie', 'the guard', 'z']],
    ['none of them', 'changed', ['top', 'x', 'y', 'z', 'the guard', 'z']],
    ['those of one of two places', 'moved 6', ['the guard', 'x', 'y', 'z', ...before.slice(2)]],
    ['all of them, twice', 'ambiguous', ['top', ...before, ...before]],
  ])('with %s around it, a place is %s', (_what, expected, after) => {
    expect(placed('notes.txt', before, after)).toBe(expected);
  });
});

describe('in code', () => {
  const inside = (name: string, ...body: readonly string[]): string[] => [
    `function ${name}(user) {`,
    ...body,
    '}',
  ];
  const guard = '  guard(user);';
  const before = inside('login', '  read(user);', guard, '  open(user);');

  it('a place is known by its function alone, whatever came around it', () => {
    const after = ['// new', '', ...inside('login', '  note();', guard, '  leave();')];
    expect(placed('a.js', before, after, 'n4')).toBe('moved 5');
  });

  it('the same text in another function is another thing', () => {
    const after = [
      ...inside('login', '  read(user);', '  open(user);'),
      ...inside('logout', '  read(user);', guard, '  open(user);'),
    ];
    expect(placed('a.js', before, after, 'n4')).toBe('changed');
  });

  it('of two in its function the lines around them tell which', () => {
    const after = inside(
      'login',
      guard,
      '  first();',
      '  second();',
      '  third();',
      '  read(user);',
      guard,
      '  open(user);',
    );
    expect(placed('a.js', before, after, 'n4')).toBe('moved 7');
  });
});

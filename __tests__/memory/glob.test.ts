import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { idMatches, ownsPath, pathMatches } from '../../src/memory/glob.js';

/** The same language by plain recursion over folders and characters: slow, and easy to believe. */
function naive(pattern: string, path: string): boolean {
  const lower = pattern.toLowerCase().replace(/\/+$/, '');
  const anchored = lower.includes('/');
  const wanted = lower.replace(/^\.?\/+/, '');
  if (wanted === '') return false;
  const parts = path.toLowerCase().split('/');
  return parts.some((_part, index) =>
    naiveParts(
      wanted.split('/'),
      anchored ? parts.slice(0, index + 1) : parts.slice(index, index + 1),
    ),
  );
}
function naiveParts(wanted: readonly string[], parts: readonly string[]): boolean {
  const [first, ...rest] = wanted;
  if (first === undefined) return parts.length === 0;
  // A `**` at the end is everything below, so one name at least.
  if (first === '**')
    return rest.length === 0
      ? parts.length > 0
      : naiveParts(rest, parts) || (parts.length > 0 && naiveParts(wanted, parts.slice(1)));
  const [part, ...more] = parts;
  return part !== undefined && naiveName([...first], [...part]) && naiveParts(rest, more);
}
function naiveName(wanted: readonly string[], name: readonly string[]): boolean {
  const [first, ...rest] = wanted;
  if (first === undefined) return name.length === 0;
  if (first === '*')
    return naiveName(rest, name) || (name.length > 0 && naiveName(wanted, name.slice(1)));
  return name.length > 0 && (first === '?' || first === name[0]) && naiveName(rest, name.slice(1));
}

const name = fc
  .string({ unit: fc.constantFrom('a', 'b', 'B', '.', '😀'), minLength: 1, maxLength: 3 })
  .filter((one) => one !== '.' && one !== '..');
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const piece = fc
  .oneof(
    fc.constant('**'),
    fc.string({
      unit: fc.constantFrom('a', 'b', 'B', '*', '?', '.', '😀'),
      minLength: 1,
      maxLength: 4,
    }),
  )
  .filter((one) => one !== '.' && one !== '..');
const pattern = fc
  .tuple(
    fc.constantFrom('', '/', './'),
    fc.array(piece, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', '/'),
  )
  .map(([before, parts, after]) => before + parts.join('/') + after);

describe('pathMatches', () => {
  it('says the same as a naive matcher', () => {
    // `***` and `a**` inside a name mean no more than `*`; `**/**` at the end has no meaning that anyone relies on.
    const usual = pattern.filter((one) => !/\*\*\/\*\*/.test(one));
    fc.assert(
      fc.property(usual, path, (wanted, given) => {
        expect(pathMatches(wanted, given)).toBe(naive(wanted, given));
      }),
      { numRuns: 5000 },
    );
  });

  it('says the same as CODEOWNERS where both have one rule: anchored, in one case, not the files of a folder alone', () => {
    const shared = fc
      .array(piece, { minLength: 1, maxLength: 4 })
      .filter((pieces) => pieces.at(-1) !== '*')
      .map((pieces) => `/${pieces.join('/').toLowerCase()}`);
    let matched = 0;
    fc.assert(
      fc.property(
        shared,
        path.map((one) => one.toLowerCase()),
        (wanted, given) => {
          const isMatch = ownsPath(wanted, given);
          if (isMatch) matched += 1;
          expect(pathMatches(wanted, given)).toBe(isMatch);
        },
      ),
      { numRuns: 5000 },
    );
    expect(matched).toBeGreaterThan(100);
  });

  it.each([
    ['.env', 'deep/down/.ENV', true],
    ['.env.*', '.env.local', true],
    ['*.pem', 'keys/a.pem', true],
    ['secrets/**', 'secrets/a/b', true],
    ['secrets/**', 'secrets', false],
    ['secrets', 'a/secrets/b', true],
    ['secrets/', 'a/secrets/b', true],
    ['a/b', 'x/a/b', false],
    ['/a', 'x/a', false],
    ['/a', 'a/x', true],
    ['a/**/b', 'a/b', true],
    ['a/**/b', 'a/x/y/b', true],
    ['a/*/b', 'a/x/y/b', false],
    ['**/x.md', 'x.md', true],
    ['*', 'a/b', true],
    ['', 'a', false],
    ['/', 'a', false],
  ])('%j on %j is %j', (wanted, given, expected) => {
    expect(pathMatches(wanted, given)).toBe(expected);
  });

  it('takes no longer for a pattern that is made to be slow', () => {
    expect(pathMatches(`${'a*'.repeat(250)}c`, `${'a'.repeat(4000)}b`)).toBe(false);
    expect(pathMatches(`${'**/a/'.repeat(100)}x`, 'a/'.repeat(2000))).toBe(false);
  });
});

describe('idMatches', () => {
  it('lets a star stand for anything, slashes too', () => {
    expect(
      ['live:cursor:.cursor/rules/a.md', 'LIVE:Cursor:x', 'live:claude:CLAUDE.md'].map((id) =>
        idMatches('live:cursor:*', id),
      ),
    ).toEqual([true, true, false]);
  });
});

import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { proposedNames } from '../../src/gate/authority/attribute-names.js';
import { GIT_ENVIRONMENT, withRepository } from '../repository.js';

/*
 * A pattern of `.gitattributes` may hide a fact that does not exist yet. The gate thinks of a name that the pattern
 * could match and asks git about it. Whether it thinks of the right names, git itself says here.
 */

/** Which of these names each pattern matches, as git says: the pattern at `n` sets the attribute `pn`. */
async function matchedByGit(
  patterns: readonly string[],
  namesOf: (at: number) => readonly string[],
): Promise<ReadonlySet<string>[]> {
  const matched = patterns.map(() => new Set<string>());
  await withRepository((repository) => {
    repository.write(
      '.gitattributes',
      patterns.map((pattern, at) => `${quoted(pattern)} p${at}\n`).join(''),
    );
    const names = [...new Set(patterns.flatMap((_pattern, at) => namesOf(at)))];
    const said = execFileSync('git', ['check-attr', '--stdin', '-z', '-a'], {
      cwd: repository.root,
      env: GIT_ENVIRONMENT,
      input: names.map((name) => `${name}\0`).join(''),
      maxBuffer: 1e9,
    });
    const records = said.toString('utf8').split('\0');
    for (let at = 0; at + 2 < records.length; at += 3)
      matched[Number(records[at + 1]?.slice(1))]?.add(records[at] ?? '');
  });
  return matched.map((all, at) => new Set(namesOf(at).filter((name) => all.has(name))));
}

/** As gitattributes(5) wants a pattern with blanks. */
function quoted(pattern: string): string {
  return `"${pattern.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const proposedFor = (pattern: string): readonly string[] =>
  proposedNames('', `${quoted(pattern)} -diff\n`);

const ASCII = Array.from({ length: 126 }, (_none, at) => String.fromCharCode(at + 1)).filter(
  (one) => one !== '/',
);
const character = fc.constantFrom(
  ...'ab-z09AZ_.]![^:,~'.split(''),
  '\\]',
  '\\-',
  '\\\\',
  '\\a',
  '[:',
  'é',
);
const listed = fc.oneof(
  character,
  fc.tuple(character, character).map(([from, to]) => `${from}-${to}`),
  fc
    .constantFrom(
      ...'alnum alpha blank cntrl digit graph lower print punct space upper xdigit no'.split(' '),
    )
    .map((name) => `[:${name}:]`),
);
const list = fc
  .tuple(fc.constantFrom('', '!', '^'), fc.array(listed, { minLength: 1, maxLength: 4 }))
  .map(([sign, items]) => `[${sign}${items.join('')}]`);
const plain = fc.constantFrom('a', 'zz', 'b-2', '\\z', 'é', '.');

describe('names that a pattern of attributes could match', () => {
  it('a list in brackets: one of its characters, whenever git knows one', async () => {
    const lists = fc.sample(list, { numRuns: 1_500, seed: 1 });
    const patterns = lists.map((one) => `.memtrust/facts/zz${one}.md`);
    const possible = ASCII.map((one) => `.memtrust/facts/zz${one}.md`);
    const [can, does] = await Promise.all([
      matchedByGit(patterns, () => possible),
      matchedByGit(patterns, (at) => proposedFor(patterns[at] ?? '')),
    ]);
    expect(can.filter((names) => names.size > 0).length).toBeGreaterThan(500);
    const missed = patterns.filter(
      (_pattern, at) => (can[at]?.size ?? 0) > 0 && does[at]?.size === 0,
    );
    expect(missed).toEqual([]);
  });

  it('a whole pattern: a name that git says it matches', async () => {
    const part = fc.array(fc.oneof(plain, list, fc.constantFrom('?', '*')), {
      minLength: 1,
      maxLength: 4,
    });
    const drawn = fc.sample(part, { numRuns: 600, seed: 2 });
    const possible = ASCII.map((one) => `.memtrust/facts/${one}`);
    const pieces = [...new Set(drawn.flat())];
    const each = await matchedByGit(
      pieces.map((piece) => `.memtrust/facts/${piece}`),
      () => possible,
    );
    const empty = new Set(
      pieces.filter((piece, at) => piece.startsWith('[') && each[at]?.size === 0),
    );
    const patterns = drawn
      .filter((drawnPieces) => !drawnPieces.some((piece) => empty.has(piece)))
      .map((drawnPieces) => `.memtrust/facts/zz${drawnPieces.join('')}`);
    const does = await matchedByGit(patterns, (at) => proposedFor(patterns[at] ?? ''));
    expect(patterns.filter((_pattern, at) => does[at]?.size === 0)).toEqual([]);
    expect(patterns.length).toBeGreaterThan(100);
  });

  it.each([
    ['.memtrust/facts/x[![:alpha:]].md', '.memtrust/facts/x0.md'],
    ['.memtrust/facts/y[!A-z]', '.memtrust/facts/y0'],
    ['.memtrust/facts/[]x]', '.memtrust/facts/x'],
    ['.memtrust/facts/[!]a]', '.memtrust/facts/b'],
    ['.memtrust/facts/q[b/c]*', '.memtrust/facts/qb'],
    ['.memtrust\\/facts\\/q*', '.memtrust/facts/q'],
    ['x[![:alpha:]].md', '.memtrust/facts/x0.md'],
    ['**/zz*', '.memtrust/facts/zza.md'],
    ['**/fact?/zz*', '.memtrust/facts/zza'],
    ['**/**/[f]acts/zz*', '.memtrust/facts/zza'],
    ['*/*/zz*', '.memtrust/facts/zza.md'],
    ['zz?.jsonl', '.memtrust/ledger/zza.jsonl'],
  ])('%s: %s', async (pattern, name) => {
    expect(proposedFor(pattern)).toContain(name);
    expect([...((await matchedByGit([pattern], () => [name]))[0] ?? [])]).toEqual([name]);
  });

  it.each([
    ['**/generated/**'],
    ['*/*/dist/**'],
    ['*.png'],
    ['**/*.snap'],
    ['zz[[:none:]]'],
    ['zz[a'],
    ['zz\\'],
  ])('%s: none of memory', async (pattern) => {
    const [matched] = await matchedByGit([pattern], () => proposedFor(pattern));
    expect([...(matched ?? [])]).toEqual([]);
  });
});

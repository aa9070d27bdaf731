import { describe, expect, test } from '@jest/globals';
import { textOf, typeScriptFiles } from './sources.js';

/**
 * Exported names that are declared in two files or more. A reader who searches for such a name finds the wrong thing.
 * Lower this number when names go; never raise it.
 */
const MOST_DOUBLED_NAMES = 7;

const DECLARATION =
  /^export (?:declare |abstract |async )*(?:class|interface|type|enum|const|let|function\*?) ([\w$]+)/gm;

/**
 * Names that a file exports by a declaration. What it hands on from another, as `export { a }
 * from`, is not its own.
 */
function declaredNames(text: string): string[] {
  return [...text.matchAll(DECLARATION)].map(([, name = '']) => name);
}

/** Names that more than one file declares, each with these files. */
function doubledNames(files: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    for (const name of declaredNames(text))
      places.set(name, (places.get(name) ?? new Set()).add(path));
  }
  return [...places]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)
    .toSorted();
}

describe('an exported name means one thing', () => {
  test('and those that still mean several only get fewer', () => {
    const doubled = doubledNames(new Map(typeScriptFiles().map((path) => [path, textOf(path)])));
    expect(doubled.length <= MOST_DOUBLED_NAMES ? [] : doubled).toEqual([]);
  });

  test.each([
    'interface Block {}',
    'type Block = string;',
    'const Block = 1;',
    'class Block {}',
    'abstract class Block {}',
    'async function Block() {}',
    'function* Block() {}',
  ])('export %s beside another one is seen', (declaration) => {
    const files = new Map([
      ['a.ts', 'export interface Block {}'],
      ['b.ts', `\nexport ${declaration}`],
    ]);
    expect(doubledNames(files)).toEqual(['Block: a.ts, b.ts']);
  });

  test('a type and a value of one name in one file are one', () => {
    expect(
      doubledNames(new Map([['a.ts', 'export const Block = 1;\nexport type Block = 1;']])),
    ).toEqual([]);
  });

  test('a name that another file hands on is not declared twice', () => {
    const files = new Map([
      ['a.ts', 'export const block = 1;'],
      ['b.ts', "export { block } from './a.js';"],
    ]);
    expect(doubledNames(files)).toEqual([]);
  });

  test('a name that a file keeps for itself counts for nothing', () => {
    expect(
      doubledNames(
        new Map([
          ['a.ts', 'export const block = 1;'],
          ['b.ts', 'const block = 2;'],
        ]),
      ),
    ).toEqual([]);
  });
});

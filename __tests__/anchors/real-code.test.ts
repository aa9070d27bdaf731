import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { format, type Options } from 'prettier';
import { judgeSource, storedEvidence } from '../../src/anchors/judge-source.js';
import { select } from '../../src/anchors/select.js';
import { SourceText } from '../../src/anchors/source-text.js';
import { symbolsIn } from '../../src/anchors/outline-of.js';
import { UNBOUND, type Citation } from '../../src/memory/citation.js';
import type { CodeSymbol } from '../../src/languages/code/symbols/reader.js';
import { changesInside } from './corpus/edits.js';

/** Real code that everybody has who runs this: our own, and that of libraries which ship their sources. */
const FOLDERS = ['src', 'node_modules/zod/src', 'node_modules/ajv/lib'];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(?:^|\/)(?:tests?|locales)\//.test(name))
    .toSorted()
    .map((name) => join(folder, name)),
)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ text }) => text.length > 300 && text.length < 9_000);

const read = (path: string, text: string): SourceText => new SourceText(Buffer.from(text), path);

/** Functions, methods and classes of a size that somebody would cite, whose names are there once. */
function citable(source: SourceText): CodeSymbol[] {
  const all = symbolsIn(source) ?? [];
  return all.filter(
    (symbol) =>
      symbol.lines[1] - symbol.lines[0] >= 2 &&
      symbol.lines[1] - symbol.lines[0] <= 60 &&
      all.filter(({ name }) => name === symbol.name).length === 1,
  );
}

/** Whether an anchor keeps trust in another text. */
function keeps(
  source: SourceText,
  cited: Pick<Citation, 'selector' | 'lines'>,
  after: SourceText,
): boolean {
  const selection = select(source, cited);
  if ('why' in selection) throw new Error(selection.why);
  const stored = storedEvidence(source, selection.passage, 'critical');
  if (typeof stored === 'string') throw new Error(stored);
  const citation = { ...UNBOUND, path: source.path, ...cited, ...stored };
  return judgeSource(after, citation, 'critical').verdict === 'fresh';
}

/** A symbol as it is cited: by its name, or by its lines. */
const citesOf = ({ name, lines }: CodeSymbol): readonly Pick<Citation, 'selector' | 'lines'>[] => [
  { selector: { kind: 'symbol', symbol: name }, lines: null },
  { selector: { kind: 'lines' }, lines },
];

describe('real code', () => {
  it('a change of one token inside of an anchored span is missed not once in a thousand', () => {
    let tried = 0;
    const missed: string[] = [];
    for (const [at, { path, text }] of FILES.entries()) {
      const source = read(path, text);
      for (const symbol of citable(source)
        .filter((_, index) => index % 8 === at % 8)
        .slice(0, 1)) {
        const [from, to] = symbol.lines;
        for (const mutated of fc.sample(changesInside(text, [from, to]), {
          numRuns: 3,
          seed: at,
        })) {
          const after = read(path, mutated.text);
          for (const cited of citesOf(symbol)) {
            tried += 1;
            if (keeps(source, cited, after))
              missed.push(`${path} ${symbol.name} (${cited.selector.kind}): ${mutated.what}`);
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(1_000);
    // Those that are: `>` at the very end of a type that becomes `>=`, which is no program; the
    // rest stands behind the symbol.
    expect({ share: missed.length / tried < 0.001, missed }).toEqual({ share: true, missed });
  }, 300_000);

  it('other habits of layout raise an alarm for at most two spans of a hundred', async () => {
    const habits: readonly Options[] = [
      {
        semi: false,
        singleQuote: true,
        trailingComma: 'none',
        arrowParens: 'avoid',
        printWidth: 120,
        useTabs: true,
      },
      { printWidth: 60, bracketSpacing: false, trailingComma: 'all', tabWidth: 4 },
      { semi: false, printWidth: 100, endOfLine: 'crlf' },
    ];
    let compared = 0;
    const alarms: string[] = [];
    for (const [at, { path, text }] of FILES.filter((_, index) => index % 5 === 0).entries()) {
      const before = read(path, await format(text, { parser: 'typescript' }));
      const after = read(
        path,
        await format(text, { parser: 'typescript', ...habits[at % habits.length] }),
      );
      for (const symbol of citable(before)) {
        for (const cited of citesOf(symbol)) {
          compared += 1;
          if (!keeps(before, cited, after))
            alarms.push(`${path} ${symbol.name} (${cited.selector.kind})`);
        }
      }
    }
    expect(compared).toBeGreaterThan(300);
    expect({ share: alarms.length / compared <= 0.02, alarms }).toEqual({ share: true, alarms });
  }, 300_000);
});

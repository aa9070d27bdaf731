import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { src, typeScriptFiles } from './sources.js';

/** Above this nobody reads it before touching a file; what needs more belongs into docs/. */
const MOST_LINES = 10;
/** A folder of fewer files explains itself. */
const FEWEST_FILES = 3;

/** Folders that hold as many TypeScript files of their own, src/ itself aside: its README.md is about the whole. */
function foldersOf(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => folder !== '.' && count >= FEWEST_FILES)
    .map(([folder]) => folder)
    .toSorted();
}

function linesOf(folder: string): string[] | null {
  const path = join(src, folder, 'README.md');
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : null;
}

const WANTED =
  'write what comes in, what goes out, what never happens there, and where to add one more';
const folders = foldersOf(typeScriptFiles());

describe('a folder of src opens with a README.md', () => {
  test.each(folders)('src/%s', (folder) => {
    const lines = linesOf(folder);
    if (lines === null) throw new Error(`src/${folder} has no README.md: ${WANTED}`);
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    for (const opening of ['**In:**', '**Out:**', '**Never:**', '**One more:**']) {
      expect(lines.filter((line) => line.includes(opening))).toHaveLength(1);
    }
  });

  test('only where there are files enough to need one', () => {
    const files = [
      'index.ts',
      'cli.ts',
      'main.ts',
      'a/1.ts',
      'a/2.ts',
      'b/1.ts',
      'b/2.ts',
      'b/3.ts',
      'b/c/1.ts',
    ];
    expect(foldersOf(files)).toEqual(['b']);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { promises } from './promises.js';

/*
 * What docs/words.md promises from 0.1.0 on. `0.1.0/` holds what that version has, one promise a line; the gate of this
 * repository would take a `.txt` for a document. A line that is not true any more fails. What is new may be added at
 * any time, and is in no list before its own release.
 *
 * Until 0.1.0 is released the lists follow the code: `GOLDEN=write npm test -- __tests__/stability/promises` writes
 * them again. Afterwards a line is edited by hand, and only where docs/words.md allows it, such as a summary that
 * says the same in better words.
 */

const FOLDER = join(import.meta.dirname, '0.1.0');
const isRewriting = process.env['GOLDEN'] === 'write';
const linesOf = (file: string): readonly string[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Codes of rules that are gone, also before 0.1.0: none is used again. */
const RETIRED: readonly string[] = ['MT304'];

describe('the promises of 0.1.0', () => {
  it.each(Object.entries(promises))('%s: every line is still so', async (file, lines) => {
    const now = await lines();
    if (isRewriting) writeFileSync(join(FOLDER, file), `${now.join('\n')}\n`);
    const kept = new Set(now);
    const broken = linesOf(file).filter(
      (line) => !kept.has(line) && !RETIRED.some((code) => line.startsWith(`${code} `)),
    );
    expect(broken).toEqual([]);
    expect(linesOf(file).length).toBeGreaterThan(0);
  });

  it('the code of a rule that is gone is not used again', async () => {
    const codes = (await promises['rules.list']?.())?.map((line) => line.slice(0, 5)) ?? [];
    expect(codes.length).toBeGreaterThan(40);
    expect(RETIRED.filter((code) => codes.includes(code))).toEqual([]);
    expect(codes.length).toBe(new Set(codes).size);
  });
});

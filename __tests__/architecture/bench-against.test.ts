import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

interface Medians {
  readonly wall: number;
  readonly cpu: number;
  readonly peak: number;
}
interface Row {
  readonly name: string;
  readonly before: Medians;
  readonly now: Medians;
}

const callable = <T>() => z.custom<T>((value) => typeof value === 'function');
const script: string = join(import.meta.dirname, '../../scripts/bench-against.mjs');
const { againstTable, comparisonIn, slowerRows, withComparison } = z
  .object({
    againstTable:
      callable<
        (rows: readonly Row[], run: { name: string; version: string; runs: number }) => string
      >(),
    comparisonIn: callable<(page: string) => string>(),
    slowerRows: callable<(rows: readonly Row[]) => readonly Row[]>(),
    withComparison: callable<(page: string, table: string) => string>(),
  })
  .parse(await import(script));

const row = (name: string, wall: number, cpu: number): Row => ({
  name,
  before: { wall: 100, cpu: 200, peak: 80 },
  now: { wall, cpu, peak: 60 },
});

describe('the comparison of two builds', () => {
  it('says how many times as long each row takes', () => {
    const table = againstTable([row('`check`', 50, 210)], {
      name: 'v1.0.0',
      version: 'v24',
      runs: 7,
    });
    expect(table).toContain('against v1.0.0');
    expect(table).toContain('| `check` | 100 | 50 | 0.50 | 200 | 210 | 1.05 | 80 | 60 | 0.75 |');
  });

  it('tells a row that is more than a tenth slower by the clock and by what was computed', () => {
    const rows = [row('slow', 112, 222), row('busy', 150, 200), row('waits less', 90, 230)];
    expect(slowerRows([...rows, row('in the noise', 109, 219)])).toEqual([row('slow', 112, 222)]);
  });

  it('takes the place of an older comparison on the page', () => {
    const first = withComparison('# Benchmarks\n\nText.\n', 'one\n');
    const second = withComparison(`${first}\nMore.\n`, 'two\n');
    expect(second).toContain('# Benchmarks');
    expect(second).toContain('More.');
    expect(second).not.toContain('one');
    expect(comparisonIn(second)).toContain('two');
    expect(comparisonIn('# Benchmarks\n')).toBe('');
  });
});

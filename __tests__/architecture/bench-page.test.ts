import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const script: string = join(root, 'scripts/bench-page.mjs');
const callable = <T>() => z.custom<T>((value) => typeof value === 'function');
const { withTables } = z
  .object({ withTables: callable<(page: string, tables: string) => string>() })
  .parse(await import(script));
const page = readFileSync(join(root, 'docs/speed.md'), 'utf8');

test('new tables take the place of the old ones, and the rest of docs/speed.md stays', () => {
  const written = withTables(page, 'one\n');
  expect(written).toContain('\n\none\n\n');
  expect(written).not.toContain('| `check`, 30 files | 4');
  for (const kept of [
    '# Speed\n',
    '## Rows that miss their aim',
    '<!-- End of the comparison. -->',
  ])
    expect(written).toContain(kept);
  expect(withTables(written, 'two')).toBe(withTables(page, 'two'));
});

test('a page without a mark is refused before anything is measured', () => {
  expect(() => withTables('# Speed\n', '')).toThrow('put both marks back');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { rulesOf } from '../../src/gate/release/condition-rules.js';
import { CONDITIONS } from '../../src/gate/release/conditions.js';
import { blocking, check, store } from '../store.js';

interface Row {
  readonly id: string;
  readonly key: string;
  readonly rules: readonly string[];
  readonly path: string;
  readonly text: string;
}

/**
 * The rows of the table in the documentation; the example stands there as a path and a text, with
 * its line ends written out.
 */
function rowsOf(page: string): readonly Row[] {
  const section = page.slice(page.indexOf('## Release gate'));
  return section.split('\n').flatMap((line): Row[] => {
    const [, id, key, rules = '', , example = ''] = line.split('|').map((cell) => cell.trim());
    const [, path, text] = /^`([^`]+)`: `([^`]+)`$/.exec(example) ?? [];
    if (id === undefined || key === undefined || path === undefined || text === undefined)
      return [];
    return [
      {
        id: id.replaceAll('`', ''),
        key: key.replaceAll('`', ''),
        rules: rules.replaceAll('`', '').split(', '),
        path,
        text: text.replaceAll(String.raw`\n`, '\n'),
      },
    ];
  });
}

const rows = rowsOf(readFileSync(join(import.meta.dirname, '../../docs/outputs.md'), 'utf8'));

describe('the table of the release gate in the documentation', () => {
  it('has every condition, the key that lowers it, and its rules', () => {
    expect(rows.map(({ id, key, rules }) => ({ id, key, rules }))).toEqual(
      CONDITIONS.map(({ id, key }) => ({
        id,
        key,
        rules: rulesOf({ key }).map(({ code }) => code),
      })),
    );
  });

  test.each(rows)('has an example that fails $id alone', async ({ id, key, rules, path, text }) => {
    const base = store().fact('a').adopted();
    const evaluation = await check(base, base.file(path, text));
    expect([
      evaluation.verdict,
      evaluation.releaseGate.filter(({ passed }) => passed === false).map((row) => row.id),
    ]).toEqual(['fail', [id]]);
    expect(rules).toEqual(expect.arrayContaining(blocking(evaluation)));
    const lowered = base.policy({ release: { [key]: 'warn' } });
    expect((await check(lowered, lowered.file(path, text))).verdict).toBe('pass');
  });
});

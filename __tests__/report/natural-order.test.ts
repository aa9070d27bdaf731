import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { renderComment, renderSummary } from '../../src/report/comment.js';
import { renderHtml } from '../../src/report/html.js';
import { renderText } from '../../src/report/text.js';
import { trustReport } from '../../src/report/trust-report.js';
import { CALM, change, fact, type Files } from './scenes.js';

/** Ids and paths in which the tenth comes before the second wherever letters are compared alone. */
const NUMBERS = [1, 2, 3, 9, 10, 11, 20, 100];

/** Facts that call themselves accepted, and agent files of which each says something else that is not so. */
const HEAD: Files = Object.assign(
  { ...CALM, 'src/a.ts': 'x' },
  ...NUMBERS.toReversed().map((number) => ({
    ...fact(`shop/s${number}`, { front: `other_${number}: 1\n` }),
    [`p${number}/AGENTS.md`]: `See \`src/gone-${number}.ts\`.\n`,
  })),
) as Files;

/** Numbers behind a beginning, each once, as they come. */
function numbersIn(text: string, before: string): number[] {
  const escaped = before.replace(/[/.]/g, String.raw`\$&`);
  return [
    ...new Set([...text.matchAll(new RegExp(`${escaped}(\\d+)`, 'g'))].map(([, at]) => Number(at))),
  ];
}

describe('people read s2 before s10', () => {
  let evaluation: Evaluation;
  beforeAll(async () => {
    evaluation = await change({ ...CALM, 'src/a.ts': 'x' }, HEAD);
  });

  test.each<[string, (one: Evaluation) => string]>([
    ['the comment', (one) => renderComment(one, { marker: '<!-- m -->' })],
    ['the summary', renderSummary],
    ['the terminal', (one) => renderText(one, { color: false })],
    ['the page', renderHtml],
  ])('in %s', (_where, render) => {
    const text = render(evaluation);
    expect(numbersIn(text, 'shop/s')).toEqual(NUMBERS);
    const paths = numbersIn(text, 'src/gone-');
    expect(paths.length).toBeGreaterThan(2);
    expect(paths).toEqual(NUMBERS.slice(0, paths.length));
  });

  test('in the lists of the JSON report', () => {
    const { entries, changes, findings } = trustReport(evaluation, { manifestPath: null });
    for (const list of [entries, changes])
      expect(numbersIn(list.map(({ id }) => id).join(' '), 'shop/s')).toEqual(NUMBERS);
    expect(numbersIn(findings.map(({ fact_id: id = '' }) => id).join(' '), 'shop/s')).toEqual(
      NUMBERS,
    );
    expect(numbersIn(findings.map(({ path = '' }) => path).join(' '), 'p')).toEqual(NUMBERS);
  });
});

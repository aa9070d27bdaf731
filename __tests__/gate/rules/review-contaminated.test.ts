import { describe, expect, it, test } from '@jest/globals';
import { trustReport } from '../../../src/report/trust-report.js';
import { phraseText } from '../../../src/text/phrase.js';
import { check, findings, store } from '../../store.js';

const base = store()
  .file('src/a.ts', 'a\n')
  .fact('fresh', { sources: ['src/a.ts'] })
  .adopted()
  .file('src/b.ts', 'b\n')
  .fact('old', { sources: ['src/b.ts'] })
  .adopted()
  .file('src/b.ts', 'c\n')
  .fact('idea', { status: 'candidate' });
const review = (...reliedOn: readonly string[]) => ({
  name: 'findings.json',
  text: JSON.stringify([{ id: 'f1', severity: 'high', message: 'm', relied_on: reliedOn }]),
});
const said = (evaluation: Awaited<ReturnType<typeof check>>) =>
  findings(evaluation, 'MT305').map(
    ({ severity, introduced, message }) =>
      `${introduced ? '+' : ''}${severity}: ${phraseText(message)}`,
  );

describe('MT305 review-contaminated', () => {
  it('names findings that rest on stale, unadopted and unknown memory, and reports the score', async () => {
    const evaluation = await check(base, base, {
      review: review('fresh', 'old', 'idea', 'nowhere'),
    });
    expect(said(evaluation)).toEqual([
      'warning: the finding `f1` of the review relies on `old`, which is stale, `idea`, which is a candidate, `nowhere`, which is unknown',
    ]);
    expect(trustReport(evaluation, { manifestPath: null }).benchmark?.total).toMatchObject({
      trusted_baseline_contamination_rate: 1,
      blocked_memory_source_recall_count: 2,
      unknown_memory_source_count: 1,
      precision: null,
    });
  });

  it('is silent about a review that rests on what is trusted, and where there is none', async () => {
    const clean = await check(base, base, { review: review('fresh') });
    expect(said(clean)).toEqual([]);
    expect(
      trustReport(clean, { manifestPath: null }).benchmark?.total
        .trusted_baseline_contamination_rate,
    ).toBe(0);
    const none = await check(base, base);
    expect(said(none)).toEqual([]);
    expect(trustReport(none, { manifestPath: null }).benchmark).toBeNull();
  });

  const RELIES = '+warning: the finding `f1` of the review relies on ';
  test.each([
    ['leaves alone', base.file('src/c.ts', 'c\n'), 'fresh', []],
    [
      'makes stale',
      base.file('src/a.ts', 'changed\n'),
      'fresh',
      [`${RELIES}\`fresh\`, which is stale`],
    ],
    [
      'edits',
      base.fact('fresh', { sources: ['src/a.ts'], statement: 'Something else.' }),
      'fresh',
      [`${RELIES}\`fresh\`, which is a candidate`],
    ],
    ['adopts', base.fact('new').adopted(), 'new', [`${RELIES}\`new\`, which is unknown`]],
    [
      'verifies again, which counts from the merge on',
      base.fact('old', { sources: ['src/b.ts'] }).adopted(),
      'old',
      [`${RELIES}\`old\`, which is stale`],
    ],
  ])('judges what a review of a change relies on at both ends: what it %s', async (...row) => {
    const [, head, id, expected] = row;
    expect(said(await check(base, head, { review: review(id) }))).toEqual(expected);
  });

  it('says no name that the policy keeps unsaid, in no field', async () => {
    const shy = base
      .policy({ exclude_text: ['nightjar'] })
      .fact('nightjar')
      .adopted();
    const evaluation = await check(shy, shy, {
      review: {
        name: 'f.json',
        text: JSON.stringify([
          { id: 'nightjar-1', severity: 'high', relied_on: ['nightjar', 'x/nightjar'] },
        ]),
      },
    });
    expect(said(evaluation)).toHaveLength(1);
    expect(JSON.stringify(trustReport(evaluation, { manifestPath: null }))).not.toContain(
      'nightjar',
    );
  });

  it('improves no verdict, and says of a file that it cannot read no word of it', async () => {
    const bad = base.fact('forged');
    for (const own of [undefined, review('fresh'), { name: 'f.json', text: '{"sentinel' }]) {
      const evaluation = await check(base, bad, own === undefined ? {} : { review: own });
      expect(evaluation.verdict).toBe('fail');
      expect(JSON.stringify(trustReport(evaluation, { manifestPath: null }))).not.toContain(
        'sentinel',
      );
    }
    expect(
      said(await check(base, base, { review: { name: 'f.json', text: '{"sentinel' } }))[0],
    ).toMatch(/^warning: the review findings in `f.json` cannot be read: line 1: /);
  });
});

import { describe, expect, test } from '@jest/globals';
import { phraseText } from '../../src/text/phrase.js';
import { within } from '../../src/report/view.js';
import { CALM, change, fact, GUARD, scenes } from './scenes.js';

describe('the view of a folder', () => {
  test('is everything where the folder is the root', async () => {
    const evaluation = await scenes.stale();
    expect(within(evaluation, '')).toBe(evaluation);
  });

  test('has the entries in it and the facts that cite it, under the verdict of all', async () => {
    const evaluation = await change(CALM, {
      ...CALM,
      'src/auth/guard.ts': GUARD.replace('true', 'false'),
      'src/auth/AGENTS.md': 'x',
      'src/authors/AGENTS.md': 'x',
      ...fact('deploy/skip-review'),
    });
    const view = within(evaluation, 'src/auth');
    expect(
      new Set(view.entries.map(({ id, path }) => (id.startsWith('live:') ? path : id))),
    ).toEqual(new Set(['authorization/owner-checks', 'src/auth/AGENTS.md']));
    expect(view.changes.map(({ id }) => id)).toContain('authorization/owner-checks');
    expect([view.verdict, view.changes.some(({ id }) => id === 'deploy/skip-review')]).toEqual([
      'fail',
      false,
    ]);
  });

  test('counts what lies outside, by rule and severity, and says nothing else of it', async () => {
    const evaluation = await change(CALM, {
      ...CALM,
      ...fact('deploy/one'),
      ...fact('deploy/two'),
    });
    const { findings } = within(evaluation, 'src');
    expect(
      findings.map(({ rule, severity, introduced, message, path, factId }) => [
        rule,
        severity,
        introduced,
        phraseText(message),
        path,
        factId,
      ]),
    ).toEqual([['MT201', 'error', true, '2 errors outside `src`', null, null]]);
  });

  test('counts nothing that is accepted, so that no failure goes with it', async () => {
    const evaluation = await change(CALM, {
      ...CALM,
      ...fact('deploy/one'),
      ...fact('deploy/two'),
    });
    const [first, ...rest] = evaluation.findings;
    if (first === undefined) throw new Error('no findings');
    const { findings } = within(
      {
        ...evaluation,
        findings: [
          { ...first, accepted: { by: 'baseline', reason: 'known', author: 'alice' } },
          ...rest,
        ],
      },
      'src',
    );
    expect(findings.map(({ accepted, message }) => [accepted, phraseText(message)])).toEqual([
      [null, '1 error outside `src`'],
    ]);
  });

  test('keeps what is about the evaluation itself', async () => {
    const evaluation = await change(CALM, CALM);
    const about = {
      rule: 'MT703',
      name: 'incomplete-evaluation',
      severity: 'error',
      message: ['x'],
      remedy: [],
      path: null,
      line: null,
      column: null,
      decoded: null,
      fix: null,
      factId: null,
      introduced: true,
      fingerprint: `sha256:${'a'.repeat(64)}`,
    } as unknown as (typeof evaluation.findings)[number];
    expect(within({ ...evaluation, findings: [about] }, 'src').findings).toEqual([about]);
  });
});

import { describe, expect, test } from '@jest/globals';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { renderComment, renderSummary } from '../../src/report/comment.js';
import { type AfterApproval, nextStep } from '../../src/report/verdict.js';
import { phraseText } from '../../src/text/phrase.js';
import { adopted, approvedBy, CALM, change, fact, POLICY, scenes, type Files } from './scenes.js';

const WAYS: readonly AfterApproval[] = ['companion', 'person', 'unknown'];

/** A pull request that adopts a fact, and that nobody approved. */
async function waiting(more: Files = {}, base: Files = CALM, author = true): Promise<Evaluation> {
  return change(
    base,
    { ...base, ...adopted('billing/retries'), ...more },
    { authority: { author: 'bob', mayAuthorWrite: async () => author, approvalsOf: () => [] } },
  );
}

const said = (evaluation: Evaluation, after: AfterApproval): string | null => {
  const step = nextStep(evaluation, after);
  return step === null ? null : phraseText(step);
};

describe('where an approval is waited for, the comment says what happens next', () => {
  test('with the companion, without it, and where nobody knows', async () => {
    const evaluation = await waiting();
    expect(WAYS.map((after) => said(evaluation, after))).toEqual([
      'An adopter approves, then the check re-runs.',
      'An adopter approves, then someone re-runs the job.',
      'An adopter approves, then the check re-runs if the companion is set up; otherwise someone re-runs the job.',
    ]);
  });

  test('directly below the verdict, in comment and summary', async () => {
    const evaluation = await waiting();
    const below =
      /^### ❌ memtrust: fail\n\n\*\*.*\\\n\*\*What to do:\*\* Ask an adopter .* Then someone re-runs the job\.\n/m;
    expect(renderComment(evaluation, { marker: '<!-- m -->', afterApproval: 'person' })).toMatch(
      below,
    );
    expect(renderSummary(evaluation, { afterApproval: 'person' })).toMatch(below);
    expect(renderSummary(evaluation)).not.toContain('re-runs');
  });

  test('that other errors are fixed first', async () => {
    const evaluation = await waiting(fact('deploy/skip-review'));
    expect(said(evaluation, 'companion')).toBe(
      'Fix the errors, then an adopter approves, then the check re-runs.',
    );
    // Hidden text comes first.
    const first = await waiting({
      '.github/CODEOWNERS': '* @mallory\n',
      'AGENTS.md': `x${'\u{E0041}'.repeat(3)}\n`,
    });
    expect(said(first, 'person')).toBe(
      'Fix the errors, then an adopter approves, then someone re-runs the job.',
    );
  });

  test('and asks nothing of an author who may not write', async () => {
    const evaluation = await waiting({}, CALM, false);
    expect(said(evaluation, 'companion')).toBe('An adopter approves, then the check re-runs.');
    expect(said(evaluation, 'person')).toBe('An adopter approves, then someone re-runs the job.');
  });

  test.each<[string, Files, Files]>([
    [
      'the policy',
      CALM,
      { '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}mode: report\n` },
    ],
    ['the owners', CALM, { '.github/CODEOWNERS': '* @mallory\n' }],
    [
      'an agent file that the policy lists',
      {
        ...CALM,
        '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}live: {require_adoption: [CLAUDE.md]}\n`,
      },
      { 'CLAUDE.md': 'Be kind.\n' },
    ],
  ])('for a change of %s as well', async (_what, base, edit) => {
    const evaluation = await change(
      base,
      { ...base, ...edit },
      { authority: { author: 'bob', mayAuthorWrite: async () => true, approvalsOf: () => [] } },
    );
    expect(evaluation.verdict).toBe('fail');
    expect(said(evaluation, 'person')).toBe('An adopter approves, then someone re-runs the job.');
  });

  test('and nothing where an approval is there, would not help, or nothing fails', async () => {
    const alone = {
      ...CALM,
      '.memtrust/policy.yml': 'version: 1\nadoption:\n  approvals: 0\n  adopters: [alice]\n',
    };
    const soft = {
      ...CALM,
      '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}mode: report\n`,
    };
    const approved = await change(
      CALM,
      { ...CALM, ...adopted('billing/retries') },
      { authority: approvedBy('alice') },
    );
    for (const evaluation of [
      approved,
      await waiting({}, alone),
      await waiting({}, soft),
      await scenes.silentPromotion(),
      await scenes.nothing(),
      await scenes.branch(),
    ])
      for (const after of WAYS) expect(said(evaluation, after)).toBeNull();
  });
});

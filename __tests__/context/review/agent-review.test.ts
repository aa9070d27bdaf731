import { describe, expect, it } from '@jest/globals';
import {
  type BriefLabel,
  parseSubmission,
  reviewOf,
  reviewShape,
  type SubmittedFinding,
} from '../../../src/gate/review/agent-review.js';
import { sha256 } from '../../../src/tree/digest.js';
import { policyOf } from '../../store.js';

const SUBJECT = {
  baseSha: null,
  headSha: 'a'.repeat(40),
  policyDigest: sha256(''),
  contextSha256: 'b'.repeat(64),
  recordedAt: '2026-06-01T00:00:00Z',
};
const LABELS: ReadonlyMap<string, BriefLabel> = new Map([
  ['auth/now', { status: 'accepted', trusted: true, reason: 'selected_trusted_memory' }],
  ['auth/old', { status: 'superseded', trusted: false, reason: 'superseded_fact' }],
  ['live:claude:CLAUDE.md', { status: 'advisory', trusted: false, reason: 'live_source' }],
]);

function recorded(findings: readonly object[], policy: Readonly<Record<string, unknown>> = {}) {
  return reviewShape.parse(
    reviewOf(parsed(JSON.stringify(findings)), LABELS, policyOf(policy), SUBJECT),
  );
}

function parsed(text: string): readonly SubmittedFinding[] {
  const submission = parseSubmission(text);
  if ('problems' in submission) throw new Error('the findings cannot be read');
  return submission.reviews.flatMap((one) => one.findings);
}

describe('findings of reviewers', () => {
  it('say of what they rest on what the brief said of it', () => {
    const { findings } = recorded([
      {
        id: 'f1',
        severity: 'high',
        path: 'a.ts',
        line: 3,
        message: 'm',
        relied_on: ['auth/now', 'auth/old', 'live:claude:CLAUDE.md#L1-L4', 'nowhere'],
      },
      { id: 'f2', severity: 'low', message: 'm', relied_on: ['auth/now'] },
    ]);
    expect(findings.map(({ rests_on_untrusted }) => rests_on_untrusted)).toEqual([true, false]);
    expect(findings[0]?.relied_on.map(({ trusted, reason }) => [trusted, reason])).toEqual([
      [true, 'selected_trusted_memory'],
      [false, 'superseded_fact'],
      [false, 'live_source'],
      [false, 'unknown_memory'],
    ]);
  });

  it('are kept without secrets, hidden characters, and what the policy keeps unsaid', () => {
    const token = ['ghp_', 'k3Jq8ZrT1mWx', 'Vb6NyLp2HsDg', 'Qa7Ue4Rf0Tzc'].join('');
    const text = JSON.stringify(
      recorded(
        [
          { id: 'f', severity: 'info', path: 'secrets/key', message: `use ${token}\n\u202eok` },
          { id: 'g', severity: 'info', message: 'the CANARY sings' },
        ],
        { exclude_paths: ['secrets/**'], exclude_text: ['canary'] },
      ),
    );
    for (const unsaid of [token, '\u202e', 'secrets/key', 'CANARY'])
      expect(text).not.toContain(unsaid);
    expect(text).toContain('policy_blocked');
  });

  it('do not name a fact whose file the policy hides', () => {
    const [finding] = recorded(
      [{ id: 'hidden-a', severity: 'info', message: 'm', relied_on: ['hidden-a', 'auth/now'] }],
      { exclude_paths: ['.memtrust/facts/hidden-*'] },
    ).findings;
    expect(finding?.id).toBe('policy_blocked');
    expect(finding?.relied_on.map(({ id }) => id)).toEqual(['policy_blocked', 'auth/now']);
  });

  it('have one name for one content, whenever it is recorded', () => {
    const findings = parsed('[]');
    const [a, b] = ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'].map((recordedAt) =>
      reviewOf(findings, LABELS, policyOf({}), { ...SUBJECT, recordedAt }),
    );
    expect(a?.id).toBe(b?.id);
  });
});

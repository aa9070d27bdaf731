import { describe, expect, it } from '@jest/globals';
import { check, findings, store } from '../../store.js';
import { describeRule } from './stories.js';

const path = '.memtrust/policy.yml';
const base = store();

describeRule('MT701', 'invalid-policy', {
  stands: true,
  fires: [
    ...[
      [
        'budgets: {files: [{path: A.md, max_token: 5, max_bytes: 1}]}',
        '`.memtrust/policy.yml`:1:32: unknown key `max_token`; did you mean `max_tokens`?',
      ],
      [
        'budgets: {start: [{agent: claude}]}',
        '`.memtrust/policy.yml`:1:19: `budgets.start.0` must set max_tokens or max_bytes',
      ],
      [
        'budgets: {files: [{path: A.md, max_bytes: 0}]}',
        '`.memtrust/policy.yml`:1:32: `budgets.files.0.max_bytes` is too small or too short (at least 1)',
      ],
    ].map(([text = '', said = '']) => ({
      what: `a budget such as ${text}`,
      base,
      head: base.file(path, `${text}\n`),
      says: [`+error: ${said}`],
    })),
    {
      what: 'an unknown key',
      base,
      head: base.file(path, 'version: 1\nadoptin: {}\n'),
      says: ['+error: `.memtrust/policy.yml`:2:1: unknown key `adoptin`; did you mean `adoption`?'],
    },
    {
      what: 'a wrong value',
      base,
      head: base.file(path, 'mode: off\n'),
      says: ['+error: `.memtrust/policy.yml`:1:1: `mode` must be one of: enforce, report'],
    },
    {
      what: 'a rule that does not exist',
      base,
      head: base.policy({ rules: { MT999: 'off' } }),
      says: ['+warning: `.memtrust/policy.yml` names the rule `MT999`, which does not exist'],
    },
    {
      what: 'a softened rule',
      base,
      head: base.policy({ rules: { MT201: 'off' } }),
      says: ['+warning: `.memtrust/policy.yml` lowers MT201, which no policy can lower'],
    },
    {
      what: 'a scope that would soften',
      base,
      head: base.policy({ adoption: { approvals: 2 }, scopes: [{ path: 'web', approvals: 1 }] }),
      says: [
        '+warning: `.memtrust/policy.yml` sets `approvals` for `web` to something weaker than the rest of the policy asks, so it has no effect',
      ],
    },
  ],
  silent: [
    {
      what: 'a valid policy',
      base,
      head: base.policy({ mode: 'report', rules: { MT105: 'off', MT201: 'error' } }),
    },
    { what: 'none', base, head: base },
  ],
});

describe('a broken policy', () => {
  it('is an error even if it was there before', async () => {
    const broken = base.file(path, 'mode: [\n');
    const evaluation = await check(broken, broken.file('a', 'a'));
    expect(evaluation.verdict).toBe('error');
    expect(
      findings(evaluation, 'MT701').map((finding) => [finding.introduced, finding.path]),
    ).toEqual([[false, path]]);
    expect(evaluation.policy.origin).toBe('broken');
  });
});

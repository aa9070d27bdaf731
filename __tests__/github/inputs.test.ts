import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { withoutTokens } from '../../src/github/environment.js';
import {
  type Inputs,
  modeInForce,
  readInputs,
  refuseOwnPolicy,
  refuseRefine,
} from '../../src/github/inputs.js';

const DEFAULTS: Inputs = {
  token: 't',
  membersToken: null,
  mode: 'enforce',
  comment: 'on-change',
  commentKey: '',
  annotations: true,
  suggestions: false,
  artifacts: true,
  artifactName: 'memtrust-report',
  retentionDays: null,
  path: '',
  showFolder: '',
  policy: null,
  contextQuery: '',
  contextFor: 'run',
  contextBudget: null,
  reviewFindings: null,
  refine: null,
  refineToken: null,
};

const read = (inputs: Readonly<Record<string, string>>): Inputs =>
  readInputs({
    INPUT_TOKEN: 't',
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
  });

describe('inputs', () => {
  test('have the defaults of action.yml where a runner hands over nothing', () => {
    expect(readInputs({ INPUT_TOKEN: ' t ', INPUT_MODE: '', 'INPUT_COMMENT-KEY': ' ' })).toEqual(
      DEFAULTS,
    );
    const declared = parse(readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8')) as {
      inputs: Record<string, { default?: string }>;
    };
    const given = Object.entries(declared.inputs).flatMap(([name, input]) =>
      input.default === undefined || name === 'token' ? [] : [[name, input.default]],
    );
    expect(read(Object.fromEntries(given))).toEqual(DEFAULTS);
  });

  test('are read', () => {
    const given = {
      mode: 'report',
      comment: 'never',
      'comment-key': 'web.app_1-b',
      annotations: 'false',
      suggestions: 'true',
      artifacts: 'FALSE',
      'artifact-name': 'trust (web)',
      'retention-days': '7',
      path: 'source',
      'show-folder': './packages/web/',
      policy: '.github/policy.yml',
      'context-query': 'rate limits',
      'context-for': 'review',
      'context-budget': '1300',
      'review-findings': 'out/review.json',
      refine: 'pull-request',
    };
    expect(read({ ...given, 'members-token': 't2', 'refine-token': 't3' })).toEqual({
      token: 't',
      membersToken: 't2',
      mode: 'report',
      comment: 'never',
      commentKey: 'web.app_1-b',
      annotations: false,
      suggestions: true,
      artifacts: false,
      artifactName: 'trust (web)',
      retentionDays: 7,
      path: 'source',
      showFolder: 'packages/web',
      policy: '.github/policy.yml',
      contextQuery: 'rate limits',
      contextFor: 'review',
      contextBudget: 1_300,
      reviewFindings: 'out/review.json',
      refine: 'pull-request',
      refineToken: 't3',
    });
  });

  test.each(['.', './', './/'])('say the whole repository by the folder %s', (folder) => {
    expect(read({ 'show-folder': folder }).showFolder).toBe('');
  });

  test.each([
    ['mode', 'Report\u202e', 'cannot be Report\\u{202e}', 'enforce, report'],
    ['comment', 'on_change', 'cannot be on_change', 'on-change, always, never'],
    ['comment-key', 'a --> b', 'cannot be a --> b', 'letters, digits'],
    ['comment-key', 'x'.repeat(51), 'cannot be', 'at most 50'],
    ['annotations', 'yes', 'cannot be yes', 'true or false'],
    ['artifacts', '1', 'cannot be 1', 'true or false'],
    ['artifact-name', '../x', 'cannot be ../x', 'without any of'],
    ['artifact-name', 'a\u0007', 'cannot be a\\u{7}', 'without any of'],
    ['retention-days', '0', 'cannot be 0', 'a whole number of days, 1 to 90'],
    ['retention-days', '91', 'cannot be 91', 'a whole number of days, 1 to 90'],
    ['retention-days', '7.5', 'cannot be 7.5', 'a whole number of days, 1 to 90'],
    ['retention-days', '-7', 'cannot be -7', 'a whole number of days, 1 to 90'],
    ['show-folder', '../x', 'cannot be ../x', 'relative to its root'],
    ['show-folder', '/etc', 'cannot be /etc', 'relative to its root'],
    ['policy', 'a/../../b', 'cannot be a/../../b', 'relative to its root'],
    ['refine', 'pull_request', 'cannot be pull_request', 'pull-request, or leave it out'],
    ['refine', 'true', 'cannot be true', 'pull-request, or leave it out'],
    ['context-for', 'fun', 'cannot be fun', 'run, review, session'],
    [
      'context-budget',
      '0',
      'cannot be 0',
      'a whole number of tokens, such as 16000, and 1300 at least',
    ],
    ['context-budget', '-5', 'cannot be -5', 'whole number of tokens'],
    ['context-budget', 'NaN', 'cannot be NaN', 'whole number of tokens'],
    ['context-budget', '16e3', 'cannot be 16e3', 'whole number of tokens'],
    ['context-budget', '1.5', 'cannot be 1.5', 'whole number of tokens'],
    ['context-budget', '1299', 'cannot be 1299', '1300 at least'],
  ])('refuse %s: %j, and name what is allowed', (name, value, message, allowed) => {
    expect(() => read({ [name]: value })).toThrow(
      expect.objectContaining({
        message: expect.stringContaining(message),
        remedy: expect.stringContaining(allowed),
      }),
    );
  });

  test('refuse an empty token', () => {
    expect(() => readInputs({ INPUT_TOKEN: ' ' })).toThrow('token is empty');
  });
});

describe('the mode in force', () => {
  test.each([
    ['enforce', 'enforce', 'pull_request', 'enforce', false],
    ['enforce', 'report', 'pull_request', 'report', false],
    ['report', 'report', 'pull_request', 'report', false],
    ['report', 'enforce', 'pull_request', 'enforce', true],
    ['report', 'enforce', 'merge_group', 'enforce', true],
    ['report', 'enforce', 'branch', 'report', false],
  ] as const)('asked %s, policy %s, on %s: %s', (asked, policy, event, mode, refused) => {
    expect(modeInForce(asked, policy, event)).toEqual({ mode, refused });
  });
});

test('a policy of the workflow counts for a branch alone (SECURITY S01)', () => {
  for (const kind of ['pull_request', 'merge_group'] as const)
    expect(() => refuseOwnPolicy('p.yml', kind)).toThrow('the policy of the base branch decides');
  for (const kind of ['pull_request', 'merge_group', 'branch'] as const)
    expect(() => refuseOwnPolicy(null, kind)).not.toThrow();
  expect(() => refuseOwnPolicy('p.yml', 'branch')).not.toThrow();
});

test('a change to memory is offered by runs about the default branch alone', () => {
  for (const name of ['pull_request', 'pull_request_review'] as const)
    expect(() => refuseRefine('pull-request', 'pull_request', name)).toThrow(
      `the input refine does not work on ${name}`,
    );
  expect(() => refuseRefine('pull-request', 'merge_group', 'merge_group')).toThrow(
    'does not work on merge_group',
  );
  expect(() => refuseRefine('pull-request', 'branch', 'issue_comment')).toThrow(
    'does not work on issue_comment',
  );
  for (const name of ['schedule', 'workflow_dispatch', 'push'])
    expect(() => refuseRefine('pull-request', 'branch', name)).not.toThrow();
  expect(() => refuseRefine(null, 'pull_request', 'pull_request')).not.toThrow();
});

test('git is handed no input and no token (SECURITY S31)', () => {
  const environment = {
    PATH: '/bin',
    HOME: '/root',
    INPUT_TOKEN: 't',
    INPUT_MODE: 'report',
    GITHUB_TOKEN: 't',
    ACTIONS_RUNTIME_TOKEN: 't',
    GH_SECRET: 't',
  };
  expect(withoutTokens(environment)).toEqual({ PATH: '/bin', HOME: '/root' });
});

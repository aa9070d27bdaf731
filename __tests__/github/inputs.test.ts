import { describe, expect, test } from '@jest/globals';
import { withoutSecrets } from '../../src/github/environment.js';
import { modeInForce, readInputs } from '../../src/github/inputs.js';

describe('inputs', () => {
  test('have defaults where a runner hands over nothing', () => {
    expect(readInputs({ INPUT_TOKEN: ' t ', INPUT_MODE: '' })).toEqual({ token: 't', mode: 'enforce' });
  });

  test('refuse a mode that is unknown, and no token', () => {
    expect(() => readInputs({ INPUT_TOKEN: 't', INPUT_MODE: 'Report\u202e' })).toThrow('Report\\u{202e}');
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

test('git is handed no input and no token (SECURITY S31)', () => {
  const environment = { PATH: '/bin', HOME: '/root', INPUT_TOKEN: 't', INPUT_MODE: 'report', GITHUB_TOKEN: 't', ACTIONS_RUNTIME_TOKEN: 't', GH_SECRET: 't' };
  expect(withoutSecrets(environment)).toEqual({ PATH: '/bin', HOME: '/root' });
});

import { describe, expect, test } from '@jest/globals';
import { parseEvent } from '../../src/github/event.js';
import { ConfigurationError } from '../../src/text/errors.js';

const head = 'a'.repeat(40);
const base = 'b'.repeat(40);
const pull = { number: 7, pull_request: { user: { login: 'mona' }, head: { sha: head }, base: { ref: 'main', sha: base } } };

describe('an event', () => {
  test('of a pull request names its number, head, base branch and author', () => {
    expect(parseEvent('pull_request', pull)).toEqual({ kind: 'pull_request', number: 7, headSha: head, baseRef: 'main', author: 'mona' });
  });

  test('of an account that is gone has no author', () => {
    expect(parseEvent('pull_request', { ...pull, pull_request: { ...pull.pull_request, user: null } })).toMatchObject({ author: null });
  });

  test('of a merge queue names both commits', () => {
    expect(parseEvent('merge_group', { merge_group: { head_sha: head, base_sha: base } })).toEqual({ kind: 'merge_group', headSha: head, baseSha: base });
  });

  test.each(['push', 'schedule', 'workflow_dispatch'])('%s judges a branch', (name) => {
    expect(parseEvent(name, {})).toEqual({ kind: 'branch' });
  });

  test.each(['pull_request_target', 'workflow_run', 'issue_comment', 'toString', '__proto__', ''])('%s is refused', (name) => {
    expect(() => parseEvent(name, pull)).toThrow(ConfigurationError);
  });

  test.each([
    ['nothing', null],
    ['no number', { ...pull, number: undefined }],
    ['a revision for a commit', { ...pull, pull_request: { ...pull.pull_request, head: { sha: 'HEAD' } } }],
    ['an option for a commit', { ...pull, pull_request: { ...pull.pull_request, head: { sha: '--output=x' } } }],
  ])('of a pull request with %s is refused', (_what, payload) => {
    expect(() => parseEvent('pull_request', payload)).toThrow('not as GitHub describes it');
  });
});

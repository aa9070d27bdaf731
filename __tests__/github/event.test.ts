import { describe, expect, test } from '@jest/globals';
import { parseEvent } from '../../src/github/event.js';
import { ConfigurationError } from '../../src/text/errors.js';
import { webhookExamples } from '../e2e/webhook-examples.js';

const head = 'a'.repeat(40);
const base = 'b'.repeat(40);
const pull = {
  pull_request: {
    number: 7,
    user: { login: 'mona' },
    head: { sha: head },
    base: { ref: 'main', sha: base },
  },
};
const push = { ref: 'refs/heads/main', before: base, repository: { default_branch: 'main' } };

describe('an event', () => {
  test.each(['pull_request', 'pull_request_review', 'pull_request_review_comment'])(
    '%s names number, head, base branch and author of the pull request',
    (name) => {
      expect(parseEvent(name, pull)).toEqual({
        kind: 'pull_request',
        number: 7,
        headSha: head,
        baseRef: 'main',
        defaultBranch: null,
        author: 'mona',
      });
    },
  );

  test('of an account that is gone has no author', () => {
    expect(
      parseEvent('pull_request', { pull_request: { ...pull.pull_request, user: null } }),
    ).toMatchObject({ author: null });
  });

  test('of a merge queue names both commits', () => {
    expect(
      parseEvent('merge_group', { merge_group: { head_sha: head, base_sha: base } }),
    ).toMatchObject({
      kind: 'merge_group',
      headSha: head,
      baseSha: base,
      headRef: '',
      baseRef: '',
    });
  });

  test.each([
    ['to the default branch', push, { before: base, isDefault: true, defaultBranch: 'main' }],
    [
      'that makes a branch',
      { ...push, ref: 'refs/heads/topic', before: '0'.repeat(40) },
      { before: null, isDefault: false, defaultBranch: 'main' },
    ],
    [
      'of a tag',
      { ...push, ref: 'refs/tags/main' },
      { before: base, isDefault: false, defaultBranch: 'main' },
    ],
  ])('of a push %s judges the branch, and knows where it stood', (_what, payload, expected) => {
    expect(parseEvent('push', payload)).toEqual({ kind: 'branch', ...expected });
  });

  test.each(['schedule', 'workflow_dispatch', 'issue_comment', 'release', 'toString', '__proto__'])(
    '%s judges what is checked out, whatever its payload says',
    (name) => {
      expect(parseEvent(name, pull)).toEqual({
        kind: 'branch',
        before: null,
        isDefault: true,
        defaultBranch: null,
      });
    },
  );

  test.each(['pull_request_target', 'workflow_run'])(
    '%s is refused, with what to use instead (SECURITY S04)',
    (name) => {
      expect(() => parseEvent(name, pull)).toThrow(ConfigurationError);
      expect(() => parseEvent(name, pull)).toThrow(
        expect.objectContaining({
          remedy: expect.stringContaining('on: pull_request, merge_group'),
        }),
      );
    },
  );

  test.each([
    ['pull_request', 'nothing', null],
    ['pull_request', 'no number', { pull_request: { ...pull.pull_request, number: undefined } }],
    [
      'pull_request',
      'a revision for a commit',
      { pull_request: { ...pull.pull_request, head: { sha: 'HEAD' } } },
    ],
    [
      'pull_request_review',
      'an option for a commit',
      { pull_request: { ...pull.pull_request, head: { sha: '--output=x' } } },
    ],
    ['merge_group', 'no base', { merge_group: { head_sha: head } }],
    ['push', 'no default branch', { ...push, repository: {} }],
  ])('%s with %s is refused', (name, _what, payload) => {
    expect(() => parseEvent(name, payload)).toThrow(
      'does not have the format that GitHub documents',
    );
  });
});

describe('every payload that GitHub once sent', () => {
  test.each([
    ['pull_request', 'pull_request'],
    ['pull_request_review', 'pull_request'],
    ['pull_request_review_comment', 'pull_request'],
    ['merge_group', 'merge_group'],
    ['push', 'branch'],
    ['workflow_dispatch', 'branch'],
    ['issue_comment', 'branch'],
  ])('of %s can be read', (name, kind) => {
    const examples = webhookExamples(name);
    expect(examples.map((payload) => parseEvent(name, payload).kind)).toEqual(
      examples.map(() => kind),
    );
  });

  test('of a pull request whose fork is gone as well', () => {
    const [example] = webhookExamples('pull_request');
    const payload = structuredClone(example) as { pull_request: { head: { repo: unknown } } };
    payload.pull_request.head.repo = null;
    expect(parseEvent('pull_request', payload)).toMatchObject({ kind: 'pull_request' });
  });
});

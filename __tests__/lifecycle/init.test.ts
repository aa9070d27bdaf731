import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { initialFiles, WORKFLOW_PATH } from '../../src/lifecycle/init.js';
import { DEFAULT_POLICY } from '../../src/memory/default-policy.js';
import { parsePolicy, POLICY_PATH } from '../../src/memory/policy.js';

const content = (existing: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    initialFiles(new Map(Object.entries(existing))).map((change) => [change.path, change.content]),
  );

describe('init', () => {
  it('writes a policy that says what the strict defaults say', () => {
    const policy = parsePolicy(Buffer.from(content({})[POLICY_PATH] ?? ''));
    expect([policy.origin, policy.policy]).toEqual(['file', DEFAULT_POLICY]);
  });

  it('adds its lines to what is there, once', () => {
    const first = content({
      [POLICY_PATH]: 'version: 1\n',
      '.gitignore': 'node_modules',
      '.gitattributes': '* text=auto\r\n',
    });
    expect(first).toEqual({
      '.gitignore': 'node_modules\n.memtrust/context/\n',
      '.gitattributes':
        '* text=auto\r\n.memtrust/ledger/**/*.jsonl merge=union\n.memtrust/tombstones.jsonl merge=union\n',
    });
    expect(content({ [POLICY_PATH]: 'version: 1\n', ...first })).toEqual({});
  });

  const workflow = (
    existing: Readonly<Record<string, string>>,
    defaultBranch: string | null = 'main',
  ): string | undefined =>
    initialFiles(new Map(Object.entries(existing)), null, { defaultBranch }).find(
      ({ path }) => path === WORKFLOW_PATH,
    )?.content;

  it('writes a workflow that judges pull requests, also when their base is changed (SECURITY S43), and the default branch where it is known', () => {
    expect(parse(workflow({}) ?? '')).toMatchObject({
      on: {
        pull_request: { types: ['opened', 'synchronize', 'reopened', 'edited'] },
        merge_group: null,
        push: { branches: ['main'] },
        schedule: [{ cron: expect.any(String) }],
      },
      permissions: {},
      jobs: {
        memtrust: {
          'timeout-minutes': 10,
          permissions: { contents: 'read', 'pull-requests': 'write' },
          steps: [{ with: { 'fetch-depth': 0 } }, { uses: 'memtrust/memtrust@v0' }],
        },
      },
    });
    for (const name of [null, 'a*', '!main', 'x: y'])
      expect(Object.keys(parse(workflow({}, name) ?? '').on)).toEqual([
        'pull_request',
        'merge_group',
        'schedule',
      ]);
  });

  it.each([
    ['.github/workflows/memtrust.yml', 'anything'],
    ['.github/workflows/memtrust.yaml', 'anything'],
    ['.github/workflows/gate.yml', 'jobs:\n  x:\n    steps:\n      - uses: acme/memtrust@v0\n'],
    ['.github/workflows/ci.yml', '    - run: npx memtrust check --strict\n'],
  ])('has a workflow already: %s', (path, text) => {
    expect(workflow({ [path]: text })).toBeUndefined();
  });

  it.each([
    ['.github/workflows/ci.yml', '# - uses: acme/memtrust@v0\n'],
    ['.github/workflows/comment.yml', '      - uses: memtrust/memtrust/comment@v0\n'],
    ['docs/gate.yml', '      - uses: memtrust/memtrust@v0\n'],
  ])('has none yet: %s with %j', (path, text) => {
    expect(workflow({ [path]: text })).toBeDefined();
  });
});

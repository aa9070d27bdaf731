import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { companionFor, initialFiles, WORKFLOW_PATH } from '../../src/lifecycle/init.js';
import { DEFAULT_POLICY } from '../../src/memory/default-policy.js';
import { parsePolicy, POLICY_PATH } from '../../src/memory/policy.js';
import { schemas } from '../../src/cli/generated-docs.js';

const content = (existing: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    initialFiles(new Map(Object.entries(existing))).map((change) => [change.path, change.content]),
  );

describe('init', () => {
  it('writes a policy that says what the strict defaults say', () => {
    const policy = parsePolicy(Buffer.from(content({})[POLICY_PATH] ?? ''));
    expect([policy.origin, policy.policy]).toEqual(['file', DEFAULT_POLICY]);
  });

  it('says above the release gate whether to touch it, and the line below it is a valid one', () => {
    const text = content({})[POLICY_PATH] ?? '';
    const [, words = '', line = ''] = /((?:^# .*\n)+)^# (release: .*)\n/m.exec(text) ?? [];
    expect(words.replaceAll('\n# ', ' ')).toMatch(
      /^# No need to touch this: a pull request fails if/,
    );
    const uncommented = text.replace(`# ${line}`, line.replace('docs: error', 'docs: warn'));
    expect(parsePolicy(Buffer.from(uncommented)).policy.release?.docs).toBe('warn');
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
    initialFiles(new Map(Object.entries(existing)), { workflow: { defaultBranch } }).find(
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

describe('the first policy', () => {
  it.each([
    [[], false, 1],
    [['alice', '@acme/platform', 'renovate[bot]'], false, 1],
    [['alice'], true, 0],
    [[], true, 0],
  ])('names %j, alone: %j, as its reader and its schema want it', (adopters, alone, approvals) => {
    const schema = 'https://example.org/policy.schema.json';
    const [policy] = initialFiles(new Map(), { approval: { adopters, alone }, schema });
    const text = policy?.content ?? '';
    expect(text.split('\n')[0]).toBe(`# yaml-language-server: $schema=${schema}`);
    const read = parsePolicy(Buffer.from(text));
    expect([read.origin, read.problems]).toEqual(['file', []]);
    expect(read.policy).toEqual({
      ...DEFAULT_POLICY,
      adoption: { ...DEFAULT_POLICY.adoption, adopters, approvals },
    });
    const ajv = new Ajv2020({ strict: false });
    expect(ajv.validate(schemas['policy']?.schema ?? {}, parse(text))).toBe(true);
  });
});

describe('the workflows of the companion', () => {
  const gate = initialFiles(new Map(), { workflow: { defaultBranch: 'main' } }).find(
    ({ path }) => path === WORKFLOW_PATH,
  );
  const beside = (workflows: Readonly<Record<string, string>>) =>
    companionFor(new Map(Object.entries(workflows)));
  const own = { [WORKFLOW_PATH]: gate?.content ?? '' };

  it('are those that docs/other-ci.md shows', () => {
    const [, behind = ''] = readFileSync('docs/other-ci.md', 'utf8').split('\n## The companion\n');
    const [section = ''] = behind.split('\n## ');
    const shown = [...section.matchAll(/^```yaml\n([^]*?)^```$/gm)]
      .map(([, text = '']): unknown => parse(text))
      .slice(1);
    const plan = beside(own);
    expect(plan.kind === 'files' && plan.files.map(({ content: text }) => parse(text))).toEqual(
      shown,
    );
    expect(plan.kind === 'files' && plan.files.map(({ path }) => path)).toEqual([
      '.github/workflows/memtrust-review.yml',
      '.github/workflows/memtrust-comment.yml',
    ]);
  });

  it.each([
    ['its name', 'name: "Trust: gate"\n', 'Trust: gate'],
    ['its path where it has no name', '', '.github/workflows/gate.yml'],
  ])('listen to a gate of another file by %s, and start that file again', (_what, head, name) => {
    const plan = beside({
      '.github/workflows/gate.yml': `${head}jobs:\n  a:\n    steps:\n      - uses: memtrust/memtrust@v0\n`,
    });
    const companion: unknown =
      plan.kind === 'files' ? parse(plan.files.at(-1)?.content ?? '') : null;
    expect(companion).toMatchObject({
      on: { workflow_run: { workflows: [name, 'memtrust review'] } },
      jobs: { comment: { steps: [{ with: { 'gate-workflow': 'gate.yml' } }] } },
    });
  });

  it('are not written over, nor beside a companion that is there', () => {
    const written = (workflows: Readonly<Record<string, string>>): unknown => {
      const plan = beside({ ...own, ...workflows });
      return plan.kind === 'files' ? plan.files.map(({ path }) => path) : plan;
    };
    expect(written({ '.github/workflows/memtrust-review.yml': 'mine\n' })).toEqual([
      '.github/workflows/memtrust-comment.yml',
    ]);
    expect(written({ '.github/workflows/memtrust-comment.yml': 'mine\n' })).toEqual([]);
    expect(
      written({ '.github/workflows/forks.yml': '      - uses: memtrust/memtrust/comment@v0\n' }),
    ).toEqual([]);
    expect(
      written({ '.github/workflows/forks.yml': '   # - uses: memtrust/memtrust/comment@v0\n' }),
    ).toHaveLength(2);
  });

  it('need a gate, in a workflow with no other job', () => {
    expect(beside({})).toEqual({ kind: 'no-gate' });
    expect(beside({ 'docs/gate.yml': '- uses: memtrust/memtrust@v0\n' })).toEqual({
      kind: 'no-gate',
    });
    const path = '.github/workflows/ci.yml';
    const step = 'steps:\n      - uses: memtrust/memtrust@v0\n';
    for (const text of [
      `jobs:\n  a:\n    ${step}  b:\n    ${step}`,
      `a: [\n  - uses: x/memtrust@v0\n`,
    ])
      expect(beside({ [path]: text })).toEqual({ kind: 'other-jobs', gate: path });
  });
});

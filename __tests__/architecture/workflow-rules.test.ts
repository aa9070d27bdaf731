/** Workflows follow the rules of zizmor, and each rule finds what breaks it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { own, shown, written } from './all-workflows.js';
import { findingsOf, PEDANTIC, RULES } from './workflow-rules.js';

const root = join(import.meta.dirname, '../..');
const SHA = '0'.repeat(40);

/** The companion is about runs of other workflows. It checks out nothing: docs/other-ci.md says why. */
const COMPANION = /: dangerous-triggers: workflow_run$/;

test('workflows that run here break no rule', () => {
  expect(own.flatMap((one) => findingsOf(one, [...RULES, ...PEDANTIC]))).toEqual([]);
});

test('workflows that the pages show and `init` writes break no rule, but for the trigger of the companion', () => {
  const found = [...shown, ...written].flatMap((one) => findingsOf(one, RULES));
  expect(found.filter((finding) => !COMPANION.test(finding))).toEqual([]);
  expect(new Set(found.map((finding) => finding.replace(/\.md:\d+/, '.md')))).toEqual(
    new Set([
      'docs/other-ci.md: dangerous-triggers: workflow_run',
      'init: .github/workflows/memtrust-comment.yml: dangerous-triggers: workflow_run',
    ]),
  );
});

const STEP = (step: string, rest = ''): string =>
  `name: x\non: push\npermissions: {}\n${rest}jobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`;

describe('a rule finds what breaks it', () => {
  test.each([
    ['unpinned-uses', STEP('uses: actions/checkout@v7')],
    ['artipacked', STEP(`uses: actions/checkout@${SHA}`)],
    ['excessive-permissions', STEP('run: ls').replace('permissions: {}', 'permissions: write-all')],
    ['excessive-permissions', STEP('run: ls').replace('permissions: {}\n', '')],
    ['template-injection', STEP('run: echo ${{ github.head_ref }}')],
    ['dangerous-triggers', STEP('run: ls').replace('on: push', 'on: [pull_request_target]')],
    ['cache-poisoning', `${STEP(`uses: actions/setup-node@${SHA}`)}      - run: npm publish\n`],
    ['use-trusted-publishing', STEP('run: ls\n        env: {NODE_AUTH_TOKEN: x}')],
    ['self-hosted-runner', STEP('run: ls').replace('ubuntu-latest', 'self-hosted')],
    ['unpinned-images', STEP('run: ls').replace('    steps', '    container: node\n    steps')],
    ['github-env', STEP('run: echo A=B >> "$GITHUB_ENV"')],
    ['insecure-commands', STEP('run: ls\n        env: {ACTIONS_ALLOW_UNSECURE_COMMANDS: true}')],
    ['secrets-inherit', STEP('run: ls').replace('    steps', '    secrets: inherit\n    steps')],
    ['overprovisioned-secrets', STEP('run: ls\n        env: {ALL: "${{ toJSON(secrets) }}"}')],
    ['github-app', STEP(`uses: actions/create-github-app-token@${SHA}`)],
    ['adhoc-packages', STEP('run: npm install left-pad')],
    ['misfeature', STEP('run: dir\n        shell: cmd')],
    ['anonymous-definition', STEP('run: ls').replace('name: x\n', '')],
    ['anonymous-definition of a job', STEP('run: ls')],
    ['concurrency-limits', STEP('run: ls')],
    [
      'undocumented-permissions',
      STEP('run: ls').replace('    steps', '    permissions:\n      contents: write\n    steps'),
    ],
  ])('%s', (name, text) => {
    const rules = [...RULES, ...PEDANTIC].filter((rule) => rule.name === name);
    expect(findingsOf({ place: 'x', text }, rules)).toHaveLength(1);
  });
});

test('one action has one pin, with one version, in every workflow and page', () => {
  const pages = ['docs/workflow.md', 'README.md'].map((place) => ({
    place,
    text: readFileSync(join(root, place), 'utf8'),
  }));
  const pins = new Map<string, Set<string>>();
  for (const { text } of [...own, ...shown, ...pages])
    for (const [, action = '', pin = ''] of text.matchAll(
      /uses: *([\w-]+\/[\w-]+)[\w/-]*@([0-9a-f]{40} # v[\d.]+)/g,
    ))
      pins.set(action, (pins.get(action) ?? new Set()).add(pin));
  expect(pins.size).toBeGreaterThan(4);
  expect([...pins].filter(([, set]) => set.size > 1)).toEqual([]);
  const every = [...own, ...shown].flatMap(({ place, text }) =>
    [...text.matchAll(/uses: *\S+@[0-9a-f]{40}(?! # v\d)[^\n]*/g)].map(
      ([line]) => `${place}: ${line}`,
    ),
  );
  expect(every).toEqual([]);
});

describe('the bot for updates', () => {
  const update = z.looseObject({
    'package-ecosystem': z.string(),
    directory: z.string().optional(),
    directories: z.array(z.string()).optional(),
    cooldown: z.object({ 'default-days': z.number() }),
    groups: z.record(z.string(), z.unknown()),
    ignore: z.array(z.object({ 'dependency-name': z.string() })).optional(),
    'insecure-external-code-execution': z.undefined().optional(),
  });
  const { updates } = z
    .object({ version: z.literal(2), updates: z.array(update) })
    .parse(parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')));

  test('reads the workflows and every list of packages, in groups, a week after a release', () => {
    expect(updates.map((one) => one['package-ecosystem'])).toEqual(['github-actions', 'npm']);
    expect(updates.filter(({ cooldown }) => cooldown['default-days'] < 7)).toEqual([]);
    const folders = updates.flatMap(({ directories = [] }) => directories);
    expect(folders.filter((one) => !existsSync(join(root, one, 'package-lock.json')))).toEqual([]);
    expect(folders).toHaveLength(3);
  });

  test('leaves `emulate` alone, whose name another package took', () => {
    const ignored = updates.flatMap(({ ignore = [] }) =>
      ignore.map((one) => one['dependency-name']),
    );
    expect(ignored).toEqual(['emulate']);
    expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('"emulate": "0.12.2"');
  });
});

test('owners are the team of the policy', () => {
  const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));
  expect(new Set(lines.map(([, owner]) => owner))).toEqual(new Set(['@memtrust/maintainers']));
  const gone = lines.filter(([path = '']) => path !== '*' && !existsSync(join(root, path)));
  expect(gone).toEqual([]);
});

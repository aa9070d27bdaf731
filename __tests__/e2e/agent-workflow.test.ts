/** The workflow of docs/context.md, step by step, as far as it is ours: the agent itself is not called. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { REMEMBERING, SELF_DECLARED } from './action-scene.js';
import { setStage } from './action-stage.js';
import { readPage } from './cli/guide.js';
import { git, type Files } from './pull-request.js';
import { under } from './reviewed-pull.js';

const stage = setStage();

const step = z.object({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
  env: z.record(z.string(), z.string()).default({}),
});
const workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.object({}).strict(),
  jobs: z
    .object({
      review: z
        .object({
          if: z.string(),
          permissions: z.record(z.string(), z.string()),
          steps: z.array(step),
        })
        .loose(),
    })
    .strict(),
});

const [, text = ''] =
  /```yaml\n(name: agent review\n[\s\S]*?)```/.exec(readPage('context.md')) ?? [];
const {
  on,
  jobs: { review: job },
} = workflow.parse(parse(text));
const gate = job.steps.findIndex(({ id }) => id === 'memtrust');
const [setUp, after] = [job.steps.slice(0, gate + 1), job.steps.slice(gate + 1)];
const inputs = Object.fromEntries(
  Object.entries(job.steps[gate]?.with ?? {}).map(([name, value]) => [name, String(value)]),
);

describe('the workflow in the guide (SECURITY S41)', () => {
  test('runs on pull requests with their own rights, and not for a fork', () => {
    expect(Object.keys(on)).toEqual(['pull_request']);
    expect(job.if).toBe('github.event.pull_request.head.repo.full_name == github.repository');
    expect(job.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
  });

  test('takes no step with a context that is not there, and gives no secret to an earlier one', () => {
    expect(after.map((one) => one.if)).toEqual(
      after.map(() => "steps.memtrust.outputs.context-file != ''"),
    );
    expect(JSON.stringify(setUp)).not.toContain('secrets.');
    expect(setUp[0]?.with).toMatchObject({ 'persist-credentials': false });
    const withSecret = after.filter((one) => JSON.stringify(one).includes('secrets.'));
    expect(withSecret.map(({ uses }) => uses?.split('@')[0])).toEqual([
      'anthropics/claude-code-action',
    ]);
  });

  test("hands no stranger's words to a shell, nor to the agent but as data", () => {
    for (const { run, uses, with: given } of job.steps) {
      expect(run ?? '').not.toContain('${{');
      if (uses?.startsWith('anthropics/') === true)
        expect(
          [...JSON.stringify(given).matchAll(/\$\{\{ *(.*?) *\}\}/g)]
            .map(([, expression = '']) => expression)
            .toSorted(),
        ).toEqual([
          'github.token',
          'runner.temp',
          'runner.temp',
          'secrets.ANTHROPIC_API_KEY',
          'steps.memtrust.outputs.context-file',
        ]);
    }
  });

  const BASE: Files = {
    ...REMEMBERING,
    ...under('adoption:\n  adopters: [alice]\nlive: {require_adoption: []}\n'),
    'CLAUDE.md': 'Follow @docs/style.md\n',
    'docs/style.md': 'Be brief.\n',
    '.claude/settings.json': '{}\n',
    'gone/AGENTS.md': 'Stay.\n',
  };
  /** Every way in which a change reaches an agent: its files, what they import, new ones, ones that are gone. */
  const HEAD: Files = {
    'CLAUDE.md': 'Follow @docs/style.md\nINJECTED by memory.\n',
    'docs/style.md': 'INJECTED by import.\n',
    'new/CLAUDE.md': 'INJECTED by a new file.\n',
    '.cursor/rules/x.mdc': 'INJECTED by a rule.\n',
    'gone/AGENTS.md': null,
    '.gitattributes': '*.ts diff=evil -text\n',
    'src/other.ts': 'export const other = 1;\n',
  };

  test('gives the agent the context, the change as data, and the files of the base alone', async () => {
    const pull = await stage.host({
      base: BASE,
      head: HEAD,
      fetchDepth: Number(setUp[0]?.with['fetch-depth']),
    });
    const ran = await stage.run(pull, {
      inputs: { ...inputs, 'context-query': 'INJECTED $(touch owned) requests tried' },
    });
    expect([ran.outputs['verdict'], inputs['context-query'], inputs['context-for']]).toEqual([
      'pass',
      '${{ github.event.pull_request.title }}',
      'review',
    ]);
    expect(readFileSync(ran.outputs['context-file'] ?? '', 'utf8')).toContain(
      '> A request is tried three times.',
    );
    expect(readFileSync(ran.outputs['context-file'] ?? '', 'utf8').match(/INJECTED/g)).toHaveLength(
      1,
    ); // the query

    for (const { run } of after) {
      if (run !== undefined)
        execFileSync('bash', ['-eo', 'pipefail', '-c', run], {
          cwd: pull.workspace,
          env: { PATH: process.env['PATH'], HOME: ran.runnerTemp, RUNNER_TEMP: ran.runnerTemp },
          stdio: 'pipe',
        });
    }
    expect(git(pull.workspace, ['rev-parse', 'HEAD']).trim()).toBe(pull.baseSha);
    expect(git(pull.workspace, ['status', '--porcelain', '--ignored'])).toBe('');
    expect(existsSync(join(pull.workspace, 'new'))).toBe(false);
    const change = readFileSync(join(ran.runnerTemp, 'memtrust/change.diff'), 'utf8');
    for (const line of [
      '+INJECTED by import.',
      '+INJECTED by a new file.',
      '-Stay.',
      '+export const other = 1;',
    ])
      expect(change.split('\n')).toContain(line);
  });

  test('ends at a gate that fails', async () => {
    const ran = await stage.run(
      await stage.host({ base: BASE, head: { ...HEAD, ...SELF_DECLARED } }),
      { inputs: { ...inputs, 'context-query': 'x' } },
    );
    expect([ran.code, ran.outputs['verdict'], ran.outputs['context-file']]).toEqual([
      1,
      'fail',
      '',
    ]);
  });
});

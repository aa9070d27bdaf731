/** docs/other-ci.md: each template is parsed, and its commands are run as that CI would run them. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { parse } from 'yaml';
import { z } from 'zod';
import { VERSION } from '../../../src/report/project.js';
import { builtBundles } from '../built-action.js';
import { Sandbox } from './sandbox.js';

/** The companion at its end is for GitHub. */
const [PAGE = ''] = readFileSync('docs/other-ci.md', 'utf8').split('\n## The companion\n');

/** The one fenced block of a section. */
function blockOf(section: string, language: string): string {
  const [, text = ''] = PAGE.split(`\n## ${section}\n`);
  const found = new RegExp(`\n\`\`\`${language}\n([\\s\\S]*?)\n\`\`\``).exec(
    text.split('\n## ')[0] ?? '',
  );
  if (found?.[1] === undefined) throw new Error(`no ${language} in ${section}`);
  return found[1];
}

const gitlabShape = z.strictObject({
  memtrust: z.strictObject({
    image: z.string(),
    rules: z.array(z.strictObject({ if: z.string() })),
    variables: z.strictObject({ GIT_DEPTH: z.literal('0') }),
    script: z.array(z.string()),
    artifacts: z.strictObject({
      when: z.literal('always'),
      paths: z.array(z.string()),
      reports: z.strictObject({ codequality: z.string(), junit: z.string() }),
    }),
  }),
});
const azureShape = z.object({
  steps: z.array(z.looseObject({ bash: z.string().optional() })),
});

const gitlab = gitlabShape.parse(parse(blockOf('GitLab CI', 'yaml'))).memtrust;
const azure = azureShape.parse(parse(blockOf('Azure Pipelines', 'yaml')));
const azureScript = azure.steps
  .flatMap(({ bash }) => (bash === undefined ? [] : [bash]))
  .join('\n');

/** What a CI has of a repository: a clone at a commit, no branch checked out, and tools on its path. */
class Runner {
  private readonly folder = mkdtempSync(join(tmpdir(), 'memtrust-ci-'));
  readonly clone = join(this.folder, 'clone');

  constructor(origin: Sandbox, commit: string, depth: readonly string[] = []) {
    const npx = join(this.folder, 'npx');
    writeFileSync(
      npx,
      `#!/bin/sh\nshift 2\nexec '${process.execPath}' '${join(builtBundles(), 'cli/index.js')}' "$@"\n`,
    );
    chmodSync(npx, 0o755);
    this.run(
      `git clone --quiet ${depth.join(' ')} --no-checkout 'file://${origin.root}' '${this.clone}'`,
      {},
      this.folder,
    );
    this.run(
      `git fetch --quiet ${depth.join(' ')} origin ${commit} && git checkout --quiet --detach ${commit}`,
    );
  }

  /** Runs a script in one shell that stops at the first command that fails, as GitLab and Azure do. */
  run(script: string, env: Record<string, string> = {}, cwd: string = this.clone): number | null {
    const { status, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
      cwd,
      encoding: 'utf8',
      env: {
        PATH: `${this.folder}:${process.env['PATH'] ?? ''}`,
        HOME: this.folder,
        GIT_CONFIG_GLOBAL: '/dev/null',
        ...env,
      },
    });
    this.stderr = stderr;
    return status;
  }

  stderr = '';

  read(path: string): string {
    return readFileSync(join(this.clone, path), 'utf8');
  }

  has(path: string): boolean {
    return existsSync(join(this.clone, path));
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** How many cases of a JUnit file failed. */
function failuresIn(xml: string): number {
  let failures = 0;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => void (failures += name === 'failure' ? 1 : 0));
  parser.write(xml).close();
  return failures;
}

let origin: Sandbox;
let runner: Runner | null = null;

/** `main` with a policy, and a branch `work` that adopts a fact or only changes code. */
async function repositoryWith({ adopts }: { readonly adopts: boolean }): Promise<{
  readonly base: string;
  readonly head: string;
}> {
  origin.write('src/guard.ts', 'export const guard = 1;\n');
  await origin.done('init', '--solo', '--by', 'alice');
  const base = origin.commit('Set up');
  origin.git('switch', '--quiet', '-c', 'work');
  if (adopts) {
    await origin.done(
      ...'propose auth/guard --source src/guard.ts --by alice --text'.split(' '),
      'Guards run.',
    );
    await origin.done('adopt', 'auth/guard', '--by', 'alice');
  }
  origin.write('src/more.ts', 'export const more = 1;\n');
  return { base, head: origin.commit('Work') };
}

beforeEach(() => {
  origin = new Sandbox();
});
afterEach(() => {
  runner?.dispose();
  runner = null;
  origin.dispose();
});

it('names this version, so that a gate is the same tomorrow', () => {
  const versions = [...PAGE.matchAll(/memtrust@(\S+)/g)].map(([, version]) => version);
  expect(versions.length).toBeGreaterThan(5);
  expect(new Set(versions)).toEqual(new Set([VERSION]));
});

describe('the template for GitLab', () => {
  const script = gitlab.script.join('\n');

  it('writes each file that it hands on, and passes a change that adopts nothing', async () => {
    const { base, head } = await repositoryWith({ adopts: false });
    runner = new Runner(origin, head);
    const env = { CI_COMMIT_SHA: head, CI_MERGE_REQUEST_DIFF_BASE_SHA: base };
    expect([runner.run(script, env), runner.stderr]).toMatchObject([0, expect.any(String)]);
    expect(JSON.parse(runner.read(gitlab.artifacts.reports.codequality))).toEqual(
      expect.any(Array),
    );
    expect(failuresIn(runner.read(gitlab.artifacts.reports.junit))).toBe(0);
    for (const path of gitlab.artifacts.paths) expect(runner.has(path)).toBe(true);
    expect(runner.run('npx --yes memtrust verify memtrust')).toBe(0);
  });

  it('fails a change that adopts, and says so in both reports', async () => {
    const { base, head } = await repositoryWith({ adopts: true });
    runner = new Runner(origin, head);
    const env = { CI_COMMIT_SHA: head, CI_MERGE_REQUEST_DIFF_BASE_SHA: base };
    expect(runner.run(script, env)).toBe(1);
    expect(runner.read(gitlab.artifacts.reports.codequality)).toContain('MT202 unsettled-adoption');
    expect(failuresIn(runner.read(gitlab.artifacts.reports.junit))).toBe(2);
    expect(runner.has('memtrust/trust-report.json')).toBe(true);
    // Without --strict, as the page says for `approvals: 0`, it is a notice.
    expect(runner.run(script.replaceAll(' --strict', ''), env)).toBe(0);
  });

  it('takes the tip of the target where GitLab merged the results, and the branch itself elsewhere', async () => {
    const { base, head } = await repositoryWith({ adopts: false });
    runner = new Runner(origin, head);
    const subject = (): unknown =>
      (JSON.parse(runner?.read('memtrust/trust-report.json') ?? '') as { subject: unknown })
        .subject;
    runner.run(script, {
      CI_COMMIT_SHA: head,
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: base,
      CI_MERGE_REQUEST_DIFF_BASE_SHA: 'nothing',
    });
    expect(subject()).toMatchObject({ base_sha: base, head_sha: head });
    runner.run(script, { CI_COMMIT_SHA: head });
    expect(subject()).toMatchObject({ base_sha: head, head_sha: head });
  });

  it('needs GIT_DEPTH 0: a clone without the base is an error and no pass', async () => {
    const { base, head } = await repositoryWith({ adopts: false });
    runner = new Runner(origin, head, ['--depth', '1']);
    expect(runner.run(script, { CI_COMMIT_SHA: head, CI_MERGE_REQUEST_DIFF_BASE_SHA: base })).toBe(
      2,
    );
    expect(runner.stderr).toContain('fetch it first if the clone is shallow');
  });
});

describe('the template for Azure', () => {
  /** As Azure makes it: the target first, the branch second. */
  const merged = (): string => {
    origin.git('switch', '--quiet', '--detach', 'main');
    origin.git('merge', '--quiet', '--no-ff', '--no-edit', 'work');
    return origin.git('rev-parse', 'HEAD').trim();
  };

  it.each([
    [false, 0, 0],
    [true, 1, 2],
  ])('judges the merge of a pull request (adopts: %s)', async (adopts, code, failures) => {
    await repositoryWith({ adopts });
    const head = merged();
    origin.git('branch', 'merge');
    runner = new Runner(origin, head);
    expect(runner.run(azureScript, { BUILD_REASON: 'PullRequest' })).toBe(code);
    expect(failuresIn(runner.read('memtrust-junit.xml'))).toBe(failures);
    expect(runner.has('memtrust/trust-report.json')).toBe(true);
  });

  it('judges a branch by itself, and publishes what the script writes', async () => {
    const { base } = await repositoryWith({ adopts: true });
    runner = new Runner(origin, base);
    expect(runner.run(azureScript, { BUILD_REASON: 'IndividualCI' })).toBe(0);
    expect(azure.steps).toContainEqual(
      expect.objectContaining({
        task: 'PublishTestResults@2',
        inputs: expect.objectContaining({ testResultsFiles: 'memtrust-junit.xml' }),
      }),
    );
    expect(azure.steps).toContainEqual(expect.objectContaining({ publish: 'memtrust' }));
    expect(azure.steps).toContainEqual({ checkout: 'self', fetchDepth: 0 });
  });
});

it('the plain shell judges a branch from where it left main', async () => {
  const { head } = await repositoryWith({ adopts: true });
  origin.git('switch', '--quiet', 'main');
  origin.write('src/base.ts', 'export const base = 1;\n').commit('The base moves');
  runner = new Runner(origin, head);
  expect(runner.run(blockOf('A plain shell', 'sh'))).toBe(1);
  expect(failuresIn(runner.read('memtrust-junit.xml'))).toBe(2);
});

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { artifactOf, commandsOf, commentsOn, pushOf, IDEA, REMEMBERING } from './action-scene.js';
import { setStage } from './action-stage.js';
import {
  artifactEnvironment,
  RUNTIME_TOKEN,
  SIGNATURE,
  startArtifactStandIn,
  unzip,
  type ArtifactStandIn,
} from './artifact-stand-in.js';
import { fromSource } from './cli/in-process.js';
import { git, type PullRequestRepository } from './pull-request.js';
import type { ActionRun } from './run-action.js';

const stage = setStage();
const { host, run } = stage;

const harmless = { base: REMEMBERING, head: IDEA };

async function service(): Promise<ArtifactStandIn> {
  const started = await startArtifactStandIn();
  stage.after(async () => started.close());
  return started;
}

/** Unpacks what was uploaded beside a fresh clone, and asks `verify` there. */
async function verifiedInClone(
  pull: PullRequestRepository,
  { artifacts }: ArtifactStandIn,
): ReturnType<typeof fromSource> {
  const clone = join(pull.root, 'clone');
  git(pull.root, ['clone', '--quiet', pull.origin, clone]);
  git(clone, ['fetch', '--quiet', 'origin', 'refs/pull/7/head']);
  const folder = join(pull.root, 'unpacked');
  mkdirSync(folder);
  for (const [name, text] of unzip(artifacts[0]?.bytes ?? Buffer.alloc(0)))
    writeFileSync(join(folder, name), text);
  return fromSource(clone, 'verify', folder);
}

const warnings = (ran: ActionRun): string[] =>
  commandsOf(ran).map(({ command, data }) => `${command}: ${data}`);

describe('the artifact of a run', () => {
  test('holds report, manifest, SARIF and comment, and is whole', async () => {
    const [pull, artifacts] = [await host(harmless), await service()];
    const ran = await run(pull, { env: artifactEnvironment(artifacts) });
    expect([ran.code, ran.outputs['verdict'], commentsOn(stage.api).length]).toEqual([
      0,
      'pass',
      1,
    ]);
    const [kept, ...more] = artifacts.artifacts;
    expect([kept?.name, more]).toEqual(['memtrust-report', []]);
    const files = unzip(kept?.bytes ?? Buffer.alloc(0));
    expect(files).toEqual(artifactOf(ran));
    expect(kept?.finalized).toEqual({
      size: String(kept?.bytes.length),
      hash: `sha256:${createHash('sha256')
        .update(kept?.bytes ?? '')
        .digest('hex')}`,
    });
    // Not one word of its client, and no secret of the service.
    expect(ran.stdout).toBe('verdict: pass\nuploaded the report as an artifact\n');
    for (const secret of [RUNTIME_TOKEN, SIGNATURE])
      expect(
        ran.stdout + ran.stderr + ran.summary + [...ran.tempFiles.values()].join(''),
      ).not.toContain(secret);
  });

  test.each([
    ['agrees with the pull request in a clone', [], /: the policy agrees, and 2 of 2 entries\n/],
    [
      'says where the base moved on, so that no commit is what was judged',
      ['later'],
      /: the policy agrees\nNot compared with the repository: the entries, because /,
    ],
  ])('%s', async (_what, later, said) => {
    const [pull, artifacts] = [
      await host({
        ...harmless,
        ...(later.length === 0 ? {} : { baseAfter: { 'later.md': 'later\n' } }),
      }),
      await service(),
    ];
    await run(pull, { env: artifactEnvironment(artifacts) });
    const { code, stdout } = await verifiedInClone(pull, artifacts);
    expect([code, stdout.split('\n')[0]]).toEqual([0, 'trust-report.intoto.json: 5 files agree']);
    expect(stdout).toMatch(said);
  });

  test('agrees with the branch in a clone, where a push was audited', async () => {
    const [pull, artifacts] = [await host(harmless), await service()];
    await run(pull, {
      eventName: 'push',
      ref: 'refs/heads/main',
      payload: pushOf(pull),
      env: artifactEnvironment(artifacts),
    });
    git(pull.root, ['-C', pull.origin, 'update-ref', 'refs/heads/main', pull.mergeSha]);
    const { code, stdout } = await verifiedInClone(pull, artifacts);
    expect([code, stdout.split('\n')[0]]).toEqual([0, 'trust-report.intoto.json: 5 files agree']);
    expect(stdout).toContain(': the policy agrees, and 2 of 2 entries\n');
    expect(stdout).not.toContain('what is stale');
  });

  test('of a name that the run has already is a warning (409), and the comment is written all the same', async () => {
    const [pull, artifacts] = [await host(harmless), await service()];
    await run(pull, {
      env: artifactEnvironment(artifacts),
      inputs: { 'artifact-name': 'trust of web', comment: 'never' },
    });
    const ran = await run(pull, {
      env: artifactEnvironment(artifacts),
      inputs: { 'artifact-name': 'trust of web' },
    });
    expect([
      ran.code,
      ran.outputs['verdict'],
      commentsOn(stage.api).length,
      artifacts.artifacts.map(({ name }) => name),
    ]).toEqual([0, 'pass', 1, ['trust of web']]);
    expect(commentsOn(stage.api)[0]?.body).toContain(
      "not uploaded: the run already has an artifact with this name. They are in the runner's temporary folder, at the outputs `report-path` and `manifest-path` of [this run](https://github.com/acme/widgets/actions/runs/",
    );
    expect(warnings(ran)).toEqual([
      expect.stringMatching(
        /^warning: no artifact: the run already has an artifact with this name\..*artifact-name/,
      ),
    ]);
  });

  test.each([
    ['as long as the repository says', {}, null],
    ['for retention-days', { 'retention-days': '7' }, 7],
  ])('is kept %s', async (_what, inputs, days) => {
    const [pull, artifacts] = [await host(harmless), await service()];
    const before = Date.now();
    const ran = await run(pull, { env: artifactEnvironment(artifacts), inputs });
    const [kept] = artifacts.artifacts;
    const until = typeof kept?.expiresAt === 'string' ? Date.parse(kept.expiresAt) : null;
    expect([ran.code, until === null ? null : Math.round((until - before) / 86_400_000)]).toEqual([
      0,
      days,
    ]);
  });

  test('that the service refuses is a warning without a word of the service', async () => {
    const [pull, artifacts] = [await host(harmless), await service()];
    artifacts.answer(403);
    const ran = await run(pull, { env: artifactEnvironment(artifacts) });
    expect([ran.code, ran.outputs['verdict'], ran.outputs['comment-id']]).toEqual([
      0,
      'pass',
      String(commentsOn(stage.api)[0]?.id),
    ]);
    expect(warnings(ran)).toEqual([expect.stringContaining('refused it (403)')]);
  });

  test.each([
    [
      'is not tried on GitHub Enterprise Server, which is a warning',
      { GITHUB_SERVER_URL: 'https://github.corp.example' },
      {},
      [expect.stringContaining('artifacts: false')],
      'GitHub Enterprise Server does not support this kind of artifact',
    ],
    [
      'is not tried where it is not wanted',
      {},
      { artifacts: 'false' },
      [],
      'the input artifacts is false',
    ],
    [
      'is not tried where there is no service',
      { ACTIONS_RESULTS_URL: undefined },
      {},
      [],
      'this runner has no artifact service',
    ],
  ])('%s', async (_what, env, inputs, expected, why) => {
    const [pull, artifacts] = [await host(harmless), await service()];
    const ran = await run(pull, { env: { ...artifactEnvironment(artifacts), ...env }, inputs });
    expect([ran.code, ran.outputs['verdict'], artifacts.calls]).toEqual([0, 'pass', []]);
    expect(warnings(ran)).toEqual(expected);
    for (const said of [ran.summary, commentsOn(stage.api)[0]?.body])
      expect(said).toMatch(
        new RegExp(
          `Report and manifest: not uploaded: ${why}\\. They are in .*\`report-path\` and \`manifest-path\``,
        ),
      );
  });
});

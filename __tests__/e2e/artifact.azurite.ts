/**
 * The artifact of a run, uploaded to a blob storage that is not ours. Its package is too large to
 * be a dependency of the project, so this is no `.test.ts`: `.ci/run` installs it and names its
 * folder in AZURITE.
 */
import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { artifactOf, commandsOf, commentsOn, IDEA, REMEMBERING } from './action-scene.js';
import { setStage } from './action-stage.js';
import {
  artifactEnvironment,
  startArtifactStandIn,
  unzip,
  type ArtifactStandIn,
} from './artifact-stand-in.js';
import { startAzurite, type BlobStorage } from './azurite.js';

const stage = setStage({ bundled: true });
const { host, run } = stage;

const NAME = 'trust of web';
const harmless = { base: REMEMBERING, head: IDEA };

async function storage(): Promise<BlobStorage> {
  const installed = process.env['AZURITE'];
  if (installed === undefined)
    throw new Error('AZURITE has to name the folder of the package azurite');
  const started = await startAzurite(installed);
  stage.after(() => started.close());
  return started;
}

async function service(uploadTo: (name: string) => string): Promise<ArtifactStandIn> {
  const started = await startArtifactStandIn({ uploadTo });
  stage.after(async () => started.close());
  return started;
}

describe('the artifact of a run, in azurite', () => {
  test('holds report, manifest, SARIF and comment, and is whole', async () => {
    const [pull, blobs] = [await host(harmless), await storage()];
    const addresses: string[] = [];
    const artifacts = await service(
      (name) => addresses[addresses.push(blobs.addressOf(name)) - 1] ?? '',
    );
    const ran = await run(pull, {
      env: artifactEnvironment(artifacts),
      inputs: { 'artifact-name': NAME },
    });
    expect([ran.code, ran.outputs['verdict'], ran.stdout]).toEqual([
      0,
      'pass',
      'verdict: pass\nuploaded the report as an artifact\n',
    ]);
    const kept = (await blobs.read(NAME))?.bytes ?? Buffer.alloc(0);
    expect(unzip(kept)).toEqual(artifactOf(ran));
    expect(artifacts.artifacts.map(({ finalized }) => finalized)).toEqual([
      {
        size: String(kept.length),
        hash: `sha256:${createHash('sha256').update(kept).digest('hex')}`,
      },
    ]);
    // Who holds the signature may write.
    const secrets = addresses.map((address) => new URL(address).searchParams.get('sig') ?? '');
    expect(secrets).toEqual([expect.stringMatching(/^.{44}$/)]);
    const seen = ran.stdout + ran.stderr + ran.summary + [...ran.tempFiles.values()].join('');
    for (const secret of secrets)
      for (const spelled of [secret, encodeURIComponent(secret)])
        expect(seen).not.toContain(spelled);
  });

  test('of a name that the run has already is a warning (409): verdict and comment are the same, and so is the first upload', async () => {
    const [pull, blobs] = [await host(harmless), await storage()];
    const env = artifactEnvironment(await service((name) => blobs.addressOf(name)));
    await run(pull, { env, inputs: { 'artifact-name': NAME, comment: 'never' } });
    const first = await blobs.read(NAME);
    const ran = await run(pull, { env, inputs: { 'artifact-name': NAME } });
    expect([ran.code, ran.outputs['verdict'], commentsOn(stage.api).length]).toEqual([
      0,
      'pass',
      1,
    ]);
    expect(commandsOf(ran).map(({ command, data }) => `${command}: ${data}`)).toEqual([
      expect.stringMatching(
        /^warning: no artifact: the run already has an artifact with this name\./,
      ),
    ]);
    expect(first).not.toBeNull();
    expect(await blobs.read(NAME)).toEqual(first);
  });

  test('that the storage refuses, the address being out of date, is a warning without a word of the storage', async () => {
    const [pull, blobs] = [await host(harmless), await storage()];
    const artifacts = await service((name) => blobs.addressOf(name, new Date(Date.now() - 60_000)));
    const ran = await run(pull, {
      env: artifactEnvironment(artifacts),
      inputs: { 'artifact-name': NAME },
    });
    expect([
      ran.code,
      ran.outputs['verdict'],
      commentsOn(stage.api).length,
      artifacts.artifacts,
      await blobs.read(NAME),
    ]).toEqual([0, 'pass', 1, [], null]);
    expect(commandsOf(ran).map(({ command, data }) => `${command}: ${data}`)).toEqual([
      expect.stringMatching(/^warning: no artifact: the artifact service did not accept it\./),
    ]);
    expect(ran.stdout + ran.stderr).not.toMatch(/AuthorizationFailure|AuthenticationFailed|sig=/);
  });
});

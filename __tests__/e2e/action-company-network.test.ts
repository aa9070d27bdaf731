import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { REMEMBERING } from './action-scene.js';
import { setStage } from './action-stage.js';
import {
  artifactEnvironment,
  SIGNATURE,
  startArtifactStandIn,
  type ArtifactStandIn,
} from './artifact-stand-in.js';
import { selfSigned, type Certificate } from './certificate.js';
import { STAND_IN_TOKEN } from './github-stand-in.js';
import { startPrivateGit, startProxy, type Station } from './network.js';
import { git, type PullRequestRepository } from './pull-request.js';

/*
 * A private repository of a company. `actions/checkout` fetched one commit of it with the job's token; the base of the
 * pull request is not in the clone, so the action fetches it in the same way.
 */

const stage = setStage({ bundled: true });
const { host, run } = stage;

/** A name that no resolver knows: only a proxy gets there. */
const HOST = 'github.corp.example';

async function started<Server extends { readonly close: () => Promise<void> }>(
  listening: Promise<Server>,
): Promise<Server> {
  const server = await listening;
  stage.after(async () => server.close());
  return server;
}

/** The clone of a private repository at an address, with the header that actions/checkout leaves in it. */
async function privatePull(): Promise<PullRequestRepository> {
  return host({ base: REMEMBERING, head: { 'README.md': 'hello again\n' }, private: true });
}

function clonedFrom(pull: PullRequestRepository, address: string): void {
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${STAND_IN_TOKEN}`).toString('base64')}`;
  git(pull.workspace, ['config', 'remote.origin.url', `${address}/acme/widgets`]);
  git(pull.workspace, ['config', `http.${address}/.extraheader`, header]);
}

const isFetch = (line: string): boolean => line.includes('git-upload-pack');

describe('git reaches a private repository', () => {
  test('through the proxy of the company, and through nothing else', async () => {
    const pull = await privatePull();
    const server = await started(startPrivateGit(pull.origin, STAND_IN_TOKEN));
    const proxy = await started(startProxy(server.port));
    clonedFrom(pull, `http://${HOST}`);
    const ran = await run(pull, {
      env: { http_proxy: `http://127.0.0.1:${proxy.port}`, no_proxy: '127.0.0.1' },
    });
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'pass']);
    // The base commit came by git: the API was not asked for its files.
    expect(proxy.seen.filter(isFetch)).toContain(
      `POST http://${HOST}/acme/widgets/git-upload-pack`,
    );
    expect(stage.api.requests.filter(({ path }) => path.includes('/git/trees/'))).toEqual([]);
  });

  test('without the proxy where NO_PROXY names its server', async () => {
    const pull = await privatePull();
    const server = await started(startPrivateGit(pull.origin, STAND_IN_TOKEN));
    const proxy = await started(startProxy(1));
    clonedFrom(pull, `http://0.0.0.0:${server.port}`);
    const ran = await run(pull, {
      env: { http_proxy: `http://127.0.0.1:${proxy.port}`, NO_PROXY: '127.0.0.1,0.0.0.0' },
    });
    expect([ran.code, ran.outputs['verdict'], proxy.seen]).toEqual([0, 'pass', []]);
    expect(server.seen.some(isFetch)).toBe(true);
  });

  test('over HTTPS with the certificate of the company (GIT_SSL_CAINFO), through a tunnel', async () => {
    const pull = await privatePull();
    const certificate = selfSigned(HOST);
    const server = await started(startPrivateGit(pull.origin, STAND_IN_TOKEN, certificate));
    const proxy = await started(startProxy(server.port));
    clonedFrom(pull, `https://${HOST}`);
    const env = { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`, no_proxy: '127.0.0.1' };
    // Without the certificate the API answers instead, which takes a request for each file.
    const strange = await run(pull, { env });
    expect([strange.outputs['verdict'], server.seen]).toEqual(['pass', []]);
    const ran = await run(pull, { env: { ...env, GIT_SSL_CAINFO: kept(certificate) } });
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'pass']);
    expect(new Set(proxy.seen)).toEqual(new Set([`CONNECT ${HOST}:443`]));
    expect(server.seen.some(isFetch)).toBe(true);
  });
});

function kept({ cert }: Certificate): string {
  const folder = mkdtempSync(join(tmpdir(), 'memtrust-certificate-'));
  stage.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'ca.pem');
  writeFileSync(path, cert);
  return path;
}

describe('the artifact reaches its service', () => {
  /** Its two hosts have no address of their own either. */
  const through = (service: ArtifactStandIn, proxy: Station): Record<string, string> => ({
    ...artifactEnvironment(service),
    ACTIONS_RESULTS_URL: 'http://results.corp.example/',
    http_proxy: `http://127.0.0.1:${proxy.port}`,
    no_proxy: '127.0.0.1',
  });

  test('through the proxy, both the service and the storage that it names', async () => {
    const pull = await privatePull();
    const service = await started(
      startArtifactStandIn({
        uploadTo: (name) => `http://storage.corp.example/blob/${name}?sig=${SIGNATURE}`,
      }),
    );
    const proxy = await started(startProxy(Number(new URL(service.url).port)));
    const ran = await run(pull, { env: through(service, proxy) });
    expect([ran.code, service.artifacts.length]).toEqual([0, 1]);
    expect(proxy.seen.map((line) => new URL(line.split(' ')[1] ?? '', 'http://x').href)).toEqual(
      expect.arrayContaining([expect.stringContaining('results.corp.example')]),
    );
    expect(proxy.seen.some((line) => line.includes('storage.corp.example'))).toBe(true);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { commandsOf, commentsOn, IDEA, REMEMBERING, SELF_DECLARED } from './action-scene.js';
import { setStage } from './action-stage.js';
import { selfSigned } from './certificate.js';
import { startEnterpriseServer, startProxy, type Station } from './network.js';

const stage = setStage({ bundled: true });
const { host, run } = stage;

const HOST = 'github.corp.example';

async function started(listening: Promise<Station>): Promise<Station> {
  const server = await listening;
  stage.after(async () => server.close());
  return server;
}

describe('GitHub Enterprise Server', () => {
  test('is asked below its own address, for REST and for GraphQL', async () => {
    const pull = await host({ base: REMEMBERING, head: SELF_DECLARED });
    const server = await started(startEnterpriseServer(stage.api.url));
    const env = {
      GITHUB_API_URL: `http://127.0.0.1:${server.port}/api/v3`,
      GITHUB_SERVER_URL: `http://127.0.0.1:${server.port}`,
    };
    await run(pull, { env });
    const ran = await run(pull, { env });
    expect([
      ran.code,
      ran.outputs['verdict'],
      commentsOn(stage.api).length,
      ran.outputs['comment-id'],
    ]).toEqual([1, 'fail', 1, String(commentsOn(stage.api)[0]?.id)]);
    expect(server.seen).toContain('GET /api/v3/repos/acme/widgets/pulls/7');
    expect(server.seen).toContain('POST /api/graphql');
    expect(
      server.seen.filter((line) => !/^[A-Z]+ \/api\/(?:v3\/repos\/|graphql$)/.test(line)),
    ).toEqual([]);
    expect(commandsOf(ran).map(({ data }) => data)).toContainEqual(
      expect.stringContaining('GitHub Enterprise Server does not support this kind of artifact'),
    );
  });

  test('is reached through the proxy of the company (https_proxy)', async () => {
    const pull = await host({ base: REMEMBERING, head: IDEA });
    const certificate = selfSigned(HOST);
    const folder = mkdtempSync(join(tmpdir(), 'memtrust-certificate-'));
    stage.after(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'ca.pem'), certificate.cert);
    const server = await started(startEnterpriseServer(stage.api.url, certificate));
    const proxy = await started(startProxy(server.port));
    const ran = await run(pull, {
      env: {
        GITHUB_API_URL: `https://${HOST}/api/v3`,
        https_proxy: `http://127.0.0.1:${proxy.port}`,
        NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
      },
    });
    expect([ran.code, ran.outputs['verdict'], commentsOn(stage.api).length]).toEqual([
      0,
      'pass',
      1,
    ]);
    expect(new Set(proxy.seen)).toEqual(new Set([`CONNECT ${HOST}:443`]));
    expect(server.seen).toContain('GET /api/v3/repos/acme/widgets/pulls/7');
  });
});

describe('a proxy', () => {
  // This address is this machine's, and unlike 127.0.0.1 it is no exception to proxies.
  const env = (api: string, proxy: Station): Record<string, string> => ({
    GITHUB_API_URL: api.replace('127.0.0.1', '0.0.0.0'),
    http_proxy: `http://127.0.0.1:${proxy.port}`,
  });

  test('is used for HTTP as well (http_proxy)', async () => {
    const pull = await host({ base: REMEMBERING, head: IDEA });
    const proxy = await started(startProxy(Number(new URL(stage.api.url).port)));
    const ran = await run(pull, { env: env(stage.api.url, proxy) });
    expect([ran.code, commentsOn(stage.api).length]).toEqual([0, 1]);
    expect(proxy.seen.length).toBeGreaterThan(0);
  });

  test('is passed by where no_proxy says so', async () => {
    const pull = await host({ base: REMEMBERING, head: IDEA });
    const proxy = await started(startProxy(1));
    const ran = await run(pull, {
      env: { ...env(stage.api.url, proxy), no_proxy: 'example.org,0.0.0.0,127.0.0.1' },
    });
    expect([ran.code, commentsOn(stage.api).length, proxy.seen]).toEqual([0, 1, []]);
  });
});

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { httpFetch } from '../../src/github/client.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** The address of a server that answers so. */
async function served(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const GET = { method: 'GET', headers: { accept: 'application/json' } };

describe('a request of Octokit', () => {
  it('has the method, the headers and the body that it was given, and its answer is read as a whole', async () => {
    const seen: unknown[] = [];
    const url = await served((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const { authorization, 'user-agent': agent } = request.headers;
        seen.push([request.method, authorization, agent, Buffer.concat(pieces).toString('utf8')]);
        response.writeHead(201, { 'content-type': 'application/json', link: ['a', 'b'] });
        response.write('{"é":');
        response.end('1}');
      });
    });
    const answer = await httpFetch(1_000)(`${url}/x`, {
      method: 'POST',
      headers: { authorization: 'token t', 'user-agent': 'memtrust/0' },
      body: '{"ü":2}',
    });
    expect(seen).toEqual([['POST', 'token t', 'memtrust/0', '{"ü":2}']]);
    expect([answer.status, answer.url, await answer.text()]).toEqual([201, `${url}/x`, '{"é":1}']);
    expect([answer.headers.get('content-type'), answer.headers.get('link')]).toEqual([
      'application/json',
      'a, b',
    ]);
    expect(Buffer.from(await answer.arrayBuffer()).toString('utf8')).toBe('{"é":1}');
  });

  it('is an error where the answer breaks off: half of a list is no list', async () => {
    const url = await served((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('[1, 2');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(httpFetch(1_000)(url, GET)).rejects.toThrow();
  });

  it('ends for the reason of its signal, before it is sent and while it is answered', async () => {
    let asked = 0;
    const url = await served(() => void (asked += 1)); // never answers
    const reason = new Error('enough');
    await expect(httpFetch(1_000)(url, { ...GET, signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
    expect(asked).toBe(0);
    await expect(
      httpFetch(1_000)(url, { ...GET, signal: AbortSignal.timeout(50) }),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(asked).toBe(1);
  });

  it('uses an open connection again, but for one that was idle for long: its server may have closed it', async () => {
    let connections = 0;
    const url = await served((_request, response) => response.end('{}'));
    servers[0]?.on('connection', () => (connections += 1));
    const [soon, late] = [httpFetch(1_000), httpFetch(1_000, 0)];
    for (const fetch of [soon, soon]) await fetch(url, GET);
    expect(connections).toBe(1);
    for (const fetch of [late, late]) {
      await fetch(url, GET);
      await new Promise((done) => setTimeout(done, 5));
    }
    expect(connections).toBe(3);
  });

  it('shows its token to no other host', async () => {
    const seen: (string | undefined)[] = [];
    const there = await served((request, response) => {
      seen.push(request.headers.authorization);
      response.end('{}');
    });
    const url = await served((_request, response) =>
      response.writeHead(302, { location: there.replace('127.0.0.1', 'localhost') }).end(),
    );
    const headers = { authorization: 'token t' };
    expect((await httpFetch(1_000)(url, { method: 'GET', headers })).status).toBe(200);
    expect([seen, headers]).toEqual([[undefined], { authorization: 'token t' }]);
  });
});

/** What may stand between a runner and GitHub: a server of the company's own, and its proxy. */
import { createServer, request as ask, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect } from 'node:net';
import type { Certificate } from './certificate.js';
import { gitPath, serveGit } from './git-http.js';
import { listen, type Listening } from './listening.js';

export interface Station extends Listening {
  /** What was asked of it: `GET /api/v3/…`, `CONNECT host:443`. */
  readonly seen: readonly string[];
}

/** GitHub Enterprise Server: what the stand-in answers, with its API below /api/v3 and GraphQL at /api/graphql. */
export async function startEnterpriseServer(
  standIn: string,
  certificate?: Certificate,
): Promise<Station> {
  const seen: string[] = [];
  const serve: RequestListener = (request, response) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const path = /^\/api(?:\/v3)?(\/.*)$/.exec(request.url ?? '')?.[1];
    if (path === undefined) return void response.writeHead(404).end();
    const upstream = ask(
      `${standIn}${path}`,
      { method: request.method, headers: { ...request.headers, host: new URL(standIn).host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(upstream);
  };
  return {
    ...(await listen(
      certificate === undefined
        ? createServer(serve)
        : createSecureServer({ ...certificate }, serve),
      null,
    )),
    seen,
  };
}

/** A private repository over HTTP: git's paths alone, and only for who has the token of the job. */
export async function startPrivateGit(
  gitDirectory: string,
  token: string,
  certificate?: Certificate,
): Promise<Station> {
  const seen: string[] = [];
  const expected = `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  const serve: RequestListener = (request, response) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const asked = gitPath(url.pathname);
    if (asked === null) return void response.writeHead(404).end();
    if (request.headers.authorization !== expected)
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
    serveGit(request, response, url, asked.path, gitDirectory);
  };
  const server =
    certificate === undefined ? createServer(serve) : createSecureServer({ ...certificate }, serve);
  return { ...(await listen(server, null)), seen };
}

/** An HTTP proxy that opens tunnels and passes requests on. Every host is at one port of this machine. */
export async function startProxy(target: number): Promise<Station> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const upstream = ask(
      `http://127.0.0.1:${target}${pathname}${search}`,
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  server.on('connect', (request, socket, head) => {
    seen.push(`CONNECT ${request.url ?? ''}`);
    const upstream = connect(target, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const each of [upstream, socket]) each.on('error', () => socket.destroy());
  });
  return { ...(await listen(server, null)), seen };
}

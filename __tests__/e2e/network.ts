/** What may stand between a runner and GitHub: a server of the company's own, and its proxy. */
import { createServer, request as ask, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import type { Certificate } from './certificate.js';

export interface Listening {
  readonly port: number;
  /** What was asked of it: `GET /api/v3/…`, `CONNECT host:443`. */
  readonly seen: readonly string[];
  close(): Promise<void>;
}

/** GitHub Enterprise Server: what the stand-in answers, with its API below /api/v3 and GraphQL at /api/graphql. */
export async function startEnterpriseServer(standIn: string, certificate?: Certificate): Promise<Listening> {
  const seen: string[] = [];
  const serve: RequestListener = (request, response) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const path = /^\/api(?:\/v3)?(\/.*)$/.exec(request.url ?? '')?.[1];
    if (path === undefined) return void response.writeHead(404).end();
    const upstream = ask(`${standIn}${path}`, { method: request.method, headers: { ...request.headers, host: new URL(standIn).host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(upstream);
  };
  return listen(certificate === undefined ? createServer(serve) : createSecureServer({ ...certificate }, serve), seen);
}

/** An HTTP proxy that opens tunnels. Every host is at one port of this machine. */
export async function startProxy(target: number): Promise<Listening> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.writeHead(501).end();
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
  return listen(server, seen);
}

async function listen(server: Server, seen: readonly string[]): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    seen,
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

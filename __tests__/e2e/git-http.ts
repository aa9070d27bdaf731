/** Git over HTTP, as GitHub offers it: reading alone, public repositories without a name, private ones with a token. */
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The header that actions/checkout leaves in the clone, unless it is told `persist-credentials: false`. */
export function gitCredentials(token: string): string {
  return `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
}

/** `/owner/name.git/…` or `/owner/name/…` of git's own paths; null for everything else. */
export function gitPath(
  pathname: string,
): { readonly repository: string; readonly path: string } | null {
  const { repository, path } =
    /^\/(?<repository>[^/]+\/[^/]+?)(?:\.git)?(?<path>\/(?:info\/refs|git-upload-pack|git-receive-pack))$/.exec(
      pathname,
    )?.groups ?? {};
  return repository === undefined || path === undefined
    ? null
    : { repository: repository.toLowerCase(), path };
}

/** Answers one request through git's own CGI program. */
export function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  path: string,
  gitDirectory: string,
): void {
  const { headers } = request;
  const backend = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_HTTP_EXPORT_ALL: '1',
      // The folder belongs to whoever runs the tests; git asks all the same.
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'safe.directory',
      GIT_CONFIG_VALUE_0: '*',
      PATH_TRANSLATED: `${gitDirectory}${path}`,
      REQUEST_METHOD: request.method ?? 'GET',
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
    },
  });
  request.pipe(backend.stdin);
  backend.stdin.on('error', () => undefined); // it may answer before it has read all
  const chunks: Buffer[] = [];
  backend.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  backend.on('close', () => {
    const whole = Buffer.concat(chunks);
    const end = whole.indexOf('\r\n\r\n');
    const lines = whole
      .subarray(0, Math.max(end, 0))
      .toString('latin1')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split(': ') as [string, string]);
    const fields = Object.fromEntries(lines.map(([name, value]) => [name.toLowerCase(), value]));
    const { status, ...rest } = fields;
    response
      .writeHead(end < 0 ? 500 : Number.parseInt(status ?? '200', 10), rest)
      .end(whole.subarray(end + 4));
  });
}

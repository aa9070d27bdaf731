/**
 * A stand-in for the service that takes artifacts: its two Twirp calls, and the end of Azure's blob
 * storage that an upload of blocks needs. An artifact is immutable, and its name is taken once a
 * run.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import { bytesOf, listen } from './listening.js';

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService';
/** Part of the signed address; who holds it may write, so it must be seen nowhere. */
export const SIGNATURE = 'signature-canary';
/** As a runner's: the service reads from it which run and job it belongs to. Not signed: nobody checks that here. */
export const RUNTIME_TOKEN = [
  '{"alg":"none"}',
  JSON.stringify({ scp: 'Actions.GenericRead:000 Actions.Results:run-1:job-1' }),
  'sign',
]
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

interface StoredArtifact {
  readonly name: string;
  readonly bytes: Buffer;
  /** ISO 8601; null for as long as the repository says. */
  readonly expiresAt: string | null;
  readonly finalized: { readonly size: string; readonly hash: string };
}

export interface ArtifactStandIn {
  readonly url: string;
  readonly artifacts: readonly StoredArtifact[];
  readonly calls: readonly string[];
  /** Every further call of the service ends so; null for never. */
  answer(status: number | null, message?: string): void;
  close(): Promise<void>;
}

export interface ArtifactStandInOptions {
  /**
   * The signed address that an artifact is to be uploaded to, where that is not the stand-in's own
   * storage: the bytes are then kept there.
   */
  readonly uploadTo?: (name: string) => string;
}

export async function startArtifactStandIn({
  uploadTo,
}: ArtifactStandInOptions = {}): Promise<ArtifactStandIn> {
  const blobs = new Map<string, Map<string, Buffer>>();
  const names = new Map<string, string | null>();
  const artifacts: StoredArtifact[] = [];
  const calls: string[] = [];
  let refusal: { readonly status: number | null; readonly message: string } | undefined;
  let url = '';

  const serve = async (
    request: IncomingMessage,
  ): Promise<{ status: number; body?: object; headers?: Record<string, string> }> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const body = await bytesOf(request);
    calls.push(`${request.method ?? ''} ${pathname}`);
    if (pathname.startsWith('/blob/')) {
      const name = decodeURIComponent(pathname.slice('/blob/'.length));
      const blocks = blobs.get(name);
      if (blocks === undefined || searchParams.get('sig') !== SIGNATURE) return { status: 403 };
      if (searchParams.get('comp') === 'block') blocks.set(searchParams.get('blockid') ?? '', body);
      return {
        status: 201,
        headers: {
          etag: '"1"',
          'last-modified': new Date(0).toUTCString(),
          'x-ms-request-id': '1',
          'x-ms-version': '2025-01-05',
          'x-ms-request-server-encrypted': 'true',
        },
      };
    }
    if (request.headers.authorization !== `Bearer ${RUNTIME_TOKEN}`)
      return { status: 401, body: { code: 'unauthenticated', msg: 'no' } };
    if (refusal !== undefined)
      return {
        status: refusal.status ?? 0,
        body: { code: 'unavailable', msg: refusal.message },
      };
    const asked = JSON.parse(body.toString()) as Record<string, string>;
    const name = asked['name'] ?? '';
    if (
      asked['workflow_run_backend_id'] !== 'run-1' ||
      asked['workflow_job_run_backend_id'] !== 'job-1'
    )
      return { status: 400, body: { code: 'invalid_argument', msg: 'which run?' } };
    if (pathname === `${SERVICE}/CreateArtifact`) {
      if (names.has(name))
        return {
          status: 409,
          body: {
            code: 'already_exists',
            msg: 'an artifact with this name already exists on the workflow run',
          },
        };
      names.set(name, asked['expires_at'] ?? null);
      blobs.set(name, new Map());
      return {
        status: 200,
        body: {
          ok: true,
          signed_upload_url:
            uploadTo?.(name) ?? `${url}/blob/${encodeURIComponent(name)}?sig=${SIGNATURE}`,
        },
      };
    }
    if (pathname !== `${SERVICE}/FinalizeArtifact`)
      return { status: 404, body: { code: 'bad_route', msg: 'no such call' } };
    artifacts.push({
      name,
      bytes: Buffer.concat([...(blobs.get(name)?.values() ?? [])]),
      expiresAt: names.get(name) ?? null,
      finalized: { size: asked['size'] ?? '', hash: asked['hash'] ?? '' },
    });
    return { status: 200, body: { ok: true, artifact_id: String(artifacts.length) } };
  };

  const server = createServer((request, response) => {
    void serve(request).then(
      ({ status, body, headers = {} }) => {
        if (status === 0) return; // never
        response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(body === undefined ? '' : JSON.stringify(body));
      },
      (error: unknown) => void response.writeHead(500).end(String(error)),
    );
  });
  const { port, close } = await listen(server);
  url = `http://127.0.0.1:${port}`;
  return {
    url,
    artifacts,
    calls,
    answer: (status, message = '::error::no ##[error]no') => {
      refusal = { status, message };
    },
    close,
  };
}

/** The environment that a runner gives an action beside its own. */
export function artifactEnvironment({ url }: ArtifactStandIn): Record<string, string> {
  return { ACTIONS_RESULTS_URL: `${url}/`, ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN };
}

/** The files of a ZIP archive, by its central directory. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf('PK\u0005\u0006');
  if (end < 0) throw new Error('no ZIP archive');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, packed, name, extra, comment, local] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
      archive.readUInt32LE(at + 42),
    ];
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + packed);
    files.set(
      archive.subarray(at + 46, at + 46 + name).toString(),
      String(method === 0 ? bytes : inflateRawSync(bytes)),
    );
    at += 46 + name + extra + comment;
  }
  return files;
}

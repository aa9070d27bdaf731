/**
 * A second opinion on what Azure's blob storage is: `azurite`, by Azure's own people, in memory and
 * under an account of its own.
 */
import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE_24 } from './run-action.js';

const ACCOUNT = 'memtrust';
const CONTAINER = 'artifacts';
const VERSION = '2025-01-05';

export interface BlobStorage {
  /** The signed address that a blob may be written to, until then. */
  addressOf(name: string, until?: Date): string;
  /** null where there is none. */
  read(name: string): Promise<{ readonly bytes: Buffer; readonly etag: string } | null>;
  close(): void;
}

/** @param installed the folder of the package, which is too large to be one of the project's own. */
export async function startAzurite(installed: string): Promise<BlobStorage> {
  const key = randomBytes(64);
  const folder = mkdtempSync(join(tmpdir(), 'memtrust-azurite-'));
  const main = join(installed, 'dist/src/blob/main.js');
  const options = [
    '--inMemoryPersistence',
    '--skipApiVersionCheck',
    '--disableTelemetry',
    '--blobHost',
    '127.0.0.1',
    '--blobPort',
    '0',
  ];
  const child = spawn(NODE_24, [main, ...options], {
    cwd: folder,
    env: { AZURITE_ACCOUNTS: `${ACCOUNT}:${key.toString('base64')}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const close = (): void => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const [, listening] = /listens on (http:\S+)\s/.exec(said) ?? [];
      if (listening !== undefined) resolve(listening);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child
      .once('error', reject)
      .once('exit', (code) => reject(new Error(`azurite ended with ${code}: ${said}`)));
  });

  const signed = (
    path: string,
    query: Record<string, string>,
    until = new Date(Date.now() + 3_600_000),
  ): string =>
    `${url}/${ACCOUNT}/${CONTAINER}${path}?${new URLSearchParams({ ...query, ...signature(key, until) }).toString()}`;
  const pathOf = (name: string): string => `/${encodeURIComponent(name)}.zip`;
  const made = await fetch(signed('', { restype: 'container' }), { method: 'PUT' });
  if (made.status !== 201)
    throw new Error(`azurite makes no container: ${made.status} ${await made.text()}`);
  return {
    addressOf: (name, until) => signed(pathOf(name), {}, until),
    async read(name) {
      const response = await fetch(signed(pathOf(name), {}));
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
      return {
        bytes: Buffer.from(await response.arrayBuffer()),
        etag: response.headers.get('etag') ?? '',
      };
    },
    close,
  };
}

/** A shared access signature of the account: to read, write and create blobs and containers. */
function signature(key: Buffer, until: Date): Record<string, string> {
  const fields = {
    sp: 'rwc',
    ss: 'b',
    srt: 'co',
    se: `${until.toISOString().slice(0, 19)}Z`,
    sv: VERSION,
  };
  // Start, addresses, protocol and scope of encryption are left out; every line ends, the last one too.
  const toSign = [
    ACCOUNT,
    fields.sp,
    fields.ss,
    fields.srt,
    '',
    fields.se,
    '',
    '',
    fields.sv,
    '',
    '',
  ].join('\n');
  return { ...fields, sig: createHmac('sha256', key).update(toSign).digest('base64') };
}

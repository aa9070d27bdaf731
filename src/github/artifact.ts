import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { RunnerEnvironment } from './environment.js';

/*
 * Uploads the report files as an artifact of the run. A failure is an answer (`NoArtifact`), never an error: the
 * verdict stands.
 */

export interface Uploaded {
  /** Null if GitHub did not say. */
  readonly id: number | null;
}

export interface NoArtifact {
  readonly why: string;
  /** What the user can do about it; null for nothing. Without a full stop. */
  readonly remedy: string | null;
}

const RUN_AGAIN = 'The verdict does not depend on it. If you need the files, run the job again';
/** Source: "Communication requirements for GitHub Actions" in GitHub's documentation. */
const ALLOW_ADDRESSES =
  'On a self-hosted runner, allow the addresses that GitHub names for artifacts in its firewall or proxy; ' +
  'or set artifacts: false';

interface Upload {
  readonly name: string;
  /** Not part of the names in the archive. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Null for as long as the repository says. */
  readonly retentionDays: number | null;
}

/**
 * Uploads the files of a folder. The client is four fifths of the action's code, so it is loaded here.
 * @param longest milliseconds before the job goes on without it.
 */
export async function uploadArtifact(
  { name, folder, files, retentionDays }: Upload,
  runner: Pick<RunnerEnvironment, 'artifacts'>,
  longest: number,
): Promise<Uploaded | NoArtifact> {
  if (runner.artifacts === 'none')
    return { why: 'this runner has no artifact service', remedy: null };
  if (runner.artifacts === 'enterprise-server')
    return {
      why: 'GitHub Enterprise Server does not support this kind of artifact',
      remedy:
        'Set artifacts: false. To keep the files, upload the folder of the output report-path with ' +
        'actions/upload-artifact@v3',
    };
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const timer = new AbortController();
  try {
    return await silently(async () =>
      Promise.race([
        new DefaultArtifactClient()
          .uploadArtifact(name, [...files], folder, retentionDays === null ? {} : { retentionDays })
          .then(({ id }): Uploaded => ({ id: id ?? null })),
        setTimeout(
          longest,
          { why: 'the artifact service timed out', remedy: RUN_AGAIN },
          { signal: timer.signal },
        ),
      ]),
    );
  } catch (error) {
    return reasonOf(error);
  } finally {
    timer.abort();
  }
}

/** True in what the client does, also after the job went on without it. */
const isClient = new AsyncLocalStorage<boolean>();
let write = process.stdout.write.bind(process.stdout);

/** The client logs what a server says, also commands of the runner, so its output is dropped (SECURITY S24). */
async function silently<Value>(action: () => Promise<Value>): Promise<Value> {
  if (process.stdout.write !== writeUnlessClient) {
    write = process.stdout.write.bind(process.stdout);
    process.stdout.write = writeUnlessClient;
  }
  return isClient.run(true, action);
}

/** Replaces `process.stdout.write`. */
function writeUnlessClient(text: Uint8Array | string, encoding?: unknown, done?: unknown): boolean {
  const callback = typeof encoding === 'function' ? encoding : done;
  const after = (): void => void (typeof callback === 'function' && callback());
  if (isClient.getStore() !== true)
    return typeof encoding === 'string' && Buffer.isEncoding(encoding)
      ? write(text, encoding, after)
      : write(text, after);
  after();
  return true;
}

/** Without the words of the service, which may contain a signed address. */
function reasonOf(error: unknown): NoArtifact {
  const message = error instanceof Error ? error.message : '';
  // Of an error of the client, its caller keeps only the message.
  if (message.includes('Artifact storage quota has been hit'))
    return {
      why: 'the storage for artifacts is used up',
      remedy: 'Delete old artifacts, give this one fewer retention-days, or set artifacts: false',
    };
  const [, network] = /Unable to make request: (E[A-Z]{3,20})\b/.exec(message) ?? [];
  if (network !== undefined)
    return {
      why: `the artifact service cannot be reached (${network})`,
      remedy: ALLOW_ADDRESSES,
    };
  // The status is only in the message, such as `(409) Conflict`.
  const [, status] = /\((\d{3})\)/.exec(message) ?? [];
  switch (status) {
    case '409':
      return {
        why: 'the run already has an artifact with this name',
        remedy: 'Give each job its own artifact-name, or set artifacts: false',
      };
    case '401':
    case '403':
      return { why: `the artifact service refused it (${status})`, remedy: ALLOW_ADDRESSES };
    case undefined:
      return { why: 'the artifact service did not accept it', remedy: RUN_AGAIN };
    default:
      return { why: `the artifact service answered ${status}`, remedy: RUN_AGAIN };
  }
}

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

/** `worthSaying`: the user can do something about it. */
export interface NoArtifact {
  readonly why: string;
  readonly worthSaying: boolean;
}

/**
 * Uploads the files of a folder. The client is four fifths of the action's code, so it is loaded here.
 * @param folder not part of the names. @param longest milliseconds before the job goes on without it.
 */
export async function uploadArtifact(
  name: string,
  folder: string,
  files: readonly string[],
  runner: RunnerEnvironment,
  longest: number,
): Promise<Uploaded | NoArtifact> {
  if (runner.artifacts === 'none')
    return { why: 'this runner has no artifact service', worthSaying: false };
  if (runner.artifacts === 'enterprise-server')
    return {
      why: 'GitHub Enterprise Server does not support this kind of artifact',
      worthSaying: true,
    };
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const timer = new AbortController();
  try {
    return await silently(async () =>
      Promise.race([
        new DefaultArtifactClient()
          .uploadArtifact(name, [...files], folder)
          .then(({ id }): Uploaded => ({ id: id ?? null })),
        setTimeout(
          longest,
          { why: 'the artifact service timed out', worthSaying: true },
          { signal: timer.signal },
        ),
      ]),
    );
  } catch (error) {
    return { why: reasonOf(error), worthSaying: true };
  } finally {
    timer.abort();
  }
}

/** The client logs what a server says, also commands of the runner, so its output is dropped (SECURITY S24). */
async function silently<Value>(action: () => Promise<Value>): Promise<Value> {
  const own = Object.getOwnPropertyDescriptor(process.stdout, 'write');
  process.stdout.write = swallow;
  try {
    return await action();
  } finally {
    if (own === undefined) Reflect.deleteProperty(process.stdout, 'write');
    else Object.defineProperty(process.stdout, 'write', own);
  }
}

/** Replaces `process.stdout.write`. */
function swallow(_text: Uint8Array | string, encoding?: unknown, done?: unknown): true {
  const callback = typeof encoding === 'function' ? encoding : done;
  if (typeof callback === 'function') callback();
  return true;
}

/** Without the words of the service, which may contain a signed address. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  // The status is only in the message, such as `(409) Conflict`.
  const [, status] = /\((\d{3})\)/.exec(message) ?? [];
  if (status === '409') return 'the run already has an artifact with this name';
  if (status === '403') return 'the artifact service refused it (403)';
  return status === undefined
    ? 'the artifact service did not accept it'
    : `the artifact service answered ${status}`;
}

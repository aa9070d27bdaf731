import { setTimeout } from 'node:timers/promises';
import type { RunnerEnvironment } from './environment.js';

/*
 * Uploads the report files as an artifact of the run. A failure is an answer (`NoArtifact`), never an error: the
 * verdict stands.
 */

/** An artifact of the run. */
export interface Uploaded {
  /** GitHub's number of it; null where it did not tell. */
  readonly id: number | null;
}

/** Why there is no artifact, in our own words; `worthSaying` where the user can do something about it. */
export interface NoArtifact {
  readonly why: string;
  readonly worthSaying: boolean;
}

/**
 * Uploads files of one folder as an artifact of the run. Its client is four fifths of all code of the action, so it is
 * loaded here and not before.
 * @param folder that the files are in; it does not become part of their names.
 * @param longest milliseconds that it may take; the service tries for half a minute by itself. The
 *   job goes on without it.
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

/**
 * The client writes what a server says to the log, commands of the runner among it. Nothing passes the one sink
 * (SECURITY S24).
 */
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

/** In the place of `process.stdout.write`: says nothing, and tells whoever waits that it is written. */
function swallow(_text: Uint8Array | string, encoding?: unknown, done?: unknown): true {
  const callback = typeof encoding === 'function' ? encoding : done;
  if (typeof callback === 'function') callback();
  return true;
}

/** Never the words of the service: they may hold the signed address of the upload. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  // The client puts the status into its words, such as `(409) Conflict`, and nowhere else.
  const [, status] = /\((\d{3})\)/.exec(message) ?? [];
  if (status === '409') return 'the run already has an artifact with this name';
  if (status === '403') return 'the artifact service refused it (403)';
  return status === undefined
    ? 'the artifact service did not accept it'
    : `the artifact service answered ${status}`;
}

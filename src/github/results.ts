import { join } from 'node:path';
import * as core from '@actions/core';
import type { Evaluation } from '../gate/evaluate.js';
import type { Verdict } from '../gate/verdict.js';
import { countEntries } from '../report/words.js';
import { append, makeUnsyncedFolder, writeOver } from '../tree/disk.js';
import type { Environment } from '../tree/git.js';
import { codeOf, Place, statOf } from '../tree/place.js';
import { ConfigurationError, WaitedTooLong } from '../text/errors.js';
import { visible } from '../text/visible.js';
import type { Logger } from './log.js';
import { GitHubUnavailable } from './answers.js';
import type { NamesOf } from '../report/comment.js';
import { type HostedRepository, LinkedNames, type Links } from '../report/links.js';
import type { RunnerEnvironment } from './environment.js';
import type { Judged } from './judge.js';

/**
 * Outputs of action.yml and comment/action.yml. Values are enums, numbers, digests and paths of ours (SECURITY S25).
 */
type OutputName =
  | 'verdict'
  | 'trusted'
  | 'stale'
  | 'superseded'
  | 'candidate'
  | 'policy-blocked'
  | 'report-path'
  | 'manifest-path'
  | 'manifest-sha256'
  | 'sarif-path'
  | 'html-path'
  | 'comment-path'
  | 'comment-id'
  | 'pull-request'
  | 'rerun-id'
  | 'context-file'
  | 'context-manifest'
  | 'refine-pull-request';

const CHECK_DISK = 'check that it can be written and that the disk is not full';

export type Outputs = Partial<Record<OutputName, string>>;

/** @throws ConfigurationError if later steps could not read them. */
export function setOutputs(outputs: Outputs): void {
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  } catch {
    throw new ConfigurationError(
      'the outputs of this step cannot be written, and later steps read them',
      `The runner sets the path in GITHUB_OUTPUT: ${CHECK_DISK}.`,
    );
  }
}

export function countsOf({
  verdict,
  entries,
  manifestSha256,
}: Evaluation): Outputs & { readonly verdict: Verdict } {
  const counts = countEntries(entries);
  return {
    verdict,
    trusted: String(entries.filter((entry) => entry.trustedBaseline).length),
    stale: String(counts.stale),
    superseded: String(counts.superseded),
    candidate: String(counts.candidate),
    'policy-blocked': String(counts.policy_blocked),
    'manifest-sha256': manifestSha256,
  };
}

/**
 * @param folder in the runner's temporary one, not in the workspace. @returns the path of each file.
 * @throws ConfigurationError if the folder cannot be written to.
 */
export function writeResults(
  folder: string,
  files: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return writeTemporary('the report', folder, () => {
    makeUnsyncedFolder(Place.ofRunner(folder));
    return new Map(
      Object.entries(files).map(([name, text]) => {
        const path = join(folder, name);
        writeOver(Place.ofRunner(path), text);
        return [name, path];
      }),
    );
  });
}

/** Runs what writes, and says where it failed. @param what for the message. @throws ConfigurationError */
export function writeTemporary<Value>(what: string, folder: string, write: () => Value): Value {
  try {
    return write();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'unknown') throw error;
    throw new ConfigurationError(
      `${what} cannot be written to ${visible(folder)} (${code})`,
      'Check that RUNNER_TEMP names a folder that the runner can write to, and that the disk is not full.',
    );
  }
}

/** GitHub drops the whole summary of a step that is larger. */
const SUMMARY_BYTES = 1024 * 1024;

/**
 * A runner without summaries shows only the log. A summary that cannot be written is a warning.
 * @returns false if it was lost.
 */
export function appendSummary(environment: Environment, markdown: string, log: Logger): boolean {
  const file = environment['GITHUB_STEP_SUMMARY'];
  if (!file) return true;
  const bytes = Buffer.from(`${markdown.trimEnd()}\n`);
  try {
    if ((statOf(file)?.size ?? 0) + bytes.length > SUMMARY_BYTES) {
      log.warning(
        'the job summary was not written: it would be larger than the 1 MiB that GitHub shows. Outputs, report ' +
          'and comment do not depend on it',
      );
      return false;
    }
    append(Place.ofRunner(file), bytes, { mode: 0o666, synced: false });
    return true;
  } catch (error) {
    log.warning(
      `the job summary was not written (${codeOf(error)}). Outputs, report and comment do not depend on it. The ` +
        `runner sets the path in GITHUB_STEP_SUMMARY: ${CHECK_DISK}`,
    );
    return false;
  }
}

/**
 * Reports a fault in output, annotation and summary (SECURITY S35).
 * @returns exit code: 1 for mistakes of the user, GitHub and deadlines, 3 for bugs.
 */
export function reportFault(error: unknown, environment: Environment, log: Logger): 1 | 3 {
  const theirs =
    error instanceof ConfigurationError ||
    error instanceof GitHubUnavailable ||
    error instanceof WaitedTooLong;
  const message = visible(error instanceof Error ? error.message : String(error), 500);
  const remedy = theirs
    ? visible(error.remedy, 500)
    : 'This is a bug in memtrust, not in the change. Run again; if it happens again, please report it.';
  // If one fails, the others are still tried: the disk may be broken.
  const attempts = [
    () =>
      log.error(`${message}. ${remedy}`, {
        title: theirs ? 'memtrust cannot check this' : 'memtrust failed',
      }),
    () => setOutputs({ verdict: 'error' }),
    // In an indented code block nothing is a link, a mention or a heading.
    () =>
      appendSummary(
        environment,
        '## memtrust: error\n\nThe gate did not finish, so nothing counts as passed.\n\n' +
          `    ${message}\n    ${remedy}\n`,
        log,
      ),
    () => {
      if (!theirs && error instanceof Error)
        for (const line of (error.stack ?? '').split('\n').slice(1)) log.info(line);
    },
  ];
  for (const attempt of attempts) {
    try {
      attempt();
    } catch {
      continue;
    }
  }
  return theirs ? 1 : 3;
}

/* Links of a run on GitHub: into the judged commit, or into the base for files that only the base has. */

export function hostedRepository({ serverUrl, repository }: RunnerEnvironment): HostedRepository {
  return { server: serverUrl, ...repository };
}

export function linkedNames(judged: Judged, runner: RunnerEnvironment): NamesOf {
  const links = hostedLinks(judged, runner);
  return (evaluation) => new LinkedNames(evaluation, links);
}

export function hostedLinks(
  { commit, trees: { head, base } }: Judged,
  runner: RunnerEnvironment,
): Links {
  return {
    repository: hostedRepository(runner),
    head: { sha: commit, has: (path: string) => head.entries.has(path) },
    base:
      base === null || base.commit === null
        ? null
        : { sha: base.commit, has: (path: string) => base.entries.has(path) },
  };
}

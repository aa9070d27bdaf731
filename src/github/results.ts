import { join } from 'node:path';
import * as core from '@actions/core';
import type { Evaluation } from '../gate/evaluate.js';
import type { Verdict } from '../gate/verdict.js';
import { countEntries } from '../report/status-text.js';
import { append, makePassingFolder, writeOver } from '../tree/disk.js';
import type { Environment } from '../tree/git.js';
import { Place } from '../tree/place.js';
import { ConfigurationError, WaitedTooLong } from '../text/errors.js';
import { visible } from '../text/visible.js';
import type { Logger } from './log.js';
import { GitHubUnavailable } from './answers.js';

/**
 * Names of the outputs in action.yml and comment/action.yml. Their values are enums, numbers, digests and paths of ours
 * (SECURITY S25).
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
  | 'comment-id'
  | 'pull-request'
  | 'rerun-id'
  | 'context-file'
  | 'context-manifest'
  | 'AIT_CONTEXT_FILE'
  | 'refine-pull-request';

/** Some outputs with their values; one that is left out stays unset. */
export type Outputs = Partial<Record<OutputName, string>>;

/** Sets outputs of the step. */
export function setOutputs(outputs: Outputs): void {
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}

/** What an evaluation says in outputs. */
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
 * Writes files of results. Answers the path of each.
 * @param folder in the runner's temporary one, never in the workspace.
 */
export function writeResults(
  folder: string,
  files: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  makePassingFolder(Place.ofRunner(folder));
  return new Map(
    Object.entries(files).map(([name, text]) => {
      const path = join(folder, name);
      writeOver(Place.ofRunner(path), text);
      return [name, path];
    }),
  );
}

/** Adds Markdown to the summary of the job; a runner without summaries shows the log alone. */
export function appendSummary(environment: Environment, markdown: string): void {
  const file = environment['GITHUB_STEP_SUMMARY'];
  if (file)
    append(Place.ofRunner(file), Buffer.from(`${markdown.trimEnd()}\n`), {
      mode: 0o666,
      synced: false,
    });
}

/**
 * Makes a fault visible where people look: output, annotation, summary (SECURITY S35).
 * @returns the exit code: 1 for what the user can mend, what GitHub must, or a deadline, 3 for what only we can.
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
  // One that fails must not keep the others from being tried: the disk may be what is broken.
  const attempts = [
    () =>
      log.error(`${message}. ${remedy}`, {
        title: theirs ? 'memtrust cannot check this' : 'memtrust failed',
      }),
    () => setOutputs({ verdict: 'error' }),
    // An indented code block, where nothing is a link, a mention or a heading.
    () =>
      appendSummary(
        environment,
        '## memtrust: error\n\nThe gate did not finish, so nothing counts as passed.\n\n' +
          `    ${message}\n    ${remedy}\n`,
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

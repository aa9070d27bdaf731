import { join } from 'node:path';
import * as core from '@actions/core';
import type { Evaluation } from '../gate/evaluate.js';
import type { Verdict } from '../gate/verdict.js';
import { countEntries } from '../report/counts.js';
import { append, makePassingFolder, writeOver } from '../tree/disk.js';
import type { Environment } from '../tree/git.js';
import { Place } from '../tree/place.js';

/*
 * How do results leave the action? As outputs for later steps, as files in the runner's temporary folder, and as
 * Markdown in the summary of the job. `run.ts`, `fault.ts`, the companion and others write through here. A new output
 * is a name in `OutputName` and an entry in `action.yml`. An output must hold nothing that somebody else wrote: later
 * steps put it into scripts.
 */

/**
 * Names of the outputs in action.yml and comment/action.yml. Their values are enums, numbers,
 * digests and paths of ours (SECURITY S25).
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
 *
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

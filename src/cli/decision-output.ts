import { relative } from 'node:path';
import { visible } from '../text/visible.js';
import type { FactRecord } from '../memory/fact.js';
import type { Io } from './io.js';
import type { OpenMemory } from './open-memory.js';
import { judgedWithout } from '../lifecycle/trust-after.js';
import { renderJson } from '../report/json.js';
import { labelsOf, labelsOfProposal } from '../trust/labels.js';
import type { Status } from '../trust/entry.js';
import { adoptionsOfText } from '../trust/adoption.js';
import { phraseText, say } from '../text/phrase.js';

/*
 * What the commands that decide on facts print: the files written, the `git` command that commits them, rows of JSON,
 * warnings.
 */

/** With more paths, the whole folder is named. */
const MOST_PATHS = 8;

const MEMORY = '.memtrust';

export function wroteLines(open: OpenMemory, paths: readonly string[]): string {
  return [...new Set(paths)]
    .map((path) =>
      open.isHiddenByPolicy(path)
        ? 'wrote a file whose name the policy hides\n'
        : `wrote ${visible(path)}\n`,
    )
    .join('');
}

/** @param what `it is trusted`. */
export function onceMerged(open: OpenMemory, what: string): string {
  const approved = open.needsApproval ? 'approved and ' : '';
  return `Next: commit it, and open a pull request; ${what} once that is ${approved}merged.\n`;
}

/** The command that commits the files, on a line of its own. @param message plain words and ids. */
export function commitLine(
  io: Io,
  open: OpenMemory,
  paths: readonly string[],
  message: string,
): string {
  const isBelowRoot = relative(open.workspace.repository.root, io.cwd) !== '';
  const names = [...new Set(paths)].toSorted();
  const isSaid = names.every((path) => !open.isHiddenByPolicy(path) && visible(path) === path);
  const added = isSaid && names.length <= MOST_PATHS ? names : [MEMORY];
  const written = added.map((path) => shellWord(isBelowRoot ? `:/${path}` : rooted(path)));
  return `  git add ${written.join(' ')} && git commit -m ${shellWord(message)}\n`;
}

/**
 * The files of facts, and what they cite that is not committed yet: a fact that is bound to it would be stale in the
 * commit without it.
 */
export function filesOf(open: OpenMemory, records: readonly FactRecord[]): string[] {
  return records.flatMap(({ path, fact }) => [
    path,
    ...(fact?.sources ?? [])
      .map((source) => source.path)
      .filter((cited) => open.tree.entries.get(cited)?.oid === null),
  ]);
}

/** `Adopt auth/owner-checks`, `Adopt 3 facts`. */
export function decisionTitle(verb: string, ids: readonly string[]): string {
  const [only] = ids;
  return ids.length === 1 && only !== undefined ? `${verb} ${only}` : `${verb} ${ids.length} facts`;
}

/** A path that git takes for no option and no pathspec magic. */
function rooted(path: string): string {
  return /^[-:]/.test(path) ? `./${path}` : path;
}

/** Quoted for a POSIX shell where necessary. */
export function shellWord(word: string): string {
  if (/^[\w./:@%+,=-]+$/.test(word)) return word;
  return /^[\w./:@%+,= -]+$/.test(word) ? `"${word}"` : `'${word.replaceAll("'", `'\\''`)}'`;
}

export interface DecidedFact {
  readonly id: string;
  /** Null if it is gone. */
  readonly path: string | null;
  /** A word of the command: `recorded`, `discarded_already`. */
  readonly outcome: string;
  readonly why?: string | null;
  readonly remedy?: string | null;
}

/** The rows, judged after everything is written. @param at ISO 8601. */
export async function decidedFactsJson(
  open: OpenMemory,
  decided: readonly DecidedFact[],
  at: string,
): Promise<string> {
  const written = await open.again();
  const { now } = await judgedWithout(await written.scene(Date.parse(at)));
  const entries = new Map(now.entries.map((entry) => [entry.id, entry]));
  const facts = decided.map(({ id, path, outcome, why = null, remedy = null }) => {
    const entry = entries.get(id);
    const isSaid = !open.isHiddenByPolicy(id) && (path === null || !open.isHiddenByPolicy(path));
    return {
      id: isSaid ? id : null,
      fact: isSaid ? path : null,
      outcome,
      why,
      remedy,
      ...(entry === undefined ? labelsOfProposal(statusOfNone(isSaid, path)) : labelsOf(entry)),
      reasons: entry?.reasons ?? [],
    };
  });
  return renderJson({ base_sha: open.base?.commit ?? null, facts });
}

/** For hidden names and removed files, which are not judged. */
function statusOfNone(isSaid: boolean, path: string | null): Status {
  if (!isSaid) return 'policy_blocked';
  return path === null ? 'rejected' : 'candidate';
}

/**
 * Warns if the statement of an adopted fact changed but the fact still cites the old sentence (as MT112). Says nothing
 * of a fact that the policy blocks here or at the base (SECURITY S28).
 */
export async function warnOfOldSentences(io: Io, open: OpenMemory, id: string): Promise<void> {
  const [now, before] = [open.memory, open.settled].map(
    (memory) => memory?.facts.find((record) => record.id === id)?.fact ?? null,
  );
  if (now === null || now === undefined || before === null || before === undefined) return;
  if (now.claim === before.claim) return;
  if (adoptionsOfText(before, open.settledEvents(id)).length === 0) return;
  if ((await open.isBlocked(open.record(id))) || (await open.isBlockedAtBase(id))) return;
  const { oldSentencesOf } = await import('../gate/old-sentences.js');
  for (const { path, line } of await oldSentencesOf(open.tree, before, now))
    io.err(
      phraseText(
        say`warning: the statement of ${id} changed, but it still cites the old sentence at
          ${`${path}:${line}`}; correct that sentence too, or cite another source\n`,
      ),
    );
}

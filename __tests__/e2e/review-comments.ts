/** Comments on lines of a pull request, as GitHub keeps them: which lines a diff has, and where a line went since. */
import type { Identity } from './github-stand-in.js';

export interface ReviewComment {
  readonly id: number;
  readonly review: number;
  readonly pull: number;
  readonly user: Identity;
  readonly at: string;
  readonly path: string;
  /** In the file of the commit. */
  readonly line: number;
  readonly commit: string;
  readonly inReplyTo: number | null;
  body: string;
}

/** Asks git of the repository; undefined where it fails. */
export type AskGit = (...args: readonly string[]) => Buffer | undefined;

/** `@@ -3,2 +3 @@` for each stretch of a diff. */
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm;

interface Hunk {
  readonly from: number;
  readonly count: number;
  readonly to: number;
  readonly newCount: number;
}

function hunksOf(askGit: AskGit, context: number, a: string, b: string, path: string): Hunk[] {
  const diff = askGit('diff', `-U${context}`, '-M', a, b, '--', path)?.toString() ?? '';
  return [...diff.matchAll(HUNK)].map(([, from, count = '1', to, newCount = '1']) => ({
    from: Number(from),
    count: Number(count),
    to: Number(to),
    newCount: Number(newCount),
  }));
}

/** Whether a line is in the diff of a pull request, with three lines of context: others take no comment. */
export function isInDiff(
  askGit: AskGit,
  { base, head }: { readonly base: string; readonly head: string },
  path: string,
  line: number,
): boolean {
  const start = askGit('merge-base', base, head)?.toString().trim() ?? base;
  return hunksOf(askGit, 3, start, head, path).some(
    ({ to, newCount }) => line >= to && line < to + newCount,
  );
}

/** Where the line of a comment is at the head; null once it is another one. */
export function lineAt(
  askGit: AskGit,
  { commit, path, line }: ReviewComment,
  head: string,
): number | null {
  let now = line;
  for (const { from, count, newCount } of hunksOf(askGit, 0, commit, head, path)) {
    if (count === 0 ? from < line : from + count - 1 < line) now += newCount - count;
    else if (count > 0 && from <= line) return null;
  }
  return now;
}

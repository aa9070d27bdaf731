/*
 * Comments, reports and contexts show commits by it. Never to look a commit up: seven characters
 * can mean two. People read it and nothing reads it back, so it may change.
 * `__tests__/report/comment.test.ts` fails when this is wrong.
 */

/** Seven characters of a commit, as git abbreviates. */
export function shortSha(sha: string): string {
  return sha.slice(0, 7);
}

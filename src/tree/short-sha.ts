/** Seven characters of a commit, as git abbreviates. */
export function shortSha(sha: string): string {
  return sha.slice(0, 7);
}

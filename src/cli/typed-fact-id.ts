/**
 * The id of a fact as a user typed it: an id, or the path of its file, as shells complete it. So
 * `auth/owner-checks` and `.memtrust/facts/auth/owner-checks.md` are the same fact.
 *
 * Commands hand it to their argument `<id>`. Whether there is such a fact is asked elsewhere (`unknown-fact.ts`). More
 * forms may be understood; these two stand in scripts. `__tests__/cli/typed-fact-id.test.ts` fails when one is not.
 */
export function typedFactId(typed: string): string {
  return /^(?:\.\/)?\.memtrust\/facts\/(.+)\.md$/.exec(typed)?.[1] ?? typed;
}

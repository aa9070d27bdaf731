/*
 * Claim digests of facts are over its answer (`memory/fact.ts`), so what counts as a line end
 * stays. Writers of facts and notes ask (`memory/fact.ts`, `lifecycle/propose.ts`,
 * `lifecycle/notes/write-note.ts`). `__tests__/text/line-ends.test.ts` fails when this is wrong.
 */

/**
 * A text without the line ends at its end. Linear: `/\n+$/` begins anew at each line end of a run,
 * and a megabyte of them takes minutes.
 */
export function withoutLastLineEnds(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === 0x0a) end -= 1;
  return text.slice(0, end);
}

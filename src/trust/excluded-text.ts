import type { Policy } from '../memory/policy-shape.js';

/*
 * Does a text say what the policy's `exclude_text` keeps out? With `exclude_text: ["internal only"]`
 * the text "INTERNAL ONLY: the key is …" does. Whatever quotes a text asks first: contexts, the gate's
 * reports, `cli/`. When it is wrong, `__tests__/trust/adoption.test.ts` and
 * `__tests__/security/S28-blocked-text.test.ts` fail. Users' policies are written for this folding: it
 * may come to find more, never less.
 */

/** One literal of the policy is enough, wherever it stands in the text. */
export function saysExcluded(text: string, { exclude_text: literals }: Policy): boolean {
  if (literals.length === 0) return false;
  const folded = foldedText(text);
  return literals.some((literal) => folded.includes(foldedText(literal)));
}

/**
 * Case folding as far as Unicode's simple mappings go; full-width and compatibility forms count as
 * their plain ones.
 */
export function foldedText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

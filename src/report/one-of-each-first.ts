import type { Finding } from '../gate/finding.js';

/*
 * Which findings are shown where only some fit? The first one of each rule, then the others. The annotations of the
 * action and those of `check --format github` are chosen so.
 */

/** Three hundred findings of one rule must not hide the one of another. */
export function oneOfEachFirst(findings: readonly Finding[]): Finding[] {
  const firsts = new Map<string, Finding>();
  for (const finding of findings) if (!firsts.has(finding.rule)) firsts.set(finding.rule, finding);
  const chosen = new Set(firsts.values());
  return [...chosen, ...findings.filter((finding) => !chosen.has(finding))];
}

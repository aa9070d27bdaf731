import { joined } from '../../text/pattern.js';

/*
 * Which of the two demonstrations do some words mean: of memory that is false, or of memory that is old? "stale memory"
 * means the second, and so does the id `built-in/stale-memory`; "contaminated memory" says neither.
 *
 * `demo-words.ts` asks of sentences, and the rule `demo-without-fixture` of the ids of fixtures. Safe error: neither. A
 * word may be added that says which. `__tests__/gate/rules/demo-without-fixture.test.ts` fails when this is wrong.
 */

/** The two demonstrations of bad memory: it was never true or adopted, or it no longer holds. */
export type DemoKind = 'false' | 'stale';

/** By which words each is known; "contaminated", "tampered" and "wrong" may be of either. */
const KIND_WORDS: Readonly<Record<DemoKind, RegExp>> = {
  false: new RegExp(
    joined`
      \b(?:false|fake|fabricated|untrue|malicious|forged|bogus|unadopted|unaccepted)(?![a-z])
      |\b(?:poison|inject|plant)(?:s|ed|ing|ions?)?(?![a-z])|虚假|虛假|伪造|偽造|恶意|惡意|投毒`,
    'i',
  ),
  stale: new RegExp(
    joined`
      \b(?:stale(?:ness)?|outdated|out-of-date|expir(?:ed|y|es)|superseded|obsolete)(?![a-z])
      |过期|過期|过时|過時|陈旧|陳舊|失效`,
    'i',
  ),
};

/** Which of the two some words are about; none where they do not say. */
export function demoKindsIn(words: string): readonly DemoKind[] {
  return DEMO_KINDS.filter((kind) => KIND_WORDS[kind].test(words));
}

const DEMO_KINDS: readonly DemoKind[] = ['false', 'stale'];

import { joined } from '../../text/pattern.js';
import { demoKindsIn, type DemoKind } from './demo-kinds.js';

/**
 * By which words does a sentence say that false or stale memory was demonstrated? "Our false-memory
 * demo is complete." does; "Add a false-memory demo." does not. `showings.ts` tries the patterns on
 * a sentence of `plainOf` (`plain.ts`), and then asks what takes a match back.
 *
 * You may add a word to a list or a line to `DEMO_CLAIMS`; every gap needs an upper bound. Add a row
 * to CLAIMED or HARMLESS in `__tests__/agent-files/claims/showings.test.ts`, which fails when this
 * file is wrong.
 */

/** Adjectives of memory that must not be believed. */
const BAD_ADJECTIVES = joined`
  false|fake|fabricated|untrue|poisoned|malicious|injected|planted|forged|bogus|misleading
  |unadopted|unaccepted|contaminated|tampered|stale|outdated|out-of-date|expired|superseded
  |obsolete`;
const BAD_ADJECTIVES_HAN =
  '虚假|虛假|假的?|错误|錯誤|伪造|偽造|恶意|惡意|投毒|被?污染|过期|過期|过时|過時|陈旧|陳舊|失效';

/**
 * False or stale memory, as a noun.
 * Matches "stale memory", "false and outdated facts", "memory poisoning"; not "shared memory".
 */
const BAD_MEMORY = joined`
  (?:
    \b(?:${BAD_ADJECTIVES})(?:[ -](?:and|or|&|\/)[ -](?:${BAD_ADJECTIVES}))?[ -]
      (?:(?:agent|ai|repo|repository|project|accepted|trusted|candidate|shared)[ -]){0,2}
      (?:memor(?:y|ies)|facts?)\b
    |\bmemor(?:y|ies)[ -](?:poison\w*|injections?|contamination|tampering|staleness|drift)\b
    |\b(?:poisoning|staleness|contamination) of (?:\w{1,20} ){0,2}memor(?:y|ies)\b
    |(?:${BAD_ADJECTIVES_HAN})的?(?:记忆|記憶|事实|事實)
    |(?:记忆|記憶)(?:投毒|污染|过期|過期)
  )`;

/** Which of the two a sentence names with the memory itself: "stale memory", not "an outdated browser". */
export function badMemoryKindsIn(sentence: string): readonly DemoKind[] {
  const named = [...sentence.matchAll(new RegExp(BAD_MEMORY, 'g'))].map(([words]) => words);
  return demoKindsIn(named.join('; '));
}

/** Matches "demo", "walkthrough"; not "example", which is said of any code. */
const DEMO_NOUN = String.raw`(?:\bdemos?\b|\bdemonstrations?\b|\bshowcases?\b|\bwalk-?throughs?\b|演示|示范|示範|展示)`;

/** What may stand between two parts of a claim: up to 80 characters, and no end of a sentence. */
const GAP = String.raw`[^.;。；]{0,80}?`;

/** Says that a demo is there or has passed. Matches "complete", "is live"; not "planned". */
const COMPLETION_WORD = joined`
  (?:
    \b(?:
        complete[ds]?|completely|done|finished|ready|available|shipped|implemented
        |pass(?:es|ed|ing)?|green|works?|working|ran|runs|verified|proven|proves?|succeeds?
        |succeeded|recorded|published|shows?|showed|demonstrates?|demonstrated|included|ships?
        |in place
      )\b
    |\b(?:is|are|now|went|goes) live\b|完成|通过|通過|跑通|就绪|就緒|可用|上线|上線|证明|證明
  )`;

/**
 * An opening by which a demo is one's own, or is pointed at.
 * Matches "our ", "see the ", "it comes with "; not "add a ".
 */
const OWN_DEMO_OPENING = joined`
  \b(?:
    our|my
    |(?:see|watch|try|view|check out|visit|explore|read|follow) (?:the|this|our|a|an)
    |(?:we|it|this \w{2,20}|now|which|that|i) (?:have |has |just |now |also |already )?
      (?:
        have|has|built|build|builds|ran|run|runs|completed|finished|shipped|ships|includes?
        |included|provides?|offers?|published|recorded|made|added|gives?|comes with|with
      )
    |comes with|ships with|now with|with working|includes
  ) (?:(?!no\b|not\b)[a-z-]{1,20} ){0,3}`;

/** Verbs of a demo: "the demo shows …". */
const SHOW_VERB = String.raw`\b(?:shows?|showed|showing|proves?|proved|illustrates?|verif(?:y|ies)|exhibits?)\b`;
/**
 * Verbs that make any subject a demo: "this test demonstrates …". "Demonstrate …!" is an order and
 * none.
 */
const DEMONSTRATE_VERB = joined`
  \bdemonstrat(?:es|ed|ing)\b|\bshowcas(?:es|ed|ing)\b
  |(?<=\b(?:we|tests?|fixtures?|cases|demos?|examples?|which|that) (?:\w{1,12} )?)
    (?:demonstrate|showcase)\b`;

/** What a demo does with bad memory. Matches "rejected", "not trusted"; not "stored". */
const DEFENCE_VERB = joined`
  \b(?:
    caught|rejected|blocked|dropped|detected|excluded|refused|planted|filtered|ignored|found
    |flagged|kept out
    |not (?:\w{1,12} )?(?:used|trusted|believed|selected|recalled)
  )\b`;

/** The ways of saying it, each with an example. */
export const DEMO_CLAIMS: readonly RegExp[] = [
  // our false-memory demo; see the demo of stale memory; not: add a false-memory demo
  new RegExp(
    `${OWN_DEMO_OPENING}(?:${BAD_MEMORY}${GAP}${DEMO_NOUN}|${DEMO_NOUN} (?:of|for|on|about)${GAP}${BAD_MEMORY})`,
  ),
  // the false-memory demo is complete; not: the false-memory demo is planned
  new RegExp(`${BAD_MEMORY}${GAP}${DEMO_NOUN}${GAP}${COMPLETION_WORD}`),
  new RegExp(`${DEMO_NOUN} (?:of|for|on|about)${GAP}${BAD_MEMORY}${GAP}${COMPLETION_WORD}`),
  // a demo in which a false memory is planted and rejected; our demos are complete: false memory, …
  new RegExp(`${DEMO_NOUN}${GAP}${BAD_MEMORY}${GAP}(?:${COMPLETION_WORD}|${DEFENCE_VERB})`),
  new RegExp(`${DEMO_NOUN}${GAP}${COMPLETION_WORD}${GAP}${BAD_MEMORY}`),
  new RegExp(
    `${BAD_MEMORY}${GAP}${DEFENCE_VERB}${GAP} (?:in|by) (?:our|the|this|a) (?:[a-z-]{1,16} ){0,2}${DEMO_NOUN}`,
  ),
  new RegExp(`^${DEMO_NOUN} of${GAP}${BAD_MEMORY}${GAP}:`),
  // demonstrates stale memory detection; not: demonstrate it before you advertise it
  new RegExp(`(?:${DEMONSTRATE_VERB})${GAP}${BAD_MEMORY}`),
  // this demo shows that a false memory is kept out; not: this demo shows the cache
  new RegExp(`${DEMO_NOUN}${GAP}${SHOW_VERB}${GAP}${BAD_MEMORY}`),
  // stale memory detection has been demonstrated; not: stale memory detection is tested
  new RegExp(
    joined`
      ${BAD_MEMORY}${GAP}\b(?:is|are|was|were|been|being|fully) (?:\w{2,16} )?
        (?:demonstrated|showcased)\b
      |${BAD_MEMORY}[^.;,]{0,40}[:–—-] ?demonstrated\b`,
  ),
  new RegExp(`(?:我们|我們|本项目|本專案|本仓库|本倉庫)的?${GAP}${BAD_MEMORY}的?${DEMO_NOUN}`),
  new RegExp(`(?:演示|示范|示範|展示)(?:了|出)${GAP}${BAD_MEMORY}`),
];

/**
 * Under a title about bad memory, any demo that is done: "## Stale memory" and then "The demo
 * passes."
 */
export const COMPLETED_DEMO = new RegExp(`${DEMO_NOUN}${GAP}${COMPLETION_WORD}`);
/** Whether a title is about bad memory. */
export const BAD_MEMORY_MENTION = new RegExp(BAD_MEMORY);
/** On a ticked line the demo need not be said to be done: "- [x] Stale memory demo". */
export const DEMO_OF_BAD_MEMORY = new RegExp(
  `${BAD_MEMORY}${GAP}${DEMO_NOUN}|${DEMO_NOUN} (?:of|for|on|about)${GAP}${BAD_MEMORY}`,
);

/** Without one of these words nothing is said to be shown, and the patterns need not be tried. */
export const DEMO_WORD = new RegExp(`${DEMO_NOUN}|${DEMONSTRATE_VERB}`);

/** Where the demo ends and what it shows begins. */
export const ANY_SHOW_VERB = new RegExp(`${SHOW_VERB}|${DEMONSTRATE_VERB}`);
export const ANY_DEFENCE_VERB = new RegExp(DEFENCE_VERB);

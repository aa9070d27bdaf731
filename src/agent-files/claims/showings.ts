import { canonicalDigest } from '../../languages/data/canonical.js';
import { joined } from '../../text/pattern.js';
import type { AgentText } from '../agent-text.js';
import { normalise } from '../detectors/prose/normal.js';
import { sentencesOf, type Sentence } from '../detectors/prose/sentences.js';
import { isAsserted, isSetApart, TOLD } from './denial.js';
import { hidesLetters } from './mention.js';
import { plainOf } from './plain.js';

/**
 * Which sentences of a document say that false or stale memory was demonstrated. The release check
 * (`gate/release/look.ts`) calls `showingsIn`, because such a sentence is true only where a fixture
 * proves it. It is a look at words: `DEMO_CLAIMS` holds the ways of saying it, and `isShowing` what
 * takes a match back (a no, a question, a plan, a finding of others).
 *
 * You may add a word to a list or a line to `DEMO_CLAIMS`; every gap needs an upper bound. Add a row
 * to CLAIMED (must be found) or HARMLESS (must not) in `__tests__/agent-files/claims/showings.test.ts`,
 * which fails when this file is wrong.
 */

/** A sentence that says that false or stale memory was demonstrated. */
export interface Showing {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** Stays the same while the sentence does, wherever it stands. */
  readonly key: string;
}

/** Showings reported of one text; nobody mends more at a time. */
const MOST_SHOWINGS = 20;

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
const DEMO_CLAIMS: readonly RegExp[] = [
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
const COMPLETED_DEMO = new RegExp(`${DEMO_NOUN}${GAP}${COMPLETION_WORD}`);
/** Whether a title is about bad memory. */
const BAD_MEMORY_MENTION = new RegExp(BAD_MEMORY);
/** On a ticked line the demo need not be said to be done: "- [x] Stale memory demo". */
const DEMO_OF_BAD_MEMORY = new RegExp(
  `${BAD_MEMORY}${GAP}${DEMO_NOUN}|${DEMO_NOUN} (?:of|for|on|about)${GAP}${BAD_MEMORY}`,
);

/** A mark of what is done, on the line of an item. Matches "[x]", "✅"; not "[ ]". */
const TICK_MARK = /\[x\]|[✅✔☑]/iu;

/** What is asked for, planned or under way is not claimed: "must", "planned", "before". */
const WISH_OR_PLAN = new RegExp(joined`
  \b(?:
      must|should|shall|will|needs?|ought|has to|have to|to be|todo|tbd|wip|in progress|pending
      |before|once|when|goals?|aims?|requires?|required|specs?|specifications?|plan(?:s|ned)?
      |upcoming|coming|draft|proposed|want(?:s|ed)?|criteri(?:a|on)|define[sd]?|let(?: us|'s)
      |how to
    )\b
  |应|應|必须|必須|需|将|將|待|尚|未|目标|目標|计划|計劃|才|规格|規格`);

/** What others found, of people or of agents: "researchers demonstrated …". */
const FINDINGS_OF_OTHERS = new RegExp(joined`
  \b(?:
      papers?|researchers?|authors?|stud(?:y|ies)|et al|attackers?|humans?|patients?|participants?
      |literature|arxiv
    )\b
  |论文|論文|研究`);

/** Matches "Is the demo complete?", "Why …". */
const QUESTION = /\?[\s"')❝]*$|^(?:why|how|what if|whether)\b|为什么|為什麼|是否|是不是|[吗嗎]\??$/;

/**
 * Sentences in which a document says that false or stale memory was demonstrated: a demonstration
 * of it that is there, done or passes, or that something demonstrates how it is found. A sentence
 * that denies it, asks, plans, requires or quotes says no such thing. A look at words and nothing
 * more. Linear in the size of the text.
 */
export function showingsIn(text: AgentText): readonly Showing[] {
  const showings: Showing[] = [];
  const reportedKeys = new Set<string>();
  const pageTitle = text.headings[0]?.title ?? '';
  let previous: { readonly text: string; readonly headings: number } = { text: '', headings: 0 };
  for (const sentence of sentencesOf(text)) {
    if (sentence.kind === 'code' || sentence.isQuoted) continue;
    const textsAbove = [
      pageTitle,
      ...sentence.headings,
      ...sentence.leadIns,
      ...(previous.headings === sentence.headings.length ? [previous.text] : []),
    ];
    previous = { text: sentence.text, headings: sentence.headings.length };
    if (!mentionsDemo(sentence.text)) continue;
    const plain = plainOf(sentence.text.replaceAll('|', ' : '));
    if (!isShowing(plain, sentence, textsAbove, isTicked(text, sentence))) continue;
    const key = canonicalDigest(plain.replace(/\p{Cs}/gu, '')).slice(
      'sha256:'.length,
      'sha256:'.length + 8,
    );
    if (reportedKeys.has(key)) continue;
    reportedKeys.add(key);
    showings.push({ line: sentence.line, column: sentence.column, key });
    if (showings.length >= MOST_SHOWINGS) break;
  }
  return showings;
}

/** A quick look before the costly one: most sentences name no demo, and are not normalised. */
function mentionsDemo(text: string): boolean {
  return (
    /demo|showcas|walk-?through|演示|示范|示範|展示/i.test(text.replace(/[*_~]{1,100}/g, '')) ||
    hidesLetters(text)
  );
}

/**
 * Characters at the start of a line among which a tick is looked for; one line can hold a hundred
 * thousand sentences.
 */
const LONGEST_ITEM = 400;

function isTicked(text: AgentText, { line }: Sentence): boolean {
  return TICK_MARK.test((text.lines[line - 1]?.raw ?? '').slice(0, LONGEST_ITEM));
}

function isShowing(
  plain: string,
  sentence: Sentence,
  textsAbove: readonly string[],
  ticked: boolean,
): boolean {
  if (!DEMO_WORD.test(plain)) return false;
  const claim =
    DEMO_CLAIMS.map((pattern) => pattern.exec(plain)).find((match) => match !== null) ??
    (ticked ? DEMO_OF_BAD_MEMORY.exec(plain) : null) ??
    (textsAbove.some((title) => BAD_MEMORY_MENTION.test(normalise(title)))
      ? COMPLETED_DEMO.exec(plain)
      : null);
  if (
    claim === null ||
    QUESTION.test(plain) ||
    FINDINGS_OF_OTHERS.test(plain) ||
    WISH_OR_PLAN.test(plain.slice(0, claim.index + claim[0].length + WISH_REACH))
  )
    return false;
  if ([...sentence.headings, ...sentence.leadIns].some(isSetApart)) return false;
  // What follows tells what was shown: that something is rejected denies nothing.
  return (
    isAsserted({ sentence: plain, from: claim.index, to: plain.length }) &&
    !TOLD.test(claim[0]) &&
    !/\b(?:not|never)\b|不|没有|沒有/.test(claimBeforeItsVerb(claim[0]))
  );
}

/** Without one of these words nothing is said to be shown, and the patterns need not be tried. */
const DEMO_WORD = new RegExp(`${DEMO_NOUN}|${DEMONSTRATE_VERB}`);
/** Characters behind a claim in which a wish still counts: "the demo is complete once …". */
const WISH_REACH = 30;

/** Where the demo ends and what it shows begins. */
const ANY_SHOW_VERB = new RegExp(`${SHOW_VERB}|${DEMONSTRATE_VERB}`);
const ANY_DEFENCE_VERB = new RegExp(DEFENCE_VERB);

/**
 * The part of a claim in which a no denies the demo itself: "is not complete" does, but the no of
 * "shows that false memory is not trusted" tells what was shown.
 */
function claimBeforeItsVerb(claim: string): string {
  const [beforeVerb = ''] = claim.split(ANY_SHOW_VERB);
  return beforeVerb.replace(ANY_DEFENCE_VERB, '');
}

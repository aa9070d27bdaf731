import { canonicalDigest } from '../../languages/data/canonical.js';
import { joined } from '../../text/pattern.js';
import type { AgentText } from '../agent-text.js';
import { normalise } from '../detectors/prose/normal.js';
import { sentencesOf, type Sentence } from '../detectors/prose/sentences.js';
import {
  ANY_DEFENCE_VERB,
  ANY_SHOW_VERB,
  badMemoryKindsIn,
  BAD_MEMORY_MENTION,
  COMPLETED_DEMO,
  DEMO_CLAIMS,
  DEMO_OF_BAD_MEMORY,
  DEMO_WORD,
} from './demo-words.js';
import type { DemoKind } from './demo-kinds.js';
import { isAsserted, isSetApart, TOLD } from './denial.js';
import { hidesLetters } from './mention.js';
import { plainOf } from './plain.js';

/**
 * Which sentences of a document say that false or stale memory was demonstrated? The release check
 * (`gate/release/scan-files.ts`) calls `showingsIn`, because such a sentence is true only where a
 * fixture proves it. `demo-words.ts` holds the ways of saying it; here stands what takes a match
 * back: a no, a question, a plan, a finding of others. "The false-memory demo is complete." is a
 * showing; "Is it complete?", "It must be complete." and "Researchers showed it." are none.
 *
 * You may add a word to a list; every gap needs an upper bound. The caps are free. Add a row to CLAIMED
 * (must be found) or HARMLESS (must not) in `__tests__/agent-files/claims/showings.test.ts`, which fails
 * when this file is wrong. The `key` is a digest of the sentence as `plainOf` gives it, and is in the
 * fingerprint of MT802.
 */

/** A sentence that says that false or stale memory was demonstrated. */
export interface Showing {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** Stays the same while the sentence does, wherever it stands. */
  readonly key: string;
  /** Which memory it names, itself or under its title: false, stale or both; none where that is not said. */
  readonly kinds: readonly DemoKind[];
}

/** Showings reported of one text; nobody mends more at a time. */
const MOST_SHOWINGS = 20;

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

/** Characters behind a claim in which a wish still counts: "the demo is complete once …". */
const WISH_REACH = 30;

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
    const { line, column } = sentence;
    showings.push({ line, column, key, kinds: kindsOf(plain, textsAbove) });
    if (showings.length >= MOST_SHOWINGS) break;
  }
  return showings;
}

/** Of a sentence that names no memory what stands above it, next to it first. */
function kindsOf(plain: string, textsAbove: readonly string[]): readonly DemoKind[] {
  const said = [plain, ...textsAbove.toReversed().map(normalise)].map(badMemoryKindsIn);
  return said.find((kinds) => kinds.length > 0) ?? [];
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

/**
 * Whether a sentence says it and nothing takes it back.
 *
 * @param textsAbove titles and sentences that it may go on about: "## Stale memory", then "The demo passes."
 */
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

/**
 * The part of a claim in which a no denies the demo itself: "is not complete" does, but the no of
 * "shows that false memory is not trusted" tells what was shown.
 */
function claimBeforeItsVerb(claim: string): string {
  const [beforeVerb = ''] = claim.split(ANY_SHOW_VERB);
  return beforeVerb.replace(ANY_DEFENCE_VERB, '');
}

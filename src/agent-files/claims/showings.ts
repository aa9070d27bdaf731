import { canonicalDigest } from '../../languages/data/canonical.js';
import { joined } from '../../text/pattern.js';
import type { AgentText } from '../agent-text.js';
import { normalise } from '../detectors/prose/normal.js';
import { sentencesOf, type Sentence } from '../detectors/prose/sentences.js';
import { isAsserted, isSetApart, TOLD } from './denial.js';
import { hidesLetters } from './mention.js';
import { plainOf } from './plain.js';

/** A sentence that says that false or stale memory was demonstrated. */
export interface Showing {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** Stays the same while the sentence does, wherever it stands. */
  readonly key: string;
}

/** Claims said of one text; nobody mends more at a time. */
const MOST = 20;

const BAD = joined`
  false|fake|fabricated|untrue|poisoned|malicious|injected|planted|forged|bogus|misleading
  |unadopted|unaccepted|contaminated|tampered|stale|outdated|out-of-date|expired|superseded
  |obsolete`;
const BAD_HAN =
  '虚假|虛假|假的?|错误|錯誤|伪造|偽造|恶意|惡意|投毒|被?污染|过期|過期|过时|過時|陈旧|陳舊|失效';

/** False or stale memory, as a subject. */
const BAD_MEMORY = joined`
  (?:
    \b(?:${BAD})(?:[ -](?:and|or|&|\/)[ -](?:${BAD}))?[ -]
      (?:(?:agent|ai|repo|repository|project|accepted|trusted|candidate|shared)[ -]){0,2}
      (?:memor(?:y|ies)|facts?)\b
    |\bmemor(?:y|ies)[ -](?:poison\w*|injections?|contamination|tampering|staleness|drift)\b
    |\b(?:poisoning|staleness|contamination) of (?:\w{1,20} ){0,2}memor(?:y|ies)\b
    |(?:${BAD_HAN})的?(?:记忆|記憶|事实|事實)|(?:记忆|記憶)(?:投毒|污染|过期|過期)
  )`;

const DEMO = String.raw`(?:\bdemos?\b|\bdemonstrations?\b|\bshowcases?\b|\bwalk-?throughs?\b|演示|示范|示範|展示)`;

/** Up to so much may stand between two parts of a claim. */
const GAP = String.raw`[^.;。；]{0,80}?`;

/** What says that something is there to be believed. */
const DONE = joined`
  (?:
    \b(?:
        complete[ds]?|completely|done|finished|ready|available|shipped|implemented
        |pass(?:es|ed|ing)?|green|works?|working|ran|runs|verified|proven|proves?|succeeds?
        |succeeded|recorded|published|shows?|showed|demonstrates?|demonstrated|included|ships?
        |in place
      )\b
    |\b(?:is|are|now|went|goes) live\b|完成|通过|通過|跑通|就绪|就緒|可用|上线|上線|证明|證明
  )`;

/** Somebody's own, or one that is pointed at. */
const OWN = joined`
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

const SHOWS = String.raw`\b(?:shows?|showed|showing|proves?|proved|illustrates?|verif(?:y|ies)|exhibits?)\b`;
const DEMONSTRATES = joined`
  \bdemonstrat(?:es|ed|ing)\b|\bshowcas(?:es|ed|ing)\b
  |(?<=\b(?:we|tests?|fixtures?|cases|demos?|examples?|which|that) (?:\w{1,12} )?)
    (?:demonstrate|showcase)\b`;

/** What becomes of bad memory where it is shown. */
const HANDLED = joined`
  \b(?:
    caught|rejected|blocked|dropped|detected|excluded|refused|planted|filtered|ignored|found
    |flagged|kept out
    |not (?:\w{1,12} )?(?:used|trusted|believed|selected|recalled)
  )\b`;

const CLAIMS: readonly RegExp[] = [
  // our false-memory demo; see the demo of stale memory
  new RegExp(`${OWN}(?:${BAD_MEMORY}${GAP}${DEMO}|${DEMO} (?:of|for|on|about)${GAP}${BAD_MEMORY})`),
  // the false-memory demo … is complete
  new RegExp(`${BAD_MEMORY}${GAP}${DEMO}${GAP}${DONE}`),
  new RegExp(`${DEMO} (?:of|for|on|about)${GAP}${BAD_MEMORY}${GAP}${DONE}`),
  // a demo in which a false memory is planted and rejected; our demos are complete: false memory, …
  new RegExp(`${DEMO}${GAP}${BAD_MEMORY}${GAP}(?:${DONE}|${HANDLED})`),
  new RegExp(`${DEMO}${GAP}${DONE}${GAP}${BAD_MEMORY}`),
  new RegExp(
    `${BAD_MEMORY}${GAP}${HANDLED}${GAP} (?:in|by) (?:our|the|this|a) (?:[a-z-]{1,16} ){0,2}${DEMO}`,
  ),
  new RegExp(`^${DEMO} of${GAP}${BAD_MEMORY}${GAP}:`),
  // demonstrates stale memory detection
  new RegExp(`(?:${DEMONSTRATES})${GAP}${BAD_MEMORY}`),
  // this demo shows that a false memory …
  new RegExp(`${DEMO}${GAP}${SHOWS}${GAP}${BAD_MEMORY}`),
  // stale memory detection has been demonstrated
  new RegExp(
    joined`
      ${BAD_MEMORY}${GAP}\b(?:is|are|was|were|been|being|fully) (?:\w{2,16} )?
        (?:demonstrated|showcased)\b
      |${BAD_MEMORY}[^.;,]{0,40}[:–—-] ?demonstrated\b`,
  ),
  new RegExp(`(?:我们|我們|本项目|本專案|本仓库|本倉庫)的?${GAP}${BAD_MEMORY}的?${DEMO}`),
  new RegExp(`(?:演示|示范|示範|展示)(?:了|出)${GAP}${BAD_MEMORY}`),
];

/** The demo of what is spoken of above, and that it is there. */
const CARRIED = new RegExp(`${DEMO}${GAP}${DONE}`);
const NAMED = new RegExp(BAD_MEMORY);
const NAMED_DEMO = new RegExp(
  `${BAD_MEMORY}${GAP}${DEMO}|${DEMO} (?:of|for|on|about)${GAP}${BAD_MEMORY}`,
);

/** A mark of what is done, on the line of an item. */
const TICKED = /\[x\]|[✅✔☑]/iu;

/** What is asked for, planned or under way is not claimed. */
const WANTED = new RegExp(joined`
  \b(?:
      must|should|shall|will|needs?|ought|has to|have to|to be|todo|tbd|wip|in progress|pending
      |before|once|when|goals?|aims?|requires?|required|specs?|specifications?|plan(?:s|ned)?
      |upcoming|coming|draft|proposed|want(?:s|ed)?|criteri(?:a|on)|define[sd]?|let(?: us|'s)
      |how to
    )\b
  |应|應|必须|必須|需|将|將|待|尚|未|目标|目標|计划|計劃|才|规格|規格`);

/** What others found of people or of agents. */
const TOLD_OF = new RegExp(joined`
  \b(?:
      papers?|researchers?|authors?|stud(?:y|ies)|et al|attackers?|humans?|patients?|participants?
      |literature|arxiv
    )\b
  |论文|論文|研究`);

const ASKS = /\?[\s"')❝]*$|^(?:why|how|what if|whether)\b|为什么|為什麼|是否|是不是|[吗嗎]\??$/;

/**
 * Sentences in which a document says that false or stale memory was demonstrated: a demonstration
 * of it that is there, done or passes, or that something demonstrates how it is found. A sentence
 * that denies it, asks, plans, requires or quotes says no such thing. A look at words and nothing
 * more. Linear in the size of the text.
 */
export function showingsIn(text: AgentText): readonly Showing[] {
  const showings: Showing[] = [];
  const said = new Set<string>();
  const page = text.headings[0]?.title ?? '';
  let before: { readonly text: string; readonly headings: number } = { text: '', headings: 0 };
  for (const sentence of sentencesOf(text)) {
    if (sentence.kind === 'code' || sentence.isQuoted) continue;
    const over = [
      page,
      ...sentence.headings,
      ...sentence.leadIns,
      ...(before.headings === sentence.headings.length ? [before.text] : []),
    ];
    before = { text: sentence.text, headings: sentence.headings.length };
    if (!mayShow(sentence.text)) continue;
    const plain = plainOf(sentence.text.replaceAll('|', ' : '));
    if (!isShowing(plain, sentence, over, isTicked(text, sentence))) continue;
    const key = canonicalDigest(plain.replace(/\p{Cs}/gu, '')).slice(
      'sha256:'.length,
      'sha256:'.length + 8,
    );
    if (said.has(key)) continue;
    said.add(key);
    showings.push({ line: sentence.line, column: sentence.column, key });
    if (showings.length >= MOST) break;
  }
  return showings;
}

/** Most sentences show nothing, and are not normalised. */
function mayShow(text: string): boolean {
  return (
    /demo|showcas|walk-?through|演示|示范|示範|展示/i.test(text.replace(/[*_~]{1,100}/g, '')) ||
    hidesLetters(text)
  );
}

/** Characters of a line among which a mark stands; one line can hold a hundred thousand sentences. */
const LONGEST_ITEM = 400;

function isTicked(text: AgentText, { line }: Sentence): boolean {
  return TICKED.test((text.lines[line - 1]?.raw ?? '').slice(0, LONGEST_ITEM));
}

function isShowing(
  plain: string,
  sentence: Sentence,
  over: readonly string[],
  ticked: boolean,
): boolean {
  if (!SPEAKS.test(plain)) return false;
  const found =
    CLAIMS.map((pattern) => pattern.exec(plain)).find((match) => match !== null) ??
    (ticked ? NAMED_DEMO.exec(plain) : null) ??
    (over.some((title) => NAMED.test(normalise(title))) ? CARRIED.exec(plain) : null);
  if (
    found === null ||
    ASKS.test(plain) ||
    TOLD_OF.test(plain) ||
    WANTED.test(plain.slice(0, found.index + found[0].length + AFTER))
  )
    return false;
  if ([...sentence.headings, ...sentence.leadIns].some(isSetApart)) return false;
  // What follows tells what was shown: that something is rejected denies nothing.
  return (
    isAsserted({ sentence: plain, from: found.index, to: plain.length }) &&
    !TOLD.test(found[0]) &&
    !/\b(?:not|never)\b|不|没有|沒有/.test(denials(found[0]))
  );
}

/** Without a word of it nothing is said to be shown, and the patterns need not be tried. */
const SPEAKS = new RegExp(`${DEMO}|${DEMONSTRATES}`);
/** Characters behind a claim in which it may still be said to be wanted. */
const AFTER = 30;

const TELLS = new RegExp(`${SHOWS}|${DEMONSTRATES}`);
const OUTCOME = new RegExp(HANDLED);

/**
 * The part of a claim up to what it is about: "is not complete" denies, "shows that false memory is
 * not trusted" does not.
 */
function denials(claim: string): string {
  const [before = ''] = claim.split(TELLS);
  return before.replace(OUTCOME, '');
}

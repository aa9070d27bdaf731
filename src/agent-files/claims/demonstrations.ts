import { anyCase, joined } from '../../text/pattern.js';
import type { AgentText } from '../agent-text.js';

/** Where a document says that false or stale memory was demonstrated, and which fixture it names for it. */

/** A demonstration that a document advertises by `<!-- memtrust:demo fixture=ID -->`. */
export interface Demo {
  /** The fixture that shows it; null where the marker names none. */
  readonly fixture: string | null;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
}

/** A text without it advertises no demonstration by a marker. */
export const DEMO_MARKER = 'memtrust:demo';
/** Matches "memtrust:demo fixture=x"; not "memtrust:demos". */
const MARKER = /^\s*memtrust:demo(?![\w-])/;
/** The fixtures that a marker names: `fixture=a`, `fixture="a b"`. */
const NAMED = /\bfixture=(?:"([^"\n]{1,300})"|'([^'\n]{1,300})'|([^\s"']{1,300}))/g;

/** The demonstrations of a document, one a fixture that a marker names. What stands in code is an example. */
export function demosIn(text: AgentText): readonly Demo[] {
  return text.comments.flatMap(({ text: comment, line, column }): Demo[] => {
    if (!MARKER.test(comment)) return [];
    const fixtures = [...comment.matchAll(NAMED)].map(
      ([, double, single, bare]) => double ?? single ?? bare ?? '',
    );
    return (fixtures.length === 0 ? [null] : fixtures).map((fixture) => ({
      fixture,
      line,
      column,
    }));
  });
}

/** The two demonstrations of bad memory: it was never true or adopted, or it no longer holds. */
export type DemoKind = 'false' | 'stale';

/** By which words each is known; "contaminated", "tampered" and "wrong" may be of either. */
const KIND_WORDS: readonly (readonly [DemoKind, RegExp])[] = [
  [
    'false',
    anyCase`
      \b(?:false|fake|fabricated|untrue|malicious|forged|bogus|unadopted|unaccepted)(?![a-z])
      |\b(?:poison|inject|plant)(?:s|ed|ing|ions?)?(?![a-z])|虚假|虛假|假|伪造|偽造|恶意|惡意|投毒`,
  ],
  [
    'stale',
    /\b(?:stale(?:ness)?|outdated|out-of-date|expir(?:ed|y|es)|superseded|obsolete)(?![a-z])|过期|過期|过时|過時|陈旧|陳舊|失效/i,
  ],
];

/** Which of the two some words are about; none where they do not say. */
export function demoKindsIn(words: string): readonly DemoKind[] {
  return KIND_WORDS.flatMap(([kind, pattern]) => (pattern.test(words) ? [kind] : []));
}

const ADJECTIVE = joined`
  (?:false|fake|fabricated|untrue|poisoned|malicious|injected|planted|forged|bogus|misleading|unadopted|unaccepted
  |contaminated|tampered|stale|outdated|out-of-date|expired|superseded|obsolete)`;
/** False or stale memory, as a noun: "stale memory", "memory poisoning"; not "shared memory". */
export const BAD_MEMORY = new RegExp(joined`
  \b${ADJECTIVE}(?:[ -](?:and|or|&|\/)[ -]${ADJECTIVE})?[ -]
    (?:(?:agent|ai|repo|repository|project|accepted|trusted|candidate|shared)[ -]){0,2}(?:memor(?:y|ies)|facts?)\b
  |\bmemor(?:y|ies)[ -](?:poison\w*|injections?|contamination|tampering|staleness|drift)\b
  |\b(?:poisoning|staleness|contamination) of (?:\w{1,20} ){0,2}memor(?:y|ies)\b
  |(?:虚假|虛假|假|错误|錯誤|伪造|偽造|恶意|惡意|投毒|被?污染|过期|過期|过时|過時|陈旧|陳舊|失效)的?(?:记忆|記憶|事实|事實)
  |(?:记忆|記憶)(?:投毒|污染|过期|過期)`);

const DEMO = String.raw`(?:\b(?:demos?|demonstrations?|showcases?|walk-?throughs?)\b|演示|示范|示範|展示)`;
/** "this test demonstrates …"; "Demonstrate …!" is an order, and "to prove" a goal. */
const SHOWS = joined`
  (?:\b(?:demonstrat(?:es|ed|ing)|showcas(?:es|ed|ing)|prove[sd]|proven)\b
  |(?<=\b(?:we|tests?|fixtures?|cases|demos?|examples?|which|that) (?:\w{1,12} )?)(?:demonstrate|showcase|prove)\b
  |(?:演示|示范|示範|展示|证明|證明)(?:了|出))`;
/** The demo is there, or has passed: "complete", "is live"; not "planned". */
const DONE = joined`
  \b(?:complete[ds]?|completely|done|finished|ready|available|shipped|implemented|pass(?:es|ed|ing)?|green
      |works?|working|ran|runs|verified|proven|proves?|succeeds?|succeeded|recorded|published|shows?|showed
      |shown|demonstrates?|demonstrated|included|ships?|in place|(?:is|are|now|went|goes|a) live)\b
  |完成|通过|通過|跑通|就绪|就緒|可用|上线|上線|证明|證明|[✅✔☑]|\b(?:our|my)\b|我们的|我們的|本项目的
  |\b(?:see|watch|try|view|check out|visit|explore|read|follow) (?:the|this|our|an?)\b
  |\b(?:we|it|this \w{2,20}|now|which|that|i) (?:(?:have|has|just|now|also|already) )?
    (?:have|has|built|build|builds|ran|run|completed|finished|includes?|provides?|offers?|made|added|gives?
      |comes with|with)\b
  |\b(?:comes|ships|now|with working) with\b|\bincludes\b
  |\b(?:caught|rejected|blocked|dropped|detected|excluded|refused|planted|filtered|ignored|found|flagged
      |kept out)\b`;

/** What is asked for, planned or under way, and what others found. */
export const PLAN = new RegExp(joined`
  \b(?:must|should|shall|will|needs?|ought|has to|have to|to be|todo|tbd|wip|in progress|pending|before|once
      |goals?|aims?|requires?|required|specs?|specifications?|plan(?:s|ned)?|upcoming|coming|draft|proposed
      |want(?:s|ed)?|criteri(?:a|on)|define[sd]?|let(?: us|'s)|how to|cache|no|papers?|researchers?|authors?
      |stud(?:y|ies)|et al|attackers?|humans?|patients?|participants?|literature|arxiv)\b
  |应|應|必须|必須|需|将|將|待|尚|未|目标|目標|计划|計劃|才|规格|規格|论文|論文|研究`);

export const DEMONSTRATION: Family<'demonstration'> = {
  kind: 'demonstration',
  needs: new RegExp(`${DEMO}|${SHOWS}`),
  patterns: [
    [new RegExp(DEMO), new RegExp(DONE), BAD_MEMORY],
    new RegExp(`${SHOWS}[^.;。；]{0,80}?(?:${BAD_MEMORY.source})`),
    new RegExp(joined`
      (?:${BAD_MEMORY.source}) ${gap(8)}(?:is|are|was|were|been|being|fully) (?:\w{2,16} )?(?:demonstrated|showcased
      |proven)\b
      |(?:${BAD_MEMORY.source})[^.;,]{0,40}[,–—-] ?demonstrated\b`),
  ],
};

/** One kind of what a memory document must not say, and the ways of saying it. */
export interface Family<Kind extends string = string> {
  readonly kind: Kind;
  /** A sentence without it is not looked at any further. */
  readonly needs: RegExp;
  /** A list must be found as a whole in one clause, in any order. */
  readonly patterns: readonly (RegExp | readonly RegExp[])[];
  /** What makes a list harmless, where the clause holds it beside what the list found. */
  readonly unless?: RegExp;
}

/** Up to so many words without a no among them, or one of `stops`. */
export function gap(most: number, stops = 'not'): string {
  return joined`
    (?:(?!(?:${stops}|no|not|never|neither|nor|without|nothing|nobody|none|cannot|because|but|than|instead)\b)
    [^\s,;:.]{1,24} ){0,${most}}`;
}

/** What a noun is said by: "is", "acts as", "lives in", "runs on". */
const GOVERNS = joined`
  (?:\b(?:is|are|was|were|be|been|being|becomes?|remains?|means|equals|constitutes?|as|around|known as|called
        |by|via|through|in(?:to|side)?|on(?:to)?|on top of|using|uses?
        |(?:built|backed|implemented|powered|comes?|ships?|driven) with|sits|stands|quer(?:y|ies)|needs?
        |requires?|runs?|has|have|provides?|offers?|gives?|ships?|includes?|features?|bundles?|delivers?
        |employs?|leverages?|stores?|maintains?|operates?|(?:think of|treat|consider|call
        |see) (?:\S{1,20} ){1,3}?(?:as)?|(?:act|work|behave|look)(?:s|ing)? like
        |(?:amount|boil|come)s? (?:down )?to|(?:go(?:es)?|pushed|sent|written|saved|synced|uploaded|moved
        |talks?|persisted|belongs?|streamed|back) (?:straight )?to|against
        |(?<!differs? |different |apart |away )from|(?:you|agents?|teams?|them|every \w{1,20})
        (?<=gives? (?:you|agents?|teams?|them|every \w{1,20}))) (?:in (?:fact|effect|essence|truth
        |practice) |at heart |nothing (?:but|more than|less than|other than) |none other than
        |no less than |(?:kind|sort|form|type|piece) of |really |just )?
      |\bmemor(?:y|ies)(?: (?:layer|store|system|engine|service|product|database|for [a-z ]{2,20}))? ?
      (?:[:(—–,]| - ) ?|(?:^|[^=<>!])[=≈] ?)`;
/** Adjectives of what is not in the repository. */
export const STRANGE = joined`
  (?:external|hosted|remote|managed|cloud|cloud-hosted|third-party|separate|dedicated|standalone|central(?:i[sz]ed)?
  |off-site|shared|self-hosted|serverless|private|outside|外部|外置|外接|云端?|雲端?|托管|託管|远程|遠端|第三方|独立|獨立)`;
/** Adjectives in front of a noun; a preposition, a verb or a no ends them. */
const ADJECTIVES = joined`
  (?:(?!(?:like|as|to|of|in|into|on|from|by|for|with|without|than|next|beside|near|and|or|not|no|nor|but|is|are
        |if|that|which|who|where|when|instead|rather|unlike|nothing|local|in-repo\w*|embedded|on-disk
        |in-process|bundled|sqlite|[a-z]{2,20}ing)\b)(?:[a-z][a-z'-]{0,24},?|${STRANGE}) ){0,6}`;
/** What the noun does itself: "a vector database stores its memory". */
const DOES = joined`
  s? (?:(?:that|which|now|silently|quietly|also) ){0,2}(?:stores?|holds?|keeps?|remembers?|backs?|powers?
      |drives?|hosts?|underlies|(?:sits? |lies )?(?:behind|under|beneath)
      |is (?:where|what|how|the (?:heart|core|home|backbone|engine|brain|store|place)))\b`;
/** The noun makes memory what it is: "vector-database-backed memory". */
const OF_MEMORY = String.raw`(?:[ -](?:based|backed|powered|style|driven))?[ -](?:agent[ -]|ai[ -])?memor(?:y|ies)\b`;
/** In Chinese any of these, up to twelve signs before it. */
const GOVERNS_HAN =
  '(?:是|即|就|为|為|作|成|于|於|在|入|进|進|到|给|給|由|以|用|靠|过|過|赖|賴|询|詢|提供|看|属|屬|[=:(—])[^,;。:不非无無没沒]{0,12}?';
const DOES_HAN =
  '(?:里|裡|內|内|来|來|负责|負責|就){0,2}(?:保存|存储|儲存|存放|承载|记住|支撑|驱动|构成|存着|就是)';

/** Ways of saying that something is such a thing, is kept in it or runs on it. */
export function describedAs(noun: string): readonly RegExp[] {
  return [
    new RegExp(`${GOVERNS}${ADJECTIVES}(?:${noun})`),
    new RegExp(`(?:${noun})(?:${DOES}|${OF_MEMORY})`),
    new RegExp(`${GOVERNS_HAN}(?:${noun})|(?:${noun})(?:${DOES_HAN}|(?:型|式)?的?(?:记忆|記憶))`),
    // The noun is the whole sentence: "A vector database for your agents."
    new RegExp(joined`
      ^(?:(?:an?|the|your|our|one|simply|just|[a-z]{3,14}ly|${STRANGE}|drop-in|smart|full|complete) ){0,4}(?:${noun})
      (?=$|[.!]| (?:for|of|to|that|which|behind|under|made|across|between|shared|[a-z]{2,16}ed)\b)`),
  ];
}

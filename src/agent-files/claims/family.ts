import { joined } from '../../text/pattern.js';

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

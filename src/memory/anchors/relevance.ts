import { mapLines } from './line-map.js';

/**
 * How much a change has to do with the claim. A: a word of the claim vanished from the cited code, or the code went.
 * B: the signature changed and shares words with the claim, or two fifths were rewritten. C: only the changed lines share
 * words with it. D: nothing is shared.
 */
export const TIERS = ['A', 'B', 'C', 'D'] as const;
export type Tier = (typeof TIERS)[number];

export interface Relevance {
  readonly tier: Tier;
  /** Words of the claim that the cited code had and has no more, as the code wrote them. */
  readonly vanished: readonly string[];
}

/** Part of the old tokens that must be gone for a rewriting. */
const REWRITTEN = 0.4;
/** Words that are named in one report. */
const MOST_WORDS = 3;

/** A longer word is no name that helps a reader. */
const LONGEST_WORD = 60;

/** @param now what stands there now; null where nothing does. */
export function relevanceOf(statement: string, old: string, now: string | null): Relevance {
  const claim = wordsOf(statement);
  const vanished = now === null ? [] : vanishedFrom(claim, old, now);
  if (now === null || now.trim() === '' || vanished.length > 0) return { tier: 'A', vanished: vanished.slice(0, MOST_WORDS) };
  const touches = (text: string): boolean => tokensOf(text).some((token) => partsOf(token).some((part) => claim.has(part)));
  const [before, after] = [signatureOf(old), signatureOf(now)];
  if (before !== after && (touches(before) || touches(after))) return { tier: 'B', vanished: [] };
  const tokens = tokensOf(old);
  const kept = mapLines(tokens, tokensOf(now)).to.filter((place) => place >= 0).length;
  if (tokens.length > 0 && kept <= tokens.length * (1 - REWRITTEN)) return { tier: 'B', vanished: [] };
  return { tier: changedLines(old, now).some(touches) ? 'C' : 'D', vanished: [] };
}

/**
 * What the old text names of the claim, and the new one does not. A name is said as the code has it only where the claim
 * says it whole: else a part of a longer text, such as a key, would bring all of it into a report.
 */
function vanishedFrom(claim: ReadonlySet<string>, old: string, now: string): string[] {
  const left = wordsOf(now);
  const gone = new Map<string, string>();
  for (const token of tokensOf(old)) {
    const part = partsOf(token).find((one) => claim.has(one) && !left.has(one));
    if (part !== undefined && !gone.has(part) && token.length <= LONGEST_WORD) gone.set(part, claim.has(token.toLowerCase()) ? token : part);
  }
  return [...new Set(gone.values())].toSorted(); // not in the order of the code, which its author chose
}

/** Lines of the old text that went and of the new one that came. */
function changedLines(old: string, now: string): string[] {
  const [before, after] = [old.split('\n'), now.split('\n')];
  const { to } = mapLines(before, after);
  const kept = new Set(to);
  return [...before.filter((_, index) => to[index] === -1), ...after.filter((_, index) => !kept.has(index))];
}

/** How a piece of code begins: up to its body. */
function signatureOf(text: string): string {
  const start = text.trimStart();
  const end = start.search(/[{\n]/);
  return (end < 0 ? start : start.slice(0, end)).replace(/\s+/g, ' ').trim();
}

function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? [];
}

/** The words of a text, in lower case: names whole and in their parts, numbers, no stop words. */
function wordsOf(text: string): Set<string> {
  return new Set((text.match(/[\p{L}\p{N}_$]+/gu) ?? []).flatMap(partsOf));
}

/** `requireOwner` as `requireowner`, `require`, `owner`; numbers as they are. */
function partsOf(token: string): string[] {
  const parts = token.split(/[_$]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return [...new Set([token, ...parts].map((part) => part.toLowerCase()))].filter((part) => /^\d+$/.test(part) || (part.length >= 3 && !STOP_WORDS.has(part)));
}

const STOP_WORDS: ReadonlySet<string> = new Set(
  'the and for with this that from into not are was were been has have had its any all but can may must will one two when then than only also each other before after function const let var return class interface type import export default public private static void new else true false null none self def end async await string number boolean int'.split(' '),
);

/** How many words of a text a statement names. */
export function sharedWords(statement: string, text: string): number {
  const words = wordsOf(statement);
  return new Set(tokensOf(text).filter((token) => partsOf(token).some((part) => words.has(part)))).size;
}

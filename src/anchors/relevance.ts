import type { Normaliser } from '../memory/citation.js';
import { isProse } from './behaviour/prose-marks.js';
import { rewordingOf, type CodePassage, type Rewording } from './behaviour.js';
import { mapLines } from './line-map.js';
import type { Tier } from '../memory/tier.js';
import { withoutProse } from './token-places.js';

/*
 * How far does a change of cited code touch what a fact states? Tier A where words of the statement
 * vanished from the code, or the code went; B where it does something else; C and D where it does
 * the same as before.
 *
 * `compare.ts` asks for places that changed. A tier that is too high is a false alarm, the safe error; one
 * that is too low makes a change of behaviour look like one of words. What does the same is decided in
 * `behaviour.ts`. A word in STOP_WORDS connects a change with no statement: add one with a pair where it is
 * chance. LOGGING may gain a word: a changed line of a log then counts. MOST_WORDS and LONGEST_WORD bound
 * what is shown, and are free. The letters of the tiers stand in policies (`stale:`) and reports, and
 * docs/formats.md tells the thresholds. `__tests__/anchors/relevance.test.ts` and
 * `relevance-of-real-code.test.ts` beside it fail when this is wrong.
 */

/** How far a change of cited code touches the statement of a fact: from tier A (most) to D. */
export interface Relevance {
  readonly tier: Tier;
  /** Words of the claim that the cited code had and has no more, as the code wrote them. */
  readonly vanished: readonly string[];
}

/** Part of the old tokens that must be gone for a rewriting. A lower one rates more edits of prose as B. */
const REWRITTEN = 0.4;
/** Words that are named in one report: enough to see what it is about. */
const MOST_WORDS = 3;

/** A longer word is no name that helps a reader. */
const LONGEST_WORD = 60;

/**
 * Rates a change, the worst tier first: A where the code or words of the claim went, B where it does something else,
 * C where lines changed that share words with the claim, D where none did.
 *
 * @param now what stands there now; null where nothing does.
 * @param norm what the anchor compares: under n3 other blanks alone break no trust.
 */
export function relevanceOf(
  statement: string,
  old: CodePassage,
  now: CodePassage | null,
  norm: Normaliser = 'n3',
): Relevance {
  const code = withoutProse(old.source, old.span);
  const isRemark = code.trim() === ''; // what cites a remark cites what it says
  const before = isRemark ? citedText(old, true) : code;
  const after = now === null ? '' : citedText(now, isRemark);
  if (now === null || after.trim() === '') return { tier: 'A', vanished: [] };
  const claim = wordsOf(statement);
  const [wholeOld, wholeNow] = [wholeLines(old), wholeLines(now)];
  const rewording = rewordingOf(wholeOld, wholeNow, norm);
  const vanished = vanishedFrom(claim, before, withOldNames(after, rewording));
  if (vanished.length > 0) return { tier: 'A', vanished: vanished.slice(0, MOST_WORDS) };
  const touches = (text: string): boolean =>
    tokensOf(text).some((token) => partsOf(token).some((part) => claim.has(part)));
  if (rewording === null || saysTheSame(wholeOld, wholeNow, norm))
    return { tier: 'B', vanished: [] };
  const isAbout = (): boolean => changedLines(before, after).some(touches);
  const isOtherLog = rewording.logsOtherwise && (LOGGING.test(statement) || isAbout());
  const isOtherText = (): boolean =>
    isProse(old.source.path) && isRewritten(before, after, touches);
  if (isOtherLog || isOtherText()) return { tier: 'B', vanished: [] };
  return { tier: isAbout() ? 'C' : 'D', vanished: [] };
}

/** What a passage says: its code, or all of it where it is a remark. */
function citedText({ source, span }: CodePassage, isRemark: boolean): string {
  return isRemark ? source.slice(span) : withoutProse(source, span);
}

/**
 * Whether nothing in it changed, so that what stands around it did: another condition, a region
 * that is never compiled.
 */
function saysTheSame(old: CodePassage, now: CodePassage, norm: Normaliser): boolean {
  const [before, after] = [old.source.slice(old.span), now.source.slice(now.span)];
  if (before === after) return true;
  return (
    norm !== 'n0' &&
    old.source.canonical !== null &&
    before.replaceAll(/\s/g, '') === after.replaceAll(/\s/g, '')
  );
}

/** Statements for which a line of a log is what the code does: "each refusal is logged", "An audit record is kept". */
const LOGGING =
  /\b(?:log|audit|trace|record|report|warn|notif|print|emit)|日志|记录|審計|审计|ログ|로그/i;

/** A part of a line is looked at with its line: what joins it there decides what it does. */
function wholeLines({ source, span }: CodePassage): CodePassage {
  return { source, span: source.spanOf(source.rangeOf(span)) ?? span };
}

/** Locals under the names that they had, so that another name of theirs is no word that vanished. */
function withOldNames(text: string, rewording: Rewording | null): string {
  if (rewording === null || rewording.names.size === 0) return text;
  const old = new Map([...rewording.names].map(([from, to]) => [to, from]));
  return text.replaceAll(/[\p{L}\p{N}_$]+/gu, (name) => old.get(name) ?? name);
}

/** Whether prose begins with other words that the claim names, or is another text for the most part. */
function isRewritten(before: string, after: string, touches: (text: string) => boolean): boolean {
  const [head, newHead] = [signatureOf(before), signatureOf(after)];
  if (head !== newHead && (touches(head) || touches(newHead))) return true;
  const tokens = tokensOf(before);
  const kept = mapLines(tokens, tokensOf(after)).to.filter((place) => place >= 0).length;
  return tokens.length > 0 && kept <= tokens.length * (1 - REWRITTEN);
}

/**
 * What the old text names of the claim, and the new one does not. A name is said as the code has it
 * only where the claim says it whole: else a part of a longer text, such as a key, would bring all
 * of it into a report.
 */
function vanishedFrom(claim: ReadonlySet<string>, old: string, now: string): string[] {
  const left = wordsOf(now);
  const gone = new Map<string, string>();
  for (const token of new Set(tokensOf(old))) {
    const part = partsOf(token).find((one) => claim.has(one) && !left.has(one));
    if (part !== undefined && !gone.has(part) && token.length <= LONGEST_WORD)
      gone.set(part, claim.has(token.toLowerCase()) ? token : part);
  }
  return [...new Set(gone.values())].toSorted(); // not in the order of the code, which its author chose
}

/** Lines of the old text that went and of the new one that came. */
function changedLines(old: string, now: string): string[] {
  const [before, after] = [old.split('\n'), now.split('\n')];
  const { to } = mapLines(before, after);
  const kept = new Set(to);
  return [
    ...before.filter((_, index) => to[index] === -1),
    ...after.filter((_, index) => !kept.has(index)),
  ];
}

/** How a piece of code begins: up to its body. */
function signatureOf(text: string): string {
  const start = text.trimStart();
  const end = start.search(/[{\n]/);
  return (end < 0 ? start : start.slice(0, end)).replace(/\s+/g, ' ').trim();
}

/** Words, and marks one by one: `a.isOpen()` is `a`, `.`, `isOpen`, `(`, `)`. */
function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? [];
}

/** The words of a text, in lower case: names whole and in their parts, numbers, no stop words. */
function wordsOf(text: string): Set<string> {
  return new Set([...new Set(text.match(/[\p{L}\p{N}_$]+/gu) ?? [])].flatMap(partsOf));
}

/** `requireOwner` as `requireowner`, `require`, `owner`; numbers as they are. */
function partsOf(token: string): string[] {
  const parts = token.split(/[_$]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return [...new Set([token, ...parts].map((part) => part.toLowerCase()))].filter(
    (part) => /^\d+$/.test(part) || (part.length >= 3 && !STOP_WORDS.has(part)),
  );
}

/** Words of English and of programming languages that nearly every statement or code has: they connect nothing. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'the and for with this that from into not are was were been has have had its any ' +
    'all but can may must will one two when then than only also each other before ' +
    'after function const let var return class interface type import export default ' +
    'public private static void new else true false null none self def end async await ' +
    'string number boolean int'
  ).split(' '),
);

/** How many words of a text a statement names. Code writes two words as one: "time out" names `timeout`. */
export function sharedWords(statement: string, text: string): number {
  const words = new Set([...wordsOf(statement), ...pairsOf(statement)]);
  return new Set(tokensOf(text).filter((token) => partsOf(token).some((part) => words.has(part))))
    .size;
}

/** Two words that stand side by side, as one: `timeout` of "time out" and "time-out". */
function pairsOf(statement: string): string[] {
  const words = statement.toLowerCase().match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}-]/gu) ?? [];
  return words.slice(1).flatMap((word, index) => {
    const first = words[index] ?? '';
    return /^\p{L}+$/u.test(first) && /^\p{L}+$/u.test(word) ? [first + word] : [];
  });
}

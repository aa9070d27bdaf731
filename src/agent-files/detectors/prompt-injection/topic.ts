import { joined } from '../../../text/pattern.js';
import { isForbiddenBy } from '../../prose/polarity.js';
import type { Sentence } from '../../prose/sentences.js';
import type { InjectionAim } from './pattern.js';

/* Is a sentence with the words of an order a topic, a step of a migration, or what attackers do? "## 3. Disable 2FA" */

/** What a title may name without ordering it. Nobody calls a section "Send the keys to …". */
const TOPIC_AIMS: ReadonlySet<InjectionAim> = new Set([
  'disabled-checks',
  'bad-review',
  'foreign-code',
]);

/** Words of a rule: a title with one of them orders something. */
const RULE_WORDS = new RegExp(joined`
  \b(?:always|never|must|must not|do not|you|your|yourself|from now on|without exception
      |before (?:each|every|any)|for (?:each|every|all)|whenever|silently)\b
  |[.!。！]$`);

/** "**Disable 2FA**", "1. **Disable 2FA:**": a line that is only a label. */
const BOLD_LINE = /^\s*(?:\d{1,3}[.)]\s+)?(?:\*\*|__)[^*_\n]{1,80}(?:\*\*|__)\s*[:：]?\s*$/;

/** "[Disable 2FA](#disable-2fa)": a line of a table of contents. */
const LINK_LINE = /^\s*\[[^\]\n]{1,80}\]\([^)\n]{1,200}\)\s*$/;

/** "**Disable 2FA**: open the settings": the label of what follows. */
const LABEL =
  /^\s*(?:\*\*|__)[^*_\n]{1,80}(?:\*\*\s*[:：—–-]|__\s*[:：—–-]|[:：]\*\*|[:：]__)\s+(?=\S)/;

/** Whether a sentence names what it is about. @param isTitle whether it is a heading or front matter. */
export function isTopic(
  { text: written }: Sentence,
  text: string,
  aim: InjectionAim,
  isTitle: boolean,
): boolean {
  if (!TOPIC_AIMS.has(aim) || RULE_WORDS.test(text)) return false;
  return isTitle || BOLD_LINE.test(written) || LINK_LINE.test(written);
}

/** What is behind the label of a line; the text itself where none is, or where it is part of a rule. */
export function withoutLabel(written: string, text: string): string {
  return RULE_WORDS.test(text.replace(/[.!。！]+$/, '')) ? written : written.replace(LABEL, '');
}

/** Takes a tool away that runs checks. */
const REMOVES_TOOL = new RegExp(joined`
  \b(?:remove|uninstall|drop|delete|get rid of|deactivate|disable) (?:the |all |any |old |our |your |existing )*
  (?:pre-?commit|husky|lefthook|git hooks?|code ?ql|snyk|semgrep|trivy|dependabot)\b`);

/** Says that something takes its place. */
const REPLACES = new RegExp(joined`
  \b(?:migrat(?:e|es|ed|ing|ions?)|replac(?:e|es|ed|ing)|in favou?r of|successor
      |(?:mov(?:e|es|ed|ing)|switch(?:es|ed|ing)?|chang(?:e|es|ed|ing)) (?:\S+ ){0,4}?to
      |(?:and|then|,) (?:then )?(?:install|add|set up|adopt) (?!https?:))\b`);

/** Whether a tool is removed since another one takes its place: the sentence or what it is below says so. */
export function isMigration({ headings, leadIns }: Sentence, text: string): boolean {
  return (
    REMOVES_TOOL.test(text) &&
    [text, ...headings, ...leadIns].some((one) => REPLACES.test(one.toLowerCase()))
  );
}

/** Who attacks. */
const ATTACKER = new RegExp(joined`
  \b(?:attackers?|adversar(?:y|ies)|hackers?|intruders?|threat actors?|criminals?|burglars?|insiders?
      |malicious (?:actors?|users?|parties|people)|bad actors?)\b`);

/** What attackers write, or what to look for: sentences below are shown, whatever they order. */
const SHOWS_TEXT = new RegExp(joined`
  \b(?:writ(?:e|es|ten|ing)|sa(?:y|ys|id|ying)|sends?|types?|tr(?:y|ies)|tells?|asks?|phrases?|prompts?|texts?
      |sentences?|payloads?|instructions?|inject\w*|messages?|strings?|examples?|such as|like|quotes?|patterns?
      |detect\w*|look(?:ing)? (?:out )?for|watch|scan\w*|red flags?|signs?|indicators?|never|not|don'?ts?|avoid
      |reject\w*|refuse\w*|block\w*|forbidden|prohibited)\b`);

/** Speaks to the reader, and not of what others do. */
const ADDRESSES = new RegExp(joined`
  \byou (?:must|should|shall|will|need to|have to|are (?:to|required|instructed|ordered|expected))\b
  |\b(?:always|from now on|at all times|without exception
      |(?:before|after|in|for|with) (?:each|every) (?:task|commit|session|reply|answer|response|change|run))\b
  |^(?:agents?|claude|assistants?|copilot|models?)(?:[,:]| must| should| shall| will)
  |^(?:\w+ )?(?:ignore|disregard|forget|override)\b.{0,60}?
    \b(?:instructions?|rules|guidelines|prompts?|directives?)\b`);

/**
 * Whether what a sentence is below forbids it or tells of attackers. What they do is no cover for a sentence that
 * speaks to the reader: "Attackers do:" above "You must disable the sandbox."
 * @param above headings, lead-ins, and what a lead-in refers to.
 */
export function isReported(above: readonly string[], text: string): boolean {
  const reasons = above
    .map((one) => one.toLowerCase())
    .filter((one) => isForbiddenBy(one) || ATTACKER.test(one));
  if (reasons.length === 0) return false;
  const isOfAttackers = reasons.every((one) => ATTACKER.test(one) && !SHOWS_TEXT.test(one));
  return !isOfAttackers || !ADDRESSES.test(text);
}

/** A lead-in that takes up the sentence before it: "This can be used to:". */
export const REFERS_BACK = new RegExp(
  joined`
  ^\W*(?:(?:if |when |once )?(?:this|these|that|those|it|they|such|which|here)\b|(?:the|an?) (?:attack|exploit|result))
  [^\n]*[:：][*_\s]*$`,
  'i',
);

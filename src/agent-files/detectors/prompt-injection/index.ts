import { remembered } from '../../../text/collections.js';
import { joined } from '../../../text/pattern.js';
import { plain, say } from '../../../text/phrase.js';
import { hexDigest } from '../../../tree/digest.js';
import { alsoMore, type TextDetector } from '../../detection.js';
import type { AgentDocument } from '../../document.js';
import { normalise, withoutCode, withoutQuotations, withPlainCode } from '../../prose/normal.js';
import { expressionOf, INJECTION_AIMS, type InjectionAim, type Pattern } from './pattern.js';
import { endOfAllowed, isNegated, isOrder, isTold, type Match } from '../../prose/polarity.js';
import { type Sentence, sentencesIn, sentencesOf } from '../../prose/sentences.js';
import { LONGEST_READ } from '../concealed/elements.js';
import { PATTERN_WORDS, PATTERNS } from './table.js';
import { isMigration, isReported, isTopic, REFERS_BACK, withoutLabel } from './topic.js';
import { WordIndex } from './word-index.js';

/* Does a sentence tell agents to work against their users? Quoted, forbidden or reported orders do not count. */

/** Sentences of one text that are reported one by one; the last of them counts the rest, which are in its key too. */
const MOST = 50;

/** Shorter sentences order nothing; `别告诉用户。` is six characters. */
const SHORTEST = 5;

export const promptInjectionDetector: TextDetector = {
  name: 'prompt-injection',
  *look(document) {
    if (!document.isProse && document.kind !== 'fact') return;
    const found = [...injectionsIn(document)];
    for (const [index, { sentence, aim, text }] of found.slice(0, MOST).entries()) {
      const rest = index === MOST - 1 ? found.slice(MOST) : [];
      const texts = [text, ...rest.map((other) => other.text)].join('\0');
      yield {
        subject: 'prompt-injection',
        severity: 'warning',
        path: document.path,
        line: sentence.line,
        column: sentence.column,
        message: [
          ...say`A sentence in ${document.path} ${plain(INJECTION_AIMS[aim])}`,
          ...plain(alsoMore(rest.length, 'sentence')),
        ],
        remedy: plain(
          'Read the sentence as an instruction to an agent, and remove it unless it is intended. ' +
            'Put examples of attacks into quotation marks or code.',
        ),
        key: `${aim}:${hexDigest(texts).slice(0, 8)}`,
      };
    }
  },
};

interface FoundInjection {
  readonly sentence: Sentence;
  readonly aim: InjectionAim;
  readonly text: string;
}

/** Every prompt injection in a document, each text once. */
function* injectionsIn(document: AgentDocument): Generator<FoundInjection> {
  const seen = new Set<string>();
  const page = pageOf(document);
  let before: Sentence | null = null;
  for (const sentence of sentencesOf(document.markdown)) {
    const earlier = before;
    before = sentence;
    if (earlier !== null && takesUp(sentence, earlier))
      page.referents.set(sentence.text, earlier.text);
    if (sentence.text.length < SHORTEST) continue;
    const text = normalise(sentence.text);
    if (seen.has(text)) continue;
    seen.add(text);
    const aim =
      aimOf(sentence, text, page) ??
      (earlier !== null && goesOn(earlier, sentence, text)
        ? carriedOn(earlier, sentence, page)
        : null);
    if (aim !== null) yield { sentence, aim, text };
  }
}

/** What a document says of its sentences. */
interface Page {
  /** Lines of headings and front matter. */
  readonly titles: ReadonlySet<number>;
  /** Of each lead-in that takes up the sentence before it, that sentence. */
  readonly referents: Map<string, string>;
}

function pageOf({ markdown }: AgentDocument): Page {
  const front = markdown.lines.filter(({ kind }) => kind === 'front-matter');
  return {
    titles: new Set([
      ...markdown.headings.map(({ line }) => line),
      ...front.map(({ number }) => number),
    ]),
    referents: new Map(),
  };
}

/** "Attackers reach inner services. This can be used to:" */
function takesUp(sentence: Sentence, earlier: Sentence): boolean {
  return sentence.line - earlier.line <= 3 && REFERS_BACK.test(sentence.text);
}

/** Refers to the sentence before: an answer ("Assistant: yes"), or a thing named there ("Send it to …"). */
const GOES_ON = new RegExp(joined`
  ^(?:assistant|claude|agent|ai|copilot|model|bot) ?:
  |\b(?:send|post|put|upload|transmit|submit|forward|e-?mail|mail|ship|relay|pass|hand|deliver|publish|report
      |attach|pipe|feed|execute|run|launch|paste|include|follow|obey) (?:it|them|its|that|those|everything
      |what(?:ever)?|the (?:\w+ )?(?:contents?|results?|output|values?|file|archive|summary|dump))\b`);

/** Characters of two sentences that are read together; longer ones are two thoughts. */
const LONGEST_BEFORE = 400;

/** Whether a sentence goes on with the one before: both prose, same heading, at most two lines apart. */
function goesOn(earlier: Sentence, sentence: Sentence, text: string): boolean {
  return (
    earlier.kind === 'prose' &&
    sentence.kind === 'prose' &&
    sentence.line - earlier.line <= 2 &&
    earlier.isQuoted === sentence.isQuoted &&
    earlier.headings.length === sentence.headings.length &&
    earlier.text.length + text.length <= LONGEST_BEFORE &&
    GOES_ON.test(text)
  );
}

/** The aim of two sentences that neither has by itself: "Read .env. Then post it to …". */
function carriedOn(earlier: Sentence, sentence: Sentence, page: Page): InjectionAim | null {
  const both = `${earlier.text}, ${sentence.text.trimStart()}`;
  const aim = aimOf({ ...sentence, text: both }, normalise(both), page);
  return aim === 'exfiltration' || aim === 'foreign-code' || aim === 'impersonation' ? aim : null;
}

/** The beginning of a line that says what an option is for: "`suppressOutput`: hides …". */
const OPTION = new RegExp(joined`
  ^[\s*_]{0,4}${'`'}(?:--?[a-z][\w-]{0,40}|[a-z]{1,40}[A-Z_]\w{0,40}|\w{1,40}=\w{0,40})
  (?:[= ]<?\w{0,20}>?)?${'`'}[*_]{0,2}(?: ?\([^)\n]{0,60}\))?\s?(?:[:—–|-]|->|→)`);

/** In the words of a sentence, or in a command among them. */
function aimSpoken(sentence: string, text: string): InjectionAim | null {
  const [words, commands] = [
    withoutQuotations(withoutCode(sentence)),
    withoutQuotations(withPlainCode(sentence)),
  ];
  const asWords = words === sentence ? text : normalise(words);
  return (
    injectionIn(asWords, 'prose') ??
    injectionIn(words === commands ? asWords : normalise(commands), 'code')
  );
}

/** Null too where what it is below forbids it, where it is a title, or an introduced quotation. */
function aimOf(sentence: Sentence, text: string, { titles, referents }: Page): InjectionAim | null {
  const aim = aimIn(sentence, text);
  if (aim === null || OPTION.test(sentence.text) || isMigration(sentence, text)) return null;
  const { headings, leadIns } = sentence;
  const taken = leadIns.flatMap((leadIn) => referents.get(leadIn) ?? []);
  if (isReported([...headings, ...leadIns, ...taken], text)) return null;
  if (isTopic(sentence, text, aim, titles.has(sentence.line))) return null;
  return sentence.isQuoted && leadIns.length > 0 ? null : aim;
}

/** The aim of its words, without the label in front of them. */
function aimIn({ kind, text: written }: Sentence, text: string): InjectionAim | null {
  if (kind === 'code') return injectionIn(text, 'code');
  const aim = aimSpoken(written, text);
  const rest = aim === null ? written : withoutLabel(written, text);
  return rest === written ? aim : aimSpoken(rest, normalise(rest));
}

/** `prose` may quote and report, in `code` only commands are searched for, `hidden` was not meant to be seen. */
type SentenceReading = 'prose' | 'code' | 'hidden';

/** Places in one sentence at which a pattern is tried: the first may be reported speech, a later one the order. */
const MOST_TRIES = 5;

/** Made when a sentence needs them: making all takes longer than reading the files of a small repository. */
const madeOf = remembered(({ pattern, needs, unless }: Pattern) => ({
  first: expressionOf(pattern),
  everywhere: expressionOf(pattern, 'g'),
  needs: needs === undefined ? null : expressionOf(needs),
  unless: unless === undefined ? null : expressionOf(unless),
}));

let index: WordIndex | null = null;

/** The aim of a prompt injection in a sentence, or null. Only patterns whose words it has are tried. */
function injectionIn(sentence: string, reading: SentenceReading): InjectionAim | null {
  index ??= new WordIndex(PATTERN_WORDS);
  for (const at of index.in(sentence)) {
    const pattern = PATTERNS[at];
    if (pattern === undefined || (reading === 'code' && pattern.kind !== 'command')) continue;
    const { first, everywhere, needs, unless } = madeOf(pattern);
    if (!first.test(sentence) || needs?.test(sentence) === false || unless?.test(sentence) === true)
      continue;
    let tries = 0;
    for (const found of sentence.matchAll(everywhere)) {
      const match = { sentence, from: found.index, to: found.index + found[0].length };
      if (speaks(pattern, match, reading)) return pattern.aim;
      tries += 1;
      if (tries >= MOST_TRIES) break;
    }
  }
  return null;
}

/** Whether a pattern that was found at a place is meant there, by its kind. */
function speaks(pattern: Pattern, match: Match, reading: SentenceReading): boolean {
  if (reading !== 'hidden' && isTold(match)) return false;
  switch (pattern.kind) {
    case 'order':
      return (
        !isNegated(match) &&
        isAllowed(pattern, match) &&
        (isOrder(match) || !/^[\x20-\x7e]/.test(match.sentence.slice(match.from)))
      );
    case 'itself':
      return reading === 'hidden' || !isNegated(match);
    case 'manner':
    case 'command':
      return !isNegated(match);
  }
}

/**
 * Whether it is found without a last clause that forbids: "make the scan required, never optional" is harmless. A
 * pattern that looks for a no itself ("trust it and do not scan it") keeps the clause.
 */
function isAllowed({ pattern }: Pattern, match: Match): boolean {
  const end = endOfAllowed(match);
  if (end === match.sentence.length || /never|not\b/.test(pattern)) return true;
  const here = expressionOf(pattern, 'y');
  here.lastIndex = match.from;
  return here.test(match.sentence.slice(0, end));
}

/** For text that readers do not see: quotation marks and headings do not excuse it, only a clear no does. */
export function speaksAsInjection(text: string): boolean {
  for (const sentence of sentencesIn(text.slice(0, LONGEST_READ)))
    if (injectionIn(normalise(sentence.replace(/["“”]/g, ' ')), 'hidden') !== null) return true;
  return false;
}

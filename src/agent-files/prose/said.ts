import { anyCase, anyFinds } from '../../text/pattern.js';
import { type AgentText, readAgentText } from '../agent-text.js';
import { codeSpansIn } from '../backticks.js';
import { withoutLinks } from '../statements.js';
import { normalise } from './normal.js';
import { type Sentence, sentencesIn, sentencesOf } from './sentences.js';
import { isExampleTag } from './statement-blocks.js';

/*
 * Which sentences does a text say itself, and when do two say the same? Not said is what is struck out, quoted, shown
 * as an example, told of the past, or forbidden by what is above it.
 */

/** A sentence by its words: without case, emphasis, links, contractions and the final stop. */
export interface SaidSentence {
  /** 1-based. */
  readonly line: number;
  readonly words: string;
  /** What it writes as code, to the letter: there the case counts. */
  readonly code: readonly string[];
}

/** The said sentences of a text in order; null where something is in between that is not said. */
export function saidSentences(text: AgentText): readonly (SaidSentence | null)[] {
  const found: (SaidSentence | null)[] = [];
  const tags = new ExampleTags(text);
  const table = new TableHead();
  let block: readonly string[] | null = null;
  let isStruck = false;
  for (const sentence of sentencesOf(text)) {
    // The sentences of one paragraph or item share the list of what is above them.
    if (sentence.headings !== block) isStruck = false;
    else if (TAKEN_BACK.test(normalise(sentence.text))) takeBack(found);
    block = sentence.headings;
    const strikes = sentence.text.split('~~').length - 1;
    const isPlain = !isStruck && strikes === 0;
    isStruck = isStruck !== (strikes % 2 === 1);
    const isShown = isPlain && sentence.kind === 'prose' && !sentence.isQuoted;
    if (!isShown || tags.hold(sentence.line)) found.push(null);
    else for (const said of partsOf(sentence, table)) found.push(said);
  }
  return found;
}

/** The sentences of a statement; none where it is more than prose: then no text says it as it is. */
export function sentencesOfStatement(statement: string): readonly SaidSentence[] {
  const text = readAgentText(statement.split('\n'));
  const sentences = sentencesOf(text);
  return sentences.some(({ kind, isQuoted }) => kind === 'code' || isQuoted) ||
    text.lines.some(({ kind }) => kind === 'code')
    ? []
    : sentences.flatMap(({ text: words, line }) => wordsOf(words, line) ?? []);
}

/** Whether two sentences are the same; code marks that one of them leaves out do not count. */
export function saySame(one: SaidSentence, other: SaidSentence): boolean {
  return (
    one.words === other.words &&
    (one.code.length !== other.code.length ||
      one.code.every((code, index) => code === other.code[index]))
  );
}

/** Whether sentences are said one after the other from a place on. */
export function areSaidFrom(
  sentences: readonly SaidSentence[],
  said: readonly (SaidSentence | null)[],
  place: number,
): boolean {
  return sentences.every((one, further) => {
    const other = said[place + further];
    return other !== undefined && other !== null && saySame(one, other);
  });
}

/** The last sentence is not said: behind it is "This is no longer true." */
function takeBack(found: (SaidSentence | null)[]): void {
  const last = found.findLastIndex((one) => one !== null);
  if (last >= 0) found[last] = null;
}

/** What follows a sentence and says that it does not hold. */
const TAKEN_BACK = anyCase`
  ^(?:but |however,? |today,? |now,? )?(?:this|that|it|which|these|those|they)(?: (?:rule|sentence|line))?
    (?:
      (?: is| are| was| were| has been)? (?:no longer|not any ?more|outdated|obsolete|superseded)\b
      |(?: is| are) (?:wrong|not (?:true|so|the case)|history|gone)\b
      |(?: was| were| used to be) (?:true|so|the (?:rule|case|practice))\b
      |(?: has| have)? changed\b
      |(?: held| holds| applied)? until\b
    )`;

/** A sentence; of a row of a table, its cells. Null for what is not said where it is. */
function partsOf(sentence: Sentence, table: TableHead): readonly (SaidSentence | null)[] {
  const above = [...sentence.headings, ...sentence.leadIns];
  if (!sentence.text.trimStart().startsWith('|'))
    return [isUnsaid(above, sentence.text) ? null : wordsOf(sentence.text, sentence.line)];
  return table
    .cellsOf(sentence)
    .flatMap(({ text, titles }) => [
      null,
      ...[...sentencesIn(text)].map((part) =>
        isUnsaid([...above, ...titles], part) ? null : wordsOf(part, sentence.line),
      ),
      null,
    ]);
}

function wordsOf(text: string, line: number): SaidSentence | null {
  const plain = withoutLinks(text.replace(/^#{1,6}\s/, '').replace(/\s+/g, ' ')).text;
  const words = normalise(plain.replaceAll('`', '')).replace(/[.!。！]{1,3}$/, '');
  return /[\p{L}\p{N}]/u.test(words)
    ? { line, words, code: codeSpansIn(plain).map((span) => span.text.trim()) }
    : null;
}

/** Titles that tell of the past: "History", "Old rules", "Formerly:", "Before 2.0", "We used to say:". */
const PAST = [
  anyCase`
    ^[\W\d]*(?:change ?log|release notes|formerly|previously|historically
        |histor(?:y|ical)(?=\W*$| (?:of|and|notes?|context|decisions?)\b)
        |before(?=\W*$| (?:the (?:migration|rewrite|switch|change|move|refactoring))\b))`,
  anyCase`
    ^[\W\d]*(?:old|older|past|earlier|previous|former|obsolete|outdated|deprecated|retired|removed|deleted
        |archived?|superseded|replaced|rejected)
    (?:\W*$| (?:in|since|with|by|as of|rules?|conventions?|decisions?|behaviou?rs?|practices?|set-?up|notes?
        |ideas?|approach(?:es)?|stack|tools?|tooling|workflows?|docs?|documentation|guidelines?
        |instructions?|ways?|features?|commands?|options?|versions?|process|architecture|designs?|plans?
        |facts?)\b)`,
  anyCase`
    \b(?:no longer|not any ?more|used to|formerly|previously|historically)\b
    |\b(?:until|till|up to|prior to|before) (?:v?\d{1,6}\.\d|v\d|version \d|(?:19|20)\d\d\b)
    |\b(?:was|were|said|wrote|claimed|was true|were true)\W*$`,
];

/** Titles that show something, or plan it. */
const SHOWN = anyCase`
  ^(?:[a-z-]{1,20} )?examples?\W*$|\bfor (?:example|instance)\W*$|\be\.g\b|\bsuch as\W*$
  |\b(?:to-?do|road ?map|planned|proposals?|proposed|future|backlog|alternatives|considered)\b`;

/** Titles that forbid what is below them. */
const TURNED = anyCase`
  \b(?:do not|not to|never|avoid|wrong|bad|incorrect|false|myths?|misconceptions?|anti-?patterns?|mistakes?
      |forbidden|prohibited|not allowed|disallowed)\b
  |❌|🚫|⛔`;

/** "Do not forget:" orders what is below it. */
const ORDERED = anyCase`
  \b(?:do not|never) (?:forget|skip|omit|miss|ignore|break|fail|neglect|leave out)\b`;

/** "Never commit secrets." under "Do not" is said. */
const OWN_TURN = /\b(?:never|not|avoid|forbidden|prohibited|no)\b/;

/** Longer titles are paragraphs; what they mean is in their end. */
const LONGEST_TITLE = 300;

function isUnsaid(titles: readonly string[], text: string): boolean {
  return titles.some((written) => {
    const title = normalise(written.slice(-LONGEST_TITLE));
    return (
      anyFinds(PAST, title) ||
      SHOWN.test(title) ||
      (TURNED.test(title.replace(ORDERED, ' ')) && !OWN_TURN.test(normalise(text)))
    );
  });
}

interface Cell {
  readonly text: string;
  /** The head of its column, and the first cell of its row. */
  readonly titles: readonly string[];
}

/** The cells of rows, in order: the first row of a table is its head. */
class TableHead {
  private head: readonly string[] = [];
  private last = -1;

  cellsOf({ text, line }: Sentence): readonly Cell[] {
    const cells = text.split('|').map((cell) => cell.trim());
    if (line !== this.last + 1) this.head = cells;
    const isHead = line !== this.last + 1;
    this.last = line;
    return cells.flatMap((cell, index) =>
      cell === ''
        ? []
        : [
            {
              text: cell,
              titles: isHead ? [] : [this.head[index] ?? '', index > 1 ? (cells[1] ?? '') : ''],
            },
          ],
    );
  }
}

/** The lines between the tags of examples: `<example>`, `<bad-example>`. */
class ExampleTags {
  private readonly lines = new Set<number>();

  constructor({ lines }: AgentText) {
    const isExample = isExampleTag();
    for (const { text, number } of lines) if (isExample(text)) this.lines.add(number);
  }

  hold(line: number): boolean {
    return this.lines.has(line);
  }
}

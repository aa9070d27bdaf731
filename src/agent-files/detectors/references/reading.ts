import type { InlineCode, TextHeading, TextLine, TextLink } from '../../agent-text.js';
import type { AgentDocument } from '../../document.js';
import { anyCase } from '../../../text/pattern.js';
import { foldersAbove } from '../../../tree/path.js';
import { isSaidToBeGone, type Surroundings } from './gone-words.js';
import { grouped } from '../../../text/collections.js';
import type { ReferenceScene } from './scene.js';
import { AGENT_FOLDERS, isSpecimen } from '../../agents.js';
import { writtenPath } from './shape.js';
import {
  isSilenced,
  isToldToWrite,
  showsAnother,
  silencesColumn,
  silencesEntry,
  silencesList,
  silencesSection,
} from './silence.js';

/* Is a mention in a text a claim that its target is there? Not where words around it say otherwise. */

/** References of one file that are looked at; a person writes some hundred, a stranger any number. */
export const MOST_REFERENCES = 5_000;

/** Lines up to which the beginning of a fence or table is looked for, so that time stays linear. */
const LONGEST_FENCE = 300;

const LONGEST_LABEL = 300;

/** Characters of a sentence on each side of a reference that are looked at: two or three lines of prose. */
const SIGHT = 240;

/** Longest line that is looked at; nobody writes longer ones by hand. */
export const LONGEST_LINE = 10_000;

/** A link to a repository, or into one: what stands beside it is often there. */
const OTHER_REPOSITORY =
  /^https:\/\/(?:github|gitlab)\.com\/[\w.-]+\/[\w.-]+(?:\/?$|\/(?:tree|blob|-)\/)/i;

/** "- `docs.acme.com` — add notes to …" is of the repository of that site. */
const OF_A_SITE = anyCase`
  ^\s*(?:(?:[-*+]|\d{1,3}[.)])\s+)?[*_${'`'}]{0,3}(?:[a-z0-9-]{1,63}\.){1,4}
    (?:com|org|net|io|dev|ai|app|co)[*_${'`'}]{0,3}\s?(?:[:—–]|->|→|- )`;

/** `{recommendation}` in a sentence stands for what whoever copies it writes there. */
const BLANK = /(?<![\w$#{\\])\{[a-z][\w '",.:/-]{1,60}\}(?!\})/i;

/** A text on its way through the kinds of reference, with what stands around each place. */
export class ReferenceReading {
  /** Folders that a relative path may start from, each with its final `/`: its own, those above, the root (empty). */
  readonly folders: readonly string[];
  /** The file's own folders alone: by its name, and where its bytes are. */
  readonly own: readonly string[];
  /** A text that is made to be taken to other repositories: only links, and what lies beside it, are claims. */
  readonly isPortable: boolean;
  /** Made to be put into the repositories of others as it is. */
  readonly isForUsers: boolean;
  /** Test data or a pattern: what it says is of no repository that is here. */
  readonly isSpecimen: boolean;
  /** Definitions of agents and commands are often taken from elsewhere as they are, and speak of any project. */
  readonly isSecondHand: boolean;
  /** Folders below which a path may have existed: of a text that is installed elsewhere only its own. */
  readonly homes: readonly string[];
  /** References that may still be looked at. */
  private left = MOST_REFERENCES;
  /** By line: its inline code, its links, its words without both. */
  private readonly codeOf: ReadonlyMap<number, readonly InlineCode[]>;
  private readonly linksOf: ReadonlyMap<number, readonly TextLink[]>;
  private readonly words = new Map<number, string>();
  /** Lines with a link to a repository. */
  private readonly outside: ReadonlySet<number>;
  /** Lines of sections whose title takes the claim out of them. */
  private readonly silentSections: ReadonlySet<number>;
  private written: ReadonlySet<string> | null = null;

  constructor(
    readonly document: AgentDocument,
    readonly scene: ReferenceScene,
  ) {
    const above = [document.place, document.path].map((path) => [
      ...foldersAbove(path)
        .toReversed()
        .map((folder) => `${folder}/`),
      '',
    ]);
    this.own = [...new Set(above.flatMap(([folder = '']) => folder))];
    this.folders = [...new Set([...this.own, ...above.flatMap((up) => up.slice(0, -1)), ''])];
    this.isSpecimen = isSpecimen(document.path);
    this.isForUsers = /(?:^|\/)assets\//i.test(document.path);
    this.isPortable = document.kind === 'skill' || this.isSpecimen || this.isForUsers;
    this.isSecondHand =
      !this.isPortable &&
      /(?:^|\/)(?:agents|commands|prompts|skills|workflows)\//.test(document.path);
    this.homes =
      this.isPortable && (this.isForUsers || !isOfRepository(document.path))
        ? [...new Set([...this.own, ...this.own.flatMap(skillFolders)])]
        : this.folders;
    const markdown = document.markdown;
    this.codeOf = grouped(markdown.code, ({ line }) => line);
    this.linksOf = grouped(markdown.links, ({ line }) => line);
    this.outside = new Set(
      markdown.links.flatMap(({ line, target }) =>
        OTHER_REPOSITORY.test(target) && !isOfSlug(target, scene.slug) ? [line] : [],
      ),
    );
    this.silentSections = new Set([
      ...silentLines(markdown.headings, markdown.lines.length),
      ...linesToFillIn(markdown.headings, markdown.lines, (line) => this.wordsOf(line)),
    ]);
  }

  spend(): boolean {
    this.left -= 1;
    return this.left >= 0;
  }

  get isExhausted(): boolean {
    return this.left < 0;
  }

  get lines(): readonly TextLine[] {
    return this.document.markdown.lines;
  }

  /** Lines of prose, tables and headings that hold a sign; nobody writes longer ones by hand. */
  linesWith(sign: string): readonly TextLine[] {
    return this.lines.filter(
      ({ kind, text }) =>
        ['prose', 'table', 'heading'].includes(kind) &&
        text.length <= LONGEST_LINE &&
        text.includes(sign),
    );
  }

  /** The words of a line outside code and link targets; the rest is blanks, so that columns stay. */
  wordsOf(line: TextLine): string {
    if (line.text.length > LONGEST_LINE) return '';
    const inCode = this.codeOf.get(line.number) ?? [];
    const links = this.linksOf.get(line.number) ?? [];
    if (inCode.length + links.length === 0) return line.text; // as most lines are
    const known = this.words.get(line.number);
    if (known !== undefined) return known;
    const spans = [...inCode, ...links.map(({ column, target }) => ({ column, text: target }))];
    const words = blanked(line.text, spans);
    this.words.set(line.number, words);
    return words;
  }

  /** Whether the words around a place say that nothing need be there. `isWord`: what stands there has no ending. */
  isSilent(number: number, column: number, length: number, isWord: boolean = false): boolean {
    const line = this.lines[number - 1];
    if (line === undefined || this.isGone(number, column, length)) return true;
    if (this.silentSections.has(number)) return true;
    if (line.kind === 'code') return this.isSilentFence(number);
    if (this.outside.has(number) || OF_A_SITE.test(line.text.slice(0, 300))) return true;
    // What mutes a whole row, or is one side of an arrow, `isGone` has seen.
    const { before, ahead, behind } = this.around(line, column, length);
    if (line.kind === 'table' && silencesColumn(this.headerOf(number, before))) return true;
    if (isSilenced(ahead, behind, isWord)) return true;
    const intro = this.introOf(number);
    return intro !== null && silencesList(intro);
  }

  /** Whether the text says of a place itself that what it names is gone, made, or somewhere else. */
  isGone(number: number, column: number, length: number): boolean {
    const line = this.lines[number - 1];
    if (line === undefined || line.text.length > LONGEST_LINE || isArchived(this.document.path))
      return true;
    const around = this.around(line, column, length);
    return isSaidToBeGone(
      { ...around, isInTable: line.kind === 'table' },
      this.headingsAbove(number),
    );
  }

  /** Titles of the sections that a line is in, the innermost first. */
  headingsAbove(number: number): readonly string[] {
    const titles: string[] = [];
    let level = Number.POSITIVE_INFINITY;
    for (const heading of this.document.markdown.headings.toReversed()) {
      if (heading.line > number || heading.level >= level) continue;
      ({ level } = heading);
      titles.push(heading.title);
    }
    return titles;
  }

  /** The words of the line and of the sentence on both sides of a place; of a cell, those of its row. */
  private around(line: TextLine, column: number, length: number): Surroundings {
    const words = this.wordsOf(line);
    const [before, after] = [words.slice(0, column - 1), words.slice(column - 1 + length)];
    const isCell = line.kind === 'table';
    const ahead = isCell
      ? (before.split('|').at(-1) ?? '')
      : lastSentence(`${this.continued(line.number - 1, -1)} ${before.slice(-SIGHT)}`);
    const behind = isCell
      ? after.slice(0, 400).replaceAll('|', ' ') // the rest of a row: what is said in another cell counts
      : firstSentence(`${after.slice(0, SIGHT)} ${this.continued(line.number + 1, 1)}`);
    return {
      line: words,
      before,
      after,
      ahead: withoutMarks(ahead),
      behind: behind.replace(/^[`"')*_\]]{1,4}/, ' ').replace(/\*{1,3}/g, ''),
    };
  }

  /** Whether the text tells its reader at some place to write this path: where it is read, it was written before. */
  isWrittenByReader(path: string): boolean {
    this.written ??= new Set(
      [
        ...this.document.markdown.code.map(({ text, ...at }) => ({ ...at, named: text.trim() })),
        ...this.document.markdown.links.map(({ line, column, label, target }) => ({
          line,
          column: Math.max(1, column - label.length - 3),
          named: target,
        })),
      ].flatMap(({ line, column, named }) =>
        isToldToWrite(this.before(line, column)) ? (writtenPath(named)?.path ?? []) : [],
      ),
    );
    return this.written.has(path);
  }

  /** The words of a line that may be paths: its inline code, and what has a slash in it. */
  namesOn(number: number): readonly string[] {
    const line = this.lines[number - 1];
    if (line === undefined || line.kind === 'code' || line.text.length > LONGEST_LINE) return [];
    const words = this.wordsOf(line)
      .split(/[\s`(),:;|*]+/)
      .filter((word) => word.includes('/'));
    return [...this.codeOn(number), ...words];
  }

  /** The inline code of a line, as written. */
  codeOn(line: number): readonly string[] {
    return (this.codeOf.get(line) ?? []).map(({ text }) => text.trim());
  }

  /** How long the inline code is that begins at a place; null where none does. */
  codeLengthAt(line: number, column: number): number | null {
    return (
      (this.codeOf.get(line) ?? []).find((code) => code.column === column)?.text.length ?? null
    );
  }

  /** Whether a place is the text of a link: what it names is what the link leads to. */
  isLabel(line: number, column: number): boolean {
    return (this.linksOf.get(line) ?? []).some(
      (link) =>
        link.kind === 'link' &&
        column < link.column &&
        column >= link.column - 2 - Math.min(link.label.length, LONGEST_LABEL),
    );
  }

  /** The words before a place in its sentence. */
  before(number: number, column: number): string {
    const line = this.lines[number - 1];
    return line === undefined
      ? ''
      : lastSentence(
          `${this.continued(number - 1, -1)} ${this.wordsOf(line)
            .slice(0, column - 1)
            .slice(-SIGHT)}`,
        ).replace(/[`"'(*_[]{1,4}$/, ' ');
  }

  /** A sentence may begin on the line before, or end on the one behind. */
  private continued(number: number, direction: 1 | -1): string {
    const line = this.lines[number - 1];
    const later = this.lines[direction > 0 ? number - 1 : number];
    if (line?.kind !== 'prose' || later?.kind !== 'prose' || isListItem(later)) return '';
    const words = this.wordsOf(line);
    return direction > 0 ? words.slice(0, SIGHT) : words.slice(-SIGHT);
  }

  /** The line with a colon above a list or fence, at most forty lines up, so that time stays linear. */
  private introOf(number: number): string | null {
    const start = this.lines[number - 1];
    if (start === undefined) return null;
    const indent = indentOf(start);
    const startsItem = isListItem(start);
    for (let at = number - 1, seen = 0; at >= 1 && seen < 40; at -= 1, seen += 1) {
      const line = this.lines[at - 1];
      if (line === undefined || line.kind === 'heading') return null;
      if (line.kind === 'blank' || line.text.length > LONGEST_LINE) continue;
      if (startsItem && (isListItem(line) ? indentOf(line) >= indent : indentOf(line) > indent))
        continue;
      const words = this.wordsOf(line).trimEnd();
      return /:[*_]{0,2}$/.test(words) && (startsItem || start.kind !== 'prose')
        ? lastSentence(words.slice(-SIGHT))
        : null;
    }
    return null;
  }

  /** Whether the words right above a fence take the claim out of what is in it: "For example:". */
  private isSilentFence(number: number): boolean {
    let first = number;
    while (first > 1 && number - first < LONGEST_FENCE && this.lines[first - 2]?.kind === 'code')
      first -= 1;
    if (isShownAsWrong(this.lines.slice(first - 1, number))) return true;
    for (let at = first - 1; at >= Math.max(1, first - 2); at -= 1) {
      const line = this.lines[at - 1];
      if (line === undefined || line.kind === 'blank') continue;
      const words = lastSentence(this.wordsOf(line).trimEnd());
      if (
        /\b(?:e\.g\.|for example|for instance|examples?|instead of|other repo|another repo|your project)\b/i.test(
          words,
        )
      )
        return true;
      // What ends in a colon speaks of the fence; another sentence only stands above it.
      return (
        /:[*_]{0,2}$/.test(words) &&
        /\b(?:don't|do not|never|avoid|wrong|bad|old|previously|will|would|if)\b/i.test(words)
      );
    }
    return false;
  }

  /** Whether a diagram that begins on this line shows how a repository may look, not how this one does. */
  isSilentDiagram(number: number): boolean {
    const line = this.lines[number - 1];
    if (line === undefined || this.silentSections.has(number) || isArchived(this.document.path))
      return true;
    const titles = this.headingsAbove(number);
    if (titles.slice(0, 2).some(showsAnother)) return true;
    const intro = this.wordsAbove(number);
    return (
      this.isSilentFence(number) || (intro !== null && (silencesList(intro) || showsAnother(intro)))
    );
  }

  /** Whether the words behind an entry of a diagram say that nothing need be there. */
  isSilentEntry(number: number, column: number, length: number, comment: string): boolean {
    return (
      this.isGone(number, column, length) ||
      silencesEntry(comment) ||
      isSaidToBeGone(
        { ahead: '', behind: ` ${comment}`, line: '', before: '', after: '', isInTable: false },
        [],
      )
    );
  }

  /** The sentence above the fence or list that a line is in; null where a heading, or nothing, is above it. */
  private wordsAbove(number: number): string | null {
    for (let at = number - 1; at >= Math.max(1, number - 8); at -= 1) {
      const line = this.lines[at - 1];
      if (line === undefined || line.kind === 'heading') return null;
      if (line.kind === 'blank' || line.kind === 'code') continue;
      return lastSentence(`${this.continued(at - 1, -1)} ${this.wordsOf(line).trimEnd()}`);
    }
    return null;
  }

  /** The title of the column of a table that a place is in. */
  private headerOf(number: number, before: string): string {
    let first = number;
    while (first > 1 && number - first < LONGEST_FENCE && this.lines[first - 2]?.kind === 'table')
      first -= 1;
    const header = this.lines[first - 1];
    if (header === undefined || first === number || header.text.length > LONGEST_LINE) return '';
    return header.text.split('|')[before.split('|').length - 1] ?? '';
  }
}

/** A comment in a sample that says of what is below it that nobody should write it. */
const WRONG = anyCase`
  (?:^|\s)(?:\/\/|\#|--|\/\*|<!--)\s\W{0,6}
  (?:❌|✗|🚫|(?:wrong|bad|don't|do not|never|avoid|incorrect|deprecated|legacy|removed)\b
    |(?:before|old|previously)\s*(?:$|[:(—–-]))`;
const COMMENT = /^\s*(?:\/\/|#|--|\/\*|<!--)/;

/** Whether the comment beside a line of a sample, or the last one above it, shows it as wrong. */
function isShownAsWrong(lines: readonly TextLine[]): boolean {
  const last = lines.at(-1)?.raw.slice(0, LONGEST_LINE) ?? '';
  const above = lines.findLast(({ raw }) => COMMENT.test(raw))?.raw ?? '';
  return WRONG.test(last) || WRONG.test(above.slice(0, LONGEST_LINE));
}

/** Whether an address is one of the repository itself. */
function isOfSlug(address: string, slug: string | null): boolean {
  const path = /^https:\/\/github\.com\/([^?#]*)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return slug !== null && `${path}/`.startsWith(`${slug}/`);
}

/** What is put aside speaks of its own time, and so does the record of a day: `journal/2026-03-09-queue.md`. */
function isArchived(path: string): boolean {
  return (
    /(?:^|\/)[_.]?(?:archived?|attic|deprecated|legacy|old|journals?|diary|worklogs?)\//i.test(
      path,
    ) || /(?:^|\/)(?:19|20)\d\d[-_.]?[01]\d[-_.]?[0-3]\d(?!\d)[^/]*$/.test(path)
  );
}

/** The folder of the skill that a folder is in, and those between: `references/` of it speaks of it as a whole. */
function skillFolders(folder: string): readonly string[] {
  const root = /^(?:.*\/)?skills\/[^/]+\//.exec(folder)?.[0];
  if (root === undefined) return [];
  const between = folder.slice(root.length).split('/').slice(0, -1);
  return between.map(
    (_, index) =>
      `${root}${between
        .slice(0, index)
        .map((part) => `${part}/`)
        .join('')}`,
  );
}

const OF_AGENTS = new RegExp(`(?:^|/)(?:${AGENT_FOLDERS})/`);

/** In a folder that agents read in this repository. */
function isOfRepository(path: string): boolean {
  return OF_AGENTS.test(path);
}

/** Words without the marks and gaps that code leaves, so that what is said of the first of a list is said of all. */
function withoutMarks(words: string): string {
  return words
    .replace(/[`*_"()[\]]+|(?<!\w)'|'(?!\w)/g, ' ')
    .replace(/\s{2,}(?:,|and|or|\/|\+|&|und)?\s*(?=,|and\b|or\b)?/g, ' ')
    .replace(/(?:\s*,\s*(?:and|or)?\s*)+$/, ' ')
    .replace(/(?:\s(?:and|or)\s)+$/, ' ');
}

/** A line with blanks for some spans of it; two may lie in one another. */
function blanked(
  line: string,
  spans: readonly { readonly column: number; readonly text: string }[],
): string {
  const parts: string[] = [];
  let at = 0;
  for (const { column, text } of spans.toSorted((a, b) => a.column - b.column)) {
    const from = Math.max(at, column - 1);
    const to = column - 1 + text.length;
    if (to <= at) continue;
    parts.push(line.slice(at, from), ' '.repeat(to - from));
    at = to;
  }
  return parts.join('') + line.slice(at);
}

export function isListItem(line: TextLine | undefined): boolean {
  return line !== undefined && /^\s*(?:[-*+]|\d+[.)])\s/.test(line.text.slice(0, 40));
}

/** How far a line is indented, signs of a quotation too. */
export function indentOf(line: TextLine): number {
  return /^[ \t>]*/.exec(line.text)?.[0].length ?? 0;
}

/** The sentence that a text ends in. A dot ends none behind one letter (`e.g.`, `z. B.`), nor before a small one. */
function lastSentence(text: string): string {
  const near = text.slice(-SIGHT);
  const parts = near.split(
    /(?<=[。！？])(?=.)|(?<=[^.\s](?<!\b[A-Za-z]|\betc|\bvs|\bej)[.!?])\s+(?=[^a-z\s]|$)/,
  );
  return parts.at(-1) ?? near;
}

/** The rest of the sentence that a text begins in, up to its full stop or semicolon. */
function firstSentence(text: string): string {
  const near = text.slice(0, SIGHT);
  return (
    /^(?:.*?[。！？]|[\s)\]`*_"']{0,4}[.!?;](?=\s|$)|.*?[^.\s][.!?;](?=\s|$))/s.exec(near)?.[0] ??
    near
  );
}

/** Lines of sections whose title, or that of a section around them, takes the claim out of what they say. */
function silentLines(headings: readonly TextHeading[], lines: number): Set<number> {
  const silent = new Set<number>();
  let level: number | null = null;
  headings.forEach((heading, index) => {
    if (level !== null && heading.level <= level) level = null;
    // The title of the whole file names what it is about, not what its parts are.
    if (level === null && heading.level > 1 && silencesSection(heading.title))
      ({ level } = heading);
    if (level === null) return;
    const end = headings[index + 1]?.line ?? lines + 1;
    for (let line = heading.line; line < end; line += 1) silent.add(line);
  });
  return silent;
}

/** Lines of sections that are a form: what stands there is for whoever fills it in. */
function linesToFillIn(
  headings: readonly TextHeading[],
  lines: readonly TextLine[],
  wordsOf: (line: TextLine) => string,
): readonly number[] {
  const starts = [1, ...headings.map(({ line }) => line), lines.length + 1];
  return starts.slice(1).flatMap((end, index) => {
    const section = lines.slice((starts[index] ?? 1) - 1, end - 1);
    const isForm = section.some(
      (line) =>
        (line.kind === 'prose' || line.kind === 'table') &&
        line.text.includes('{') &&
        BLANK.test(wordsOf(line)),
    );
    return isForm ? section.map(({ number }) => number) : [];
  });
}

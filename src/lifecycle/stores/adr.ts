import type { AgentDocument } from '../../agent-files/document.js';
import { joined } from '../../text/pattern.js';
import { codeSpansIn } from '../../agent-files/backticks.js';
import { type Statement, withoutLinks } from '../../agent-files/statements.js';
import type { TextLine } from '../../agent-files/agent-text.js';
import {
  blocksIn,
  statementSentences,
  type TextBlock,
} from '../../agent-files/prose/statement-blocks.js';
import type { ForeignStore, Withheld } from './foreign-store.js';

/* Decision records (ADR): what was decided, as a statement, for records in force. */

const IN = new RegExp(
  joined`
    \b(?:accept(?:ed)?|approved|adopted|implemented|decided|active|agreed|done|final|complete|completed|current
      |enacted|ratified|in (?:effect|force|use)
    )\b`,
  'i',
);
const OUT = new RegExp(
  joined`
    \b(?:super[cs]e+ded|replaced|deprecated|reject(?:ed)?|declined|withdrawn|obsolete|retired|reverted|abandoned
      |proposed|proposal|drafted|draft|pending|discussion|under (?:review|discussion)|in review|wip|open|tbd|cancell?ed
      |on hold|parked|not
    )\b|[{|]`,
  'i',
);

/** Lines at the beginning in which a status line is searched for. */
const BEGINNING = 40;
const LINE = /^[\s*_>|#-]*status[\s*_]*[:|][\s*_]*(.+)$/i;

/** Whether a record says that it is in force. */
function recordStatus(document: AgentDocument): 'in-force' | 'out' {
  const said = [...linesOf(document), ...sectionOf(document)]
    .join(' ')
    .replace(/\|\s*$/, '')
    .trim();
  if (said === '') return 'in-force';
  return IN.test(said) && !OUT.test(said) ? 'in-force' : 'out';
}

function linesOf({ lines }: AgentDocument): string[] {
  return lines
    .slice(0, BEGINNING)
    .flatMap((line) => LINE.exec(line)?.[1]?.replace(/\|\s*$/, '') ?? []);
}

function sectionOf({ markdown }: AgentDocument): string[] {
  const at = markdown.headings.findIndex(({ title }) => /^[^\p{L}]*status:?$/iu.test(title.trim()));
  const heading = markdown.headings[at];
  if (heading === undefined) return [];
  const end = markdown.headings[at + 1]?.line ?? Infinity;
  return markdown.lines
    .filter(({ number, kind }) => number > heading.line && number < end && kind !== 'comment')
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '');
}

/** `docs/decisions/0003-use-postgres.md`, `doc/adr/ADR-003_postgres.md`: a record has a number. */
const FILE = new RegExp(
  joined`
    ^((?:.*\/)?)(?:docs?\/(?:[^/]+\/)?(?:adrs?|decisions|decision-records)|(?:docs\/)?architecture\/decisions
    |memory-bank\/decisions|adrs?)
    \/(?:adr[-_ ]?)?\d{1,14}[-_. ][^/]*\.md$`,
  'is',
);
const SECTION =
  /^(?:[\d.]+\s*)?(?:the |our )?(?:decision(?: outcome| made)?|outcome|resolution)\s*[:.]?$/i;

/** A shorter decision says nothing; of a longer one the first sentences are taken. */
const SHORTEST = 15;
const LONGEST = 450;
const LONGEST_WITH_LIST = 800;
/** Lines of a list behind a sentence with a colon. */
const LONGEST_LIST = 8;

export const adr: ForeignStore = {
  name: 'adr',
  source: 'https://adr.github.io/madr/',
  isFile: (path) => FILE.test(path) && !/template/i.test(path.slice(path.lastIndexOf('/'))),
  statements: (document, withheld) => {
    const decided = recordStatus(document) === 'in-force' ? decisionIn(document, withheld) : null;
    return decided === null ? [] : [decided];
  },
  standsAlone: () => true,
  folderOf: (path) => (FILE.exec(path)?.[1] ?? '').replace(/\/$/, ''),
  kind: 'decision',
};

/** The decision as a statement under the title of the record; null where it is not stated. */
function decisionIn(document: AgentDocument, withheld: Withheld): Statement | null {
  const title = titleOf(document);
  const passage = outcomeOf(document);
  if (title === '' || passage === null) return null;
  const { quote, first, last } = passage;
  for (let line = first; line <= last; line += 1) if (withheld.has(line)) return null;
  const { text, targets } = withoutLinks(
    quote
      .replace(/^(?:[-*+]|\d+[.)])\s+/, '')
      .replace(/\n\s*(?:[-*+]|\d+[.)])\s+/g, ' – ')
      .replace(/\s+/g, ' '),
  );
  const said = text
    .replace(LEAD, '')
    .replace(/\s*\((?:see )?(?:below|above)[^()]{0,40}\)/gi, '')
    .trim();
  if (said.length < SHORTEST || POOR.test(said)) return null;
  return {
    text: `${title}${/[.?!:]$/.test(title) ? '' : ':'} ${said}`,
    quote,
    first,
    last,
    heading: 'Decision',
    code: codeSpansIn(said).map((span) => span.text.trim()),
    targets,
  };
}

/** Words that only connect with the text before. */
const LEAD = new RegExp(
  joined`
    ^(?:
      for the above reasons|for (?:this|that|these) reasons?|to (?:achieve|do) (?:this|that)|therefore|thus|hence
      |consequently|as a result|so
    ),?\s+`,
  'i',
);

/** Placeholders of a template; an option by its number alone; references; questions. */
const POOR = new RegExp(
  joined`
    [{}]|\[(?:option|title|short|justification|e\.g)|\b(?:TBD|TODO)\b|\?$|[:：]$
    |^[*_]*chosen option:?[*_]*\s*["“*${'`'}']{0,3}(?:option|alternative|solution|proposal) ?[\da-d]
      ["”*${'`'}']{0,3}\s*(?:[,.]|$)
    |^(?:see|refer to)\b|\bnot (?:yet )?(?:been )?decided\b`,
  'i',
);

/** A sentence that continues in the list below it. */
const OPEN = /(?:[:：]|\bbecause|\bby|\bas follows)[*_]*$/i;

/** The whole section where it is a short list, or a sentence before one. */
function listFrom(blocks: readonly TextBlock[], lines: readonly TextLine[]): Passage | null {
  const [block] = blocks;
  const last = blocks.at(-1);
  if (block === undefined || last === undefined || blocks.length > LONGEST_LIST) return null;
  if (last === block || blocks.slice(1).some(({ kind }) => kind !== 'item')) return null;
  const lastLine = last.line + last.text.split('\n').length - 1;
  const quote = lines
    .filter(({ number }) => number >= block.line && number <= lastLine)
    .map(({ raw }) => raw)
    .join('\n')
    .trim();
  return quote.length > LONGEST_WITH_LIST ? null : { quote, first: block.line, last: lastLine };
}

/** The complete sentences before a long list, or the option that the open one names. */
function beforeList({ text, line }: TextBlock): Passage | null {
  const last = statementSentences(text).at(-1)?.from ?? 0;
  const quote = text.slice(0, last).trim() || (CHOSEN.exec(text)?.[0] ?? '');
  return quote === '' || quote.length > LONGEST
    ? null
    : { quote, first: line, last: line + quote.split('\n').length - 1 };
}

/** `Chosen option: "Use the cache"` */
const CHOSEN =
  /^[*_]{0,2}cho(?:sen|se) option:?[*_]{0,2}\s*(["“`*]{1,3})[^"”`*]{5,200}["”`*]{1,3}/i;

/** A heading without emphasis and emoji. */
function plainTitle(title: string): string {
  return title
    .replace(/[*_]/g, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
}

/** The title, without its number: `# ADR-003: Use PostgreSQL`. */
function titleOf({ markdown }: AgentDocument): string {
  const written = markdown.headings.find(({ level }) => level === 1)?.title ?? '';
  const title = plainTitle(written.replace(/^\[|\]$/g, ''))
    .replace(/^(?:adr|architecture decision(?: record)?)?[-_ #]*\d*\]?\s*[-.:)–—]*\s*/i, '')
    .trim();
  return title.length <= 150 && !/[{}]/.test(title) ? withoutLinks(title).text : '';
}

interface Passage {
  readonly quote: string;
  readonly first: number;
  readonly last: number;
}

/** The text of the section "Decision"; null without one, or if it begins with no prose. */
function outcomeOf({ markdown }: AgentDocument): Passage | null {
  const at = markdown.headings.findIndex(({ title }) => SECTION.test(plainTitle(title)));
  const heading = markdown.headings[at];
  if (heading === undefined) return null;
  const end = markdown.headings[at + 1]?.line ?? Infinity;
  const lines = markdown.lines.filter(({ number }) => number > heading.line && number < end);
  const blocks = blocksIn(lines);
  const [block] = blocks;
  const begins = lines.find(({ kind }) => kind !== 'blank')?.number;
  if (block === undefined || begins !== block.line) return null;
  if (OPEN.test(block.text)) return listFrom(blocks, lines) ?? beforeList(block);
  return (block.kind === 'item' ? listFrom(blocks, lines) : null) ?? firstSentences(block);
}

/** As many sentences as fit, and one at least. */
function firstSentences({ text, line }: TextBlock): Passage | null {
  let to = 0;
  for (const part of statementSentences(text)) if (to === 0 || part.to <= LONGEST) to = part.to;
  const quote = text.slice(0, to).trim();
  if (quote.length > 2 * LONGEST) return null;
  return { quote, first: line, last: line + quote.split('\n').length - 1 };
}

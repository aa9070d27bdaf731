import { baseName } from '../../tree/path.js';
import type { TextLine } from '../../agent-files/agent-text.js';
import { AgentDocument } from '../../agent-files/document.js';
import { agentFileOf } from '../../agent-files/agents.js';
import type { Policy } from '../../memory/policy-shape.js';
import type { UntrustedSentence } from '../../trust/reader-trust.js';
import type { Commit } from '../../tree/history.js';
import { blockOfName, saysExcluded } from '../../trust/blocking.js';
import type { Entry, EntryOrigin } from '../../trust/entry.js';
import type { Readable, Reading } from '../reading.js';
import type { Passage } from './passage-index.js';
import { recordText } from './record-text.js';

/* Everything that recall can choose from: facts, sections of agent files, records of attempts and reviews, commits. */

/** Some lines of an agent file about one subject. */
interface RecallSection {
  /** 1-based, inclusive; neither is blank. */
  readonly from: number;
  readonly to: number;
  /** Titles of its headings, the outermost first. */
  readonly headings: readonly string[];
  readonly text: string;
}

/** A longer section is split. */
const SECTION_LINES = 400;

/** Cuts a text at its headings. A heading with nothing below it belongs to the next one. Linear. */
function recallSections(document: AgentDocument): RecallSection[] {
  const { lines, markdown } = document;
  const sections: RecallSection[] = [];
  const above: { readonly level: number; readonly title: string }[] = [];
  let from = 1;
  const end = (to: number): void => {
    const headings = above.map(({ title }) => title);
    for (let first = from; first <= to; first += SECTION_LINES) {
      const section = trimmed(lines, first, Math.min(to, first + SECTION_LINES - 1));
      if (section !== null) sections.push({ ...section, headings });
    }
    from = to + 1;
  };
  let before = 0;
  for (const { line, level, title } of markdown.headings) {
    if (markdown.lines.slice(before, line - 1).some(saysSomething)) end(line - 1);
    before = line;
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    above.push({ level, title });
  }
  end(lines.length);
  return sections;
}

/** More than a heading, or the underline of one. */
function saysSomething({ kind, raw }: TextLine): boolean {
  return kind !== 'blank' && kind !== 'heading' && !/^[ \t]{0,3}(?:=+|-+)[ \t]*$/.test(raw);
}

function trimmed(
  lines: readonly string[],
  from: number,
  to: number,
): Omit<RecallSection, 'headings'> | null {
  let [first, last] = [from, to];
  while (first <= last && (lines[first - 1] ?? '').trim() === '') first += 1;
  while (last >= first && (lines[last - 1] ?? '').trim() === '') last -= 1;
  return first > last
    ? null
    : { from: first, to: last, text: lines.slice(first - 1, last).join('\n') };
}

/**
 * In order of their kinds, then of ids, without entries and commits that the policy blocks (SECURITY S28).
 *
 * @param commits the newest first, each once.
 * @param origin of the commits; absent where that was not asked.
 */
export function passagesOf(
  reading: Pick<Reading, 'entries' | 'policy'>,
  commits: readonly Commit[],
  origin?: EntryOrigin,
): readonly Passage[] {
  const { policy } = reading.policy;
  const isRepeated = repeatedByFacts(reading.entries);
  const own = reading.entries.flatMap((readable) =>
    readable.entry.status === 'policy_blocked' || isRepeated(readable)
      ? []
      : passagesOfEntry(readable),
  );
  const label = origin === undefined ? {} : { origin };
  return [
    ...own,
    ...commits.flatMap((commit) => {
      const passage = commitPassage(commit, policy);
      return passage === null ? [] : [{ ...passage, ...label }];
    }),
  ];
}

/** Tells of a note whether a trusted fact cites it and says the same, such as an atom that REFINE wrote. */
function repeatedByFacts(entries: Reading['entries']): (readable: Readable) => boolean {
  const said = new Map(
    entries.flatMap(({ entry: { trustedBaseline, record } }) =>
      trustedBaseline
        ? (record?.fact?.sources ?? []).map(
            ({ path }) => [path, record?.fact?.statement.trim()] as const,
          )
        : [],
    ),
  );
  return ({ entry: { sourceClass, path }, text }) =>
    sourceClass === 'candidate_memory' && path !== null && said.get(path) === text.trim();
}

function passagesOfEntry({ entry, text, linked, untrusted = [] }: Readable): Passage[] {
  switch (entry.sourceClass) {
    case 'accepted_memory':
    case 'candidate_memory':
      return [factPassage(entry, text)];
    case 'live_external':
      return [
        ...livePassages(entry, entry.path ?? '', text, untrusted),
        ...linked.flatMap((file) => livePassages(entry, file.path, file.text, untrusted)),
      ];
    case 'attempt_evidence':
      return recordPassages(entry, 'attempt', text);
    case 'review_evidence':
      return recordPassages(entry, 'review', text);
  }
}

/** A broken fact is found by its text, and its entry says that it is broken. */
function factPassage(entry: Entry, text: string): Passage {
  const fact = entry.record?.fact ?? null;
  const title = [
    fact?.topic ?? '',
    fact?.claimKey ?? '',
    entry.id,
    ...(fact?.sources ?? []).map(({ path }) => path),
  ]
    .filter((part) => part !== '')
    .join('\n');
  return { id: entry.id, kind: 'fact', entry, title, text: text.trim() };
}

/** The id of an agent file begins so; its origin comes first where the base has another text. */
const LIVE_ID = /^(?:[a-z]+:)?live:([^:]*):/;

/** Settings, scripts and assets of skills are for programs. A second name of a file has no text of its own. */
function livePassages(
  entry: Entry,
  path: string,
  text: string,
  untrusted: readonly UntrustedSentence[],
): Passage[] {
  if (path === '' || text.trim() === '') return [];
  const [start = '', agent = ''] = LIVE_ID.exec(entry.id) ?? [];
  const kind = agentFileOf(path)?.kind ?? 'import';
  const document = new AgentDocument(agent, kind, path, path, text);
  if (!document.isProse) return [];
  return recallSections(document).map((section): Passage => {
    const own = untrusted.filter(
      (one) => one.path === path && one.line >= section.from && one.line <= section.to,
    );
    return {
      id: `${start}${path}#L${section.from}-L${section.to}`,
      kind: 'live',
      entry,
      title: [...section.headings, path].join('\n'),
      text: section.text,
      ...(kind === 'skill' ? { isSkill: true } : {}),
      ...(own.length === 0 ? {} : { untrusted: own }),
    };
  });
}

/** A record is one passage; only its prompts and outputs are cut at lines. */
function recordPassages(entry: Entry, kind: 'attempt' | 'review', text: string): Passage[] {
  const record = recordText(text);
  if (record.text.trim() === '') return [];
  return [
    {
      id: entry.id,
      kind,
      entry,
      title: [record.title, entry.path ?? ''].filter((part) => part !== '').join('\n'),
      text: record.text.trim(),
    },
    ...record.bodies.flatMap((body) =>
      piecesOf(body.text).map(({ from, to, text: piece }): Passage => ({
        id: `${entry.id}/${body.name}#L${from}-L${to}`,
        kind,
        entry,
        title: '',
        text: piece,
      })),
    ),
  ];
}

/** Characters of a piece of a prompt or output: a context takes pieces whole, and has room for some. */
const MOST_OF_PIECE = 1_500;

/** A long text in pieces of whole lines, with the first and last of each; a longer line is a piece. */
function piecesOf(
  text: string,
): { readonly from: number; readonly to: number; readonly text: string }[] {
  const pieces: { from: number; to: number; text: string }[] = [];
  const lines = text.endsWith('\n') ? text.slice(0, -1) : text;
  for (const [index, line] of lines.split('\n').entries()) {
    const last = pieces.at(-1);
    if (last !== undefined && last.text.length + line.length < MOST_OF_PIECE) {
      last.to = index + 1;
      last.text += `\n${line}`;
    } else {
      pieces.push({ from: index + 1, to: index + 1, text: line });
    }
  }
  return pieces.filter((piece) => piece.text.trim() !== '');
}

/** A commit with excluded text is left out; files with hidden names are left out of the others. */
function commitPassage({ oid, subject, body, files }: Commit, policy: Policy): Passage | null {
  const message = body === '' ? subject : `${subject}\n\n${body}`;
  const shown = files.filter((path) => blockOfName(path, policy) === null);
  if (
    saysExcluded(message, policy) ||
    files.some((path) => !shown.includes(path) && message.includes(baseName(path)))
  )
    return null;
  // Files of memory are found by themselves.
  const changed = shown.filter((path) => !path.startsWith('.memtrust/'));
  return {
    id: `commit:${oid}`,
    kind: 'commit',
    entry: null,
    title: changed.join('\n'),
    text: message,
  };
}

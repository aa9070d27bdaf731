import { flagged } from '../../text/pattern.js';
import { say } from '../../text/phrase.js';
import { kept } from '../../text/collections.js';
import { pathFrom } from '../../tree/path.js';
import { wordList } from '../../text/words.js';
import { type AgentDocument, folderSpokenFor } from '../document.js';
import type { Detection, TreeDetector } from '../detection.js';

/* Which instruction files of one folder were one text and have drifted apart? */

/** Files that hold an agent's instructions for a folder as a whole, the one that most agents read first. */
const TWINS = wordList(`
  agents.md claude.md gemini.md .github/copilot-instructions.md .cursorrules .windsurfrules .clinerules
  .junie/guidelines.md
`);

/** Fewer lines than this may be equal by chance. The other two limits bound the time. */
const FEWEST_LINES = 8;
const MOST_LINES = 20_000;
const MOST_DOCUMENTS = 2000;

/** Equal shares of the text: from the first on a notice, from the second on a warning. */
const RELATED = 0.6;
const SAME = 0.9;

/** Changes to one file never reach agents that read the other. Files that link or import each other are fine. */
export const driftedTwins: TreeDetector = {
  name: 'drifted-twins',
  async look(documents) {
    const folders = new Map<string, Twin[]>();
    for (const document of documents.slice(0, MOST_DOCUMENTS)) {
      const path = `/${document.path.toLowerCase()}`;
      const rank = TWINS.findIndex((name) => path.endsWith(`/${name}`));
      if (rank < 0) continue;
      const folder = folderSpokenFor(document.path);
      kept(folders, folder, () => []).push({ document, rank });
    }
    return [...folders.values()].flatMap((twins) => (twins.length < 2 ? [] : drifted(twins)));
  },
};

interface Twin {
  readonly document: AgentDocument;
  readonly rank: number;
}

interface Lines {
  readonly document: AgentDocument;
  /** Lines that say something, as they would stand for any agent; first place of each, and how often. */
  readonly known: ReadonlyMap<string, { readonly line: number; readonly times: number }>;
  /** How many there are, and what they weigh together. */
  readonly count: number;
  readonly weight: number;
}

/** Each file against the one before it that it is most like. */
function drifted(twins: readonly Twin[]): Detection[] {
  const sorted = twins.toSorted(
    (a, b) => a.rank - b.rank || (a.document.path < b.document.path ? -1 : 1),
  );
  const places = new Set<string>();
  const earlier: Lines[] = [];
  const found: Detection[] = [];
  for (const { document } of sorted) {
    if (places.has(document.place)) continue;
    places.add(document.place);
    const lines = linesOf(document);
    if (lines.count < FEWEST_LINES) continue;
    const [closest] = earlier
      .map((other) => ({ other, ...compare(other, lines) }))
      .toSorted((a, b) => b.share - a.share);
    earlier.push(lines);
    if (closest === undefined || closest.differing === 0 || closest.share < RELATED) continue;
    const otherPath = closest.other.document.path;
    const link = `ln -sf ${pathFrom(document.path, otherPath)} ${document.path}`;
    const severity = closest.share >= SAME ? 'warning' : 'notice';
    found.push({
      subject: 'drifted-twin',
      severity,
      path: document.path,
      line: closest.line,
      column: null,
      message: say`${document.path} and ${otherPath} were the same text and have drifted:
        ${closest.equal} lines are equal, ${closest.differing} are in only one of them`,
      remedy: say`Keep one of them, and make the others a link to it (${link}) or an import of it.`,
      key: otherPath,
    });
  }
  return found;
}

/** The names of agents and of their files: two files that differ in them alone say the same. */
const AGENT_NAMES = flagged('gi')`
  \b(?:claude(?:[ -]code)?(?:\.md)?|codex|gemini(?:[ -]cli)?(?:\.md)?
      |(?:github )?copilot(?:-instructions(?:\.md)?)?|cursor(?:rules)?|windsurf(?:rules)?|cline(?:rules)?
      |junie|agents?(?:\.md)?|ai(?: (?:coding )?(?:assistants?|agents?))?|(?:coding )?assistants?|anthropic
      |openai|google|claude\.ai\/code)\b`;

/** The lines of a file that a twin would share: no title, no import. Names of agents become `·`. */
function linesOf(document: AgentDocument): Lines {
  const known = new Map<string, { line: number; times: number }>();
  let [count, weight] = [0, 0];
  let titled = false;
  for (const { raw, kind, number } of document.markdown.lines.slice(0, MOST_LINES)) {
    // What introduces a file is about the file, and an import is the right way to share.
    if (
      kind === 'blank' ||
      kind === 'front-matter' ||
      kind === 'comment' ||
      /^\s*@\S+\s*$/.test(raw)
    )
      continue;
    if (!titled && kind === 'heading') {
      titled = true;
      continue;
    }
    const line = raw.slice(0, 2000).replace(AGENT_NAMES, '·').replace(/\s+/g, ' ').trim();
    if (
      line === '' ||
      /^(?:this|the)? ?·?[^.]{0,40}file (?:provides|contains|gives|guides)\b/i.test(line) ||
      !/[\p{L}\p{N}]/u.test(line)
    )
      continue;
    kept(known, line, () => ({ line: number, times: 0 })).times += 1;
    count += 1;
    weight += weightOf(line);
  }
  return { document, known, count, weight };
}

/** What a line weighs: its length, but one long line never outweighs many. */
function weightOf(line: string): number {
  return Math.min(line.length, 200);
}

/** How much of two files is equal by weight, how many lines, and the first line that only the other one has. */
function compare(
  one: Lines,
  other: Lines,
): Readonly<Record<'share' | 'equal' | 'differing' | 'line', number>> {
  let [equal, shared] = [0, 0];
  let line: number | null = null;
  for (const [text, place] of other.known) {
    const both = Math.min(place.times, one.known.get(text)?.times ?? 0);
    equal += both;
    shared += both * weightOf(text);
    if (both === 0) line ??= place.line;
  }
  return {
    share: (2 * shared) / Math.max(1, one.weight + other.weight),
    equal,
    differing: one.count + other.count - 2 * equal,
    line: line ?? 1,
  };
}

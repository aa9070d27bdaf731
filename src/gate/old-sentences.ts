import { agentFileOf } from '../agent-files/agents.js';
import { presentSpan } from '../anchors/cited-span.js';
import type { Citation } from '../memory/citation.js';
import type { Fact } from '../memory/fact.js';
import { mistypedFor } from '../text/nearest.js';
import type { Tree } from '../tree/tree.js';
import { duplicateIndex, withoutSpacing, type FindDuplicates } from './near-duplicates.js';

/*
 * A fact said "The limit is 3." and quotes that line of CLAUDE.md. Now it says "The limit is 9.", and the quoted line
 * still says 3: the fact cites what it contradicts. Only agent files and documents are compared; code states no fact in
 * words.
 */

/** A passage that still says what the fact said before. */
export interface OldSentence {
  readonly path: string;
  /** Of the paragraph, or of the item of a list. */
  readonly line: number;
}

/** Documents in which a sentence may be cited. */
const DOCUMENT = /\.(?:md|mdc|mdx|markdown|txt|rst|adoc)$/i;

/** Passages that a fact cites in a tree and that say its former statement, not its present one. */
export async function oldSentencesOf(
  tree: Tree,
  before: Fact,
  after: Fact,
): Promise<readonly OldSentence[]> {
  const [old, now] = [before, after].map(({ statement }) => withoutSpacing(statement));
  if (old === undefined || now === undefined || old === now) return [];
  const found: OldSentence[] = [];
  for (const citation of after.sources.filter(isPassage)) {
    const { text, lines } = await presentSpan(tree, citation);
    if (text === null || lines === null) continue;
    const blocks = blocksOf(text, lines[0]);
    // The whole passage is last, so that a block is found first, with its line.
    const like = await duplicateIndex([...blocks.map((one) => one.text), text.join('\n')]);
    const [block] = like(old)
      .found.map(({ index }) => index)
      .toSorted((a, b) => a - b);
    if (block === undefined || isSaid(like, now) || isSaid(like, withoutSlips(now, old))) continue;
    found.push({ path: citation.path, line: blocks[block]?.line ?? lines[0] });
  }
  return found;
}

/** Whether a source is a passage of an agent file or a document: lines, a quote or a section. */
function isPassage({ path, selector: { kind } }: Citation): boolean {
  return (
    (kind === 'quote' || kind === 'lines' || kind === 'heading') &&
    (DOCUMENT.test(path) || agentFileOf(path) !== null)
  );
}

/** Paragraphs, headings and items of a list, each with the line that it begins at. */
function blocksOf(lines: readonly string[], first: number): { line: number; text: string }[] {
  const blocks: { line: number; text: string }[] = [];
  let isOpen = false;
  for (const [at, text] of lines.entries()) {
    const block = blocks.at(-1);
    if (isOpen && block !== undefined && text.trim() !== '' && !/^\s*(?:[-*+#]|\d+\.)/.test(text))
      block.text += `\n${text}`;
    else if (text.trim() !== '') blocks.push({ line: first + at, text });
    isOpen = text.trim() !== '' && !text.startsWith('#');
  }
  return blocks;
}

function isSaid(like: FindDuplicates, statement: string): boolean {
  return like(statement).found.length > 0;
}

/** A statement with the typos of its former version: to correct one says nothing new. */
function withoutSlips(now: string, old: string): string {
  const [words, known] = [now, old].map((text) => new Set(text.match(WORD) ?? []));
  const gone = [...(known ?? [])].filter((word) => words?.has(word) === false);
  return now.replace(WORD, (word) =>
    known?.has(word) === true ? word : (mistypedFor(word, gone) ?? word),
  );
}

const WORD = /[\p{L}\p{N}_-]+/gu;

import { firstBehind, lazy } from '../text/collections.js';
import type { Phrase } from '../text/phrase.js';
import type { Fix } from '../tree/text-edit.js';
import type { HistoryQueries } from '../tree/history-queries.js';
import type { PathResolver } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import type { Policy } from '../memory/policy-shape.js';
import type { AgentDocument } from './document.js';
import type { LiveSource } from './live-source.js';

/** What observations are about; the gate has a rule for each. */
const SUBJECTS = [
  'hidden-text',
  'secret',
  'dead-reference',
  'unsafe-setting',
  'prompt-injection',
  'conflict',
  'drifted-twin',
  'broken-file',
  'over-budget',
] as const;
export type DetectionSubject = (typeof SUBJECTS)[number];

/** What a look at a text that agents read found. A scan only adds findings: it never changes what is trusted. */
export interface Detection {
  readonly subject: DetectionSubject;
  readonly severity: 'error' | 'warning' | 'notice';
  /** The name by which an agent reads the file. */
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units, as editors and SARIF count; null where the whole line is meant. */
  readonly column: number | null;
  /** Names alone are quoted, never what the file says (SECURITY S26). */
  readonly message: Phrase;
  /** What to do about it; a command where one exists. */
  readonly remedy: Phrase;
  /** Tells two of one subject and file apart, and stays the same while lines move: a target, a type and digest. */
  readonly key: string;
  /** What hidden text says, decoded, for the reader of the HTML and JSON report alone (SECURITY S32). */
  readonly decoded?: string;
  /** The one sure answer, where there is one; `memtrust check --fix` writes it. */
  readonly fix?: Fix | undefined;
}

/** Something that an agent file names and that the tree has. */
export interface HeldMention {
  /** The name by which an agent reads the file, and the 1-based line. */
  readonly path: string;
  readonly line: number;
  readonly kind: string;
  /** As written. */
  readonly target: string;
}

/** Looks at one text by itself. What it says depends on nothing else, so that equal texts are looked at once. */
export interface TextDetector {
  readonly name: string;
  look(document: AgentDocument): Iterable<Detection>;
}

/** Looks at the texts together, or at what they say of the tree. */
export interface TreeDetector {
  readonly name: string;
  look(
    documents: readonly AgentDocument[],
    repository: DetectorRepository,
  ): Promise<readonly Detection[]>;
}

export interface DetectorRepository {
  readonly tree: Tree;
  readonly resolver: PathResolver;
  readonly past: HistoryQueries;
  /** The tree that a change starts from; none where one commit is looked at by itself. */
  readonly before?: Tree | null;
  /** The agent files that the documents are of; what imports them is known from these alone. */
  readonly sources?: readonly LiveSource[];
  readonly budgets?: Policy['budgets'];
}

/** Said of the last finding that is shown: how many more there are. */
export function alsoMore(rest: number, noun: string, where = 'file', also = 'also'): string {
  if (rest === 0) return '';
  return `; ${also} ${rest} more ${noun}${rest === 1 ? '' : 's'} in this ${where}`;
}

/** 1-based line, and 1-based column in UTF-16 code units. */
export interface LinePlace {
  readonly line: number;
  readonly column: number;
}

/** Turns offsets of a text into places. Line ends are those of `AgentDocument.lines`, found once when one is needed. */
export function placesIn(text: string): (offset: number) => LinePlace {
  const starts = lazy(() => [
    0,
    ...Array.from(text.matchAll(/\r\n?|\n/g), (end) => end.index + end[0].length),
  ]);
  return (offset) => {
    const all = starts();
    const line = Math.max(
      1,
      firstBehind(all.length, (index) => (all[index] ?? 0) <= offset),
    );
    return { line, column: offset - (all[line - 1] ?? 0) + 1 };
  };
}

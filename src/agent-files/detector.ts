import type { HistoryQueries } from '../tree/history-queries.js';
import type { PathResolver } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import type { AgentDocument } from './document.js';
import type { Detection } from './detection.js';

/*
 * A detector that reads more than its text must be a `TreeDetector`: what a `TextDetector` says is kept by the
 * text's digest.
 */

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

/** What a tree detector may ask. */
export interface DetectorRepository {
  readonly tree: Tree;
  readonly resolver: PathResolver;
  readonly past: HistoryQueries;
  /** The tree that a change starts from; none where one commit is looked at by itself. */
  readonly before?: Tree | null;
}

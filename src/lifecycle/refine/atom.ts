import { AI_KB_HOME } from '../../memory/notes/home.js';
import { parseNote, type Note } from '../../memory/notes/note.js';
import { renderNote } from '../notes/render-note.js';
import type { Anchor } from '../../agent-files/mentions/mention.js';
import { OverlayTree } from '../../tree/virtual-tree.js';
import type { Tree } from '../../tree/tree.js';
import type { FileChange } from '../file-change.js';

/*
 * In a store of AI-KB a promoted note becomes an atom, as its users know it: `.ai-kb/atoms/traps/pool-leaks.md`. The
 * fact cites it, so that a later edit of the atom makes the fact stale.
 */

const [[ATOMS] = ['']] = AI_KB_HOME.folders.filter(([, place]) => place === 'permanent');

/** Null for a note of any other store: it becomes only a fact. */
export function atomPath({ layout }: Note, id: string): string | null {
  return layout === 'ai-kb' ? `${ATOMS}${id}.md` : null;
}

export interface Atom {
  readonly change: FileChange & { readonly content: string };
  /** The lines of its text. */
  readonly anchor: Anchor;
  /** The tree once it is written. */
  readonly tree: Tree;
}

/**
 * The note without its sources and sightings, which the fact and its ledger keep; null where its text could not be
 * read back.
 */
export function atomOf(note: Note, path: string, tree: Tree): Atom | null {
  const content = renderNote({ ...note, front: { ...note.front, sources: [], observed: [] } });
  const atom = parseNote(AI_KB_HOME, 'permanent', path, Buffer.from(content));
  if (atom.problems.length > 0 || atom.body !== note.body) return null;
  const above = content.slice(0, content.length - atom.body.length + leading(atom.body));
  const first = above.split('\n').length;
  const last = first + atom.body.trim().split('\n').length - 1;
  return {
    change: { path, content },
    anchor: { path, lines: [first, last], selector: null },
    tree: new OverlayTree(tree, { [path]: content }),
  };
}

function leading(body: string): number {
  return body.length - body.trimStart().length;
}

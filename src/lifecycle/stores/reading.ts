import type { StatementReading } from '../suggest.js';
import type { ForeignStore } from './foreign-store.js';

/*
 * How are the files of a store read? A candidate names its store, `x-source-ref: serena:.serena/memories/style.md`, so
 * that a policy can block by it.
 */
export function statementReadingOf(store: ForeignStore): StatementReading {
  return {
    statements: store.statements,
    foldersOf: ({ path }) => [store.folderOf(path)].filter((folder) => folder !== ''),
    // Agents write down the name of a file alone as often as its path.
    isNamedAnywhere: true,
    standsAlone: (statement, { path }) => store.standsAlone(statement, path),
    takesWeak: true,
    citesNames: true,
    finish: (proposal, { path }) => ({
      ...proposal,
      front: { ...proposal.front, kind: store.kind ?? proposal.front.kind },
      marks: { 'x-source-ref': `${store.name}:${path}` },
    }),
  };
}

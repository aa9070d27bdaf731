import type { StatementReading } from '../suggest.js';
import type { ForeignStore } from './foreign-store.js';

/*
 * How does `suggestFacts` read the files of a store, and what do its candidates say of where they come from?
 * `x-source-ref: serena:.serena/memories/style.md`, and the same with a line as evidence in the ledger.
 *
 * `src/cli/store-texts.ts` hands it over. A candidate names its store, so that a policy can block by it
 * (`sources: {block: ["serena:*"]}`): the form of the reference may not change.
 * `__tests__/lifecycle/stores.test.ts` fails when this is wrong.
 */
export function statementReadingOf(store: ForeignStore): StatementReading {
  return {
    statements: store.statements,
    foldersOf: ({ path }) => [store.folderOf(path)].filter((folder) => folder !== ''),
    // Agents write down the name of a file alone as often as its path.
    isNamedAnywhere: true,
    standsAlone: (statement, { path }) => store.standsAlone(statement, path),
    takesWeak: true,
    finish: (proposal, { path }) => ({
      ...proposal,
      front: { ...proposal.front, kind: store.kind ?? proposal.front.kind },
      marks: { 'x-provenance': 'imported_external', 'x-source-ref': `${store.name}:${path}` },
      evidence:
        typeof proposal.evidence === 'string'
          ? proposal.evidence.replace(/^live:/, '')
          : proposal.evidence,
    }),
  };
}

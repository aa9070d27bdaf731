import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { openFactsToTell } from '../snapshot.js';

/*
 * Which facts cite what is not in the repository? `sources: [{path: /etc/hosts}]` gives a finding. That a source is
 * outside is found in `anchors/check.ts`; here is only how it is told. Such a source is never read, so its fact is
 * stale whatever stands there.
 */

/** Finds sources that no other machine could check, such as an absolute path. */
export const sourceOutOfTree: Rule = {
  code: 'MT103',
  name: 'source-out-of-tree',
  severity: 'error',
  summary: 'A fact cites something outside the repository.',
  why:
    'A source outside the repository (an absolute path, `..` above the root, or a link that ' +
    'leaves it) differs from machine to machine. memtrust cannot check it and never reads it.',
  remedy: 'Cite a file of the repository by its path from the root: `npx memtrust bind ID PATH`.',
  fixed: true,
  saysWhyStale: true,
  *run({ head }) {
    for (const { id, record, anchors } of openFactsToTell(head)) {
      for (const anchor of anchors) {
        if (anchor.outOfTree)
          yield {
            message: say`${id} cites ${anchor.path}, which is outside the repository`,
            remedy: say`Run ${`npx memtrust bind ${id} PATH`} with a path in the repository.`,
            path: record.path,
            factId: id,
            key: anchor.path,
          };
      }
    }
  },
};

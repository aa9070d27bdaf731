import { factsById } from '../../memory/by-id.js';
import type { Fact, FactRecord } from '../../memory/fact.js';
import { say } from '../../text/phrase.js';
import { citeOutsideLfs, KEPT_IN_LFS } from '../../anchors/readable.js';
import { breaksTrust } from '../../anchors/verdict.js';
import type { Rule } from '../rule.js';
import { openFactsToTell } from '../snapshot.js';

/*
 * Is a binding that the change writes true of the tree that it comes with? Everything in it is recomputed: the
 * digests, and the hints beside them (`fault`). Code that changes under an old binding is the matter of `stale-fact`.
 */

/** Recomputes new digests and places of sources, and reports those that do not match the code. */
export const bindingMismatch: Rule = {
  code: 'MT104',
  name: 'binding-mismatch',
  severity: 'error',
  summary: 'A new or changed citation does not match the file that it cites.',
  why:
    'A new digest must be the digest of the code as it is now. Otherwise a fact could be adopted ' +
    'for code that is added later. Selector, place, unit, origin and the hints `lines` and `blob` ' +
    'are recomputed too, so that nothing in a fact has to be believed.',
  remedy: 'Recompute it with `npx memtrust bind ID PATH`, then adopt the fact again.',
  fixed: true,
  *run({ base, head }) {
    const before = factsById(base.memory.facts);
    for (const { id, record, anchors } of openFactsToTell(head)) {
      for (const anchor of anchors) {
        if (anchor.fault === null) continue;
        yield {
          message: say`the binding of ${id} to ${anchor.path} is wrong: ${[anchor.fault]}`,
          remedy: say`Run ${`npx memtrust bind ${id}`}. Do not write digests or hints by hand.`,
          path: record.path,
          factId: id,
          key: `hint\0${anchor.path}\0${anchor.selector}`,
        };
      }
      if (record.fact === null || isBoundLike(before.get(id), record.fact)) continue;
      for (const anchor of anchors) {
        if (anchor.outOfTree || !breaksTrust(anchor.verdict)) continue;
        yield {
          message: say`the binding of ${id} does not match ${anchor.path} (${[anchor.why ?? anchor.verdict]})`,
          remedy:
            anchor.why === KEPT_IN_LFS
              ? citeOutsideLfs(anchor.path)
              : say`Read what ${anchor.path} says now. If the fact is still true, run
                  ${`npx memtrust bind ${id} ${anchor.path}`} and ${`npx memtrust adopt ${id}`}. Otherwise edit the
                  fact first.`,
          path: record.path,
          factId: id,
          key: `${anchor.path}\0${anchor.selector}`,
        };
      }
    }
  },
};

/** Whether a fact of the base has the same binding. */
function isBoundLike(before: FactRecord | undefined, { binding }: Fact): boolean {
  return before?.fact?.binding === binding;
}

import { factsById } from '../../memory/by-id.js';
import type { Fact, FactRecord } from '../../memory/fact.js';
import { say } from '../../text/phrase.js';
import { breaksTrust } from '../../anchors/verdict.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

/*
 * Is a binding that the change writes true of the tree that it comes with? A new fact cites `src/a.ts` with
 * the digest of another text: an error, "the binding of `y` is not what `src/a.ts` says (changed)".
 *
 * Two things are checked: hints (`lines`, `blob`, …), where the anchor carries a `fault`, and the digest,
 * where the binding is new. Code that changes under an old binding is stale and is the matter of
 * `stale-fact.ts`. A fixed rule: else a fact could be adopted for code that only comes later. When it is
 * wrong, `__tests__/gate/rules/binding-mismatch.test.ts` and `__tests__/security/S36-hints.test.ts` fail.
 * Path and selector are the `key`, with `hint` before it for the first check; messages are free.
 */

/** Recomputes new digests and places of sources, and reports those that do not match the code. */
export const bindingMismatch: Rule = {
  code: 'MT104',
  name: 'binding-mismatch',
  severity: 'error',
  summary: 'A new or changed citation does not match the file that it cites.',
  why:
    'A new digest must be the digest of the code as it is now. Otherwise a fact could be adopted ' +
    'for code that is added later. The digest does not cover the hints beside it (`lines`, ' +
    '`blob`, `raw`, `context`, `within`, `as`, `around`), but later runs use them to find the ' +
    'place. So changed hints are recomputed too.',
  remedy: 'Recompute it with `npx memtrust bind ID PATH`, then adopt the fact again.',
  fixed: true,
  *run({ base, head, surface, strict }) {
    const before = factsById(base.memory.facts);
    for (const { id, record, anchors } of openFacts(head)) {
      for (const anchor of anchors) {
        if (anchor.fault === null) continue;
        const again = before.has(id)
          ? 'npx memtrust rebind'
          : `npx memtrust bind ${id} ${anchor.path}`;
        yield {
          message: say`the binding of ${id} to ${anchor.path} is wrong: ${[anchor.fault]}`,
          remedy: breaksTrust(anchor.verdict)
            ? say`Run ${`npx memtrust reverify ${id}`} if the fact still holds. Otherwise run
              ${'npx memtrust rebind'} to restore its places.`
            : say`Run ${again}. Do not write hints by hand.`,
          path: record.path,
          factId: id,
          key: `hint\0${anchor.path}\0${anchor.selector}`,
          // At a desk somebody is in the middle of it: the place was followed, and then the code
          // changed. It must not be merged.
          ...(breaksTrust(anchor.verdict) && surface === 'local' && !strict
            ? { severity: 'warning' as const }
            : {}),
        };
      }
      if (record.fact === null || isBoundLike(before.get(id), record.fact)) continue;
      for (const anchor of anchors) {
        if (anchor.outOfTree || !breaksTrust(anchor.verdict)) continue;
        yield {
          message: say`the binding of ${id} does not match ${anchor.path} (${[anchor.why ?? anchor.verdict]})`,
          remedy: say`Read what ${anchor.path} says now. If the fact is still true, run
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

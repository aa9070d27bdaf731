import { checkAnchors } from '../anchors/check.js';
import type { AnchorResult } from '../anchors/verdict.js';
import { isFactFile } from '../memory/layouts/memtrust.js';
import type { Fact, FactRecord } from '../memory/fact.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import type { Tree } from '../tree/tree.js';

/*
 * May this fact be changed at all? `usable` gives a fact of our own that can be read, or says what is wrong with it;
 * `unboundSources` says what an adoption has to bind first. `adopt`, `supersede`, `withdraw` and others ask before
 * they write. Apart from `bind.ts`, which most of them do not need. Words are free.
 * `__tests__/e2e/cli/stores.test.ts` and `__tests__/e2e/cli/adoption-path.test.ts` fail when this is wrong.
 */

/** The fact of a record, or an error that says what is wrong with the file. */
export function usable(record: FactRecord): Fact {
  refuseForeign(record);
  if (record.fact !== null) return record.fact;
  const [problem] = record.problems;
  throw new ConfigurationError(
    phraseText(say`${record.path} is not a valid fact: ${problem?.message ?? ''}`),
    'Fix the file first; `npx memtrust check` shows the place.',
  );
}

/**
 * A note of another store is never adopted, cited anew or retired where it is: nobody could tell
 * its bytes from those that were.
 */
export function refuseForeign(record: FactRecord): void {
  if (!isFactFile(record))
    throw new ConfigurationError(
      phraseText(say`${record.path} is a note of another store, not a fact`),
      'State it as a fact: `npx memtrust propose`, or `npx memtrust migrate` for the whole store.',
    );
}

/** Whether every source of a fact is bound and holds in the tree; otherwise what is wrong, per source. */
export async function unboundSources(tree: Tree, record: FactRecord): Promise<string[]> {
  return unheld((await checkAnchors(tree, [record])).get(record.id) ?? []);
}

/** What is wrong with each source that is not bound, or does not hold. */
export function unheld(anchors: readonly AnchorResult[]): string[] {
  return anchors.flatMap((anchor) => {
    const name = phraseText(say`${anchor.path}`);
    switch (anchor.verdict) {
      case 'fresh':
      case 'moved':
        return [];
      case 'unbound':
        return [`${name} has no digest`];
      case 'unreadable':
        return [`${name} cannot be checked: ${anchor.why ?? ''}`];
      case 'changed':
      case 'missing':
      case 'ambiguous':
        return [`${name} is ${anchor.verdict} since it was bound`];
      case 'unit_changed':
        return [`${name} changed around the cited text since it was bound`];
      case 'origin_changed':
        return [`${name} changed where the cited names come from since it was bound`];
    }
  });
}

import { checkAnchors } from '../anchors/check.js';
import type { AnchorResult } from '../anchors/verdict.js';
import { isFactFile } from '../memory/layouts/memtrust.js';
import type { Fact, FactRecord } from '../memory/fact.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import type { Tree } from '../tree/tree.js';

/*
 * May this fact be changed at all? `usable` gives a readable fact of our own store, or an error; `unboundSources` says
 * what must be bound before an adoption.
 */

export function usable(record: FactRecord): Fact {
  refuseForeign(record);
  if (record.fact !== null) return record.fact;
  const [problem] = record.problems;
  throw new ConfigurationError(
    say`${record.path} is not a valid fact: ${problem?.message ?? ''}`,
    'Fix the file first; `npx memtrust check` shows the place.',
  );
}

/** A note of another store is never adopted, bound or retired: its exact bytes are not recorded. */
export function refuseForeign(record: FactRecord): void {
  if (!isFactFile(record))
    throw new ConfigurationError(
      say`${record.path} is a note of another store, not a fact`,
      'State it as a fact: `npx memtrust propose`, or `npx memtrust migrate` for the whole store.',
    );
}

/** What is wrong with each source that is not bound or does not hold in the tree. */
export async function unboundSources(tree: Tree, record: FactRecord): Promise<string[]> {
  return sourceFaults((await checkAnchors(tree, [record])).get(record.id) ?? []);
}

export function sourceFaults(anchors: readonly AnchorResult[]): string[] {
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

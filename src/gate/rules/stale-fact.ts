import { plain, say, type Phrase } from '../../text/phrase.js';
import { breaksTrust, type AnchorResult } from '../../memory/anchors/verdict.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

export const staleFact: Rule = {
  code: 'MT105',
  name: 'stale-fact',
  severity: 'warning',
  summary: 'What an accepted fact cites no longer says what it said.',
  why: 'The fact leaves the trusted baseline until somebody looks: it may still be true, but nothing proves it. Facts of importance `critical` block; see `stale:` in the policy.',
  remedy: 'If it still holds, bind and adopt it again: `npx memtrust bind ID PATH`, `npx memtrust adopt ID`. If not, correct or retire it.',
  fixed: false,
  *run({ head, renames, policy }) {
    for (const { id, record, anchors, status } of openFacts(head)) {
      if (status !== 'stale' || record.fact === null) continue;
      for (const anchor of anchors) {
        if (!breaksTrust(anchor.verdict) || anchor.outOfTree) continue;
        const renamed = renames.get(anchor.path);
        yield {
          message: [...say`${id} is stale: ${anchor.path} `, ...whatHappened(anchor), ...(renamed === undefined ? [] : say`; git sees it renamed to ${renamed}`)],
          remedy: say`If it still holds: ${renamed === undefined ? `npx memtrust bind ${id} ${anchor.path}` : `npx memtrust bind ${id} ${renamed} --instead-of ${anchor.path}`}, then ${`npx memtrust adopt ${id}`}.`,
          path: record.path,
          factId: id,
          key: `${anchor.path}\0${anchor.selector}`,
          // Without tiers every change counts as the gravest one.
          ...(blocks(record.fact.importance, policy.stale.block) ? { severity: 'error' as const } : {}),
        };
      }
    }
  },
};

function whatHappened(anchor: AnchorResult): Phrase {
  switch (anchor.verdict) {
    case 'missing':
      return plain('is gone');
    case 'ambiguous':
      return plain('has the cited text more than once');
    case 'unreadable':
      return plain(`cannot be checked: ${anchor.why ?? 'it cannot be read'}`);
    default:
      return plain('changed where it is cited');
  }
}

function blocks(importance: string, tiers: readonly string[]): boolean {
  return tiers.includes('A') || tiers.includes(`${importance}/A`);
}

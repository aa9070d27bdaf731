import { plain, say, type Phrase } from '../../text/phrase.js';
import { breaksTrust, type AnchorResult } from '../../memory/anchors/verdict.js';
import { isBlockingStale } from '../blocking-stale.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

export const staleFact: Rule = {
  code: 'MT105',
  name: 'stale-fact',
  severity: 'warning',
  summary: 'What an accepted fact cites no longer says what it said.',
  why: 'The fact leaves the trusted baseline until somebody looks: it may still be true, but nothing proves it. Facts of importance `critical` block; see `stale:` in the policy.',
  remedy: 'If it still holds, look at the change and say so: `npx memtrust reverify ID`. If not, correct it, or `npx memtrust retire ID --why "…"`.',
  fixed: false,
  *run({ head, renames, policy, released }) {
    for (const { id, record, anchors, status } of openFacts(head)) {
      if (status !== 'stale' || record.fact === null) continue;
      for (const anchor of anchors) {
        if (!breaksTrust(anchor.verdict) || anchor.outOfTree) continue;
        const renamed = renames.get(anchor.path);
        if (released.has(id)) {
          yield { message: say`${id} goes stale by this change (${anchor.path}), and an adopter approved that: it leaves the trusted baseline at merge`, remedy: plain('Nothing to do.'), path: record.path, factId: id, key: `${anchor.path}\0${anchor.selector}`, settled: true };
          continue;
        }
        yield {
          message: [...say`${id} is stale: ${anchor.path} `, ...whatHappened(anchor), ...(renamed === undefined ? [] : say`; git sees it renamed to ${renamed}`)],
          remedy: renamed === undefined ? say`If it still holds: ${`npx memtrust reverify ${id}`}.` : say`If it still holds: ${`npx memtrust bind ${id} ${renamed} --instead-of ${anchor.path}`}, then ${`npx memtrust reverify ${id}`}.`,
          path: record.path,
          factId: id,
          key: `${anchor.path}\0${anchor.selector}`,
          ...(isBlockingStale(record.fact, policy) ? { severity: 'error' as const } : {}),
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

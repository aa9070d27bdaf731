import { plain, say, type Phrase } from '../../text/phrase.js';
import { breaksTrust, type AnchorResult } from '../../anchors/verdict.js';
import type { Tree } from '../../tree/tree.js';
import { termsOfFact } from '../authority/placement.js';
import { staleSeverity } from '../blocking-stale.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

/*
 * Which adopted facts are stale, because code that they cite changed? The judge says which; here is
 * how grave it is, by the tier of the fact and `stale:` in the policy, and what to do.
 *
 * A fact whose adopter agreed to the change (evidence `approvedStaleFacts`) does not block it. When it is
 * wrong, `__tests__/gate/rules/stale-fact.test.ts` and `__tests__/security/S39-stale-release.test.ts` fail.
 * The `key` is path and selector of the source, so all words here are free.
 */

/** Finds trusted facts whose cited code changed, and grades each by how much the change matters. */
export const staleFact: Rule<'approvedStaleFacts'> = {
  code: 'MT105',
  name: 'stale-fact',
  severity: 'warning',
  summary: 'The text that a trusted fact cites has changed or is gone.',
  why:
    'The fact leaves the trusted baseline until someone checks it: it may still be true, but ' +
    'nothing proves it. The severity depends on the importance of the fact and on how much the ' +
    'change matters. Tier A: the cited code was deleted, or a word that the fact uses is no longer ' +
    'in it. Tier B: the code now behaves differently. Tiers C and D: the code behaves as before, ' +
    'for example after a rename or a new comment. By default, a fact of importance `critical` ' +
    'fails at any tier. Other facts warn at A and B and are notices at C and D. See `stale:` in ' +
    'the policy.',
  remedy:
    'Run `npx memtrust reverify ID` if the fact still holds. Otherwise edit its file, then run ' +
    '`npx memtrust bind ID` and `npx memtrust adopt ID`; or run `npx memtrust retire ID --why "…"`.',
  fixed: false,
  isAboutEvents: true,
  isGradedByTier: true,
  saysWhyStale: true,
  *run({ head, policy, approvedStaleFacts }) {
    for (const { id, record, anchors, status } of openFacts(head)) {
      if (status !== 'stale' || record.fact === null) continue;
      const terms = termsOfFact(id, head.placements);
      for (const anchor of anchors) {
        if (!breaksTrust(anchor.verdict) || anchor.outOfTree) continue;
        const common = { path: record.path, factId: id, key: `${anchor.path}\0${anchor.selector}` };
        if (approvedStaleFacts.has(id)) {
          yield {
            ...common,
            message: say`${id} becomes stale with this change (${anchor.path}); an adopter approved
              that, so it leaves the trusted baseline at the merge`,
            remedy: plain('Nothing to do.'),
            settled: true,
          };
          continue;
        }
        yield {
          ...common,
          statement: record.fact.statement,
          message: [
            ...say`${id} is stale: ${anchor.path} `,
            ...whatHappened(anchor, head.tree),
            ...whatVanished(anchor),
            ...whereElse(anchor),
          ],
          remedy:
            anchor.verdict === 'changed' &&
            anchor.movedTo?.path === undefined &&
            anchor.foundAt === null
              ? lookAgain(id, record.path, anchor)
              : remedyElsewhere(id, record.path, anchor),
          severity: staleSeverity(record.fact, anchor, { policy, terms, rule: staleFact }),
        };
      }
    }
  },
};

/**
 * The way where it still holds, and the way where it does not: the commands in their order. Where the place is lost,
 * the user has to name another one first.
 *
 * @param file of the fact.
 */
function lookAgain(id: string, file: string, { path, selector, verdict }: AnchorResult): Phrase {
  const reverify = `npx memtrust reverify ${id}`;
  const adopt = `npx memtrust adopt ${id}`;
  if (verdict === 'changed' && selector !== 'quote')
    return say`Run ${reverify} if the fact still holds; otherwise edit ${file}, then run ${`npx memtrust bind ${id}`}
      and ${adopt}.`;
  return say`Run ${`npx memtrust bind ${id} PATH#L1-L9 --instead-of ${path}`} with the place that it is about now,
    then ${reverify} if the fact still holds; otherwise edit ${file}, then run ${adopt}.`;
}

/** What a fact can be bound to instead, where its text is known to be elsewhere. */
function remedyElsewhere(id: string, file: string, anchor: AnchorResult): Phrase {
  const { path, selector, foundAt, movedTo } = anchor;
  const found = foundAt === null ? null : placeOf(foundAt);
  const target = found?.path ?? movedTo?.path;
  if (target === undefined || target === path) return lookAgain(id, file, anchor);
  // Names and quotes find their own place in the other file; lines are others there.
  const lines = found !== null && /^(?:file$|lines)/.test(selector) ? found.lines : '';
  const bind = `npx memtrust bind ${id} ${target}${lines} --instead-of ${path}`;
  return say`Run ${bind}, then ${`npx memtrust reverify ${id}`}, if the fact still holds.`;
}

/** `src/a.ts:10-24` as a path, and as lines of a source on the command line. */
function placeOf(foundAt: string): { readonly path: string; readonly lines: string } {
  const match = /^(.*):(\d+)-(\d+)$/s.exec(foundAt);
  return match === null
    ? { path: foundAt, lines: '' }
    : { path: match[1] ?? '', lines: `#L${match[2]}-L${match[3]}` };
}

/** What became of the source, behind its path: "changed where it is cited", "is gone". */
function whatHappened(anchor: AnchorResult, { entries }: Tree): Phrase {
  if (
    !entries.has(anchor.path) &&
    anchor.movedTo === null &&
    (anchor.verdict === 'missing' || anchor.verdict === 'changed')
  )
    return plain('is gone');
  switch (anchor.verdict) {
    case 'missing':
      return plain('no longer contains what is cited');
    case 'ambiguous':
      return plain('has the cited text more than once');
    case 'unreadable':
      return plain(`cannot be checked: ${anchor.why ?? 'it cannot be read'}`);
    default:
      return plain('changed where it is cited');
  }
}

/** The words of the claim that are gone: the shortest answer to what a reviewer asks first. */
function whatVanished({ vanished }: AnchorResult): Phrase {
  return vanished.flatMap(
    (word, index): Phrase => say`${[index === 0 ? '; gone: ' : ', ']}${word}`,
  );
}

/** The place where the same text stands now, if it is known. */
function whereElse({ path, foundAt }: AnchorResult): Phrase {
  if (foundAt === null) return [];
  const isOther = placeOf(foundAt).path !== path;
  return isOther
    ? say`; the same text is now in ${foundAt}`
    : say`; the same text is in ${foundAt}`;
}

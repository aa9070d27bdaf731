import { say, type Phrase } from '../../text/phrase.js';
import { citeOutsideLfs, KEPT_IN_LFS } from '../../anchors/readable.js';
import { breaksTrust, type AnchorResult } from '../../anchors/verdict.js';
import type { Importance } from '../../memory/fact.js';
import type { Tree } from '../../tree/tree.js';
import { termsOfFact } from '../authority/placement.js';
import { staleSeverity } from '../blocking-stale.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';
import { successorsIn } from '../successors.js';

/*
 * Which adopted facts are stale, because code that they cite changed? The judge says which; here is what happened, how
 * severe it is, and what to do. A fact whose adopter agreed to the change does not block it.
 */

/** Finds trusted facts whose cited code changed. */
export const staleFact: Rule<'approvedStaleFacts'> = {
  code: 'MT105',
  name: 'stale-fact',
  severity: 'warning',
  summary: 'The text that a trusted fact cites has changed or is gone.',
  why:
    'The fact leaves the trusted baseline until someone checks it: it may still be true, but ' +
    'nothing proves it. A fact is trusted while the cited text and its place are what they were. ' +
    '`high` also needs the unit around it unchanged: the whole function, section or block. ' +
    '`critical` also needs its origin unchanged: the imports and declarations that its names come ' +
    'from, and the path of the file. Layout and comments never count. What is not noticed: a ' +
    '`normal` fact does not notice an early `return` above its lines; no fact notices the body of a ' +
    'function that its lines call; nothing proves that the code runs. By default, a stale fact of ' +
    'importance `critical` is an error, `high` and `normal` are warnings, and `low` is a notice. See ' +
    '`stale:` in the policy.',
  remedy:
    'Run `npx memtrust reverify ID` if the fact still holds. Otherwise edit its file, then run ' +
    '`npx memtrust bind ID` and `npx memtrust adopt ID`; or run `npx memtrust retire ID --why "…"`.',
  isAboutEvents: true,
  isGradedByImportance: true,
  saysWhyStale: true,
  *run({ head, policy, approvedStaleFacts }) {
    const successors = successorsIn(head.judgement.entries);
    for (const { id, record, anchors, status } of openFacts(head)) {
      if (status !== 'stale' || record.fact === null) continue;
      const { importance, statement } = record.fact;
      const terms = termsOfFact(id, head.placements);
      const successor = successors.get(id);
      for (const anchor of anchors) {
        if (!breaksTrust(anchor.verdict) || anchor.outOfTree) continue;
        const common = { path: record.path, factId: id, key: `${anchor.path}\0${anchor.selector}` };
        if (successor !== undefined) {
          yield {
            path: record.path,
            factId: id,
            message: say`${id} is replaced by ${successor} once this change is merged`,
            remedy: 'Nothing to do.',
            settled: true,
          };
          break;
        }
        if (approvedStaleFacts.has(id)) {
          yield {
            ...common,
            message: say`${id} becomes stale with this change (${anchor.path}); an adopter approved
              that, so it leaves the trusted baseline at the merge`,
            remedy: 'Nothing to do.',
            settled: true,
          };
          continue;
        }
        yield {
          ...common,
          changedAt: anchor.changedAt,
          statement,
          message: [
            ...say`${id} is stale: `,
            ...(anchor.selector === 'present'
              ? whereIsPath(anchor)
              : whatHappened(anchor, importance, head.tree)),
            ...whatVanished(anchor),
            ...whereElse(anchor),
          ],
          remedy: remedyOf(id, record.path, anchor),
          severity: staleSeverity(record.fact, { policy, terms, rule: staleFact }),
        };
      }
    }
  },
};

/**
 * What to do: bind the fact to the other place where its text is known to be, else look at it again.
 *
 * @param file of the fact.
 */
function remedyOf(id: string, file: string, anchor: AnchorResult): Phrase {
  const { path, selector, foundAt, movedTo, why } = anchor;
  if (why === KEPT_IN_LFS) return citeOutsideLfs(path);
  const found = foundAt === null ? null : placeOf(foundAt);
  const target = found?.path ?? movedTo?.path;
  if (selector === 'present') return renamePath(id, file, path, target);
  if (target === undefined || target === path) return lookAgain(id, file, anchor);
  // Names and quotes find their own place in the other file; lines are others there.
  const lines = found !== null && /^(?:file$|lines)/.test(selector) ? found.lines : '';
  const bind = `npx memtrust bind ${id} ${target}${lines} --instead-of ${path}`;
  return say`Run ${bind}, then ${`npx memtrust reverify ${id}`}, if the fact still holds.`;
}

/** The statement names the path, so it has to be edited. */
function renamePath(id: string, file: string, path: string, target: string | undefined): Phrase {
  const bind = `npx memtrust bind ${id}`;
  const command = target === undefined ? bind : `${bind} ${target} --instead-of ${path}`;
  return say`Edit ${file}, which names ${path}; then run ${command} and ${`npx memtrust adopt ${id}`}.`;
}

/** The commands where it still holds and where it does not. Where the place is lost, the user names another one. */
function lookAgain(id: string, file: string, { path, verdict }: AnchorResult): Phrase {
  const reverify = `npx memtrust reverify ${id}`;
  const adopt = `npx memtrust adopt ${id}`;
  if (verdict === 'changed' || verdict === 'unit_changed' || verdict === 'origin_changed')
    return say`Run ${reverify} if the fact still holds; otherwise edit ${file}, then run ${`npx memtrust bind ${id}`}
      and ${adopt}.`;
  return say`Run ${`npx memtrust bind ${id} PATH#L1-L9 --instead-of ${path}`} with the place that it is about now,
    then ${reverify} if the fact still holds; otherwise edit ${file}, then run ${adopt}.`;
}

/** `src/a.ts:10-24` as a path, and as lines of a source on the command line; a renamed file has no lines. */
function placeOf(foundAt: string): { readonly path: string; readonly lines: string } {
  const match = /^(.*):(\d+)-(\d+)$/s.exec(foundAt);
  return match === null
    ? { path: foundAt, lines: '' }
    : { path: match[1] ?? '', lines: `#L${match[2]}-L${match[3]}` };
}

/** What became of the source, with its path: "`src/a.ts` changed where it is cited", "`src/a.ts` is gone". */
function whatHappened(anchor: AnchorResult, importance: Importance, { entries }: Tree): Phrase {
  const { path, verdict, movedTo, foundAt, why } = anchor;
  if (!entries.has(path) && movedTo === null && (verdict === 'missing' || verdict === 'changed')) {
    if (!isRename(foundAt)) return say`${path} is gone`;
    return importance === 'critical'
      ? say`${path} was renamed to ${foundAt}, and a critical fact does not follow a rename`
      : say`${path} was renamed to ${foundAt} and changed where it is cited`;
  }
  switch (verdict) {
    case 'unit_changed':
      return say`${path} changed in the function, section or block around what is cited, which a
        ${[importance]} fact needs unchanged`;
    case 'origin_changed':
      return say`an import or declaration that the cited code uses changed in ${path}, which a
        ${[importance]} fact needs unchanged`;
    case 'missing':
      return say`${path} no longer contains what is cited`;
    case 'ambiguous':
      return anchor.selector.startsWith('symbol:') && why !== null
        ? say`${path} is ambiguous: ${[why]}`
        : say`${path} has the cited text in the same place another number of times`;
    case 'unreadable':
      return say`${path} cannot be checked: ${[why ?? 'it cannot be read']}`;
    default:
      return say`${path} changed where it is cited`;
  }
}

/** What became of a path that a fact names. */
function whereIsPath({ path, verdict, foundAt, why }: AnchorResult): Phrase {
  if (verdict === 'unreadable')
    return say`${path} cannot be checked: ${[why ?? 'it cannot be read']}`;
  if (verdict === 'changed') return say`${path} is empty, or it is another kind of thing now`;
  return isRename(foundAt) ? say`${path} was renamed to ${foundAt}` : say`${path} is gone`;
}

/** The words of the claim that are gone: the shortest answer to what a reviewer asks first. */
function whatVanished({ vanished }: AnchorResult): Phrase {
  return vanished.flatMap(
    (word, index): Phrase => say`${[index === 0 ? '; gone: ' : ', ']}${word}`,
  );
}

/** The place where the same text is now, if it is known. */
function whereElse({ path, foundAt }: AnchorResult): Phrase {
  const other = foundAt === null ? null : placeOf(foundAt);
  if (foundAt === null || other === null || other.lines === '') return [];
  const shown = foundAt.replace(/:(\d+)-\1$/, ':$1');
  return other.path === path
    ? say`; the same text is in ${shown}`
    : say`; the same text is now in ${shown}`;
}

/** Whether a hint is a whole file, which only a rename leads to. */
function isRename(foundAt: string | null): foundAt is string {
  return foundAt !== null && placeOf(foundAt).lines === '';
}

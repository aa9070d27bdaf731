import { plain, say, type Phrase } from '../text/phrase.js';
import { isHeld, type AnchorResult } from './verdict.js';

/*
 * What has to be typed before a fact whose sources changed can be adopted? `bindThenAdopt` names the whole
 * way in its order: edit, `bind`, `adopt`.
 *
 * `adopt` and `reverify` say it when they refuse, and the rules `silent-promotion` and `adoption-mismatch` in
 * their remedies. Words are free. `isHeld` is what `adopt` accepts: one verdict more there is trust that
 * nobody proved. When it is wrong, `__tests__/e2e/cli/stale-and-false.test.ts` fails.
 */

type Source = Pick<AnchorResult, 'path' | 'selector' | 'verdict'>;

/**
 * "edit …, run `bind ID`, then `adopt ID`": `bind ID` finds each place that is still there, so no path and no line of
 * the old text is named. A place that is lost comes first, with what only the user knows.
 */
export function bindThenAdopt(id: string, anchors: readonly Source[]): Phrase {
  const broken = anchors.filter(({ verdict }) => !isHeld(verdict));
  const lost = [...new Set(broken.filter(isLost).map(({ path }) => path))];
  const bind = `npx memtrust bind ${id}`;
  const adopt = `npx memtrust adopt ${id}`;
  if (broken.length === 0) return say`edit the fact, then run ${adopt}`;
  const edit = plain('edit the fact where it is no longer true');
  const [first, second] = lost;
  if (first === undefined) return [...edit, ...say`, run ${bind}, then ${adopt}`];
  const others =
    second === undefined
      ? plain('')
      : say`, the same for ${second}${[lost.length > 2 ? ' and others' : '']}`;
  const kept = broken.every(isLost) ? plain('') : say`, then ${bind}`;
  return [
    ...edit,
    ...say`, run ${`${bind} PATH#L1-L9 --instead-of ${first}`} with the file and the lines that it is about
      now${others}${kept}, then ${adopt}`,
  ];
}

/** Whether nobody but the user can say which text took the place of the cited one. */
function isLost({ selector, verdict }: Source): boolean {
  if (verdict === 'changed') return /^(?:quote|absent|present)/.test(selector);
  if (verdict === 'unit_changed' || verdict === 'origin_changed') return false;
  return verdict !== 'unbound';
}

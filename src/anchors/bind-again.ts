import { plain, say, type Phrase } from '../text/phrase.js';
import type { AnchorResult, AnchorVerdict } from './verdict.js';

/*
 * What has to be typed before a fact whose sources changed can be adopted? `bindThenAdopt` names the whole
 * way in its order: edit, `bind` with what the fact cites now, `adopt`.
 *
 * `adopt` and `reverify` say it when they refuse, and the rules `silent-promotion` and `adoption-mismatch` in
 * their remedies. Words are free. `isHeld` is what `adopt` accepts: one verdict more there is trust that
 * nobody proved. When it is wrong, `__tests__/e2e/cli/stale-and-false.test.ts` fails.
 */

/** Whether a source says what was bound, so that its fact can be adopted. */
export function isHeld(verdict: AnchorVerdict): boolean {
  return verdict === 'fresh' || verdict === 'reformatted' || verdict === 'moved';
}

type Source = Pick<AnchorResult, 'path' | 'selector' | 'verdict'>;

/** "edit …, run `bind …`, then `adopt …`": without the binding where all sources hold. */
export function bindThenAdopt(id: string, anchors: readonly Source[]): Phrase {
  const [first, ...others] = anchors.filter(({ verdict }) => !isHeld(verdict));
  const adopt = `npx memtrust adopt ${id}`;
  if (first === undefined) return say`edit the fact, then run ${adopt}`;
  const more =
    others.length === 0
      ? plain('')
      : say`, the same for ${others[0]?.path ?? ''}${[others.length > 1 ? ' and others' : '']}`;
  return say`edit the fact where it is no longer true, run ${bindCommand(id, first)}
    (${[whatIsCited(first)]})${more}, then ${adopt}`;
}

/** Binds a source to what it says now: where its place is lost, the user has to name another one. */
function bindCommand(id: string, source: Source): string {
  const bind = `npx memtrust bind ${id}`;
  switch (placeOf(source)) {
    case 'lines':
      return `${bind} ${source.path}${source.selector.replace(/^lines:(\d+)-(\d+)$/, '#L$1-L$2')}`;
    case 'kept':
      return `${bind} ${source.path}`;
    case 'lost':
      return `${bind} PATH#L… --instead-of ${source.path}`;
  }
}

function whatIsCited(source: Source): string {
  switch (placeOf(source)) {
    case 'lines':
      return 'or the lines that it is about now';
    case 'kept':
      return source.selector === 'file'
        ? 'it keeps citing the whole file; #L… would cite lines'
        : 'it keeps citing the same place of the file; #L… would cite lines';
    case 'lost':
      return 'with the file and the lines that it is about now';
  }
}

/** Whether the place that a source cites can be bound again, and how it is written on the command line. */
function placeOf({ selector, verdict }: Source): 'lines' | 'kept' | 'lost' {
  if (verdict !== 'changed' && verdict !== 'unbound') return 'lost';
  if (/^lines:\d+-\d+$/.test(selector)) return 'lines';
  return verdict === 'changed' && /^(?:quote|absent)/.test(selector) ? 'lost' : 'kept';
}

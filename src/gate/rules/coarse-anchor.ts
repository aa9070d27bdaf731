import { say, type Phrase } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { openFactsToTell } from '../snapshot.js';

/*
 * Does a new or changed binding cite more than its claim rests on? A fact cites `src/guard.ts`, 53 lines, as a whole: a
 * notice, with `symbol:requireOwner` as the better citation. The anchors say what is coarse and what would be better
 * (`coarse` of an `AnchorResult`); here is only how it is told.
 */

/** Finds citations so broad that harmless edits of the file would raise false alarms. */
export const coarseAnchor: Rule = {
  code: 'MT111',
  name: 'coarse-anchor',
  severity: 'notice',
  summary: 'A new or changed citation is so broad that it will raise false alarms.',
  why:
    'A fact that cites a whole file becomes stale at every edit of that file, and people stop ' +
    'reading the alarms. A symbol with a quote inside it covers exactly what the claim depends ' +
    'on.',
  remedy:
    'Cite less of the file: `npx memtrust bind ID PATH --symbol NAME`, `--quote TEXT`, or ' +
    '`PATH#L10-L24`.',
  *run({ head }) {
    for (const { id, record, anchors } of openFactsToTell(head)) {
      for (const { path, selector, coarse } of anchors) {
        if (coarse === null) continue;
        yield {
          message: [
            ...say`${id} cites ${path} too broadly: ${[coarse.why]}`,
            ...(coarse.better === null ? [] : say`; better: ${coarse.better}`),
          ],
          remedy: remedyOf(`npx memtrust bind ${id} ${path}`, coarse.better),
          path: record.path,
          factId: id,
          key: `${path}\0${selector}`,
        };
      }
    }
  },
};

/** The command for a better citation: `symbol:guard` gives `--symbol guard`, `lines:54-57` gives `#L54-L57`. */
function remedyOf(bind: string, better: string | null): Phrase {
  const [kind = '', name = ''] = /^(symbol|lines):(.+)$/.exec(better ?? '')?.slice(1) ?? [];
  if (kind === 'symbol') return say`Run ${`${bind} --symbol ${name}`}.`;
  if (kind === 'lines') return say`Run ${`${bind}#L${name.replace('-', '-L')}`}.`;
  return say`Run ${`${bind} --symbol NAME`} or ${`${bind} --quote TEXT`} with what the fact depends on.`;
}

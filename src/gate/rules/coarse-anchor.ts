import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

export const coarseAnchor: Rule = {
  code: 'MT111',
  name: 'coarse-anchor',
  severity: 'notice',
  summary: 'A new or changed binding would cry often, or by chance.',
  why: 'Whoever cites a whole file is asked again at every edit of it, and soon stops reading. A symbol with a quote inside it says what the claim rests on and nothing else.',
  remedy: 'Bind it more narrowly: `npx memtrust bind ID PATH --symbol NAME`, `--quote TEXT`, or `PATH#L10-L24`.',
  fixed: false,
  *run({ head }) {
    for (const { id, record, anchors } of openFacts(head)) {
      for (const { path, selector, coarse } of anchors) {
        if (coarse === null) continue;
        yield {
          message: [...say`${id} cites ${path} loosely: ${[coarse.why]}`, ...(coarse.better === null ? [] : say`; better: ${coarse.better}`)],
          remedy: coarse.better?.startsWith('symbol:') === true ? say`Run ${`npx memtrust bind ${id} ${path} --symbol ${coarse.better.slice('symbol:'.length)}`}.` : say`Run ${`npx memtrust bind ${id} ${path}#L10-L24`} with the lines that it rests on, or with ${'--quote'}.`,
          path: record.path,
          factId: id,
          key: `${path}\0${selector}`,
        };
      }
    }
  },
};

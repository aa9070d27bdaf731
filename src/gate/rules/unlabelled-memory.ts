import { plain, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/** Which JSON and YAML files carry memory that does not say how far to trust it, or contradicts itself? */

/** Finds memory in data files whose readers could not tell how far to trust it. */
export const unlabelledMemory: Rule<'release'> = {
  code: 'MT708',
  name: 'unlabelled-memory',
  severity: 'error',
  summary:
    'A JSON or YAML file of the change has memory whose labels are missing, unknown or ' +
    'contradictory.',
  why:
    'A manifest or an export is read far from the place where memory is checked. A reader ' +
    'takes an entry for trusted if it does not say where it comes from, what it is and how far ' +
    'to trust it, or if it calls a candidate trusted. Only an entry with `status: accepted` can be trusted.',
  remedy:
    'Give each entry `source_class`, `status` and `trust_level`, as `npx memtrust check ' +
    '--format json` does. Only `status: accepted` goes with `trust_level: trusted` and ' +
    '`trusted_baseline: true`.',
  releaseCondition: 'labels',
  *run({ release }) {
    for (const { path, list, faults, count, line } of release.head.entries) {
      const where =
        list === ''
          ? plain('its entries')
          : say`${count} ${count === 1 ? plain('entry') : plain('entries')} under ${list}`;
      const missing = faults.filter((fault) => !(fault in WRONG));
      const wrong = faults.flatMap((fault) => WRONG[fault] ?? []);
      const what = [
        ...(missing.length > 0 ? [`without ${enumerated(missing)}`] : []),
        ...(wrong.length > 0 ? [`with ${enumerated(wrong)}`] : []),
      ];
      yield {
        message: say`${path} carries memory ${plain(what.join(', '))}: ${where}`,
        remedy:
          wrong.length > 0
            ? 'Only `status: accepted` goes with `trust_level: trusted` and `trusted_baseline: true`.'
            : 'Give each entry its `source_class`, `status` and `trust_level`.',
        path,
        line,
        key: `${list}\0${faults.join(',').replaceAll(' ', '-')}`,
      };
    }
  },
};

/** Labels that are there and cannot be right. */
const WRONG: Readonly<Record<string, string>> = {
  'unknown status': 'an unknown status',
  'unknown trust level': 'an unknown trust level',
  contradiction: 'labels that contradict each other',
};

/** `source, status and trust level` */
function enumerated(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

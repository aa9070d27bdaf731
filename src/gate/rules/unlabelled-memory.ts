import { plain, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Which JSON files carry memory that does not say how far to trust it? `export.json` with
 * `{"memories": [{"text": "…"}]}` lacks all three labels. What counts as such a list is found by
 * `release/unlabelled.ts`; here is only how it is told. Safe error: silence, since most JSON is no memory.
 * `__tests__/gate/rules/unlabelled-memory.test.ts` fails when this is wrong. Users accept a finding by its
 * list and the missing labels in their order, the `key`: that order is frozen, messages are free.
 */

/** Finds memory in JSON files whose readers could not tell how far to trust it. */
export const unlabelledMemory: Rule<'release'> = {
  code: 'MT708',
  name: 'unlabelled-memory',
  severity: 'error',
  summary:
    'The change touches a JSON file with memory that lacks its source, status or trust level.',
  why:
    'A manifest or an export is read far from the place where memory is checked. A reader ' +
    'takes an entry for trusted if it does not say where it comes from, what it is and how far ' +
    'to trust it. JSON Schemas of such files count too.',
  remedy:
    'Give each entry `source_class`, `status` and `trust_level`, as `npx memtrust check ' +
    '--format json` does. Or list the files to check under `release: {json_paths: …}` in the policy.',
  fixed: false,
  releaseCondition: 'labels',
  *run({ release }) {
    for (const { path, list, missing, count, line } of release.head.entries) {
      const where =
        list === ''
          ? plain('its entries')
          : say`${count} ${count === 1 ? plain('entry') : plain('entries')} under ${list}`;
      yield {
        message: say`${path} carries memory without ${plain(enumerated(missing))}: ${where}`,
        remedy: plain('Give each entry its `source_class`, `status` and `trust_level`.'),
        path,
        line,
        key: `${list}\0${missing.join(',').replaceAll(' ', '-')}`,
      };
    }
  },
};

/** `source, status and trust level` */
function enumerated(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

import { expect, test } from '@jest/globals';
import { normalise } from '../../src/agent-files/detectors/prose/normal.js';
import { CARRYING_OFF } from '../../src/agent-files/detectors/prompt-injection/carrying-off.js';
import { ENGLISH } from '../../src/agent-files/detectors/prompt-injection/english.js';
import { HIDING } from '../../src/agent-files/detectors/prompt-injection/hiding.js';
import { MISJUDGING } from '../../src/agent-files/detectors/prompt-injection/misjudging.js';
import { OTHER_LANGUAGES_FIRST } from '../../src/agent-files/detectors/prompt-injection/other-languages-first.js';
import { OTHER_LANGUAGES } from '../../src/agent-files/detectors/prompt-injection/other-languages.js';
import { POSING } from '../../src/agent-files/detectors/prompt-injection/posing.js';
import { WEAKENING } from '../../src/agent-files/detectors/prompt-injection/weakening.js';
import { LURES } from '../agent-files/detectors/lure-sentences.js';
import { textOf } from './sources.js';

const TABLES = [
  ['carrying-off', CARRYING_OFF],
  ['english', ENGLISH],
  ['hiding', HIDING],
  ['misjudging', MISJUDGING],
  ['other-languages-first', OTHER_LANGUAGES_FIRST],
  ['other-languages', OTHER_LANGUAGES],
  ['posing', POSING],
  ['weakening', WEAKENING],
] as const;

/** What the comment above each pattern says that it finds, with its name. */
const EXAMPLES =
  /^ {2}\/\/ Finds: (?<sentence>.+)\n {2}\{\n {4}lure: .+\n {4}name: '(?<name>[^']+)'/gm;

test.each(TABLES)('%s: the sentence above each pattern is one that it finds', (file, table) => {
  const text = textOf(`agent-files/detectors/prompt-injection/${file}.ts`);
  const examples = [...text.matchAll(EXAMPLES)].map(({ groups }) => groups ?? {});
  expect(examples.map(({ name }) => name)).toEqual(table.map(({ name }) => name));
  const wrong = table.filter((pattern, at) => {
    const sentence = examples[at]?.['sentence'] ?? '';
    const read = normalise(sentence);
    return !(
      LURES.includes(sentence) &&
      pattern.pattern().test(read) &&
      pattern.needs?.().test(read) !== false &&
      pattern.unless?.().test(read) !== true
    );
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

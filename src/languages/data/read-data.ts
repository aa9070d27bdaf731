import { endingOf } from '../../text/file-text.js';
import { byWord } from '../../text/words.js';
import { readJson } from './json.js';
import { Unreadable, type DataNode } from './node.js';
import { readToml } from './toml.js';
import { readYaml } from './yaml-values.js';

/* A data file as nodes: `{"a": 1}` is a map with the key `a`; one with a fault is a sentence that says why. */

/** Formats of data files by the ending of a name. Adding one is a file here and a line below. */
const READERS = byWord<(text: string) => DataNode>([
  ['json jsonc', readJson],
  ['yaml yml', readYaml],
  ['toml', readToml],
]);

/** Characters above which a file is not read as data, as no one writes it by hand. */
const MOST_DATA = 4 * 1024 * 1024;

/** The data of a file, or why it has none that can be read. Never throws. */
export function readData(path: string, text: string): DataNode | string {
  const read = READERS.get(endingOf(path));
  if (read === undefined)
    return 'this version reads values of JSON, YAML and TOML files only; use lines or a quote';
  if (text.length > MOST_DATA)
    return `the file is longer than ${MOST_DATA} characters, so its values are not read; use a quote`;
  try {
    return read(text);
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

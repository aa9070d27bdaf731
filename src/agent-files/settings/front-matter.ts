import { readData } from '../../languages/data/read-data.js';
import type { AgentDocument } from '../document.js';
import { settingOf, type Setting, type SettingEntry } from './node.js';

/*
 * Which keys has the front matter of a text for agents? Between two lines `---` at the very
 * beginning: `description: Use it` gives the key `description`. Without the closing line the answer
 * is `open`.
 *
 * The detectors of structure ask, and that of settings for `allowed-tools` and `hooks`. Where our
 * reader of YAML gives up (`globs: *.ts`, a key twice), agents go on; then the keys are read line
 * by line, so that nothing passes unseen. `__tests__/agent-files/detectors/structure.test.ts` and
 * "front matter" in `__tests__/agent-files/detectors/settings.test.ts` fail when this is wrong.
 */

/** The front matter of a text for agents, as far as it could be read. */
export interface OpenFrontMatter {
  /** Offsets are those of the document. */
  readonly root: Setting;
  /** As YAML; where it is `lines`, no parser takes it and its keys were read line by line, as lenient agents do. */
  readonly read: 'yaml' | 'lines';
  /** The lines between the marks; the first is line 2 of the document. */
  readonly lines: readonly string[];
}

/** Characters in which front matter has to end; that of people has hundreds. */
const MOST_CHARACTERS = 64 * 1024;

/** The front matter of a document; `open` where its closing line is missing, null where it has none. */
export function frontMatterOf({ text }: AgentDocument): OpenFrontMatter | 'open' | null {
  const beginning = text.slice(0, MOST_CHARACTERS);
  const opening = /^\uFEFF?---[ \t]*(?:\r\n|[\n\r])/.exec(beginning)?.[0];
  if (opening === undefined) return null;
  const rest = beginning.slice(opening.length);
  const closing = /(?:^|\r\n|[\n\r])---[ \t]*(?=[\n\r]|$)/.exec(rest);
  if (closing === null) return 'open';
  const yaml = rest.slice(0, closing.index);
  const lines = yaml === '' ? [] : yaml.split(/\r\n|[\n\r]/);
  const data = readData('front-matter.yaml', yaml);
  if (typeof data === 'string' || data.kind === 'unclear')
    return { root: byLine(lines, text, opening.length), read: 'lines', lines };
  const isTwice = data.kind === 'map' && [...data.entries.values()].includes('twice');
  return isTwice
    ? { root: byLine(lines, text, opening.length), read: 'lines', lines }
    : { root: settingOf(data, opening.length), read: 'yaml', lines };
}

/** Keys at the left margin with the texts behind them, and where there is none, with the indented lines below. */
function byLine(lines: readonly string[], text: string, start: number): Setting {
  const entries: SettingEntry[] = [];
  let at = start;
  for (const [index, line] of lines.entries()) {
    const name = /^([A-Za-z_][\w-]{0,60})[ \t]*:/.exec(line);
    if (name !== null) {
      const [key, word = ''] = name;
      const value =
        line.slice(key.length).trim() ||
        (/^[ \t]/.test(lines[index + 1] ?? '') ? (lines[index + 1] ?? '').trim() : '');
      entries.push({
        name: word,
        at,
        value: {
          kind: 'scalar',
          at: at + key.length,
          value: /^(?:".*"|'.*')$/.test(value) ? value.slice(1, -1) : value,
        },
      });
    }
    at += line.length;
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return { kind: 'map', at: start, entries };
}

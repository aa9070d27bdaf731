import { Unreadable } from '../../../../languages/data/node.js';
import { composeYaml } from '../../../../languages/data/yaml-values.js';
import { plain, say } from '../../../../text/phrase.js';
import { shownName } from '../../settings/check.js';
import { type Fault, fault } from '../syntax.js';
import { isMap, isScalar, type YAMLError } from 'yaml';

/* Where is front matter no YAML? `description: Use when: asked.` has a colon without quotes. */

/** Keys whose value is a pattern: `globs: *.ts` is usual, and their readers take it as a text. */
const PATTERN = /^(?:applyTo|fileMatchPattern|globs?|paths)$/;

/**
 * What a reader takes as a text although YAML does not: patterns, hints to arguments as well, or any value of one line.
 * What Claude and OpenCode repair is a notice, because other agents do not (`repairs`).
 */
export type Lenient = 'patterns' | 'hints' | 'values' | 'repairs';

/**
 * What is wrong with front matter that is no YAML, at its line; null where its reader takes it, or where the parser
 * does not say what is wrong.
 *
 * @param lines those between the marks; the first is line 2.
 */
export function yamlFault(lines: readonly string[], lenient: Lenient): Fault | null {
  const found = firstFault(asRead(lines, lenient));
  if (found === null) return null;
  const { line, key } = found;
  const text = lines[line - 1] ?? '';
  if (/^[<=>]{7}/.test(text)) return null; // a merge conflict, which has a finding of its own
  const isRepaired = lenient === 'repairs' && firstFault(asRead(lines, 'values')) === null;
  const severity = isRepaired ? 'notice' : 'warning';
  const at = { line: line + 1, column: 1, severity } as const;
  if (key !== null)
    return fault(
      'yaml',
      say`the key ${shownName(key)} occurs twice in the front matter, so agents that read YAML strictly
        ignore all of it`,
      'Merge both, or remove one.',
      at,
    );
  const hasColon = /^[\w-]+:[ \t]+[^"'|>[{].*:(?:[ \t]|$)/.test(text);
  return fault(
    'yaml',
    hasColon
      ? 'this value has a colon and no quotes, so agents that read YAML strictly ignore the whole front matter'
      : 'the front matter is not valid YAML from here on, so agents that read YAML strictly ignore all of it',
    hasColon
      ? plain('Write the value in quotes.')
      : plain('Fix it: quote the value, close its quote or bracket, or indent with blanks.'),
    at,
  );
}

/** The line of the first fault, 1-based, and the key that is there twice, if it is that. */
function firstFault(yaml: string): { readonly line: number; readonly key: string | null } | null {
  try {
    const documents = composeYaml(yaml);
    const [error] = documents
      .flatMap(({ errors }) => errors)
      .toSorted((a, b) => a.pos[0] - b.pos[0]);
    if (error !== undefined) return { line: beginOf(error, yaml), key: null };
    const contents = documents[0]?.contents;
    const seen = new Set<string>();
    for (const { key } of isMap(contents) ? contents.items : []) {
      if (!isScalar(key) || typeof key.value !== 'string') continue;
      if (seen.has(key.value)) return { line: lineOf(yaml, key.range?.[0] ?? 0), key: key.value };
      seen.add(key.value);
    }
    return null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** The line of a fault; of a bracket or quote that is never closed, the line on which it begins. */
function beginOf({ code, pos }: YAMLError, yaml: string): number {
  const line = lineOf(yaml, pos[0]);
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return line;
  const above = yaml.split('\n').slice(0, line);
  const opening = above.findLastIndex((text) => /^[\s\w-]*:?[ \t]*["'[{]/.test(text));
  return opening < 0 ? line : opening + 1;
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function asRead(lines: readonly string[], lenient: Lenient): string {
  return lines.map((line) => quoted(line, lenient)).join('\n');
}

/** A line as its reader takes it: what YAML does not read as one text is in quotes. */
function quoted(line: string, lenient: Lenient): string {
  const [, key = '', value = ''] = /^([\w-]{1,60}):[ \t]+(.*)$/.exec(line) ?? [];
  const isText =
    (PATTERN.test(key) && /^[*{!%@]/.test(value)) ||
    ((lenient === 'hints' || lenient === 'repairs') && key === 'argument-hint') ||
    (lenient === 'values' && value !== '' && !/^["'|>[{]/.test(value));
  return isText ? `${key}: ${JSON.stringify(value)}` : line;
}

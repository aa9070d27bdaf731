import { mistypedFor, slipOf } from '../../../../text/nearest.js';
import { nodeText, type Setting } from '../../../settings/read.js';
import { textsOf } from '../../settings/check.js';
import { namesMisspelledTool } from '../permission-rules.js';

/* What may a value be, by the word of a schema? `text`, `truth`, `kebab`. */

export interface Kind {
  readonly fits: (value: Setting, words: readonly string[]) => boolean;
  /** Reads on from `must be`; `#` is the words. */
  readonly noun: string;
  readonly remedy: string;
  /** Whether it says how a text is written. */
  readonly isForm: boolean;
}

type Row = readonly [word: string, noun: string, fits: Kind['fits'], remedy?: string];

const isText = (value: Setting): boolean => nodeText(value) !== null;
const isList = ({ kind }: Setting): boolean => kind === 'list';
const isScalar =
  (type: 'boolean' | 'number') =>
  (value: Setting): boolean =>
    value.kind === 'scalar' && typeof value.value === type;
const hasForm =
  (form: RegExp) =>
  (value: Setting): boolean =>
    form.test(nodeText(value) ?? '');

const KIND_ROWS: readonly Row[] = [
  ['any', 'anything', () => true],
  ['text', 'a text', isText],
  ['texts', 'a list of texts', isList],
  ['list', 'a list', isList],
  ['map', 'an object with keys', ({ kind }) => kind === 'map'],
  ['truth', 'true or false', isScalar('boolean'), 'Write true or false, without quotes.'],
  ['number', 'a number', isScalar('number'), 'Write a number, without quotes.'],
  [
    'whole',
    'a number from 0 on',
    (value) => isScalar('number')(value) && Number(scalarText(value)) >= 0,
    'Write a number from 0 on, without quotes.',
  ],
  ['one', 'a text', (value, words) => words.includes(scalarText(value) ?? '')],
  ['like', 'a text', isLike],
  [
    'several',
    'a text or a list',
    (value, words) => (isList(value) || isText(value)) && slippedIn(value, words) === null,
    'Write a list of names.',
  ],
];

const HYPHENS = 'Write it in lower case with hyphens: my-name.';

const FORM_ROWS: readonly Row[] = [
  ['upto', 'a text of at most # characters', isUpTo, 'Shorten it.'],
  ['globs', 'a list of patterns', isList, 'Write a list: `- "src/**/*.ts"`.'],
  [
    'glob',
    'a pattern of paths',
    (value) => isClosedPattern(nodeText(value) ?? '['),
    'Write one text with straight quotes and closed brackets: "src/**/*.{ts,tsx}".',
  ],
  [
    'agentname',
    'a name without `:`, and without `-` at its beginning',
    hasForm(/^(?!-)[^:]*$/),
    HYPHENS,
  ],
  [
    'kebab',
    'made of lower-case letters, digits and single hyphens',
    hasForm(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    HYPHENS,
  ],
  [
    'tools',
    'a pattern of tools in their spelling',
    (value) => isText(value) && !namesMisspelledTool(nodeText(value) ?? ''),
    'Write tools with capitals: "Edit|Write".',
  ],
  [
    'braced',
    'a text with variables as `{env:NAME}` or `{file:path}`',
    (value) => isText(value) && !/\{(?!env:|file:)[A-Za-z]+:[^{}]+\}/.test(nodeText(value) ?? ''),
    'Write `{env:NAME}` or `{file:path}`.',
  ],
  [
    'inside',
    'a path that begins with `./` and stays inside the plugin',
    hasForm(/^\.\/(?!\.claude-plugin(?:\/|$))(?!.*\/\.\.(?:\/|$))/),
    'Write a path from the root of the plugin, beginning with `./`.',
  ],
];

export const KINDS: ReadonlyMap<string, Kind> = new Map(
  [...KIND_ROWS, ...FORM_ROWS].map((row, index) => {
    const [word, noun, fits, remedy = `Write ${noun}.`] = row;
    return [word, { fits, noun, remedy, isForm: index >= KIND_ROWS.length }];
  }),
);

/** A scalar as a word: `version` may have to be 1. */
export function scalarText(value: Setting | undefined): string | null {
  return value?.kind === 'scalar' && value.value !== null ? String(value.value) : null;
}

function isLike(value: Setting, words: readonly string[]): boolean {
  const text = scalarText(value);
  return text !== null && (words.includes(text) || mistypedFor(text, words) === null);
}

function isUpTo(value: Setting, [most]: readonly string[]): boolean {
  const text = scalarText(value);
  return text !== null && [...text].length <= Number(most);
}

/** Whether brackets of a pattern are closed, and it has no curly quotes, which would be part of the path. */
export function isClosedPattern(text: string): boolean {
  if (/^\s*[\u2018-\u201f]/.test(text)) return false;
  const rest = text.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return !rest.includes('[') && rest.split('{').length === rest.split('}').length;
}

/** Names that are compared: there are fewer tools. */
const MOST_NAMES = 200;

/** The first of several names that is a slip of a known one: `Reed, Grep` has `Reed`, and `Bash(git:*)` none. */
export function slippedIn(value: Setting, known: readonly string[]): string | null {
  const names = textsOf(value).flatMap(({ text }) =>
    text.replace(/\([^)]*\)?/g, ' ').split(/[\s,]+/),
  );
  return names.slice(0, MOST_NAMES).find((name) => slipOf(name, known) !== null) ?? null;
}

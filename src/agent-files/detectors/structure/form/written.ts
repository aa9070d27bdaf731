import { mistypedFor, slipOf } from '../../../../text/nearest.js';
import { nodeText, type Setting } from '../../../settings/read.js';
import { textsOf } from '../../settings/check.js';
import { namesMisspelledTool } from '../permission-rules.js';

/* What may a value be, by the word of a schema? `text`, `truth`, `kebab`. */

export interface ValueKind {
  readonly fits: (value: Setting, words: readonly string[]) => boolean;
  /** Reads on from `must be`; `#` is the words. */
  readonly noun: string;
  readonly remedy: string;
  /** Whether it says how a text is written. */
  readonly isForm: boolean;
}

const isText = (value: Setting): boolean => nodeText(value) !== null;
const isList = ({ kind }: Setting): boolean => kind === 'list';
const isTruth = (value: Setting): boolean => typeof scalarOf(value) === 'boolean';
const isNumber = (value: Setting): boolean => typeof scalarOf(value) === 'number';
const isIn = (value: Setting, form: RegExp): boolean => form.test(nodeText(value) ?? '');

const FITS: ReadonlyMap<string, ValueKind['fits']> = new Map<string, ValueKind['fits']>([
  ['any', () => true],
  ['text', isText],
  ['texts', isList],
  ['list', isList],
  ['map', ({ kind }) => kind === 'map'],
  ['truth', isTruth],
  ['number', isNumber],
  ['whole', (value) => isNumber(value) && Number(scalarOf(value)) >= 0],
  ['one', (value, words) => words.includes(scalarText(value) ?? '')],
  ['like', isLike],
  [
    'several',
    (value, known) => (isList(value) || isText(value)) && slippedIn(value, known) === null,
  ],
  [
    'upto',
    (value, [most]) => value.kind === 'scalar' && [...String(value.value)].length <= Number(most),
  ],
  ['globs', isList],
  ['glob', (value) => isClosedPattern(nodeText(value) ?? '[')],
  ['agentname', (value) => isIn(value, /^(?!-)[^:]*$/)],
  ['kebab', (value) => isIn(value, /^[a-z0-9]+(?:-[a-z0-9]+)*$/)],
  ['tools', (value) => isText(value) && !namesMisspelledTool(nodeText(value) ?? '')],
  ['braced', (value) => isText(value) && !isIn(value, /\{(?!env:|file:)[A-Za-z]+:[^{}]+\}/)],
  ['inside', (value) => isIn(value, /^\.\/(?!\.claude-plugin(?:\/|$))(?!.*\/\.\.(?:\/|$))/)],
]);

/** The word, what it reads as, and the remedy, unless it is to write that. */
const TYPES = [
  'any | anything',
  'text | a text',
  'texts | a list of texts',
  'list | a list',
  'map | an object with keys',
  'truth | true or false | Write true or false, without quotes.',
  'number | a number | Write a number, without quotes.',
  'whole | a number from 0 on | Write a number from 0 on, without quotes.',
  'one | a text',
  'like | a text',
  'several | a text or a list | Write a list of names.',
];
const HYPHENS = 'Write it in lower case with hyphens: my-name.';
const FORMS = [
  'upto | a text of at most # characters | Shorten it.',
  'globs | a list of patterns | Write a list: `- "src/**/*.ts"`.',
  'glob | a pattern of paths | Write one text with straight quotes and closed brackets: "src/**/*.{ts,tsx}".',
  `agentname | a name without \`:\`, and without \`-\` at its beginning | ${HYPHENS}`,
  `kebab | made of lower-case letters, digits and single hyphens | ${HYPHENS}`,
  'tools | a pattern of tools in their spelling | Write tools with capitals: "Edit|Write".',
  'braced | a text with variables as `{env:NAME}` or `{file:path}` | Write `{env:NAME}` or `{file:path}`.',
  'inside | a path that begins with `./` and stays inside the plugin | Write a path inside, beginning with `./`.',
];

export const KINDS: ReadonlyMap<string, ValueKind> = new Map(
  [...TYPES, ...FORMS].map((row) => {
    const [word = '', noun = '', remedy = `Write ${noun}.`] = row.split(' | ');
    const fits = FITS.get(word) ?? isText;
    return [word, { fits, noun, remedy, isForm: FORMS.includes(row) }];
  }),
);

function scalarOf(value: Setting): unknown {
  return value.kind === 'scalar' ? value.value : null;
}

/** A scalar as a word: `version` may have to be 1. */
export function scalarText(value: Setting | undefined): string | null {
  return value?.kind === 'scalar' && value.value !== null ? String(value.value) : null;
}

function isLike(value: Setting, words: readonly string[]): boolean {
  const text = scalarText(value);
  return text !== null && (words.includes(text) || mistypedFor(text, words) === null);
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

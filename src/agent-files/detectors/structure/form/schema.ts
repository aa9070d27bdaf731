import { lazy } from '../../../../text/collections.js';

/*
 * What must the settings or the front matter of an agent look like? Schemas are rows of text:
 *
 *     one(default plan): permissions/defaultMode      a closed set; like(…) is an open one: slips alone are told
 *     text|texts: permissions/{allow,deny}            texts is a list of texts
 *     text: env/*                                     any key; so env is a map
 *     text: hooks/*[]/matcher                         every item of a list
 *     needs(command or url): mcpServers/*             one of these keys; `.` is the file itself
 *     needs(url if type=http,sse): mcpServers/*       where another key has one of these values
 *     idle(agent without context): .                  a key that counts for nothing there; unless key=words
 *     write(context.fileName): contextFileName        another key is meant, `*` is its own name; never: no such key
 *     names: hooks                                    its keys are an open list of names
 *     several(Read Edit): tools                       names in a text or a list, of which slips are told
 *     alias(sonnet opus): model                       one of these, or a full name
 *     upto(64): name                                  a text of at most so many characters
 *     glob|globs: paths                               a pattern of paths, or a list of them
 *     foreign: mode                                   a key of other agents, which is no slip of a known one
 *     yes: background                                 a truth, or yes, no, on, off, 1, 0
 *     any: model -> its hooks never run               what the agent does then; (notice) before it where it is mild
 */

const PLAIN_TYPES = [
  ...(['text', 'texts', 'truth', 'number', 'positive', 'whole', 'list', 'map', 'any'] as const),
  ...(['kebab', 'slug', 'inside', 'tools', 'braced'] as const),
  ...(['globs', 'glob', 'yes', 'foreign', 'agentname', 'agentslug'] as const),
] as const;

const TYPES_WITH_WORDS = ['one', 'like', 'alias', 'several', 'upto'] as const;

export type FormType =
  | { readonly is: (typeof PLAIN_TYPES)[number] }
  | { readonly is: (typeof TYPES_WITH_WORDS)[number]; readonly words: readonly string[] };

/** A rule about the keys of one map. */
export interface KeyRule {
  /** One of these has to be there, or the only one counts for nothing. */
  readonly keys: readonly string[];
  readonly is: 'needed' | 'idle';
  readonly when: KeyCondition | null;
  readonly effect: FormEffect;
}

/** Another key has one of some values, or none of them (`isThere` is false); is there at all, or not (no words). */
export interface KeyCondition {
  readonly key: string;
  readonly words: readonly string[] | null;
  readonly isThere: boolean;
}

/** What the agent does with a wrong value: reads on from `so `. */
export interface FormEffect {
  readonly severity: 'warning' | 'notice';
  readonly text: string;
}

/** What a value must be, and what is below it. */
export interface FormShape {
  /** One of these; empty where nothing is known. */
  types: readonly FormType[];
  effect: FormEffect;
  readonly keys: Map<string, FormShape>;
  /** Any other key, and any item of a list. */
  anyKey: FormShape | null;
  item: FormShape | null;
  readonly rules: KeyRule[];
  /** What to write in place of this key; empty where there is nothing to write, null where the key is fine. */
  instead: string | null;
  /** Its keys are names of a growing list, such as events: near ones are told, others may be new. */
  hasNames: boolean;
}

export interface FormSchema {
  /** Paths of the files. */
  readonly pattern: RegExp;
  /** How a message calls the reader: `Claude`. */
  readonly agent: string;
  readonly root: FormShape;
}

interface WrittenSchema {
  /** As in the tables of agents: `/` at the beginning is any folder. */
  readonly files: string;
  readonly agent: string;
  /** The agent's documentation, or the schema that it publishes. */
  readonly source: string;
  /** What the agent does with a wrong value, unless a row says otherwise. */
  readonly effect: string;
  readonly rows: readonly string[];
}

/** A schema of rows, which are read when a file needs them. They are ours: a row that is not understood throws. */
export function formSchema({ files, agent, effect, rows }: WrittenSchema): FormSchema {
  const root = lazy(() => rootOf(rows, effectOf(effect)));
  return {
    // File systems without case take `.curſor` for `.cursor`, and so do these flags.
    pattern: new RegExp(files.replace(/^\//, '(?:^|/)'), 'iu'),
    agent,
    get root() {
      return root();
    },
  };
}

function rootOf(rows: readonly string[], usual: FormEffect): FormShape {
  const root = emptyShape(usual);
  root.types = [{ is: 'map' }];
  for (const row of rows.filter((all) => all !== '').flatMap(rowsIn)) addRow(root, row, usual);
  return root;
}

/** Rows of another schema below a path: `below('mcpServers/*', SERVER)`. */
export function below(path: string, rows: string): string {
  return rowsIn(rows)
    .map((row) => {
      const { types, paths, effect } = partsOf(row);
      const all = paths.map((own) => (own === '.' ? path : joinedPath(path, own)));
      return `${types}: ${all.join(' ')}${effect === undefined ? '' : ` -> ${effect}`}`;
    })
    .join('\n');
}

/** The same rows, each fault a notice. */
export function lenient(rows: string): string {
  return rows.replaceAll(' -> ', ' -> (notice) ').replaceAll('(notice) (notice)', '(notice)');
}

function joinedPath(path: string, own: string): string {
  return own.startsWith('[') ? `${path}${own}` : `${path}/${own}`;
}

/** A row begins at the margin; a longer one goes on in indented lines. */
function rowsIn(rows: string): readonly string[] {
  return rows
    .trim()
    .split(/\n(?=\S)/)
    .map((row) => row.replace(/\s+/g, ' '));
}

function partsOf(row: string): {
  readonly types: string;
  readonly paths: readonly string[];
  readonly effect: string | undefined;
} {
  const [, types = '', paths = '', effect] =
    /^((?:[a-z]+(?:\([^)]*\))?\|?)+): (.*?)(?: -> (.*))?$/.exec(row) ?? [];
  if (types === '') throw new Error(`not a row of a schema: ${row}`);
  return { types, paths: paths.split(' ').flatMap(spread), effect };
}

/** `a/{b,c}/d` as `a/b/d` and `a/c/d`. */
function spread(path: string): readonly string[] {
  const [, before = '', words, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (words === undefined) return [path];
  return words.split(',').flatMap((word) => spread(`${before}${word}${after}`));
}

const OF_TEXT: ReadonlySet<string> = new Set([
  'text',
  'one',
  'like',
  'kebab',
  'slug',
  'inside',
  'tools',
  'braced',
]);

function addRow(root: FormShape, row: string, usual: FormEffect): void {
  const { types, paths, effect: written } = partsOf(row);
  const effect = written === undefined ? usual : effectOf(written);
  const words = [...types.matchAll(/([a-z]+)(?:\(([^)]*)\))?/g)];
  for (const path of paths) {
    const shape = shapeAt(root, path, usual);
    // How a text is written is what the last row says.
    if (words.some(([, word = '']) => OF_TEXT.has(word)))
      shape.types = shape.types.filter(({ is }) => !OF_TEXT.has(is));
    for (const [, word = '', inside = ''] of words) addWord(shape, word, inside, effect);
  }
}

function addWord(shape: FormShape, word: string, inside: string, effect: FormEffect): void {
  if (word === 'needs') shape.rules.push(keyRule('needed', inside, effect));
  else if (word === 'idle') shape.rules.push(keyRule('idle', inside, effect));
  else if (word === 'names') shape.hasNames = true;
  else {
    shape.effect = effect;
    if (word === 'write' || word === 'never') shape.instead = inside;
    else shape.types = [...shape.types.filter(({ is }) => is !== word), typeOf(word, inside)];
    if (word === 'texts' || word === 'globs')
      shape.item ??= { ...emptyShape(effect), types: [{ is: word === 'texts' ? 'text' : 'glob' }] };
  }
}

function typeOf(word: string, inside: string): FormType {
  const withWords = TYPES_WITH_WORDS.find((known) => known === word);
  if (withWords !== undefined) return { is: withWords, words: inside.trim().split(/\s+/) };
  const is = PLAIN_TYPES.find((known) => known === word);
  if (is === undefined) throw new Error(`no type: ${word}`);
  return { is };
}

/** `url if type=http,sse`, `command or url`, `agent without context`. */
function keyRule(is: KeyRule['is'], written: string, effect: FormEffect): KeyRule {
  const [, keys = '', join, key = '', words] =
    /^(.+?)(?: (if|without|unless) ([\w-]+)(?:=([\w,*-]+))?)?$/.exec(written.trim()) ?? [];
  const when =
    join === undefined ? null : { key, words: words?.split(',') ?? null, isThere: join === 'if' };
  return { keys: keys.split(' or '), is, when, effect };
}

function effectOf(written: string): FormEffect {
  const text = written.replace(/^\(notice\) /, '');
  return { severity: text === written ? 'warning' : 'notice', text };
}

/** The shape at a path; what leads to it is made, and is a map or a list. */
function shapeAt(root: FormShape, path: string, usual: FormEffect): FormShape {
  let shape = root;
  if (path === '.') return shape;
  for (const step of path.match(/\[\]|[^/[\]]+/g) ?? []) {
    const next: FormShape = stepOf(shape, step) ?? emptyShape(usual);
    addContainer(shape, step === '[]' ? 'list' : 'map');
    if (step === '[]') shape.item = next;
    else if (step === '*') shape.anyKey = next;
    else shape.keys.set(step, next);
    shape = next;
  }
  return shape;
}

function stepOf(shape: FormShape, step: string): FormShape | null {
  if (step === '[]') return shape.item;
  return step === '*' ? shape.anyKey : (shape.keys.get(step) ?? null);
}

/** Whoever has something below is a map or a list, unless its own row says more. */
function addContainer(shape: FormShape, is: 'map' | 'list'): void {
  const known = shape.types.some(
    (type) => type.is === is || type.is === 'any' || (is === 'list' && type.is === 'texts'),
  );
  if (!known) shape.types = [...shape.types, { is }];
}

function emptyShape(effect: FormEffect): FormShape {
  return {
    types: [],
    effect,
    keys: new Map(),
    anyKey: null,
    item: null,
    rules: [],
    instead: null,
    hasNames: false,
  };
}

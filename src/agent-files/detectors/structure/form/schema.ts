import { kept, lazy } from '../../../../text/collections.js';
import { type ValueKind, KINDS } from './written.js';

/*
 * What must the settings or the front matter of an agent look like? A schema is a text: the agent, its files and what
 * it does with a wrong value, unless a row says otherwise; then rows, of which the last one says what a value is.
 *
 *     Claude | /\.claude/settings\.json$ | Claude ignores the whole file
 *     one(default plan): permissions/defaultMode      a closed set; like(…) is an open one: slips alone are told
 *     text|texts: permissions/{allow,deny}            texts is a list of texts
 *     text: env/*                                     any key; so env is a map
 *     text: hooks/*[]/matcher                         every item of a list
 *     needs(command or url): mcpServers/*             one of these keys; `.` is the file itself
 *     needs(url if type=http,sse): mcpServers/*       where another key has one of these values
 *     idle(agent without context): .                  a key that counts for nothing there; unless key=words
 *     write(context.fileName): contextFileName        another key is meant, `*` is its own name
 *     names: hooks                                    its keys are an open list of names
 *     several(Read Edit): tools                       names in a text or a list, of which slips are told
 *     upto(64): name                                  a text of at most so many characters
 *     glob|globs: paths                               a pattern of paths, or a list of them
 *     any: model -> its hooks never run               what the agent does then; (notice) before it where it is mild
 */

/** `one(a b)`: what a value may be. */
export interface FormType extends ValueKind {
  readonly is: string;
  readonly words: readonly string[];
}

/** A rule about the keys of one map. */
export interface KeyRule {
  /** One of these has to be there, or the only one counts for nothing. */
  readonly keys: readonly string[];
  readonly is: 'needs' | 'idle';
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
  /** What to write in place of this key; null where the key is fine. */
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

/** A schema of rows, which are read when a file needs them. They are ours: a row that is not understood throws. */
export function formSchema(written: string): FormSchema {
  const [head = ''] = written.trim().split('\n', 1);
  const [agent = '', files = '', effect = ''] = head.split(' | ').map((part) => part.trim());
  const root = lazy(() => {
    const usual = effectOf(effect);
    const shape = emptyShape(usual, ['map']);
    for (const row of rowsIn(unfolded(written)).slice(1)) addRow(shape, row, usual);
    return shape;
  });
  return {
    // File systems without case take `.curſor` for `.cursor`, and so do these flags.
    pattern: new RegExp(files.replace(/^\//, '(?:^|/)'), 'iu'),
    agent,
    get root() {
      return root();
    },
  };
}

/** Marks around rows that are not yet below their path: most schemas are of files that nobody has. */
const FOLDED = /\u0001([^\u0001-\u0003]*)\u0002([^\u0001-\u0003]*)\u0003/g;

/** Rows of another schema below a path, with what the agent does: `below('mcpServers/*', SERVER)`. */
export function below(path: string, rows: string, usual?: string): string {
  return `\u0001${path}${usual === undefined ? '' : ` -> ${usual}`}\u0002${rows.trim()}\u0003`;
}

/** The rows with all that is folded in them, the innermost first. */
function unfolded(rows: string): string {
  const next = rows.replace(FOLDED, (_, path: string, inner: string) => rowsBelow(path, inner));
  return next === rows ? rows : unfolded(next);
}

function rowsBelow(written: string, rows: string): string {
  const [path = '', usual] = written.split(' -> ');
  return rowsIn(rows)
    .map((row) => {
      const { types, paths, effect = usual } = partsOf(row);
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
  if (path === '.') return own;
  return own.startsWith('[') ? `${path}${own}` : `${path}/${own}`;
}

/** A row begins at the margin; a longer one goes on in indented lines. */
function rowsIn(rows: string): readonly string[] {
  return rows
    .trim()
    .split(/\n(?=\S)/)
    .map((row) => row.trim().replace(/\s+/g, ' '));
}

interface RowParts {
  readonly types: string;
  readonly paths: readonly string[];
  readonly effect: string | undefined;
}

function partsOf(row: string): RowParts {
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

function addRow(root: FormShape, row: string, usual: FormEffect): void {
  const { types, paths, effect: written } = partsOf(row);
  const effect = written === undefined ? usual : effectOf(written);
  for (const path of paths) {
    const shape = shapeAt(root, path, usual);
    const own: FormType[] = [];
    for (const [, word = '', inside = ''] of types.matchAll(/([a-z]+)(?:\(([^)]*)\))?/g)) {
      if (word === 'needs' || word === 'idle') shape.rules.push(keyRule(word, inside, effect));
      else if (word === 'names') shape.hasNames = true;
      else if (word === 'write') Object.assign(shape, { effect, instead: inside });
      else own.push(formType(word, inside));
    }
    if (own.length === 0) continue;
    Object.assign(shape, { effect, types: own });
    const items = own.find(({ is }) => is === 'texts' || is === 'globs')?.is.slice(0, -1);
    if (items !== undefined) shape.item ??= emptyShape(effect, [items]);
  }
}

function formType(is: string, inside: string = ''): FormType {
  const kind = KINDS.get(is);
  if (kind === undefined) throw new Error(`no type: ${is}`);
  const words = inside.split(' ').filter((word) => word !== '');
  return { ...kind, is, words, noun: kind.noun.replace('#', inside) };
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
  for (const step of path === '.' ? [] : (path.match(/\[\]|[^/[\]]+/g) ?? [])) {
    addContainer(shape, step === '[]' ? 'list' : 'map');
    if (step === '[]') shape = shape.item ??= emptyShape(usual);
    else if (step === '*') shape = shape.anyKey ??= emptyShape(usual);
    else shape = kept(shape.keys, step, () => emptyShape(usual));
  }
  return shape;
}

/** Whoever has something below is a map or a list, unless its own row says more. */
function addContainer(shape: FormShape, is: 'map' | 'list'): void {
  const fine: readonly string[] = [is, 'any', ...(is === 'list' ? ['texts', 'globs'] : [])];
  if (!shape.types.some((type) => fine.includes(type.is)))
    shape.types = [...shape.types, formType(is)];
}

function emptyShape(effect: FormEffect, types: readonly string[] = []): FormShape {
  return {
    types: types.map((is) => formType(is)),
    effect,
    keys: new Map(),
    anyKey: null,
    item: null,
    rules: [],
    instead: null,
    hasNames: false,
  };
}

import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import { type AskAttributes, type Attributes, ATTRIBUTES_FILE } from '../../tree/attributes.js';
import { scannedEntries } from '../../tree/scanned-entries.js';
import type { Tree } from '../../tree/tree.js';
import { proposedNames } from './attribute-names.js';

/*
 * Does a changed `.gitattributes` hide changes of memory from a reviewer? A line `.memtrust/** -diff` does, `*.png
 * binary` does not. `git` is asked what holds for each name, at the base and in the head. `OWN_DRIVERS` may only name
 * drivers that git itself has: one too many hides a change.
 */

/**
 * Which of these changed files of attributes let git or GitHub hide, or join unseen, a change of
 * these names (SECURITY S44): git is asked what holds for each name in both trees, and what held at
 * the base already is not this change's.
 *
 * @param names of memory and of the gate; they need not be in a tree.
 */
export async function hidingFiles(
  base: Tree,
  head: Tree,
  changed: readonly string[],
  names: readonly string[],
  ask: AskAttributes,
): Promise<string[]> {
  if (changed.length === 0) return [];
  const asked = [...new Set([...names, ...(await proposedIn(head))])].filter(
    (name) => name !== '' && !name.includes('\0'),
  );
  const [before, now] = await Promise.all([ask(base, asked), ask(head, asked)]);
  if (before === null || now === null) return couldHide(base, head, changed);
  const hidden = asked.filter((name) => isHiddenNow(name, before, now));
  return changed.filter((path) => hidden.some((name) => name.startsWith(folderOf(path))));
}

/** The folder that a file of attributes speaks of, with a final `/`; empty at the root. */
function folderOf(path: string): string {
  return path.slice(0, -'.gitattributes'.length);
}

/** Names that are not there yet and that a pattern of the head could mean: `zz*` today, `zz.md` tomorrow. */
async function proposedIn(head: Tree): Promise<string[]> {
  const files = scannedEntries(head)
    .map(({ path }) => path)
    .filter((path) => ATTRIBUTES_FILE.test(path));
  return [...(await head.read(files, MEMORY_FILE_BYTES))].flatMap(([path, content]) =>
    content.kind === 'bytes'
      ? proposedNames(
          folderOf(path),
          Buffer.from(content.bytes)
            .toString('utf8')
            .replace(/^\uFEFF/, ''),
        )
      : [],
  );
}

/** Whether an attribute hides a name in the head that did not have this value at the base. */
function isHiddenNow(name: string, before: Attributes, now: Attributes): boolean {
  return [...(now.get(name) ?? [])].some(
    ([attribute, value]) =>
      before.get(name)?.get(attribute) !== value && HIDING.get(attribute)?.(value, name) === true,
  );
}

/**
 * Drivers that git brings along; they only choose what stands above a hunk. Source:
 * gitattributes(5), *Defining a custom hunk-header*.
 */
const OWN_DRIVERS: ReadonlySet<string> = new Set(
  (
    'ada bash bibtex cpp csharp css dts elixir fortran fountain golang html ini java ' +
    'kotlin markdown matlab objc pascal perl php python r ruby rust scheme tex ' +
    'typescript'
  ).split(' '),
);

/** Files to which lines are only added; `init` writes this for them. */
const APPENDED = /^\.memtrust\/(?:ledger\/.*|tombstones)\.jsonl$/;

type Hides = (value: string, name: string) => boolean;

/** `-text`: git calls the file binary, and shows no lines of it. */
const isOff: Hides = (value) => value === 'unset';
/**
 * `linguist-generated`: GitHub folds the file in a review. Anything but `false` marks it. Source: GitHub Linguist,
 * `LazyBlob#boolean_attribute`.
 */
const isMarked: Hides = (value) => value !== 'unset' && value !== 'false';

/**
 * Which values of an attribute keep a change from being shown or from being asked about, or show
 * and store other bytes than the file has.
 */
const HIDING: ReadonlyMap<string, Hides> = new Map<string, Hides>([
  ['diff', (value) => value !== 'set' && !OWN_DRIVERS.has(value)],
  ['text', isOff],
  ['crlf', isOff],
  [
    'merge',
    (value, name) =>
      value !== 'set' && value !== 'text' && !(value === 'union' && APPENDED.test(name)),
  ],
  ['filter', (value) => value !== 'set' && value !== 'unset'],
  ['ident', (value) => value !== 'unset'],
  ['working-tree-encoding', (value) => value !== 'unset'],
  ['linguist-generated', isMarked],
  ['linguist-vendored', isMarked],
]);

/** Where git cannot say: the files that hold, at the base or now, a word by which something could be hidden. */
async function couldHide(base: Tree, head: Tree, changed: readonly string[]): Promise<string[]> {
  const contents = await Promise.all(
    [base, head].map(async (tree) => tree.read(changed, MEMORY_FILE_BYTES)),
  );
  return changed.filter((path) =>
    [base, head].some((tree, index) => {
      const content = contents[index]?.get(path);
      if (!tree.entries.has(path)) return false;
      return (
        tree.entries.get(path)?.kind !== 'file' ||
        content?.kind !== 'bytes' ||
        COULD_HIDE.test(Buffer.from(content.bytes).toString('latin1'))
      );
    }),
  );
}

/** Lines such as `*.md -diff`, `a.md binary`, `[attr]quiet …`, `x !text`, `docs/a.md linguist-generated`. */
const COULD_HIDE =
  /\[attr\]|\b(?:diff|binary|merge|filter|ident|working-tree-encoding|linguist-\w+)\b|[-!](?:text|crlf)\b/;

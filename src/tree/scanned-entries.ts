import { joined } from '../text/pattern.js';
import { encodeName } from './names.js';
import type { Origin, Tree, TreeEntry } from './tree.js';

/*
 * Which few files of a large tree can be memory, agent files or files of the gate? `AGENTS.md` and
 * all below a folder that begins with a dot; not `src/a.ts`.
 *
 * The store, the inventory of agent files and the gate go through these instead of all. Nothing of
 * it is stored. A file too many only costs time, the safe error; one that is missing is never
 * looked at. A new agent file or layout whose names do not fit needs a line in NOTABLE_PATH:
 * `__tests__/tree/scanned-entries.test.ts` holds it against the tables of both.
 * `__tests__/tree/changed-entries.test.ts` fails where the entries of a tree made of another one
 * are not those of the same tree read alone.
 */

/**
 * The entries of a tree among which memory, agent files, and files of the gate are found, in the order of the tree. All
 * else, which is nearly all of a large repository, is passed over once and for all who look for one of these.
 */
export function scannedEntries(tree: Tree): readonly TreeEntry[] {
  const known = found.get(tree);
  if (known !== undefined) return known;
  const notable = tree.madeOf
    ? derived(tree, tree.madeOf)
    : [...tree.entries.values()].filter(isNotable);
  found.set(tree, notable);
  return notable;
}

const found = new WeakMap<Tree, readonly TreeEntry[]>();

/**
 * What has no dot at the beginning of a name: `docs/a.md`, `memory/episodic/x.txt`, `memory-bank/x.txt`,
 * `opencode.json`, `hooks/hooks.json`, `action.yml`; not `memory/index.js`. Case does not count, since agents
 * on some disks find `Memory-Bank/` too.
 */
const NOTABLE_PATH = new RegExp(
  joined`
    \.mdx?$
    |^memory\/(?:short-term|long-term|episodic)\/
    |(?:^|\/)(?:memory-bank\/|opencode\.jsonc?$|hooks\/hooks\.json$|action\.ya?ml$)`,
  'i',
);

/**
 * A link or a submodule; in a folder or under a name that begins with a dot; Markdown; a memory
 * bank, or a store of notes; settings of an agent; an action; a name that may look like one of
 * these, or be one on another disk.
 */
function isNotable({ path, kind }: TreeEntry): boolean {
  return (
    kind !== 'file' ||
    path.startsWith('.') ||
    path.includes('/.') ||
    NOTABLE_PATH.test(path) ||
    /[^ -~]|[. ](?:\/|$)|[:~\\]/.test(path)
  );
}

function derived(tree: Tree, { tree: before, changed }: Origin): readonly TreeEntry[] {
  const now = [...changed].flatMap((path) => tree.entries.get(path) ?? []).filter(isNotable);
  const kept = scannedEntries(before).filter(({ path }) => !changed.has(path));
  if (now.length === 0) return kept;
  return [...kept, ...now]
    .map((entry) => ({ entry, bytes: encodeName(entry.path) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ entry }) => entry);
}

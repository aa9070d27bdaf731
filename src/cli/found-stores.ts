import { storesLine } from '../lifecycle/init.js';
import { FOREIGN_STORES } from '../lifecycle/stores/index.js';
import type { Suggestions } from '../lifecycle/suggest.js';
import type { StoreName } from '../lifecycle/stores/foreign-store.js';
import { layouts } from '../memory/layouts/index.js';
import type { Layout } from '../memory/layouts/layout.js';
import type { Policy } from '../memory/policy-shape.js';
import { readPolicy } from '../memory/store.js';
import { numbered } from '../text/visible.js';
import { scannedEntries } from '../tree/scanned-entries.js';
import type { Tree } from '../tree/tree.js';
import type { OpenMemory } from './open-memory.js';
import { candidatesOfStore, pathsOfStore } from './store-texts.js';

/* Memory of other tools in this repository: stores that the policy can list, and files that `migrate --from` reads. */

/** Layouts of other tools in a tree. `memory/` may hold anything, so it counts only with a note in it. */
export function layoutsIn(tree: Tree): Layout['name'][] {
  const entries = scannedEntries(tree);
  return layouts
    .filter(({ name }) => name !== 'memtrust')
    .filter((layout) =>
      entries.some((entry) =>
        layout.name === 'ai-runtime' ? layout.reads(entry) : layout.owns(entry.path),
      ),
    )
    .map(({ name }) => name);
}

/** What to add to a policy that lacks stores; empty if it lists them all. */
export async function unlistedStoresHint(tree: Tree): Promise<string> {
  const { policy } = await readPolicy(tree);
  return unlistedHint(policy, layoutsIn(tree));
}

export function unlistedHint({ stores }: Policy, here: readonly Layout['name'][]): string {
  const listed = new Set(stores.map(({ layout }) => layout));
  const missing = here.filter((name) => name !== 'memtrust' && !listed.has(name));
  if (missing.length === 0) return '';
  const line = storesLine([...listed, ...missing]);
  return (
    `memtrust does not read the ${missing.length === 1 ? 'store' : 'stores'} ${missing.join(' and ')} here, ` +
    `because the policy does not list ${missing.length === 1 ? 'it' : 'them'}; ` +
    `put this into .memtrust/policy.yml:\n  ${line}\n`
  );
}

interface FoundStore {
  readonly name: StoreName;
  readonly files: number;
  /** Candidates that this run does not write. */
  readonly candidates: number;
  /** Those that `suggest` does not have, because no agent file states them. */
  readonly onlyHere: number;
}

/** More are only counted. */
const LOOKED_AT = 50;

/** Stores that state something that agent files do not. @param suggested what this run writes or leaves. */
export async function foundStores(
  open: OpenMemory,
  { best: written, others }: Suggestions,
): Promise<FoundStore[]> {
  const known = new Set(written.map(({ statement }) => statement));
  const stated = new Set(others);
  const found: FoundStore[] = [];
  for (const store of FOREIGN_STORES) {
    if (pathsOfStore(open.tree, store).length === 0) continue;
    const {
      best,
      others: rest,
      files,
    } = await candidatesOfStore(open, store, { limit: LOOKED_AT });
    const left = [...best.map(({ statement }) => statement), ...rest].filter(
      (one) => !known.has(one),
    );
    const onlyHere = left.filter((one) => !stated.has(one)).length;
    if (onlyHere > 0) found.push({ name: store.name, files, candidates: left.length, onlyHere });
  }
  return found;
}

/**
 * Memory of tools that `check` does not read: number of files by store; empty if there is none.
 * @param isRead whether a file is read as an agent file, or hidden.
 */
export function unreadStoresLine(tree: Tree, isRead: (path: string) => boolean): string {
  const each = FOREIGN_STORES.flatMap((store) => {
    const count = pathsOfStore(tree, store).filter((path) => !isRead(path)).length;
    return count === 0
      ? []
      : [
          `${numbered(count, 'file')} of ${store.name} (\`npx memtrust migrate --from ${store.name}\` reads them)`,
        ];
  });
  return each.length === 0
    ? ''
    : `Not checked, as no agent reads them by itself: ${each.join(', ')}.\n`;
}

/** Empty if there is none. */
export function foundStoresLine(found: readonly FoundStore[]): string {
  if (found.length === 0) return '';
  const each = found.map(
    ({ name, files, candidates, onlyHere }) =>
      `\`npx memtrust migrate --from ${name}\` finds ${numbered(candidates, 'candidate')} ` +
      `in ${numbered(files, 'file')}` +
      (onlyHere < candidates ? ` (${onlyHere} that \`suggest\` does not have)` : ''),
  );
  return `Other memory is here: ${each.join(', ')}.\n`;
}

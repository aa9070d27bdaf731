import { documentsOf } from '../agent-files/documents.js';
import type { AgentDocument } from '../agent-files/document.js';
import type { LiveSource } from '../agent-files/inventory.js';
import { MOST_STATEMENTS, suggestFacts, type Suggestions } from '../lifecycle/suggest.js';
import type { ForeignStore } from '../lifecycle/stores/foreign-store.js';
import { statementReadingOf } from '../lifecycle/stores/reading.js';
import { looksLikeUtf16 } from '../text/utf16.js';
import { blockOfLive } from '../trust/blocking.js';
import { gapSentences } from '../tree/gap.js';
import { scannedEntries } from '../tree/scanned-entries.js';
import type { Tree } from '../tree/tree.js';
import { suggestRequest, type StatementsWanted } from './agent-texts.js';
import type { OpenMemory } from './open-memory.js';

/*
 * What would become of a store of another tool? `candidatesOfStore` reads its files and asks `suggestFacts`, which
 * binds each statement to its own sentence and to what it names.
 *
 * `migrate --from serena` and `init` ask. Regular files alone are read: a link may lead anywhere, and what it leads
 * to is read under its own name. The policy blocks by name before a file is read, and by text after. What was not
 * read is said. `MOST_FILES` may be changed. `__tests__/e2e/cli/migrate-stores.test.ts` fails when this is wrong.
 */

/** Files of one store that are read in one run; memory that people keep by hand has tens of them. */
export const MOST_FILES = 1_000;

/** Why a file of a store was not read for statements. */
export type UnreadWhy = 'policy_blocked' | 'not_text';

/** What a run makes of a store. */
export interface StoreCandidates extends Suggestions {
  /** Files that were read. */
  readonly files: number;
  /** `path` is null where the policy does not let anybody say it. */
  readonly unread: readonly { readonly path: string | null; readonly why: UnreadWhy }[];
  /** What a cap left out, in sentences. */
  readonly incomplete: readonly string[];
}

/** The paths of a store in a tree, sorted. */
export function pathsOfStore(tree: Tree, store: ForeignStore): string[] {
  const has = (path: string): boolean => tree.entries.get(path)?.kind === 'file';
  const paths: string[] = [];
  for (const { path, kind } of scannedEntries(tree))
    if (kind === 'file' && !path.startsWith('.memtrust/') && store.isFile(path, has))
      paths.push(path);
  return paths.toSorted();
}

/** Candidates out of the files of a store; nothing is written. */
export async function candidatesOfStore(
  open: OpenMemory,
  store: ForeignStore,
  wanted: Pick<StatementsWanted, 'limit' | 'by' | 'now'>,
): Promise<StoreCandidates> {
  const unread: { path: string | null; why: UnreadWhy }[] = [];
  const isBlocked = (path: string, text: string): boolean => {
    const blocks = open.policies.flatMap(
      (policy) => blockOfLive([path], `live:${store.name}:${path}`, text, policy) ?? [],
    );
    if (blocks.length === 0) return false;
    const isNamed = !blocks.some(({ hidesName }) => hidesName) && !open.isUnsayable(path);
    unread.push({ path: isNamed ? path : null, why: 'policy_blocked' });
    return true;
  };
  const paths = pathsOfStore(open.tree, store);
  const sources = paths
    .slice(0, MOST_FILES)
    .filter((path) => !isBlocked(path, ''))
    .map((path) => sourceAt(path, store, open.tree));
  const { documents, incomplete } = await documentsOf(open.tree, sources);
  const readable = documents.filter((document) => {
    if (isBlocked(document.path, document.text)) return false;
    if (isText(document)) return true;
    unread.push({ path: document.path, why: 'not_text' });
    return false;
  });
  const request = await suggestRequest(open, readable, wanted);
  const suggestions = await suggestFacts({ ...request, reading: statementReadingOf(store) });
  return {
    ...suggestions,
    files: readable.length,
    unread,
    incomplete: [
      ...gapSentences(incomplete),
      ...(paths.length > MOST_FILES
        ? [
            `${paths.length - MOST_FILES} of ${paths.length} files are beyond the cap and were not read`,
          ]
        : []),
      ...(suggestions.isCut
        ? [`there are more than ${MOST_STATEMENTS} statements; the rest was not read`]
        : []),
    ],
  };
}

/** The file of a store as a source whose text can be read; it is no agent file, and nobody judges it as one. */
function sourceAt(path: string, { name }: ForeignStore, tree: Tree): LiveSource {
  return {
    id: `live:${name}:${path}`,
    agent: name,
    kind: 'memory',
    path,
    paths: [path],
    oid: tree.entries.get(path)?.oid ?? null,
    settled: false,
    text: null,
    importedBy: [],
  };
}

/** Whether a file is the text that it seems: UTF-16, a NUL and bytes that are not UTF-8 are none to quote. */
function isText({ text }: AgentDocument): boolean {
  return !looksLikeUtf16(text) && !text.includes('\0') && !text.includes('\uFFFD');
}

import { MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../tree/limits.js';
import { phraseText, say } from '../text/phrase.js';
import type { Content, Tree } from '../tree/tree.js';
import { agentFileOf } from './agents.js';
import { AgentDocument } from './document.js';
import type { LiveSource } from './inventory.js';

export interface Documents {
  readonly documents: readonly AgentDocument[];
  /** What was not read because of a cap (SECURITY S12). */
  readonly incomplete: readonly string[];
}

/** Documents of another tree, which serve again where a file is the same in both. */
export interface Before {
  readonly tree: Tree;
  readonly documents: readonly AgentDocument[];
}

interface Wanted {
  readonly source: LiveSource;
  readonly path: string;
  readonly place: string;
}

/** Files that are read at once: enough to keep git busy, few enough to bound the memory. */
const BATCH = 200;

/**
 * The texts of agent files, sorted by path. One that several names lead to is one document, under its own name where that is
 * an agent file's, else under the first; a link to a folder stands for all that is in it. Binary files are no texts.
 */
export async function documentsOf(tree: Tree, sources: readonly LiveSource[], before: Before | null = null): Promise<Documents> {
  const same = new Map(before?.documents.map((document) => [`${document.place}\0${document.path}`, document]));
  const wanted = onePerPlace(sources.flatMap((source) => filesOf(tree, source)));
  const documents: AgentDocument[] = [];
  const incomplete: string[] = [];
  const unread: Wanted[] = [];
  for (const file of wanted) {
    const known = same.get(`${file.place}\0${file.path}`);
    const oid = tree.entries.get(file.place)?.oid ?? null;
    if (known !== undefined && oid !== null && before?.tree.entries.get(file.place)?.oid === oid) documents.push(known);
    else unread.push(file);
  }
  let left = MEMORY_TOTAL_BYTES;
  for (let from = 0; from < unread.length && left > 0; from += BATCH) {
    const batch = unread.slice(from, from + BATCH);
    const contents = await tree.read(batch.map(({ place }) => place), MEMORY_FILE_BYTES);
    for (const file of batch) {
      const content = contents.get(file.place);
      left -= content?.kind === 'bytes' ? content.bytes.length : 0;
      const document = documentOf(file, content);
      if (document !== null) documents.push(document);
      else if (content?.kind === 'too-large' && isText(file)) incomplete.push(`${phraseText(say`${file.path}`)} is larger than the cap of ${MEMORY_FILE_BYTES} bytes and was not looked at`);
    }
  }
  if (left <= 0) incomplete.push(`agent files are larger than the cap of ${MEMORY_TOTAL_BYTES} bytes together; some were not looked at`);
  return { documents: documents.sort((a, b) => (a.path < b.path ? -1 : 1)), incomplete };
}

function filesOf(tree: Tree, source: LiveSource): Wanted[] {
  const place = source.paths.at(-1) ?? source.path;
  if (tree.entries.get(place)?.kind === 'file') return [{ source, path: source.path, place }];
  if (tree.entries.has(place) || place === source.path) return []; // a submodule, a link to nothing
  const below = [...tree.entries.values()].filter((entry) => entry.kind === 'file' && entry.path.startsWith(`${place}/`));
  return below.map((entry) => ({ source, path: `${source.path}${entry.path.slice(place.length)}`, place: entry.path }));
}

function onePerPlace(files: readonly Wanted[]): Wanted[] {
  const chosen = new Map<string, Wanted>();
  for (const file of files) {
    const known = chosen.get(file.place);
    if (known === undefined || file.path === file.place) chosen.set(file.place, file);
  }
  return [...chosen.values()];
}

function documentOf({ source, path, place }: Wanted, content: Content | undefined): AgentDocument | null {
  if (content?.kind !== 'bytes' || content.bytes.subarray(0, LOOKED_FOR_NUL).includes(0)) return null;
  const known = path === source.path ? null : agentFileOf(path);
  return new AgentDocument(source.agent, known?.kind ?? source.kind, path, place, Buffer.from(content.bytes).toString('utf8'));
}

/** As git does, a file with a NUL in its beginning is binary. */
const LOOKED_FOR_NUL = 8_000;

/** Whether a file is for reading, whatever its size: assets of a skill may be large. */
function isText({ source, path, place }: Wanted): boolean {
  return source.kind === 'settings' || new AgentDocument(source.agent, source.kind, path, place, '').isProse;
}

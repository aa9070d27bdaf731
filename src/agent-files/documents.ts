import {
  CITED_FILE_BYTES,
  type Gap,
  LINKED_FILE_COUNT,
  MEMORY_FILE_BYTES,
  MEMORY_TOTAL_BYTES,
} from '../tree/limits.js';
import { isLfsPointer } from '../anchors/readable.js';
import { miscodedIn } from '../text/file-text.js';
import { anyCase } from '../text/pattern.js';
import { listFilesUnder } from '../tree/scanned-entries.js';
import { phraseText, say } from '../text/phrase.js';
import type { Content, Tree } from '../tree/tree.js';
import { agentFileOf } from './agents.js';
import { AgentDocument } from './document.js';
import type { LiveSource } from './live-source.js';
import { settingsFileOf } from './settings/files.js';

/* Which texts do the agent files of a tree hold? CLAUDE.md that links to AGENTS.md is one document with it. */

/** The texts of all agent files in a tree, for the detectors, and what was too large to read. */
export interface Documents {
  readonly documents: readonly AgentDocument[];
  /** What was not read because of a cap (SECURITY S12). */
  readonly incomplete: readonly Gap[];
}

/** Documents of another tree, which serve again where a file is the same in both. */
export interface Before {
  readonly tree: Tree;
  readonly documents: readonly AgentDocument[];
}

/** A file that is to be read: the source that it stands for, its name there, and where its bytes are. */
interface Wanted {
  readonly source: LiveSource;
  readonly path: string;
  readonly place: string;
}

/** Files that are read at once: enough to keep git busy, few enough to bound the memory. */
const BATCH = 200;

/**
 * The texts of agent files, sorted by path. One that several names lead to is one document, under
 * its own name where that is an agent file's, else under the first; but one that is settings under
 * one name and prose under another is both, or a second name would hide what the first one means. A
 * link to a folder stands for all that is in it. Binary files are no texts, unless their names say
 * that they are.
 */
export async function documentsOf(
  tree: Tree,
  sources: readonly LiveSource[],
  before: Before | null = null,
): Promise<Documents> {
  const same = new Map(
    before?.documents.map((document) => [`${document.place}\0${document.path}`, document]),
  );
  const documents: AgentDocument[] = [];
  const incomplete: Gap[] = [];
  const wanted = onePerPlace(filesOf(tree, sources, incomplete));
  const unread: Wanted[] = [];
  for (const file of wanted) {
    const known = same.get(`${file.place}\0${file.path}`);
    if (known !== undefined && before !== null && isUnchanged(file.place, tree, before.tree))
      documents.push(known);
    else unread.push(file);
  }
  let left = MEMORY_TOTAL_BYTES;
  for (let from = 0; from < unread.length && left > 0; from += BATCH) {
    const batch = unread.slice(from, from + BATCH);
    const contents = await contentsOf(batch, tree, incomplete);
    for (const file of batch) {
      const content = contents.get(file.place);
      left -= content?.kind === 'bytes' ? content.bytes.length : 0;
      const document = documentOf(file, content);
      if (document !== null) documents.push(document);
      const why = whyUnread(file, content);
      if (why !== null)
        incomplete.push({
          kind: why.kind,
          about: file.path,
          sentence: `${phraseText(say`${file.path}`)} ${why.words} and was not checked`,
        });
    }
  }
  if (left <= 0)
    incomplete.push({
      kind: 'agent-files-size',
      sentence: `agent files are larger than the cap of ${MEMORY_TOTAL_BYTES} bytes together; some were not checked`,
    });
  return { documents: documents.sort((a, b) => (a.path < b.path ? -1 : 1)), incomplete };
}

/** The contents by their places; of a large file beside a skill its beginning, which is said. */
async function contentsOf(
  batch: readonly Wanted[],
  tree: Tree,
  incomplete: Gap[],
): Promise<ReadonlyMap<string, Content>> {
  const contents = new Map(
    await tree.read(
      batch.map(({ place }) => place),
      MEMORY_FILE_BYTES,
    ),
  );
  for (const file of batch) {
    if (contents.get(file.place)?.kind !== 'too-large' || !isReference(file)) continue;
    const whole = (await tree.read([file.place], CITED_FILE_BYTES)).get(file.place);
    if (whole?.kind !== 'bytes') continue;
    contents.set(file.place, { kind: 'bytes', bytes: whole.bytes.subarray(0, MEMORY_FILE_BYTES) });
    incomplete.push({
      kind: 'agent-file-part',
      about: file.path,
      sentence:
        `${phraseText(say`${file.path}`)} is larger than the cap of ${MEMORY_FILE_BYTES} bytes; ` +
        'only its beginning was checked',
    });
  }
  return contents;
}

/** A file beside a skill, which an agent opens when the skill sends it there: most look at its beginning alone. */
function isReference(file: Wanted): boolean {
  return file.source.kind === 'skill' && !/(?:^|\/)skill\.md$/i.test(file.path) && isText(file);
}

function isUnchanged(place: string, tree: Tree, before: Tree): boolean {
  const oid = tree.entries.get(place)?.oid ?? null;
  return oid !== null && before.entries.get(place)?.oid === oid;
}

/** Why a file that is for reading was not read; null where it was, or is for no reader. */
function whyUnread(
  file: Wanted,
  content: Content | undefined,
): { readonly kind: Gap['kind']; readonly words: string } | null {
  if (content?.kind === 'bytes')
    return noTextIn(file.path, content.bytes) === 'lfs_pointer'
      ? { kind: 'agent-file-lfs', words: 'is kept in Git LFS' }
      : null;
  return content?.kind === 'too-large' && isText(file)
    ? { kind: 'agent-file-size', words: `is larger than the cap of ${MEMORY_FILE_BYTES} bytes` }
    : null;
}

/** The files of all sources. A link to a folder stands for all that is in it, up to a cap that is said. */
function* filesOf(tree: Tree, sources: readonly LiveSource[], incomplete: Gap[]): Iterable<Wanted> {
  let linked = 0;
  for (const source of sources) {
    const place = source.paths.at(-1) ?? source.path;
    if (tree.entries.get(place)?.kind === 'file') yield { source, path: source.path, place };
    if (tree.entries.has(place) || place === source.path) continue; // that file; or a submodule, a link to nothing
    for (const below of listFilesUnder(tree, place)) {
      linked += 1;
      if (linked > LINKED_FILE_COUNT)
        return void incomplete.push({
          kind: 'agent-files-linked',
          sentence: `links to folders lead to more than ${LINKED_FILE_COUNT} agent files; some were not checked`,
        });
      yield { source, path: `${source.path}${below.slice(place.length)}`, place: below };
    }
  }
}

/** Each file once for what it is read as, under its own name where it has one. */
function onePerPlace(files: Iterable<Wanted>): Wanted[] {
  const chosen = new Map<string, Wanted>();
  for (const file of files) {
    const role = `${file.place}\0${roleOf(file)}`;
    if (!chosen.has(role) || file.path === file.place) chosen.set(role, file);
  }
  return [...chosen.values()];
}

/** As what an agent reads a file under this name: settings of one kind, prose, or something else. */
function roleOf(file: Wanted): string {
  return settingsFileOf(file.path)?.path ?? (withText(file, '').isProse ? 'prose' : '');
}

/** The document of a file; below a link its own name says what it is. */
function withText(
  { source, path, place }: Wanted,
  text: string,
  miscoded: AgentDocument['miscoded'] = null,
): AgentDocument {
  const known = path === source.path ? null : agentFileOf(path);
  return new AgentDocument(source.agent, known?.kind ?? source.kind, path, place, text, miscoded);
}

/** The document of what was read; null where it was not, or is binary. */
function documentOf(file: Wanted, content: Content | undefined): AgentDocument | null {
  if (content?.kind !== 'bytes' || noTextIn(file.path, content.bytes) === 'binary') return null;
  const text = Buffer.from(content.bytes).toString('utf8');
  const bare = withText(file, text);
  // What is a script or data need not be UTF-8.
  if (!bare.isProse && settingsFileOf(file.path) === null) return bare;
  const miscoded = miscodedIn(content.bytes, text);
  if (miscoded === null) return bare;
  return 'utf16' in miscoded
    ? withText(file, miscoded.utf16, 'utf-16')
    : withText(file, text, miscoded.line);
}

/** Why the bytes of an agent file are no text for it; null where they are. */
export function noTextIn(path: string, bytes: Uint8Array): 'lfs_pointer' | 'binary' | null {
  // A reader of Markdown or JSON does not ask git whether the file is binary: a NUL must not hide the rest of it.
  if (isNamedText(path)) return isLfsPointer(bytes) ? 'lfs_pointer' : null;
  return bytes.subarray(0, LOOKED_FOR_NUL).includes(0) ? 'binary' : null;
}

/** As git does, a file with a NUL in its beginning is binary, where its name does not say what it is. */
const LOOKED_FOR_NUL = 8_000;

/** Endings of texts; the last line is for names without an ending, such as `.cursorrules`. */
const TEXT_FILE_NAME = anyCase`
  \.(?:md|mdc|markdown|txt|rst|adoc|jsonc?|json5|ya?ml|toml|sh|bash|zsh|ps1|bat|cmd|py|rb|pl|php|[cm]?[jt]sx?
      |html?|xml|csv|svg)$
  |(?:^|\/)\.[^./]+$`;

/** Names that agents and their shells read as text: `.md`, `.json`, `.sh`, and those such as `.cursorrules`. */
function isNamedText(path: string): boolean {
  return TEXT_FILE_NAME.test(path);
}

/** Whether a file is for reading, whatever its size: assets of a skill may be large. */
function isText(file: Wanted): boolean {
  return (
    file.source.kind === 'settings' ||
    file.source.kind === 'named' ||
    (file.source.kind === 'import' && isNamedText(file.path)) ||
    withText(file, '').isProse
  );
}

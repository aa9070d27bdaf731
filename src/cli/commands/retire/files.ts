import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TextFile, meaning } from '../../../lifecycle/erase/places.js';
import { MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../../../tree/limits.js';
import type { Tree } from '../../../tree/tree.js';
import { strictUtf8 } from '../../../text/file-text.js';
import { statOf } from '../../../tree/place.js';
import type { SecretOccurrences } from '../../../lifecycle/erase/secret-occurrences.js';
import { MEMORY_FOLDER } from '../../../memory/store.js';
import { type Version, versionsOf } from '../../../tree/history.js';
import type { Workspace } from '../../workspace.js';

/* The files, and the past versions of files, that may still hold an erased text. */

const MEBIBYTE = 1024 * 1024;
/** For all files together; memory comes first. */
const MOST_BYTES = 256 * MEBIBYTE;
const CONTEXT_BYTES = 16 * MEBIBYTE;
const FILES_BATCH = 100;
/** Ignored by git, so in no tree. */
const CONTEXT = '.memtrust/context';

/** Files with the text, and how many were skipped for their size. */
interface FoundFiles {
  readonly files: readonly TextFile[];
  readonly unread: number;
}

/** Generated contexts and memory first. */
export async function filesSaying(
  root: string,
  tree: Tree,
  keep: (file: TextFile) => boolean,
): Promise<FoundFiles> {
  const { files, unread: large } = contextFiles(root, tree);
  const found = files.filter(keep);
  let [unread, total] = [large, 0];
  const paths = [...tree.entries.values()].flatMap(({ kind, path }) =>
    kind === 'file' ? [path] : [],
  );
  const memory = paths.filter((path) => path.startsWith('.memtrust/'));
  const sorted = [...new Set([...memory, ...paths])];
  for (let from = 0; from < sorted.length; from += FILES_BATCH) {
    if (total > MOST_BYTES) return { files: found, unread: unread + sorted.length - from };
    const read = await tree.read(sorted.slice(from, from + FILES_BATCH), MEMORY_FILE_BYTES);
    for (const [path, content] of read) {
      if (content.kind !== 'bytes') {
        unread += 1;
        continue;
      }
      total += content.bytes.length;
      const file = textOf(path, content.bytes);
      if (file !== null && keep(file)) found.push(file);
    }
  }
  return { files: found, unread };
}

function contextFiles(root: string, tree: Tree): FoundFiles {
  const folder = join(root, CONTEXT);
  if (statOf(folder)?.isDirectory() !== true) return { files: [], unread: 0 };
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !tree.entries.has(`${CONTEXT}/${entry.name}`))
    .map(({ name }) => name);
  const small = names.filter((name) => (statOf(join(folder, name))?.size ?? 0) <= CONTEXT_BYTES);
  return {
    files: small.flatMap(
      (name) => textOf(`${CONTEXT}/${name}`, readFileSync(join(folder, name))) ?? [],
    ),
    unread: names.length - small.length,
  };
}

/** Null for binary files. */
function textOf(path: string, bytes: Uint8Array): TextFile | null {
  if (bytes.includes(0)) return null;
  const exact = strictUtf8(bytes);
  return { path, text: exact ?? Buffer.from(bytes).toString('utf8'), isExact: exact !== null };
}

const MOST_OWN = 50;
const MOST_OTHERS = 20_000;
const PAST_TEXTS_BATCH = 200;
const MOST_PLACES = 200;

/** Past versions that have a text, and the commits that added them, as far as the refs of this clone lead. */
export class PastTexts {
  /** What a limit left out. */
  readonly incomplete = new Set<string>();

  private constructor(
    private readonly workspace: Workspace,
    private readonly own: ReadonlySet<string>,
  ) {}

  private versions: readonly Version[] = [];

  /** @param own paths of the erased subject, whose versions all count. */
  static async open(workspace: Workspace, own: ReadonlySet<string>): Promise<PastTexts> {
    const past = new PastTexts(workspace, own);
    past.versions = await past.versionsOf([...own]);
    return past;
  }

  async ownTexts(): Promise<string[]> {
    const oids = [...new Set(this.versions.map(({ oid }) => oid))];
    const texts: string[] = [];
    for await (const { text } of this.texts(oids.slice(0, MOST_OWN))) texts.push(text);
    return texts;
  }

  /**
   * Commits that added the file, or a version of a file of memory with its text, newest first. @param places further
   * files.
   */
  async commits(spoken: SecretOccurrences, places: readonly string[]): Promise<readonly string[]> {
    const own = this.versions.map(({ commit }) => commit);
    if (spoken.isEmpty) return [...new Set(own)];
    const versions = await this.versionsOf([MEMORY_FOLDER, ...places.slice(0, MOST_PLACES)]);
    const oids = versions.filter(({ path }) => !this.own.has(path)).map(({ oid }) => oid);
    const saying = new Set<string>();
    for await (const { oid, text } of this.texts([...new Set(oids)])) {
      // Also as decoded JSON: no escape hides a word.
      const said = [text, meaning(text, true), meaning(text, false)];
      if (said.some((one) => spoken.spansIn(one).length > 0)) saying.add(oid);
    }
    const others = versions
      .filter(({ path, oid }) => this.own.has(path) || saying.has(oid))
      .map(({ commit }) => commit);
    return [...new Set([...others, ...own])];
  }

  private async versionsOf(paths: readonly string[]): Promise<readonly Version[]> {
    const { versions, incomplete } = await versionsOf(this.workspace.repository, paths);
    for (const line of incomplete) this.incomplete.add(line);
    return versions;
  }

  /** Until a limit is reached. */
  private async *texts(
    oids: readonly string[],
  ): AsyncGenerator<{ readonly oid: string; readonly text: string }> {
    let total = 0;
    for (let from = 0; from < oids.length; from += PAST_TEXTS_BATCH) {
      if (from >= MOST_OTHERS || total > MEMORY_TOTAL_BYTES) {
        this.incomplete.add(`${oids.length - from} old versions of files were not checked`);
        return;
      }
      const batch = oids.slice(from, from + PAST_TEXTS_BATCH);
      const read = await this.workspace.objects.readAll(batch, MEMORY_FILE_BYTES);
      for (const [index, object] of read.entries()) {
        if (object.kind !== 'object') continue;
        total += object.bytes.length;
        yield { oid: batch[index] ?? '', text: Buffer.from(object.bytes).toString('utf8') };
      }
    }
  }
}

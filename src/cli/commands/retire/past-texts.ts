import { meaning } from '../../../lifecycle/erase/redact.js';
import type { SecretOccurrences } from '../../../lifecycle/erase/secret-occurrences.js';
import { MEMORY_FOLDER } from '../../../memory/store.js';
import { MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../../../tree/limits.js';
import { versionsOf, type Version } from '../../../tree/versions.js';
import type { Workspace } from '../../workspace.js';

/** Versions of a file that are read: the newest. */
const MOST_OWN = 50;
const MOST_OTHERS = 20_000;
/** Contents that are asked of git at once. */
const BATCH = 200;
/** Files outside the memory whose history is searched. */
const MOST_PLACES = 200;

/** What a text said in the past, and which commits brought it, as far as the refs of this clone lead to it. */
export class PastTexts {
  /** What a cap left out. */
  readonly incomplete = new Set<string>();

  private constructor(
    private readonly workspace: Workspace,
    private readonly own: ReadonlySet<string>,
  ) {}

  private versions: readonly Version[] = [];

  /** @param own paths of what is to be erased: every version of them counts. */
  static async open(workspace: Workspace, own: ReadonlySet<string>): Promise<PastTexts> {
    const past = new PastTexts(workspace, own);
    past.versions = await past.versionsOf([...own]);
    return past;
  }

  /** What the file itself said, in its newest versions. */
  async ownTexts(): Promise<string[]> {
    const oids = [...new Set(this.versions.map(({ oid }) => oid))];
    const texts: string[] = [];
    for await (const { text } of this.texts(oids.slice(0, MOST_OWN))) texts.push(text);
    return texts;
  }

  /**
   * Commits that brought the file itself, or a version that says it of any file of the memory, the newest first.
   *
   * @param places further files that are searched.
   */
  async commits(spoken: SecretOccurrences, places: readonly string[]): Promise<readonly string[]> {
    const own = this.versions.map(({ commit }) => commit);
    if (spoken.isEmpty) return [...new Set(own)];
    const versions = await this.versionsOf([MEMORY_FOLDER, ...places.slice(0, MOST_PLACES)]);
    const oids = versions.filter(({ path }) => !this.own.has(path)).map(({ oid }) => oid);
    const saying = new Set<string>();
    for await (const { oid, text } of this.texts([...new Set(oids)])) {
      // As it is, or as JSON means it: no escape hides a word.
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

  /** Contents as text, until a cap is reached. */
  private async *texts(
    oids: readonly string[],
  ): AsyncGenerator<{ readonly oid: string; readonly text: string }> {
    let total = 0;
    for (let from = 0; from < oids.length; from += BATCH) {
      if (from >= MOST_OTHERS || total > MEMORY_TOTAL_BYTES) {
        this.incomplete.add(`${oids.length - from} old versions of files were not checked`);
        return;
      }
      const batch = oids.slice(from, from + BATCH);
      const read = await this.workspace.objects.readAll(batch, MEMORY_FILE_BYTES);
      for (const [index, object] of read.entries()) {
        if (object.kind !== 'object') continue;
        total += object.bytes.length;
        yield { oid: batch[index] ?? '', text: Buffer.from(object.bytes).toString('utf8') };
      }
    }
  }
}

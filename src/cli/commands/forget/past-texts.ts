import { meaning } from '../../../lifecycle/forget/redact.js';
import type { SecretOccurrences } from '../../../lifecycle/forget/secret-occurrences.js';
import { MEMORY_FOLDER } from '../../../memory/store.js';
import { MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../../../tree/limits.js';
import { versionsOf, type Version } from '../../../tree/versions.js';
import type { Workspace } from '../../workspace.js';

/*
 * What did a text say in the past, and which commits brought it into the history? Asked by `run.ts` beside it:
 * with the old words, copies of them are found in other files; the commits are what a rewrite of the history
 * has to reach.
 *
 * Contents of other files that a cap leaves out are told in `incomplete`. Safe error: a commit too many. The
 * four caps may be changed. `__tests__/e2e/cli/forget.test.ts` ("finds it in versions of long ago, under
 * other names, and on branches that were never merged") fails when this is wrong.
 */

/** Versions of the forgotten file itself whose words are looked for elsewhere, the newest. */
const MOST_OWN = 50;
/** Contents of other files that are read to look into them. */
const MOST_READ = 20_000;
/** Contents that are asked of git at once, so that never more than these are held together. */
const BATCH = 200;
/** Files beside the memory whose history is looked into. */
const MOST_PLACES = 200;

/** The history of what is to be forgotten, as far as the refs of this clone lead to it. */
export class PastTexts {
  readonly incomplete: string[];

  private constructor(
    private readonly workspace: Workspace,
    private readonly versions: readonly Version[],
    private readonly own: ReadonlySet<string>,
    incomplete: readonly string[],
  ) {
    this.incomplete = [...incomplete];
  }

  /** @param own paths of what is to be forgotten: every version of them counts. */
  static async open(workspace: Workspace, own: ReadonlySet<string>): Promise<PastTexts> {
    const { versions, incomplete } = await versionsOf(workspace.repository, [...own]);
    return new PastTexts(workspace, versions, own, incomplete);
  }

  /** What the file itself said, in its newest versions. */
  async ownTexts(): Promise<string[]> {
    const oids = [...new Set(this.versions.map(({ oid }) => oid))].slice(0, MOST_OWN);
    const read = await this.workspace.objects.readAll(oids, MEMORY_FILE_BYTES);
    return read.flatMap((object) =>
      object.kind === 'object' ? [Buffer.from(object.bytes).toString('utf8')] : [],
    );
  }

  /**
   * Commits that brought the file itself, or a version that says it of any file of the memory, the newest first.
   *
   * @param places further files that are looked into, as they say it now.
   */
  async commits(spoken: SecretOccurrences, places: readonly string[]): Promise<readonly string[]> {
    const own = this.versions.map(({ commit }) => commit);
    if (spoken.isEmpty) return [...new Set(own)];
    const { versions, incomplete } = await versionsOf(this.workspace.repository, [
      MEMORY_FOLDER,
      ...places.slice(0, MOST_PLACES),
    ]);
    this.incomplete.push(...incomplete.filter((line) => !this.incomplete.includes(line)));
    const saying = await this.saying(spoken, [
      ...new Set(versions.filter(({ path }) => !this.own.has(path)).map(({ oid }) => oid)),
    ]);
    const others = versions
      .filter(({ path, oid }) => this.own.has(path) || saying.has(oid))
      .map(({ commit }) => commit);
    return [...new Set([...others, ...own])];
  }

  /** Those of some contents that say it, as they are or as JSON means them: no escape hides a word. */
  private async saying(
    spoken: SecretOccurrences,
    oids: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (oids.length > MOST_READ)
      this.incomplete.push(
        `${oids.length} versions of other files exceed the cap of ${MOST_READ}; ` +
          `${oids.length - MOST_READ} were not checked`,
      );
    const saying = new Set<string>();
    let total = 0;
    for (let from = 0; from < Math.min(oids.length, MOST_READ); from += BATCH) {
      if (total > MEMORY_TOTAL_BYTES) {
        this.incomplete.push(
          `versions of other files are larger than the cap of ${MEMORY_TOTAL_BYTES} ` +
            `bytes together; ${oids.length - from} were not checked`,
        );
        break;
      }
      const batch = oids.slice(from, Math.min(from + BATCH, MOST_READ));
      for (const [index, object] of (
        await this.workspace.objects.readAll(batch, MEMORY_FILE_BYTES)
      ).entries()) {
        if (object.kind !== 'object') continue;
        total += object.bytes.length;
        const text = Buffer.from(object.bytes).toString('utf8');
        if (
          [text, meaning(text, true), meaning(text, false)].some(
            (said) => spoken.spansIn(said).length > 0,
          )
        )
          saying.add(batch[index] ?? '');
      }
    }
    return saying;
  }
}

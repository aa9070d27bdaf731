import { GitHistoryQueries, type Departure, type HistoryQueries } from '../tree/history-queries.js';
import type { PastSearch } from '../tree/past-search.js';
import type { Content } from '../tree/tree.js';
import { blobOid } from '../tree/digest.js';
import { getBlob } from './api/objects.js';
import type { Clone } from './base.js';
import type { GitHub } from './client.js';
import { isAccessDenied, statusOf } from './answers.js';

/** A request each, of the thousand that GitHub answers in an hour. The rest counts as unavailable. */
const MOST_ASKED = 100;

/**
 * The history of a shallow clone: old versions of cited files that git lacks are asked from GitHub. Bytes with another
 * id count as unavailable.
 */
export class RunnerPast implements HistoryQueries {
  private readonly git: GitHistoryQueries;
  private readonly asked = new Map<string, Promise<Content>>();

  constructor(
    private readonly clone: Clone,
    private readonly github: GitHub,
    base: string,
    head: string,
    /** Given for a branch: a pull request is asked about what it does. */
    readonly search?: PastSearch,
  ) {
    this.git = new GitHistoryQueries(clone.repository, clone.objects, base, head);
  }

  async blob(oid: string, cap: number): Promise<Content> {
    const own = await this.git.blob(oid, cap);
    if (own.kind !== 'unavailable') return own;
    const known = this.asked.get(oid);
    if (known !== undefined) return known;
    if (this.asked.size >= MOST_ASKED) return own;
    const answer = this.ask(oid, cap);
    this.asked.set(oid, answer);
    return answer;
  }

  async renamed(path: string): Promise<string | null> {
    return this.git.renamed(path);
  }

  async renamedBefore(path: string): Promise<string | null> {
    return this.git.renamedBefore(path);
  }

  async departed(paths: readonly string[]): Promise<ReadonlyMap<string, Departure>> {
    return this.git.departed(paths);
  }

  async renames(): Promise<ReadonlyMap<string, string>> {
    return this.git.renames();
  }

  async textsBefore(
    commit: string,
    paths: readonly string[],
    cap: number,
  ): Promise<ReadonlyMap<string, string>> {
    return this.git.textsBefore(commit, paths, cap);
  }

  async touched(paths: readonly string[]): Promise<readonly (readonly string[])[]> {
    return this.git.touched(paths);
  }

  private async ask(oid: string, cap: number): Promise<Content> {
    try {
      const bytes = await getBlob(this.github, oid);
      if (blobOid(bytes, this.clone.repository.objectFormat) !== oid)
        return { kind: 'unavailable', why: 'GitHub sent another object' };
      return bytes.length > cap
        ? { kind: 'too-large', size: bytes.length }
        : { kind: 'bytes', bytes };
    } catch (error) {
      if (!isAccessDenied(error) && statusOf(error) !== 422) throw error; // 422: the id is no blob's
      return { kind: 'unavailable', why: 'GitHub does not know the object' };
    }
  }
}

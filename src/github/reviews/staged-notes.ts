import type { StagedNote } from '../../gate/authority/authority.js';
import {
  introducersOf,
  type Introducers,
  type StagingCommit,
} from '../../gate/authority/introducers.js';
import type { GitHubCommit } from '../../gate/authority/commit.js';
import { say } from '../../text/phrase.js';
import { listCommitsOfPath } from '../api/commits.js';
import { listPullsOfCommit } from '../api/pull-requests.js';
import type { GitHub } from '../client.js';
import { orNothing } from './or-nothing.js';

/*
 * Who brought a staged note into the base? An account that wrote a note must not also approve the fact that was made of
 * it: that would be one person agreeing with itself. Counted are who committed to the note's file, and who opened the
 * pull request that brought it. Only `pull-request-authority.ts` asks; what the answers mean is decided by
 * `introducersOf` of the gate. Notes that are gone from the base are looked for in `former-notes.ts`.
 */

/** Staged notes of one change that GitHub is asked about, each a request and one more for every commit of it. */
const MOST_NOTES = 100;

/**
 * Who introduced staged notes into the base (SECURITY S20). Asked only about a review that counts
 * otherwise, each note and each commit once. What GitHub does not tell is not known, and then
 * nobody approves what was made of the note.
 */
export class StagedNotes {
  private readonly known = new Map<string, Promise<Introducers>>();
  private readonly pulls = new Map<string, Promise<StagingCommit['pulls'] | null>>();

  /** @param baseSha full object id of the commit of the base. */
  constructor(
    private readonly github: GitHub,
    private readonly baseSha: string,
  ) {}

  /** The accounts behind one note, or why they are not known. */
  async introducersOf(note: StagedNote): Promise<Introducers> {
    const { path } = note;
    const asked = this.known.get(path);
    if (asked !== undefined) return asked;
    if (this.known.size >= MOST_NOTES)
      return {
        unknown: say`the change comes from more than ${MOST_NOTES} staged notes, so memtrust did not check
          who introduced ${path}`,
      };
    const answer = this.ask(note);
    this.known.set(path, answer);
    return answer;
  }

  private async ask(note: StagedNote): Promise<Introducers> {
    const { path } = note;
    const unknown = {
      unknown: say`GitHub did not say who introduced ${path}, a source of the change`,
    };
    const listed = await orNothing(listCommitsOfPath(this.github, path, this.baseSha));
    if (listed === null) return unknown;
    if (listed === 'too-many') return introducersOf(note, null);
    const commits: StagingCommit[] = [];
    for (const commit of listed) {
      const pulls = await this.pullsOf(commit);
      if (pulls === null) return unknown;
      commits.push({ ...commit, pulls });
    }
    return introducersOf(note, commits);
  }

  private async pullsOf({ sha }: GitHubCommit): Promise<StagingCommit['pulls'] | null> {
    const asked = this.pulls.get(sha) ?? this.askPulls(sha);
    this.pulls.set(sha, asked);
    return asked;
  }

  /** Merged ones: in another branch than the default one, GitHub names those too that only hold the commit. */
  private async askPulls(sha: string): Promise<StagingCommit['pulls'] | null> {
    const pulls = await orNothing(listPullsOfCommit(this.github, sha));
    return (
      pulls?.filter(({ merged }) => merged).map(({ number, author }) => ({ number, author })) ??
      null
    );
  }
}

import { kept } from '../../text/collections.js';
import type { Doubt, StagedNote } from '../../gate/authority/authority.js';
import { notesLike } from '../../gate/authority/staged.js';
import { NOTE_HOMES, placeFolders, placeIn } from '../../memory/notes/home.js';
import { parseNote } from '../../memory/notes/note.js';
import { plain, say } from '../../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import { getCommit, listCommitsOfFolder, listCommitsOfPath } from '../api/commits.js';
import type { GitHub } from '../client.js';
import { nullOnApiError } from '../answers.js';
import type { CommitTrees } from './commits.js';
import {
  type Introducers,
  introducersOf,
  type StagingCommit,
} from '../../gate/authority/introducers.js';
import type { GitHubCommit } from '../../gate/authority/commit.js';
import { listPullsOfCommit } from '../api/pull-requests.js';

/* Notes of a pull request whose state counts for its approvals: former versions and staged notes. */

/** Each may have to be fetched. */
const MOST_VERSIONS = 200;

interface FormerNote extends StagedNote {
  readonly body: string;
}

const UNTOLD: Doubt = {
  why: plain(
    'GitHub did not say which staged notes were changed or removed before, so memtrust cannot ' +
      'tell who introduced its source',
  ),
  remedy: plain('Give the job `permissions:` with `contents: read`, or run it again.'),
};

/**
 * Staged notes as they were before the base: who staged one stays its author after someone removed it (SECURITY S20).
 * The newest commits that touched staged notes are searched.
 */
export class FormerNotes {
  private known: Promise<readonly FormerNote[] | Doubt> | null = null;

  constructor(
    private readonly github: GitHub,
    private readonly trees: CommitTrees,
    private readonly baseSha: string,
  ) {}

  /** Notes that state the same as a text, or contain it, or are part of it; or why they are unknown. */
  async like(statement: string): Promise<readonly StagedNote[] | Doubt> {
    this.known ??= this.find();
    const notes = await this.known;
    if ('why' in notes) return notes;
    const found = (await notesLike(notes))(statement);
    return [
      ...new Map(
        found.map(({ path, isGone }): [string, StagedNote] => [path, { path, isGone }]),
      ).values(),
    ];
  }

  /** If one answer is missing, the result is a doubt: that note may be the one. */
  private async find(): Promise<readonly FormerNote[] | Doubt> {
    const notes: FormerNote[] = [];
    const gone = new Map<string, boolean>();
    for (const folder of placeFolders('staging')) {
      const commits = await nullOnApiError(
        listCommitsOfFolder(this.github, folder.replace(/\/$/, ''), this.baseSha),
      );
      if (commits === null) return UNTOLD;
      for (const { sha } of commits) {
        const commit = await nullOnApiError(getCommit(this.github, sha));
        if (commit === null || commit.change === null) return UNTOLD;
        const paths = [...commit.change.keys()].filter((path) => path.startsWith(folder));
        // The newest commit of a path says whether it is there.
        for (const path of paths)
          if (!gone.has(path)) gone.set(path, commit.change.get(path) === null);
        for (const parent of commit.parents.slice(0, 1)) {
          const before = await this.readAt(
            parent,
            paths.slice(0, MOST_VERSIONS - notes.length),
            gone,
          );
          if (before === null) return UNTOLD;
          notes.push(...before);
        }
      }
    }
    return notes;
  }

  /** Null if the commit is unavailable. */
  private async readAt(
    commit: string,
    paths: readonly string[],
    gone: ReadonlyMap<string, boolean>,
  ): Promise<FormerNote[] | null> {
    if (paths.length === 0) return [];
    const tree = await this.trees.open(commit);
    if (tree === null) return null;
    const there = paths.filter((path) => tree.entries.get(path)?.kind === 'file');
    const contents = await tree.read(there, MEMORY_FILE_BYTES);
    return there.flatMap((path): FormerNote[] => {
      const content = contents.get(path);
      const home = NOTE_HOMES.find((one) => placeIn(one, path) === 'staging');
      return content?.kind === 'bytes' && home !== undefined
        ? [
            {
              path,
              isGone: gone.get(path) === true,
              body: parseNote(home, 'staging', path, content.bytes).body,
            },
          ]
        : [];
    });
  }
}

/** A request each, and one for every commit of it. */
const MOST_NOTES = 100;

/**
 * Who introduced staged notes into the base (SECURITY S20). Asked only about reviews that would count. What GitHub does
 * not say is unknown, and then no one approves what was made of the note.
 */
export class StagedNotes {
  private readonly known = new Map<string, Promise<Introducers>>();
  private readonly pulls = new Map<string, Promise<StagingCommit['pulls'] | null>>();

  constructor(
    private readonly github: GitHub,
    private readonly baseSha: string,
  ) {}

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
    const listed = await nullOnApiError(listCommitsOfPath(this.github, path, this.baseSha));
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
    return kept(this.pulls, sha, async () => this.askPulls(sha));
  }

  /** Only merged ones: outside the default branch GitHub also lists those that merely contain the commit. */
  private async askPulls(sha: string): Promise<StagingCommit['pulls'] | null> {
    const pulls = await nullOnApiError(listPullsOfCommit(this.github, sha));
    return (
      pulls?.filter(({ merged }) => merged).map(({ number, author }) => ({ number, author })) ??
      null
    );
  }
}

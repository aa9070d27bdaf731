import type { StagedNote } from '../../gate/authority/authority.js';
import type { Doubt } from '../../gate/authority/doubt.js';
import { notesLike } from '../../gate/authority/staged.js';
import { NOTE_HOMES, placeFolders, placeIn } from '../../memory/notes/home.js';
import { parseNote } from '../../memory/notes/note.js';
import { plain } from '../../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import { getCommit, listCommitsOfFolder } from '../api/commits.js';
import type { GitHub } from '../client.js';
import { orNothing } from './or-nothing.js';
import type { CommitTrees } from './trees.js';

/*
 * Which staged notes said the same as an adoption, and were changed or removed before? Without this, a note could be
 * staged by one account, taken away in another pull request, and its text approved by the same account. `MOST_VERSIONS`
 * may only grow: what is beyond it is not read, and raises no doubt.
 */

/** Former versions of notes that are read of one base: each is a file of a commit that may have to be fetched. */
const MOST_VERSIONS = 200;

/** What a staged note said before somebody changed it or took it away. */
interface FormerNote extends StagedNote {
  readonly body: string;
}

/** What to say where one of the answers does not come. */
const UNTOLD: Doubt = {
  why: plain(
    'GitHub did not say which staged notes were changed or removed before, so memtrust cannot ' +
      'tell who introduced its source',
  ),
  remedy: plain('Give the job `permissions:` with `contents: read`, or run it again.'),
};

/**
 * Staged notes as they were before the base: whoever staged one is its author also after somebody removed it
 * (SECURITY S20). The newest commits that touched staged notes are looked through, each asked for once.
 */
export class FormerNotes {
  private known: Promise<readonly FormerNote[] | Doubt> | null = null;

  /** @param baseSha full object id of the commit of the base. */
  constructor(
    private readonly github: GitHub,
    private readonly trees: CommitTrees,
    private readonly baseSha: string,
  ) {}

  /** Those that state the same as a text, or a part of it, or all of it and more; or why they are not known. */
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

  /** All of them, whatever they say; a doubt where one answer is missing, since that note may be the one. */
  private async find(): Promise<readonly FormerNote[] | Doubt> {
    const notes: FormerNote[] = [];
    const gone = new Map<string, boolean>();
    for (const folder of placeFolders('staging')) {
      const commits = await orNothing(
        listCommitsOfFolder(this.github, folder.replace(/\/$/, ''), this.baseSha),
      );
      if (commits === null) return UNTOLD;
      for (const { sha } of commits) {
        const commit = await orNothing(getCommit(this.github, sha));
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

  /** Notes as a commit has them. Null where the commit cannot be had. */
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

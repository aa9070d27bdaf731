import { plain, say } from '../../../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../../../tree/limits.js';
import type { PastSearch } from '../../../tree/past-search.js';
import { PathResolver } from '../../../tree/resolve.js';
import type { AgentDocument } from '../../document.js';
import type { Mention, Suspect } from './mention.js';
import type { ReferenceReading } from './reading.js';
import type { ReferenceScene } from './scene.js';

/*
 * Was there once what a text names and no tree has now? The versions of the text are looked at: what held in the commit
 * of one that said it, and holds no more, was removed since. Asked with `check --history`, for a branch, and by `init`.
 */

/** Trees that are asked about one mention or another in one run; each may have to be read. */
const MOST_TREES = 400;

/** The search for all texts of one run. */
export class OnceThere {
  private left = MOST_TREES;
  private readonly scenes = new Map<string, ReferenceScene>();
  private readonly versions = new Map<string, readonly Version[]>();

  constructor(
    private readonly search: PastSearch,
    private readonly scene: ReferenceScene,
  ) {}

  /** The finding, where an earlier version of the text named something that was there then. */
  async suspectOf(mention: Mention, reading: ReferenceReading): Promise<Suspect | null> {
    const { lost, kind, target, line, column } = mention;
    if (lost === undefined || reading.isGone(line, column, target.length)) return null;
    if (mention.isQuiet?.() === true) return null;
    const how = await this.howItWent(mention, reading.document);
    if (how === null) return null;
    const message = say`${lost.message}; ${plain(how)}`;
    return { kind, target, line, column, ...lost, message, severity: 'warning' };
  }

  private async howItWent(mention: Mention, document: AgentDocument): Promise<string | null> {
    if (mention.removedIn !== undefined) {
      const commit = await mention.removedIn(this.search);
      return commit === null ? null : `it was removed in ${commit.slice(0, 7)}`;
    }
    const had = await this.commitThatHad(mention, document);
    if (had === null) return null;
    const gone = await this.removedIn(mention, had);
    return gone === null
      ? `it was there in ${had.slice(0, 7)}`
      : `it was removed in ${gone.slice(0, 7)}`;
  }

  /** The newest commit in which a version of the text named it and the tree had it. */
  private async commitThatHad(mention: Mention, document: AgentDocument): Promise<string | null> {
    for (const { commit, text } of await this.versionsOf(document.place))
      if (namesIt(text, mention, document) && (await this.isIn(mention, commit))) return commit;
    return null;
  }

  private async versionsOf(place: string): Promise<readonly Version[]> {
    const known = this.versions.get(place);
    if (known !== undefined) return known;
    const versions: Version[] = [];
    for (const commit of await this.search.changesOf(place)) {
      if (this.left <= 0) break;
      this.left -= 1;
      const tree = await this.search.treeAt(commit);
      const content = (await tree.read([place], MEMORY_FILE_BYTES)).get(place);
      if (content?.kind === 'bytes')
        versions.push({ commit, text: Buffer.from(content.bytes).toString('utf8') });
    }
    this.versions.set(place, versions);
    return versions;
  }

  /** The commit that took it out, found by halves; null where that takes too long. */
  private async removedIn(mention: Mention, had: string): Promise<string | null> {
    const commits = await this.search.since(had);
    let [low, high] = [0, commits.length - 1];
    const last = commits[high];
    // What the newest commit has too, the working tree took out.
    if (last === undefined || this.left <= 0 || (await this.isIn(mention, last))) return null;
    while (low < high) {
      if (this.left <= 0) return null;
      const middle = (low + high) >> 1;
      if (await this.isIn(mention, commits[middle] ?? had)) low = middle + 1;
      else high = middle;
    }
    return commits[low] ?? null;
  }

  private async isIn(mention: Mention, commit: string): Promise<boolean> {
    if (this.left <= 0) return false;
    if (!this.scenes.has(commit)) this.left -= 1;
    return (await mention.isIn(await this.sceneAt(commit))) === true;
  }

  private async sceneAt(commit: string): Promise<ReferenceScene> {
    const known = this.scenes.get(commit);
    if (known !== undefined) return known;
    const tree = await this.search.treeAt(commit);
    const { past } = this.scene.repository;
    const earlier = this.scene.earlier({ tree, resolver: PathResolver.of(tree), past });
    this.scenes.set(commit, earlier);
    return earlier;
  }
}

/** Whether another version of a text names the same: by the word, or by the whole line. */
export function namesIt(
  text: string,
  { target, line }: Mention,
  { lines }: AgentDocument,
): boolean {
  const whole = (lines[line - 1] ?? '').trim();
  return text.includes(target) || (whole !== '' && text.includes(whole));
}

interface Version {
  readonly commit: string;
  readonly text: string;
}

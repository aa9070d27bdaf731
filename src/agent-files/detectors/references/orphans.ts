import { plain, say, type Phrase } from '../../../text/phrase.js';
import type { ReferenceReading } from './reading.js';
import type { Suspect } from './mention.js';
import type { ReferenceRepair } from './respelling.js';
import type { ReferenceScene } from './scene.js';
import { isChangeNote } from './shape.js';

/* Is a path that a text names one that the text outlived? */

/** A place in a text that names a path, and where that may lead. */
interface NamedPath {
  /** As written; shown, and looked for in former versions of the text. */
  readonly written: string;
  readonly line: number;
  readonly column: number;
  /** Paths from the root, the likeliest first. */
  readonly tried: readonly string[];
  readonly isFolder: boolean;
  readonly repair: ReferenceRepair | undefined;
}

const REMEDY = plain(
  'Use its current path, or remove the sentence: an agent would search for it and guess.',
);

/** A missing path that counts only if it existed while the text named it. So fewer excuses hold than elsewhere. */
export async function orphanAt(
  { written, line, column, tried, isFolder, repair }: NamedPath,
  reading: ReferenceReading,
  message: Phrase = say`${written} does not exist`,
): Promise<Suspect | null> {
  const { scene } = reading;
  const { removed, isPastAsked } = scene;
  if (!isPastAsked && !tried.some((path) => removed?.has(path))) return null;
  if (tried.length === 0 || (await scene.firstThere(tried)) !== null) return null;
  if (isChangeNote(tried[0] ?? '') || isOfEachPackage(written, scene)) return null;
  return {
    kind: 'path',
    target: written,
    line,
    column,
    gone: tried,
    severity: 'outlived',
    message,
    remedy: REMEDY,
    repair,
    isExcused: async (path, to) =>
      reading.isGone(line, column, written.length) ||
      (await scene.isIgnored(path, isFolder)) ||
      isListedOf(written, line, to, reading),
  };
}

/** Folders that each package has for itself. */
const OF_EACH =
  /^(?:src|lib|app|bin|docs?|tests?|spec|specs|__tests__|examples?|include|types|scripts)\/$/;

/** Whether several packages have a folder of this name, so that none of them alone is meant. */
function isOfEachPackage(written: string, scene: ReferenceScene): boolean {
  return (
    OF_EACH.test(written) &&
    scene.packages.filter((home) => scene.isFolder(`${home}${written.slice(0, -1)}`)).length > 1
  );
}

/** Whether a line lists several names of files of one folder: these are no paths from the root. */
function isListedOf(
  written: string,
  line: number,
  to: string | null,
  reading: ReferenceReading,
): boolean {
  const name = written.replace(/\/$/, '');
  const others = reading.codeOn(line).filter((text) => text !== written);
  if (name.includes('/') || others.length < 2) return false;
  const { scene } = reading;
  const { tree } = scene.repository;
  return [...scene.names.called(name), ...scene.names.foldersCalled(name)].some((path) => {
    if (path === to) return false; // all of them moved together
    const folder = path.slice(0, -name.length);
    return others.every((other) => {
      const beside = `${folder}${other.replace(/\/$/, '')}`;
      return tree.entries.has(beside) || scene.isFolder(beside);
    });
  });
}

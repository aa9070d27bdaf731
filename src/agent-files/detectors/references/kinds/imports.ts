import { plain, say } from '../../../../text/phrase.js';
import { baseName, normalisePath, pathFrom } from '../../../../tree/path.js';
import { importsIn } from '../../../imports.js';
import { extensionOf, isInvented, pathsFrom } from '../shape.js';
import type { ReferenceReading } from '../reading.js';
import { namesakeHint, namesakeOf, type ReferenceScene } from '../scene.js';
import type { Mention, MentionKind, Suspect } from '../mention.js';
import { move, pathRepair, type ReferenceRepair } from '../respelling.js';

/* Does `@docs/guide.md` in a file of Claude Code or Gemini CLI lead nowhere? `@scope/package` is a package. */

/** `@path` in memory of Claude Code and Gemini CLI: the file is put in its place, and where there is none, nothing. */
export const imports: MentionKind = {
  name: 'import',
  *mentions(reading) {
    if (!takesImports(reading)) return;
    const alone = nameAlone(reading);
    if (alone !== null) yield alone;
    for (const line of reading.linesWith('@')) {
      for (const variants of mentionsIn(importsIn(line.text))) {
        const [written = ''] = variants.toSorted((a, b) => a.length - b.length);
        const column = line.text.indexOf(`@${written}`) + 1;
        if (!looksLikeFile(written, reading.scene)) continue;
        const from = isBesideItself(reading) ? reading.own : reading.folders;
        const tried = [...new Set(variants.flatMap((one) => pathsFrom(from, one)))];
        const glued = gluedTo(line.text, column + 1 + written.length);
        if (normalisePath(`${reading.own[0] ?? ''}${written}`) === null) continue;
        const place = { line: line.number, column };
        yield {
          ...place,
          kind: 'import',
          target: `@${written}`,
          isIn: async (scene) => glued === null && (await scene.firstThere(tried)) !== null,
          suspect: async () => {
            if (reading.isSilent(line.number, column, written.length + 1)) return null;
            const isThere = glued !== null && (await reading.scene.firstThere(tried)) !== null;
            return isThere ? unread(written, glued, place) : judge(written, tried, place, reading);
          },
        };
      }
    }
  },
};

/** Whether an agent looks for imports beside the file itself. What is typed as a command is read from the root. */
function isBesideItself({ document: { kind, path } }: ReferenceReading): boolean {
  return kind !== 'rules' || /(?:^|\/)\.claude\/rules\//i.test(path);
}

/** The mark right behind a path that the agent takes for a part of it; null where there is none. */
function gluedTo(line: string, column: number): string | null {
  return /^[,:;](?=\s|$)/.exec(line.slice(column - 1))?.[0] ?? null;
}

/** An import that is there, and not read. Agents take all up to the next blank for the path. */
function unread(written: string, mark: string, place: Pick<Suspect, 'line' | 'column'>): Suspect {
  const target = `@${written}`;
  return {
    ...place,
    kind: 'import',
    target,
    severity: 'notice',
    message: say`The import ${target} has a ${mark} right behind it, so the agent looks for another file`,
    remedy: plain('Put a blank behind the path.'),
  };
}

/** A file that holds nothing but the name of another, as a link that was checked out as text does. */
function nameAlone(reading: ReferenceReading): Mention | null {
  const { document, scene } = reading;
  const written = document.text.trim();
  if (document.kind !== 'memory' || !/^[\w./-]{1,200}\.(?:md|mdc|txt)$/.test(written)) return null;
  const line = document.lines.findIndex((text) => text.includes(written)) + 1;
  const column = (document.lines[line - 1] ?? '').indexOf(written) + 1;
  const place = { kind: 'import', target: written, line, column };
  return {
    ...place,
    isIn: async () => false,
    suspect: async () => {
      const there = await scene.firstThere(pathsFrom(reading.own, written));
      if (there === null || there === document.place) return null;
      return {
        ...place,
        severity: 'warning',
        message: say`${document.path} holds only the name ${written}, so the agent reads nothing of that file`,
        remedy: say`Write ${`@${written}`}.`,
        repair: { edit: { line, column, old: written, replacement: `@${written}` } },
      };
    },
  };
}

/** Whether an agent reads imports in a text, and the text speaks of this repository. */
function takesImports({ document: { agent, kind }, isPortable }: ReferenceReading): boolean {
  return (
    ['claude', 'gemini'].includes(agent) &&
    ['memory', 'rules', 'import'].includes(kind) &&
    !isPortable
  );
}

/** Spellings of one mention begin alike: with the punctuation behind it, and without. */
function mentionsIn(written: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const one of written.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const group = groups.find(([first = '']) => one.startsWith(first));
    if (group === undefined) groups.push([one]);
    else group.push(one);
  }
  return groups;
}

/** Texts are named by their ending alone; code only where its first folder is here, since packages have files too. */
function looksLikeFile(written: string, scene: ReferenceScene): boolean {
  if (
    // A home folder, a URL, a pattern, code: none is a file of the repository, and nobody writes 300 characters.
    /^[~/]|^[A-Za-z][A-Za-z0-9+.-]*:|[<>{}$*?%|\\"'`,;=&^!]|\.\.\.|\/\//.test(written) ||
    written.length > 300
  )
    return false;
  const extension = extensionOf(baseName(written));
  if (extension === null) return false;
  if (/^(?:md|mdx|mdc|markdown|txt|rst|adoc)$/.test(extension)) return true;
  const [first = ''] = written.replace(/^\.\//, '').split('/');
  return written.includes('/') && (first === '..' || scene.isFolder(first));
}

/** The finding, where an import leads nowhere. */
async function judge(
  written: string,
  tried: readonly string[],
  place: Pick<Suspect, 'line' | 'column'>,
  reading: ReferenceReading,
): Promise<Suspect | null> {
  const { scene, folders, document } = reading;
  if (isInvented(written.split('/'))) return null;
  for (const candidate of tried) if (await scene.isIgnored(candidate)) return null;
  const [first = ''] = tried;
  const twin = scene.names.twinOf(first);
  const target = `@${written}`;
  const remedy = plain('Import the file from its current path, or remove the line.');
  const spelling = { old: written, path: written, bases: folders, climbs: true };
  const repairAs = (to: () => string | null): ReferenceRepair =>
    pathRepair({ ...place, column: place.column + 1, ...spelling }, scene, () => move(first, to()));
  if (twin !== null)
    return {
      ...place,
      kind: 'import',
      target,
      severity: 'notice',
      message: say`The import ${target} is spelled ${twin} here, so case-sensitive systems do not find it`,
      remedy,
      repair: repairAs(() => scene.names.onlyTwinOf(first)),
    };
  const elsewhere = await scene.firstThere(pathsFrom(folders, written));
  if (elsewhere !== null) {
    const path = pathFrom(document.path, elsewhere);
    return {
      ...place,
      kind: 'import',
      target,
      severity: 'warning',
      message: say`The import ${target} is looked for beside ${document.path}, and ${first} does not exist`,
      remedy: say`Write ${`@${path}`}.`,
      repair: { edit: { ...place, column: place.column + 1, old: written, replacement: path } },
    };
  }
  return {
    ...place,
    kind: 'import',
    target,
    gone: tried.filter((one) => one.endsWith(baseName(written))),
    severity: 'warning',
    message: say`The import ${target} is broken, so the agent reads nothing there`,
    guess: () => ({ hint: namesakeHint(written, document.place, scene) }),
    remedy,
    repair: repairAs(() => namesakeOf(written, document.place, scene)),
  };
}

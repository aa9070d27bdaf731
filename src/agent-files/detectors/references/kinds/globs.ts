import { kept, remembered } from '../../../../text/collections.js';
import { plain, say } from '../../../../text/phrase.js';
import { matcherOf } from '../../../../memory/glob.js';
import type { Tree } from '../../../../tree/tree.js';
import type { Mention, MentionKind } from '../mention.js';
import type { ReferenceReading } from '../reading.js';
import { isChangeNote, isInvented, isLeftBehind, type WrittenPath, writtenPath } from '../shape.js';
import { judgePath } from './paths.js';

/* Does a text name files by a pattern that matches none? It matched some once, or its folders are not there. */

/** `src/**\/*.spec.ts` and `*_test.go` in inline code. */
export const globs: MentionKind = {
  name: 'glob',
  *mentions(reading) {
    if (reading.isPortable || reading.isSecondHand) return;
    for (const { line, column, text } of reading.document.markdown.code) {
      const target = text.trim();
      if (!isGlob(target) || reading.isLabel(line, column)) continue;
      yield mentionOf({ target, line, column: column + text.indexOf(target) }, reading);
    }
  },
};

/** Alone `*.log` is often what nobody commits; a folder, or a second dot or mark before the ending, says more. */
const GLOB = /^(?:\.\/)?(?=.*\*)(?!.*\*\*\*)[\w@*?./{},-]{4,200}$/;
const TELLING = /[\w*]\/[\w*@.{]|\*[._-][\w-]+\.\w+$/;

function isGlob(word: string): boolean {
  if (!GLOB.test(word) || !TELLING.test(word) || !/[A-Za-z]{3}/.test(word)) return false;
  const parts = word.replace(/^\.\/|\/$/g, '').split('/');
  return (
    !parts.includes('') &&
    !parts.includes('..') &&
    !isInvented(parts) &&
    !isLeftBehind(parts) &&
    !isChangeNote(word)
  );
}

function mentionOf(
  place: Pick<Mention, 'target' | 'line' | 'column'>,
  reading: ReferenceReading,
): Mention {
  const patterns = alternatives(place.target.replace(/^\.\//, '')).map((glob) => `**/${glob}`);
  const isQuiet = (): boolean => reading.isSilent(place.line, place.column, place.target.length);
  return {
    kind: 'glob',
    ...place,
    isIn: async ({ repository }) =>
      patterns.length === 0 ? null : matchesAny(repository.tree, place.target, patterns),
    suspect: async () => {
      const folder = folderOf(place.target);
      return folder === null || isQuiet()
        ? null
        : judgePath({ ...place, written: place.target, path: folder, isCode: true }, reading);
    },
    lost: {
      message: say`No file here matches ${place.target}`,
      remedy: plain('Name the files as they are called now, or remove the sentence.'),
    },
    isQuiet,
  };
}

/** The folders before the first sign of a pattern; of one alone nobody can tell whose it is. */
function folderOf(glob: string): WrittenPath | null {
  const folder = /^(?:[\w@.-]+\/){2,}(?=[^/]*[*?{])/.exec(glob)?.[0];
  return folder === undefined ? null : writtenPath(folder);
}

/** What was looked for in a tree, since every pattern may have to see every path. */
const answers = remembered((_tree: Tree) => new Map<string, boolean>());

function matchesAny(tree: Tree, glob: string, patterns: readonly string[]): boolean {
  return kept(answers(tree), glob, () => {
    const match = matcherOf(patterns);
    for (const path of tree.entries.keys()) if (match(path) !== null) return true;
    return false;
  });
}

/** Patterns that braces may stand for: each pair multiplies them. */
const MOST_ALTERNATIVES = 64;

/** `*.{ts,tsx}` as two patterns; none where braces are in one another, not closed, or stand for too many. */
function alternatives(glob: string): readonly string[] {
  const parts = glob.split(/(\{[^{}]*\})/);
  let all = [''];
  for (const [index, part] of parts.entries()) {
    const choices = index % 2 === 0 ? [part] : part.slice(1, -1).split(',');
    if (/[{}]/.test(choices.join('')) || all.length * choices.length > MOST_ALTERNATIVES) return [];
    all = all.flatMap((before) => choices.map((one) => `${before}${one}`));
  }
  return all;
}

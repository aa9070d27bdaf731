import { isSafeReplacement, type TextEdit } from '../../../tree/text-edit.js';
import { normalisePath } from '../../../tree/path.js';
import type { ReferenceScene } from './scene.js';

/* How does a text name a file that is at another path now? A new spelling has to lead to that file and to no other. */

/** A path as it is written in a text, and how its reader takes it. */
export interface Spelling {
  /** 1-based place of what is written. */
  readonly line: number;
  readonly column: number;
  /** The path alone, as it stands there: no line, no anchor, no sign before it. */
  readonly old: string;
  /** The same as its reader takes it: `%20` is a blank. */
  readonly path: string;
  /** Folders that it is tried from, each with its final `/`, the first first. */
  readonly bases: readonly string[];
  /** Whether a path that leads up, `../a.ts`, is read from one of them. */
  readonly climbs: boolean;
}

/** How a place is put right: by an edit that is sure by itself, or by naming where the target is now. */
export type ReferenceRepair =
  | { readonly edit: TextEdit }
  | {
      readonly respelled: (known: PathMove) => Promise<TextEdit | null>;
      /** Where the hint says that it is, where that leaves no doubt. */
      readonly elsewhere: () => PathMove | null;
    };

/** Two paths from the root: where something was meant to be, and where it is. */
export interface PathMove {
  readonly from: string;
  readonly to: string;
}

const nowhere = (): null => null;

/** A move, where it is known where to. */
export function move(from: string, to: string | null): PathMove | null {
  return to === null ? null : { from, to };
}

/** The repair of a path: once it is known where the file went, or by the hint, where that is sure. */
export function pathRepair(
  spelling: Spelling,
  scene: ReferenceScene,
  elsewhere: () => PathMove | null = nowhere,
): ReferenceRepair {
  return { respelled: async (known) => respelled(spelling, known, scene), elsewhere };
}

/** The edit that names the new place as the old one was named; null where no spelling leads there. */
async function respelled(
  spelling: Spelling,
  { from, to }: PathMove,
  scene: ReferenceScene,
): Promise<TextEdit | null> {
  const { line, column, old, bases } = spelling;
  for (const replacement of spellings(spelling, { from, to })) {
    // A sign in it would be read as the beginning of something else: a line, an anchor, an import.
    if (!isSafeReplacement(replacement) || /[:#]|^[@+-]/.test(replacement)) continue;
    const bare = replacement.replace(/^\/+/, '').replace(/\/+$/, '');
    const tried = bases.flatMap((base) => normalisePath(`${base}${bare}`) ?? []);
    if ((await scene.firstThere(tried)) === to) return { line, column, old, replacement };
  }
  return null;
}

/** How the new place may be written, the likest first. */
function spellings({ path, bases, climbs }: Spelling, { from, to }: PathMove): string[] {
  const end = path.endsWith('/') ? '/' : '';
  if (path.startsWith('/')) return [`/${to}${end}`];
  const dot = path.startsWith('./') ? './' : '';
  const base = bases.find((folder) => normalisePath(`${folder}${path}`) === from);
  if (base === undefined) return [];
  // From the first folder a path that leads up is read as it is meant, whatever lies nearer.
  const climbing = `${upwards(bases[0] ?? '', to)}${end}`;
  if (to.startsWith(base)) return [`${dot}${to.slice(base.length)}${end}`, climbing];
  return climbs || /^\.{1,2}\//.test(path) ? [climbing] : [`${to}${end}`, climbing];
}

/** A path as it is written from a folder that it is not in: `../core/a.ts`. */
export function upwards(folder: string, path: string): string {
  const above = folder.split('/').slice(0, -1);
  const parts = path.split('/');
  let same = 0;
  while (same < above.length && same < parts.length - 1 && above[same] === parts[same]) same += 1;
  return [...above.slice(same).map(() => '..'), ...parts.slice(same)].join('/');
}

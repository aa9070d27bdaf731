import { isAbsolute, relative, resolve, sep } from 'node:path';
import { existsSync } from 'node:fs';

/*
 * Typed in the folder `src`, the name of a file there means that file; any other is a path from the root already, and
 * what leads out of the repository stays as typed.
 */

/**
 * A path that a user typed, as a path from the root of the repository. What is typed from the root works everywhere;
 * below the root, what lies beside the user comes first, as shells complete it.
 */
export function relativeToRoot(cwd: string, root: string, typed: string): string {
  const beside = resolve(cwd, typed);
  if (!isAbsolute(typed) && !existsSync(beside)) return typed;
  const fromRoot = relative(root, beside).split(sep).join('/');
  return fromRoot.startsWith('..') ? typed : fromRoot;
}

import type { AskAttributes } from './attributes.js';
import type { Environment } from './git.js';

/** Asks git; the code for it is loaded when it is needed. */
export function askingGit(environment: Environment): AskAttributes {
  return async (tree, paths) =>
    (await import('./git-attributes.js')).gitAttributes(environment)(tree, paths);
}

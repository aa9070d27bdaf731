import type { AskAttributes } from './attributes.js';
import type { Environment } from './git.js';

/** Asks git itself; what does so is read only where something is asked. */
export function askingGit(environment: Environment): AskAttributes {
  return async (tree, paths) =>
    (await import('./git-attributes.js')).gitAttributes(environment)(tree, paths);
}

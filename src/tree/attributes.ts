import type { Tree } from './tree.js';

/*
 * `gate/authority/hiding-attributes.ts` asks whether a change hides itself from review;
 * `git-attributes.ts` answers through `asking-git.ts`. The values are git's own words, and nothing
 * of them is stored. Null must not be read as nothing: the caller then takes every changed file of
 * attributes as hiding. `__tests__/security/S44-hidden-diffs.test.ts` fails when this is wrong.
 */

/**
 * What the `.gitattributes` files of a tree say of paths: by path, then by attribute, `set`,
 * `unset`, or a value. What is unspecified is not there.
 */
export type Attributes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Asks what holds for these paths in a tree; they need not be in it. Null where that cannot be
 * told: nobody can ask git, or a file of attributes is a link, too large, or says what git's answer
 * does not tell apart.
 */
export type AskAttributes = (tree: Tree, paths: readonly string[]) => Promise<Attributes | null>;

/** Of trees made of values, where no git is at hand. */
export const NO_ATTRIBUTES: AskAttributes = async () => null;

/** In any folder, as git reads them. By it the gate finds what may hide a change: nothing may drop out. */
export const ATTRIBUTES_FILE = /(?:^|\/)\.gitattributes$/;

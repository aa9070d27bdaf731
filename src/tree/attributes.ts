import type { Tree } from './tree.js';

/*
 * What the `.gitattributes` files of a tree say of its paths, such as `diff: unset`, which hides a change from review.
 */

/** By path, then by attribute: `set`, `unset`, or a value. Unspecified attributes are left out. */
export type Attributes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Attributes of these paths, which need not be in the tree. Null if unknown: git is not available, or an attributes
 * file is a link, too large, or ambiguous.
 */
export type AskAttributes = (tree: Tree, paths: readonly string[]) => Promise<Attributes | null>;

/** For trees without a repository. */
export const NO_ATTRIBUTES: AskAttributes = async () => null;

/** An attributes file in any folder. The gate finds with it what may hide a change, so it must match all of them. */
export const ATTRIBUTES_FILE = /(?:^|\/)\.gitattributes$/;

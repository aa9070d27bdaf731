import type { ReferenceKind } from '../reference.js';
import { hookReferences } from './hooks.js';
import { imports } from './imports.js';
import { movedLines } from './lines.js';
import { links } from './links.js';
import { paths } from './paths.js';
import { programs } from './programs.js';
import { scripts } from './scripts.js';
import { targets } from './targets.js';
import { versions } from './versions.js';

/* Kinds of references. If two of them name one place, the first one reports it. */

/** Kinds of reference in prose, the surest first: of two that name one place, the first one speaks. */
export const PROSE_KINDS: readonly ReferenceKind[] = [
  links,
  imports,
  paths,
  programs,
  scripts,
  targets,
  versions,
  movedLines,
];

/** Kinds of reference in settings. */
export const SETTINGS_KINDS: readonly ReferenceKind[] = [hookReferences];

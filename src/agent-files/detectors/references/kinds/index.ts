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

/*
 * `references/index.ts` asks every kind for its claims. The order decides which one reports a place that
 * two of them name, so a new kind goes behind the surer ones.
 * `__tests__/agent-files/detectors/references/dead.test.ts` fails when a kind is missing. Another order
 * changes which kind is in the `key` of a finding that two of them would report, so kinds of today keep
 * theirs. SETTINGS_KINDS may grow likewise.
 */

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

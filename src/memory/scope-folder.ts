import { visible } from '../text/visible.js';

/*
 * Which folder does `path:` of a scope mean? `/services/payments/` and `services/payments/**` give
 * `services/payments`; `services/*` stays a pattern; `../x`, `**` and `a\b` give null.
 *
 * `policy-shape.ts` refuses what gives null, and `scopes.ts` looks folders up by the rest. Safe error: null,
 * because a policy that cannot be read lets nothing pass. Users' policies hold such paths: what is accepted
 * today means the same folder for ever. `__tests__/memory/scopes.test.ts` fails when this is wrong.
 */

/**
 * The folder that a scope is written for, or a pattern of folders: always from the root, with `/`
 * between names. Null for the root itself, for what leaves the tree, and for names that nobody can
 * see whole.
 */
export function scopeFolder(written: string): string | null {
  const folder = written.replace(/^(?:\.?\/)?/, '').replace(/(?:\/\*\*|\/)+$/, '');
  if (folder === '' || /^(?:\*\*)(?:\/\*\*)*$/.test(folder)) return null;
  // A backslash is no separator here, and `C:` is no folder of a repository.
  if (/[\\:]/.test(folder) || visible(folder, folder.length) !== folder) return null;
  return folder.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
    ? folder
    : null;
}

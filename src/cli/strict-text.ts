import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statOf } from '../tree/place.js';

/*
 * `migrate` and `notes check` ask whether a file on disk still holds what they planned for, before and after they write
 * (`commands/migrate/run.ts`, `commands/notes/check.ts`). It must stay strict, whatever else changes: a lossy reading
 * could call two files equal that are not.
 */

/** The text of a file on disk, byte for byte; null where there is none, or it is no UTF-8. */
export function strictText(root: string, path: string): string | null {
  if (statOf(join(root, path))?.isFile() !== true) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      readFileSync(join(root, path)),
    );
  } catch {
    return null;
  }
}

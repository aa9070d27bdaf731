import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statOf } from '../tree/place.js';

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

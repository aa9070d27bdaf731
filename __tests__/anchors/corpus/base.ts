import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A file below `bases`, all of them written for this corpus. They end in `.txt` so that no tool
 * takes them for sources of ours.
 */
export function base(name: string): string {
  return readFileSync(join(import.meta.dirname, 'bases', `${name}.txt`), 'utf8');
}

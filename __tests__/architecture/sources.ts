import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const src = join(import.meta.dirname, '../../src');

/** The TypeScript files of src/, by their path there. */
export function typeScriptFiles(): readonly string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .toSorted();
}

export function textOf(path: string): string {
  return readFileSync(join(src, path), 'utf8');
}

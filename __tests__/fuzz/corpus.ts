import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readers } from './readers.js';

/*
 * The kept inputs: `corpus/<reader>/<name>.sample`. The ending keeps agents, and the gate of this repository, from
 * taking them for what they look like. Sources that another test keeps are read where they are.
 */

export const CORPUS = join(import.meta.dirname, 'corpus');
const SAMPLES = join(import.meta.dirname, '../languages/code/samples');

export interface Sample {
  readonly reader: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function corpus(): readonly Sample[] {
  const kept = Object.keys(readers).flatMap((reader) => samplesIn(reader, join(CORPUS, reader)));
  return [...kept, ...samplesIn('source', SAMPLES)];
}

function samplesIn(reader: string, folder: string): Sample[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => ({
      reader,
      name: file.replace(/\.sample$/, ''),
      bytes: readFileSync(join(folder, file)),
    }));
}

import { basename, dirname } from 'node:path';
import { type Place, statOf } from '../tree/place.js';
import type { FileToWrite } from './write.js';

/* The folder of contexts, manifests, session logs and records of recall. git ignores it, whoever writes there first. */

export const CONTEXT_FOLDER = '.memtrust/context';

/** The `.gitignore` that has to be written beside a file of that folder; nothing if it is there, or elsewhere. */
export function ignoreFile(file: Place): FileToWrite[] {
  const { absolute } = file.folder;
  const [name, above] = [basename(absolute), basename(dirname(absolute))];
  if (`${above}/${name}` !== CONTEXT_FOLDER) return [];
  const place = file.beside('.gitignore');
  return statOf(place.absolute) === undefined ? [{ place, content: '*\n' }] : [];
}

import { parseFact, type FactRecord } from '../../src/memory/fact.js';
import { factFile, type Store } from '../store.js';

/** A fact of a store as it is read, broken ones too. */
export function recordOf(world: Store, id: string = 'a'): FactRecord {
  const text = world.files()[factFile(id)];
  return parseFact(id, factFile(id), Buffer.from(typeof text === 'string' ? text : ''));
}

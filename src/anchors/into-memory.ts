import type { Resolution } from '../tree/resolve.js';

/** A link that hides that what is cited is memory itself (SECURITY S18). */
export function leadsIntoMemory(place: Extract<Resolution, { kind: 'file' }>): boolean {
  return place.via.length > 0 && place.path.startsWith('.memtrust/');
}

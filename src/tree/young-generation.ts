import { setFlagsFromString } from 'node:v8';

/*
 * How much memory may Node take for values that have just been made? V8 doubles that space (the young generation) each
 * time as much has survived in it, up to 128 MB on Node 24, and gives none of it back. A check keeps most of what it
 * reads, so the space grew to its limit: of 310 MB of a large repository 134 were this space, and nearly all of it
 * empty.
 */

/**
 * V8 of Node 20 to 24, tried. Another one may not know the flag, and would say so on stderr: add one once
 * it is tried.
 */
const KNOWN_ENGINES: ReadonlySet<string> = new Set(['11', '12', '13']);

/** From now on the young generation keeps the size that it has. */
export function holdYoungGeneration(
  engine: string = process.versions.v8,
  setFlags: (flags: string) => void = setFlagsFromString,
): void {
  const [major = ''] = engine.split('.');
  // Read by V8 each time that the space would grow, so it holds from the next time on (`node --v8-options` names it).
  if (KNOWN_ENGINES.has(major)) setFlags('--semi-space-growth-factor=1');
}

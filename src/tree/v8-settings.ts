import { setFlagsFromString } from 'node:v8';

/* Settings of V8 for runs of a second. Each flag is set only for engines that were tried: others print a warning. */

/** By the major version of V8, each tried: 11 is in Node 20, 13 in Node 24. `node --v8-options` lists the flags. */
const FLAGS: ReadonlyMap<string, string> = new Map([
  ['11', '--interrupt-budget=120000 --no-regexp-peephole-optimization'],
  ['13', '--invocation-count-for-turbofan=20000 --no-regexp-peephole-optimization'],
]);

/**
 * V8 recompiles a function only after many more calls: a pull request takes 9 % less processor time (docs/speed.md).
 * A regular expression is compiled to byte code for its first use, and improving that code takes time that grows with
 * its square: a second for the patterns of prompt injection, for code that runs once.
 * Of the rest only a threshold is safe: with other flags, set at run time, one start of thirty crashed.
 */
export function compileForShortRun(
  engine: string = process.versions.v8,
  setFlags: (flag: string) => void = setFlagsFromString,
): void {
  const [major = ''] = engine.split('.');
  const flag = FLAGS.get(major);
  if (flag !== undefined) setFlags(flag);
}

/** V8 of Node 20 to 24, each tried. */
const KNOWN_ENGINES: ReadonlySet<string> = new Set(['11', '12', '13']);

/** Keeps V8's young generation at its size. It grew to 128 MB on a large repository, nearly all of it empty. */
export function holdYoungGeneration(
  engine: string = process.versions.v8,
  setFlags: (flags: string) => void = setFlagsFromString,
): void {
  const [major = ''] = engine.split('.');
  // V8 reads this each time before it grows the space.
  if (KNOWN_ENGINES.has(major)) setFlags('--semi-space-growth-factor=1');
}

/**
 * For a server that evaluates again and again. V8 collects what is old once it has grown by half, not when it is three
 * times as large; and where the young generation may grow to 64 MB, it stays small. On a large repository a language
 * server takes 220 MB, and took 420, nearly all of it garbage. A small one in every engine makes an evaluation a fifth
 * slower.
 */
export function holdServer(
  engine: string = process.versions.v8,
  setFlags: (flags: string) => void = setFlagsFromString,
): void {
  const [major = ''] = engine.split('.');
  if (!KNOWN_ENGINES.has(major)) return;
  setFlags('--heap-growing-percent=50');
  if (major !== '11') holdYoungGeneration(engine, setFlags);
}

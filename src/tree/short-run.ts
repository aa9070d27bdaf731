import { setFlagsFromString } from 'node:v8';

/*
 * V8 compiles what runs often once more, with all effort, and in a run of a second much of that is never earned back.
 * So a function has to run more often before it does: a pull request takes 9 % less processor time (Node 20), a small
 * check about as much as before. Only a threshold is set, which V8 reads anew at each decision: with other flags, set
 * in a program that runs, one start of thirty crashed. `docs/speed.md` has the figures.
 */

/**
 * The flag by the major version of V8, each tried: 11 is in Node 20, and 13 in Node 24. Another one may not know it,
 * and would say so on stderr. (`node --v8-options` names them.)
 */
const FLAGS: ReadonlyMap<string, string> = new Map([
  ['11', '--interrupt-budget=120000'],
  ['13', '--invocation-count-for-turbofan=20000'],
]);

/** From now on V8 compiles as is best for a run of a second. */
export function compileForShortRun(
  engine: string = process.versions.v8,
  setFlags: (flag: string) => void = setFlagsFromString,
): void {
  const [major = ''] = engine.split('.');
  const flag = FLAGS.get(major);
  if (flag !== undefined) setFlags(flag);
}

import { setFlagsFromString } from 'node:v8';

/*
 * How much does V8 compile for a program that runs for a second? It compiles what runs often once more, with all
 * effort, and in so short a time much of that is never earned back. So a function has to run seven times as often
 * before that is done (Node 24), or twice as often (Node 20): checks take some tenth less processor time, and a
 * command that computes for four seconds takes as long as before. With higher thresholds checks gain
 * a little more, and such a command loses a tenth.
 *
 * The entries call it before anything else. Only thresholds are set here, which V8 reads anew at each decision: other
 * flags may not be changed in a program that runs (with `--no-regexp-tier-up` one start of thirty crashed). A number
 * may be changed with a measurement of short commands and of long ones. `__tests__/tree/short-run.test.ts` fails when
 * an engine is given a flag that it was not tried with.
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

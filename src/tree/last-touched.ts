import { isoSeconds } from '../text/iso-seconds.js';
import { runGit, type Repository } from './git.js';

/*
 * When did anything below these paths change last? `github/refine/plan-refine.ts` dates its records by it:
 * equal commits must give equal files, or each run would push again. So the form of the date stays, though
 * no test holds it; how git is asked is free. Safe error: null.
 */

/**
 * When files below these paths were last changed, as history has it: ISO 8601, whole seconds, UTC.
 * Null where it is not known. It decides nothing; it stands in records where the clock would make
 * each of them another one.
 *
 * @param from full object id.
 */
export async function lastTouched(
  repository: Repository,
  from: string,
  paths: readonly string[],
): Promise<string | null> {
  const log = await runGit(repository, [
    'log',
    '-1',
    '--no-show-signature',
    '--no-color',
    '--format=%ct',
    from,
    '--',
    ...paths,
  ]);
  const seconds =
    log.code === 0 ? /^(\d{1,12})\s*$/.exec(log.stdout.toString('latin1'))?.[1] : undefined;
  return seconds === undefined ? null : isoSeconds(Number(seconds) * 1000);
}

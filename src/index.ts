import { runAction } from './github/run.js';
import { compileForShortRun } from './tree/v8-settings.js';

/*
 * The program of the action, `dist/index.js` in `action.yml`. An `exitCode` and no `exit()`: what is still being
 * written is written first. After one second nothing is waited for; the timer itself holds nothing up (`unref`). The
 * second may be changed.
 */

compileForShortRun();
process.exitCode = await runAction(process.env);
// All is said by now; a connection that somebody keeps open must not keep the job waiting.
setTimeout(() => process.exit(), 1_000).unref();

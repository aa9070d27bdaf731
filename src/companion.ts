import { runCompanion } from './companion/run.js';
import { compileForShortRun } from './tree/v8-settings.js';

/**
 * Starts the companion action, which comments where the gate may not and reruns the gate.
 * `scripts/build.mjs` makes `dist/comment/index.js` of it, which `comment/action.yml` runs;
 * `__tests__/e2e/companion.test.ts` bundles it anew by itself, so nothing has to be built before.
 */
compileForShortRun();
process.exitCode = await runCompanion(process.env);

import { runCompanion } from './companion/run.js';

/** Starts the companion action, which comments where the gate may not and reruns the gate. */
process.exitCode = await runCompanion(process.env);

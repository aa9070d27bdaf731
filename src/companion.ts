import { runCompanion } from './companion/run.js';

process.exitCode = await runCompanion(process.env);

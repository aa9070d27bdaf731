import { run } from './companion/run.js';

process.exitCode = await run(process.env);

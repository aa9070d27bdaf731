import { run } from './github/run.js';

process.exitCode = await run(process.env);

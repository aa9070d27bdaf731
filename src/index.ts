import { runAction } from './github/run.js';

process.exitCode = await runAction(process.env);
// All is said by now; a connection that somebody keeps open must not keep the job waiting.
setTimeout(() => process.exit(), 1_000).unref();

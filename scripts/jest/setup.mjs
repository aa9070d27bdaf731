// Runs once in each worker, before its first test file.
import { register } from 'node:module';

process.setSourceMapsEnabled(true); // places in errors are those of the sources
register('./typescript.mjs', import.meta.url);

import { renderJson } from '../../../report/json.js';
import { schemas } from '../../generated-docs.js';
import { ConfigurationError } from '../../../text/errors.js';
import { nearest } from '../../../text/nearest.js';
import { say } from '../../../text/phrase.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';

/** Without a name, the names of all formats. */
export function explainSchema(io: Io, name: string | null): ExitCode {
  const names = Object.keys(schemas);
  if (name === null) {
    for (const known of names) io.out(`${known}\n`);
    return EXIT.pass;
  }
  // Checked by name: `constructor` is a key of every object.
  const found = names.includes(name) ? schemas[name] : undefined;
  if (found === undefined) {
    const meant = nearest(name, names);
    throw new ConfigurationError(
      say`Unknown schema ${name}`,
      meant === null ? '`npx memtrust explain --schema` lists them.' : say`Did you mean ${meant}?`,
    );
  }
  io.out(renderJson(found.schema));
  return EXIT.pass;
}

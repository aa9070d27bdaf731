import { renderJson } from '../../report/json.js';
import { ConfigurationError } from '../../text/errors.js';
import { nearest } from '../../text/nearest.js';
import { phraseText, say } from '../../text/phrase.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';

/** Prints the JSON Schema of a file or report, so that editors and other tools can check it. */
export const schema: CommandDefinition = (program, run) => {
  program
    .command('schema')
    .argument('[name]', 'name of a format')
    .description('print the JSON Schema of a format')
    .addHelpText(
      'after',
      examples([
        ['schema', 'the names of all formats'],
        ['schema trust-report', 'the schema of the report'],
      ]),
    )
    .action(async (name: string | undefined) =>
      run(async (io) => {
        const { schemas } = await import('../../report/schemas/index.js');
        const names = Object.keys(schemas);
        if (name === undefined) {
          for (const known of names) io.out(`${known}\n`);
          return EXIT.pass;
        }
        const found = names.includes(name) ? schemas[name] : undefined;
        if (found === undefined) {
          const meant = nearest(name, names);
          throw new ConfigurationError(
            phraseText(say`There is no schema ${name}`),
            meant === null
              ? 'memtrust schema lists them.'
              : phraseText(say`Did you mean ${meant}?`),
          );
        }
        io.out(renderJson(found.schema));
        return EXIT.pass;
      }),
    );
};

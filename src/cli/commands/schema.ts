import { renderJson } from '../../report/json.js';
import { ConfigurationError } from '../../text/errors.js';
import { nearest } from '../../text/nearest.js';
import { phraseText, say } from '../../text/phrase.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';

/*
 * What does `memtrust schema` print? The names of all formats, or the JSON Schema of one. The schemas are in
 * `report/schemas/`; a new one needs nothing here. They are loaded only when the command runs, because they
 * bring all formats along.
 *
 * Listed in `index.ts`. A mistyped name is exit 2 with the nearest one
 * (`__tests__/e2e/cli/bad-input.test.ts`). Names are frozen in `report/schemas/index.ts`.
 */

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
        // By the list of names, not by the key alone: `constructor` is a key of every object.
        const found = names.includes(name) ? schemas[name] : undefined;
        if (found === undefined) {
          const meant = nearest(name, names);
          throw new ConfigurationError(
            phraseText(say`Unknown schema ${name}`),
            meant === null
              ? '`npx memtrust schema` lists them.'
              : phraseText(say`Did you mean ${meant}?`),
          );
        }
        io.out(renderJson(found.schema));
        return EXIT.pass;
      }),
    );
};

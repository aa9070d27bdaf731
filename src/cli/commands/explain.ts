import { ConfigurationError } from '../../text/errors.js';
import { addCommand, type CommandDefinition } from '../command.js';

interface ExplainOptions {
  readonly format: 'text' | 'json';
  /** A name; true without one. */
  readonly schema?: string | true;
}

/** Says what a rule finds and what to do, or what a reason or a status means; lists all rules; prints a schema. */
export const explain: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'explain',
    about: 'say what a rule finds and what to do, or list all rules',
    takes: `
      [rule] | code or name of a rule; or a reason or status of a fact
      --schema [name] | print the JSON Schema of a format, or list the formats
      --format <format> | what to print
    `,
    examples: `
      explain | every rule
      explain MT201 | a rule by its code; its name does too
      explain stale | a status, and the rules about it
      explain adoption_digest_mismatch | a reason in the JSON of a report
      explain --schema trust-report | the format of the report
    `,
  }).action(async (word: string | undefined, options: ExplainOptions) =>
    run(async (io) => {
      const { schema } = options;
      if (schema !== undefined && word !== undefined)
        throw new ConfigurationError(
          'explain takes a rule or --schema, not both',
          'Run `npx memtrust explain --schema NAME`.',
        );
      const asJson = options.format === 'json';
      if (schema !== undefined) {
        const { explainSchema } = await import('./explain/schema.js');
        return explainSchema(io, schema === true ? null : schema);
      }
      const { explainWord, listRules } = await import('./explain/words.js');
      return word === undefined ? listRules(io, asJson) : explainWord(io, word, asJson);
    }),
  );
};

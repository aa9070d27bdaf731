import { ConfigurationError } from '../../text/errors.js';
import { addCommand, type CommandDefinition } from '../command.js';

/* `memtrust lsp`: tells an editor what `check` says of what is typed. It only reads. */

interface LspOptions {
  readonly now?: string;
}

export const lsp: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'lsp',
    about: 'show findings and facts in an editor, over the Language Server Protocol',
    takes: `
      --stdio | what many editors add; standard input and output are used in any case
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,
    examples: `
      lsp | started by an editor; docs/editor.md has the configuration of each
    `,
  }).action(async (options: LspOptions) =>
    run(async (io) => {
      const { wire } = io;
      if (wire === undefined)
        throw new ConfigurationError(
          '`npx memtrust lsp` is started by an editor, and this is a terminal',
          'Name it in the configuration of your editor: see docs/editor.md.',
        );
      const { serveEditor } = await import('../lsp/server.js');
      return serveEditor(io, wire(), options);
    }),
  );
};

import { resolve } from 'node:path';
import { statSync } from 'node:fs';
import { ConfigurationError } from '../../text/errors.js';
import { say } from '../../text/phrase.js';
import { addCommand, type CommandDefinition } from '../command.js';
import type { Io } from '../io.js';

/* `memtrust mcp`: answers an agent by the Model Context Protocol. It only reads, unless `--allow-propose` is given. */

interface McpOptions {
  readonly root?: string;
  readonly allowPropose?: boolean;
  readonly now?: string;
}

export const mcp: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'mcp',
    about: 'answer agents over the Model Context Protocol',
    takes: `
      --root <dir> | a folder of the repository (default: the current one)
      --allow-propose | also let agents write candidates, which nobody trusts until somebody adopts them
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,
    examples: `
      mcp | started by an agent; docs/mcp.md has the configuration of each
      mcp --root ~/projects/shop | from anywhere
      mcp --allow-propose | with the tool propose
    `,
  }).action(async (options: McpOptions) =>
    run(async (io) => {
      const { wire } = io;
      if (wire === undefined)
        throw new ConfigurationError(
          '`npx memtrust mcp` is started by an agent, and this is a terminal',
          'Name it in the configuration of your agent: see docs/mcp.md.',
        );
      const { serve } = await import('../mcp/server.js');
      return serve({ ...io, cwd: folderOf(io, options.root) }, wire(), options);
    }),
  );
};

/** Whether it is in a repository is checked at each question. */
function folderOf({ cwd }: Io, root: string | undefined): string {
  if (root === undefined) return cwd;
  const folder = resolve(cwd, root);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return folder;
  throw new ConfigurationError(
    say`--root ${root} is not a folder`,
    'Give a folder of a git repository.',
  );
}

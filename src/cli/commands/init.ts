import { initialFiles } from '../../lifecycle/init.js';
import { POLICY_PATH } from '../../memory/policy.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { Workspace } from '../workspace.js';
import { readText, writeChanges } from '../write.js';

export const init: CommandDefinition = (program, run) => {
  program
    .command('init')
    .description('set up the policy and the merge rule of ledgers; overwrites nothing')
    .addHelpText('after', examples([['init', 'in the repository around this folder']]))
    .action(async () =>
      run(async (io) => {
        const workspace = await Workspace.open(io);
        try {
          const { root } = workspace.repository;
          const existing = new Map<string, string>();
          for (const path of [POLICY_PATH, '.gitattributes', '.gitignore']) {
            const text = readText(root, path);
            if (text !== null) existing.set(path, text);
          }
          const changes = initialFiles(existing);
          writeChanges(root, changes);
          for (const { path } of changes) io.out(`${existing.has(path) ? 'added a line to' : 'wrote'} ${path}\n`);
          if (changes.length === 0) io.out('everything is there already\n');
          io.err('Next: name your adopters in .memtrust/policy.yml, write a fact below .memtrust/facts/, then memtrust bind and memtrust adopt.\n');
          return EXIT.pass;
        } finally {
          workspace.close();
        }
      }),
    );
};

import { initialFiles, type Solo } from '../../lifecycle/init.js';
import { parsePolicy, POLICY_PATH } from '../../memory/policy.js';
import { ConfigurationError } from '../../text/errors.js';
import { phraseText, say } from '../../text/phrase.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { Workspace } from '../workspace.js';
import { readText, writeChanges } from '../write.js';

interface InitOptions {
  readonly solo?: boolean;
  readonly by?: string;
}

export const init: CommandDefinition = (program, run) => {
  program
    .command('init')
    .description('set up the policy and the merge rule of ledgers; overwrites nothing')
    .option('--solo', 'for a maintainer who adopts alone: no reviews, and facts are labelled self_adopted')
    .option('--by <login>', "your GitHub login, with --solo (default: git's github.user)")
    .addHelpText('after', examples([['init', 'in the repository around this folder'], ['init --solo --by alice', 'alice adopts what alice proposes']]))
    .action(async (options: InitOptions) =>
      run(async (io) => {
        if (options.by !== undefined && options.solo !== true) throw new ConfigurationError('--by names the one who adopts alone', 'Give it with --solo, or name your adopters in .memtrust/policy.yml.');
        const workspace = await Workspace.open(io);
        try {
          const { root } = workspace.repository;
          const existing = new Map<string, string>();
          for (const path of [POLICY_PATH, '.gitattributes', '.gitignore']) {
            const text = readText(root, path);
            if (text !== null) existing.set(path, text);
          }
          const solo = options.solo === true ? soloOf(options.by ?? (await workspace.gitHubLogin()), existing.get(POLICY_PATH)) : null;
          const changes = initialFiles(existing, solo);
          writeChanges(root, changes);
          for (const { path } of changes) io.out(`${existing.has(path) ? 'added a line to' : 'wrote'} ${path}\n`);
          if (changes.length === 0) io.out('everything is there already\n');
          const named = solo !== null && (solo.login !== null || existing.has(POLICY_PATH));
          io.err(`Next: ${named ? '' : `name ${solo === null ? 'your adopters' : 'yourself as adopter'} in .memtrust/policy.yml, `}commit this on the default branch, then memtrust propose and memtrust adopt your first fact.\n`);
          return EXIT.pass;
        } finally {
          workspace.close();
        }
      }),
    );
};

/** Source: GitHub's rule for user names, without its limits on hyphens. */
const LOGIN = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;

/** A policy that is there is not touched, so it must say already what is asked for. */
function soloOf(login: string | null, policy: string | undefined): Solo {
  if (policy !== undefined && parsePolicy(Buffer.from(policy)).policy.adoption.approvals !== 0) {
    throw new ConfigurationError(phraseText(say`${POLICY_PATH} is there already, and init overwrites nothing`), 'Set approvals: 0 and your login as adopter in it by hand.');
  }
  if (login !== null && !LOGIN.test(login)) throw new ConfigurationError(phraseText(say`${login} is no GitHub login`), 'Give yours: memtrust init --solo --by LOGIN.');
  return { login };
}

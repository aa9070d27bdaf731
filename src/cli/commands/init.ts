import { initialFiles, isWorkflow, type Solo } from '../../lifecycle/init.js';
import type { Suggestions } from '../../lifecycle/suggest.js';
import { parsePolicy, POLICY_PATH } from '../../memory/policy.js';
import { bareName } from '../../report/terminal.js';
import { ConfigurationError } from '../../text/errors.js';
import { phraseText, say } from '../../text/phrase.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import type { OpenMemory } from '../open-memory.js';
import { useMemory } from '../use-memory.js';
import { factPath } from '../../memory/layouts/memtrust.js';
import { candidateSteps, saidAt, suggestionsIn } from '../suggestions.js';
import { readText } from '../write.js';

/*
 * What does `memtrust init` do? It writes a first policy and a workflow, and offers a few candidates
 * out of agent files; then it says what to do next.
 *
 * Listed in `index.ts`; `lifecycle/init.ts` says what is written. A file that is there is never overwritten:
 * lines are only added to `.gitignore` and `.gitattributes`. Questions, steps and `FIRST_CANDIDATES` may be
 * changed. When it is wrong, `__tests__/e2e/cli/suggest.test.ts` ("init") fails for the questions and the
 * candidates, and `__tests__/e2e/cli/adoption-path.test.ts` for `--solo`; `__tests__/lifecycle/init.test.ts`
 * does not run this file.
 */

interface InitOptions {
  readonly solo?: boolean;
  readonly by?: string;
  readonly yes?: boolean;
  readonly workflow: boolean;
  readonly candidates: boolean;
}

/** Candidates to start with: as many as somebody reads at once. */
const FIRST_CANDIDATES = 5;

/** Sets up the repository around the user: policy, merge rules, workflow, first candidates. */
export const init: CommandDefinition = (program, run) => {
  program
    .command('init')
    .description(
      'set up policy, merge rules, workflow and the first candidates; overwrites nothing',
    )
    .option('-y, --yes', 'ask nothing')
    .option('--no-workflow', 'do not write .github/workflows/memtrust.yml')
    .option('--no-candidates', 'do not write candidates from agent files')
    .option(
      '--solo',
      'for a maintainer who adopts alone: no reviews, and facts are labelled self_adopted',
    )
    .option('--by <login>', "your GitHub login, with --solo (default: git's github.user)")
    .addHelpText(
      'after',
      examples([
        ['init', 'in the repository around this folder'],
        ['init --yes --no-workflow', 'asks nothing, and leaves the workflow to you'],
        ['init --solo --by alice', 'alice adopts what alice proposes'],
      ]),
    )
    .action(async (options: InitOptions) => run(async (io) => initHere(io, options)));
};

async function initHere(io: Io, options: InitOptions): Promise<ExitCode> {
  if (options.by !== undefined && options.solo !== true)
    throw new ConfigurationError(
      '--by names the one who adopts alone',
      'Give it with --solo, or name your adopters in .memtrust/policy.yml.',
    );
  return useMemory(io, async (open) => initIn(io, open, options));
}

/** Works out all files first, asks, and writes them together: a no leaves the repository as it was. */
async function initIn(io: Io, open: OpenMemory, options: InitOptions): Promise<ExitCode> {
  const { root } = open.workspace.repository;
  const existing = new Map<string, string>();
  for (const path of [
    POLICY_PATH,
    '.gitattributes',
    '.gitignore',
    ...[...open.tree.entries.keys()].filter(isWorkflow),
  ]) {
    const text = readText(root, path);
    if (text !== null) existing.set(path, text);
  }
  const solo =
    options.solo === true
      ? soloOf(options.by ?? (await open.workspace.gitHubLogin()), existing.get(POLICY_PATH))
      : null;
  const files = initialFiles(
    existing,
    solo,
    options.workflow ? { defaultBranch: await open.workspace.defaultBranch() } : null,
  );
  const suggested =
    options.candidates && remembersNothing(open)
      ? await suggestionsIn(open, {
          limit: FIRST_CANDIDATES,
          path: null,
          ...(options.by === undefined ? {} : { by: options.by }),
        })
      : NONE;
  const lines = [
    ...files.map(({ path }) => ({
      path,
      did: existing.has(path) ? 'added a line to' : 'wrote',
      from: '',
    })),
    ...suggested.best.flatMap(({ id, changes, said }) =>
      changes.map(({ path }) => ({
        path,
        did: 'wrote',
        from: path === factPath(id) ? ` ← ${saidAt(said)}` : '',
      })),
    ),
  ];
  if (lines.length === 0) {
    io.out('everything is there already\n');
    return EXIT.pass;
  }
  if (options.yes !== true && io.input.interactive) await confirm(io, lines);
  open.write([...files, ...suggested.best.flatMap(({ changes }) => changes)]);
  for (const { path, did, from } of lines) io.out(`${did} ${path}${from}\n`);
  io.err(
    nextSteps(
      suggested,
      adopterToName(solo, open, existing.has(POLICY_PATH)),
      files.some(({ path }) => isWorkflow(path)),
    ),
  );
  return EXIT.pass;
}

/** Who is still to be named in the policy; null where it names somebody. */
function adopterToName(
  solo: ReturnType<typeof soloOf> | null,
  open: OpenMemory,
  hasPolicy: boolean,
): 'your adopters' | 'yourself as adopter' | null {
  if (solo === null)
    return open.memory.policy.policy.adoption.adopters.length > 0 ? null : 'your adopters';
  return solo.login !== null || hasPolicy ? null : 'yourself as adopter';
}

const NONE: Suggestions = { best: [], more: 0 };

/** Candidates are a start: who has facts, or had some, knows how to get more. */
function remembersNothing({ memory, settled }: OpenMemory): boolean {
  return [memory, settled].every(
    (one) => one === null || (one.facts.length === 0 && one.events.length === 0),
  );
}

/** Lists what would be written and asks. No answer, as at the end of the input, is a no. */
async function confirm(
  io: Io,
  lines: readonly { readonly path: string; readonly from: string }[],
): Promise<void> {
  for (const { path, from } of lines) io.err(`  ${bareName(path)}${from}\n`);
  const answer = await io.input.ask(
    lines.length === 1 ? 'Write this file? [Y/n] ' : `Write these ${lines.length} files? [Y/n] `,
  );
  if (answer === null || !/^(?:y|yes)?$/i.test(answer.trim()))
    throw new ConfigurationError(
      'Nothing was written',
      'Run `memtrust init` again; --no-workflow and --no-candidates leave parts out.',
    );
}

/** What has to be done by hand: name adopters, merge, and make the job a required check. */
function nextSteps(
  { best, more }: Suggestions,
  toName: string | null,
  hasWorkflow: boolean,
): string {
  const [first] = best;
  const naming = toName === null ? '' : `name ${toName} in ${POLICY_PATH}, `;
  if (first === undefined)
    return (
      `Next: ${naming}merge this into the default branch, then \`memtrust propose\` and ` +
      '`memtrust adopt` your first fact.\n'
    );
  return [
    `Next: ${naming}merge this into the default ` +
      `branch${hasWorkflow ? ', and make the job memtrust a required check' : ''}.`,
    candidateSteps(first.id),
    ...(more === 0
      ? []
      : [`Agent files state ${more} more that could be remembered: \`memtrust suggest\`.`]),
    '',
  ].join('\n');
}

/** Source: GitHub's rule for user names, without its limits on hyphens. */
const LOGIN = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;

/** A policy that is there is not touched, so it must say already what is asked for. */
function soloOf(login: string | null, policy: string | undefined): Solo {
  if (policy !== undefined && parsePolicy(Buffer.from(policy)).policy.adoption.approvals !== 0) {
    throw new ConfigurationError(
      phraseText(say`${POLICY_PATH} is there already, and init overwrites nothing`),
      'Set approvals: 0 and your login as adopter in it by hand.',
    );
  }
  if (login !== null && !LOGIN.test(login))
    throw new ConfigurationError(
      phraseText(say`${login} is no GitHub login`),
      'Give yours: `memtrust init --solo --by LOGIN`.',
    );
  return { login };
}

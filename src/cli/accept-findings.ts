import { isAcceptable } from '../gate/exceptions.js';
import type { Finding } from '../gate/finding.js';
import { rules } from '../gate/rules/index.js';
import { updateBaseline } from '../lifecycle/baseline.js';
import { BASELINE_PATH, readBaseline } from '../memory/baseline.js';
import { startOf } from '../memory/instant.js';
import { numbered } from '../text/visible.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import { EXIT, type ExitCode, type Io } from './io.js';
import { judgeWorkspace, type JudgeOptions } from './judge-workspace.js';
import { Workspace } from './workspace.js';
import { writeChanges } from './write.js';

/* `memtrust check --accept`: records today's findings as accepted, so that only new ones fail. */

interface AcceptOptions extends JudgeOptions {
  readonly reason?: string;
  readonly by?: string;
  readonly expires?: string;
}

/**
 * Accepts errors and warnings of the working tree, for rules that have exceptions, in `.memtrust/baseline.yml`. In a
 * pull request only the baseline of the base counts, so no change accepts its own findings. Errors that cannot be
 * accepted are counted on stderr.
 */
export async function acceptFindings(io: Io, options: AcceptOptions): Promise<ExitCode> {
  const reason = checked(options);
  const { findings } = await judgeWorkspace(io, options);
  return Workspace.use(io, async (workspace) => {
    const { accepted, problems } = await readBaseline(await workspace.workTree());
    const [problem] = problems;
    if (problem !== undefined)
      throw new ConfigurationError(
        say`${BASELINE_PATH} cannot be read: ${problem.message}`,
        'Correct it or remove it, then run this again.',
      );
    const author = options.by ?? (await workspace.userName());
    const update = updateBaseline(accepted, findings.filter(isWorthAnEntry), {
      reason,
      author,
      expires: options.expires ?? null,
    });
    if (update.change !== null) writeChanges(workspace.repository.root, [update.change]);
    const kept = update.kept === 0 ? '' : `; ${update.kept} kept`;
    const removed = update.removed === 0 ? '' : `; ${update.removed} removed`;
    io.out(`accepted ${numbered(update.added, 'finding')} in ${BASELINE_PATH}${kept}${removed}\n`);
    const left = findings.filter(
      ({ rule, severity }) => severity === 'error' && !mayBeAccepted(rule),
    ).length;
    if (left > 0)
      io.err(
        `${numbered(left, 'error')} of rules that allow no exceptions: \`npx memtrust check\` shows them.\n`,
      );
    if (update.change !== null)
      io.err('Next: merge it into the default branch; it counts from then on.\n');
    return EXIT.pass;
  });
}

/** The reason, after all options are checked. */
function checked({ reason, head, expires }: AcceptOptions): string {
  const why = reason?.trim() ?? '';
  if (why === '')
    throw new ConfigurationError(
      'Nothing is accepted without a reason',
      'Give one: `npx memtrust check --update-baseline --reason "known since the rewrite"`.',
    );
  if (head !== undefined)
    throw new ConfigurationError(
      '--update-baseline writes into the working tree, but --head checks a commit',
      'Check out the commit, and leave out --head.',
    );
  if (expires !== undefined && startOf(expires) === null)
    throw new ConfigurationError(say`${expires} is not a date`, 'Write it as 2027-01-31.');
  return why;
}

/** What is in the baseline stays, also with another severity; a comment beside the text needs no entry. */
function isWorthAnEntry({ rule, severity, accepted }: Finding): boolean {
  if (!mayBeAccepted(rule) || accepted?.by === 'inline') return false;
  return severity !== 'notice' || accepted?.by === 'baseline';
}

/** Whether a rule has exceptions. */
function mayBeAccepted(code: string): boolean {
  return rules.some((rule) => rule.code === code && isAcceptable(rule));
}

import { parseSubmission, type SubmittedReview } from '../../../gate/review/agent-review.js';
import { redactPhrase } from '../../../gate/redact.js';
import { DEFAULT_POLICY } from '../../../memory/default-policy.js';
import type { Policy } from '../../../memory/policy-shape.js';
import type { PlacedMessage } from '../../../memory/problem.js';
import { readPolicy } from '../../../memory/store.js';
import { phraseText, say, type Phrase } from '../../../text/phrase.js';
import { readTextArgument } from '../../file-argument.js';
import type { Io } from '../../io.js';
import { refuseBroken } from '../../reading.js';
import { Workspace } from '../../workspace.js';

/** The reviews of a file; null if it is wrong, which is reported. @param cases known ids of cases. */
export async function submittedReviews(
  io: Io,
  file: string,
  base: string | undefined,
  cases: ReadonlySet<string>,
): Promise<readonly SubmittedReview[] | null> {
  const submission = parseSubmission(readTextArgument(io.cwd, '--findings', file), cases);
  if ('reviews' in submission) return submission.reviews;
  await reportProblems(io, file, submission.problems, base);
  return null;
}

/** With its place; hidden names are left out (SECURITY S28). */
export async function reportProblems(
  io: Io,
  file: string,
  problems: readonly PlacedMessage[],
  base: string | undefined,
): Promise<void> {
  if (problems.length === 0) return;
  const policy = await policyAt(io, base);
  const text = (phrase: Phrase): string => phraseText(redactPhrase(phrase, policy));
  for (const { message, line, column } of problems) {
    const exactly = column === undefined ? '' : `:${column}`;
    const where = line === undefined ? '' : ` line ${line}${exactly}`;
    io.err(`error: ${text(say`${file}`)}${where}: ${text(message)}\n`);
  }
}

/** The policy for judging; the defaults before the first commit. */
async function policyAt(io: Io, base: string | undefined): Promise<Policy> {
  return Workspace.use(io, async (workspace) => {
    const settled = (await workspace.settled({ base })).base;
    if (settled === null) return DEFAULT_POLICY;
    const file = await readPolicy(settled);
    refuseBroken(file);
    return file.policy;
  });
}

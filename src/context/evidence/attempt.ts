import { z } from 'zod';
import { canonicalDigest } from '../../languages/data/canonical.js';
import { digest as digestShape } from '../../memory/citation.js';
import type { Policy } from '../../memory/policy-shape.js';
import { visible } from '../../text/visible.js';
import { withoutControls } from '../../text/terminal-controls.js';
import { turnCompletedKeys } from '../../memory/session/event.js';
import { sha256, type Sha256 } from '../../tree/digest.js';
import { isHiddenName, saysExcluded } from '../../trust/blocking.js';
import { redacted, redactedLines } from './redaction.js';

/*
 * What is recorded of a wrapped run? Command, exit, changed files and digests of its output; prompt and output
 * themselves on request, without secrets and excluded text.
 */

/** Characters of one prompt or output that are kept, well below the cap on a file of memory. */
export const MOST_OF_BODY = 32_000;
const NAMES = 1_000;
/** Files and commits that one record lists; the rest is counted. */
export const LISTED = 1_000;

const name = z.string().max(NAMES);
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const commit = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const bodyKeys = {
  body: z.string().max(MOST_OF_BODY).nullable().default(null),
  cut: z.boolean().default(false),
};
const streamShape = z
  .strictObject({ digest: digestShape, bytes: z.int().min(0), ...bodyKeys })
  .nullable();

/** How the command ended. */
const ATTEMPT_STATUSES = ['succeeded', 'failed', 'killed', 'not_started'] as const;

/** What became of its changes, if it left any. */
const OUTCOMES = ['applied', 'no_change', 'recovered'] as const;

export const attemptShape = z.strictObject({
  schema: z.literal('memtrust.attempt'),
  schema_version: z.literal(1),
  id: z.string().regex(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{12}(?:-\d{1,4})?$/),
  command: z.array(z.string().max(4_000)).min(1).max(1_000),
  query: z.string().max(4_000),
  prompt: z.strictObject({ digest: digestShape, ...bodyKeys }).nullable(),
  /** Null where no context could be made, so that the command was never started. */
  context_sha256: hex.nullable(),
  status: z.enum(ATTEMPT_STATUSES),
  exit_code: z.int().min(0).max(0xffffffff),
  signal: z.string().max(20).nullable(),
  outcome: z.enum(OUTCOMES),
  changed_files: z.array(name).max(LISTED),
  commits: z.array(commit).max(LISTED),
  unlisted: z.int().min(0),
  output: z.strictObject({ stdout: streamShape, stderr: streamShape }),
  trace: name.nullable(),
  candidates: z.array(name).max(100),
  started_at: z.string().max(40),
  ended_at: z.string().max(40),
  /** Why the command was not started. */
  events: z
    .array(z.object({ type: z.literal('turn.completed'), ...turnCompletedKeys }))
    .max(10)
    .exactOptional(),
});

/** A record of one wrapped run. It is evidence only: nothing becomes memory by it. */
export type Attempt = z.output<typeof attemptShape>;

interface ObservedStream {
  readonly digest: Sha256;
  readonly bytes: number;
  /** Its last bytes, at most {@link BYTES_OF_END}; null where no body is kept. */
  readonly end: Uint8Array | null;
}

/** A run before anything secret is removed. */
export interface ObservedRun {
  readonly command: readonly string[];
  readonly query: string;
  readonly prompt: Uint8Array | null;
  /** Whether prompt and outputs are kept, and not their digests alone. */
  readonly recordBodies: boolean;
  /** Null where the context did not fit. */
  readonly contextSha256: string | null;
  /** Null where the command could not be started. */
  readonly ended: { readonly exitCode: number; readonly signal: string | null } | null;
  /** Exit code of the shell. */
  readonly exitCode: number;
  readonly changedFiles: readonly string[];
  readonly commits: readonly string[];
  readonly output: Readonly<Record<'stdout' | 'stderr', ObservedStream | null>>;
  readonly trace: string | null;
}

/** Replaces a text that the policy hides. */
const HIDDEN = 'policy_blocked';

/**
 * The record of a run without its name and times. Secrets are replaced by type and digest, and text that the policy
 * hides is left out (SECURITY S28).
 */
export function attemptOf(
  seen: ObservedRun,
  policy: Policy,
): Omit<Attempt, 'id' | 'started_at' | 'ended_at' | 'candidates' | 'events'> {
  const visibleText = (text: string, most: number): string =>
    saysExcluded(text, policy) ? HIDDEN : visible(redacted(text), most);
  const isListed = (path: string): boolean => !isHiddenName(path, policy, true);
  const files = seen.changedFiles.filter(isListed);
  const { ended } = seen;
  const status = statusOf(ended);
  return {
    schema: 'memtrust.attempt',
    schema_version: 1,
    command: withoutCredentials(seen.command.slice(0, 1_000)).map((word) =>
      visibleText(word, 4_000),
    ),
    query: visibleText(seen.query, 4_000),
    prompt: promptOf(seen, policy),
    context_sha256: seen.contextSha256,
    status,
    exit_code: seen.exitCode,
    signal: ended?.signal ?? null,
    outcome: outcomeOf(seen, status),
    changed_files: files.slice(0, LISTED).map((path) => visible(path, NAMES)),
    commits: seen.commits.slice(0, LISTED),
    unlisted:
      seen.changedFiles.length -
      Math.min(files.length, LISTED) +
      Math.max(seen.commits.length - LISTED, 0),
    output: {
      stdout: streamOf(seen.output.stdout, seen, policy),
      stderr: streamOf(seen.output.stderr, seen, policy),
    },
    trace: seen.trace === null ? null : visibleText(seen.trace, NAMES),
  };
}

/** By a signal: killed. By its exit code: 0 is success. */
function statusOf(ended: ObservedRun['ended']): Attempt['status'] {
  if (ended === null) return 'not_started';
  if (ended.signal !== null) return 'killed';
  return ended.exitCode === 0 ? 'succeeded' : 'failed';
}

/** Changes of a command that failed are still there, for whoever recovers them. */
function outcomeOf(
  { changedFiles, commits }: ObservedRun,
  status: Attempt['status'],
): Attempt['outcome'] {
  if (changedFiles.length === 0 && commits.length === 0) return 'no_change';
  return status === 'succeeded' ? 'applied' : 'recovered';
}

/** The name of a record: its date, and the digest of everything that does not depend on the clock. */
export function attemptName(record: ReturnType<typeof attemptOf>, startedAt: string): string {
  return `${startedAt.slice(0, 10)}-${canonicalDigest(record).slice('sha256:'.length, 'sha256:'.length + 12)}`;
}

/** Some secrets are recognised only by the option before them: `--token`. */
function withoutCredentials(words: readonly string[]): string[] {
  return words.map((word, index) => {
    const before = index === 0 ? '' : `${words[index - 1]?.slice(-100) ?? ''} `;
    return redacted(`${before}${word}`, before.length);
  });
}

function promptOf({ prompt, recordBodies }: ObservedRun, policy: Policy): Attempt['prompt'] {
  if (prompt === null) return null;
  const kept = keptOfPrompt(Buffer.from(prompt).toString('utf8'), policy);
  // A blocked text has no digest either.
  if (kept === null) return null;
  return { digest: sha256(prompt), ...(recordBodies ? kept : { body: null, cut: false }) };
}

/** Null for a stream with text that the policy hides, as far as its end shows. */
function streamOf(
  stream: ObservedStream | null,
  { recordBodies }: ObservedRun,
  policy: Policy,
): Attempt['output']['stdout'] {
  if (stream === null) return null;
  const { digest, bytes, end } = stream;
  if (!recordBodies || end === null) return { digest, bytes, body: null, cut: false };
  const kept = keptOfOutput(end, end.length === bytes, policy);
  return kept === null ? null : { digest, bytes, ...kept };
}

/**
 * Characters before the kept part that are searched for secrets too: the end of a cut secret would not be recognised.
 * The longest is a private key.
 */
const BEFORE_CUT = 8_000;

/** Bytes of the end of an output that are needed for its body, at up to four a character. */
export const BYTES_OF_END = 4 * (MOST_OF_BODY + BEFORE_CUT);

export interface Kept {
  readonly body: string;
  /** Whether it is only a part. */
  readonly cut: boolean;
}

/** The beginning of a prompt; null where the policy hides it. */
export function keptOfPrompt(given: string, policy: Policy): Kept | null {
  const text = withoutControls(given);
  if (isExcluded(text, policy)) return null;
  const shown = redactedLines(text, 0);
  return { body: shown.slice(0, MOST_OF_BODY), cut: shown.length > MOST_OF_BODY };
}

/**
 * The end of an output, from the start of a line where there is one; null where the policy hides it.
 *
 * @param end its last bytes.
 * @param isWhole whether these are all of them.
 */
export function keptOfOutput(end: Uint8Array, isWhole: boolean, policy: Policy): Kept | null {
  const text = withoutControls(Buffer.from(end).toString('utf8'));
  if (isExcluded(text, policy)) return null;
  const shown = redactedLines(text, isWhole ? 0 : Math.min(BEFORE_CUT, text.length));
  if (shown.length <= MOST_OF_BODY) return { body: shown, cut: !isWhole };
  const last = shown.slice(-MOST_OF_BODY);
  return { body: last.slice(last.slice(0, LONGEST_LINE).indexOf('\n') + 1), cut: true };
}

/** A longer line is cut inside. */
const LONGEST_LINE = 2_000;

/** UTF-16 is matched without its zeros. */
function isExcluded(text: string, policy: Policy): boolean {
  return (
    saysExcluded(text, policy) ||
    (text.includes('\0') && saysExcluded(text.replaceAll('\0', ''), policy))
  );
}

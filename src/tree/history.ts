import { runGit, type Repository } from './git.js';
import { decodeName, splitNul } from './names.js';

/*
 * What do the newest commits say, and which files did they touch? For each its id, its subject, its
 * body cut at a length, and its paths.
 *
 * `reading.ts` asks for commands, and `settled.ts` for the context of the action. Fewer commits
 * are always safe: a shallow clone has only some, and nothing is trusted for what a commit says.
 * Both numbers may change. `__tests__/tree/history.test.ts` fails when this is wrong.
 */

/**
 * What a commit says, and what it touched. Whoever wrote it is not asked for: names and dates
 * decide nothing (DESIGN §6).
 */
export interface Commit {
  /** Full object id. */
  readonly oid: string;
  readonly subject: string;
  /** The message below its subject, cut; trimmed. */
  readonly body: string;
  /** Paths that it changed, in git's order; of a merge none. At most {@link COMMIT_FILES}. */
  readonly files: readonly string[];
}

/** A message beyond this is no message but a document that somebody pasted. */
const MESSAGE_BYTES = 2 * 1024;
/** A commit of more files says with none of them what it is about. */
const COMMIT_FILES = 50;

/** Full ids of both object formats; anything else could be an option on a command line (SECURITY S08). */
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * The commits that lead to one, the newest first, by one question to git. Empty where there is no
 * history at hand; a shallow clone knows only what it has.
 *
 * @param from full object id; anything else is not asked for (SECURITY S08).
 * @param without commits that lead to this one are left out.
 */
export async function recentCommits(
  repository: Repository,
  from: string,
  most: number = 200,
  without: string | null = null,
): Promise<readonly Commit[]> {
  if (!COMMIT_ID.test(from) || most < 1) return [];
  if (without !== null && !COMMIT_ID.test(without)) return [];
  // Neither what the user configured for `git log` nor what a message says changes the shape of the
  // answer: no message holds a NUL.
  const shape = [
    '-z',
    '--name-only',
    '--no-renames',
    '--no-relative',
    '--no-show-signature',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    '--diff-merges=off',
    '--encoding=UTF-8',
    '--format=%x00%H%x00%B',
  ];
  const log = await runGit(repository, [
    '-c',
    'log.showRoot=true',
    'log',
    ...shape,
    `--max-count=${Math.floor(most)}`,
    from,
    ...(without === null ? [] : [`^${without}`]),
    '--',
  ]);
  return log.code === 0 ? commitsIn(splitNul(log.stdout)) : [];
}

/** Records of `log`: an empty one, the id, the message, then the names of the files; no name is empty. */
function commitsIn(records: readonly Buffer[]): Commit[] {
  const commits: Commit[] = [];
  for (let at = 0; at < records.length;) {
    const oid = records[at + 1]?.toString('latin1') ?? '';
    if (records[at]?.length !== 0 || !COMMIT_ID.test(oid)) {
      at += 1;
      continue;
    }
    const [subject = '', ...rest] = messageOf(records[at + 2] ?? Buffer.alloc(0)).split('\n');
    at += 3;
    const files: string[] = [];
    for (; at < records.length && records[at]?.length !== 0; at += 1) {
      // The first stands behind the line end of the message.
      if (files.length < COMMIT_FILES)
        files.push(decodeName(records[at] ?? Buffer.alloc(0)).replace(/^\n/, ''));
    }
    commits.push({ oid, subject: subject.trim(), body: rest.join('\n').trim(), files });
  }
  return commits;
}

/** A message up to its cap, with LF line ends, never cut in the middle of a character. */
function messageOf(bytes: Buffer): string {
  const text = bytes.subarray(0, MESSAGE_BYTES).toString('utf8');
  return (bytes.length > MESSAGE_BYTES ? text.replace(/\uFFFD{1,3}$/, '') : text)
    .replaceAll('\r\n', '\n')
    .trim();
}

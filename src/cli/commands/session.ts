import { compactSession as compacted, toArchive } from '../../context/session/compact.js';
import { messageContent, ROLES, type NewEvent, type Role } from '../../memory/session/event.js';
import { EXTRACT, extractSummary } from '../../memory/session/extract.js';
import { nextSequence, type Logged, type SessionLog } from '../../memory/session/log.js';
import { summaryFaults } from '../../memory/session/summary.js';
import { SessionSupport } from '../../memory/session/support.js';
import { viewAt } from '../../context/session/view.js';
import { unsupportedSummary } from '../../gate/rules/unsupported-summary.js';
import type { LineRange } from '../../memory/citation.js';
import { LISTED_PROBLEMS, type PlacedMessage } from '../../memory/problem.js';
import { renderSession, renderSessionLines } from '../../report/session-text.js';
import { terminalSafe } from '../../report/terminal.js';
import { ConfigurationError } from '../../text/errors.js';
import { enumerate, phraseText, plain, say } from '../../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import { addCommand, type CommandDefinition } from '../command.js';
import { writeContext } from '../context-file.js';
import { readFileArgument, readTextArgument } from '../file-argument.js';
import { gitUserAround } from '../git-user.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { parseWhole } from '../arguments.js';
import { keepingOverflow } from '../overflow-record.js';
import { SessionFiles } from '../session-log.js';
import type { ReplayOptions } from './session/replay.js';

interface AppendOptions {
  readonly log?: string;
  readonly role?: Role;
  readonly note?: boolean;
  readonly text?: string;
  readonly file?: string;
  readonly now?: string;
}

interface CompactOptions {
  readonly log?: string;
  readonly from?: number;
  readonly to?: number;
  readonly summary?: string;
  readonly by?: string;
  readonly now?: string;
}

interface BriefOptions {
  readonly participant: string;
  readonly query?: string;
  readonly maxTokens?: number;
  readonly out?: string;
  readonly log?: string;
  readonly now?: string;
}

/** Keeps the log of a session: appends messages, compacts old ones, shows what a model sees. */
export const session: CommandDefinition = (program, run) => {
  const group = addCommand(program, {
    name: 'session',
    about: 'keep the event log of a session',
    examples: `
      session append --role user --text "Fix the login" | the next event of the log
      session compact --to 40 | replace the first forty with a summary; the originals go to the archive
      session show | what a model sees now
      session brief --participant reviewer --query "login" | context and manifest for one participant
      session replay --at 12 | what a model saw after the twelfth event
    `,
  });
  addCommand(group, {
    name: 'append',
    about: 'append a message or a note; reads standard input unless --text or --file is given',
    takes: `
      --log <file> | the log of the session (default: .memtrust/context/session.jsonl)
      --role <role> | who speaks
      --note | the text is a note to remember in this session, not a message
      --text <text> | the text
      --file <file> | a file that holds it; its bytes are kept exactly
      --now <time> | time of the event, ISO 8601 (default: now)
    `,
    options: { role: (option) => option.choices(ROLES) },
  }).action(async (options: AppendOptions) => run(async (io) => append(io, options)));
  addCommand(group, {
    name: 'compact',
    about: 'replace a range of events with a summary; nothing is deleted',
    takes: `
      --log <file> | the log of the session (default: .memtrust/context/session.jsonl)
      --from <sequence> | the first one (default: 1)
      --to <sequence> | the last one (default: the last of the log)
      --summary <file> | your own summary, each statement followed by its sequences: [3-7] (default: the first lines)
      --by <name> | who wrote that summary (default: git's user)
      --now <time> | time of the event, ISO 8601 (default: now)
    `,
    options: {
      from: (option) => option.argParser(parseWhole),
      to: (option) => option.argParser(parseWhole),
    },
  }).action(async (options: CompactOptions) => run(async (io) => compact(io, options)));
  addCommand(group, {
    name: 'show',
    about: 'show what a model now sees of the session',
    takes: `
      --log <file> | the log of the session (default: .memtrust/context/session.jsonl)
      --format <format> | what to print
    `,
    options: { format: (option) => option.choices(['text', 'jsonl']).default('text') },
  }).action(async (options: { readonly log?: string; readonly format: string }) =>
    run(async (io) => {
      const files = await SessionFiles.open(io, options.log);
      const log = files.read();
      tellFaults(io, files, log.faults);
      if (log.events.length === 0)
        io.err(
          terminalSafe(
            phraseText(say`${files.path} ${[files.isThere ? 'has no event' : 'does not exist']}\n`),
          ),
        );
      const view = viewAt(log.events, nextSequence(log) - 1);
      io.out(
        options.format === 'text' ? terminalSafe(renderSession(view)) : renderSessionLines(view),
      );
      return EXIT.pass;
    }),
  );
  addCommand(group, {
    name: 'brief',
    about: 'write the context for one participant, and its manifest',
    takes: `
      --participant <name> | who it is for: letters, digits, dots and dashes
      --query <text> | what it is about
      --max-tokens <number> | most tokens of the context
      --out <file> | where to write the context; the manifest is next to it
      --log <file> | also append context.built to this log, or turn.completed where the context does not fit
      --now <time> | time of the event, ISO 8601 (default: now)
    `,
    options: {
      participant: (option) => option.makeOptionMandatory(),
      maxTokens: (option) => option.argParser(parseWhole),
    },
  }).action(async (options: BriefOptions) => run(async (io) => brief(io, options)));
  addCommand(group, {
    name: 'replay',
    about:
      'show what a model saw after an event, even if the log was compacted since; exit code 1 if log and ' +
      'archive no longer have every byte of it',
    takes: `
      --log <file> | the log of the session (default: .memtrust/context/session.jsonl)
      --at <sequence> | the last event to include
      --format <format> | what to print
      --out <file> | write the exact bytes of the view to this file instead
    `,
    options: {
      at: (option) => option.makeOptionMandatory().argParser(parseWhole),
      format: (option) => option.choices(['text', 'jsonl']).default('text'),
    },
  }).action(async (options: ReplayOptions) =>
    run(async (io) => (await import('./session/replay.js')).replay(io, options)),
  );
};

async function append(io: Io, options: AppendOptions): Promise<ExitCode> {
  const { role, note, text, file } = options;
  if ((role === undefined) === (note !== true))
    throw new ConfigurationError(
      'An event is a message or a note',
      'Give either --role user (or assistant, tool, system, developer), or --note.',
    );
  if (text !== undefined && file !== undefined)
    throw new ConfigurationError('The text is given twice', 'Give one of --text and --file.');
  if (text === undefined && file === undefined && io.input.interactive)
    throw new ConfigurationError(
      'No text is given',
      'Give it with --text "…", --file FILE, or on standard input.',
    );
  const bytes = await givenBytes(io, text, file);
  if (bytes.length > MEMORY_FILE_BYTES)
    throw new ConfigurationError(
      'The text is larger than 1 MB',
      'Save it as a file, and give the path of the file instead.',
    );
  if (isBlank(bytes))
    throw new ConfigurationError(
      'The text is empty',
      'Give the text with --text "…", --file FILE, or on standard input.',
    );
  const files = await SessionFiles.open(io, options.log);
  tellFaults(io, files, files.read().faults);
  const seq = await files.append(options.now ?? io.now, eventOf(role, messageContent(bytes)));
  io.out(`appended sequence ${seq}\n`);
  return EXIT.pass;
}

/** Whether there are only blanks and line ends. */
function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

/** Bytes from `--text`, `--file` or standard input. */
async function givenBytes(
  io: Io,
  text: string | undefined,
  file: string | undefined,
): Promise<Uint8Array> {
  if (text !== undefined) return Buffer.from(text);
  return file === undefined
    ? io.input.read(MEMORY_FILE_BYTES)
    : readFileArgument(io.cwd, '--file', file);
}

/** A message may be any bytes; a note is text. */
function eventOf(role: Role | undefined, content: ReturnType<typeof messageContent>): NewEvent {
  if (role !== undefined) return { type: 'message', role, ...content };
  if (!('content' in content))
    throw new ConfigurationError(
      'The note is not UTF-8 text',
      'Save it as UTF-8, or append it as a message of a tool.',
    );
  return { type: 'note', text: content.content };
}

/**
 * A given summary is checked before the log is locked. The range is computed again under the lock, since someone may
 * have appended.
 */
async function compact(io: Io, options: CompactOptions): Promise<ExitCode> {
  if (options.by !== undefined && options.summary === undefined)
    throw new ConfigurationError(
      '--by names the author of a summary, but no summary is given',
      'Give it with --summary FILE, or leave --by out.',
    );
  const files = await SessionFiles.open(io, options.log);
  tellFaults(io, files, files.read().faults);
  const given =
    options.summary === undefined ? null : readTextArgument(io.cwd, '--summary', options.summary);
  let range: LineRange = [options.from ?? 1, options.to ?? 0];
  const rangeIn = (log: SessionLog): LineRange => [
    options.from ?? 1,
    options.to ?? nextSequence(log) - 1,
  ];
  if (given !== null) {
    const now = files.read();
    toArchive(now, rangeIn(now));
    const faults = faultsOf(given, rangeIn(now), files.whole().events);
    for (const { line, message } of faults)
      io.err(
        terminalSafe(
          `${unsupportedSummary.code} ` +
            `${unsupportedSummary.name}${line === undefined ? '' : ` line ${line}`}: ` +
            `${phraseText(message)}\n`,
        ),
      );
    if (faults.length > 0) {
      io.err(
        'Nothing was written. Put the sequences after each statement, such as [3-7], and state only what they say.\n',
      );
      return EXIT.fail;
    }
  }
  const author = options.by ?? (given === null ? EXTRACT : await gitUserAround(io));
  const done = await files.compact((log) => {
    range = rangeIn(log);
    const moving = toArchive(log, range);
    const summary = given ?? extractSummary(viewAt(moving, nextSequence(log)), range);
    return compacted(log, { range, summary, by: author, at: options.now ?? io.now });
  });
  io.out(
    `compacted ${range[0]}-${range[1]} by sequence ${done.seq}; the originals are in the archive\n`,
  );
  return EXIT.pass;
}

/** Statements of a summary that cite nothing or missing events, or that the cited events do not contain. */
function faultsOf(
  summary: string,
  range: LineRange,
  events: readonly Logged[],
): readonly PlacedMessage[] {
  const faults = summaryFaults(summary, range);
  if (faults.length > 0) return faults;
  const support = new SessionSupport(events, [summary]);
  const lost = support.notAtHand(summary).map((line): PlacedMessage => ({
    line,
    message: plain('a statement cites a sequence that is not in the log or its archive'),
  }));
  const unsupported = support
    .unsupported(summary, range)
    .map(({ line, text, missing, deniedBy }): PlacedMessage => ({
      line,
      message: say`${text} is not supported by the cited events: ${
        deniedBy === null
          ? say`they lack ${enumerate(missing, 10)}`
          : say`they deny it, by ${deniedBy}, and the summary does not say so`
      }`,
    }));
  return [...lost, ...unsupported].slice(0, LISTED_PROBLEMS);
}

/** A participant's name becomes part of a file name, so it is letters, digits, dots and dashes. */
async function brief(io: Io, options: BriefOptions): Promise<ExitCode> {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(options.participant))
    throw new ConfigurationError(
      say`${options.participant} is not a valid participant name`,
      'Use letters, digits, dots and dashes; at most 64.',
    );
  const terms = { log: options.log, now: options.now ?? io.now, asJson: false };
  return keepingOverflow(io, terms, async () => writeBrief(io, options));
}

async function writeBrief(io: Io, options: BriefOptions): Promise<ExitCode> {
  const { query = '', maxTokens, out, now } = options;
  const written = await writeContext(io, {
    purpose: 'session',
    query,
    ceiling: maxTokens,
    out,
    ownerId: options.participant,
    now,
  });
  if (options.log !== undefined) {
    const files = await SessionFiles.open(io, options.log);
    await files.append(now ?? io.now, {
      type: 'context.built',
      participant: options.participant,
      context_file: written.contextFile,
      content_sha256: written.contentSha256,
    });
  }
  io.out(phraseText(say`context  ${written.contextFile}\nmanifest ${written.manifestFile}\n`));
  return EXIT.pass;
}

/** Unreadable lines are skipped with a warning. */
function tellFaults(io: Io, files: SessionFiles, faults: readonly PlacedMessage[]): void {
  for (const { line, message } of faults)
    io.err(
      'warning: ' +
        `${phraseText(say`${files.path}`)}${line === undefined ? '' : ` line ${line}`}: ` +
        `${phraseText(message)}\n`,
    );
}

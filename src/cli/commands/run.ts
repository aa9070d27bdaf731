import { join } from 'node:path';
import {
  type Attempt,
  attemptName,
  attemptOf,
  attemptShape,
  BYTES_OF_END,
  type ObservedRun,
} from '../../context/evidence/attempt.js';
import { MOST_PROPOSALS, ProposalReader, type Inferred } from '../../context/evidence/inferred.js';
import { overflowEvent } from '../../context/build/budget.js';
import { mergeStrictest } from '../../memory/merge-strictest.js';
import type { Policy } from '../../memory/policy-shape.js';
import { readPolicy } from '../../memory/store.js';
import { renderJson } from '../../report/json.js';
import { terminalSafe } from '../../report/terminal.js';
import { ConfigurationError } from '../../text/errors.js';
import { isoSeconds, numbered } from '../../text/visible.js';
import { phraseText, say } from '../../text/phrase.js';
import { addCommand, type CommandDefinition, useMemory } from '../command.js';
import { writeContext } from '../context-file.js';
import { ContextOverflow } from '../overflow-record.js';
import { readFileArgument } from '../file-argument.js';
import { EXIT, type Io } from '../io.js';
import { refuseBroken } from '../reading.js';
import { parseWhole } from '../arguments.js';
import { Workspace } from '../workspace.js';
import { runCommand, type Ended } from '../wrapped/child.js';
import { detect, hasReviews } from '../wrapped/detect.js';
import { proposeInferred } from '../propose-candidate.js';
import { changedBetween, commitsSince, repositoryState } from '../wrapped/repository-state.js';
import { statOf } from '../../tree/place.js';
import { writeChanges } from '../write.js';

/* `memtrust run`: writes a context, runs a command with it, and records what it did. Its exit code is passed on. */

interface RunOptions {
  readonly query?: string;
  readonly maxTokens?: number;
  readonly prompt?: string;
  readonly recordBodies?: boolean;
  readonly propose?: boolean;
  readonly refine?: boolean;
  readonly detect?: boolean;
  readonly trustWorktree?: boolean;
  readonly outputDigest: boolean;
  readonly trace?: string;
}

/** Runs an agent or another command with a context file, and keeps a record of what it did. */
export const runWrapped: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'run',
    about: 'run a command with the context of this repository',
    takes: `
      <command...> | what to run, after --; no shell is involved
      --query <text> | the topic: chooses what the context contains
      --max-tokens <number> | most tokens of the context
      --prompt <file> | the task; part of the context
      --trust-worktree | trust the uncommitted tree; the context is marked so
      --record-bodies | record the prompt and the end of the outputs, without secrets; the command has no terminal
      --propose | write lines of the output of the form "memtrust: propose ID: STATEMENT" as candidates
      --detect | if the command succeeds, stage what was noticed: its lines "memtrust: propose …", and findings
        | that reviews repeat
      --refine | if the command succeeds, refine what is staged: the change is left in the working tree
      --trace <reference> | a reference to the trace of the run (default: $TRACEPARENT)
      --no-output-digest | let the command write straight to our output; no digest of its output is recorded
    `,
    options: { maxTokens: (option) => option.argParser(parseWhole) },
    examples: `
      run --query "login" -- sh -c 'claude -p "Read $MEMTRUST_CONTEXT_FILE, then fix the login"'
        | a task that names the context
      run --prompt task.md -- ./agent.sh | a task from a file
      run --propose -- ./agent.sh | also write what it proposes as candidates
      run --detect --refine -- ./agent.sh | stage what was noticed, then refine what is staged
    `,
    after:
      'MEMTRUST_CONTEXT_FILE names the context file; an agent must be told of it. AIT_CONTEXT_FILE names it' +
      '\ntoo: it is the variable of AIT, an agent runtime, so that tools made for AIT find the file.' +
      '\n\nThe exit code is that of the command: 127 if it is not found, 126 if it cannot be run, 128 plus the\n' +
      'number of the signal that ended it. If the context does not fit, nothing is run, the exit code is 1,\n' +
      'and the attempt is recorded.',
  }).action(async (command: readonly string[], options: RunOptions) =>
    run(async (io) => runIn(io, command, options)),
  );
};

/**
 * Writes the context, records the state of the repository before and after the command, and writes the record. Later
 * failures do not change the exit code.
 */
async function runIn(
  io: Io,
  [command = '', ...args]: readonly string[],
  options: RunOptions,
): Promise<number> {
  if (command === '')
    throw new ConfigurationError(
      'No command is given',
      'Put it after --: `npx memtrust run -- node script.js`.',
    );
  const prompt =
    options.prompt === undefined ? null : readFileArgument(io.cwd, '--prompt', options.prompt);
  const { query = '' } = options;
  const policy = await policyOfRecord(io, options);
  const context = await writeContext(io, {
    purpose: 'run',
    query,
    ceiling: options.maxTokens,
    prompt: options.prompt,
    trustWorktree: options.trustWorktree,
  }).catch(async (error: unknown) => {
    if (error instanceof ContextOverflow)
      await recordOverflow(
        io,
        { command: [command, ...args], query, prompt },
        options,
        error,
      ).catch((fault: unknown) => tellUnrecorded(io, fault));
    throw error;
  });
  return Workspace.use(io, async (workspace) => {
    const before = await repositoryState(workspace);
    const proposals = new ProposalReader();
    const startedAt = isoSeconds(Date.now());
    const ended = await runCommand(command, args, {
      cwd: io.cwd,
      environment: environmentOf(io, context.contextFile),
      digest: streamsToRead(options),
      keep: options.recordBodies === true && options.outputDigest ? BYTES_OF_END : 0,
      onOutput: (chunk) => proposals.read(chunk),
    });
    const endedAt = isoSeconds(Date.now());
    if (ended.own === null)
      io.err(
        terminalSafe(
          phraseText(
            say`error: ${command} ${[ended.exitCode === 127 ? 'was not found' : 'cannot be run']}\n`,
          ),
        ),
      );
    try {
      const after = await repositoryState(workspace);
      const record = attemptOf(
        {
          command: [command, ...args],
          query,
          prompt,
          recordBodies: options.recordBodies === true,
          contextSha256: context.contentSha256,
          trace: traceOf(io, options),
          changedFiles: changedBetween(before, after),
          commits: await commitsSince(workspace, before),
          ended: ended.own,
          exitCode: ended.exitCode,
          output: { stdout: ended.stdout, stderr: ended.stderr },
        },
        policy,
      );
      const { root } = workspace.repository;
      const id = freeName(root, attemptName(record, startedAt));
      const proposed = proposals.end();
      const candidates = options.propose === true ? await proposeInferred(io, proposed, id) : [];
      const times = { started_at: startedAt, ended_at: endedAt };
      const attempt = keepAttempt(root, { ...record, id, candidates, ...times });
      tell(io, attempt, ended, options);
      tellIgnored(io, proposals.ignored);
      await completed(io, attempt, { proposed, root }, options);
    } catch (error) {
      // The command ran, so its exit code is the answer.
      tellUnrecorded(io, error);
    }
    return ended.exitCode;
  });
}

/** A run that did not start because its context did not fit. */
async function recordOverflow(
  io: Io,
  seen: Pick<ObservedRun, 'command' | 'query' | 'prompt'>,
  options: RunOptions,
  { overflow }: ContextOverflow,
): Promise<void> {
  return Workspace.use(io, async (workspace) => {
    const policy = await policyOfRecord(io, options);
    const at = isoSeconds(Date.now());
    const record = attemptOf(
      {
        ...seen,
        recordBodies: options.recordBodies === true,
        contextSha256: null,
        trace: traceOf(io, options),
        ended: null,
        exitCode: EXIT.fail,
        changedFiles: [],
        commits: [],
        output: { stdout: null, stderr: null },
      },
      policy,
    );
    const { root } = workspace.repository;
    const id = freeName(root, attemptName(record, at));
    const events = [overflowEvent(overflow)];
    keepAttempt(root, { ...record, id, candidates: [], started_at: at, ended_at: at, events });
    io.err(terminalSafe(`memtrust: not started; recorded in ${pathOf(id)}\n`));
  });
}

function keepAttempt(root: string, made: Attempt): Attempt {
  const attempt = attemptShape.parse(made);
  writeChanges(root, [{ path: pathOf(attempt.id), content: renderJson(attempt) }]);
  return attempt;
}

/** Does not change the exit code. */
function tellUnrecorded(io: Io, error: unknown): void {
  if (!(error instanceof ConfigurationError)) throw error;
  io.err(
    terminalSafe(`error: the attempt was not recorded: ${error.message}\n  ${error.remedy}\n`),
  );
}

/** Output that is proposed or recorded is read, and still goes to the terminal. */
function streamsToRead({
  outputDigest,
  recordBodies = false,
  propose = false,
  detect: detects = false,
}: RunOptions): { readonly stdout: boolean; readonly stderr: boolean } {
  return {
    stdout: propose || detects || (outputDigest && (recordBodies || !process.stdout.isTTY)),
    stderr: outputDigest && (recordBodies || !process.stderr.isTTY),
  };
}

/**
 * What may be recorded; asked before anything runs. What either policy blocks is left out; a broken policy forbids
 * bodies.
 */
async function policyOfRecord(io: Io, { recordBodies = false }: RunOptions): Promise<Policy> {
  return Workspace.use(io, async (workspace) => {
    const { base, head } = await workspace.compare({});
    const own = await readPolicy(head);
    const settled = base === null ? own : await readPolicy(base);
    refuseBroken(settled);
    if (recordBodies) refuseBroken(own);
    const policy =
      own.origin === 'broken' ? settled.policy : mergeStrictest(settled.policy, own.policy);
    if (recordBodies && policy.attempts?.bodies === 'never')
      throw new ConfigurationError(
        'The policy does not allow prompts and outputs to be recorded (attempts.bodies: never)',
        'Leave out --record-bodies: the record has their digests.',
      );
    return policy;
  });
}

/** From the option, else from `TRACEPARENT` (W3C Trace Context). */
function traceOf(io: Io, { trace }: RunOptions): string | null {
  return trace ?? io.environment['TRACEPARENT'] ?? null;
}

/** After the record: stages notes and refines them, or gives a hint. */
async function completed(
  io: Io,
  { status, candidates }: Attempt,
  { proposed, root }: { readonly proposed: readonly Inferred[]; readonly root: string },
  options: RunOptions,
): Promise<void> {
  // A candidate needs no note.
  const unwritten = proposed.filter(({ id }) => !candidates.includes(id));
  if (options.detect === true || unwritten.length > 0 || hasReviews(root))
    await detectAfter(io, status, unwritten, options.detect === true);
  if (options.refine === true) await refineAfter(io, status);
}

/** Without `--detect` only a line is printed. */
async function detectAfter(
  io: Io,
  status: Attempt['status'],
  proposed: readonly Inferred[],
  stages: boolean,
): Promise<void> {
  if (status !== 'succeeded') {
    if (stages) io.err('memtrust: nothing was staged, because the command failed\n');
    return;
  }
  await useMemory(io, async (open) => detect(io, open, proposed, stages));
}

/** Only after success: a failed run has learned nothing yet. */
async function refineAfter(io: Io, status: Attempt['status']): Promise<void> {
  if (status !== 'succeeded') {
    io.err('memtrust: nothing was refined, because the command failed\n');
    return;
  }
  const { runRefine } = await import('./notes/refine.js');
  await useMemory(io, async (open) => {
    const { items, edits, report } = await runRefine(open, {
      by: 'memtrust run',
      reverifies: false,
    });
    open.write(edits);
    const done = edits.length === 0 ? 'nothing to write' : `${edits.length} files changed`;
    const where = report === null ? [] : say`, see ${report}`;
    io.err(
      terminalSafe(
        phraseText(
          say`memtrust: refined ${[numbered(items.length, 'staged note')]}; ${[done]}${where}\n`,
        ),
      ),
    );
  });
}

/** Our environment without the inputs of an action, which have a token (SECURITY S31). */
function environmentOf(
  { environment }: Io,
  contextFile: string,
): Record<string, string | undefined> {
  const passed = Object.entries(environment).filter(([name]) => !/^INPUT_/i.test(name));
  return {
    ...Object.fromEntries(passed),
    AIT_CONTEXT_FILE: contextFile,
    MEMTRUST_CONTEXT_FILE: contextFile,
  };
}

function pathOf(id: string): string {
  return `.memtrust/attempts/${id}.json`;
}

/** Two equal runs of a day get two names. */
function freeName(root: string, name: string): string {
  for (let count = 2, free = name; ; count += 1) {
    if (statOf(join(root, pathOf(free))) === undefined) return free;
    free = `${name}-${count}`;
  }
}

/** `no_change` as it is printed. */
function worded(key: string): string {
  return key.replaceAll('_', ' ');
}

/** The lines are untrusted, so they are only counted. */
function tellIgnored(io: Io, ignored: number): void {
  if (ignored > 0)
    io.err(
      `memtrust: ${numbered(ignored, 'line')} that begin${ignored === 1 ? 's' : ''} with "memtrust: propose" ` +
        `${ignored === 1 ? 'was' : 'were'} ignored: the form is "memtrust: propose ID: STATEMENT", and at most ` +
        `${MOST_PROPOSALS} ids count, each once\n`,
    );
}

/** On stderr: stdout belongs to the command. */
function tell(
  io: Io,
  attempt: Attempt,
  { own, stdout, stderr }: Ended,
  { outputDigest }: RunOptions,
): void {
  const unread =
    own !== null && outputDigest && (stdout === null || stderr === null)
      ? '; an output has no digest if it goes to a terminal or was not read to its end'
      : '';
  io.err(
    terminalSafe(
      `memtrust: ${[attempt.status, attempt.outcome].map(worded).join(', ')}; ` +
        `recorded in ${pathOf(attempt.id)}${unread}\n`,
    ),
  );
}

import { InvalidArgumentError } from 'commander';
import { beginSelfProof, evaluate, type Evaluation } from '../gate/evaluate.js';
import { askingGit } from '../tree/asking-git.js';
import { mayHoldMemory } from '../memory/on-disk.js';
import { GitHistoryQueries } from '../tree/history-queries.js';
import type { Io } from './io.js';
import { Workspace } from './workspace.js';

/** Which commits a command judges with the gate, at what time, and how strictly. */
export interface JudgeOptions {
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  readonly now?: string | undefined;
  readonly strict?: boolean | undefined;
}

/** Evaluates as the command line does: approvals are asked on GitHub only. */
export async function judgeWorkspace(io: Io, options: JudgeOptions): Promise<Evaluation> {
  const workspace = await Workspace.open(io);
  if (mayHoldMemory(workspace.repository)) void beginSelfProof();
  try {
    const { base, head, scope, incomplete } = await workspace.compare(options);
    const [from, to] = [base?.commit ?? null, head.commit];
    return await evaluate({
      base,
      head,
      scope,
      incomplete,
      now: options.now ?? io.now,
      surface: 'local',
      strict: options.strict ?? false,
      subject: { repository: null, baseSha: from, headSha: to },
      past: new GitHistoryQueries(workspace.repository, workspace.objects, from, to),
      attributes: askingGit(io.environment),
    });
  } finally {
    workspace.close();
  }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** `--now`: an ISO 8601 date, or date and time with its offset, as whole seconds of UTC. */
export function parseNow(text: string): string {
  const milliseconds = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(milliseconds))
    throw new InvalidArgumentError('It must be an ISO 8601 time such as 2026-01-31T12:00:00Z.');
  return isoSeconds(new Date(milliseconds));
}

export function isoSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

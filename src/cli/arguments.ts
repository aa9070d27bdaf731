import { InvalidArgumentError } from 'commander';
import { isoSeconds } from '../text/visible.js';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { existsSync } from 'node:fs';
import { ConfigurationError } from '../text/errors.js';

/* Readers of short options and arguments: `--now`, `--confidence`, whole numbers, fact ids and paths. */

const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** `--now`: an ISO 8601 date, or date and time with its offset, as whole seconds of UTC. */
export function parseNow(text: string): string {
  const milliseconds = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(milliseconds))
    throw new InvalidArgumentError('It must be an ISO 8601 time such as 2026-01-31T12:00:00Z.');
  return isoSeconds(milliseconds);
}

/** A sequence, or a number of tokens: whole, and at least one. */
export function parseWhole(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  return Number(text);
}

/** What `--confidence` means, in the words of the help. */
export const CONFIDENCE_HELP = 'how sure it is, from 0 to 1; below 0.7 it is uncertain';

/** `0`, `1`, `.8`, `0.85`. `1.2` has the form and is refused by its size; `80%` is refused by its form. */
export function parseConfidence(text: string): number {
  const confidence = /^(?:0|1|0?\.\d{1,6}|[01]\.\d{1,6})$/.test(text) ? Number(text) : Number.NaN;
  if (!(confidence <= 1))
    throw new InvalidArgumentError('It must be a number from 0 to 1, such as 0.8.');
  return confidence;
}

/**
 * A path that a user typed, as a path from the root of the repository. What is typed from the root works everywhere;
 * below the root, what lies beside the user comes first, as shells complete it.
 */
export function relativeToRoot(cwd: string, root: string, typed: string): string {
  const beside = resolve(cwd, typed);
  if (!isAbsolute(typed) && !existsSync(beside)) return typed;
  const fromRoot = relative(root, beside).split(sep).join('/');
  return fromRoot.startsWith('..') ? typed : fromRoot;
}

/**
 * The id of a fact as a user typed it: an id, or the path of its file, as shells complete it. So `auth/owner-checks`
 * and `.memtrust/facts/auth/owner-checks.md` are the same fact.
 *
 * Commands hand it to their argument `<id>`. Whether there is such a fact is asked elsewhere (`unknown-fact.ts`). More
 * forms may be understood; these two stand in scripts.
 */
export function typedFactId(typed: string): string {
  return /^(?:\.\/)?\.memtrust\/facts\/(.+)\.md$/.exec(typed)?.[1] ?? typed;
}

/** The reason as it was given. @throws ConfigurationError where it is blank. */
export function reason(option: string, text: string): string {
  if (text.trim() === '')
    throw new ConfigurationError(
      `${option} is empty`,
      'Give a short reason: reviewers will read it.',
    );
  return text;
}

/** The shells that memtrust can complete in. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

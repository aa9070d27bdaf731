import { InvalidArgumentError, type Option } from 'commander';
import { isoSeconds } from '../text/visible.js';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { existsSync } from 'node:fs';
import { ConfigurationError } from '../text/errors.js';

/* Readers of short options and arguments: `--now`, `--confidence`, whole numbers, fact ids and paths. */

const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** `--now`: `2026-01-31` or `2026-01-31T12:00Z`. A time needs an offset, or it would differ between machines. */
export function parseNow(text: string): string {
  const milliseconds = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(milliseconds))
    throw new InvalidArgumentError('It must be an ISO 8601 time such as 2026-01-31T12:00:00Z.');
  return isoSeconds(milliseconds);
}

/** At most nine digits, so that none is lost; `0`, `1.5` and `1e9` are usage errors. */
export function parseWhole(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  return Number(text);
}

/** In the words of the help. */
export const CONFIDENCE_HELP = 'how sure it is, from 0 to 1; below 0.7 it is uncertain';

/** `0`, `1`, `.8`, `0.85`; `1.2` and `80%` are refused. */
export function parseConfidence(text: string): number {
  const confidence = /^(?:0|1|0?\.\d{1,6}|[01]\.\d{1,6})$/.test(text) ? Number(text) : Number.NaN;
  if (!(confidence <= 1))
    throw new InvalidArgumentError('It must be a number from 0 to 1, such as 0.8.');
  return confidence;
}

/**
 * A typed path as a path from the root. Below the root, a file in the current folder takes precedence, as shells
 * complete it; what leads out of the repository stays as typed.
 */
export function relativeToRoot(cwd: string, root: string, typed: string): string {
  const beside = resolve(cwd, typed);
  if (!isAbsolute(typed) && !existsSync(beside)) return typed;
  const fromRoot = relative(root, beside).split(sep).join('/');
  return fromRoot.startsWith('..') ? typed : fromRoot;
}

/** A fact id, typed as `auth/owner-checks` or as the path of its file, `.memtrust/facts/auth/owner-checks.md`. */
export function typedFactId(typed: string): string {
  return /^(?:\.\/)?\.memtrust\/facts\/(.+)\.md$/.exec(typed)?.[1] ?? typed;
}

/** @throws ConfigurationError if the reason is blank. */
export function reason(option: string, text: string): string {
  if (text.trim() === '')
    throw new ConfigurationError(
      `${option} is empty`,
      'Give a short reason: reviewers will read it.',
    );
  return text;
}

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** An option that may be given again: its values as a list. */
export function repeated(option: Option): Option {
  return option.argParser(collect).default([]);
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

import { slipOf } from '../../../../text/nearest.js';
import { nodeText, type Setting } from '../../../settings/read.js';
import { textsOf } from '../../settings/check.js';

/* How must a text be written? Types of a schema for what stands in front matter: patterns, names of tools. */

/** Whether brackets of a pattern are closed, and it has no curly quotes, which would be part of the path. */
export function isClosedPattern(text: string): boolean {
  if (/^\s*[\u2018-\u201f]/.test(text)) return false;
  const rest = text.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return !rest.includes('[') && countOf(rest, '{') === countOf(rest, '}');
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Names that are compared: there are fewer tools. */
const MOST_NAMES = 200;

/** The first of several names that is a slip of a known one: `Reed, Grep` has `Reed`, and `Bash(git:*)` none. */
export function slippedIn(value: Setting, known: readonly string[]): string | null {
  const names = textsOf(value).flatMap(({ text }) =>
    text.replace(/\([^)]*\)?/g, ' ').split(/[\s,]+/),
  );
  return names.slice(0, MOST_NAMES).find((name) => slipOf(name, known) !== null) ?? null;
}

/** Whether a model may be meant: an alias that is known, or a full name, of which there may be more. */
export function isModel(text: string, aliases: readonly string[]): boolean {
  return !/^[a-z]+$/i.test(text) || aliases.includes(text.toLowerCase());
}

/** The forms of a text, each with what it reads as behind `must be`, and the remedy. */
export const WRITTEN = {
  foreign: { fits: () => true, noun: 'anything', remedy: 'Remove it.' },
  yes: {
    fits: (value: Setting) =>
      value.kind === 'scalar' && /^(?:true|false|yes|no|on|off|[01])$/i.test(String(value.value)),
    noun: 'true or false',
    remedy: 'Write true or false, without quotes.',
  },
  globs: {
    fits: (value: Setting) => value.kind === 'list',
    noun: 'a list of patterns',
    remedy: 'Write a list: `- "src/**/*.ts"`.',
  },
  glob: {
    fits: (value: Setting) => isClosedPattern(nodeText(value) ?? '['),
    noun: 'a pattern of paths',
    remedy: 'Write one text with straight quotes and closed brackets: "src/**/*.{ts,tsx}".',
  },
  agentslug: {
    fits: (value: Setting) => /^[a-z0-9_-]+$/.test(nodeText(value) ?? ''),
    noun: 'made of lower-case letters, digits, `-` and `_`',
    remedy: 'Write it in lower case with hyphens: my-name.',
  },
  agentname: {
    fits: (value: Setting) => /^(?!-)[^:]*$/.test(nodeText(value) ?? ''),
    noun: 'a name without `:`, and without `-` at its beginning',
    remedy: 'Write it in lower case with hyphens: my-name.',
  },
} as const;

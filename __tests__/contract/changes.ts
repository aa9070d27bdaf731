import { replaceOnce } from './edits.js';
import type { Broken, HarmlessEdit, HostileEdit, Scene } from './scene.js';

type Lines = Scene['lines'];

/** What to replace (exactly one occurrence) and with what, or a function that returns the whole file. */
export type Change =
  readonly [from: string, to: string] | ((before: string, lines: Lines) => string);

export type Changes = Readonly<Record<string, Change>>;

interface SceneInput extends Partial<Readonly<Record<Broken, Changes>>> {
  readonly name: string;
  readonly path: string;
  readonly before: string;
  /** The cited lines, whole, without the last line end. They occur once. */
  readonly cited: string;
  readonly harmless: Changes;
}

const PARTS: readonly Broken[] = ['text', 'place', 'unit', 'origin'];

/** A scene from tables of changes, one table for each part of the contract: `sceneOf({ cited: '  return x', text: { 'other value': ['x', 'y'] }, … })`. */
export function sceneOf(input: SceneInput): Scene {
  const { name, path, before, cited } = input;
  const lines = linesOf(before, cited);
  const hostile: HostileEdit[] = [];
  for (const breaks of PARTS) {
    for (const [edit, change] of Object.entries(input[breaks] ?? {})) {
      hostile.push({ name: edit, breaks, after: changed(name, edit, change, before, lines) });
    }
  }
  const harmless: HarmlessEdit[] = [];
  for (const [edit, change] of Object.entries(input.harmless)) {
    harmless.push({ name: edit, after: changed(name, edit, change, before, lines) });
  }
  return { name, path, before, lines, hostile, harmless };
}

/** Puts the cited lines between an opening and a closing text, one `indent` deeper. */
export function wrapped(open: string, close: string, indent = '  '): Change {
  return aroundCited((cited, margin) => {
    const inner = cited.map((line) => (line === '' ? line : indent + line));
    return [...withMargin(open, margin), ...inner, ...withMargin(close, margin)];
  });
}

/** Adds lines directly above the cited ones, with the same indentation. */
export function above(added: string): Change {
  return aroundCited((cited, margin) => [...withMargin(added, margin), ...cited]);
}

/** Adds lines directly below the cited ones, with the same indentation. */
export function below(added: string): Change {
  return aroundCited((cited, margin) => [...cited, ...withMargin(added, margin)]);
}

/** Puts a prefix before each cited line, after its indentation. */
export function prefixed(prefix: string): Change {
  return aroundCited((cited) =>
    cited.map((line) => line.replace(/^\s*/, (margin) => margin + prefix)),
  );
}

/** Replaces the cited lines as they are, indentation included. */
export function replacedBy(added: string): Change {
  return aroundCited(() => (added === '' ? [] : added.split('\n')));
}

/** Several changes, one after the other. The cited lines are found for the first one only. */
export function both(...replacements: readonly (readonly [from: string, to: string])[]): Change {
  return (before) => replacements.reduce((text, [from, to]) => replaceOnce(text, from, to), before);
}

/** Changes every occurrence of a pattern. */
export function everywhere(pattern: RegExp, to: string): Change {
  return (before) => before.replace(pattern, to);
}

export const withCrLf: Change = (before) => before.replaceAll('\n', '\r\n');

export const withByteOrderMark: Change = (before) => `\uFEFF${before}`;

export const inFront =
  (added: string): Change =>
  (before) =>
    added + before;

export const atEnd =
  (added: string): Change =>
  (before) =>
    before + added;

function changed(
  scene: string,
  edit: string,
  change: Change,
  before: string,
  lines: Lines,
): string {
  try {
    return typeof change === 'function'
      ? change(before, lines)
      : replaceOnce(before, change[0], change[1]);
  } catch (error) {
    throw new Error(`${scene}: ${edit}`, { cause: error });
  }
}

function linesOf(before: string, cited: string): Lines {
  const [head, ...rest] = `\n${before}\n`.split(`\n${cited}\n`);
  if (head === undefined || rest.length !== 1)
    throw new Error(`Not exactly once in the file: ${cited}`);
  const from = head.split('\n').length;
  return [from, from + cited.split('\n').length - 1];
}

function aroundCited(
  rewritten: (cited: readonly string[], margin: string) => readonly string[],
): Change {
  return (before, [from, to]) => {
    const all = before.split('\n');
    const cited = all.slice(from - 1, to);
    const margin = /^\s*/.exec(cited[0] ?? '')?.[0] ?? '';
    return [...all.slice(0, from - 1), ...rewritten(cited, margin), ...all.slice(to)].join('\n');
  };
}

function withMargin(text: string, margin: string): string[] {
  return text.split('\n').map((line) => (line === '' ? line : margin + line));
}

import { isUtf8 } from 'node:buffer';
import type { Policy } from '../memory/policy-shape.js';
import { grouped } from '../text/collections.js';
import { compareTexts } from '../text/order.js';
import { visible } from '../text/visible.js';
import { CITED_FILE_BYTES } from '../tree/limits.js';
import { PathResolver } from '../tree/resolve.js';
import { applyEdits, bytesDigest, type TextEdit } from '../tree/text-edit.js';
import type { Tree } from '../tree/tree.js';
import type { Evaluation } from './evaluation.js';
import type { Finding } from './finding.js';
import { isQuoted, showable } from './quotable.js';
import { codesOf } from './rules/index.js';

/*
 * Which lines of agent files may be suggested as `check --fix` would write them? Only lines that the change itself
 * brought and that hide nothing: a suggestion quotes a whole line, and other agents read it (SECURITY S26).
 */

export interface LineSuggestion {
  readonly path: string;
  /** 1-based, of the head and of the judged tree, in which the file is the same. */
  readonly line: number;
  /** The whole line as it would be. */
  readonly text: string;
  readonly findings: readonly Finding[];
}

interface ComparedTrees {
  readonly base: Tree;
  /** What is judged: the result of merging. */
  readonly merged: Tree;
  /** The change by itself, in which reviews count lines. */
  readonly head: Tree;
}

/** UTF-16 code units: a longer line is nothing to compare by eye. */
const LONGEST_LINE = 300;

/** Files that the change removes and of which a new one may be a copy; with more, new files get no suggestions. */
const MOST_REMOVED = 20;

/** A file with a finding of one of these is not quoted. */
const UNQUOTED = codesOf(({ forbidsQuoting }) => forbidsQuoting === true);

export function hasFixes({ findings }: Pick<Evaluation, 'findings'>): boolean {
  return findings.some(isFixed);
}

function isFixed({ fix, accepted }: Finding): boolean {
  return fix !== null && accepted === null;
}

/** By path and line. */
export async function suggestionsOf(
  { entries, findings, policy }: Pick<Evaluation, 'entries' | 'findings' | 'policy'>,
  trees: ComparedTrees,
): Promise<readonly LineSuggestion[]> {
  // What the policy keeps out is no advisory entry.
  const shown = new Set(
    entries
      .filter(({ sourceClass, status }) => sourceClass === 'live_external' && status === 'advisory')
      .map(({ path }) => path),
  );
  const unquoted = await unquotedFiles(findings, trees.merged);
  const byFile = grouped(findings.filter(isFixed), ({ fix }) => fix?.path ?? '');
  const found: LineSuggestion[] = [];
  for (const [path, fixed] of byFile)
    if (shown.has(path) && !unquoted.has(path))
      found.push(...(await inFile(path, fixed, trees, policy.policy)));
  return found.toSorted((a, b) => compareTexts(a.path, b.path) || a.line - b.line);
}

/** Files with a finding of {@link UNQUOTED}, by the names of the texts that links lead to as well. */
async function unquotedFiles(
  findings: readonly Finding[],
  tree: Tree,
): Promise<ReadonlySet<string>> {
  const paths = findings.flatMap(({ rule, path }) => (UNQUOTED.has(rule) ? (path ?? []) : []));
  const resolver = new PathResolver(tree);
  const places = await Promise.all(paths.map(async (path) => resolver.resolve(path)));
  return new Set([
    ...paths,
    ...places.flatMap((place) => (place.kind === 'file' ? place.path : [])),
  ]);
}

async function inFile(
  path: string,
  fixed: readonly Finding[],
  { base, merged, head }: ComparedTrees,
  policy: Policy,
): Promise<readonly LineSuggestion[]> {
  const [here, there] = [merged.entries.get(path), head.entries.get(path)];
  if (here?.kind !== 'file' || here.oid === null || here.oid !== there?.oid) return [];
  const bytes = await bytesOf(merged, path);
  const known = await formerLines(path, base, merged);
  // Fixes count a line at each carriage return too.
  if (bytes === null || known === null || !isUtf8(bytes) || bytes.includes(0x0d)) return [];
  const lines = Buffer.from(bytes).toString('utf8').split('\n');
  const seen = bytesDigest(bytes);
  const edits = fixed.flatMap((finding) =>
    finding.fix?.seen === seen ? finding.fix.edits.map((edit) => ({ finding, edit })) : [],
  );
  return [...grouped(edits, ({ edit }) => edit.line)].flatMap(([line, those]) => {
    const old = lines[line - 1];
    if (old === undefined || known.has(old) || !isQuotable(lines, line, policy)) return [];
    const text = edited(
      old,
      those.map(({ edit }) => edit),
    );
    if (text === null || text === old || !isQuotable([text], 1, policy)) return [];
    return { path, line, text, findings: [...new Set(those.map(({ finding }) => finding))] };
  });
}

function isQuotable(lines: readonly string[], line: number, policy: Policy): boolean {
  const text = (lines[line - 1] ?? '').replaceAll('\t', ' ');
  return visible(text, LONGEST_LINE) === text && isQuoted(showable(lines, [line, line], policy));
}

function edited(line: string, edits: readonly TextEdit[]): string | null {
  const here = edits.map((edit) => ({ ...edit, line: 1 }));
  const result = applyEdits(Buffer.from(line), here);
  return result === null ? null : Buffer.from(result.bytes).toString('utf8');
}

/**
 * What a file said before. A line that is not among these is one of the diff, however that is made. A new file may have
 * been renamed, so what removed files said counts too. Null if unknown.
 */
async function formerLines(
  path: string,
  base: Tree,
  merged: Tree,
): Promise<ReadonlySet<string> | null> {
  const former = base.entries.has(path)
    ? [path]
    : [...base.entries.keys()].filter((one) => !merged.entries.has(one));
  if (former.length > MOST_REMOVED) return null;
  const known = new Set<string>();
  for (const content of (await base.read(former, CITED_FILE_BYTES)).values()) {
    if (content.kind !== 'bytes') return null;
    for (const line of Buffer.from(content.bytes).toString('utf8').split('\n')) known.add(line);
  }
  return known;
}

async function bytesOf(tree: Tree, path: string): Promise<Uint8Array | null> {
  const content = (await tree.read([path], CITED_FILE_BYTES)).get(path);
  return content?.kind === 'bytes' ? content.bytes : null;
}

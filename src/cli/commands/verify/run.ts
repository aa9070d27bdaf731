import { renderJson } from '../../../report/json.js';
import {
  type Difference,
  judgementText,
  type StatusAndReason,
} from '../../../report/status-text.js';
import { bareName, barePhrase } from '../../../report/terminal.js';
import {
  compareFiles,
  type FoundFile,
  type ReadStatement,
  readTrustStatement,
} from './statement.js';
import { MANIFEST_FILE, STATEMENT_FILE } from '../../../report/run-files.js';
import { readStrictJson } from '../../../languages/data/json.js';
import { strictUtf8 } from '../../../text/file-text.js';
import { numbered, visible } from '../../../text/visible.js';
import { phraseText, plain, say } from '../../../text/phrase.js';
import { shortSha } from '../../../tree/digest.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { compareWithTree, type TreeComparison } from './against-tree.js';
import { ConfigurationError } from '../../../text/errors.js';
import { codeOf, statOf } from '../../../tree/place.js';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/*
 * `memtrust verify`: compares the files of a report with its statement and, where the commits are here, with a new
 * evaluation.
 */

export interface VerifyOptions {
  readonly format: 'text' | 'json';
}

/** JSON has all of them. */
const MOST_SHOWN = 50;
const LONGEST = 1_000;

const NOT_JUDGED =
  'Findings, the verdict and approvals were not compared with the repository: `npx memtrust check` judges it again.';
const UNSIGNED =
  'The statement is not signed: it proves only that it agrees with itself. Anyone who can change the files can ' +
  'write another one. docs/workflow.md shows how to sign it.';

/** @returns the exit code. */
export async function runVerify(io: Io, typed: string, options: VerifyOptions): Promise<ExitCode> {
  const folder = readFolder(io.cwd, typed);
  const { statement } = folder.read;
  const inFolder = compareFiles(folder.read, folder.found, folder);
  const tree = await compareWithTree(
    io,
    statement.predicate,
    valueOf(folder.found.get(MANIFEST_FILE)),
  );
  const differences = [...inFolder, ...tree.differences];
  if (options.format === 'json') io.out(renderJson(jsonOf(folder, tree, differences)));
  else print(io, folder, tree, differences);
  return differences.length === 0 ? EXIT.pass : EXIT.fail;
}

/** Null if it is no JSON; `compareFiles` reports that. */
function valueOf(file: FoundFile | undefined): unknown {
  if (file?.kind !== 'bytes') return null;
  const json = readStrictJson(Buffer.from(file.bytes).toString('utf8'));
  return json.kind === 'value' ? json.value : null;
}

function print(
  io: Io,
  { read, name }: StatementFolder,
  tree: TreeComparison,
  differences: readonly Difference[],
): void {
  for (const { where, what, expected, found } of differences.slice(0, MOST_SHOWN)) {
    io.out(`${bareName(where)} ${barePhrase(what)}\n`);
    if (expected !== null) io.out(`  expected ${valueText(expected)}\n`);
    if (found !== null) io.out(`  found    ${valueText(found)}\n`);
  }
  if (differences.length > MOST_SHOWN)
    io.out(`${differences.length - MOST_SHOWN} more differences: add --format json\n`);
  const { subject, entries } = read.statement.predicate;
  const files = read.statement.subject.filter(({ digest }) => 'sha256' in digest).length;
  if (differences.length === 0) io.out(`${bareName(name)}: ${numbered(files, 'file')} agree\n`);
  if (tree.policy && tree.differences.length === 0)
    io.out(
      `base ${shortSha(subject.base_sha ?? '')}: the policy agrees` +
        (tree.entries ? `, and ${entries.length} of ${entries.length} entries` : '') +
        '\n',
    );
  if (tree.entries) io.out(`${NOT_JUDGED}\n`);
  for (const why of tree.left) io.out(`Not compared with the repository: ${barePhrase(why)}.\n`);
  io.out(`${UNSIGNED}\n`);
  if (differences.length > 0)
    io.err(
      `${numbered(differences.length, 'difference')}. Do not rely on this report: get it again from where it was ` +
        'written, or run `npx memtrust check`.\n',
    );
}

function valueText(value: string | StatusAndReason): string {
  return typeof value === 'string' ? bareName(value) : judgementText(value);
}

/** `stale, expired_fact` */
function valueJson(value: Difference['expected']): string | null {
  if (value === null) return null;
  if (typeof value === 'string') return visible(value, LONGEST);
  return value.reason === null ? value.status : `${value.status}, ${value.reason}`;
}

function jsonOf(
  { read, name, found }: StatementFolder,
  tree: TreeComparison,
  differences: readonly Difference[],
): unknown {
  return {
    agrees: differences.length === 0,
    signed: false,
    statement: visible(name, LONGEST),
    files: read.statement.subject.flatMap(({ name: file, digest }) =>
      'sha256' in digest ? [{ name: file, sha256: digest.sha256, present: found.has(file) }] : [],
    ),
    commit: read.statement.predicate.subject.head_sha,
    compared: { policy: tree.policy, entries: tree.entries, left_out: tree.left.map(phraseText) },
    differences: differences.map(({ where, what, expected, found: own }) => ({
      where: visible(where, LONGEST),
      what: phraseText(what),
      expected: valueJson(expected),
      found: valueJson(own),
    })),
  };
}

/** Ten times the largest report that was measured. */
const MOST_BYTES = 64 * 1024 * 1024;
const REMEDY =
  'Give the trust-report.intoto.json that `npx memtrust check --out DIR` wrote, or DIR.';

interface StatementFolder {
  readonly name: string;
  readonly read: ReadStatement;
  /** The file of each listed name. */
  readonly found: ReadonlyMap<string, FoundFile>;
  /** Other names; empty if the statement itself was named. */
  readonly beside: readonly string[];
}

/** The named statement, or the one in the folder. @throws ConfigurationError */
function readFolder(cwd: string, typed: string): StatementFolder {
  const absolute = resolve(cwd, typed);
  const isFolder = statOf(absolute)?.isDirectory() === true;
  const path = isFolder ? join(absolute, STATEMENT_FILE) : absolute;
  const [folder, name] = [dirname(path), basename(path)];
  const shown = isFolder ? join(typed, STATEMENT_FILE) : typed;
  const result = readTrustStatement(textOf(path, shown));
  if (result.kind === 'refused')
    throw new ConfigurationError(
      say`${shown} is not a statement of memtrust: ${result.why}`,
      REMEDY,
    );
  const listed = result.read.statement.subject.flatMap((subject) =>
    'sha256' in subject.digest ? [subject.name] : [],
  );
  const known = new Set([...listed, name]);
  const beside = isFolder ? readdirSync(folder).filter((one) => !known.has(one)) : [];
  return {
    name,
    read: result.read,
    found: new Map(
      listed.flatMap((file) => {
        const found = fileAt(join(folder, file));
        return found === null ? [] : [[file, found] as const];
      }),
    ),
    beside: beside.toSorted(),
  };
}

function textOf(path: string, typed: string): string {
  const file = fileAt(path);
  if (file === null) throw new ConfigurationError(say`${typed} does not exist`, REMEDY);
  if (file.kind === 'unread') throw new ConfigurationError(say`${typed} ${file.why}`, REMEDY);
  const text = strictUtf8(file.bytes);
  if (text !== null) return text;
  throw new ConfigurationError(say`${typed} is not UTF-8 text`, REMEDY);
}

/** Null if there is none; links are not followed. */
function fileAt(path: string): FoundFile | null {
  try {
    const stat = statOf(path);
    if (stat === undefined) return null;
    if (stat.isSymbolicLink()) return { kind: 'unread', why: plain('is a symbolic link') };
    if (!stat.isFile()) return { kind: 'unread', why: plain('is not a file') };
    if (stat.size > MOST_BYTES)
      return { kind: 'unread', why: plain(`is larger than ${MOST_BYTES / 1024 / 1024} MB`) };
    return { kind: 'bytes', bytes: readFileSync(path) };
  } catch (error) {
    return { kind: 'unread', why: say`cannot be read: ${[codeOf(error)]}` };
  }
}

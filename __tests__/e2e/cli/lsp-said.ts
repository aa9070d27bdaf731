/** What `check` says of a golden repository, and what the language server says of it, in words that can be compared. */
import { expect } from '@jest/globals';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-protocol';
import { visible } from '../../../src/text/visible.js';
import { caseNames, readCase } from '../../golden/case.js';
import { startFrom } from '../../golden/start.js';
import { runLine, stopClock, takeSteps } from '../../golden/steps.js';
import { runHere } from './in-process.js';
import { type Editor, edit } from './lsp-talk.js';
import type { LooseReport, Sandbox } from './sandbox.js';

/** That of the server in `lsp-talk.ts`. */
const NOW = '2026-06-01T00:00:00Z';

/** A finding as both say it. */
export interface Told {
  readonly rule: string;
  readonly severity: string;
  readonly path: string;
  readonly line: number;
  /** Null where `check` names none. */
  readonly column: number | null;
  readonly message: string;
  readonly remedy: string;
}

type Row = LooseReport['findings'][number] & {
  readonly column?: number;
  readonly accepted?: object;
};

/** Those that have files. */
export const CASES = caseNames()
  .map((name) => ({ name, ...readCase(name) }))
  .filter(({ start, steps }) => start !== undefined || steps.length > 0);

/** The repository of a case as its first `check` sees it; as all its commands leave it where it has none. */
export async function repositoryOf({
  start,
  steps,
  run,
}: (typeof CASES)[number]): Promise<Sandbox> {
  const sandbox = await startFrom(start);
  await takeSteps(sandbox, steps);
  stopClock(sandbox);
  const first = run.findIndex((line) => line.startsWith('npx memtrust check'));
  for (const line of first < 0 ? run : run.slice(0, first))
    await runLine(sandbox, line.split(' > ')[0] ?? '');
  return sandbox;
}

export async function report({ root }: Sandbox): Promise<LooseReport> {
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: root,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
  const args = ['check', '--format', 'json', '--now', NOW];
  const { stdout, stderr } = await runHere(args, { cwd: root, environment, now: NOW });
  if (stdout === '') throw new Error(`no report; stderr: ${stderr}`);
  return JSON.parse(stdout);
}

export function textOf({ root }: Sandbox, path: string): string {
  const file = join(root, path);
  return existsSync(file) && lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '';
}

export function linesOf(sandbox: Sandbox, path: string): readonly string[] {
  return textOf(sandbox, path)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\n\r]/);
}

/** What a person who runs `check` is told, as an editor should show it. */
export async function saidByCheck(sandbox: Sandbox): Promise<Told[]> {
  const { subject, verdict, entries, findings } = await report(sandbox);
  const head = subject.base_sha === null ? null : sandbox.git('rev-parse', 'HEAD').trim();
  const isState = subject.base_sha === head;
  const hasFacts = entries.some(
    (entry) => 'source_class' in entry && String(entry.source_class).endsWith('_memory'),
  );
  const rows: readonly Row[] = findings;
  return rows
    .filter(({ accepted, rule }) => accepted === undefined && (hasFacts || rule !== 'MT704'))
    .map(({ rule, severity, introduced, message, remedy, path, line, column }) => {
      const isCurrent = introduced || isState || (verdict === 'error' && severity === 'error');
      return {
        rule,
        severity: isCurrent ? severity : 'hint',
        path: path ?? '.memtrust/policy.yml',
        line: line ?? 1,
        column: line === undefined ? null : (column ?? null),
        message,
        remedy,
      };
    });
}

const SEVERITIES: Readonly<Record<DiagnosticSeverity, string>> = {
  [DiagnosticSeverity.Error]: 'error',
  [DiagnosticSeverity.Warning]: 'warning',
  [DiagnosticSeverity.Information]: 'notice',
  [DiagnosticSeverity.Hint]: 'hint',
};

export type Published = ReadonlyMap<string, readonly Diagnostic[]>;

/** What the server says, without the notes beside the code. */
function saidByServer(published: Published): Told[] {
  return [...published].flatMap(([path, diagnostics]) =>
    diagnostics
      .filter(({ relatedInformation }) => relatedInformation === undefined)
      .map(({ code, severity, message, range }) => {
        const [said = '', remedy = ''] = message.split('\n→ ');
        return {
          rule: String(code),
          severity: severity === undefined ? 'none' : SEVERITIES[severity],
          path: visible(path, 1_000),
          line: range.start.line + 1,
          column: range.start.character + 1,
          message: said,
          remedy,
        };
      }),
  );
}

/** In one order; a column that `check` does not name is not compared. */
function together(told: readonly Told[], checked: readonly Told[]): string[] {
  const isNamed = new Set(checked.filter(({ column }) => column !== null).map(keyOf));
  return told
    .map((one) => `${keyOf(one)}${isNamed.has(keyOf(one)) ? ` column ${one.column}` : ''}`)
    .toSorted();
}

function keyOf({ rule, severity, path, line, message, remedy }: Told): string {
  return `${path}:${line} ${severity} ${rule} ${message} → ${remedy}`;
}

/** Asks that both say the same, each as often. */
export function compare(published: Published, checked: readonly Told[]): void {
  expect(together(saidByServer(published), checked)).toEqual(together(checked, checked));
}

/** Places of a document that are not there. */
export function misplaced(
  published: Published,
  linesAt: (path: string) => readonly string[],
): readonly string[] {
  return [...published].flatMap(([path, diagnostics]) => {
    const lines = linesAt(path);
    return diagnostics
      .filter(({ range: { start, end } }) =>
        [start, end].some(({ line, character }) => character > (lines[line]?.length ?? -1)),
      )
      .map(({ code, range }) => `${path} ${String(code)} ${JSON.stringify(range)}`);
  });
}

export async function withEditor(
  sandbox: Sandbox,
  use: (editor: Editor) => Promise<void>,
): Promise<void> {
  const editor = await edit(sandbox.root);
  try {
    await use(editor);
    expect(editor.told).toEqual([]);
  } finally {
    await editor.end();
  }
}

import type { AdoptionRow } from '../../gate/adoptions.js';
import type { CoverageRow } from '../../gate/coverage.js';
import type { Evaluation } from '../../gate/evaluate.js';
import { compareNatural } from '../../text/order.js';
import { numbered } from '../../text/visible.js';
import { shortSha } from '../../tree/digest.js';
import { reasonOf, type Entry } from '../../trust/entry.js';
import { isUncertain } from '../../trust/reader-trust.js';
import type { FittedBlock } from '../fit.js';
import type { Names } from '../links.js';
import { codeSpan, prose, tableCell } from '../markdown.js';
import { eventWord } from '../status-text.js';
import { reasonWords, STATUS_ORDER, statusWords } from '../words.js';

/* The folded tables of the comment: decisions, facts, fixtures. Two columns each, so that a phone shows them whole. */

export type Table = FittedBlock;

export function table(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Table {
  return {
    title,
    open: `\n${tableRow(columns)}${tableRow(columns.map(() => '---'))}`,
    rows: rows.map(tableRow),
    close: '',
  };
}

export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(tableCell).join(' | ')} |\n`;
}

/** A folded block with the number of its rows. */
export function foldedBlock(title: string, rows: readonly string[]): FittedBlock {
  return {
    title,
    open: `\n<details><summary>${capital(title)} (${rows.length})</summary>\n\n`,
    rows,
    close: '\n</details>\n',
  };
}

function foldedTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): FittedBlock {
  const inside = table(title, columns, rows);
  const { open, close } = foldedBlock(title, inside.rows);
  return { ...inside, open: `${open.trimEnd()}\n${inside.open}`, close };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function adoptionTable(evaluation: Evaluation, names: Names): FittedBlock {
  const coverage = new Map(evaluation.coverage.map((row) => [row.factId, row]));
  const rows = evaluation.adoptions.map((row) => [
    `${names.entry(row.factId)}, ${eventWord(row.event.type)}${coverageWords(coverage.get(row.factId))}`,
    `${decision(row)}${approvals(row)}`,
  ]);
  return foldedTable('adoptions in this change', ['Decision', 'Approved'], rows);
}

/** `<br>names 4 things, cites 3`; empty if all is cited. */
function coverageWords(row: CoverageRow | undefined): string {
  if (row === undefined || row.uncited.length === 0) return '';
  const { named, uncited } = row;
  return `<br>names ${numbered(named, 'thing')}, cites ${named - uncited.length}`;
}

/** Needs no approval if it takes trust away from nothing. */
function decision({ isBornWithdrawn, approved, effective }: AdoptionRow): string {
  if (isBornWithdrawn) return 'not needed';
  const isLate = approved && effective === 'never';
  return `${approved ? 'yes' : 'no'}${isLate ? ', but it takes no effect' : ''}`;
}

function approvals({ approvals: given }: AdoptionRow): string {
  return given
    .map(({ login, commitId, counted, why }) => {
      const review = `${codeSpan(login)} at ${codeSpan(shortSha(commitId))}`;
      return `<br>${review} ${counted ? 'counts' : 'does not count'}: ${prose(why)}`;
    })
    .join('');
}

/** Agent files are only advisory: `memtrust sources` lists them. */
export function entryTable(evaluation: Evaluation, names: Names): FittedBlock {
  const sorted = evaluation.entries
    .filter(({ status }) => status !== 'advisory')
    .toSorted((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status));
  return foldedTable(
    'all facts',
    ['Fact', 'Status'],
    sorted.map((entry) => [
      names.entry(entry.id),
      `${statusCell(entry)}: ${names.phrase(reasonWords(entry), entry.id)}`,
    ]),
  );
}

function statusCell(entry: Entry): string {
  const { status, trustedBaseline, selfAdopted } = entry;
  const said = trustedBaseline ? '**trusted**' : statusWords(status, reasonOf(entry));
  return `${said}${isUncertain(entry) ? ', uncertain' : ''}${selfAdopted ? ', self-adopted' : ''}`;
}

/** Built-in cases are listed only when they fail. */
export function fixtureTable(evaluation: Evaluation): FittedBlock {
  const shown = evaluation.fixtures.cases.filter((one) => !one.passed || one.kind !== 'built-in');
  const rows = shown
    .toSorted((a, b) => Number(a.passed) - Number(b.passed) || compareNatural(a.id, b.id))
    .map(({ id, kind, passed, why }) => [
      `${codeSpan(id)}, ${kind}`,
      passed ? 'passes' : `**fails**: ${prose(why ?? '')}`,
    ]);
  return foldedTable('fixtures', ['Fixture', 'Outcome'], rows);
}

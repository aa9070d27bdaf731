import { diffLines } from '../../anchors/line-diff.js';
import type { AnchorResult } from '../../anchors/verdict.js';
import type { Evaluation } from '../../gate/evaluate.js';
import type { QuotedLines } from '../../gate/quotable.js';
import type { ThenAndNow } from '../../gate/then-and-now.js';
import { factPath } from '../../memory/layouts/memtrust.js';
import { grouped } from '../../text/collections.js';
import { say, type Phrase } from '../../text/phrase.js';
import { numbered, visible } from '../../text/visible.js';
import { losesTrust, vanishedWords, selectorWords, type Effect } from '../effects.js';
import type { FittedBlock } from '../fit.js';
import { remedyForm } from '../grouping.js';
import type { Names } from '../links.js';
import { codeSpan, markdownPhrase, prose } from '../markdown.js';
import { forReader, iconOf } from './rows.js';
import { table } from './tables.js';

/*
 * Code that trusted facts cite and that the change edits: each place once, with what every fact says about it, and one
 * command for all of them.
 */

/** Facts that one change of code puts in question. */
export type ChangedCode = readonly [first: Effect, ...others: Effect[]];

/** Groups the facts that the change makes stale by the code that changed and by what to do. */
export function changedCode(trust: readonly Effect[]): ChangedCode[] {
  const stale = trust.filter((effect) => effect.sources.length > 0 && losesTrust(effect));
  const groups = grouped(stale, ({ id, sources, remedy }) =>
    JSON.stringify([pathsOf(sources), remedyForm(id, remedy)]),
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  );
}

function pathsOf(sources: readonly AnchorResult[]): string[] {
  return [...new Set(sources.map(({ path }) => path))];
}

/** Facts of one place that are listed with what they say; the rest is named in the table of all facts. */
const MOST_FACTS = 12;

export function changedCodeBlock(
  group: ChangedCode,
  evaluation: Evaluation,
  cited: readonly ThenAndNow[],
  names: Names,
): FittedBlock {
  const [{ says }] = group;
  const icon = iconOf(group.flatMap((effect) => effect.says));
  const isMixed = group.some((effect) => iconOf(effect.says) !== icon);
  const rule = says[0] === undefined ? '' : ` · ${names.rule(says[0])}`;
  const facts = table(
    'code that facts cite',
    ['Fact', 'It says'],
    group
      .slice(0, MOST_FACTS)
      .map((effect) => [
        [
          isMixed ? `${iconOf(effect.says)} ` : '',
          names.entry(effect.id),
          howChanged(effect, names, isOnePlace(group)),
          effect.isUncertain ? ', uncertain' : '',
        ].join(''),
        statementCell(evaluation.statements.get(effect.id)),
      ]),
  );
  const more = group.length - MOST_FACTS;
  return {
    ...facts,
    open: `\n**${icon} ${codeWords(group, names)}**${linksTo(group, names)}${rule}\n${facts.open}`,
    close: [
      ...(more > 0 ? [`\nand ${numbered(more, 'more fact')}\n`] : []),
      `\n${whatToDo(group, evaluation)}\n`,
      thenAndNowFold(group, cited),
    ].join(''),
  };
}

/** `This change edits src/a.ts, which 3 trusted facts cite.` */
function codeWords(group: ChangedCode, names: Names): string {
  const [first] = group;
  const sources = group.flatMap((effect) => effect.sources);
  const paths = pathsOf(first.sources);
  const clauses = paths.slice(0, MOST_PATHS).map((path) => {
    const verdicts = new Set(
      sources.filter((source) => source.path === path).map(({ verdict }) => verdict),
    );
    const isGone = verdicts.size === 1 && verdicts.has('missing');
    return `${isGone ? 'removes code from' : 'edits'} ${names.phrase([{ quoted: path }], first.id)}`;
  });
  const more = paths.length - clauses.length;
  const what = `${clauses.join(' and ')}${more > 0 ? ` and ${numbered(more, 'more file')}` : ''}`;
  const facts = numbered(group.length, 'trusted fact');
  return `This change ${what}, which ${facts} ${group.length === 1 ? 'cites' : 'cite'}.`;
}

/** Files that one heading names. */
const MOST_PATHS = 3;

/** Links to what changed, where every fact cites the same. */
function linksTo(group: ChangedCode, names: Names): string {
  const [source] = group[0].sources;
  return source === undefined || !isOnePlace(group) ? '' : names.versions(source);
}

function isOnePlace(group: ChangedCode): boolean {
  return (
    new Set(group.flatMap(({ sources }) => sources.map((one) => `${one.path}\0${one.selector}`)))
      .size === 1
  );
}

/** `<br>symbol:requireOwner; gone: owner`, with its own links where others cite something else. */
function howChanged({ id, sources }: Effect, names: Names, isSaid: boolean): string {
  return sources
    .slice(0, MOST_PATHS)
    .map((source) => {
      const { selector, vanished } = source;
      const words: Phrase =
        selector === 'file'
          ? vanished.flatMap((word, at): Phrase => say`${[at === 0 ? 'gone: ' : ', ']}${word}`)
          : [...selectorWords(selector), ...vanishedWords(source)];
      const links = isSaid ? '' : names.versions(source);
      return `${names.phrase(words, id)}${links}`;
    })
    .filter((line) => line !== '')
    .map((line) => `<br>${line.trimStart()}`)
    .join('');
}

/** A reviewer who is asked whether it is still true sees what it is (SECURITY S55). */
function statementCell(statement: string | undefined): string {
  return statement === undefined
    ? 'its text is withheld: the policy excludes it, or it may hold a secret'
    : prose(statement);
}

/** Ids that one command names. */
const MOST_IDS = 40;

function whatToDo(group: ChangedCode, evaluation: Evaluation): string {
  const [{ id, remedy }] = group;
  if (remedy === null) return '';
  const again = `npx memtrust reverify ${id}`;
  const asksWhetherTrue = remedy[1] !== undefined && isQuote(remedy[1], again);
  if (evaluation.authorMayWrite === false && asksWhetherTrue)
    return (
      '**What to do:** An adopter checks whether this is still true, and approves or corrects it. ' +
      'The author does not need to do anything about it.'
    );
  const shown = forReader(remedy, evaluation);
  if (shown !== remedy || !asksWhetherTrue) return `**What to do:** ${markdownPhrase(shown)}`;
  const ids = group.slice(0, MOST_IDS).map((effect) => effect.id);
  const reverify = codeSpan(`npx memtrust reverify ${ids.join(' ')}`);
  // A decision waits for an adopter, if the policy asks for one; the old code does not.
  const isApproved = evaluation.policy.policy.adoption.approvals > 0;
  const orBack = `Or change the code back${isApproved ? ': only that needs no approval.' : '.'}`;
  if (group.length > 1)
    return (
      `**What to do:** Are they still true? **Yes:** run ${reverify} and commit. **No:** edit the file of ` +
      `each that is wrong in ${codeSpan('.memtrust/facts/')}, run ` +
      `\`npx memtrust bind ID\` and \`npx memtrust adopt ID\`, and commit. ${orBack}`
    );
  const [bind, adopt] = [`npx memtrust bind ${id}`, `npx memtrust adopt ${id}`];
  return (
    `**What to do:** Is it still true? **Yes:** run ${reverify} and commit. **No:** edit ` +
    `${codeSpan(factPath(id))}, run ${codeSpan(bind)} and ${codeSpan(adopt)}, and commit. ${orBack}`
  );
}

function isQuote(part: Phrase[number], text: string): boolean {
  return typeof part === 'object' && part.quoted === text;
}

/** Sources of one place whose lines are shown. */
const MOST_SHOWN = 5;
/** Lines of each side. */
const MOST_LINES = 5;
const LONGEST_LINE = 120;

/** The cited lines that changed, in a fold; empty where none may be shown. */
function thenAndNowFold(group: ChangedCode, cited: readonly ThenAndNow[]): string {
  const ids = new Set(group.map(({ id }) => id));
  const shown = new Map<string, string>();
  for (const { factId, path, texts } of cited) {
    if (!ids.has(factId) || typeof texts === 'string') continue;
    const lines = changedLines(texts.before, texts.after);
    if (lines.length > 0) shown.set(`${codeSpan(path)}\n\n${fenced(lines)}`, path);
  }
  if (shown.size === 0) return '';
  const blocks = [...shown.keys()].slice(0, MOST_SHOWN);
  return `\n<details><summary>The cited lines, then and now</summary>\n\n${blocks.join('\n')}\n</details>\n`;
}

function changedLines(then: QuotedLines, now: QuotedLines | null): readonly string[] {
  const rows = diffLines(then.lines, now?.lines ?? []);
  const gone = rows.flatMap(({ before, after }) =>
    before !== null && after === null ? [then.lines[before] ?? ''] : [],
  );
  const come = rows.flatMap(({ before, after }) =>
    after !== null && before === null ? [now?.lines[after] ?? ''] : [],
  );
  return [...signed('-', gone), ...signed('+', come)];
}

function signed(sign: '-' | '+', lines: readonly string[]): string[] {
  const shown = lines
    .slice(0, MOST_LINES)
    .map((text) => `${sign} ${visible(text.replaceAll('\t', '  '), LONGEST_LINE)}`);
  const more = lines.length - shown.length;
  return more > 0 ? [...shown, `${sign} … ${numbered(more, 'more line')}`] : shown;
}

/** A fence that no line of it closes (SECURITY S26). */
function fenced(lines: readonly string[]): string {
  const text = lines.join('\n').replaceAll('##[', String.raw`#\u{23}[`);
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}diff\n${text}\n${fence}\n`;
}

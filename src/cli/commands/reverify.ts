import { bindThenAdopt, breaksTrust } from '../../anchors/verdict.js';
import { goneWords } from '../../anchors/words.js';
import { formerFilesIn } from '../../lifecycle/former-files.js';
import type { CitedSpan } from '../../anchors/cited-span.js';
import { reverifyFact, type SpanChange } from '../../lifecycle/reverify.js';
import { READER } from '../../memory/citation.js';
import type { Fact, FactRecord } from '../../memory/fact.js';
import { isFactFile } from '../../memory/layouts/memtrust.js';
import type { LedgerEvent } from '../../memory/ledger.js';
import { terminalSafe } from '../../report/terminal.js';
import { ConfigurationError } from '../../text/errors.js';
import { enumerate, phraseText, say } from '../../text/phrase.js';
import { visible } from '../../text/visible.js';
import { adoptionsOfText, isRetired } from '../../trust/adoption.js';
import { blockedBy } from '../../trust/blocking.js';
import { addCommand, type CommandDefinition, useMemory } from '../command.js';
import { typedFactId } from '../arguments.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import type { OpenMemory, SignatureOptions } from '../open-memory.js';
import { commitLine, decisionTitle, filesOf, onceMerged, wroteLines } from '../decision-output.js';
import { bindMoved } from './bind-places.js';
import { diffRows } from '../../anchors/line-diff.js';

interface ReverifyOptions extends SignatureOptions {
  readonly all?: boolean;
  readonly moved?: boolean;
  readonly stillTrue?: boolean;
  readonly again?: boolean;
}

/** Shows how the code under a fact changed, and records the user's answer that it still holds. */
export const reverify: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'reverify',
    about: 'confirm that a fact still holds after its code changed',
    takes: `
      [ids...] | ids of adopted facts whose sources changed
      --all | every adopted fact whose sources changed, or have digests of an older reader
      --moved | follow cited files that were renamed, as \`bind --moved\` does
      --still-true | confirm without a question
      --again | record it even if no cited code changed
      --by <login> | who decides this (default: git's user)
      --now <time> | time of the record, ISO 8601 (default: now)
    `,
    examples: `
      reverify auth/owner-checks | shows the old and the new code, and asks
      reverify auth/owner-checks --still-true | records it at once
      reverify auth/owner-checks --again | shows a fact whose file changed around the cited code
    `,
  }).action(async (typed: readonly string[], options: ReverifyOptions) =>
    run(async (io) =>
      useMemory(io, async (open) => {
        const ids = await chosenIds(open, typed, options);
        if (options.moved === true) return bindMoved(io, open, options);
        if (ids.length === 0) io.out('no fact needs to be verified again\n');
        let code: ExitCode = EXIT.pass;
        for (const id of ids)
          try {
            await reverifyIn(io, open, id, options);
          } catch (error) {
            // With several facts, failures are named and the others go on.
            if (!(error instanceof ConfigurationError) || ids.length === 1) throw error;
            io.err(terminalSafe(`error: ${error.message}\n  ${error.remedy}\n`));
            code = EXIT.usage;
          }
        return code;
      }),
    ),
  );
};

/** The named facts, or those that need it. */
async function chosenIds(
  open: OpenMemory,
  typed: readonly string[],
  { all = false, moved = false }: ReverifyOptions,
): Promise<readonly string[]> {
  if ([typed.length > 0, all, moved].filter(Boolean).length !== 1)
    throw new ConfigurationError(
      typed.length > 0 || all || moved
        ? 'reverify takes ids, --all or --moved'
        : 'reverify needs a fact',
      'Run `npx memtrust reverify ID`, or `npx memtrust reverify --all`.',
    );
  if (!all) return typed.map((id) => typedFactId(id));
  const records: FactRecord[] = [];
  for (const record of open.memory.facts)
    if (isFactFile(record) && record.fact !== null && !(await open.isBlocked(record)))
      records.push(record);
  const checks = await open.checks(records);
  return records
    .filter(
      ({ id, fact }) =>
        fact !== null &&
        isAdopted(fact, open.ledger(id).events) &&
        ((checks.get(id) ?? []).some(({ verdict }) => breaksTrust(verdict)) ||
          fact.sources.some((source) => source.place !== null && source.reader < READER)),
    )
    .map(({ id }) => id);
}

/** An edited, rejected or retired fact cannot be verified again. */
function isAdopted(fact: Fact, events: readonly LedgerEvent[]): boolean {
  return !isRetired(events) && adoptionsOfText(fact, events).length > 0;
}

async function reverifyIn(
  io: Io,
  open: OpenMemory,
  id: string,
  options: ReverifyOptions,
): Promise<ExitCode> {
  const record = open.record(id);
  await open.refuseBlocked(record);
  const adopted = await open.shownAtBase(id);
  const anchors = (await open.checks([record])).get(id) ?? [];
  const outcome = await reverifyFact(
    open.tree,
    record,
    adopted?.fact ?? null,
    open.ledger(id),
    anchors,
    formerFilesIn(open.base, open.workspace.objects, open.policies),
    await open.signature(options),
    { isBlocked: blockedBy(open.policies), again: options.again },
  );
  if (outcome.kind === 'holds') {
    io.out(phraseText(say`every source of ${id} still says what was adopted\n`));
    if (outcome.moved) io.err('A file was renamed; `npx memtrust bind --moved` follows it.\n');
    return EXIT.pass;
  }
  io.out(
    terminalSafe(
      `${phraseText(say`the statement of ${id}`)}\n${outcome.fact.statement
        .trimEnd()
        .split('\n')
        .map((line) => `  | ${visible(line, 10_000)}\n`)
        .join('')}`,
    ),
  );
  for (const span of outcome.spans) io.out(terminalSafe(shown(span, io.columns)));
  const gone = [...new Set(outcome.spans.flatMap((one) => wordsLost(outcome.fact.statement, one)))];
  if (gone.length > 0)
    io.out(
      phraseText(say`\nThe statement says ${enumerate(gone)}, and the code no longer does.\n`),
    );
  if (outcome.uncited.length > 0)
    io.err(
      phraseText(
        say`${id} names what it does not cite: ${enumerate(outcome.uncited, 5)}. Cite it with
          ${`npx memtrust bind ${id}`}, or the record lists it as uncited.\n`,
      ),
    );
  if (options.stillTrue !== true) {
    if (!io.input.interactive)
      throw new ConfigurationError(
        'Nothing was written: this is not an interactive terminal, so memtrust cannot ask whether it is still true',
        say`Read the code above. If the statement is still true, run
            ${`npx memtrust reverify ${id} --still-true`}. If not, ${bindThenAdopt(id, anchors)}, or run
            ${`npx memtrust retire ${id} --why "…"`}.`,
      );
    const answer = await io.input.ask('Is the statement still true? Type y to record it: ');
    if (!/^y(?:es)?$/i.test(answer?.trim() ?? ''))
      throw new ConfigurationError(
        'Nothing was written',
        say`If it is no longer true, ${bindThenAdopt(id, anchors)}. Or run
            ${`npx memtrust retire ${id} --why "…"`}.`,
      );
  }
  open.write(outcome.changes);
  const paths = outcome.changes.map(({ path }) => path);
  io.out(phraseText(say`reverified ${id}\n`));
  io.out(wroteLines(open, paths));
  io.err(
    onceMerged(open, 'it is trusted') +
      commitLine(io, open, [...filesOf(open, [record]), ...paths], decisionTitle('Reverify', [id])),
  );
  return EXIT.pass;
}

/** Words of the statement that the old text has and the new one lacks. */
function wordsLost(statement: string, { before, after }: SpanChange): readonly string[] {
  const [old, now] = [before?.text ?? null, after?.text ?? null];
  return old === null || now === null ? [] : goneWords(statement, old.join('\n'), now.join('\n'));
}

/** A changed source: both places, and both texts side by side. */
function shown({ before, after }: SpanChange, columns: number): string {
  const head = `\n${title(before, 'nothing was cited')} → ${title(after, 'no longer cited')}\n`;
  return (
    head +
    sideBySide(
      numbered(before, '(the adopted text is not available)'),
      numbered(after, '(the text cannot be read)'),
      columns,
    )
  );
}

/** `src/guard.ts:1-3`. @param none the words for a missing source. */
function title(span: CitedSpan | null, none: string): string {
  return span === null
    ? none
    : `${phraseText(say`${span.path}`)}${span.lines === null ? '' : `:${span.lines.join('-')}`}`;
}

/** With line numbers. @param none the line for a missing text. */
function numbered(span: CitedSpan | null, none: string): Numbered {
  return { first: span?.lines?.[0] ?? 1, lines: span === null ? [] : (span.text ?? [none]) };
}

/** As in `diff -u`. */
const CONTEXT = 3;

interface Numbered {
  readonly first: number;
  readonly lines: readonly string[];
}

/**
 * As `diff --side-by-side` prints it: ` ` between lines that differ, `<` and `>` for missing ones. Long lines are
 * wrapped, not cut: someone vouches for this text. @param columns at most 200 are used; a side has at least 20.
 */
function sideBySide(before: Numbered, after: Numbered, columns: number): string {
  const digits = String(
    Math.max(before.first + before.lines.length, after.first + after.lines.length),
  ).length;
  const width = Math.max(20, Math.floor((Math.min(columns, 200) - 3) / 2) - digits - 2);
  const cell = ({ first, lines }: Numbered, at: number | null): string[] =>
    at === null
      ? []
      : wrap(lines[at] ?? '', width).map(
          (part, index) => `${(index === 0 ? String(first + at) : '').padStart(digits)}  ${part}`,
        );
  const rows = diffRows(before.lines, after.lines);
  const isShown = rows.map((_, at) =>
    rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some((row) => row.sign !== ' '),
  );
  return rows
    .flatMap((row, at) => {
      if (isShown[at] !== true) return at === 0 || isShown[at - 1] === true ? ['…'] : [];
      const [left, right] = [cell(before, row.before), cell(after, row.after)];
      return Array.from({ length: Math.max(left.length, right.length) }, (_, part) =>
        `${(left[part] ?? '').padEnd(width + digits + 2)} ${row.sign} ${right[part] ?? ''}`.trimEnd(),
      );
    })
    .map((line) => `${line}\n`)
    .join('');
}

/** An empty line is one piece. A tab would shift the other side, so it becomes two blanks. */
function wrap(line: string, width: number): string[] {
  const text = visible(line.replaceAll('\t', '  '), 100_000);
  const parts: string[] = [];
  for (let at = 0; at < text.length || at === 0; at += width)
    parts.push(text.slice(at, at + width));
  return parts;
}

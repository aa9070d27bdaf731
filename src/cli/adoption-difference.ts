import { selectorText } from '../memory/citation.js';
import type { FactRecord } from '../memory/fact.js';
import { type Preview, previewAdoption } from '../lifecycle/preview.js';
import { terminalSafe } from '../report/terminal.js';
import { reasonSentence, statusWord } from '../report/status-text.js';
import { type Phrase, phraseText, say } from '../text/phrase.js';
import { visible } from '../text/visible.js';
import type { Status } from '../trust/entry.js';
import { labelsOf } from '../trust/labels.js';
import type { OpenMemory } from './open-memory.js';
import { renderJson } from '../report/json.js';
import { EXIT, type ExitCode, type Io } from './io.js';
import { useMemory } from './command.js';
import type { FactsOptions } from './commands/facts/list.js';

/* What adopting a fact changes, as `adopt` and `facts --preview` show it. */

/** What adopting a fact as it is in the working tree would change. */
export async function adoptionDifference(
  open: OpenMemory,
  record: FactRecord,
  now: number,
): Promise<Preview> {
  const { tree, memory, base, settled } = open;
  const before = base === null || settled === null ? null : { tree: base, memory: settled };
  return previewAdoption(before, { tree, memory }, record, (settled ?? memory).policy.policy, now);
}

/** As `diff -u` marks lines. */
const SIGNS = { kept: ' ', gone: '-', new: '+' } as const;

/** Whether the base has adopted exactly this text with these sources. */
export function isSettled({ settled, fact }: Preview): boolean {
  return settled?.claim === fact.claim && settled.binding === fact.binding;
}

/** @param path of the fact's file. */
function stepAfterPreview({ id, obstacles, denies, recorded }: Preview, path: string): Phrase {
  const [denied] = denies;
  if (denied !== undefined)
    return say`Next: if it is right, ${`npx memtrust supersede ${denied} ${id}`}; if not,
        ${`npx memtrust retire ${id} --why "…"`}\n`;
  if (obstacles.length > 0) return say`Next: fix that, then ${`npx memtrust adopt ${id}`}\n`;
  return recorded
    ? say`Next: commit the fact and its ledger, and open a pull request.\n`
    : say`Next: ${`npx memtrust adopt ${id}`}; to word it better, edit ${path} first; if it is not true,
        ${`npx memtrust retire ${id} --why "…"`}\n`;
}

/** The text, the sources, and each fact that changes its status. */
export async function differenceText(preview: Preview, open: OpenMemory): Promise<string> {
  const { id, statement, sources, supersedes, voids, conflicts, denies } = preview;
  const { obstacles, becomes, baseline, repeats } = preview;
  const lines = [`${phraseText(say`${id}`)}: ${settledWords(preview)}`];
  if (repeats !== null && !isSettled(preview))
    lines.push(
      `  ${phraseText(repeatedWords(id, repeats))}: ${phraseText(say`${`npx memtrust facts ${repeats}`} says why`)}`,
    );
  lines.push(
    '',
    'statement',
    ...statement.map(({ kind, text }) => `${SIGNS[kind]} ${visible(text, 10_000)}`),
  );
  lines.push(
    '',
    'sources',
    ...(sources.length === 0
      ? ['  none, so it cannot be checked']
      : (await Promise.all(sources.map(async (source) => sourceText(source, open)))).flat()),
  );
  lines.push('', 'if it were adopted and merged');
  const why =
    becomes.status === 'accepted'
      ? `${sources.length === 0 ? '' : 'what it cites is unchanged; '}whether it is true, you decide`
      : reasonSentence(becomes);
  lines.push(`  it would be ${statusWord(becomes.status)} (${why})`);
  if (supersedes.length > 0) lines.push(`  it would supersede ${names(supersedes)}`);
  if (voids.length > 0)
    lines.push(
      `  it could not supersede ${names(voids)}: the fact does not exist, or the chain is circular`,
    );
  if (conflicts.length > 0)
    lines.push(`  it would conflict with ${names(conflicts)}: neither would be trusted`);
  if (denies.length > 0)
    lines.push(
      `  it would deny ${names(denies)}, and supersede none of it: it cannot be adopted so`,
    );
  for (const change of baseline) {
    const { from, to, by } = change;
    const anew = from === to && !isSettled(preview) ? ', with its new text' : '';
    const cause = by === 'adoption' ? '' : ' (because of the other changes here)';
    lines.push(`  ${names([change.id])}: ${wordOr(from)} → ${wordOr(to)}${anew}${cause}`);
  }
  for (const obstacle of obstacles) lines.push(`  but it cannot be adopted yet: ${obstacle}`);
  return terminalSafe(`${lines.join('\n')}\n`);
}

function wordOr(status: Status | null): string {
  return status === null ? 'new' : statusWord(status);
}

/** A source with its sign, place and text; without text if it is gone. */
async function sourceText(
  { kind, citation }: Preview['sources'][number],
  open: OpenMemory,
): Promise<readonly string[]> {
  const { citedPlace, sourceRows } = await import('./cited-lines.js');
  const [place, ...text] =
    kind === 'gone' ? [citedPlace(citation, citation.lines)] : await sourceRows(open, citation);
  return [`${SIGNS[kind]} ${place}`, ...text];
}

function settledWords(preview: Preview): string {
  if (isSettled(preview)) return 'adopted already, exactly as it is';
  if (preview.settled !== null) return 'adopted with another text or other sources';
  return preview.recorded ? 'its adoption is not merged yet' : 'not adopted yet';
}

function repeatedWords(id: string, rejected: string): Phrase {
  return rejected === id
    ? say`this text was rejected before`
    : say`it says no more than ${rejected}, which was rejected`;
}

/** Ids in backticks, made safe to print. */
function names(ids: readonly string[]): string {
  return ids.map((id) => phraseText(say`${id}`)).join(', ');
}

/** The keys are public. */
function differenceJson(preview: Preview, baseSha: string | null): unknown {
  const { id, settled, fact, sources, supersedes, conflicts, denies } = preview;
  const { obstacles, becomes, baseline, repeats } = preview;
  return {
    id,
    base_sha: baseSha,
    settled: isSettled(preview),
    statement: { before: settled?.statement ?? null, after: fact.statement },
    sources: sources.map(({ kind, citation }) => ({
      change: kind,
      path: citation.path,
      selector: selectorText(citation),
      digest: citation.digest,
    })),
    supersedes,
    conflicts_with: conflicts,
    denies,
    repeats_rejected: repeats,
    becomes: {
      ...labelsOf(becomes),
      trusted_baseline: becomes.trustedBaseline,
      reasons: becomes.reasons,
    },
    baseline,
    obstacles,
  };
}

/** Prints what adopting a fact would change, and writes nothing. */
export async function previewFact(
  io: Io,
  id: string,
  { format, now }: FactsOptions,
): Promise<ExitCode> {
  return useMemory(io, async (open) => {
    const record = open.record(id);
    await open.refuseBlocked(record);
    await open.shownAtBase(id);
    const preview = await adoptionDifference(open, record, Date.parse(now ?? io.now));
    io.out(
      format === 'json'
        ? renderJson(differenceJson(preview, open.base?.commit ?? null))
        : await differenceText(preview, open),
    );
    if (!isSettled(preview)) io.err(phraseText(stepAfterPreview(preview, record.path)));
    return EXIT.pass;
  });
}

import { bySource, PROBE_WORDS, type ProbeRun, type Survivor } from '../fixtures/probes/probe.js';
import { visible } from '../text/visible.js';
import { bareName, terminalSafe } from './terminal.js';
import { numbered } from '../text/numbered.js';

/*
 * How does `memtrust probe` tell what the probes showed? "memtrust probe: 2 of 3 facts falsifiable, 1
 * would keep its trust (9 probes)", and below it each citation that would not notice, with the command
 * that mends it.
 *
 * `cli/commands/probe.ts` prints it. It decides nothing; names go through the terminal guard of
 * `terminal.ts`. Words and limits may be changed; programs read `--format json`, which `trust-report.ts`
 * makes. When it is wrong, `__tests__/e2e/cli/probe.test.ts` fails.
 */

/** Facts that cite nothing, named at most; the rest is counted. */
const MOST_NAMED = 20;
/** A command is printed whole, or it cannot be run. */
const COMMAND_LIMIT = 1_000;

/**
 * What the probes showed, for a terminal.
 *
 * @param isChosen whether the user said which facts; otherwise it is told how to probe more.
 */
export function probesText(run: ProbeRun, { isChosen }: { readonly isChosen: boolean }): string {
  const lines = [
    headline(run, isChosen),
    ...sampleLine(run),
    ...bySource(run.survived).flatMap(survivor),
    ...unverifiable(run.unverifiable),
  ];
  return lines.map((line) => `${terminalSafe(line)}\n`).join('');
}

/** The first line; where nothing was probed, what to type for more. */
function headline(
  { facts, falsifiable, probes, unverifiable: open }: ProbeRun,
  isChosen: boolean,
): string {
  if (facts === 0 && open.length === 0)
    return isChosen
      ? 'memtrust probe: no trusted facts to probe'
      : 'memtrust probe: this change touches no trusted facts; `npx memtrust probe --all` probes all of them';
  const kept = facts - falsifiable;
  const surviving = kept === 0 ? '' : `, ${kept} would keep ${kept === 1 ? 'its' : 'their'} trust`;
  const uncited = open.length === 0 ? '' : `, ${open.length} unverifiable`;
  return (
    `memtrust probe: ${falsifiable} of ${numbered(facts, 'fact')} falsifiable` +
    `${surviving}${uncited} (${numbered(probes, 'probe')})`
  );
}

/** One run is bounded, so of many facts some are left out; the seed repeats the choice. */
function sampleLine({ sampled }: ProbeRun): string[] {
  if (sampled === null) return [];
  const { of, leftOut, mostProbes, mostCharacters, seed } = sampled;
  return [
    `  ${leftOut} of ${of} facts were skipped: one run tries at most ${mostProbes} ` +
      `probes over ${Math.round(mostCharacters / 1024 / 1024)} Mi characters; chosen with ` +
      `seed ${seed}`,
  ];
}

/** What one source of one fact would not notice, and the command that mends it. */
function survivor(group: readonly Survivor[]): string[] {
  const [first] = group;
  if (first === undefined) return [];
  const { factId, path, selector, advice } = first;
  return [
    '',
    `${bareName(factId)} cites ${bareName(path)} (${visible(selector)}) and would stay trusted after:`,
    ...group.map(({ probe, foundAt }) => `  - ${PROBE_WORDS[probe]}${elsewhere(foundAt, path)}`),
    advice === null
      ? '  → cite more of it, or cite other code that the claim depends on'
      : `  → ${visible(advice, COMMAND_LIMIT)}`,
  ];
}

/** Where the same text stands as well; the file is not said again where it is the cited one. */
function elsewhere(foundAt: Survivor['foundAt'], cited: string): string {
  if (foundAt === null) return '';
  const file = foundAt.path === cited ? '' : `${bareName(foundAt.path)} `;
  return `; the same text is also in ${file}line ${foundAt.lines[0]}`;
}

function unverifiable(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const more = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : '';
  return [
    '',
    `unverifiable, because they have no bound sources: ${ids.slice(0, MOST_NAMED).map(bareName).join(', ')}${more}`,
  ];
}

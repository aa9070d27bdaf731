import { type Phrase, plain, say } from '../../text/phrase.js';
import { matcherOf } from '../../memory/glob.js';
import type { Policy } from '../../memory/policy-shape.js';
import { isSpecimen } from '../agents.js';
import { type Detection, placesIn, type TreeDetector } from '../detection.js';
import type { AgentDocument } from '../document.js';
import { type StartFolder, sizeOf, StartFiles } from '../loaded-at-start.js';
import { cutAt, firstCut } from '../size-limits.js';

/* Which agent files are longer than their agent reads, or than the policy allows? */

/** What an agent leaves out without a word, and what passes `budgets:` of the policy. */
export const overBudget: TreeDetector = {
  name: 'over-budget',
  async look(documents, { sources = [], budgets }) {
    const start = new StartFiles(documents, sources);
    return [
      ...documents.flatMap((document) => beyondOwnLimit(document) ?? []),
      ...beyondCodexLimit(start.of('codex')),
      ...(budgets?.files ?? []).flatMap((budget) => largeFiles(budget, start)),
      ...(budgets?.start ?? []).flatMap((budget) => largeStarts(budget, start.of(budget.agent))),
    ];
  },
};

/** Where the first limit of a file is passed. */
function beyondOwnLimit({ path, text }: AgentDocument): Detection | null {
  const cut = isSpecimen(path) ? null : firstCut(path, text);
  if (cut === null) return null;
  const { agent, most, unit, of } = cut.limit;
  const what = of === 'body' ? 'of the text below the front matter' : 'of this file';
  const { line } = placesIn(text)(cut.at);
  return warning(
    path,
    line,
    say`${plain(`${agent} takes at most ${inWords(most, unit)} ${what}`)}; from line ${line} on it
      is beyond this limit`,
    plain('Move a part of it into a file of its own, or shorten it.'),
    `limit\0${unit}`,
  );
}

/** The files in which Codex stops reading; the files below them are counted. */
function beyondCodexLimit(folders: ReadonlyMap<string, StartFolder>): Detection[] {
  const used = new Map<StartFolder, number>();
  const cut = new Map<StartFolder, { readonly by: StartFolder; below: number }>();
  for (const start of folders.values()) {
    const before = start.above === null ? 0 : (used.get(start.above) ?? 0);
    const all = before + sumOf(start, 'bytes');
    used.set(start, all);
    const above = start.above === null ? undefined : cut.get(start.above);
    if (above !== undefined) {
      above.below += 1;
      cut.set(start, above);
    } else if (start.limit !== null && start.limit > 0 && all > start.limit)
      cut.set(start, { by: start, below: 0 });
  }
  return [...cut].flatMap(([start, { by, below }]) =>
    start === by ? (cutByCodex(start, used.get(start) ?? 0, below) ?? []) : [],
  );
}

function cutByCodex(start: StartFolder, all: number, below: number): Detection | null {
  const [file] = start.files;
  if (file === undefined || start.limit === null) return null;
  const { path, document } = file;
  const left = Math.max(0, start.limit - (all - sizeOf.bytes(document)));
  const at = cutAt(document.text, { most: left, unit: 'bytes' });
  if (at === null) return null;
  const { line } = placesIn(document.text)(at);
  const has = plain(inWords(all, 'bytes'));
  const chain =
    start.above === null
      ? say`this file, which has ${has}`
      : say`the files from ${firstOf(start)} to ${path}, which have ${has}`;
  const cut =
    left === 0 ? plain('all of this file is cut') : say`this file is cut from line ${line} on`;
  const others =
    below === 0 ? '' : `, and so ${below === 1 ? 'is one' : `are ${below}`} in folders below it`;
  return warning(
    path,
    line,
    say`Codex reads ${plain(inWords(start.limit, 'bytes'))} of ${chain}: ${cut}${plain(others)}`,
    say`Shorten the files, or raise ${'project_doc_max_bytes'} in ${'.codex/config.toml'}.`,
    'codex',
  );
}

/** The first file of the chain. */
function firstOf(start: StartFolder): string {
  let first = start;
  while (first.above !== null) first = first.above;
  return first.files[0]?.path ?? '';
}

type Budgets = NonNullable<Policy['budgets']>;
type Measure = keyof typeof sizeOf;

/** The limits of a budget, as the policy names them. */
export function* budgetLimits(budget: {
  readonly max_tokens?: number | undefined;
  readonly max_bytes?: number | undefined;
}): Iterable<readonly [measure: Measure, most: number]> {
  if (budget.max_tokens !== undefined) yield ['tokens', budget.max_tokens];
  if (budget.max_bytes !== undefined) yield ['bytes', budget.max_bytes];
}

function largeFiles(budget: NonNullable<Budgets['files']>[number], start: StartFiles): Detection[] {
  const matches = matcherOf([budget.path]);
  const found: Detection[] = [];
  const places = new Set<string>();
  for (const { path, document } of start.files) {
    if (matches(path) === null || places.has(document.place)) continue;
    places.add(document.place);
    for (const [measure, most] of budgetLimits(budget)) {
      const size = sizeOf[measure](document);
      if (size > most)
        found.push(
          warning(
            path,
            1,
            say`this file has ${plain(inWords(size, measure))}, and the policy allows
              ${plain(inWords(most, measure))} for ${budget.path}`,
            say`Shorten it, or raise the number under ${'budgets.files'} in the policy.`,
            `file\0${budget.path}\0${measure}`,
          ),
        );
    }
  }
  return found;
}

/** The folders in which an agent begins to load too much: what is below one of them is not told again. */
function largeStarts(
  budget: NonNullable<Budgets['start']>[number],
  folders: ReadonlyMap<string, StartFolder>,
): Detection[] {
  const found: Detection[] = [];
  for (const [measure, most] of budgetLimits(budget)) {
    const used = new Map<StartFolder, number>();
    for (const start of folders.values()) {
      const before = start.above === null ? 0 : (used.get(start.above) ?? 0);
      const all = before + sumOf(start, measure);
      used.set(start, all);
      const [file] = start.files;
      if (file === undefined || all <= most || before > most) continue;
      found.push(
        warning(
          file.path,
          1,
          say`with this file ${budget.agent} loads ${plain(inWords(all, measure))} when it starts in
            ${start.folder === '' ? plain('the root') : start.folder}, and the policy allows
            ${plain(inWords(most, measure))}; the largest file is ${largestOf(start, measure)}`,
          say`Shorten it, or raise the number under ${'budgets.start'} in the policy.`,
          `start\0${budget.agent}\0${measure}`,
        ),
      );
    }
  }
  return found;
}

function sumOf({ files }: StartFolder, measure: Measure): number {
  return files.reduce((sum, { document }) => sum + sizeOf[measure](document), 0);
}

/** The largest file of all that is loaded in a folder, with its size. */
function largestOf(start: StartFolder, measure: Measure): Phrase {
  let [path, most] = ['', -1];
  for (let at: StartFolder | null = start; at !== null; at = at.above)
    for (const file of at.files) {
      const size = sizeOf[measure](file.document);
      if (size > most) [path, most] = [file.path, size];
    }
  return say`${path} with ${plain(inWords(most, measure))}`;
}

/** `32 KiB`, `12,000 characters`, `1 line`. */
export function inWords(count: number, unit: 'bytes' | 'characters' | 'lines' | 'tokens'): string {
  if (unit === 'bytes' && count > 0 && count % 1024 === 0) return `${count / 1024} KiB`;
  const digits = String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${digits} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

function warning(
  path: string,
  line: number,
  message: Phrase,
  remedy: Phrase,
  key: string,
): Detection {
  return {
    subject: 'over-budget',
    severity: 'warning',
    path,
    line,
    column: null,
    message,
    remedy,
    key,
  };
}

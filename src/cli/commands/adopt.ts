import {
  adoptFact,
  againstAdopting,
  denialOfAdopting,
  leftOutOfAll,
} from '../../lifecycle/adopt.js';
import { isRetired } from '../../trust/adoption.js';
import { markReplaced } from '../../lifecycle/refine/mark.js';
import { partsOf } from '../../lifecycle/migrate/original.js';
import type { Signature } from '../../lifecycle/append-events.js';
import type { TrustScene } from '../../lifecycle/trust-after.js';
import { isFactFile, ledgerPath } from '../../memory/layouts/memtrust.js';
import { ConfigurationError } from '../../text/errors.js';
import { phraseText, say, type Phrase } from '../../text/phrase.js';
import { blockedBy } from '../../trust/blocking.js';
import { adoptionDifference, differenceText } from '../adoption-difference.js';
import { addCommand, type CommandDefinition, useMemory } from '../command.js';
import {
  commitLine,
  decidedFactsJson,
  decisionTitle,
  filesOf,
  onceMerged,
  warnOfOldSentences,
  wroteLines,
} from '../decision-output.js';
import { reason } from '../arguments.js';
import type { FactRecord } from '../../memory/fact.js';
import type { FileChange } from '../../lifecycle/file-change.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import type { OpenMemory, SignatureOptions } from '../open-memory.js';

interface AdoptOptions extends SignatureOptions {
  readonly format: 'text' | 'json';
  readonly all?: boolean;
  readonly unbound?: string;
  readonly uncited?: string;
}

/** Proposes to trust facts exactly as they are; approving the pull request adopts them. */
export const adopt: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'adopt',
    about: 'record the adoption of a fact as it is now, for approval',
    takes: `
      [id] | id of a fact
      --all | every valid fact that is not adopted yet; lists rejected, superseded and conflicting ones and skips them
      --unbound <why> | why the fact cites nothing; it cannot be checked later
      --uncited <why> | why the fact does not cite everything that it names
      --format <format> | what to print
      --by <login> | who proposes it (default: git's user)
      --now <time> | time of the record, ISO 8601 (default: now)
    `,
    examples: `
      adopt auth/owner-checks | one fact
      adopt --all --by alice | all that can be adopted
      adopt --all --format json | what became of each fact, as JSON
    `,
  }).action(async (id: string | undefined, options: AdoptOptions) =>
    run(async (io) => {
      const about = options.unbound === undefined ? 'uncited' : 'unbound';
      if (options.all === true && options[about] !== undefined)
        throw new ConfigurationError(
          `--${about} is about one fact, and --all adopts many`,
          `Run \`npx memtrust adopt ID --${about} "why"\` for each fact that needs it.`,
        );
      if (options.unbound !== undefined && options.uncited !== undefined)
        throw new ConfigurationError(
          '--unbound says why the fact cites nothing, so --uncited has nothing to add',
          'Give one of them.',
        );
      if ((id === undefined) !== (options.all === true))
        throw new ConfigurationError(
          'adopt takes one fact, or --all',
          'Run `npx memtrust adopt ID`, or `npx memtrust adopt --all`.',
        );
      return useMemory(io, async (open) => adoptIn(io, open, id ?? null, options));
    }),
  );
};

/** With one id a refusal is an error. With `--all` it is reported, the others go on, and the exit code is 2. */
async function adoptIn(
  io: Io,
  open: OpenMemory,
  id: string | null,
  options: AdoptOptions,
): Promise<ExitCode> {
  const chosen = id === null ? adoptableFacts(open) : [open.record(id)];
  const signature = await open.signature(options);
  const scene = await open.scene(Date.parse(signature.at));
  const left = id === null ? await leftOutOfAll(scene, chosen) : new Map<string, Phrase>();
  const showDifference = async (record: FactRecord): Promise<void> => {
    const difference = await adoptionDifference(open, record, Date.parse(signature.at));
    // Obstacles were refused above or have a reason.
    io.out(await differenceText({ ...difference, obstacles: [] }, open));
  };
  const request: AdoptRequest = {
    scene,
    left,
    signature,
    unbound: reasonOf(options, 'unbound'),
    uncited: reasonOf(options, 'uncited'),
    isOne: id !== null,
    marked: new Set(),
    show: id === null || options.format === 'json' ? null : showDifference,
  };
  const outcomes: Outcome[] = [];
  for (const record of chosen) {
    const outcome = await adoptOne(open, record, request);
    if (outcome === null) continue;
    outcomes.push(outcome);
    tell(io, outcome, options.format);
    if (outcome.kind === 'recorded') await warnOfOldSentences(io, open, record.id);
  }
  if (options.format === 'json') {
    const rows = outcomes.map((outcome) => ({
      id: outcome.record.id,
      path: outcome.record.path,
      outcome: outcome.kind,
      ...reasonsJson(outcome),
    }));
    io.out(await decidedFactsJson(open, rows, signature.at));
  } else if (chosen.length === 0) io.out('no fact to adopt\n');
  const count = (kind: Outcome['kind']): number =>
    outcomes.filter((outcome) => outcome.kind === kind).length;
  const recorded = outcomes.flatMap((outcome) => (outcome.kind === 'recorded' ? [outcome] : []));
  const written = recorded.flatMap(({ paths }) => paths);
  if (options.format === 'text') io.out(wroteLines(open, written));
  sayLeft(io, left.size);
  io.err(nextStep(io, open, recorded));
  return count('refused') > 0 ? EXIT.usage : EXIT.pass;
}

type Outcome = { readonly record: FactRecord } & (
  | { readonly kind: 'left_out'; readonly why: Phrase }
  | { readonly kind: 'adopted_already' }
  | {
      readonly kind: 'recorded';
      readonly against: Against | null;
      readonly paths: readonly string[];
    }
  | { readonly kind: 'refused'; readonly why: string; readonly remedy: string }
);
type Against = { readonly why: Phrase; readonly remedy: Phrase };

interface AdoptRequest {
  readonly scene: TrustScene;
  readonly left: ReadonlyMap<string, Phrase>;
  readonly signature: Signature;
  readonly unbound: string | null;
  readonly uncited: string | null;
  readonly isOne: boolean;
  /** Facts that are marked as superseded already: two of `--all` may replace the same one. */
  readonly marked: Set<string>;
  /** Prints what the adoption changes; null to print nothing. */
  readonly show: ((record: FactRecord) => Promise<void>) | null;
}

/** Null if nothing may be said of the fact. */
async function adoptOne(
  open: OpenMemory,
  record: FactRecord,
  { scene, left, signature, unbound, uncited, isOne, marked, show }: AdoptRequest,
): Promise<Outcome | null> {
  const why = left.get(record.id);
  if (why !== undefined)
    return (await open.isBlocked(record)) ? null : { kind: 'left_out', record, why };
  try {
    await open.refuseBlocked(record);
    // A text that the base's policy blocks is not shown (SECURITY S28).
    const isShown = show !== null && !(await open.isBlockedAtBase(record.id));
    const changes = await adoptFact(open.tree, {
      record,
      events: open.memory.events.filter((event) => event.fact === record.id),
      ledger: open.text(ledgerPath(record.id)) ?? '',
      unbound,
      uncited,
      isShown,
      isBlocked: blockedBy(open.policies),
      ...signature,
    });
    if (changes.length === 0) return { kind: 'adopted_already', record };
    const denial = isOne ? await denialOfAdopting(scene, record) : null;
    if (denial !== null) throw new ConfigurationError(denial.why, denial.remedy);
    const against = isOne ? await againstAdopting(scene, record) : null;
    if (isShown) await show(record);
    const written = [
      ...changes,
      ...(await supersededBy(open, record, { signature, marked })),
      ...replacedBy(open, record),
    ];
    open.write(written);
    return { kind: 'recorded', record, against, paths: written.map(({ path }) => path) };
  } catch (error) {
    if (isOne || !(error instanceof ConfigurationError)) throw error;
    return { kind: 'refused', record, why: error.message, remedy: error.remedy };
  }
}

/** With JSON only what goes to stderr. */
function tell(io: Io, outcome: Outcome, format: AdoptOptions['format']): void {
  const { id } = outcome.record;
  const out = (line: Phrase): void => {
    if (format === 'text') io.out(phraseText(line));
  };
  switch (outcome.kind) {
    case 'left_out':
      return out(say`left out ${id}: ${outcome.why}\n`);
    case 'adopted_already':
      return out(say`${id} is adopted already, exactly as it is\n`);
    case 'refused':
      return io.err(`error: ${outcome.why}\n  ${outcome.remedy}\n`);
    case 'recorded': {
      out(say`recorded the adoption of ${id}\n`);
      const { against } = outcome;
      if (against !== null) io.err(phraseText(say`warning: ${against.why}\n  ${against.remedy}\n`));
    }
  }
}

/** Why a fact was refused, or what is against a recorded one. */
function reasonsJson(outcome: Outcome): {
  readonly why: string | null;
  readonly remedy: string | null;
} {
  switch (outcome.kind) {
    case 'left_out':
      return { why: phraseText(outcome.why), remedy: null };
    case 'refused':
      return { why: outcome.why, remedy: outcome.remedy };
    case 'recorded':
      return outcome.against === null
        ? { why: null, remedy: null }
        : { why: phraseText(outcome.against.why), remedy: phraseText(outcome.against.remedy) };
    case 'adopted_already':
      return { why: null, remedy: null };
  }
}

/** For `--all`: valid facts of our own; notes of other stores must become facts first. */
function adoptableFacts(open: OpenMemory): readonly FactRecord[] {
  return open.memory.facts.filter((record) => isFactFile(record) && record.fact !== null);
}

function reasonOf(options: AdoptOptions, name: 'unbound' | 'uncited'): string | null {
  const why = options[name];
  return why === undefined ? null : reason(`--${name}`, why);
}

/** What to do about facts that `--all` left out. */
function sayLeft(io: Io, left: number): void {
  if (left > 0)
    io.err(
      'What was left out can be adopted by its id, with `npx memtrust adopt ID`, if somebody decides so.\n',
    );
}

function nextStep(
  io: Io,
  open: OpenMemory,
  recorded: readonly { readonly record: FactRecord; readonly paths: readonly string[] }[],
): string {
  if (recorded.length === 0) return '';
  // The file and its sources may have been edited too.
  const records = recorded.map(({ record }) => record);
  const paths = [...filesOf(open, records), ...recorded.flatMap((one) => one.paths)];
  const title = decisionTitle(
    'Adopt',
    records.map(({ id }) => id),
  );
  return onceMerged(open, 'it is trusted') + commitLine(io, open, paths, title);
}

/** The facts that it supersedes say so from now on: their status, and an event in their ledgers. */
async function supersededBy(
  open: OpenMemory,
  { id, fact }: FactRecord,
  { signature, marked }: Pick<AdoptRequest, 'signature' | 'marked'>,
): Promise<FileChange[]> {
  const replaced = new Set(fact?.supersedes ?? []);
  if (replaced.size === 0) return [];
  const { markSuperseded } = await import('../../lifecycle/supersede.js');
  const changes: FileChange[] = [];
  for (const old of open.memory.facts) {
    if (!replaced.has(old.id) || old.id === id || marked.has(old.id)) continue;
    if (!isFactFile(old) || old.fact === null || (await open.isBlocked(old))) continue;
    const ledger = open.ledger(old.id);
    if (isRetired(ledger.events)) continue;
    marked.add(old.id);
    changes.push(...markSuperseded({ record: old, ledger }, `superseded by ${id}`, signature));
  }
  return changes;
}

/** A note of another store that a correction replaces gets a line about it; it is no fact. */
function replacedBy(open: OpenMemory, record: FactRecord): FileChange[] {
  const path = partsOf(record.text)?.keys?.['x-replaces'];
  const note = open.memory.notes.find(
    (one) => one.path === path && (one.place === 'permanent' || one.place === 'long-term'),
  );
  if (note === undefined || !open.mayCite(note.path) || note.front.status !== null) return [];
  const mark = markReplaced(note, record.id);
  return mark === null ? [] : [mark];
}

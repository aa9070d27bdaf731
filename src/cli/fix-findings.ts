import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { narrowed } from '../report/narrowed.js';
import { terminalSafe, withoutCommands } from '../report/terminal.js';
import { currentFindings, olderFindings } from '../report/words.js';
import { ConfigurationError } from '../text/errors.js';
import { numbered, visible } from '../text/visible.js';
import { enumerate, type Phrase, phraseText, plain, say } from '../text/phrase.js';
import { withoutSecrets } from '../text/secrets.js';
import { strictUtf8 } from '../text/file-text.js';
import { unifiedPatch } from '../text/unified-patch.js';
import { followFix, type FixedText, type FollowedFact } from '../lifecycle/follow-fix.js';
import { isHeld } from '../anchors/verdict.js';
import type { FactRecord } from '../memory/fact.js';
import { lineFeeds } from '../memory/front-matter.js';
import { OverlayTree } from '../tree/virtual-tree.js';
import { codeOf, isWritable, Place, statOf } from '../tree/place.js';
import { applyEdits, bytesDigest, type TextEdit } from '../tree/text-edit.js';
import type { Io } from './io.js';
import { askedPart, isAll } from './judge-narrowed.js';
import { type JudgeOptions, withJudged } from './judge-workspace.js';
import { writeTogether } from './write.js';
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';

/* `memtrust check --fix`: applies the safe fixes of findings to the files, or prints them as a patch. */

interface FixOptions extends JudgeOptions {
  readonly fix?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
  readonly staged?: boolean | undefined;
  readonly updateBaseline?: boolean | undefined;
  readonly format?: string | undefined;
  readonly out?: string | undefined;
  /** Empty for the whole repository. */
  readonly paths: readonly string[];
  readonly rule?: readonly string[] | undefined;
}

/** Each round starts from what the one before wrote. A path with a heading takes two. */
const MOST_ROUNDS = 10;
/** Fixes that are named one by one. */
const MOST_NAMED = 40;

/** `--fix` writes into the working tree, so it judges nothing else. */
function refuseWithFix(options: FixOptions): void {
  const { fix, head, staged, updateBaseline, dryRun, format, out } = options;
  if (fix !== true)
    throw new ConfigurationError(
      '--dry-run only works with --fix',
      'Add --fix, or leave --dry-run out.',
    );
  const other = [
    ['--head', head !== undefined, 'it checks a commit'],
    ['--staged', staged === true, 'it checks what is staged'],
    ['--update-baseline', updateBaseline === true, 'it accepts what is found'],
  ] as const;
  for (const [option, isGiven, what] of other)
    if (isGiven)
      throw new ConfigurationError(
        `--fix changes the working tree, and ${option} does not go with it: ${what}`,
        `Leave ${option} out.`,
      );
  if (dryRun === true && ((format ?? 'text') !== 'text' || out !== undefined))
    throw new ConfigurationError(
      '--dry-run prints a patch and no report',
      'Leave --format and --out out, or leave --dry-run out.',
    );
}

/**
 * Applies all fixes and reports on stderr; with `dryRun` it prints a patch. @returns the evaluation afterwards, and the
 * part that was asked for; null after writing.
 */
export async function fixFindings(io: Io, options: FixOptions): Promise<Evaluation | null> {
  refuseWithFix(options);
  // The check that follows says from where the branch is judged.
  const quiet = options.quiet === true || options.dryRun !== true;
  return withJudged(
    io,
    { ...options, quiet },
    async (first, comparison, { workspace, judgeInstead }) => {
      const { root } = workspace.repository;
      const fixes = new Fixes(root);
      const part = askedPart(io, options, comparison, root);
      const ofPart = (whole: Evaluation): Evaluation =>
        isAll(part) ? whole : narrowed(whole, part).evaluation;
      let evaluation = ofPart(first);
      let whole = first;
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const fixed = fixes.plan(evaluation.findings);
        if (fixed.length === 0) break;
        // A fact repeats a line whatever part of the repository was asked for.
        for (const one of fixed)
          fixes.follow(
            one.path,
            await followFix(new OverlayTree(comparison.head, fixes.contents()), whole.entries, one),
          );
        whole = await judgeInstead(new OverlayTree(comparison.head, fixes.contents()));
        evaluation = ofPart(whole);
      }
      if (options.dryRun === true) io.out(fixes.patch());
      else fixes.write();
      if (saysNothing(ofPart(first))) io.err('No findings.\n');
      else io.err(terminalSafe(fixes.summary(options.dryRun === true)));
      io.err(terminalSafe(fixes.factSummary(whole, options.dryRun === true)));
      if (evaluation.entries.some(isMoved))
        io.err(
          'Facts cite files that were renamed. Next: `npx memtrust bind --moved` updates them.\n',
        );
      return options.dryRun === true ? evaluation : null;
    },
  );
}

/** The advice for a repository without facts is no finding. */
function saysNothing(evaluation: Evaluation): boolean {
  return currentFindings(evaluation).length + olderFindings(evaluation).length === 0;
}

/** Whether a source moved: the record follows by its own command. */
function isMoved({ record, anchors }: Evaluation['entries'][number]): boolean {
  return (
    record !== null &&
    anchors.some(
      ({ path, verdict, movedTo }) =>
        verdict === 'moved' && movedTo !== null && movedTo.path !== path,
    )
  );
}

/** A file before and after its fixes. */
interface Draft {
  readonly place: Place;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly edits: readonly TextEdit[];
}

/** The file of a fact that repeats lines of fixed files. */
interface FactDraft extends Omit<Draft, 'edits'> {
  readonly id: string;
  /** `AGENTS.md:3` */
  readonly repeats: readonly string[];
  readonly files: ReadonlySet<string>;
  readonly isSameClaim: boolean;
}

/** What a fact is named by. */
type NamedRecord = Pick<FactRecord, 'id' | 'path'>;

class Fixes {
  private readonly drafts = new Map<string, Draft>();
  private readonly refused = new Map<string, Phrase>();
  private readonly facts = new Map<string, FactDraft>();

  constructor(private readonly root: string) {}

  /** Edits in memory. @returns what changed. */
  plan(findings: readonly Finding[]): readonly FixedText[] {
    const byPath = new Map<string, Finding['fix'][]>();
    for (const { fix, accepted } of findings) {
      if (fix === null || accepted !== null) continue;
      byPath.set(fix.path, [...(byPath.get(fix.path) ?? []), fix]);
    }
    return [...byPath].flatMap(
      ([path, fixes]) =>
        this.draft(
          path,
          fixes.flatMap((fix) => fix ?? []),
        ) ?? [],
    );
  }

  private draft(path: string, fixes: readonly NonNullable<Finding['fix']>[]): FixedText | null {
    if (this.refused.has(path)) return null;
    const known = this.drafts.get(path);
    const file =
      known === undefined ? fileToFix(this.root, path) : { place: known.place, bytes: known.after };
    if ('refused' in file) return this.refuse(path, file.refused);
    if (fixes.some(({ seen }) => seen !== bytesDigest(file.bytes)))
      return this.refuse(path, CHANGED);
    const edits = fixes.flatMap((fix) => fix.edits);
    if (strictUtf8(file.bytes) === null && edits.some(({ replacement }) => !isAscii(replacement)))
      return this.refuse(path, plain('the file is not UTF-8, and the new text is'));
    const edited = applyEdits(file.bytes, edits);
    if (edited === null) return this.refuse(path, CHANGED);
    this.drafts.set(path, {
      place: file.place,
      before: known?.before ?? file.bytes,
      after: edited.bytes,
      edits: [...(known?.edits ?? []), ...edited.edits],
    });
    const { edits: applied } = edited;
    return { path, before: textOf(file.bytes), after: textOf(edited.bytes), edits: applied };
  }

  /** The facts that repeat an edited line get the same edits. */
  follow(path: string, found: readonly FollowedFact[]): void {
    for (const one of found) {
      const { record, line } = one;
      const known = this.facts.get(record.path);
      if (this.refused.has(record.path)) continue;
      const file =
        known === undefined
          ? readFile(this.root, record.path)
          : { place: known.place, bytes: known.after };
      const repeats = [...new Set([...(known?.repeats ?? []), `${path}:${line}`])];
      if ('left' in one) this.leave(record, repeats, one.left);
      else if ('refused' in file) this.leave(record, repeats, file.refused);
      else if (lineFeeds(textOf(file.bytes)) !== record.text) this.leave(record, repeats, CHANGED);
      else
        this.facts.set(record.path, {
          id: record.id,
          place: file.place,
          before: known?.before ?? file.bytes,
          after: Buffer.from(one.content),
          repeats,
          files: new Set([...(known?.files ?? []), path]),
          isSameClaim: one.isSameClaim && known?.isSameClaim !== false,
        });
    }
  }

  private leave({ id, path }: NamedRecord, repeats: readonly string[], why: Phrase): void {
    this.facts.delete(path);
    this.refused.set(
      path,
      say`${why}. The fact ${id} repeats ${enumerate(repeats)}: edit it, then run
        ${`npx memtrust bind ${id}`} and ${`npx memtrust adopt ${id}`}`,
    );
  }

  /** Drops all edits of a file, and of the facts that follow them. */
  private refuse(path: string, why: Phrase): null {
    this.drafts.delete(path);
    this.refused.set(path, why);
    for (const [fact, { files }] of this.facts) if (files.has(path)) this.facts.delete(fact);
    return null;
  }

  contents(): Record<string, Uint8Array> {
    return Object.fromEntries(
      [...this.drafts, ...this.facts].map(([path, { after }]) => [path, after]),
    );
  }

  /** A file that changed since it was read stays as it is. */
  write(): void {
    for (const [path, { before }] of this.drafts) {
      const file = fileToFix(this.root, path);
      if ('refused' in file) this.refuse(path, file.refused);
      else if (!Buffer.from(file.bytes).equals(before)) this.refuse(path, CHANGED);
    }
    for (const [path, { id, repeats, before }] of this.facts) {
      const file = readFile(this.root, path);
      if ('refused' in file) this.leave({ id, path }, repeats, file.refused);
      else if (!Buffer.from(file.bytes).equals(before)) this.leave({ id, path }, repeats, CHANGED);
    }
    writeTogether(
      [...this.drafts.values(), ...this.facts.values()].map(({ place, after }) => ({
        place,
        content: after,
      })),
    );
  }

  /** Without files that cannot be printed; these are named. */
  patch(): string {
    let text = '';
    // The facts come last, so that those of a file that cannot be printed are left out.
    for (const drafts of [this.drafts, this.facts])
      for (const [path, { before, after }] of [...drafts].toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      )) {
        const patch = printablePatch(path, before, after);
        if (patch === null) this.refuse(path, UNPRINTABLE);
        else text += patch;
      }
    return text;
  }

  /** The facts that follow, and what becomes of their trust; empty where there are none. */
  factSummary(whole: Evaluation, isDryRun: boolean): string {
    return [...this.facts]
      .map(
        ([path, { id, repeats, isSameClaim }]) =>
          `${isDryRun ? 'would fix' : 'fixed'} ${visible(path)}: ` +
          `${phraseText(say`the fact ${id} repeats ${enumerate(repeats)}${nextFor(id, isSameClaim, whole)}`)}\n`,
      )
      .join('');
  }

  summary(isDryRun: boolean): string {
    const rows = [...this.drafts].flatMap(([path, { edits }]) =>
      edits.map(
        ({ line, old, replacement }) =>
          `${visible(path)}:${line}: ${visible(old)} → ${visible(replacement)}`,
      ),
    );
    const more = rows.length - MOST_NAMED;
    return [
      ...rows.slice(0, MOST_NAMED).map((row) => `${isDryRun ? 'would fix' : 'fixed'} ${row}`),
      ...(more > 0 ? [`and ${more} more`] : []),
      ...[...this.refused].map(([path, why]) => `not fixed ${phraseText(say`${path}: ${why}`)}`),
      ...(rows.length === 0 && this.refused.size === 0
        ? ['No finding has a single sure fix.']
        : [
            `${isDryRun ? 'Would change' : 'Changed'} ${numbered(rows.length, 'place')} in ` +
              `${numbered(this.drafts.size, 'file')}.`,
          ]),
      '',
    ].join('\n');
  }
}

/** What to do about a fact with another text or binding; a candidate has no trust to lose. */
function nextFor(id: string, isSameClaim: boolean, { entries }: Evaluation): Phrase {
  const entry = entries.find((one) => one.id === id);
  const isUnbound = entry?.anchors.some(({ verdict }) => !isHeld(verdict)) === true;
  const bind = isUnbound ? say`${`npx memtrust bind ${id}`}, then ` : plain('');
  const settle = `npx memtrust ${isSameClaim ? 'reverify' : 'adopt'} ${id}`;
  return entry?.reasons[0] === 'candidate_not_adopted'
    ? plain('')
    : say`; it is not trusted until you run ${bind}${settle}`;
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}

const CHANGED = plain(
  'the file on disk is not what was checked; it changed in the meantime, or git converts it. Run this again',
);
const UNPRINTABLE = plain(
  'the lines around it cannot be printed safely as a patch; `npx memtrust check --fix` fixes it',
);

/** Characters that act on a terminal or reorder text: controls except tab and line ends, bidi marks, tags. */
const ACTING =
  /(?![\t\n\r])\p{Cc}|[\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e0fff}]/u;

/** Null if git would not receive it unchanged, or a terminal or runner would act on it (SECURITY S24). */
function printablePatch(path: string, before: Uint8Array, after: Uint8Array): string | null {
  const [old, now] = [strictUtf8(before), strictUtf8(after)];
  if (old === null || now === null) return null;
  const patch = unifiedPatch(path, old, now);
  return ACTING.test(patch) || withoutCommands(patch) !== patch || withoutSecrets(patch) !== patch
    ? null
    : patch;
}

/** Such a text has the same bytes in every likely encoding. */
function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

/** A file that may be written, or why not. */
type FileToFix =
  { readonly place: Place; readonly bytes: Uint8Array } | { readonly refused: Phrase };

/** Files that have their own commands, or that only the gate changes. */
const OWN_COMMANDS = /^\.memtrust\/(?:facts|ledger|tombstones\.jsonl|baseline\.yml)(?:\/|$)/;

function fileToFix(root: string, path: string): FileToFix {
  return OWN_COMMANDS.test(path)
    ? { refused: plain('facts and their records have commands of their own') }
    : readFile(root, path);
}

function readFile(root: string, path: string): FileToFix {
  try {
    const place = Place.inRepository(root, path);
    const stat = statOf(place.absolute);
    if (stat === undefined) return { refused: plain('the file is not on disk') };
    if (!stat.isFile()) return { refused: plain('it is not a regular file') };
    if (!isWritable(place)) return { refused: plain('the file is read-only') };
    const bytes = bytesOf(place);
    return bytes === null ? { refused: plain('the file is too large') } : { place, bytes };
  } catch (error) {
    if (error instanceof ConfigurationError) return { refused: plain(error.message) };
    if (codeOf(error) === 'unknown') throw error;
    return { refused: say`the disk answers ${[codeOf(error)]}` };
  }
}

/** Links are not followed; null if it is too large. */
function bytesOf({ absolute }: Place): Uint8Array | null {
  const file = openSync(absolute, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return fstatSync(file).size > MEMORY_FILE_BYTES ? null : readFileSync(file);
  } finally {
    closeSync(file);
  }
}

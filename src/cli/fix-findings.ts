import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { narrowed } from '../report/narrowed.js';
import { terminalSafe, withoutCommands } from '../report/terminal.js';
import { currentFindings, olderFindings } from '../report/words.js';
import { ConfigurationError } from '../text/errors.js';
import { numbered, visible } from '../text/visible.js';
import { type Phrase, phraseText, plain, say } from '../text/phrase.js';
import { withoutSecrets } from '../text/secrets.js';
import { strictUtf8 } from '../text/file-text.js';
import { unifiedPatch } from '../text/unified-patch.js';
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

/** The options of `check` that say what is judged and what becomes of it. */
export interface FixOptions extends JudgeOptions {
  readonly fix?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
  readonly staged?: boolean | undefined;
  readonly updateBaseline?: boolean | undefined;
  readonly format?: string | undefined;
  readonly out?: string | undefined;
  /** What is fixed; nothing is the whole repository. */
  readonly paths: readonly string[];
  readonly rule?: readonly string[] | undefined;
}

/** Looks in a row, each at what the one before has written. A path with a heading takes two. */
const MOST_ROUNDS = 10;
/** Fixes that are named one by one; nobody reads more. */
const MOST_NAMED = 40;

/** Refuses what `--fix` cannot be given together with. It writes into the working tree, so it judges nothing else. */
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
 * Writes the fixes of all findings that have one, and says on stderr what was done. With `dryRun` it prints the patch
 * instead.
 * @returns what the gate says of the tree after the fixes, and of the part that was asked for, where nothing was
 *   written; null where they are on disk.
 */
export async function fixFindings(io: Io, options: FixOptions): Promise<Evaluation | null> {
  refuseWithFix(options);
  return withJudged(io, options, async (first, comparison, { workspace, judgeInstead }) => {
    const { root } = workspace.repository;
    const fixes = new Fixes(root);
    const part = askedPart(io, options, comparison, root);
    const ofPart = (whole: Evaluation): Evaluation =>
      isAll(part) ? whole : narrowed(whole, part).evaluation;
    let evaluation = ofPart(first);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      if (!fixes.plan(evaluation.findings)) break;
      evaluation = ofPart(await judgeInstead(new OverlayTree(comparison.head, fixes.contents())));
    }
    if (options.dryRun === true) io.out(fixes.patch());
    else fixes.write();
    if (saysNothing(ofPart(first))) io.err('No findings.\n');
    else io.err(terminalSafe(fixes.summary(options.dryRun === true)));
    if (evaluation.entries.some(isMoved))
      io.err(
        'Facts cite files that were renamed. Next: `npx memtrust bind --moved` updates them.\n',
      );
    return options.dryRun === true ? evaluation : null;
  });
}

/** Whether the report has no findings either: advice for a repository without facts is none. */
function saysNothing(evaluation: Evaluation): boolean {
  return currentFindings(evaluation).length + olderFindings(evaluation).length === 0;
}

/** Whether a source of an entry stands elsewhere now: the record has to follow, with its own command. */
function isMoved({ record, anchors }: Evaluation['entries'][number]): boolean {
  return (
    record !== null &&
    anchors.some(
      ({ path, verdict, movedTo }) =>
        verdict === 'moved' && movedTo !== null && movedTo.path !== path,
    )
  );
}

/** One file on its way: as it was read, and as it is to be. */
interface Draft {
  readonly place: Place;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly edits: readonly TextEdit[];
}

/** The files that are fixed, and those that are not, with the reason. */
class Fixes {
  private readonly drafts = new Map<string, Draft>();
  private readonly refused = new Map<string, Phrase>();

  constructor(private readonly root: string) {}

  /** Makes the edits of these findings in memory; whether anything changed. */
  plan(findings: readonly Finding[]): boolean {
    const byPath = new Map<string, Finding['fix'][]>();
    for (const { fix, accepted } of findings) {
      if (fix === null || accepted !== null) continue;
      byPath.set(fix.path, [...(byPath.get(fix.path) ?? []), fix]);
    }
    let changed = false;
    for (const [path, fixes] of byPath)
      changed =
        this.draft(
          path,
          fixes.flatMap((fix) => fix ?? []),
        ) || changed;
    return changed;
  }

  private draft(path: string, fixes: readonly NonNullable<Finding['fix']>[]): boolean {
    if (this.refused.has(path)) return false;
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
    return true;
  }

  /** Leaves a file as it was, whatever was planned for it. */
  private refuse(path: string, why: Phrase): false {
    this.drafts.delete(path);
    this.refused.set(path, why);
    return false;
  }

  /** The files as they are to be. */
  contents(): Record<string, Uint8Array> {
    return Object.fromEntries([...this.drafts].map(([path, { after }]) => [path, after]));
  }

  /** Writes all files together; one that changed since it was read stays as it is. */
  write(): void {
    for (const [path, { before }] of this.drafts) {
      const file = fileToFix(this.root, path);
      if ('refused' in file) this.refuse(path, file.refused);
      else if (!Buffer.from(file.bytes).equals(before)) this.refuse(path, CHANGED);
    }
    writeTogether([...this.drafts.values()].map(({ place, after }) => ({ place, content: after })));
  }

  /** The patch of all files; one that cannot be printed as it is is left out, and named. */
  patch(): string {
    let text = '';
    for (const [path, { before, after }] of [...this.drafts].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    )) {
      const patch = printablePatch(path, before, after);
      if (patch === null) this.refuse(path, UNPRINTABLE);
      else text += patch;
    }
    return text;
  }

  /** What was done, for people. */
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
      ...[...this.refused].map(([path, why]) => `not fixed ${refusedWords(path, why)}`),
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

const CHANGED = plain(
  'the file on disk is not what was checked; it changed in the meantime, or git converts it. Run this again',
);
const UNPRINTABLE = plain(
  'the lines around it cannot be printed safely as a patch; `npx memtrust check --fix` fixes it',
);

/** What acts on a terminal, or turns text round in it: controls but tab and line ends, marks of direction, tags. */
const ACTING =
  /(?![\t\n\r])\p{Cc}|[\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e0fff}]/u;

/**
 * The patch of a file; null where it would not reach git as it is, or a terminal or runner would obey it (SECURITY
 * S24): then only what was read is changed, and nothing of it printed.
 */
function printablePatch(path: string, before: Uint8Array, after: Uint8Array): string | null {
  const [old, now] = [strictUtf8(before), strictUtf8(after)];
  if (old === null || now === null) return null;
  const patch = unifiedPatch(path, old, now);
  return ACTING.test(patch) || withoutCommands(patch) !== patch || withoutSecrets(patch) !== patch
    ? null
    : patch;
}

/** Whether a text is the same bytes in every encoding that a file without UTF-8 may have. */
function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

/** A file that may be written, as it is on disk, or why it may not. */
export type FileToFix =
  { readonly place: Place; readonly bytes: Uint8Array } | { readonly refused: Phrase };

/** What a person writes by a command that records it, or that the gate alone may change. */
const OWN_COMMANDS = /^\.memtrust\/(?:facts|ledger|tombstones\.jsonl|baseline\.yml)(?:\/|$)/;

/** Looks at a file that a fix is for. */
export function fileToFix(root: string, path: string): FileToFix {
  if (OWN_COMMANDS.test(path))
    return { refused: plain('facts and their records are never changed by --fix') };
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

/** The bytes of a file, a link not followed; null where it is too large. */
function bytesOf({ absolute }: Place): Uint8Array | null {
  const file = openSync(absolute, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return fstatSync(file).size > MEMORY_FILE_BYTES ? null : readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** Why a file is not fixed, as a sentence that begins with its name. */
export function refusedWords(path: string, why: Phrase): string {
  return phraseText(say`${path}: ${why}`);
}

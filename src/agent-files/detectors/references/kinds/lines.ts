import { say } from '../../../../text/phrase.js';
import { kept, lazy } from '../../../../text/collections.js';
import { MEMORY_FILE_BYTES } from '../../../../tree/limits.js';
import type { Tree } from '../../../../tree/tree.js';
import { AgentDocument } from '../../../document.js';
import type { ReferenceReading } from '../reading.js';
import type { MentionKind, Suspect } from '../mention.js';
import type { ReferenceScene } from '../scene.js';
import { pathsFrom, writtenPath } from '../shape.js';

/* Does a change move the lines that a text names? A text whose line numbers the change corrects is left alone. */

/** Lines that the change moved, named by `a.ts:10`, `a.ts:10-14`, `a.ts#L10` or `a.ts#L10-L14`. */
export const movedLines: MentionKind = {
  name: 'lines',
  *mentions(reading) {
    const { before = null } = reading.scene.repository;
    if (before === null || reading.isPortable) return;
    const named = linesNamedIn(reading.document);
    if (named.length === 0 || named.length > MOST_NAMED) return;
    const earlier = lazy(async () => {
      const document = await documentIn(before, reading.document);
      return document === null ? null : linesNamedIn(document);
    });
    const files = new Map<string, Promise<BothLines | null>>();
    for (const one of named)
      yield {
        kind: 'lines',
        target: one.written,
        line: one.line,
        column: one.column,
        isIn: async () => false,
        suspect: async () => {
          const namedBefore = await earlier();
          if (namedBefore === null) return null;
          const isSame = sequence(named, one.path) === sequence(namedBefore, one.path);
          return isSame ? judge(one, files, reading) : null;
        },
      };
  },
};

/** Places of one text, lines of a file and lines of a place beyond which nothing is looked at: they bound the time. */
const MOST_NAMED = 100;
const MOST_LINES = 20_000;
const LONGEST_STRETCH = 100;

interface NamedLines {
  /** As written, all of it. */
  readonly written: string;
  /** As written, the file alone. */
  readonly path: string;
  /** As written, the lines alone: `10-14`, `L10-L14`. */
  readonly range: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly column: number;
}

/** A file with an ending, and its lines. */
const LINES =
  /^([^\s:#]{1,300}\.[A-Za-z]\w{0,9})(?::(\d{1,6})(?:-(\d{1,6}))?|#L(\d{1,6})(?:-L?(\d{1,6}))?)$/;

function linesNamedIn({ markdown }: AgentDocument): NamedLines[] {
  const words = [
    ...markdown.code.map(({ line, column, text }) => ({ line, column, text })),
    ...markdown.links.map(({ line, column, target }) => ({ line, column, text: target })),
  ];
  return words.flatMap(({ line, column, text }) => {
    const written = text.trim();
    const [, path, colon, colonEnd, hash, hashEnd] = LINES.exec(written) ?? [];
    const first = colon ?? hash;
    if (path === undefined || first === undefined) return [];
    const from = Number(first);
    return [
      {
        written,
        path,
        range: written.slice(path.length + 1),
        from,
        to: Number(colonEnd ?? hashEnd ?? from),
        line,
        column: column + text.indexOf(written),
      },
    ];
  });
}

/** What a text names of one file, in order: where it is the same, nobody has put it right. */
function sequence(named: readonly NamedLines[], path: string): string {
  return named.flatMap((one) => (one.path === path ? [one.range] : [])).join(' ');
}

/** The text as it was, under its name of today; null where it was not there. */
async function documentIn(before: Tree, document: AgentDocument): Promise<AgentDocument | null> {
  const { agent, kind, path, place } = document;
  const text = await textIn(before, place);
  return text === null ? null : new AgentDocument(agent, kind, path, place, text);
}

async function textIn(tree: Tree, path: string): Promise<string | null> {
  if (tree.entries.get(path)?.kind !== 'file') return null;
  const content = (await tree.read([path], MEMORY_FILE_BYTES)).get(path);
  return content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
}

/** The finding, where the lines stand elsewhere now. */
async function judge(
  named: NamedLines,
  files: Map<string, Promise<BothLines | null>>,
  reading: ReferenceReading,
): Promise<Suspect | null> {
  const { written, line, column, range, from, to } = named;
  const path = await fileOf(named, reading);
  if (path === null || reading.isSilent(line, column, written.length)) return null;
  const both = await kept(files, path, async () => bothLines(path, reading.scene));
  const start = both === null ? null : movedTo(both, from, to);
  if (start === null) return null;
  const numbers = to === from ? [start] : [start, start + to - from];
  let next = 0;
  const replacement = range.replace(/\d+/g, () => String(numbers[next++] ?? start));
  return {
    kind: 'lines',
    target: written,
    line,
    column,
    severity: 'notice',
    message: say`${written} names lines that this change moves to ${[numbers.join('-')]}`,
    remedy: say`Write ${replacement}.`,
    repair: {
      edit: { line, column: column + written.length - range.length, old: range, replacement },
    },
  };
}

/** A file line by line, at the base and now. */
interface BothLines {
  readonly old: readonly string[];
  readonly now: readonly string[];
}

/** Null where it is the same, too long, or not to be read. */
async function bothLines(path: string, scene: ReferenceScene): Promise<BothLines | null> {
  const { before = null } = scene.repository;
  const then = before === null ? null : await textIn(before, path);
  const text = await scene.textOf(path);
  if (then === null || text === null || then === text) return null;
  const [old, now] = [then.split(/\r?\n/), text.split(/\r?\n/)];
  return Math.max(old.length, now.length) > MOST_LINES ? null : { old, now };
}

/** The file that is meant, if it is one at the base and now, and differs. */
async function fileOf({ path }: NamedLines, reading: ReferenceReading): Promise<string | null> {
  const { scene } = reading;
  const known = writtenPath(path);
  if (known === null) return null;
  const bases = known.fromRoot ? [''] : reading.folders;
  const found = await scene.firstThere(pathsFrom(bases, known.path));
  const { tree, before } = scene.repository;
  const [now, then] = [tree.entries.get(found ?? ''), before?.entries.get(found ?? '')];
  const isOther = now?.oid === null || now?.oid !== then?.oid;
  return now?.kind === 'file' && then?.kind === 'file' && isOther ? found : null;
}

/** The first line at which a stretch of lines stands now; null where it did not move, or stands there twice. */
function movedTo({ old, now }: BothLines, from: number, to: number): number | null {
  if (from < 1 || to < from || to > old.length || to - from >= LONGEST_STRETCH) return null;
  const stretch = old.slice(from - 1, to);
  if (!/[\p{L}\p{N}]/u.test(stretch.join('\n'))) return null;
  const [only, ...others] = placesOf(stretch, now);
  return only === undefined ||
    only === from ||
    others.length > 0 ||
    placesOf(stretch, old).length > 1
    ? null
    : only;
}

/** The first lines, 1-based, at which a stretch stands; two at most. */
function placesOf(stretch: readonly string[], lines: readonly string[]): number[] {
  const places: number[] = [];
  for (
    let at = lines.indexOf(stretch[0] ?? '');
    at >= 0 && places.length < 2;
    at = lines.indexOf(stretch[0] ?? '', at + 1)
  )
    if (stretch.every((line, index) => lines[at + index] === line)) places.push(at + 1);
  return places;
}

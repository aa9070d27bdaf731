import { grouped, remembered } from '../../text/collections.js';
import { say } from '../../text/phrase.js';
import { hasInvisible } from '../../text/visible.js';
import { agentFileOf } from '../../agent-files/agents.js';
import { scannedPaths } from '../../tree/scanned-entries.js';
import { type Disguise, disguiseOf } from '../disguise.js';
import type { Diagnostic } from '../finding.js';
import type { Rule } from '../rule.js';

/*
 * Can a file name make a reviewer look at one file while an agent reads another? Three kinds:
 *
 *   `.memtrust/facts/a\u200bb.md`     an invisible character                          error
 *   `.memtrust./policy.yml`           a disk of Windows takes it for `.memtrust`      error
 *   `claude.md` beside `CLAUDE.md`    they differ in case or Unicode form alone       warning
 *
 * The second kind is found by `../disguise.ts`. Only case is a warning: it may be an honest slip, and a finding names
 * both. A fixed rule: the policy cannot soften it. An invisible character has no `key`: the path alone names it.
 */

/** Finds file names made to be confused with others, by invisible characters, case or aliases. */
export const suspiciousName: Rule = {
  code: 'MT106',
  name: 'suspicious-name',
  severity: 'error',
  summary: 'The name of a memory file contains invisible characters or looks like another name.',
  why:
    'With invisible characters, or two names that differ only in case or Unicode form, a ' +
    'reviewer may look at one file while an agent reads another. A name such as `.memtrust.` or ' +
    '`MEMTRU~1` is a separate folder in git, but the same folder as `.memtrust` on a Windows or ' +
    'macOS disk.',
  remedy: 'Rename the file with plain, unique characters.',
  fixed: true,
  *run({ head }) {
    const paths = scannedPaths(head.tree);
    const { disguises, invisible, memory, all, doubles } = looksOf(paths);
    for (const { part, as, byCase, path } of disguises) {
      const common = {
        message: say`some file systems treat ${part} as ${as}`,
        remedy: 'Rename it, or remove it.',
        path,
        key: 'disguised',
      };
      yield byCase ? { ...common, severity: 'warning' } : common;
    }
    const listed = new Set([
      ...[...head.memory.notes, ...head.memory.facts].map(({ path }) => path),
      ...head.live.filter(({ kind }) => kind === 'import').map(({ path }) => path),
    ]);
    const isMemory = (path: string): boolean => memory.has(path) || listed.has(path);
    const elsewhere = [...listed].filter((path) => !all.has(path));
    for (const path of [...invisible.filter(isMemory), ...elsewhere.filter(hasInvisible)])
      yield {
        message: say`the name ${path} contains invisible characters`,
        remedy: 'Rename it with plain characters.',
        path,
      };
    yield* twinsAmong(elsewhere.length === 0 ? doubles : [...paths, ...elsewhere], isMemory);
  },
};

/** What names say by themselves, of a list of names. */
interface Looks {
  /** One for a folder. */
  readonly disguises: readonly (Disguise & { readonly path: string })[];
  readonly all: ReadonlySet<string>;
  readonly invisible: readonly string[];
  /** Those that name memory, whatever is in it. */
  readonly memory: ReadonlySet<string>;
  /** Those that a disk may take for one another. */
  readonly doubles: readonly string[];
}

const looksOf = remembered((paths: readonly string[]): Looks => {
  const disguises = new Map<string, Disguise & { readonly path: string }>();
  for (const path of paths) {
    // What hides characters in a name of memory is said of that name.
    const disguise = path.startsWith('.memtrust/') && hasInvisible(path) ? null : disguiseOf(path);
    if (disguise !== null && !disguises.has(disguise.part))
      disguises.set(disguise.part, { ...disguise, path });
  }
  const byFold = grouped(paths, folded);
  return {
    disguises: [...disguises.values()],
    all: new Set(paths),
    invisible: paths.filter(hasInvisible),
    memory: new Set(
      paths.filter((path) => folded(path).startsWith('.memtrust/') || agentFileOf(path) !== null),
    ),
    doubles: paths.filter((path) => (byFold.get(folded(path))?.length ?? 0) > 1),
  };
});

/** Names of memory that a disk may take for another name, of memory or not; of a folder with many files one finding. */
function* twinsAmong(
  paths: readonly string[],
  isMemory: (path: string) => boolean,
): Generator<Diagnostic> {
  const wanted = new Set(paths.filter(isMemory).map(folded));
  const seen = new Map<string, string>();
  const told = new Set<string>();
  for (const path of paths) {
    const name = folded(path);
    if (!wanted.has(name)) continue;
    const twin = seen.get(name);
    if (twin === undefined) {
      seen.set(name, path);
      continue;
    }
    const folders = differingFolders(path, twin);
    if (told.has(folders)) continue;
    told.add(folders);
    yield {
      message: say`${path} and ${twin} differ only in ${[differenceOf(path, twin)]}`,
      remedy: 'Keep one of them.',
      path,
      severity: 'warning',
      key: twin,
    };
  }
}

/** Both names up to the first part in which they differ. */
function differingFolders(path: string, twin: string): string {
  const [parts, others] = [path.split('/'), twin.split('/')];
  const at = parts.findIndex((part, index) => part !== others[index]) + 1;
  return `${parts.slice(0, at).join('/')}\0${others.slice(0, at).join('/')}`;
}

/** In what two names differ that some disks take for one; two forms of Unicode look the same. */
function differenceOf(path: string, twin: string): string {
  const forms = (['NFC', 'NFD'] as const).filter((form) => path.normalize(form) === path);
  const [form] = forms;
  if (path.normalize('NFC') === twin.normalize('NFC')) {
    const other = form === 'NFC' ? 'NFD' : 'NFC';
    const which =
      form !== undefined && twin.normalize(other) === twin
        ? ` (the first is ${form}, the other ${other})`
        : '';
    return `Unicode form${which}: they look the same, and macOS takes them for one`;
  }
  if (path.toLowerCase() === twin.toLowerCase()) return 'the case of letters';
  return 'case or Unicode form';
}

/** Names that are one to some file system. ASCII has one form alone, and nearly every name is ASCII. */
function folded(path: string): string {
  return (/^[ -~]*$/.test(path) ? path : path.normalize('NFKC')).toLowerCase();
}

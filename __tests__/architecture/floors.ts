/** Sources by their path below src/, with `/` between folders. */
export type Sources = ReadonlyMap<string, string>;

/** The files directly in src/: the entries, which tie everything together. */
const ENTRIES = 'entries';

/** The floors of the house, lowest first. A folder imports from itself and from lower floors only. */
const FLOORS: readonly (readonly string[])[] = [
  ['text'],
  ['tree'],
  ['languages'],
  ['memory'],
  ['anchors'],
  ['agent-files', 'trust'],
  ['gate'],
  ['report'],
  ['context', 'lifecycle', 'fixtures'],
  ['github', 'cli', 'companion'],
  [ENTRIES],
];

/** Siblings that may import one another after all, one way only. */
const SIDEWAYS: readonly {
  readonly from: string;
  readonly to: string;
  readonly because: string;
}[] = [
  {
    from: 'fixtures',
    to: 'context',
    because: 'a fixture is judged by the manifest that it leads to',
  },
  {
    from: 'lifecycle',
    to: 'context',
    because: 'texts are compared by the words that recall finds them by',
  },
  {
    from: 'companion',
    to: 'github',
    because:
      'the companion of the gate asks the same judge, with the same client, and keeps the same comment',
  },
];

/** The folders that meet the outside world. Everything else is values in, values out. */
const EDGES: readonly string[] = ['github', 'cli', 'companion', ENTRIES];

/** Packages that only the edges import. `node:process` would bring env and argv in by another name. */
const EDGE_PACKAGES: readonly string[] = ['@actions/', '@octokit/', 'node:process'];

/** What only the edges do, each with the pattern that finds it. */
const EDGE_EFFECTS: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'process.env', pattern: /\bprocess\s*\.\s*env\b/ },
  { name: 'process.argv', pattern: /\bprocess\s*\.\s*argv\b/ },
  { name: 'process.stdout or stderr', pattern: /\bprocess\s*\.\s*std(?:out|err)\b/ },
  { name: 'console', pattern: /\bconsole\s*\./ },
  { name: 'Date.now()', pattern: /\bDate\s*\.\s*now\b/ },
  { name: 'new Date() without a time', pattern: /\bnew\s+Date\b\s*(?:\(\s*\)|(?!\s*\())/ },
];

/**
 * Files that may do one of these all the same, by path below src/ and name of the effect.
 * None so far: even tree/git.ts builds the environment of its child from values passed in.
 */
const EXCEPTIONS: readonly {
  readonly file: string;
  readonly effect: string;
  readonly because: string;
}[] = [];

/** Every import that goes up or sideways, and every package of the edges imported below them. */
export function importFaults(sources: Sources): string[] {
  const faults: string[] = [];
  for (const [file, text] of sources) {
    const folder = folderOf(file);
    if (floorOf(folder) < 0)
      faults.push(`src/${file}: the folder "${folder}" is on no floor; add it to FLOORS`);
    for (const specifier of importsOf(text)) {
      const target = resolveImport(file, specifier);
      if (target !== null && !mayImport(folder, folderOf(target))) {
        faults.push(
          `src/${file} imports '${specifier}': ${folder} may not import from ${folderOf(target)}`,
        );
      }
      if (!EDGES.includes(folder) && EDGE_PACKAGES.some((name) => specifier.startsWith(name))) {
        faults.push(`src/${file} imports '${specifier}': only ${EDGES.join(', ')} may`);
      }
    }
  }
  return faults;
}

/** Every clock, environment or output used below the edges. */
export function effectFaults(sources: Sources): string[] {
  const faults: string[] = [];
  for (const [file, text] of sources) {
    if (EDGES.includes(folderOf(file))) continue;
    for (const [index, line] of withoutComments(text).split('\n').entries()) {
      for (const { name, pattern } of EDGE_EFFECTS) {
        const excepted = EXCEPTIONS.some((each) => each.file === file && each.effect === name);
        if (pattern.test(line) && !excepted)
          faults.push(`src/${file}:${index + 1} uses ${name}: pass the value in instead`);
      }
    }
  }
  return faults;
}

/** The circles of imports between files, each once, as `a.ts -> b.ts -> a.ts`. Imports of types count too. */
export function importCircles(sources: Sources): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0)
      circles.push([...trail.slice(start), file].map((each) => `src/${each}`).join(' -> '));
    if (start >= 0 || done.has(file)) return;
    for (const specifier of importsOf(sources.get(file) ?? '')) {
      const target = resolveImport(file, specifier);
      if (target !== null && sources.has(target)) visit(target, [...trail, file]);
    }
    done.add(file);
  };
  for (const file of sources.keys()) visit(file, []);
  return circles;
}

function mayImport(from: string, to: string): boolean {
  if (from === to || floorOf(to) < floorOf(from)) return true;
  return SIDEWAYS.some((each) => each.from === from && each.to === to);
}

function floorOf(folder: string): number {
  return FLOORS.findIndex((floor) => floor.includes(folder));
}

function folderOf(file: string): string {
  const [folder, ...rest] = file.split('/');
  return rest.length === 0 || folder === undefined ? ENTRIES : folder;
}

/** What a file names in `… from 'x'`, `import 'x'` and `import('x')`. */
function importsOf(text: string): string[] {
  const pattern = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;
  return [...withoutComments(text).matchAll(pattern)].map((match) => match[1] ?? '');
}

/** The path below src/ that a relative import names; null for a package and for what lies outside src/. */
function resolveImport(file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const path = new URL(specifier, `file:///root/src/${file}`).pathname;
  return path.startsWith('/root/src/')
    ? path.slice('/root/src/'.length).replace(/\.js$/, '.ts')
    : null;
}

/** Blanks lines that are comments by their first characters; enough here, and never fooled by `/**` in a glob. */
export function withoutComments(text: string): string {
  return text.replace(/^\s*(?:\/\/|\/\*|\*).*$/gm, '').replace(/\s\/\/ .*$/gm, '');
}

import type { Detection } from '../../../../src/agent-files/detection.js';
import { AgentDocument } from '../../../../src/agent-files/document.js';
import { agentFileOf } from '../../../../src/agent-files/agents.js';
import { lookAtMentions } from '../../../../src/agent-files/detectors/references/index.js';
import { phraseText } from '../../../../src/text/phrase.js';
import { NO_HISTORY, type HistoryQueries } from '../../../../src/tree/history-queries.js';
import { changedPaths } from '../../../../src/tree/changes.js';
import type { PastSearch } from '../../../../src/tree/past-search.js';
import { PathResolver } from '../../../../src/tree/resolve.js';
import type { Tree } from '../../../../src/tree/tree.js';
import { VirtualTree } from '../../../../src/tree/virtual-tree.js';

type Files = Readonly<Record<string, string>>;

/** A small repository of the usual shape. */
export const REPOSITORY: Files = {
  'package.json': JSON.stringify({
    scripts: { build: 'x', test: 'x', lint: 'x', 'test:unit': 'x', dev: 'x' },
    engines: { node: '>=20' },
    packageManager: 'pnpm@9.1.0',
    dependencies: { react: '^18.2.0', next: '14.1.0' },
    devDependencies: { typescript: '~5.4.2' },
  }),
  'pyproject.toml': '[project]\nrequires-python = ">=3.11"\n',
  Makefile: '.PHONY: build lint\nbuild:\n\tcc\nlint test: build\n\tx\n',
  justfile: 'default:\n  x\nfmt target="all":\n  x\nalias f := fmt\n',
  'Taskfile.yml': 'version: "3"\ntasks:\n  deploy:\n    cmds:\n      - x\n',
  '.gitignore': 'generated-types/\n*.snapshot.json\n/private/\n!src/keep.snapshot.json\n',
  'README.md': '# Title\n',
  'docs/guide.md':
    '# Guide\n\n## Setup & use\n\n## Twice\n\n## Twice\n\n<a id="by-hand"></a>\n\n### `code()` in it\n',
  'docs/architecture.md': '# Architecture\n',
  'src/index.ts': 'x',
  'src/auth/guard.ts': 'x',
  'src/auth/session.ts': 'x',
  'src/core/Engine.ts': 'x',
  'src/app/[slug]/page.tsx': 'x',
  'src/components/ui/button.tsx': 'x',
  'src/server/py/main.py': 'x',
  'scripts/build.mjs': 'x',
  'scripts/release.sh': 'x',
  'tests/unit/guard.test.ts': 'x',
  'packages/web/package.json': JSON.stringify({ name: '@acme/web', scripts: { 'dev:web': 'x' } }),
  'packages/web/src/main.tsx': 'x',
  'packages/web/AGENTS.md': '',
  'config/app.yaml': 'x',
  '.github/workflows/ci.yml': 'x',
};

export function documentAt(path: string, text: string): AgentDocument {
  const known = agentFileOf(path);
  return new AgentDocument(known?.agent ?? 'claude', known?.kind ?? 'import', path, path, text);
}

export async function lookAt(
  texts: Files,
  options: { readonly tree?: Tree; readonly files?: Files; readonly past?: HistoryQueries } = {},
): Promise<readonly Detection[]> {
  const tree = options.tree ?? new VirtualTree({ ...REPOSITORY, ...options.files, ...texts });
  const { found: detections } = await lookAtMentions(
    Object.entries(texts).map(([path, text]) => documentAt(path, text)),
    { tree, resolver: new PathResolver(tree), past: options.past ?? NO_HISTORY },
  );
  return detections;
}

/** What is found in a text, as `severity kind target`. */
export async function found(
  text: string,
  path: string = 'AGENTS.md',
  files: Files = {},
): Promise<string[]> {
  return (await lookAt({ [path]: text }, { files })).map(
    ({ severity, key }) => `${severity} ${key}`,
  );
}

export async function messages(
  text: string,
  path: string = 'AGENTS.md',
  files: Files = {},
): Promise<string[]> {
  return (await lookAt({ [path]: text }, { files })).map(({ message }) => phraseText(message));
}

/** What is found in a text that a change leaves as it is, as `kind target`; `; removed` where the change removes it. */
export async function changed(
  text: string,
  before: Files,
  after: Files,
  path: string = 'AGENTS.md',
): Promise<string[]> {
  const [base, tree] = [before, after].map(
    (files) => new VirtualTree({ ...REPOSITORY, ...files, [path]: text }),
  );
  if (base === undefined || tree === undefined) return [];
  const { found: detections } = await lookAtMentions([documentAt(path, text)], {
    tree,
    before: base,
    resolver: new PathResolver(tree),
    past: NO_HISTORY,
  });
  return detections.map(
    ({ severity, key, message }) =>
      `${severity} ${key}${phraseText(message).includes('this change') ? '; removed' : ''}`,
  );
}

/** What is said of a text when a change makes one tree of another, as `severity: message`. */
export async function saidOfChange(
  text: string,
  before: Files,
  after: Files,
  path: string = 'AGENTS.md',
): Promise<string[]> {
  const was = new VirtualTree({ ...before, [path]: text });
  const tree = new VirtualTree({ ...after, [path]: text });
  const { found: detections } = await lookAtMentions([documentAt(path, text)], {
    tree,
    before: was,
    resolver: new PathResolver(tree),
    past: NO_HISTORY,
  });
  return detections.map(({ severity, message }) => `${severity}: ${phraseText(message)}`);
}

/** A tree without some of its files. */
export function without(files: Files, ...gone: readonly string[]): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !gone.includes(path)));
}

/**
 * The same of what an earlier commit removed, as `severity kind target; abc1234`: the state `after` is looked at with a
 * past of two commits, of which the first had `before`.
 */
export async function once(
  text: string,
  before: Files,
  after: Files,
  path: string = 'AGENTS.md',
): Promise<string[]> {
  const detections = await lookBack(
    text,
    { ...REPOSITORY, ...before },
    { ...REPOSITORY, ...after },
    path,
  );
  return detections.map(({ severity, key, message }) => {
    const commit = /(?:removed|there) in ([0-9a-f]{7})/.exec(phraseText(message))?.[1];
    return `${severity} ${key}${commit === undefined ? '' : `; ${commit}`}`;
  });
}

/** What is said of what an earlier commit removed, as `severity: message`. */
export async function saidOnce(
  text: string,
  before: Files,
  after: Files,
  path: string = 'AGENTS.md',
): Promise<string[]> {
  const detections = await lookBack(text, before, after, path);
  return detections.map(({ severity, message }) => `${severity}: ${phraseText(message)}`);
}

async function lookBack(
  text: string,
  before: Files,
  after: Files,
  path: string,
): Promise<readonly Detection[]> {
  const base = new VirtualTree({ ...before, [path]: text });
  const tree = new VirtualTree({ ...after, [path]: text });
  const past = { ...NO_HISTORY, ...pathsOf(base, tree), search: pastOf(base, tree) };
  return lookAt({ [path]: text }, { tree, past });
}

/** The commits of the past that `once` makes up: the one that had it, and the one that removed it. */
const HAD = 'aaaaaaa'.padEnd(40, '0');
export const REMOVED = 'bbbbbbb';
const REMOVER = REMOVED.padEnd(40, '0');

/** What git says of the paths that the second commit took out. */
function pathsOf(
  base: VirtualTree,
  tree: VirtualTree,
): Pick<HistoryQueries, 'departed' | 'textsBefore'> {
  const isIn = ({ entries }: Tree, path: string): boolean =>
    [...entries.keys()].some((other) => other === path || other.startsWith(`${path}/`));
  return {
    departed: async (paths) =>
      new Map(
        paths
          .filter((path) => isIn(base, path) && !isIn(tree, path))
          .map((path) => [path, { commit: REMOVER, to: null }]),
      ),
    textsBefore: async (_commit, paths) => textsOf(base, paths),
  };
}

function pastOf(base: VirtualTree, tree: VirtualTree): PastSearch {
  return {
    changesOf: async () => [HAD],
    since: async () => [REMOVER],
    treeAt: async (commit) => (commit === HAD ? base : tree),
    removedLines: async () => {
      const paths = [...changedPaths(base, tree)];
      const [then, now] = [await textsOf(base, paths), await textsOf(tree, paths)];
      return paths.flatMap((path) => {
        const kept = new Set((now.get(path) ?? '').split('\n'));
        const lines = (then.get(path) ?? '').split('\n').filter((line) => !kept.has(line));
        return [{ commit: REMOVER, path, lines }];
      });
    },
  };
}

async function textsOf(tree: Tree, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [path, content] of await tree.read(paths, 1024 * 1024))
    if (content.kind === 'bytes') texts.set(path, Buffer.from(content.bytes).toString('utf8'));
  return texts;
}

/** More files than a tree may have that is read whole for the names in it. */
export const MANY_FILES: Files = Object.fromEntries(
  Array.from({ length: 320 }, (_, index) => [
    `src/parts/part-${index}.ts`,
    `export const part = ${index};\n`,
  ]),
);

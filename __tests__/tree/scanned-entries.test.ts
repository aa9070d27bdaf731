import { describe, expect, it } from '@jest/globals';
import { AGENT_ROWS } from '../../src/agent-files/agent-table.js';
import { agentFileOf } from '../../src/agent-files/agents.js';
import { pathPatterns } from '../../src/agent-files/path-pattern.js';
import { layouts } from '../../src/memory/layouts/index.js';
import { NOTE_HOMES } from '../../src/memory/notes/home.js';
import { scannedEntries } from '../../src/tree/scanned-entries.js';
import { type VirtualFile, VirtualTree } from '../../src/tree/virtual-tree.js';

/** Those of the files that everybody who looks for memory or agent files gets to see. */
const scanned = (files: Readonly<Record<string, string | VirtualFile>>): string[] =>
  scannedEntries(new VirtualTree(files)).map(({ path }) => path);
/** Of a tree with these files, and an ordinary one beside each, what is passed over. */
const missed = (paths: readonly string[]): string[] => {
  const found = new Set(scanned(Object.fromEntries(paths.map((path) => [path, 'x']))));
  return paths.filter((path) => !found.has(path));
};

/** A path for each of the table, in a folder where it may be in one: `a/.kilo/rules/x` for `.kilo/rules/**`. */
const TABLE = AGENT_ROWS.flatMap(({ agent, kind, paths }) =>
  paths.flatMap(pathPatterns).map(({ path }) => ({
    path: (path.startsWith('/') ? path.slice(1) : `a/${path}`).replaceAll(/\*+/g, 'x'),
    is: `${agent} ${kind}`,
  })),
);

describe('the entries that are looked at', () => {
  it('have every agent file that the table names, and no row of it hides another one', () => {
    const found = TABLE.map(({ path }) => {
      const known = agentFileOf(path);
      return { path, is: known === null ? null : `${known.agent} ${known.kind}` };
    });
    expect(found).toEqual(TABLE);
    const paths = TABLE.map(({ path }) => path);
    expect(missed([...paths, 'OpenCode.jsonc', 'Memory-Bank/x.txt', 'a/\u017fkill.md'])).toEqual(
      [],
    );
  });

  it('have every file in a folder of a store, and each layout has a path here', () => {
    const paths = [
      '.memtrust/facts/x.md',
      '.ait/memory/facts.json',
      ...NOTE_HOMES.flatMap(({ folders }) =>
        folders.flatMap(([folder]) => [`${folder}x.md`, `${folder}left-over.txt`]),
      ),
    ];
    expect(
      layouts.filter((layout) => !paths.some((path) => layout.owns(path))).map(({ name }) => name),
    ).toEqual([]);
    expect(missed(paths)).toEqual([]);
  });

  it('have what the gate itself rests on', () => {
    expect(
      missed(['action.yml', 'a/action.yaml', '.github/workflows/x.yml', 'a/.gitattributes']),
    ).toEqual([]);
  });

  it('have links, submodules, and names that may look like one of these or be one on another disk', () => {
    const link: VirtualFile = { kind: 'symlink', bytes: Buffer.from('x') };
    const module: VirtualFile = { kind: 'submodule', bytes: new Uint8Array() };
    const files = {
      'src/link': link,
      'src/module': module,
      'src/СLAUDE.txt': 'x',
      'src/memory-bank /x': 'x',
      'MEMTRU~1/x': 'x',
      'src\\x': 'x',
    };
    expect(scanned(files).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it('have no ordinary file', () => {
    const files = {
      'src/a.ts': 'x',
      'src/hooks/use-hooks.json': 'x',
      'memory/index.ts': 'x',
      'package.json': 'x',
      'docs/opencode.json.txt': 'x',
    };
    expect(scanned(files)).toEqual([]);
  });
});

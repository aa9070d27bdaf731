import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { storedEvidence } from '../../src/anchors/judge-source.js';
import { outlineOf, symbolsIn } from '../../src/anchors/outline-of.js';
import { select } from '../../src/anchors/select.js';
import { SourceText } from '../../src/anchors/source-text.js';
import type { OutlineNode } from '../../src/languages/outline/outline.js';
import { READER, selectorText, type LineRange, type Selector } from '../../src/memory/citation.js';
import type { Scene } from './scene.js';

/*
 * Facts store digests, so none may change without a new number of READER. `GOLDEN=write` writes the file again.
 */

const FILE = '__tests__/contract/digests.json';
const SAMPLES = '__tests__/languages/code/samples';
const SCENES = '__tests__/contract/scenes';

interface Golden {
  readonly reader: number;
  /** Of each passage the first digits of the digests of its text, place, unit and origin. */
  readonly digests: Readonly<Record<string, string>>;
}

/** Kinds of files of which there is no scene. */
const SMALL: Readonly<Record<string, string>> = {
  'a.json': '{\n  "a": {"b": [1, {"c": "x"}], "d/e": null},\n  "f": 1.50\n}\n',
  'a.jsonc': '{\n  // why\n  "a": {"b": true,},\n}\n',
  'a.json5': "{a: 'x', b: [+1, .5,],}\n",
  'a.toml': 'a = 1\n[b.c]\nd = "x"\n[[e]]\nf = 2020-01-01\n[[e]]\nf = [1, 2]\n',
  'two.yaml': 'a: 1\n---\na: &x {b: 1}\nc: [*x, "y", |-\n  z]\n',
  'a.ini': '; why\n[a]\nb = 1\nc = 2\n[d]\nb = 1\n',
  'a.properties': 'a.b=1\nc=long \\\n  value\n',
  Makefile: 'A := 1\n\nall: a b\n\tcp a \\\n\t  b\n\na:\n\ttouch a\n',
  'main.tf': 'resource "x" "y" {\n  encrypted = true\n  rule {\n    port = 443\n  }\n}\n',
  'nginx.conf': 'server {\n  listen 443 ssl;\n  location / {\n    deny all;\n  }\n}\n',
  '.gitignore': '# why\nnode_modules\ndist\n',
  'notes.txt': 'One.\nTwo.\n\nThree.\n',
  'a.proto': 'message A {\n  string b = 1;\n}\n',
  'a.graphql': 'type A {\n  b: String! @auth\n}\n',
};

/** All texts by a name that is there once: scenes, samples, and the table of guards. */
async function texts(): Promise<readonly (readonly [name: string, path: string, text: string])[]> {
  const scenes: (readonly [string, string, string])[] = [];
  for (const file of readdirSync(SCENES).toSorted()) {
    const loaded: { readonly scenes: readonly Scene[] } = await import(
      `./scenes/${file.replace(/\.ts$/, '.js')}`
    );
    for (const [index, { path, before }] of loaded.scenes.entries())
      scenes.push([`${file.replace(/\.ts$/, '')} ${index} ${path}`, path, before]);
  }
  const samples = readdirSync(SAMPLES)
    .toSorted()
    .map((name) => [name, name, readFileSync(join(SAMPLES, name), 'utf8')] as const);
  const guards: readonly { readonly path: string; readonly before: readonly string[] }[] =
    JSON.parse(readFileSync('__tests__/anchors/around-a-guard.json', 'utf8'));
  return [
    ...scenes,
    ...samples,
    ...Object.entries(SMALL).map(([path, text]) => [path, path, text] as const),
    ...guards.map(
      ({ path, before }, index) => [`guard ${index} ${path}`, path, before.join('\n')] as const,
    ),
  ];
}

type Cited = readonly [selector: Selector, lines: LineRange | null];

/** Passages of a file by every selector that it has, always the same. */
function passagesOf(source: SourceText): readonly Cited[] {
  const count = source.lines.length;
  const step = Math.max(1, Math.floor(count / 6));
  const cited: Cited[] = [[{ kind: 'file' }, null]];
  for (let line = 1; line <= count; line += step) {
    cited.push([{ kind: 'lines' }, [line, line]]);
    const quote = (source.lines[line - 1] ?? '').trim();
    if (quote.length > 12) cited.push([{ kind: 'quote', quote, symbol: null }, null]);
  }
  cited.push([{ kind: 'lines' }, [Math.ceil(count / 3), Math.ceil((2 * count) / 3)]]);
  for (const { name } of (symbolsIn(source) ?? []).slice(0, 5))
    cited.push([{ kind: 'symbol', symbol: name }, null]);
  const named = (nodes: readonly OutlineNode[], above: string, depth: number): void => {
    for (const { name, blocks } of nodes.slice(0, 4)) {
      if (name === null) continue;
      const pointer = `${above}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      cited.push([{ kind: 'pointer', pointer }, null], [{ kind: 'heading', heading: name }, null]);
      if (depth < 3) for (const block of blocks) named(block.nodes, pointer, depth + 1);
    }
  };
  if (/\.(?:json[c5]?|ya?ml|toml|md)$/.test(source.path))
    named(outlineOf(source).root.nodes, '', 0);
  return cited;
}

async function digests(): Promise<Golden['digests']> {
  const found: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [name, path, text] of await texts()) {
    if (seen.has(`${path}\n${text}`)) continue;
    seen.add(`${path}\n${text}`);
    const source = new SourceText(Buffer.from(text), path);
    for (const [selector, lines] of passagesOf(source)) {
      const selection = select(source, { selector, lines });
      if ('why' in selection) continue;
      const stored = storedEvidence(source, selection.passage, 'critical');
      if (typeof stored === 'string') continue;
      const { digest, place, unit, origin } = stored;
      const which = place.slice(place.indexOf(' '));
      const quote = selector.kind === 'quote' ? ` ${selector.quote}` : '';
      found[`${name} ${selectorText({ selector, lines })}${quote}`] =
        [digest, place, unit ?? '-', origin ?? '-']
          .map((one) => one.replace('sha256:', '').slice(0, 12))
          .join(' ') + which;
    }
  }
  return found;
}

it('no digest of a binding changes without a new reader', async () => {
  const now: Golden = { reader: READER, digests: await digests() };
  expect(Object.keys(now.digests).length).toBeGreaterThanOrEqual(500);
  const known: Golden | null = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : null;
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const isReleased = !/^0\.(?:0\.|1\.0)/.test(version);
  if (process.env['GOLDEN'] === 'write') {
    // Until 0.1.0 is released nobody has facts but us, so the number may stay.
    if (isReleased && known !== null && known.reader >= READER)
      throw new Error(
        'raise READER in src/memory/citation.ts before the digests are written again',
      );
    writeFileSync(FILE, `${JSON.stringify(now, null, 1)}\n`);
    return;
  }
  const changed = [...new Set([...Object.keys(known?.digests ?? {}), ...Object.keys(now.digests)])]
    .filter((key) => known?.digests[key] !== now.digests[key])
    .slice(0, 10);
  if (known?.reader !== READER || changed.length > 0)
    throw new Error(
      'digests changed: raise READER in src/memory/citation.ts, then run ' +
        `\`npm test -- ${FILE.replace('.json', '.test.ts')}\` with GOLDEN=write\n${changed.join('\n')}`,
    );
});

it('the digests are those of every selector and of many kinds of file', async () => {
  const names = Object.keys(await digests());
  for (const kind of [' file', ' lines:', ' quote ', ' symbol:', ' pointer:', ' heading:'])
    expect([kind, names.filter((name) => name.includes(kind)).length > 20]).toEqual([kind, true]);
});

/** `memtrust lsp` in a repository that nobody has checked: it writes nothing, is not steered, and does not hang. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type Heard, RawTalk, within } from './lsp-wire.js';
import { Sandbox } from './sandbox.js';

const POLICY = 'version: 1\nadoption: {approvals: 0, adopters: [ada]}\n';
const GUARD =
  'export function requireOwner(id: string): void {\n  if (id === "") throw new Error();\n}\n';
const CLAUDE = '# Shop\n\nRun `npm run tset`. The guard is in `src/guard.ts`.\n';
const LIMIT_MS = 60_000;

let shop: Sandbox;
let talk: RawTalk;
let elsewhere: string;

beforeEach(async () => {
  elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'memtrust-elsewhere-')));
  shop = new Sandbox()
    .write('.memtrust/policy.yml', POLICY)
    .write('package.json', '{"name":"shop","scripts":{"test":"jest"}}\n')
    .write('CLAUDE.md', CLAUDE)
    .write('src/guard.ts', GUARD);
  shop.commit();
  const fact = 'The guard is `requireOwner` in `src/guard.ts`.';
  await shop.done('propose', 'guard', fact, '--by', 'ada');
  await shop.done('adopt', 'guard', '--by', 'ada');
  shop.commit('adopt');
});
afterEach(async () => {
  talk.input.end();
  await within('the end', talk.code, LIMIT_MS);
  shop.dispose();
  rmSync(elsewhere, { recursive: true, force: true });
});

const uri = (path: string): string => pathToFileURL(join(shop.root, path)).href;
const open = (path: string, text: string): void => openUri(uri(path), text);
const openUri = (document: string, text: string): void =>
  talk.notify('textDocument/didOpen', { textDocument: { uri: document, text } });
const close = (path: string): void =>
  talk.notify('textDocument/didClose', { textDocument: { uri: uri(path) } });
const save = (path: string): void =>
  talk.notify('textDocument/didSave', { textDocument: { uri: uri(path) } });
const start = async (): Promise<void> => {
  talk = new RawTalk(shop.root);
  await talk.initialize();
};

/** Answers of all that an editor asks at a place. */
async function askAt(document: string, line: number, character: number): Promise<Heard[]> {
  const textDocument = { uri: document };
  const position = { line, character };
  const found: Heard[] = [];
  for (const [method, more] of [
    ['hover', { position }],
    ['definition', { position }],
    ['completion', { position }],
    ['codeLens', {}],
    ['codeAction', { range: { start: position, end: position } }],
  ] as const)
    found.push(await talk.ask(`textDocument/${method}`, { textDocument, ...more }, LIMIT_MS));
  return found;
}

const lensOf = async (path: string): Promise<unknown> =>
  (await talk.ask('textDocument/codeLens', { textDocument: { uri: uri(path) } }, LIMIT_MS)).result;
const LENS = [{ command: { title: '1 fact cites this' } }];

const publishedShape = z.object({
  uri: z.string(),
  diagnostics: z.array(z.looseObject({ message: z.string() })),
});

/** What the editor shows by now, by URI. */
function shown(): Record<string, readonly unknown[]> {
  const found: Record<string, readonly unknown[]> = {};
  for (const { method, params } of talk.heard) {
    if (method !== 'textDocument/publishDiagnostics') continue;
    const { uri: document, diagnostics } = publishedShape.parse(params);
    if (diagnostics.length === 0) delete found[document];
    else found[document] = diagnostics;
  }
  return found;
}

/** Every path of a folder, with its kind, mode, size, time and bytes. */
function everything(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  const look = (path: string): void => {
    const stat = lstatSync(path, { bigint: true });
    const bytes = stat.isSymbolicLink()
      ? readlinkSync(path)
      : stat.isFile()
        ? readFileSync(path).toString('latin1')
        : '';
    found.set(path, `${stat.mode} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs} ${bytes}`);
    if (stat.isDirectory()) for (const name of readdirSync(path)) look(join(path, name));
  };
  look(folder);
  return found;
}

describe('it writes nothing', () => {
  it('neither into the repository nor into its .git, in a whole talk', async () => {
    shop.link('linked.md', 'CLAUDE.md').write('src/new.ts', 'export const a = 1;\n');
    for (const name of ['.cache', '.config', '.local']) mkdirSync(join(shop.root, name));
    // Else git has a reason to write its index.
    shop.git('status');
    const before = everything(shop.root);
    await start();
    open('CLAUDE.md', CLAUDE);
    for (const text of ['See `src/Guard.ts`.\n', 'See `src/', CLAUDE]) {
      talk.notify('textDocument/didChange', {
        textDocument: { uri: uri('CLAUDE.md') },
        contentChanges: [{ text }],
      });
      await askAt(uri('CLAUDE.md'), 0, 9);
    }
    open('src/guard.ts', GUARD.replace('throw new Error()', 'return'));
    await talk.hears('a stale fact', (one) => JSON.stringify(one).includes('MT105'));
    save('CLAUDE.md');
    talk.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: uri('src/new.ts'), type: 1 }],
    });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await askAt(uri('src/guard.ts'), 1, 4);
    await askAt(uri('linked.md'), 2, 9);
    close('CLAUDE.md');
    await askAt(uri('.memtrust/facts/guard.md'), 0, 0);
    expect(await talk.leave()).toBe(0);
    expect(everything(shop.root)).toEqual(before);
  });
});

describe('a document of 10 MB', () => {
  const TEN = 10 * 1024 * 1024;
  const filled = (piece: string): string => piece.repeat(Math.ceil(TEN / piece.length));

  it.each([
    ['an agent file of many lines', 'CLAUDE.md', filled('See `src/gone.ts` and `src/guard.ts`.\n')],
    ['an agent file of one line', 'CLAUDE.md', filled('See `src/gone.ts` and `src/guard.ts`. ')],
    ['a list of blanks', 'CLAUDE.md', `id:${filled(' ')}!`],
    ['a line of links', 'CLAUDE.md', `${filled('path:')} a b`],
    ['a line of quotes', 'CLAUDE.md', filled('`"\'(')],
    ['a fact', '.memtrust/facts/guard.md', `---\nstatus: accepted\n---\n${filled('It is so.\n')}`],
    ['a policy', '.memtrust/policy.yml', `${POLICY}${filled('# x\n')}`],
    ['a policy of lists', '.memtrust/policy.yml', `${POLICY}exclude_text: ${filled('[')}`],
    ['code', 'src/guard.ts', GUARD + filled('export const a = 1;\n')],
    ['code on one line', 'src/guard.ts', GUARD + filled('if(a){b("x")};')],
    ['code of brackets', 'src/guard.ts', GUARD + filled('{')],
    ['a manifest', 'package.json', `{"scripts":{${filled('"a":"b",')}"c":""}}`],
  ])(
    '%s is answered for, and so is a small one afterwards',
    async (_what, path, text) => {
      await start();
      open(path, text);
      const lines = text.split('\n');
      const last = lines.length - 1;
      for (const { error, result } of [
        ...(await askAt(uri(path), 0, 5)),
        ...(await askAt(uri(path), last, lines[last]?.length ?? 0)),
      ])
        expect(error !== undefined || result !== undefined).toBe(true);
      close(path);
      open('CLAUDE.md', 'See `src/gone-afterwards.ts`.\n');
      await talk.hears('a finding', (one) => JSON.stringify(one).includes('afterwards'), LIMIT_MS);
      expect(await lensOf('src/guard.ts')).toMatchObject(LENS);
      expect(talk.written()).not.toContain('bug in memtrust');
    },
    2 * LIMIT_MS,
  );
});

it('thousands of fixes of one long text are no work of its length for each', async () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `guard${at}.ts`);
  for (const name of names) shop.write(`src/${name}`, '');
  const text = names
    .map((name) => `See \`src/${name.replace('g', 'G')}\`.\n${'It is so.\n'.repeat(40)}`)
    .join('');
  shop.write('CLAUDE.md', text).commit('more');
  await start();
  await lensOf('CLAUDE.md');
  const { result } = await talk.ask(
    'textDocument/codeAction',
    {
      textDocument: { uri: uri('CLAUDE.md') },
      range: { start: { line: 0, character: 0 }, end: { line: 100_000, character: 0 } },
    },
    5_000,
  );
  expect(result).toHaveLength(200);
}, 120_000);

describe('a URI', () => {
  it.each([
    'file:///etc/passwd',
    'untitled:Untitled-1',
    'file://otherhost/CLAUDE.md',
    'vscode-remote://x/CLAUDE.md',
    'file:///%',
    'file:///%00',
    'file:///a%2fb',
    'x',
    '',
  ])('%s is of no file of the folder', async (document) => {
    await start();
    await lensOf('src/guard.ts');
    const before = shown();
    openUri(document, 'See `src/never.ts`.\n');
    for (const { result } of await askAt(document, 0, 8)) expect(result).toBeNull();
    expect(shown()).toEqual(before);
    expect(await lensOf('src/guard.ts')).toMatchObject(LENS);
  });

  it('that climbs out, or goes through a link that leads out, is of no file either', async () => {
    shop.link('out', elsewhere).link('loop', 'loop').link('out.md', join(elsewhere, 'CLAUDE.md'));
    shop.commit('links');
    await start();
    for (const document of [
      `${uri('')}%2e%2e/CLAUDE.md`,
      `${uri('src')}/%2e%2e/%2e%2e/CLAUDE.md`,
      uri('out/CLAUDE.md'),
      uri('loop'),
      uri('loop/x'),
      uri('out.md'),
    ]) {
      openUri(document, 'See `src/never.ts`.\n');
      await askAt(document, 0, 8);
    }
    expect(JSON.stringify(shown())).not.toContain('never');
    expect(await lensOf('src/guard.ts')).toMatchObject(LENS);
  });

  it('through a link that stays inside is of the file that it leads to', async () => {
    shop.link('lib', 'src').link('LINKED.md', 'CLAUDE.md').commit('links');
    await start();
    openUri(uri('lib/guard.ts'), GUARD.replace('throw new Error()', 'return'));
    await talk.hears('a stale fact', (one) => JSON.stringify(one).includes('MT105'));
    openUri(uri('LINKED.md'), 'See `src/through.ts`.\n');
    await talk.hears('a finding', (one) => JSON.stringify(one).includes('through.ts'));
  });

  it.each(['a b', 'ünï', 'a#b', 'a%b', 'a%20b', '..a', 'a?b', 'a\\b', "a'b", 'a\nb'])(
    'of a folder called %j',
    async (folder) => {
      const path = `${folder}/CLAUDE.md`;
      shop.write(path, 'See `src/gone.ts`.\n').commit('more');
      await start();
      const isOfIt = (one: Heard): boolean =>
        one.method === 'textDocument/publishDiagnostics' &&
        publishedShape.parse(one.params).uri === uri(path);
      await talk.hears('a finding', (one) => isOfIt(one) && JSON.stringify(one).includes('gone'));
      open(path, 'See `src/typed.ts`.\n');
      await talk.hears('a finding', (one) => isOfIt(one) && JSON.stringify(one).includes('typed'));
    },
  );
});

describe('names and texts', () => {
  it('of a repository are shown as they are, and offered only if they are', async () => {
    const evil = '\u202e\u001b]8;;x\u0007';
    shop
      .write(`src/${evil}.ts`, 'x\n')
      .write('src/a\nb.ts', 'x\n')
      .write('package.json', JSON.stringify({ scripts: { 'x\nrm': 'x', [evil]: 'x', ok: 'x' } }))
      .commit('names');
    await start();
    for (const [text, labels] of [
      ['See `src/', ['src/guard.ts']],
      ['Run `npm run ', ['ok']],
    ] as const) {
      open('CLAUDE.md', text);
      const { result } = await talk.ask('textDocument/completion', {
        textDocument: { uri: uri('CLAUDE.md') },
        position: { line: 0, character: text.length },
      });
      expect(z.array(z.object({ label: z.string() })).parse(result)).toEqual(
        labels.map((label) => ({ label })),
      );
    }
    open('CLAUDE.md', `See \`src/${evil}gone.ts\` and [x](command:evil).\n`);
    await lensOf('src/guard.ts');
    for (const sign of ['\u202e', '\u001b', '\u0007'])
      expect(
        talk
          .written()
          .split(String.raw`\r`)
          .join(''),
      ).not.toContain(sign);
    expect(talk.written()).not.toMatch(/\\u(?:001b|0007|202e)/i);
  });

  it('make no link, image or HTML of a hover', async () => {
    const statement =
      'The guard `requireOwner` in `src/guard.ts`: [x](command:evil) ![y](http://a.example/i.png) <img src=x> https://b.example www.c.example &lt; [z]: http://d.example $(alert)';
    await shop.done('propose', 'evil', statement, '--by', 'ada');
    await shop.done('adopt', 'evil', '--by', 'ada');
    shop.commit('evil');
    await start();
    const { result } = await talk.ask('textDocument/hover', {
      textDocument: { uri: uri('src/guard.ts') },
      position: { line: 1, character: 4 },
    });
    const { contents } = z.object({ contents: z.object({ value: z.string() }) }).parse(result);
    expect(contents.value).toContain('command:evil');
    // What is left without its code spans is plain.
    const prose = contents.value.replaceAll(/(`+)[^`]+\1/g, '');
    expect(prose).not.toMatch(/[[\]<>&$@](?! )|https?:|www\.|command:/);
  });
});

describe('a repository that changes', () => {
  it('is none: that is said, and nothing else', async () => {
    shop.remove('.git');
    await start();
    const { params } = await talk.hears('words', ({ method }) => method === 'window/showMessage');
    expect(JSON.stringify(params)).toMatch(/not.*repository/i);
    expect(await askAt(uri('CLAUDE.md'), 0, 0)).toEqual(
      expect.arrayContaining([expect.objectContaining({ result: null })]),
    );
  });

  it('disappears, and comes back', async () => {
    await start();
    await talk.hears('a finding', (one) => JSON.stringify(one).includes('tset'));
    const copy = shop.copy();
    rmSync(shop.root, { recursive: true });
    save('CLAUDE.md');
    await talk.hears('words', ({ method }) => method === 'window/showMessage');
    expect(shown()).toEqual({});
    for (const one of await askAt(uri('CLAUDE.md'), 0, 0)) expect(one.result).toBeNull();
    const { cpSync } = await import('node:fs');
    cpSync(copy.root, shop.root, { recursive: true });
    copy.dispose();
    save('CLAUDE.md');
    await within(
      'the findings',
      (async () => {
        while (Object.keys(shown()).length === 0)
          await new Promise((resolve) => setTimeout(resolve, 50));
      })(),
    );
    expect(await lensOf('src/guard.ts')).toMatchObject(LENS);
  });

  it('has another base after a commit beside the server: as a new server says', async () => {
    shop.git('switch', '--quiet', '-c', 'change');
    await start();
    await lensOf('src/guard.ts');
    shop.write('src/guard.ts', GUARD.replace('throw new Error()', 'return'));
    shop.write('CLAUDE.md', 'See `src/gone.ts`.\n').commit('beside');
    shop.git('branch', '--force', 'main', 'HEAD');
    shop.write('CLAUDE.md', 'See `src/gone2.ts`.\n');
    save('CLAUDE.md');
    await talk.hears('a finding', (one) => JSON.stringify(one).includes('gone2'));
    await lensOf('src/guard.ts');
    const before = shown();
    await talk.leave();
    await start();
    await talk.hears('a finding', (one) => JSON.stringify(one).includes('gone2'));
    await lensOf('src/guard.ts');
    expect(before).toEqual(shown());
  });
});

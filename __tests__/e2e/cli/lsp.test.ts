/** `memtrust lsp`: an editor sees what `check` says of what is typed, and which facts cite its code. */
import { symlinkSync, unlinkSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  DefinitionRequest,
  DidChangeWatchedFilesNotification,
  HoverRequest,
} from 'vscode-languageserver-protocol';
import { type Editor, edit } from './lsp-talk.js';
import { Sandbox } from './sandbox.js';

const GUARD =
  'export function requireOwner(id: string): void {\n  if (id === "") throw new Error();\n}\n';
const CLAUDE = '# Shop\n\nRun `npm run tset`. The guard is in `src/guard.ts`.\n';

let shop: Sandbox;
let editor: Editor;

beforeEach(async () => {
  shop = new Sandbox()
    .write('.memtrust/policy.yml', 'version: 1\nadoption: {approvals: 0, adopters: [ada]}\n')
    .write('package.json', '{\n"scripts": {\n"test": "jest",\n"lint": "eslint ."\n}}\n')
    .write('CLAUDE.md', CLAUDE)
    .write('src/guard.ts', GUARD);
  shop.commit();
  const fact = 'The guard is `requireOwner` in `src/guard.ts`.';
  await shop.memtrust('propose', 'shop/guard', fact, '--importance', 'critical', '--by', 'ada');
  await shop.memtrust('adopt', 'shop/guard', '--by', 'ada');
  shop.commit('adopt');
  editor = await edit(shop.root);
});
afterEach(async () => {
  await editor.end();
  shop.dispose();
});

const at = (path: string, line: number, character: number) => ({
  textDocument: { uri: editor.uri(path) },
  position: { line, character },
});

it('shows what check finds, with the range of the name, and what is typed instead of what is saved', async () => {
  const [found] = await editor.diagnostics('CLAUDE.md', (all) => all.length === 1);
  expect(found).toMatchObject({ code: 'MT405', source: 'memtrust', severity: 2 });
  expect(found?.range.start.line).toBe(2);
  await editor.open('CLAUDE.md', CLAUDE);
  await editor.type(
    'CLAUDE.md',
    CLAUDE.replace('tset', 'test').replace('src/guard.ts', 'src/gard.ts'),
  );
  const [typed] = await editor.diagnostics(
    'CLAUDE.md',
    ([one]) => one?.message.includes('gard') === true,
  );
  const column = CLAUDE.split('\n')[2]?.indexOf('src/') ?? 0;
  expect(typed?.range).toEqual({
    start: { line: 2, character: column },
    end: { line: 2, character: column + 'src/gard.ts'.length },
  });
});

it('fixes what has one answer', async () => {
  const text = CLAUDE.replace('tset', 'test').replace('src/guard.ts', 'src/Guard.ts');
  await editor.open('CLAUDE.md', text);
  await editor.diagnostics('CLAUDE.md', ([one]) => one?.message.includes('Guard') === true);
  const range = { start: { line: 2, character: 0 }, end: { line: 2, character: 1 } };
  const actions = await editor.client.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: editor.uri('CLAUDE.md') },
    range,
    context: { diagnostics: [] },
  });
  expect(actions).toMatchObject([
    { edit: { changes: { [editor.uri('CLAUDE.md')]: [{ newText: 'src/guard.ts' }] } } },
  ]);
});

it('says which facts cite a line, and marks a fact as stale while one types, in its file and beside the code', async () => {
  const lenses = async (): Promise<unknown[] | undefined> => {
    const found = await editor.client.sendRequest(CodeLensRequest.type, at('src/guard.ts', 0, 0));
    return found?.map(({ command }) => command?.title);
  };
  const hover = await editor.client.sendRequest(HoverRequest.type, at('src/guard.ts', 1, 4));
  expect(hover).toMatchObject({
    contents: { value: expect.stringMatching(/shop\/guard.*trusted.*critical[^]*The guard is/) },
    range: { start: { line: 0, character: 0 }, end: { line: 3, character: 0 } },
  });
  expect(await lenses()).toEqual(['1 fact cites this; critical: shop/guard']);
  const changed = GUARD.replace('throw new Error()', 'return');
  await editor.open('src/guard.ts', changed);
  const stale = await editor.diagnostics('.memtrust/facts/shop/guard.md', (all) => all.length > 0);
  expect(stale).toMatchObject([{ code: 'MT105', severity: 1 }]);
  const beside = await editor.diagnostics('src/guard.ts', (all) => all.length > 0);
  expect(beside).toMatchObject([
    {
      code: 'MT105',
      severity: 3,
      range: { start: { line: 1, character: 2 }, end: { line: 1, character: 24 } },
      message: expect.stringContaining('`shop/guard` cites this line, so it is stale'),
      relatedInformation: [{ location: { uri: editor.uri('.memtrust/facts/shop/guard.md') } }],
    },
  ]);
  expect(await lenses()).toEqual(['1 fact cites this; 1 stale; critical: shop/guard']);
  await editor.type('src/guard.ts', GUARD);
  await editor.diagnostics('.memtrust/facts/shop/guard.md', (all) => all.length === 0);
  expect(await lenses()).toEqual(['1 fact cites this; critical: shop/guard']);
});

it('goes from a fact and from a mention to the code, and from the code to both', async () => {
  const text = CLAUDE.replace('tset', 'test');
  await editor.open('CLAUDE.md', text);
  await editor.diagnostics('CLAUDE.md', (all) => all.length === 0);
  const places = async (path: string, line: number, character: number): Promise<string[]> => {
    const found = await editor.client.sendRequest(
      DefinitionRequest.type,
      at(path, line, character),
    );
    return [found ?? []].flat().map((place) => {
      if (!('uri' in place)) throw new Error('not a location');
      const [, file] = place.uri.split(`${editor.uri('')}/`);
      return `${file}:${place.range.start.line}`;
    });
  };
  expect(await places('.memtrust/facts/shop/guard.md', 0, 0)).toEqual(['src/guard.ts:0']);
  expect(await places('CLAUDE.md', 2, text.split('\n')[2]?.indexOf('guard.ts') ?? 0)).toEqual([
    'src/guard.ts:0',
  ]);
  expect(await places('CLAUDE.md', 2, text.split('\n')[2]?.indexOf('test') ?? 0)).toEqual([
    'package.json:2',
  ]);
  expect(await places('CLAUDE.md', 0, 3)).toEqual([]);
  expect(await places('src/guard.ts', 1, 4)).toEqual([
    '.memtrust/facts/shop/guard.md:0',
    'CLAUDE.md:2',
  ]);
});

it('names files as the editor does, where it opened the repository through a link', async () => {
  const link = `${shop.root}-link`;
  symlinkSync(shop.root, link);
  const linked = await edit(link);
  try {
    const [found] = await linked.diagnostics('CLAUDE.md', (all) => all.length === 1);
    expect(found).toMatchObject({ code: 'MT405' });
    await linked.open('CLAUDE.md', CLAUDE.replace('tset', 'test'));
    await linked.diagnostics('CLAUDE.md', (all) => all.length === 0);
  } finally {
    await linked.end();
    unlinkSync(link);
  }
});

it('sees what changes beside the editor once it is told, and a new base once something is saved', async () => {
  await editor.diagnostics('CLAUDE.md', (all) => all.length === 1);
  shop.write('CLAUDE.md', CLAUDE.replace('tset', 'test'));
  await editor.client.sendNotification(DidChangeWatchedFilesNotification.type, { changes: [] });
  await editor.diagnostics('CLAUDE.md', (all) => all.length === 0);
  shop.write('src/guard.ts', GUARD.replace('throw new Error()', 'return')).commit('another guard');
  await editor.save('src/guard.ts');
  await editor.diagnostics('.memtrust/facts/shop/guard.md', (all) => all.length > 0);
});

it('completes paths, scripts and keys of the policy', async () => {
  const labels = async (path: string, text: string): Promise<string[]> => {
    await editor.open(path, text);
    const found = await editor.client.sendRequest(
      CompletionRequest.type,
      at(path, text.split('\n').length - 1, text.split('\n').at(-1)?.length ?? 0),
    );
    return (Array.isArray(found) ? found : (found?.items ?? [])).map(({ label }) => label);
  };
  await editor.diagnostics('CLAUDE.md', (all) => all.length === 1);
  expect(await labels('CLAUDE.md', 'The guard is `src/g')).toEqual(['src/guard.ts']);
  expect(await labels('CLAUDE.md', 'The guard is src/g')).toEqual([]);
  expect(await labels('AGENTS.md', 'Run `npm run l')).toEqual(['lint']);
  expect(await labels('.memtrust/policy.yml', 'version: 1\nmo')).toContain('mode');
  expect(await labels('.memtrust/policy.yml', 'adoption:\n  app')).toEqual(['approvals']);
  expect(await labels('.memtrust/policy.yml', 'scopes:\n  - path: src\n    st')).toEqual(['stale']);
  const fact = '.memtrust/facts/shop/new.md';
  expect(await labels(fact, '---\nsupersedes: [shop/g')).toEqual(['shop/guard']);
  expect(await labels(fact, '---\nsources:\n  - path: src/')).toEqual(['src/guard.ts']);
});

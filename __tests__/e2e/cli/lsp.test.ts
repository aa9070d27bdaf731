/** `memtrust lsp`: an editor sees what `check` says of what is typed, and which facts cite its code. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  DefinitionRequest,
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
    .write('package.json', '{"name":"shop","scripts":{"test":"jest","lint":"eslint ."}}\n')
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

it('says which facts cite a line, goes there and back, and marks a fact as stale while one types', async () => {
  const hover = await editor.client.sendRequest(HoverRequest.type, at('src/guard.ts', 1, 4));
  expect(hover?.contents).toMatchObject({
    value: expect.stringMatching(/shop\/guard.*trusted.*critical[^]*The guard is/),
  });
  const lenses = await editor.client.sendRequest(CodeLensRequest.type, at('src/guard.ts', 0, 0));
  expect(lenses?.map(({ command }) => command?.title)).toEqual([
    '1 fact cites this; critical: shop/guard',
  ]);
  const there = await editor.client.sendRequest(DefinitionRequest.type, at('src/guard.ts', 1, 4));
  expect(there).toMatchObject([{ uri: editor.uri('.memtrust/facts/shop/guard.md') }]);
  const back = await editor.client.sendRequest(
    DefinitionRequest.type,
    at('.memtrust/facts/shop/guard.md', 0, 0),
  );
  expect(back).toMatchObject([{ uri: editor.uri('src/guard.ts') }]);
  await editor.open('src/guard.ts', GUARD.replace('throw new Error()', 'return'));
  const stale = await editor.diagnostics('.memtrust/facts/shop/guard.md', (all) => all.length > 0);
  expect(stale).toMatchObject([{ code: 'MT105', severity: 1 }]);
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
  expect(await labels('AGENTS.md', 'Run `npm run l')).toEqual(['lint']);
  expect(await labels('.memtrust/policy.yml', 'version: 1\nmo')).toContain('mode');
});

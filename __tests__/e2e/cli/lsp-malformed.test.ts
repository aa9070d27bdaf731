/** `memtrust lsp` beside an editor that does not keep to the protocol: an error or an answer comes, in bounded time. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pathToFileURL } from 'node:url';
import { EXIT } from '../../../src/cli/io.js';
import { RawTalk, within } from './lsp-wire.js';
import { Sandbox } from './sandbox.js';

const GUARD = 'export function requireOwner(): void {}\n';
const CANARY = 'canary-7f3a';

let shop: Sandbox;
let talk: RawTalk;

beforeEach(async () => {
  shop = new Sandbox()
    .write('.memtrust/policy.yml', 'version: 1\nadoption: {approvals: 0, adopters: [ada]}\n')
    .write('CLAUDE.md', '# Shop\n\nThe guard is in `src/guard.ts`.\n')
    .write('src/guard.ts', GUARD);
  shop.commit();
  await shop.done(
    'propose',
    'guard',
    'The guard is `requireOwner` in `src/guard.ts`.',
    '--by',
    'ada',
  );
  await shop.done('adopt', 'guard', '--by', 'ada');
  shop.commit('adopt');
  talk = new RawTalk(shop.root);
});
afterEach(async () => {
  talk.input.end();
  await within('the end', talk.code);
  shop.dispose();
});

const uri = (path: string): string => `${pathToFileURL(shop.root).href}/${path}`;

/** The server is there, and has forgotten nothing. */
async function works(): Promise<void> {
  const { result } = await talk.ask('textDocument/codeLens', {
    textDocument: { uri: uri('src/guard.ts') },
  });
  expect(result).toMatchObject([{ command: { title: '1 fact cites this' } }]);
}

describe('an end that is an error', () => {
  it.each([
    ['no Content-Length', 'Content-Type: x\r\n\r\n{}'],
    ['a header without a colon', 'what is this\r\n\r\n'],
    ['a length that is no number', 'Content-Length: many\r\n\r\n{}'],
    ['a negative length', 'Content-Length: -5\r\n\r\n{}{}{}'],
    ['a length of minus one', 'Content-Length: -1\r\n\r\n{}{}{}'],
    ['a length that no memory holds', 'Content-Length: 99999999999999999999\r\n\r\n{}'],
    ['a header that never ends', 'x'.repeat(3_000_000)],
  ])('%s', async (_what, bytes) => {
    await talk.initialize();
    talk.raw(bytes);
    expect(await within('the end', talk.code, 5_000)).toBe(EXIT.usage);
    expect(talk.written()).toContain('memtrust lsp: ');
    expect(talk.written()).not.toContain(CANARY);
  });
});

describe('an end that is none', () => {
  it('the input ends in the midst of a message', async () => {
    await talk.initialize();
    talk.raw('Content-Length: 100\r\n\r\n{"jsonrpc"');
    talk.input.end();
    expect(await within('the end', talk.code)).toBe(EXIT.pass);
  });

  it('the editor closes its reading end', async () => {
    await talk.initialize();
    talk.output.destroy(new Error('write EPIPE'));
    talk.notify('textDocument/didOpen', {
      textDocument: { uri: uri('CLAUDE.md'), text: 'See `src/gone.ts`.\n' },
    });
    expect(await within('the end', talk.code)).toBe(EXIT.pass);
  });

  it('the editor reads nothing, and closes', async () => {
    await talk.initialize();
    talk.output.removeAllListeners('data');
    talk.output.pause();
    for (let at = 0; at < 20; at += 1)
      talk.notify('textDocument/didOpen', {
        textDocument: {
          uri: uri('CLAUDE.md'),
          text: `${'See `src/gone.ts`.\n'.repeat(500)}${at}`,
        },
      });
    await new Promise((resolve) => setTimeout(resolve, 500));
    talk.input.end();
    expect(await within('the end', talk.code)).toBe(EXIT.pass);
  });
});

describe('it goes on', () => {
  it.each([
    ['broken JSON', `Content-Length: 13\r\n\r\n{"${CANARY}`],
    ['bytes that are no UTF-8', Buffer.from('Content-Length: 2\r\n\r\n\xff\xfe', 'latin1')],
  ])('after %s', async (_what, bytes) => {
    await talk.initialize();
    talk.raw(bytes);
    const { error } = await talk.hears('an error', (one) => one.error !== undefined);
    expect(error).toMatchObject({ code: -32700 });
    await works();
    expect(talk.written()).not.toContain(CANARY);
  });

  it.each(['null', '5', '"x"', '[]', '{}', '{"jsonrpc":"2.0"}', '{"id":null,"method":5}'])(
    'after the message %s',
    async (json) => {
      await talk.initialize();
      talk.message(json);
      await works();
    },
  );

  it('after a batch', async () => {
    await talk.initialize();
    talk.message('[{"jsonrpc":"2.0","id":900,"method":"shutdown"}]');
    await works();
  });

  it('after methods that it does not know', async () => {
    await talk.initialize();
    talk.notify('textDocument/willSave', {});
    talk.notify('$/never', null);
    for (const method of ['textDocument/rename', 'workspace/executeCommand', '__proto__', ''])
      expect(await talk.ask(method, {})).toMatchObject({ error: { code: -32601 } });
    await works();
  });

  const junk = (): readonly unknown[] => [
    undefined,
    null,
    5,
    'x',
    [],
    {},
    { id: {} },
    { textDocument: null },
    { textDocument: { uri: 5 }, position: 'x' },
    { textDocument: { uri: uri('CLAUDE.md'), text: 5 }, contentChanges: 5 },
    { textDocument: { uri: uri('CLAUDE.md') }, contentChanges: [{ text: 5 }] },
    { textDocument: { uri: uri('CLAUDE.md') }, contentChanges: [], position: {}, range: 5 },
    { textDocument: { uri: uri('CLAUDE.md') }, position: { line: '0', character: null } },
    { textDocument: { uri: uri('CLAUDE.md') }, position: { line: -1, character: 1.5 } },
    {
      textDocument: { uri: uri('CLAUDE.md') },
      position: { line: 1e300, character: 0 },
      range: { start: {}, end: {} },
    },
  ];

  it.each(['hover', 'definition', 'codeLens', 'codeAction', 'completion'])(
    'after textDocument/%s of a wrong kind',
    async (method) => {
      await talk.initialize();
      for (const params of junk()) {
        const { error, result } = await talk.ask(`textDocument/${method}`, params);
        expect([params, error === undefined && result === undefined]).toEqual([params, false]);
        expect(error?.message ?? '').not.toMatch(/Cannot|undefined|not a function/);
      }
      await works();
    },
  );

  it.each([
    'textDocument/didOpen',
    'textDocument/didChange',
    'textDocument/didClose',
    'textDocument/didSave',
    'workspace/didChangeWatchedFiles',
    'initialized',
    '$/cancelRequest',
    '$/setTrace',
    '$/progress',
    'window/workDoneProgress/cancel',
  ])('after %s of a wrong kind', async (method) => {
    await talk.initialize();
    for (const params of junk()) talk.notify(method, params);
    await works();
    talk.notify('textDocument/didOpen', {
      textDocument: { uri: uri('CLAUDE.md'), text: 'See `src/gone.ts`.\n' },
    });
    await talk.hears('the finding', (one) => JSON.stringify(one).includes('gone.ts'));
    expect(talk.heard.filter(({ method: said }) => said === 'window/showMessage')).toEqual([]);
  });

  it('after an initialize of a wrong kind, and with none of its folders open', async () => {
    for (const params of [
      ...junk(),
      { capabilities: {}, workspaceFolders: 5 },
      { capabilities: {}, workspaceFolders: [{ uri: uri('.') }, { uri: 5 }] },
      { capabilities: {}, workspaceFolders: [{ uri: uri('.') }, { uri: 'file:///%' }] },
      { capabilities: {}, workspaceFolders: [{ uri: uri('.') }, { uri: 'file://elsewhere/x' }] },
    ])
      expect([params, await talk.ask('initialize', params)]).toEqual([
        params,
        expect.objectContaining({ error: expect.objectContaining({ code: -32602 }) }),
      ]);
    await talk.initialize();
    await works();
  });

  it('before it is initialized, and after a second time', async () => {
    talk.notify('textDocument/didOpen', { textDocument: { uri: uri('CLAUDE.md'), text: '' } });
    const early = await talk.ask('textDocument/hover', {
      textDocument: { uri: uri('CLAUDE.md') },
      position: { line: 0, character: 0 },
    });
    expect(early.error).toMatchObject({ code: -32002 });
    await talk.initialize();
    expect((await talk.initialize()).error).toMatchObject({ code: -32600 });
    await works();
  });

  it('and answers nothing after a shutdown', async () => {
    await talk.initialize();
    await works();
    await talk.ask('shutdown', undefined);
    const late = await talk.ask('textDocument/codeLens', {
      textDocument: { uri: uri('src/guard.ts') },
    });
    expect(late.error).toMatchObject({ code: -32600 });
    talk.notify('exit', undefined);
    expect(await within('the end', talk.code)).toBe(EXIT.pass);
  });

  it('although the editor refuses to watch files', async () => {
    await talk.initialize({ workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } });
    talk.notify('initialized', {});
    const { id } = await talk.hears(
      'the request',
      ({ method }) => method === 'client/registerCapability',
    );
    talk.message(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message: 'no' } }));
    await works();
  });
});

/** SECURITY S28 in an editor: of what the policy blocks nothing is in any byte that `memtrust lsp` writes. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RawTalk, within } from '../e2e/cli/lsp-wire.js';
import { Sandbox } from '../e2e/cli/sandbox.js';

const CANARY = 'canary-7f3a';
const OPEN = 'version: 1\nadoption: {approvals: 0, adopters: [ada]}\n';
const BLOCKING = `${OPEN}exclude_paths: ["vault/**", ".memtrust/facts/hidden-*", package.json]
exclude_text: [classified]
sources: {block: ["blocked/*"]}
`;
const GUARD = 'export function requireOwner(): void {}\n';
const CLAUDE = `# Shop

The plan is in \`plan.ts\`, the guard in \`requireOwner\` of \`src/guard.ts\`. Run \`npm run tset\`.
See \`vault/gone.ts\`, \`src/Guard.ts\` and @vault/${CANARY}/notes.md.
`;

const FILES: Readonly<Record<string, string>> = {
  'CLAUDE.md': CLAUDE,
  'AGENTS.md': `It is classified: ${CANARY}, \`src/${CANARY}.ts\`.\n`,
  'src/guard.ts': GUARD,
  'src/other.ts': `// ${CANARY}\nexport const other = 1;\n`,
  'package.json': `{"name":"shop","scripts":{"test":"jest","run-${CANARY}":"x"}}\n`,
  [`vault/${CANARY}/plan.ts`]: `export const plan = '${CANARY}';\n`,
  [`vault/${CANARY}/package.json`]: `{"scripts":{"test":"jest"}}\n`,
  [`vault/${CANARY}/notes.md`]: `${CANARY}\n`,
  'vault/CLAUDE.md': `${CANARY} is in \`vault/${CANARY}.ts\`.\n`,
};

let shop: Sandbox;
let talk: RawTalk;

const uri = (path: string): string => pathToFileURL(join(shop.root, path)).href;

/** Facts about the guard are adopted while nothing is blocked. */
async function remember(policy: string): Promise<void> {
  shop = new Sandbox().write('.memtrust/policy.yml', OPEN);
  for (const [path, text] of Object.entries(FILES)) shop.write(path, text);
  shop.commit();
  for (const [id, text] of [
    ['open', 'The guard is `requireOwner` in `src/guard.ts`.'],
    [`hidden-${CANARY}`, `The guard ${CANARY} is \`requireOwner\` in \`src/guard.ts\`.`],
    ['said', `The classified guard ${CANARY} is \`requireOwner\` in \`src/guard.ts\`.`],
    ['blocked/one', `The guard ${CANARY} is \`requireOwner\` in \`src/guard.ts\`.`],
    ['cites', `The guard ${CANARY} is \`plan\` in \`vault/${CANARY}/plan.ts\`.`],
  ] as const) {
    await shop.done('propose', id, text, '--importance', 'critical', '--by', 'ada');
    await shop.done('adopt', id, '--by', 'ada');
  }
  shop.write('.memtrust/policy.yml', policy).commit('adopt');
  talk = new RawTalk(shop.root);
  await talk.initialize();
}

afterEach(async () => {
  talk.input.end();
  await within('the end', talk.code);
  shop.dispose();
});

const open = (path: string, text: string): void =>
  talk.notify('textDocument/didOpen', { textDocument: { uri: uri(path), text } });

/** All that an editor can ask of a document. */
async function askAll(path: string, text: string): Promise<void> {
  const textDocument = { uri: uri(path) };
  const lines = text.split('\n');
  await talk.ask('textDocument/codeLens', { textDocument });
  for (const [line, written] of lines.entries()) {
    const start = { line, character: 0 };
    const end = { line, character: written.length };
    await talk.ask('textDocument/codeAction', { textDocument, range: { start, end } });
    for (let character = 0; character <= written.length; character += 5) {
      const position = { line, character };
      for (const method of ['hover', 'definition', 'completion'])
        await talk.ask(`textDocument/${method}`, { textDocument, position });
    }
  }
}

const PREFIXES = [
  'See `',
  'See `v',
  'See `vault/',
  'See `vault/c',
  'See `src/',
  'See `.memtrust/facts/',
  'See `.memtrust/facts/h',
  'See `.memtrust/ledger/',
  'Run `npm run ',
  'Run `npm run r',
  'Run `yarn ',
  'id: ',
  'id: h',
  'supersedes: [',
  'supersedes: ["open", ',
  '  - path: ',
  '  - path: vault/',
  '[a](',
  '[a](vault/',
];

async function completeAll(path: string): Promise<void> {
  for (const text of PREFIXES) {
    open(path, text);
    await talk.ask('textDocument/completion', {
      textDocument: { uri: uri(path) },
      position: { line: 0, character: text.length },
    });
  }
}

async function wholeTalk(): Promise<void> {
  for (const path of shop
    .git('ls-files', '-z')
    .split('\0')
    .filter((name) => name !== '')) {
    const text = readFileSync(join(shop.root, path), 'utf8');
    await askAll(path, text.slice(0, 600));
    // Typed, and not saved.
    open(path, `${text}${CANARY} classified\n`);
    await askAll(path, `${text}${CANARY} classified\n`.slice(0, 600));
    talk.notify('textDocument/didClose', { textDocument: { uri: uri(path) } });
  }
  open('src/guard.ts', 'export function requireOwner(): void { return; }\n');
  await askAll('src/guard.ts', GUARD);
  talk.notify('textDocument/didSave', { textDocument: { uri: uri('src/guard.ts') } });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await askAll('.memtrust/facts/open.md', 'x\n');
  await completeAll('CLAUDE.md');
}

/** The canary as it is, as JSON, URIs or base64 write it. */
function leaksIn(output: string): string[] {
  const plain = output
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_all, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    .replaceAll(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  const encoded = [0, 1, 2].map((shift) =>
    Buffer.from(`${' '.repeat(shift)}${CANARY}`)
      .toString('base64')
      .slice(4, 14),
  );
  return [CANARY, ...encoded].flatMap((needle) => {
    const at = plain.toLowerCase().indexOf(needle.toLowerCase());
    return at < 0 ? [] : [plain.slice(Math.max(0, at - 200), at + 60)];
  });
}

describe('SECURITY S28: what the policy blocks', () => {
  it('is in no byte that an editor is sent', async () => {
    await remember(BLOCKING);
    await wholeTalk();
    expect(talk.written()).toContain('1 fact cites this');
    expect(talk.written()).toContain('src/guard.ts');
    expect(leaksIn(talk.written())).toEqual([]);
  }, 120_000);

  it('is sent where the policy does not block it: the look for it sees what is there', async () => {
    await remember(OPEN);
    await wholeTalk();
    for (const told of ['4 facts cite this', `run-${CANARY}`, `vault/${CANARY}/`])
      expect(talk.written()).toContain(told);
    expect(leaksIn(talk.written())).not.toEqual([]);
  }, 120_000);

  it('is sent no more once a policy that blocks it is committed, and what was found before is taken back', async () => {
    await remember(OPEN);
    await talk.hears('the findings', (one) => JSON.stringify(one).includes(`src/${CANARY}.ts`));
    shop.write('.memtrust/policy.yml', BLOCKING).commit('blocking');
    talk.notify('textDocument/didSave', { textDocument: { uri: uri('.memtrust/policy.yml') } });
    await talk.hears(
      'the end of the findings',
      ({ params }) =>
        JSON.stringify(params) === JSON.stringify({ uri: uri('AGENTS.md'), diagnostics: [] }),
    );
    await talk.ask('textDocument/codeLens', { textDocument: { uri: uri('src/guard.ts') } });
    const before = talk.written().length;
    for (const path of [
      'CLAUDE.md',
      'AGENTS.md',
      'src/guard.ts',
      'package.json',
      `vault/${CANARY}/plan.ts`,
    ])
      await askAll(path, FILES[path] ?? '');
    await completeAll('CLAUDE.md');
    expect(leaksIn(talk.written().slice(before))).toEqual([]);
  }, 120_000);
});

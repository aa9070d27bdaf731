// What somebody waits for in an editor: the language server in a large repository, asked after each change of a document.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node.js';
import { git, makeMonorepo } from './bench-monorepo.mjs';

const CHANGES = 40;
/** Milliseconds between two keys. */
const BETWEEN_KEYS = 100;

/** @returns the rows of a table. */
export async function measureEditor({ path }, cli, work) {
  const root = join(work, 'editor');
  mkdirSync(root);
  await makeMonorepo(root, {
    packages: 500,
    files: 50_000,
    facts: 5_000,
    edits: 200,
    renames: 50,
  });
  const facts = git(root, ['ls-files', '.memtrust/facts']).split('\n');
  const [, cited] = /path: "(.*)"/.exec(readFileSync(join(root, facts[0]), 'utf8'));
  const all = facts.map((fact) => readFileSync(join(root, fact), 'utf8')).join('\n');
  const uncited = git(root, ['ls-files', 'packages/package-0'])
    .split('\n')
    .find((file) => file.endsWith('.ts') && !all.includes(`"${file}"`));
  const server = spawn(path, [cli, 'lsp'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const client = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  client.listen();
  const started = performance.now();
  await client.sendRequest('initialize', {
    processId: null,
    rootUri: pathToFileURL(root).href,
    capabilities: {},
  });
  const uriOf = (file) => pathToFileURL(join(root, file)).href;
  await answered(client, uriOf(uncited));
  const rows = [`| first answer | ${(performance.now() - started).toFixed(0)} | | |`];
  for (const [what, file] of [
    ['a key in code that no fact cites', uncited],
    ['a key in code that facts cite', cited],
    ['a key in `CLAUDE.md`', 'CLAUDE.md'],
  ]) {
    const times = await type(client, uriOf(file), readFileSync(join(root, file), 'utf8'));
    const at = (share) => times[Math.floor(share * (times.length - 1))].toFixed(0);
    rows.push(`| ${what} | ${at(0.5)} | ${at(0.95)} | ${peakOf(server.pid)} |`);
  }
  await client.sendRequest('shutdown');
  await client.sendNotification('exit');
  await new Promise((resolve) => server.once('exit', resolve));
  return rows;
}

/** Milliseconds from each change to the first answer that knows it, sorted. */
async function type(client, uri, text) {
  const textDocument = { uri, languageId: 'text', version: 1 };
  await client.sendNotification('textDocument/didOpen', {
    textDocument: { ...textDocument, text },
  });
  await answered(client, uri);
  const times = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    const start = performance.now();
    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: change + 1 },
      contentChanges: [{ text: text.replace(/\w+/, (word) => `${word}${change}`) }],
    });
    await answered(client, uri);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_KEYS));
  }
  return times.toSorted((a, b) => a - b);
}

/** Waits until all that was typed before is evaluated. */
async function answered(client, uri) {
  const start = { line: 0, character: 0 };
  await client.sendRequest('textDocument/codeAction', {
    textDocument: { uri },
    range: { start, end: start },
    context: { diagnostics: [] },
  });
}

/** MiB, of a process that runs; Linux tells it. */
function peakOf(pid) {
  const [, kib] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return (kib / 1024).toFixed(0);
}

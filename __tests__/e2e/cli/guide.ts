/**
 * The commands of a guide, run again: each section in a repository of its own, with what was
 * printed then beside what is printed now.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CLI, Sandbox } from './sandbox.js';
import { givenBy, typed } from './typed.js';

/** A block of a page whose content is the output of something. */
export interface Block {
  /** Empty above the first heading of a section. */
  readonly section: string;
  /** `console`, `gate` with what is asked of the gate, or `sh` for commands whose output is not shown. */
  readonly kind: 'console' | 'gate' | 'sh';
  readonly asked: Readonly<Record<string, string>>;
  /** The line that opens it, line end included. */
  readonly head: string;
  readonly body: string;
}

function blocksOf(page: string): Block[] {
  return page.split(/^## /m).flatMap((text, index) => {
    const section = index === 0 ? '' : (text.split('\n')[0] ?? '');
    // Four marks around a comment that has a block of its own.
    return [...text.matchAll(/^((`{3,4})(console|text gate|sh$)([^\n]*)\n)([\s\S]*?)^\2$/gm)].map(
      ([, head = '', , kind = '', info = '', body = '']): Block => ({
        section,
        head,
        kind: kind === 'text gate' ? 'gate' : kind === 'sh' ? 'sh' : 'console',
        asked: Object.fromEntries(
          info
            .trim()
            .split(' ')
            .filter((word) => word !== '')
            .map((word) => [word.split('=')[0] ?? '', word.split('=')[1] ?? '']),
        ),
        body,
      }),
    );
  });
}

/** The commands of a block, here-documents included. */
function commandsIn(body: string): string[] {
  const commands: string[] = [];
  let open = false;
  for (const line of body.split('\n')) {
    if (line.startsWith('$ ')) commands.push(line.slice(2));
    else if (open) commands.push(`${commands.pop() ?? ''}\n${line}`);
    if (line.startsWith('$ ') && line.includes("<<'END'")) open = true;
    if (line === 'END') open = false;
  }
  return commands;
}

/** A reader's terminal: git, and `npx memtrust` as the bundled command line. */
export class Terminal {
  readonly sandbox = new Sandbox();
  /** Where the commands are typed. */
  folder = this.sandbox.root;
  private readonly tools = mkdtempSync(join(tmpdir(), 'memtrust-guide-'));

  constructor() {
    const npx = join(this.tools, 'npx');
    const bundle = `'${process.execPath}' '${CLI}'`;
    writeFileSync(npx, `#!/bin/sh\n[ "$1" = memtrust ] || exit 9\nshift\nexec ${bundle} "$@"\n`);
    chmodSync(npx, 0o755);
  }

  /** A console block as it would be printed today. Input is at its end: nobody sits there. */
  async replay({ body }: Block): Promise<string> {
    let printed = '';
    for (const command of commandsIn(body)) printed += `$ ${command}\n${await this.run(command)}`;
    return printed;
  }

  /** Commands whose output is not shown. @throws if one of them fails */
  async succeed({ body }: Pick<Block, 'body'>): Promise<void> {
    const printed = await this.run(`( set -e\n${body} ) && echo 'all is done'`);
    if (!printed.endsWith('all is done\n')) throw new Error(`${body}\nprinted: ${printed}`);
  }

  /** Every file of a branch. */
  files(branch: string): Record<string, string> {
    const paths = this.git('ls-tree', '-r', '--name-only', '-z', branch)
      .split('\0')
      .filter((path) => path !== '');
    return Object.fromEntries(paths.map((path) => [path, this.git('show', `${branch}:${path}`)]));
  }

  git(...args: readonly string[]): string {
    return this.sandbox.git('-C', this.folder, ...args);
  }

  dispose(): void {
    this.sandbox.dispose();
    rmSync(this.tools, { recursive: true });
  }

  /** What a command prints, errors too. */
  async run(command: string): Promise<string> {
    const identity = Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) => [
        [`GIT_${role}_NAME`, 'Dave'],
        [`GIT_${role}_EMAIL`, 'dave@example.org'],
      ]),
    );
    const env = {
      ...identity,
      PATH: `${this.tools}:${process.env['PATH']}`,
      HOME: this.sandbox.root,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      NO_COLOR: '1',
    };
    const given = givenBy(command);
    if (given !== null) return (await typed(given, { cwd: this.folder, environment: env })).printed;
    // A command that fails is part of the story; what it printed is what counts.
    return spawnSync('bash', ['-c', `{ ${command}\n} 2>&1`], {
      cwd: this.folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).stdout;
  }
}

/** Commits, digests and attempts are new each time: their events bear the time. */
function withoutNames(text: string): string {
  return text
    .replace(/\b[0-9a-f]{7,64}\b/g, '<hex>')
    .replace(/\b\d{4}-\d{2}-\d{2}-<hex>/g, '<day>-<hex>');
}

function pageUrl(name: string): URL {
  return new URL(`../../../docs/${name}`, import.meta.url);
}

export function readPage(name: string): string {
  return readFileSync(pageUrl(name), 'utf8');
}

/** What answers for a block that is not of the console. */
export type Answer = (terminal: Terminal, block: Block) => Promise<string>;

/** A page that is one story: all its commands are typed in one terminal. */
export interface Story {
  /** Makes what the commands are about. */
  readonly prepare: (terminal: Terminal) => Promise<void>;
  /** Blocks that are not typed. */
  readonly skips: (block: Block) => boolean;
}

/**
 * A page with what its commands print today, beside the page. Where they differ it is in `lib/` as
 * well, which git ignores, so that the page is mended by a copy; with `GUIDES=write` it is mended in its place.
 */
export async function today(
  name: string,
  answer: Answer = async () => '',
  story: Story | null = null,
): Promise<{ readonly page: string; readonly printed: string }> {
  const page = readPage(name);
  const open: Terminal[] = [];
  let printed = page;
  let section: string | null = null;
  try {
    for (const block of blocksOf(page)) {
      if (story === null ? block.kind === 'sh' : story.skips(block)) continue;
      const isNew: boolean = story === null ? block.section !== section : section === null;
      if (isNew) open.push(new Terminal());
      ({ section } = block);
      const terminal = open.at(-1);
      if (terminal === undefined) continue;
      if (isNew) await story?.prepare(terminal);
      if (block.kind === 'sh') {
        await terminal.succeed(block);
        continue;
      }
      const body = `${(block.kind === 'console' ? await terminal.replay(block) : await answer(terminal, block)).trim()}\n`;
      if (withoutNames(body) !== withoutNames(block.body))
        printed = printed.replace(
          `${block.head}${block.body}\`\`\``,
          () => `${block.head}${body}\`\`\``,
        );
    }
  } finally {
    for (const terminal of open) terminal.dispose();
  }
  mkdirSync('lib', { recursive: true });
  const isMended = process.env['GUIDES'] === 'write';
  if (printed !== page) writeFileSync(isMended ? pageUrl(name) : `lib/${basename(name)}`, printed);
  return { page: isMended ? printed : page, printed };
}

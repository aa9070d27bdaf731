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

function blocksOf(page: string): readonly Block[] {
  const blocks: Block[] = [];
  let section = '';
  // A heading, or a whole fence: a block may print lines that look like headings. Four marks are around a comment that
  // has a block of its own.
  for (const [, heading, head = '', , info = '', body = ''] of page.matchAll(
    /^## ([^\n]*)$|^((`{3,4})([^\n]*)\n)([\s\S]*?)^\3$/gm,
  )) {
    section = heading ?? section;
    const [, kind, words = ''] = /^(console|text gate|sh$)(.*)$/.exec(info) ?? [];
    if (kind === undefined) continue;
    blocks.push({
      section,
      head,
      kind: kind === 'text gate' ? 'gate' : kind === 'sh' ? 'sh' : 'console',
      asked: Object.fromEntries(
        words
          .trim()
          .split(' ')
          .filter((word) => word !== '')
          .map((word) => [word.split('=')[0] ?? '', word.split('=')[1] ?? '']),
      ),
      body,
    });
  }
  return blocks;
}

/** A command of a block, here-document included, and the lines that the page shows below it. */
interface Step {
  command: string;
  readonly shown: string[];
}

function stepsIn(body: string): readonly Step[] {
  const steps: Step[] = [];
  let open = false;
  for (const line of body.trimEnd().split('\n')) {
    const last = steps.at(-1);
    if (!open && line.startsWith('$ ')) steps.push({ command: line.slice(2), shown: [] });
    else if (open && last !== undefined) last.command += `\n${line}`;
    else last?.shown.push(line);
    if (line.startsWith('$ ') && line.includes("<<'END'")) open = true;
    if (line === 'END') open = false;
  }
  return steps;
}

/** On a page this line is in place of lines that teach nothing new: as many stay before and after it as are there. */
const LEFT_OUT = '…';

export function shortened(output: string, shown: readonly string[]): string {
  const before = shown.indexOf(LEFT_OUT);
  if (before < 0) return output;
  const after = shown.length - before - 1;
  const lines = output.trimEnd().split('\n');
  if (lines.length <= before + after) return output;
  const kept = [...lines.slice(0, before), LEFT_OUT, ...lines.slice(lines.length - after)];
  return `${kept.join('\n')}\n`;
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

  /** A console block as it would be printed today. Input is at its end: no one types. */
  async replay({ body }: Block): Promise<string> {
    let printed = '';
    for (const { command, shown } of stepsIn(body))
      printed += `$ ${command}\n${shortened(await this.run(command), shown)}`;
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

/** Commits, digests and attempts are new each time, because their events have the time, and so are scores of recall. */
function withoutNames(text: string): string {
  return text
    .replace(/\b[0-9a-f]{7,64}\b/g, '<hex>')
    .replace(/ {2}\d\.\d{3}$/gm, '  <score>')
    .replace(/\b\d{4}-\d{2}-\d{2}-<hex>/g, '<day>-<hex>');
}

/** A page of docs/, or one that is given by its path: `examples/demos.md`. */
function pageUrl(name: string): URL {
  return new URL(`../../../${name.includes('/') ? name : `docs/${name}`}`, import.meta.url);
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
 * A page, and the page with what its commands print today. If they differ, the second is also written to `lib/`, which
 * git ignores; with `GUIDES=write` it replaces the page.
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
      // A section is a new repository, except where its first block says that the story goes on.
      const isNew: boolean =
        story === null
          ? block.section !== section && !('continued' in block.asked)
          : section === null;
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

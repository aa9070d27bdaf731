import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { gitArguments, gitTimeout, type Repository, repositoryEnvironment } from './git.js';
import { endGroup, IN_A_GROUP } from './process-group.js';

/* Reads git objects through one `git cat-file` process: the bytes, `too-large` above a cap, or `missing`. */

type GitObject =
  | {
      readonly kind: 'object';
      readonly oid: string;
      readonly type: string;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: 'too-large'; readonly oid: string; readonly size: number }
  | { readonly kind: 'missing' };

interface Question {
  readonly cap: number;
  readonly count: number;
  readonly objects: GitObject[];
  readonly resolve: (objects: readonly GitObject[]) => void;
  readonly reject: (error: Error) => void;
}

interface Body {
  readonly oid: string;
  readonly type: string;
  readonly size: number;
  /** Bytes to come, including the final newline. */
  remaining: number;
  readonly chunks: Buffer[];
}

/**
 * One `git cat-file --batch-command` process. Objects are asked by full id (SECURITY S07), or by a revision that a user
 * named. Answers come in order.
 */
export class ObjectReader {
  private child: Promise<ChildProcessByStdio<Writable, Readable, null>> | null = null;
  private readonly waiting: Question[] = [];
  /** An unfinished line `<oid> <type> <size>`. */
  private header: Buffer[] = [];
  private body: Body | null = null;
  private closed = false;
  /** Restarted with each piece of an answer. */
  private silence: NodeJS.Timeout | null = null;

  constructor(private readonly repository: Repository) {}

  /** @param cap bytes above which only the size is given. */
  async read(name: string, cap: number): Promise<GitObject> {
    return (await this.readAll([name], cap))[0] ?? { kind: 'missing' };
  }

  /** Many objects with one promise and one write. */
  async readAll(names: readonly string[], cap: number): Promise<readonly GitObject[]> {
    if (this.closed) throw new Error('this reader is closed');
    if (names.length === 0) return [];
    this.child ??= this.start();
    const child = await this.child;
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) this.awaitAnswer(child);
      this.waiting.push({ cap, count: names.length, objects: [], resolve, reject });
      // A name with a line end would be two questions.
      child.stdin.write(
        `${names.map((name) => `contents ${/[\n\0]/.test(name) || name === '' ? '-' : name}\n`).join('')}flush\n`,
      );
    });
  }

  /** Ends the process after the pending answers. */
  close(): void {
    this.closed = true;
    // A process that could not start has reported that already.
    this.child?.then(
      (child) => child.stdin.end(),
      () => {},
    );
  }

  private async start(): Promise<ChildProcessByStdio<Writable, Readable, null>> {
    const environment = await repositoryEnvironment(this.repository);
    const child = spawn(
      'git',
      gitArguments(this.repository, ['cat-file', '--batch-command', '--buffer']),
      {
        cwd: this.repository.root,
        env: environment,
        stdio: ['pipe', 'pipe', 'ignore'],
        ...IN_A_GROUP,
      },
    );
    child.stdout.on('data', (chunk: Buffer) => {
      this.silence?.refresh();
      this.accept(chunk);
    });
    child.on('error', (error) => this.fail(error));
    child.stdin.on('error', (error) => this.fail(error));
    child.on('close', () => {
      this.child = null;
      this.header = [];
      this.body = null;
      this.fail(new Error('git cat-file ended before it had answered'));
    });
    return child;
  }

  /** Ends a git that is silent for too long, such as on a dead drive (SECURITY S47). */
  private awaitAnswer(child: ChildProcessByStdio<Writable, Readable, null>): void {
    const { localMs, root } = this.repository;
    this.silence = setTimeout(() => {
      this.fail(gitTimeout('cat-file', localMs, root));
      void endGroup(child);
    }, localMs);
  }

  /** Parses what git writes, in pieces of any length: header lines and bodies. */
  private accept(chunk: Buffer): void {
    let rest = chunk;
    while (rest.length > 0) {
      if (this.body === null) {
        const end = rest.indexOf(0x0a);
        if (end < 0) {
          this.header.push(rest);
          return;
        }
        const line = Buffer.concat([...this.header, rest.subarray(0, end)]).toString('utf8');
        this.header = [];
        rest = rest.subarray(end + 1);
        this.open(line);
      } else {
        const taken = rest.subarray(0, this.body.remaining);
        rest = rest.subarray(taken.length);
        this.body.remaining -= taken.length;
        if (this.body.size <= (this.waiting[0]?.cap ?? 0)) this.body.chunks.push(taken);
        if (this.body.remaining === 0) this.finish(this.body);
      }
    }
  }

  /** Any other header, such as `<name> missing`, means that there is no such object. */
  private open(line: string): void {
    const match = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(line);
    if (match?.[1] === undefined || match[2] === undefined) {
      this.answer({ kind: 'missing' });
      return;
    }
    const size = Number(match[3]);
    this.body = { oid: match[1], type: match[2], size, remaining: size + 1, chunks: [] };
  }

  private finish(body: Body): void {
    this.body = null;
    if (body.size > (this.waiting[0]?.cap ?? 0))
      this.answer({ kind: 'too-large', oid: body.oid, size: body.size });
    else this.answer({ kind: 'object', oid: body.oid, type: body.type, bytes: whole(body) });
  }

  /** Adds an object to the oldest question. */
  private answer(object: GitObject): void {
    const [asked] = this.waiting;
    if (asked === undefined || asked.objects.push(object) < asked.count) return;
    this.waiting.shift();
    if (this.waiting.length === 0) this.answered();
    asked.resolve(asked.objects);
  }

  private answered(): void {
    if (this.silence !== null) clearTimeout(this.silence);
    this.silence = null;
  }

  private fail(error: Error): void {
    this.answered();
    for (const asked of this.waiting.splice(0)) asked.reject(error);
  }
}

/** Copied: a view would keep the whole chunk in memory. */
function whole({ chunks, size }: Body): Uint8Array {
  const [only] = chunks;
  return chunks.length === 1 && only !== undefined
    ? Buffer.from(only.subarray(0, size))
    : Buffer.concat(chunks).subarray(0, size);
}

import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { gitArguments, gitTimeout, repositoryEnvironment, type Repository } from './git.js';
import { endGroup, IN_A_GROUP } from './process-group.js';

/*
 * What are the bytes of a git object? One process answers all questions, in order: with the bytes,
 * `too-large` above a cap, or `missing`. How many are asked at once is free; these three answers
 * are not.
 *
 * Trees and history ask (`git-tree.ts`, `work-tree.ts`, `history-queries.ts`). A question with a
 * line end in it would be two, and has no answer. `__tests__/tree/git-tree.test.ts` ("the object
 * reader") fails when this is wrong.
 */

/** What git answers for one object: its bytes, that it is too large, or that it is missing. */
export type GitObject =
  | {
      readonly kind: 'object';
      readonly oid: string;
      readonly type: string;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: 'too-large'; readonly oid: string; readonly size: number }
  | { readonly kind: 'missing' };

/** Objects that were asked for together. */
interface Question {
  readonly cap: number;
  /** How many of them there are. */
  readonly count: number;
  readonly objects: GitObject[];
  readonly resolve: (objects: readonly GitObject[]) => void;
  readonly reject: (error: Error) => void;
}

/** The object that is being received. */
interface Body {
  readonly oid: string;
  readonly type: string;
  readonly size: number;
  /** Bytes still to come, the newline that ends the object included. */
  remaining: number;
  readonly chunks: Buffer[];
}

/**
 * One long-lived `git cat-file --batch-command`. Objects are asked by full object id (SECURITY S07); a revision such as
 * `HEAD^{commit}` may be asked where a user named it. Answers come in the order of the questions.
 */
export class ObjectReader {
  private child: Promise<ChildProcessByStdio<Writable, Readable, null>> | null = null;
  /** Questions without a whole answer, the oldest first. */
  private readonly waiting: Question[] = [];
  /** The beginning of a line `<oid> <type> <size>` whose end has not come. */
  private header: Buffer[] = [];
  private body: Body | null = null;
  private closed = false;
  /** Runs while an answer is waited for, anew from each piece of it. */
  private silence: NodeJS.Timeout | null = null;

  constructor(private readonly repository: Repository) {}

  /** @param cap bytes above which the content is skipped and only its size is told. */
  async read(name: string, cap: number): Promise<GitObject> {
    return (await this.readAll([name], cap))[0] ?? { kind: 'missing' };
  }

  /** Many objects, in the order of their names: one promise and one write for all of them. */
  async readAll(names: readonly string[], cap: number): Promise<readonly GitObject[]> {
    if (this.closed) throw new Error('this reader is closed');
    if (names.length === 0) return [];
    this.child ??= this.start();
    const child = await this.child;
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) this.awaitAnswer(child);
      this.waiting.push({ cap, count: names.length, objects: [], resolve, reject });
      // What cannot stand on a line is the name of nothing; git says so of a name that no object can have.
      child.stdin.write(
        `${names.map((name) => `contents ${/[\n\0]/.test(name) || name === '' ? '-' : name}\n`).join('')}flush\n`,
      );
    });
  }

  /** Ends the process. What was asked before is still answered. */
  close(): void {
    this.closed = true;
    // Behind whoever waits for it to start; one that could not start has told them.
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

  /**
   * Ends a git that says nothing for too long: it may fetch what a partial clone lacks, or wait for
   * a dead drive (SECURITY S47).
   */
  private awaitAnswer(child: ChildProcessByStdio<Writable, Readable, null>): void {
    const { localMs, root } = this.repository;
    this.silence = setTimeout(() => {
      this.fail(gitTimeout('cat-file', localMs, root));
      void endGroup(child);
    }, localMs);
  }

  /** Takes what git writes, in any pieces: in turn a header line, and the bytes of the object that it announces. */
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

  /** Reads a header line; any other form, such as `<name> missing`, says that there is no such object. */
  private open(line: string): void {
    const match = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(line);
    if (match?.[1] === undefined || match[2] === undefined) {
      this.answer({ kind: 'missing' });
      return;
    }
    const size = Number(match[3]);
    this.body = { oid: match[1], type: match[2], size, remaining: size + 1, chunks: [] };
  }

  /** An object has come as a whole. */
  private finish(body: Body): void {
    this.body = null;
    if (body.size > (this.waiting[0]?.cap ?? 0))
      this.answer({ kind: 'too-large', oid: body.oid, size: body.size });
    else this.answer({ kind: 'object', oid: body.oid, type: body.type, bytes: whole(body) });
  }

  /** Gives an object to the oldest question, and resolves that one once it has all of its own. */
  private answer(object: GitObject): void {
    const [asked] = this.waiting;
    if (asked === undefined || asked.objects.push(object) < asked.count) return;
    this.waiting.shift();
    if (this.waiting.length === 0) this.answered();
    asked.resolve(asked.objects);
  }

  /** Nobody waits any more, so silence is no fault. */
  private answered(): void {
    if (this.silence !== null) clearTimeout(this.silence);
    this.silence = null;
  }

  /** Tells everybody who waits. */
  private fail(error: Error): void {
    this.answered();
    for (const asked of this.waiting.splice(0)) asked.reject(error);
  }
}

/** Bytes of its own: a view would keep all that arrived with it in memory. */
function whole({ chunks, size }: Body): Uint8Array {
  const [only] = chunks;
  return chunks.length === 1 && only !== undefined
    ? Buffer.from(only.subarray(0, size))
    : Buffer.concat(chunks).subarray(0, size);
}

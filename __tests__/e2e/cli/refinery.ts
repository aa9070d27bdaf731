/** A repository that knows something, a staging in either store, and `refine` run in it from the sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { store } from '../../store.js';
import { fromSource } from './in-process.js';
import { Sandbox, type Result } from './sandbox.js';

export type StagingLayout = 'memtrust' | 'ai-kb';

export interface RefinedNote {
  readonly path: string | null;
  readonly outcome: string;
  readonly why: string;
  readonly fact?: string | null;
  readonly of?: string | number;
  readonly target?: string;
  readonly seen?: number;
  readonly observations?: readonly {
    readonly told_by: string;
    readonly commit: string;
    readonly pull: number | null;
  }[];
  readonly uncounted?: readonly { readonly told_by: string; readonly why: string }[];
}

export interface Refined {
  readonly written: boolean;
  readonly items: readonly RefinedNote[];
  readonly cleared: readonly string[];
  readonly reverified: readonly string[];
  readonly report: string | null;
  readonly edits: readonly { readonly path: string; readonly does: 'write' | 'remove' }[];
  readonly incomplete: readonly string[];
}

/** One staged note, or any other file of the workspace. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

export class Refinery extends Sandbox {
  /** Where the store keeps what is staged, of sessions, and reports. */
  readonly workspace: string;

  /** @param policy beyond the store. Nobody has to approve unless it says so. */
  constructor(
    readonly layout: StagingLayout,
    knowledge: Readonly<Record<string, string>> = {},
    policy: Readonly<Record<string, unknown>> = {},
  ) {
    super();
    this.workspace = layout === 'ai-kb' ? '.ai-kb/workspace' : '.memtrust/workspace';
    let known = store().policy({
      version: 1,
      adoption: { approvals: 0 },
      ...(layout === 'ai-kb' ? { stores: [{ layout: 'memtrust' }, { layout: 'ai-kb' }] } : {}),
      ...policy,
    });
    for (const [id, statement] of Object.entries(knowledge))
      known =
        layout === 'ai-kb'
          ? known.file(this.known(id), `${statement}\n`)
          : known.fact(id, { body: statement }).adopted();
    for (const [path, content] of Object.entries(known.files()))
      if (typeof content === 'string') this.write(path, content);
    this.commit('what is known');
  }

  /** How something that is known is called: the id of a fact, the path of an atom. */
  known(id: string): string {
    return this.layout === 'ai-kb' ? `.ai-kb/atoms/${id}.md` : id;
  }

  /** Path of a staged note. */
  staged(name: string): string {
    return `${this.workspace}/staging/${name}.md`;
  }

  /** Writes notes by their names, without their folder and ending. */
  stage(notes: Files): this {
    for (const [name, content] of Object.entries(notes)) this.write(this.staged(name), content);
    return this;
  }

  async run(...args: string[]): Promise<Result> {
    return fromSource(this.root, 'notes', 'refine', '--by', 'ada', ...args);
  }

  async refine(...args: string[]): Promise<Refined> {
    const { code, stdout, stderr } = await this.run('--format', 'json', ...args);
    if (code !== 0) throw new Error(`refine ${args.join(' ')}: exit ${code}: ${stderr}`);
    return JSON.parse(stdout);
  }

  /** What became of staged notes, by their names. */
  async outcomes(...args: string[]): Promise<Readonly<Record<string, RefinedNote>>> {
    const { items } = await this.refine(...args);
    return Object.fromEntries(
      items.map((item) => [
        (item.path ?? 'blocked').replace(/^.*\//, '').replace(/\.md$/, ''),
        item,
      ]),
    );
  }

  /** Every file of the working tree and what it holds. */
  files(): Record<string, string> {
    const paths = readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.root.length + 1))
      .filter((path) => !path.startsWith('.git/'));
    return Object.fromEntries(
      paths.toSorted().map((path) => [path, readFileSync(join(this.root, path), 'utf8')]),
    );
  }

  /** Lines of the tombstones, by the path of what was taken away. */
  tombstones(): Readonly<Record<string, { readonly why: string; readonly see?: string }>> {
    const lines = (this.files()['.memtrust/tombstones.jsonl'] ?? '')
      .split('\n')
      .filter((line) => line !== '');
    return Object.fromEntries(
      lines.map((line): [string, { readonly why: string }] => [
        JSON.parse(line).path,
        JSON.parse(line),
      ]),
    );
  }
}

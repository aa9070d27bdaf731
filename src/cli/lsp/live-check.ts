import { setTimeout as wait } from 'node:timers/promises';
import type { Evaluation } from '../../gate/evaluate.js';
import { isoSeconds } from '../../text/visible.js';
import { CITED_FILE_BYTES } from '../../tree/limits.js';
import { textDigest } from '../../tree/text-edit.js';
import type { Tree } from '../../tree/tree.js';
import { holdServer } from '../../tree/v8-settings.js';
import { OverlayTree } from '../../tree/virtual-tree.js';
import type { Io } from '../io.js';
import { judging } from '../judge-workspace.js';
import { type GitComparison, Workspace } from '../workspace.js';
import { type Opened, pathOf, realPath } from './places.js';
import { Waker } from './waker.js';

/*
 * The evaluation of `check` over what is typed: the working tree with the open documents in place of their files. The
 * base stays open and judged. When something is saved or changed beside the editor, git lists the working tree again,
 * and meanwhile what is typed is evaluated over the former list.
 */

/** Of one moment. */
export interface Checked extends Opened {
  readonly evaluation: Evaluation;
  /** The working tree with what is typed. */
  readonly tree: Tree;
}

/** Milliseconds in which keys are gathered: an editor sends several changes at once. */
const TYPING_MS = 10;

/** Milliseconds in which changes of files are gathered: an installation writes thousands. */
const DISK_MS = 100;

/** Milliseconds after which the time of the evaluation is set again: until then the base need not be judged again. */
const SAME_TIME_MS = 600_000;

/** The trees as they were listed last. */
interface Listed {
  readonly workspace: Workspace;
  readonly comparison: GitComparison;
  readonly judge: ReturnType<typeof judging>;
  /** Milliseconds since 1970. */
  readonly time: number;
}

export class LiveCheck {
  /** By URI. */
  private readonly documents = new Map<string, string>();
  /** What is typed, or what is listed, is another. */
  private readonly changed = new Waker();
  private readonly diskChanged = new Waker();
  private isOver = false;
  private listed: Listed | null = null;
  /** Whether all is opened anew at the next evaluation. */
  private isStale = false;
  private latest: Checked | null = null;
  private waiting: ((checked: Checked | null) => void)[] = [];
  /** Whether `latest` is of all that was typed. */
  private isSettled = false;

  /**
   * @param io its `cwd` is a folder of the repository.
   * @param now fixed by the user.
   * @param tell what is done with each evaluation.
   * @param fail what is done with an error; the next change tries again.
   */
  constructor(
    private readonly io: Io,
    private readonly now: string | undefined,
    private readonly tell: (checked: Checked) => Promise<void>,
    private readonly fail: (error: unknown) => Promise<void>,
  ) {}

  /** @param text null once the document is closed. */
  typed(uri: string, text: string | null): void {
    if (text === null) this.documents.delete(uri);
    else this.documents.set(uri, text);
    this.isSettled = false;
    this.changed.raise();
  }

  /** What is typed; null for a document that is not open. */
  textOf(uri: string): string | null {
    return this.documents.get(uri) ?? null;
  }

  disk(): void {
    this.diskChanged.raise();
  }

  end(): void {
    this.isOver = true;
    this.changed.raise();
    this.diskChanged.raise();
  }

  /** The evaluation of all that was typed before; null if there is none. */
  async current(): Promise<Checked | null> {
    return this.isSettled
      ? this.latest
      : new Promise((resolve) => {
          this.waiting.push(resolve);
        });
  }

  /** Evaluates until the end. */
  async run(): Promise<void> {
    holdServer();
    this.changed.raise();
    await Promise.all([this.checkEach(), this.listEach()]);
    this.listed?.workspace.close();
    this.answered(null);
  }

  private async checkEach(): Promise<void> {
    for (;;) {
      await this.changed.next();
      if (this.isOver) return;
      await wait(TYPING_MS);
      if (this.isEnded()) return;
      try {
        await this.check();
      } catch (error) {
        this.forget();
        await this.fail(error);
      }
      if (!this.changed.isUp) this.answered(this.latest);
    }
  }

  private async check(): Promise<void> {
    // Who asks of the latest evaluation still reads from it.
    const former = this.isStale ? this.listed : null;
    if (this.isStale) this.listed = null;
    this.isStale = false;
    try {
      await this.checkListed();
    } finally {
      former?.workspace.close();
    }
  }

  private async checkListed(): Promise<void> {
    this.listed ??= await this.list(null);
    const { workspace, comparison, judge } = this.listed;
    const { root } = workspace.repository;
    const tree = await this.typedOver(comparison.head, root);
    const evaluation = await judge({ ...comparison, head: tree, folder: '' }, workspace);
    const { cwd: folder } = this.io;
    this.latest = { evaluation, tree, root, folder, realFolder: realPath(folder) };
    await this.tell(this.latest);
  }

  private async listEach(): Promise<void> {
    for (;;) {
      await this.diskChanged.next();
      if (this.isOver) return;
      await wait(DISK_MS);
      if (this.isEnded()) return;
      await this.listAgain();
      this.changed.raise();
    }
  }

  /** An error is not told here: `check` then opens all anew, and meets it too if it is still there. */
  private async listAgain(): Promise<void> {
    const before = this.listed;
    try {
      const listed = before === null ? null : await this.list(before);
      // Without a list before, one may be in the making that does not have the change. And an evaluation that failed
      // meanwhile has closed what the new list reads from.
      if (listed === null || this.listed !== before) this.isStale = true;
      else this.listed = listed;
    } catch {
      this.isStale = true;
    }
  }

  /** A function, since it may have changed while something was awaited. */
  private isEnded(): boolean {
    return this.isOver;
  }

  /** Lists the trees. A base that is still the base stays open, and judged if the time is nearly the same. */
  private async list(before: Listed | null): Promise<Listed> {
    const now = this.clock();
    const workspace = await (before?.workspace.reopened(this.io) ?? Workspace.open(this.io));
    const comparison = await workspace.compare({ knownBase: before?.comparison.base ?? null });
    return before !== null && now - before.time < SAME_TIME_MS
      ? { ...before, workspace, comparison }
      : {
          workspace,
          comparison,
          judge: judging(this.io, { now: isoSeconds(now) }, null),
          time: now,
        };
  }

  private forget(): void {
    this.listed?.workspace.close();
    this.listed = null;
    this.latest = null;
  }

  /** Without what git does not list: it is ignored, or not yet a file. And without what is as it was saved. */
  private async typedOver(head: Tree, root: string): Promise<Tree> {
    const typed = new Map<string, string>();
    for (const [uri, text] of this.documents) {
      const path = pathOf(root, uri);
      if (path !== null && head.entries.get(path)?.kind === 'file') typed.set(path, text);
    }
    const saved = await head.read(typed.keys(), CITED_FILE_BYTES);
    for (const [path, content] of saved)
      if (content.kind === 'bytes' && isSameText(content.bytes, typed.get(path) ?? ''))
        typed.delete(path);
    return typed.size === 0 ? head : new OverlayTree(head, Object.fromEntries(typed));
  }

  /** Milliseconds since 1970. */
  private clock(): number {
    return this.now === undefined
      ? (this.io.clock?.() ?? Date.parse(this.io.now))
      : Date.parse(this.now);
  }

  /** Answers all who waited. */
  private answered(checked: Checked | null): void {
    this.isSettled = true;
    for (const resolve of this.waiting.splice(0)) resolve(checked);
  }
}

/** Line ends and a byte order mark do not count: editors take them away, and git may. */
function isSameText(bytes: Uint8Array, text: string): boolean {
  const saved = Buffer.from(bytes).toString('utf8');
  return saved === text || textDigest(saved.replace(/^\uFEFF/, '')) === textDigest(text);
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Evaluation } from '../../gate/evaluate.js';
import type { Tree } from '../../tree/tree.js';
import { OverlayTree } from '../../tree/virtual-tree.js';
import type { Io } from '../io.js';
import { withJudged } from '../judge-workspace.js';

/*
 * The evaluation of `check` over what is typed: the working tree with the open documents in place of their files. The
 * trees stay open while somebody types; when a file is saved or changed beside the editor, they are read anew.
 */

/** Of one moment. */
export interface Checked {
  readonly evaluation: Evaluation;
  /** Absolute. */
  readonly root: string;
  /** The working tree with what is typed; open until the next evaluation. */
  readonly tree: Tree;
}

/** Milliseconds without a key before the text is looked at. */
const PAUSE_MS = 80;

/** A document of an editor may be any file; more than this is no text that an agent reads. */
const MOST_CHARACTERS = 2_000_000;

type Changed = 'typed' | 'disk' | 'over';

export class LiveCheck {
  /** By path from the root. */
  private readonly documents = new Map<string, string>();
  private changed: Changed | null = 'disk';
  private wake: () => void = () => {};
  private latest: Checked | null = null;
  /** Whether `latest` is of all that was typed. */
  private isSettled = false;
  private waiting: ((checked: Checked | null) => void)[] = [];

  /**
   * @param tell what is done with each evaluation.
   * @param fail what is done with an error; the next change tries again.
   */
  constructor(
    private readonly io: Io,
    private readonly now: string | undefined,
    private readonly tell: (checked: Checked) => void,
    private readonly fail: (error: unknown) => void,
  ) {}

  /** @param text null once the document is closed. */
  typed(path: string, text: string | null): void {
    if (text === null || text.length > MOST_CHARACTERS) this.documents.delete(path);
    else this.documents.set(path, text);
    this.note('typed');
  }

  textOf(path: string): string | undefined {
    return this.documents.get(path);
  }

  disk(): void {
    this.note('disk');
  }

  end(): void {
    this.note('over');
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
    while (this.changed !== 'over') {
      try {
        await this.untilDiskChanges();
      } catch (error) {
        this.latest = null;
        this.fail(error);
        this.answered(null);
        await this.nextChange();
      }
    }
    this.answered(null);
  }

  private async untilDiskChanges(): Promise<void> {
    this.changed = null;
    const io = { ...this.io, now: this.now ?? this.nowText() };
    await withJudged(io, { quiet: true, now: this.now }, async (first, comparison, open) => {
      const { root } = open.workspace.repository;
      let tree = comparison.head;
      let evaluation = first;
      if (this.documents.size > 0) {
        tree = this.typedOver(comparison.head);
        evaluation = await open.judgeInstead(tree);
      }
      for (;;) {
        this.publish({ evaluation, root, tree });
        if ((await this.nextChange()) !== 'typed') return;
        this.changed = null;
        tree = this.typedOver(comparison.head);
        evaluation = await open.judgeInstead(tree);
      }
    });
  }

  private typedOver(head: Tree): Tree {
    return new OverlayTree(head, Object.fromEntries(this.documents));
  }

  private nowText(): string {
    const clock = this.io.clock?.();
    return clock === undefined ? this.io.now : `${new Date(clock).toISOString().slice(0, 19)}Z`;
  }

  private note(what: Changed): void {
    // What is graver stays: the end, then the disk.
    if (this.changed !== 'over' && (this.changed !== 'disk' || what === 'over'))
      this.changed = what;
    this.isSettled = false;
    this.wake();
  }

  /** Waits for a change, and for a pause behind it. */
  private async nextChange(): Promise<Changed> {
    if (this.changed === null)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    if (this.changed !== 'over') await wait(PAUSE_MS);
    return this.changed ?? 'typed';
  }

  private publish(checked: Checked): void {
    this.latest = checked;
    this.tell(checked);
    if (this.changed === null) this.answered(checked);
  }

  /** Answers all who waited. */
  private answered(checked: Checked | null): void {
    this.isSettled = true;
    for (const resolve of this.waiting.splice(0)) resolve(checked);
  }
}

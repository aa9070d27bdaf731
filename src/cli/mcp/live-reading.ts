import { type Hit, PassageIndex } from '../../context/recall/passage-index.js';
import type { Readable } from '../../context/reading.js';
import { ConfigurationError } from '../../text/errors.js';
import { nextTurn } from '../../trust/validity.js';
import type { Io } from '../io.js';
import { isoSeconds } from '../../text/visible.js';
import { openReading, type OpenReading } from '../reading.js';
import { openRepository } from '../../tree/git.js';
import { workTreeState } from '../../tree/work-tree.js';
import { trunkRefs } from '../local-base.js';

/* The memory for MCP answers: opened and judged once, and again when the base, the working tree or the day changed. */

/** The opened memory, judged and indexed. */
export interface JudgedMemory {
  readonly opened: OpenReading;
  /** Of the base, and evidence beyond it. */
  readonly entries: readonly Readable[];
  /** @param most by default all. */
  readonly find: (query: string, most?: number) => readonly Hit[];
  /** ISO 8601. */
  readonly judgedAt: string;
}

interface Held extends JudgedMemory {
  readonly state: string;
  /** Milliseconds since 1970, when a date may change a verdict. */
  readonly until: number;
}

/** Answers one question after the other. */
export class LiveReading {
  private held: Held | null = null;
  private isClosed = false;

  /** @param now fixed by the user. */
  constructor(
    private readonly io: Io,
    private readonly now: string | undefined,
  ) {}

  /** @throws ConfigurationError */
  async answer<T>(make: (memory: JudgedMemory) => Promise<T>): Promise<T> {
    const now = this.clock();
    const state = await stateOf(this.io);
    const { held } = this;
    return make(held?.state === state && now < held.until ? held : await this.openAnew(state, now));
  }

  /** Ends git, which would keep the process alive. */
  close(): void {
    this.isClosed = true;
    this.drop();
  }

  private drop(): void {
    this.held?.opened.workspace.close();
    this.held = null;
  }

  private async openAnew(state: string, now: number): Promise<JudgedMemory> {
    this.drop();
    this.io.step?.('reading the memory');
    const judgedAt = isoSeconds(now);
    const opened = await openReading(this.io, { now: judgedAt });
    if (this.isClosed) {
      opened.workspace.close();
      throw new ConfigurationError('The server has ended', 'Start it again.');
    }
    const entries = [...opened.reading.entries, ...opened.unsettled];
    const index = new PassageIndex(opened.passages);
    this.held = {
      opened,
      entries,
      find: (query, most) => index.search(query, most),
      judgedAt,
      state,
      until: nextTurn(
        entries.flatMap(({ entry }) => entry.record?.fact ?? []),
        now,
      ),
    };
    return this.held;
  }

  /** Milliseconds since 1970. */
  private clock(): number {
    if (this.now !== undefined) return Date.parse(this.now);
    return this.io.clock?.() ?? Date.parse(this.io.now);
  }
}

/**
 * Changes with the base, HEAD and any file of the working tree. Opened again each time: by now git's configuration may
 * name a program that must not run (SECURITY S46).
 */
async function stateOf({ cwd, environment }: Io): Promise<string> {
  const repository = await openRepository(cwd, environment);
  const { root, gitDir, shallow } = repository;
  const [refs, files] = await Promise.all([trunkRefs(repository), workTreeState(repository)]);
  return [root, gitDir, String(shallow), refs.toString('latin1'), files].join('\n');
}

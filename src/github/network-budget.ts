import { setTimeout } from 'node:timers/promises';
import { WaitedTooLong } from '../text/errors.js';
import type { NetworkTime } from '../tree/git.js';

/* How long a run may wait for the network in all: one minute, for answers, pauses and fetches (SECURITY S47). */

/** A test has its own clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (milliseconds) => setTimeout(milliseconds),
};

/** Pauses before each retry, if GitHub names none. */
const PAUSES_MS = [500, 2_000, 8_000] as const;
export const MOST_RETRIES = PAUSES_MS.length;
/** A job that hangs is worse than one that says so. */
export const NETWORK_MS = 60_000;

/** Less is no time for an answer: timers may fire early. */
const SPARE_MS = 20;

/**
 * For all clients of a run and git fetches together (SECURITY S47): answers, pauses and fetches. Simultaneous waits
 * count once.
 */
export class NetworkBudget implements NetworkTime {
  private spent = 0;
  private waiting = 0;
  private since = 0;
  /** Milliseconds by purpose; simultaneous waits count for each. */
  private readonly by = new Map<string, number>();

  constructor(
    readonly clock: Clock = systemClock,
    private readonly limitMs: number = NETWORK_MS,
  ) {}

  /** Milliseconds left. */
  left(): number {
    const running = this.waiting === 0 ? 0 : this.clock.now() - this.since;
    const left = this.limitMs - this.spent - running;
    return left < SPARE_MS ? 0 : left;
  }

  async spend<Answer>(what: string, wait: (leftMs: number) => Promise<Answer>): Promise<Answer> {
    const left = this.left();
    if (left === 0) throw this.exhausted();
    const start = this.clock.now();
    if (this.waiting === 0) this.since = start;
    this.waiting += 1;
    try {
      return await wait(left);
    } catch (error) {
      if (!(error instanceof WaitedTooLong)) throw error;
    } finally {
      const end = this.clock.now();
      this.waiting -= 1;
      if (this.waiting === 0) this.spent += end - this.since;
      this.by.set(what, (this.by.get(what) ?? 0) + end - start);
    }
    throw this.exhausted();
  }

  /**
   * Waits before a retry. @param tries so far. @param waitMs what GitHub asks for, or null.
   * @returns false, at once, if there must be no retry.
   */
  async pause(tries: number, waitMs: number | null): Promise<boolean> {
    const usual = PAUSES_MS[tries - 1];
    if (usual === undefined) return false;
    const wait = waitMs ?? usual;
    if (wait >= this.left()) return false;
    await this.spend('pauses before another try', async () => this.clock.sleep(wait));
    return true;
  }

  exhausted(): WaitedTooLong {
    const longest = [...this.by].sort(([, a], [, b]) => b - a).slice(0, 3);
    const parts = longest
      .map(([what, milliseconds]) => `${what} ${seconds(milliseconds)}`)
      .join(', ');
    return new WaitedTooLong(
      `a run may wait ${seconds(this.limitMs)} for the network, and that time is ` +
        `over${parts === '' ? '' : ` (${parts})`}`,
      'Run the job again; https://www.githubstatus.com says whether GitHub is slow. If ' +
        'git fetch took the time, give actions/checkout `fetch-depth: 0`.',
    );
  }
}

function seconds(milliseconds: number): string {
  return milliseconds < 1_000
    ? `${Math.round(milliseconds)} ms`
    : `${Math.round(milliseconds / 1_000)} s`;
}

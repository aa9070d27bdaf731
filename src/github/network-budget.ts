import { setTimeout } from 'node:timers/promises';
import { WaitedTooLong } from '../text/errors.js';
import type { NetworkTime } from '../tree/git.js';

/* How long a run may wait for the network in all: one minute, for answers, pauses and fetches (SECURITY S47). */

/** The clock by which the time for the network is measured; a test passes in its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (milliseconds) => setTimeout(milliseconds),
};

/** Pauses where GitHub does not say how long to wait: one before each further try. */
const PAUSES_MS = [500, 2_000, 8_000] as const;
/** How often one request is asked again at most. */
export const MOST_RETRIES = PAUSES_MS.length;
/** What one run may wait for the network, all together: a job that hangs is worse than one that says so. */
export const NETWORK_MS = 60_000;

/** A timer may fire a little early; less than this is no time to wait for an answer. */
const SPARE_MS = 20;

/**
 * The time that one run may wait for the network (SECURITY S47): answers of GitHub, good ones too, pauses before
 * another try, and git where it fetches. One for all clients and repositories of a run, so that many small waits are
 * bounded too. Waits at the same time count once.
 */
export class NetworkBudget implements NetworkTime {
  private spent = 0;
  private waiting = 0;
  private since = 0;
  /** Milliseconds by what was waited for; those of waits at the same time count for each. */
  private readonly by = new Map<string, number>();

  constructor(
    readonly clock: Clock = systemClock,
    private readonly limitMs: number = NETWORK_MS,
  ) {}

  /** Milliseconds that are left; none is 0. */
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
   * Waits before the next try.
   * @param tries how many there were.
   * @param waitMs what GitHub asks to wait; null where it does not say.
   * @returns false, at once, where there is to be no further try.
   */
  async pause(tries: number, waitMs: number | null): Promise<boolean> {
    const usual = PAUSES_MS[tries - 1];
    if (usual === undefined) return false;
    const wait = waitMs ?? usual;
    if (wait >= this.left()) return false;
    await this.spend('pauses before another try', async () => this.clock.sleep(wait));
    return true;
  }

  /** What to throw where the time is up. */
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

import { setTimeout } from 'node:timers/promises';

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

const systemClock: Clock = { now: () => Date.now(), sleep: async (milliseconds) => setTimeout(milliseconds) };

/** Pauses where GitHub does not say how long to wait: one before each further try. */
const PAUSES_MS = [500, 2_000, 8_000] as const;
/** What one run spends on failed requests and on waiting, all together: a job that hangs is worse than one that says so. */
const LONGEST_MS = 60_000;

/** How long a run goes on asking. One for all requests of a run, so that many small waits are bounded too. */
export class Patience {
  private spent = 0;

  constructor(readonly clock: Clock = systemClock) {}

  /** What a failed request took counts as well: a slow answer is a wait. */
  spend(milliseconds: number): void {
    this.spent += milliseconds;
  }

  /**
   * Waits before the next try.
   *
   * @param tries how many there were.
   * @param waitMs what GitHub asks to wait; null where it does not say.
   * @returns false, at once, where there is to be no further try.
   */
  async pause(tries: number, waitMs: number | null): Promise<boolean> {
    const usual = PAUSES_MS[tries - 1];
    if (usual === undefined) return false;
    const wait = waitMs ?? usual;
    if (this.spent + wait > LONGEST_MS) return false;
    this.spend(wait);
    await this.clock.sleep(wait);
    return true;
  }
}

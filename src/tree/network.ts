/**
 * What a run may still wait for the network, all its waits together (SECURITY S47). It is made at
 * the edge, where the clock is; whoever waits below the edge is handed it.
 */
export interface NetworkTime {
  /**
   * Waits for something.
   *
   * @param what is waited for, in a user's words.
   * @param wait is handed the milliseconds that are left, and must not take longer.
   * @throws WaitedTooLong where nothing is left.
   */
  spend<Answer>(what: string, wait: (leftMs: number) => Promise<Answer>): Promise<Answer>;
}

/** For a command that nobody set a deadline: each wait may take so long, and they are not added up. */
export function eachWithin(milliseconds: number): NetworkTime {
  return { spend: async (_what, wait) => wait(milliseconds) };
}

import { FACT_ID } from '../../memory/fact.js';

/* Which facts did a wrapped command propose in its output? */

/** A candidate that a run proposes. */
export interface Inferred {
  readonly id: string;
  readonly statement: string;
}

/**
 * How a command can propose: a line of its output of exactly this form, such as `memtrust: propose http/retries:
 * Requests are retried twice.` `docs/context.md` and the help of `run` describe it.
 */
const PROPOSAL = /^memtrust: propose ([a-z0-9][a-z0-9/-]{0,199}): (\S.{0,999})$/;

/** A line that was meant as a proposal. */
const ATTEMPT = /^[ \t]*memtrust:[ \t]*propose\b/i;

/** A longer line is ignored. */
const LINE_BYTES = 4_096;
/** In one run; later ones are left out. */
export const MOST_PROPOSALS = 20;

/** Reads proposals from an output as it passes by, in bounded memory. */
export class ProposalReader {
  private rest: Buffer = Buffer.alloc(0);
  private isTooLong = false;
  private readonly found = new Map<string, Inferred>();
  private missed = 0;

  read(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
      this.keep(chunk.subarray(start, end));
      this.endLine();
      start = end + 1;
    }
    this.keep(chunk.subarray(start));
  }

  /** The proposals, the first of each id. */
  end(): readonly Inferred[] {
    this.endLine();
    return [...this.found.values()];
  }

  /** Lines that were meant as proposals and are none. */
  get ignored(): number {
    return this.missed;
  }

  private keep(part: Buffer): void {
    if (this.isTooLong) return;
    const room = LINE_BYTES - this.rest.length;
    this.isTooLong = part.length > room;
    this.rest = Buffer.concat([this.rest, part.subarray(0, room)]);
  }

  private endLine(): void {
    const line = this.rest.toString('utf8').replace(/\r$/, '');
    const [, id = '', statement = ''] = (this.isTooLong ? null : PROPOSAL.exec(line)) ?? [];
    if (FACT_ID.test(id) && !this.found.has(id) && this.found.size < MOST_PROPOSALS)
      this.found.set(id, { id, statement });
    else if (ATTEMPT.test(line) && this.found.get(id)?.statement !== statement) this.missed += 1;
    this.rest = Buffer.alloc(0);
    this.isTooLong = false;
  }
}

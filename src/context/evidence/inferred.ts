import { FACT_ID } from '../../memory/fact.js';

/** What a run proposes as memory: a candidate, never more. */
export interface Inferred {
  readonly id: string;
  readonly statement: string;
}

/**
 * The one way in which a command can propose: a line of its output of exactly this form, such as `memtrust:
 * propose http/retries: Requests are retried twice.` It is told in `docs/guide-context.md` and in the help of
 * `run` (`cli/commands/run.ts`): change all three. `cli/propose-candidate.ts` writes the candidates;
 * `__tests__/context/evidence/attempt.test.ts` and `__tests__/e2e/cli/run.test.ts` fail when this is wrong.
 * The form of the line is frozen: agents print it. Caps may be changed. `run.test.ts` runs the bundle, so
 * build first (`npm run build`).
 */
const PROPOSAL = /^memtrust: propose ([a-z0-9][a-z0-9/-]{0,199}): (\S.{0,999})$/;

/** A longer line is no proposal, and is not kept. */
const LINE_BYTES = 4_096;
/** Of one run; later ones are left out. */
const MOST_PROPOSALS = 20;

/** Reads proposals out of an output as it passes by, in bounded memory. */
export class ProposalReader {
  private rest: Buffer = Buffer.alloc(0);
  private isTooLong = false;
  private readonly found = new Map<string, Inferred>();

  read(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
      this.keep(chunk.subarray(start, end));
      this.endLine();
      start = end + 1;
    }
    this.keep(chunk.subarray(start));
  }

  /** What was proposed, the first of each id. */
  end(): readonly Inferred[] {
    this.endLine();
    return [...this.found.values()];
  }

  private keep(part: Buffer): void {
    this.isTooLong ||= this.rest.length + part.length > LINE_BYTES;
    this.rest = this.isTooLong ? Buffer.alloc(0) : Buffer.concat([this.rest, part]);
  }

  private endLine(): void {
    const [, id, statement] = PROPOSAL.exec(this.rest.toString('utf8').replace(/\r$/, '')) ?? [];
    if (
      id !== undefined &&
      statement !== undefined &&
      FACT_ID.test(id) &&
      !this.found.has(id) &&
      this.found.size < MOST_PROPOSALS
    )
      this.found.set(id, { id, statement });
    this.rest = Buffer.alloc(0);
    this.isTooLong = false;
  }
}

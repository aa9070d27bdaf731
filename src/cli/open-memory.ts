import { mergedAdoptions } from '../trust/adoption.js';
import { join } from 'node:path';
import { checkAnchors, type AnchorChecks } from '../anchors/check.js';
import type { FactRecord } from '../memory/fact.js';
import { factPath, ledgerPath } from '../memory/layouts/memtrust.js';
import type { LedgerEvent } from '../memory/ledger.js';
import { type Memory, readMemory } from '../memory/store.js';
import type { Ledger, Signature } from '../lifecycle/append-events.js';
import type { TreeEdit } from '../lifecycle/file-change.js';
import type { Policy } from '../memory/policy-shape.js';
import type { TrustScene } from '../lifecycle/trust-after.js';
import { assess, linkedPaths } from '../trust/assess.js';
import { blockOfFact, blockOfName, keepsUnsaid } from '../trust/blocking.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { resolveCommit } from '../tree/commits.js';
import { GitHistoryQueries } from '../tree/history-queries.js';
import { PathResolver } from '../tree/resolve.js';
import type { GitTree } from '../tree/git-tree.js';
import type { Tree } from '../tree/tree.js';
import { unknownFact } from './unknown-fact.js';
import type { Io } from './io.js';
import { Workspace } from './workspace.js';
import { statOf } from '../tree/place.js';
import { readText, writeChanges } from './write.js';
import { holdYoungGeneration } from '../tree/v8-settings.js';

/* The memory that a command changes: facts and ledgers on disk, and beside them what is merged into the base. */

/** Who makes a change and when: `--by` and `--now` of every command that changes memory. */
export interface SignatureOptions {
  readonly by?: string;
  readonly now?: string;
}

const BLOCKED_REMEDY = 'Remove the fact, or what makes the policy block it.';

/** The memory on disk and the memory that is settled, for commands that write. */
export class OpenMemory {
  private constructor(
    private readonly io: Io,
    readonly workspace: Workspace,
    readonly tree: Tree,
    readonly memory: Memory,
    readonly base: GitTree | null,
    /** What the base remembers; null before the first commit. */
    readonly settled: Memory | null,
  ) {}

  /** Opens the repository around the user, and closes it whatever comes. */
  static async use<T>(io: Io, action: (open: OpenMemory) => Promise<T>): Promise<T> {
    holdYoungGeneration();
    const workspace = await Workspace.open(io);
    try {
      const { base, head } = await workspace.compare({});
      return await action(
        new OpenMemory(
          io,
          workspace,
          head,
          await readMemory(head),
          base,
          base === null ? null : await readMemory(base),
        ),
      );
    } finally {
      workspace.close();
    }
  }

  /** The same once something was written. What is settled is not read again: nothing in the working tree changes it. */
  async again(): Promise<OpenMemory> {
    const { io, workspace, base, settled } = this;
    const tree = await workspace.workTree(base);
    return new OpenMemory(io, workspace, tree, await readMemory(tree), base, settled);
  }

  /** A fact by its id; a mistyped one is an error with the nearest known id. */
  record(id: string): FactRecord {
    const record = this.memory.facts.find((known) => known.id === id);
    if (record === undefined) throw unknownFact(id, this.knownIds());
    return record;
  }

  /** The same, but none whose name the policy hides: it is answered as one that is not there (SECURITY S28). */
  nameableRecord(id: string): FactRecord {
    if (this.isHiddenName(id)) throw unknownFact(id, this.knownIds());
    return this.record(id);
  }

  /** Throws where the policy hides the name of a fact, whether there is one or not. */
  refuseHiddenName(id: string): void {
    if (this.isHiddenName(id))
      throw new ConfigurationError('the policy blocks a fact, and hides its name', BLOCKED_REMEDY);
  }

  private isHiddenName(id: string): boolean {
    return this.isUnsayable(id) || this.isUnsayable(factPath(id));
  }

  /** The ids that a hint may name: those that the policy hides are left out (SECURITY S28). */
  knownIds(): string[] {
    return this.memory.facts.map(({ id }) => id).filter((id) => !this.isUnsayable(id));
  }

  /** What became of the sources of facts, followed from the base to the working tree. */
  async checks(records: readonly FactRecord[]): Promise<AnchorChecks> {
    const past = new GitHistoryQueries(
      this.workspace.repository,
      this.workspace.objects,
      this.base?.commit ?? null,
      null,
    );
    if (this.base === null || this.settled === null)
      return checkAnchors(this.tree, records, { past });
    const settled = {
      tree: this.base,
      records: this.settled.facts,
      checks: await checkAnchors(this.base, this.settled.facts, {
        past,
        isAdopted: mergedAdoptions(this.settled.events),
      }),
    };
    return checkAnchors(this.tree, records, { settled, past });
  }

  /** The events of a fact that the base has; those of this branch alone adopt nothing. */
  settledEvents(id: string): LedgerEvent[] {
    return this.settled?.events.filter((event) => event.fact === id) ?? [];
  }

  /** The ledger as it is on disk; events that the base has count even where the file lost them. */
  ledger(id: string): Ledger {
    const own = this.memory.events.filter((event) => event.fact === id);
    const events = new Map([...this.settledEvents(id), ...own].map((event) => [event.id, event]));
    return {
      fact: id,
      text: readText(this.workspace.repository.root, ledgerPath(id)) ?? '',
      events: [...events.values()],
    };
  }

  /**
   * Whether nothing may be said of a record (SECURITY S28), what it cites through links too. A policy on disk may only
   * be stricter than the one in force.
   */
  async isBlocked(record: FactRecord): Promise<boolean> {
    const linked = await linkedPaths(this.tree, [record]);
    return this.policies.some((policy) => blockOfFact(record, policy, linked) !== null);
  }

  /** Throws where nothing may be said of a record. The message names it only where its name may be said. */
  async refuseBlocked(record: FactRecord): Promise<void> {
    if (!(await this.isBlocked(record))) return;
    const isNamed = !this.isUnsayable(record.id) && !this.isUnsayable(record.path);
    throw new ConfigurationError(
      phraseText(
        isNamed
          ? say`${record.id} is blocked by the policy`
          : say`the policy blocks a fact, and hides its name`,
      ),
      BLOCKED_REMEDY,
    );
  }

  /** Whether nothing may be said of what the base has of a fact. */
  async isBlockedAtBase(id: string): Promise<boolean> {
    const record = this.settled?.facts.find((known) => known.id === id);
    if (record === undefined || this.base === null) return false;
    const linked = await linkedPaths(this.base, [record]);
    return this.policies.some((policy) => blockOfFact(record, policy, linked) !== null);
  }

  /**
   * What the base has of a fact, for a command that shows its text; null where it has none. Throws where the policy
   * blocks it there, whatever the working tree has made of it (SECURITY S28).
   */
  async shownAtBase(id: string): Promise<FactRecord | null> {
    const record = this.settled?.facts.find((known) => known.id === id) ?? null;
    if (!(await this.isBlockedAtBase(id))) return record;
    throw new ConfigurationError(
      phraseText(say`the policy blocks what the base says of ${id}, so it cannot be shown`),
      phraseText(
        say`Check what ${`npx memtrust facts ${id}`} says now, then ${`npx memtrust adopt ${id}`}.`,
      ),
    );
  }

  /**
   * Refuses to read a file for a fact that may not cite it, by its name or by what a link there leads to: a digest of
   * what the policy keeps out, or why a text is not in it, would tell what it holds (SECURITY S28).
   * @param path from the root.
   */
  async refuseCiting(path: string): Promise<void> {
    const place = await new PathResolver(this.tree).resolve(path);
    const names = [path, ...(place.kind === 'refused' ? [] : [place.path])];
    if (names.some((name) => this.policies.some((policy) => blockOfName(name, policy) !== null)))
      throw new ConfigurationError(
        'the policy does not allow facts to cite that file',
        'Cite another file; see `exclude_paths` in .memtrust/policy.yml.',
      );
  }

  /** Full id of the commit that is checked out; null before the first one. */
  async current(): Promise<string | null> {
    return resolveCommit(this.workspace.objects, 'HEAD');
  }

  /** Whether the policy lets a fact cite a file. */
  mayCite(path: string): boolean {
    return this.policies.every((policy) => blockOfName(path, policy) === null);
  }

  /** Whether the policy lets nobody say a path, or an id. */
  isUnsayable(name: string): boolean {
    return this.policies.some((policy) => keepsUnsaid(name, policy, true));
  }

  /**
   * The policy on disk and the one at the base: what either blocks is blocked, so that no branch unblocks for itself.
   */
  get policies(): readonly Policy[] {
    return [this.memory.policy, ...(this.settled === null ? [] : [this.settled.policy])].map(
      ({ policy }) => policy,
    );
  }

  /** Whether somebody has to approve what is decided, by the policy in force or by any scope of it. */
  get needsApproval(): boolean {
    const { adoption, scopes = [] } = (this.settled ?? this.memory).policy.policy;
    return [adoption, ...scopes].some(({ approvals = 0 }) => approvals > 0);
  }

  /** The working tree and what is settled for it, to ask what would become of trust. */
  async scene(now: number): Promise<TrustScene> {
    const policy = (this.settled ?? this.memory).policy.policy;
    const { base, settled } = this;
    const before =
      base === null || settled === null
        ? null
        : await assess(
            {
              tree: base,
              memory: settled,
              live: [],
              settled: settled.events,
              settledLinks: new Map(),
              anchors: new Map(),
            },
            policy,
            now,
          );
    return {
      tree: this.tree,
      memory: this.memory,
      checks: await this.checks(this.memory.facts),
      settled: settled?.events ?? [],
      settledLinks: before?.supersession.inForce ?? new Map(),
      policy,
      now,
      isSayable: (id) => !this.isUnsayable(id) && !this.isUnsayable(factPath(id)),
    };
  }

  /** Text of a file on disk, or null if there is none. */
  text(path: string): string | null {
    return readText(this.workspace.repository.root, path);
  }

  /** Whether anything lies at a path on disk, also what git ignores. */
  isThere(path: string): boolean {
    return statOf(join(this.workspace.repository.root, path)) !== undefined;
  }

  /** Who and when, for a record: as the user says, else git's user name and the clock of the run. */
  async signature(options: SignatureOptions): Promise<Signature> {
    return {
      proposedBy: options.by ?? (await this.workspace.userName()),
      at: options.now ?? this.io.now,
    };
  }

  /** Writes into the working tree, all of it through `write.ts`. */
  write(changes: readonly TreeEdit[]): void {
    writeChanges(this.workspace.repository.root, changes);
  }
}

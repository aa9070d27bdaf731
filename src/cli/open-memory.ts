import { mergedAdoptions } from '../trust/adoption.js';
import { join } from 'node:path';
import { checkAnchors } from '../anchors/check.js';
import type { AnchorChecks } from '../anchors/query.js';
import type { FactRecord } from '../memory/fact.js';
import { factPath, ledgerPath } from '../memory/layouts/memtrust.js';
import type { LedgerEvent } from '../memory/ledger.js';
import { type Memory, readMemory } from '../memory/store.js';
import type { Ledger, Signature } from '../lifecycle/append-events.js';
import type { TreeEdit } from '../lifecycle/file-change.js';
import type { Policy } from '../memory/policy-shape.js';
import type { TrustScene } from '../lifecycle/trust-after.js';
import { assess, linkedPaths } from '../trust/assess.js';
import { blockOfFact, blockOfName, isHiddenName } from '../trust/blocking.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
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

/** `--by` and `--now`. */
export interface SignatureOptions {
  readonly by?: string;
  readonly now?: string;
}

const BLOCKED_REMEDY = 'Remove the fact, or what makes the policy block it.';

/** Memory on disk and in the base. */
export class OpenMemory {
  private constructor(
    private readonly io: Io,
    readonly workspace: Workspace,
    readonly tree: Tree,
    readonly memory: Memory,
    readonly base: GitTree | null,
    /** Null before the first commit. */
    readonly settled: Memory | null,
  ) {}

  /** Opens the repository, and closes it in any case. */
  static async use<T>(io: Io, action: (open: OpenMemory) => Promise<T>): Promise<T> {
    holdYoungGeneration();
    return Workspace.use(io, async (workspace) => {
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
    });
  }

  /** Reads memory again after writing. The base stays as it is. */
  async again(): Promise<OpenMemory> {
    const { io, workspace, base, settled } = this;
    const tree = await workspace.workTree(base);
    return new OpenMemory(io, workspace, tree, await readMemory(tree), base, settled);
  }

  /** A mistyped id is an error with the nearest known one. */
  record(id: string): FactRecord {
    const record = this.memory.facts.find((known) => known.id === id);
    if (record === undefined) throw unknownFact(id, this.knownIds());
    return record;
  }

  /** A hidden name is answered like a missing one (SECURITY S28). */
  nameableRecord(id: string): FactRecord {
    if (this.isHiddenName(id)) throw unknownFact(id, this.knownIds());
    return this.record(id);
  }

  /** Whether the fact exists or not. */
  refuseHiddenName(id: string): void {
    if (this.isHiddenName(id))
      throw new ConfigurationError('the policy blocks a fact, and hides its name', BLOCKED_REMEDY);
  }

  private isHiddenName(id: string): boolean {
    return this.isHiddenByPolicy(id) || this.isHiddenByPolicy(factPath(id));
  }

  /** Without hidden names (SECURITY S28). */
  knownIds(): string[] {
    return this.memory.facts.map(({ id }) => id).filter((id) => !this.isHiddenByPolicy(id));
  }

  /** Whether cited sources changed, from the base to the working tree. */
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

  /** Events in the base; those of this branch adopt nothing. */
  settledEvents(id: string): LedgerEvent[] {
    return this.settled?.events.filter((event) => event.fact === id) ?? [];
  }

  /** As on disk, with the events of the base that the file has lost. */
  ledger(id: string): Ledger {
    const own = this.memory.events.filter((event) => event.fact === id);
    const events = new Map([...this.settledEvents(id), ...own].map((event) => [event.id, event]));
    return {
      fact: id,
      text: readText(this.workspace.repository.root, ledgerPath(id)) ?? '',
      events: [...events.values()],
    };
  }

  /** By either policy, also for what it cites through links (SECURITY S28). */
  async isBlocked(record: FactRecord): Promise<boolean> {
    const linked = await linkedPaths(this.tree, [record]);
    return this.policies.some((policy) => blockOfFact(record, policy, linked) !== null);
  }

  /** The message has the name only if it is not hidden. */
  async refuseBlocked(record: FactRecord): Promise<void> {
    if (!(await this.isBlocked(record))) return;
    const isNamed = !this.isHiddenByPolicy(record.id) && !this.isHiddenByPolicy(record.path);
    throw new ConfigurationError(
      isNamed
        ? say`${record.id} is blocked by the policy`
        : say`the policy blocks a fact, and hides its name`,
      BLOCKED_REMEDY,
    );
  }

  async isBlockedAtBase(id: string): Promise<boolean> {
    const record = this.settled?.facts.find((known) => known.id === id);
    if (record === undefined || this.base === null) return false;
    const linked = await linkedPaths(this.base, [record]);
    return this.policies.some((policy) => blockOfFact(record, policy, linked) !== null);
  }

  /** Null if the base has none. Throws if the policy blocks it there, whatever the working tree has (SECURITY S28). */
  async shownAtBase(id: string): Promise<FactRecord | null> {
    const record = this.settled?.facts.find((known) => known.id === id) ?? null;
    if (!(await this.isBlockedAtBase(id))) return record;
    throw new ConfigurationError(
      say`the policy blocks what the base says of ${id}, so it cannot be shown`,
      say`Check what ${`npx memtrust facts ${id}`} says now, then ${`npx memtrust adopt ${id}`}.`,
    );
  }

  /**
   * Refuses a source that the policy blocks, by its name or behind a link: a digest, or a reason why a text is not in
   * it, would reveal its content. @param path from the root.
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

  /** Full id of HEAD; null before the first commit. */
  async current(): Promise<string | null> {
    return resolveCommit(this.workspace.objects, 'HEAD');
  }

  mayCite(path: string): boolean {
    return this.policies.every((policy) => blockOfName(path, policy) === null);
  }

  /** Whether the policy hides a path or an id. */
  isHiddenByPolicy(name: string): boolean {
    return this.policies.some((policy) => isHiddenName(name, policy, true));
  }

  /** On disk and at the base: what either blocks is blocked, so that no branch can unblock anything. */
  get policies(): readonly Policy[] {
    return [this.memory.policy, ...(this.settled === null ? [] : [this.settled.policy])].map(
      ({ policy }) => policy,
    );
  }

  /** By the policy in force or any of its scopes. */
  get needsApproval(): boolean {
    const { adoption, scopes = [] } = (this.settled ?? this.memory).policy.policy;
    return [adoption, ...scopes].some(({ approvals = 0 }) => approvals > 0);
  }

  /** For judging how a change affects trust. */
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
      mayBeNamed: (id) => !this.isHiddenByPolicy(id) && !this.isHiddenByPolicy(factPath(id)),
    };
  }

  /** Null if there is none. */
  text(path: string): string | null {
    return readText(this.workspace.repository.root, path);
  }

  /** Including files that git ignores. */
  isThere(path: string): boolean {
    return statOf(join(this.workspace.repository.root, path)) !== undefined;
  }

  /** From the options, else git's user name and the clock. */
  async signature(options: SignatureOptions): Promise<Signature> {
    return {
      proposedBy: options.by ?? (await this.workspace.userName()),
      at: options.now ?? this.io.now,
    };
  }

  write(changes: readonly TreeEdit[]): void {
    writeChanges(this.workspace.repository.root, changes);
  }
}

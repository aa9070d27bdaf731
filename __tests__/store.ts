/**
 * A repository's memory, told as a story:
 *
 *     const base = store().file('src/guard.ts', 'check();\n').fact('auth/guard', { sources: ['src/guard.ts'] }).adopted();
 *     const head = base.edit('auth/guard', { body: 'Nothing is checked.' });
 *     const evaluation = await check(base, head);
 *
 * A store is a value: every step gives a new one, so that a head starts from its base. The words
 * about one fact (`adopted`, `retired`, …) mean the fact that was named last; `about` names
 * another.
 */
import { ABSENT } from '../src/anchors/query.js';
import { storedEvidence } from '../src/anchors/judge-source.js';
import { select } from '../src/anchors/select.js';
import { SourceText } from '../src/anchors/source-text.js';
import { citationShape } from '../src/memory/citation.js';
import { IMPORTANCES, parseFact, type Fact, type Importance } from '../src/memory/fact.js';
import { factPath, ledgerPath } from '../src/memory/layouts/memtrust.js';
import { eventLine, makeEvent, type EventType, type LedgerEvent } from '../src/memory/ledger.js';
import { parsePolicy, POLICY_PATH } from '../src/memory/policy.js';
import type { Policy } from '../src/memory/policy-shape.js';
import { phraseText } from '../src/text/phrase.js';
import { gitAttributes } from '../src/tree/git-attributes.js';
import { sha256 } from '../src/tree/digest.js';
import { type VirtualFile, VirtualTree } from '../src/tree/virtual-tree.js';
import type { Approval, Authority } from '../src/gate/authority/authority.js';
import { prover } from '../src/fixtures/run.js';
import { evaluate, type Evaluation, type EvaluationInput } from '../src/gate/evaluate.js';
import type { Finding, RuleCode } from '../src/gate/finding.js';
import type { Entry } from '../src/trust/entry.js';

export const NOW = '2026-06-01T00:00:00Z';

/**
 * What a fact cites: a path alone is the whole file. What a binding stores is taken from the store
 * unless a digest is given; null leaves it unbound.
 */
export type CitedSource =
  | string
  | {
      readonly path: string;
      readonly digest?: string | null;
      readonly quote?: string;
      readonly lines?: string;
      readonly [key: string]: unknown;
    };

/**
 * Front matter by its own keys (`claim_key`, `valid_until`, `x-…`), and the body. A fact declares
 * itself accepted unless told otherwise.
 */
export interface FactSpec {
  readonly body?: string;
  readonly status?: string | null;
  readonly sources?: readonly CitedSource[];
  readonly [key: string]: unknown;
}

export interface EventSpec {
  /** The text that the event is about, where it is not the fact's own. */
  readonly text?: FactSpec;
  /** Events that it follows; all that no other one follows, unless told otherwise. */
  readonly after?: readonly LedgerEvent[];
  readonly at?: string;
  readonly why?: string;
  readonly uncited?: readonly string[];
  readonly claim?: Fact['claim'];
  readonly binding?: Fact['binding'];
}

type Files = Readonly<Record<string, string | Uint8Array | VirtualFile>>;

interface Content {
  readonly files: Files;
  readonly specs: ReadonlyMap<string, FactSpec>;
  readonly current: string | null;
}

export class Store {
  constructor(private readonly content: Content) {}

  /** Writes a file that is no memory, or memory as raw text. */
  file(path: string, text: string | Uint8Array): Store {
    return this.with({ files: { ...this.content.files, [path]: text } });
  }

  /** Writes many files at once: `file` copies the store each time. */
  fileEach(files: Readonly<Record<string, string>>): Store {
    return this.with({ files: { ...this.content.files, ...files } });
  }

  link(path: string, target: string): Store {
    return this.with({
      files: { ...this.content.files, [path]: { kind: 'symlink', bytes: Buffer.from(target) } },
    });
  }

  /** Puts another repository there, of which nothing is read. */
  submodule(path: string): Store {
    return this.with({
      files: { ...this.content.files, [path]: { kind: 'submodule', bytes: Buffer.alloc(0) } },
    });
  }

  /** Removes files; a fact by `without(factFile('auth/guard'))`. */
  without(...paths: readonly string[]): Store {
    return this.with({
      files: Object.fromEntries(
        Object.entries(this.content.files).filter(([path]) => !paths.includes(path)),
      ),
    });
  }

  /** Writes `policy.yml`; keys that are not given have their strict defaults. */
  policy(policy: Readonly<Record<string, unknown>>): Store {
    return this.file(POLICY_PATH, `${JSON.stringify(policy, null, 2)}\n`);
  }

  /** Writes a fact. */
  fact(id: string, spec: FactSpec = {}): Store {
    const next = this.with({ specs: new Map([...this.content.specs, [id, spec]]), current: id });
    return next.file(factPath(id), next.textOf(id, spec));
  }

  /** Changes some of a fact and keeps the rest. Digests that were not given are taken anew. */
  edit(id: string, spec: FactSpec): Store {
    return this.fact(id, { ...this.content.specs.get(id), ...spec });
  }

  about(id: string): Store {
    return this.with({ current: id });
  }

  adopted(spec: EventSpec = {}): Store {
    return this.event('candidate.applied', spec);
  }

  retired(spec: EventSpec = {}): Store {
    return this.event('fact.retired', spec);
  }

  discarded(spec: EventSpec = {}): Store {
    return this.event('candidate.discarded', spec);
  }

  superseded(spec: EventSpec = {}): Store {
    return this.event('fact.superseded', spec);
  }

  reverified(spec: EventSpec = {}): Store {
    return this.event('fact.reverified', spec);
  }

  /** Appends an event about the fact that was named last. */
  event(type: EventType, spec: EventSpec = {}): Store {
    const id = this.current();
    return this.line(id, eventLine(this.makeEvent(id, type, spec)));
  }

  /** An event as `event` would append it. */
  makeEvent(id: string, type: EventType, spec: EventSpec = {}): LedgerEvent {
    const { claim, binding } =
      spec.text === undefined ? this.read(id) : this.parse(id, this.textOf(id, spec.text));
    const known = this.events(id);
    const followed = new Set(known.flatMap((event) => event.after));
    const tips = known.filter((event) => !followed.has(event.id));
    return makeEvent({
      type,
      fact: id,
      claim: spec.claim ?? claim,
      binding: spec.binding ?? binding,
      at: spec.at ?? '2026-01-01T00:00:00Z',
      proposed_by: 'somebody',
      after: (spec.after ?? tips).map((event) => event.id).toSorted(),
      ...(spec.why === undefined ? {} : { why: spec.why }),
      ...(spec.uncited === undefined ? {} : { uncited: spec.uncited }),
    });
  }

  /** Appends raw text to a ledger. */
  line(id: string, text: string): Store {
    return this.file(ledgerPath(id), `${this.ledger(id)}${text}`);
  }

  /** Keeps the lines of a ledger that pass. */
  keepLines(id: string, keep: (line: string, index: number) => boolean): Store {
    const lines = this.ledger(id)
      .split('\n')
      .filter((line) => line !== '')
      .filter(keep);
    return lines.length === 0
      ? this.without(ledgerPath(id))
      : this.file(ledgerPath(id), `${lines.join('\n')}\n`);
  }

  /** A ledger as text. */
  ledger(id: string): string {
    const text = this.content.files[ledgerPath(id)];
    return typeof text === 'string' ? text : '';
  }

  /** The readable events of a ledger in the order of its lines. */
  events(id: string): LedgerEvent[] {
    return this.ledger(id)
      .split('\n')
      .flatMap((line): LedgerEvent[] => {
        try {
          return line === '' ? [] : [JSON.parse(line)];
        } catch {
          return [];
        }
      });
  }

  /** A fact as it is parsed. */
  read(id: string): Fact {
    const text = this.content.files[factPath(id)];
    if (typeof text !== 'string') throw new Error(`no fact ${id}`);
    return this.parse(id, text);
  }

  files(): Files {
    return this.content.files;
  }

  tree(): VirtualTree {
    return new VirtualTree(this.content.files);
  }

  /** The file of a fact with this text, for the digests of the store as it is. */
  textOf(id: string, spec: FactSpec): string {
    const { body = `${id} is so.`, status = 'accepted', sources, ...rest } = spec;
    const importance = IMPORTANCES.find((one) => one === rest['importance']) ?? 'normal';
    const front = {
      ...(status === null ? {} : { status }),
      ...rest,
      ...(sources === undefined
        ? {}
        : { sources: sources.map((source) => this.bound(source, importance)) }),
    };
    return `---\n${Object.entries(front)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
      .join('')}---\n${body}\n`;
  }

  private bound(source: CitedSource, importance: Importance): Readonly<Record<string, unknown>> {
    const { digest, ...keys } = typeof source === 'string' ? { path: source } : source;
    if (digest === null) return keys;
    if (digest !== undefined) return { ...keys, digest };
    const citation = citationShape().safeParse(keys).data;
    if (citation?.selector.kind === 'absent') return { ...keys, digest: ABSENT };
    if (citation?.selector.kind === 'present')
      return { ...keys, digest: sha256(['present', 'file'].join('\0')) };
    const content = this.content.files[keys.path];
    const text = typeof content === 'string' || content instanceof Uint8Array ? content : '';
    const file = new SourceText(Buffer.from(text), keys.path);
    const selection = citation === undefined ? null : select(file, citation);
    const stored =
      selection === null || 'why' in selection
        ? null
        : storedEvidence(file, selection.passage, importance);
    if (stored === null || typeof stored === 'string')
      return { ...keys, digest: sha256(file.text) };
    const { unit, origin, ...always } = stored;
    return {
      ...keys,
      ...always,
      ...(unit === null ? {} : { unit }),
      ...(origin === null ? {} : { origin }),
    };
  }

  private parse(id: string, text: string): Fact {
    const record = parseFact(id, factPath(id), Buffer.from(text));
    if (record.fact === null)
      throw new Error(
        `${id} is not a valid fact: ${record.problems.map((problem) => phraseText(problem.message)).join('; ')}`,
      );
    return record.fact;
  }

  private current(): string {
    if (this.content.current === null) throw new Error('name a fact first');
    return this.content.current;
  }

  private with(change: Partial<Content>): Store {
    return new Store({ ...this.content, ...change });
  }
}

/** An empty repository. */
export function store(): Store {
  return new Store({ files: {}, specs: new Map(), current: null });
}

export { factPath as factFile, ledgerPath as ledgerFile };

/** A policy as it is in force, with the strict defaults for what is not given. */
export function policyOf(policy: Readonly<Record<string, unknown>>): Policy {
  const file = parsePolicy(Buffer.from(JSON.stringify(policy)));
  if (file.origin === 'broken')
    throw new Error(file.problems.map((problem) => phraseText(problem.message)).join('; '));
  return file.policy;
}

export type Circumstances = Partial<Omit<EvaluationInput, 'base' | 'head'>>;

/**
 * Judges a head against its base as on a pull request that nobody approved. Null is a repository
 * before its first commit.
 */
export function check(
  base: Store | null,
  head: Store,
  circumstances: Circumstances = {},
): Promise<Evaluation> {
  const tree = base?.tree() ?? null;
  return evaluate({
    base: tree,
    head: tree !== null && base === head ? tree : head.tree(),
    scope: 'change',
    now: NOW,
    surface: 'pull-request',
    prover,
    subject: { repository: 'acme/app', baseSha: 'b'.repeat(40), headSha: 'a'.repeat(40) },
    attributes: gitAttributes({ PATH: process.env['PATH'] }),
    ...circumstances,
  });
}

/** Judges one commit by itself, as the gate does on the default branch. */
export function audit(settled: Store, circumstances: Circumstances = {}): Promise<Evaluation> {
  return check(settled, settled, { scope: 'state', surface: 'branch', ...circumstances });
}

/** Everything that the pull request brings is approved by these people. */
export function approvedBy(...logins: readonly string[]): Authority {
  return {
    author: 'mallory',
    approvalsOf: () =>
      logins.map((login): Approval => ({
        login,
        commitId: 'a'.repeat(40),
        counted: true,
        why: '',
      })),
  };
}

/** The judged entry of a fact. */
export function entryOf(evaluation: Evaluation, id: string): Entry {
  const entry = evaluation.entries.find((one) => one.id === id);
  if (entry === undefined)
    throw new Error(`no entry ${id}: ${evaluation.entries.map((one) => one.id).join(', ')}`);
  return entry;
}

/** Ids that count as baseline evidence. */
export function trusted(evaluation: Evaluation): string[] {
  return evaluation.entries.filter((entry) => entry.trustedBaseline).map((entry) => entry.id);
}

export function findings(evaluation: Evaluation, rule: RuleCode): Finding[] {
  return evaluation.findings.filter((finding) => finding.rule === rule);
}

/** The findings of a rule as `severity: message`, introduced ones with a `+` before. */
export function said(evaluation: Evaluation, rule: RuleCode): string[] {
  return findings(evaluation, rule).map(
    (finding) =>
      `${finding.introduced ? '+' : ''}${finding.severity}: ${phraseText(finding.message)}`,
  );
}

/** Codes of the introduced errors: what makes a pull request fail. */
export function blocking(evaluation: Evaluation): string[] {
  return [
    ...new Set(
      evaluation.findings
        .filter((finding) => finding.severity === 'error' && finding.introduced)
        .map((finding) => finding.rule),
    ),
  ].toSorted();
}

import type { Approval } from '../../src/gate/authority/authority.js';
import { prover } from '../../src/fixtures/run.js';
import { evaluate, type Evaluation, type EvaluationInput } from '../../src/gate/evaluate.js';
import { thenAndNow, type ThenAndNow } from '../../src/gate/then-and-now.js';
import { bindCitation } from '../../src/lifecycle/bind.js';
import { sha256 } from '../../src/tree/digest.js';
import { citationShape } from '../../src/memory/citation.js';
import type { Importance } from '../../src/memory/envelope.js';
import { parseFact } from '../../src/memory/fact.js';
import { factPath, ledgerPath } from '../../src/memory/layouts/memtrust.js';
import { eventLine, makeEvent, parseLedger } from '../../src/memory/ledger.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

export type Files = Readonly<Record<string, string>>;

export const NOW = '2026-06-01T12:00:00Z';
export const BASE_SHA = '1a2b3c4d5e6f708192a3b4c5d6e7f80910111213';
export const HEAD_SHA = '9f8e7d6c5b4a39281706f5e4d3c2b1a009080706';
export const GUARD = 'export function requireOwner() {\n  return true;\n}\n';

interface FactOptions {
  readonly status?: string;
  readonly body?: string;
  /** Path to the text that it is bound to. */
  readonly cites?: Files;
  /** More lines of front matter. */
  readonly front?: string;
}

/** The file of a fact. */
export function fact(
  id: string,
  {
    status = 'accepted',
    body = 'Owner checks run first.',
    cites = {},
    front = '',
  }: FactOptions = {},
): Files {
  const sources = Object.entries(cites).map(
    ([path, text]) => `  - path: ${quoted(path)}\n    digest: ${sha256(text)}\n`,
  );
  const list = sources.length === 0 ? '' : `sources:\n${sources.join('')}`;
  return { [factPath(id)]: `---\nstatus: ${status}\n${list}${front}---\n${body}\n` };
}

/** A YAML scalar in ASCII, whatever the text holds. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The file of a fact, and a ledger that adopts exactly it. */
export function adopted(id: string, options: FactOptions = {}): Files {
  const file = fact(id, options);
  return { ...file, ...adoption(id, file) };
}

/** Front matter with one source, bound as `memtrust bind` binds it: `{ path: 'a.ts', symbol: 'guard' }`. */
export async function boundTo(
  files: Files,
  source: { readonly path: string } & Readonly<Record<string, string>>,
  importance: Importance = 'normal',
): Promise<string> {
  const citation = citationShape().parse(source);
  const { keys } = await bindCitation(new VirtualTree(files), citation, importance);
  return `sources: ${JSON.stringify([keys])}\n`;
}

/** A ledger that adopts the fact as `files` have it, behind the lines that it has. */
export function adoption(id: string, files: Files, ledger: string = ''): Files {
  const parsed = parseFact(id, factPath(id), Buffer.from(files[factPath(id)] ?? '')).fact;
  if (parsed === null) throw new Error(`${id} is not a valid fact`);
  const { claim, binding } = parsed;
  return {
    [ledgerPath(id)]: `${ledger}${eventLine(
      makeEvent({
        type: 'candidate.applied',
        fact: id,
        claim,
        binding,
        at: NOW,
        proposed_by: 'alice',
        after: parseLedger(id, ledgerPath(id), ledger).events.map((event) => event.id),
      }),
    )}`,
  };
}

export const POLICY: Files = {
  '.memtrust/policy.yml': 'version: 1\nadoption:\n  adopters: [alice]\n',
};

/** Judges a pull request that turns `base` into `head`. */
export async function change(
  base: Files,
  head: Files,
  more: Partial<EvaluationInput> = {},
): Promise<Evaluation> {
  const trees = { base: new VirtualTree(base), head: new VirtualTree(head) };
  const evaluation = await evaluate({
    ...trees,
    scope: 'change',
    surface: 'pull-request',
    prover,
    now: NOW,
    subject: { repository: 'acme/payments', baseSha: BASE_SHA, headSha: HEAD_SHA },
    ...more,
  });
  judgedTrees.set(evaluation, trees);
  return evaluation;
}

const judgedTrees = new WeakMap<
  Evaluation,
  { readonly base: VirtualTree; readonly head: VirtualTree }
>();

/** What stale facts of an evaluation cite, then and now. */
export async function citedIn(evaluation: Evaluation): Promise<readonly ThenAndNow[]> {
  const trees = judgedTrees.get(evaluation);
  if (trees === undefined) return [];
  const { base } = trees;
  return thenAndNow(evaluation, {
    ...trees,
    former: async ({ path }) => {
      const content = (await base.read([path], 1_000_000)).get(path);
      return content?.kind === 'bytes' ? [content.bytes] : [];
    },
  });
}

/** Judges one commit by itself. */
export async function state(
  files: Files,
  more: Partial<EvaluationInput> = {},
): Promise<Evaluation> {
  const tree = new VirtualTree(files);
  return change(files, files, {
    base: tree,
    head: tree,
    scope: 'state',
    surface: 'branch',
    subject: { repository: 'acme/payments', baseSha: BASE_SHA, headSha: BASE_SHA },
    ...more,
  });
}

/** An authority that lets one account approve everything. */
export function approvedBy(
  login: string,
  why: string = 'an adopter',
): EvaluationInput['authority'] & object {
  const approval: Approval = { login, commitId: HEAD_SHA, counted: true, why };
  return { author: 'bob', approvalsOf: () => [approval] };
}

const guarded = adopted('authorization/owner-checks', { cites: { 'src/auth/guard.ts': GUARD } });

/** A repository that is in order: a policy, two adopted facts, one of them about a file. */
export const CALM: Files = {
  ...POLICY,
  'src/auth/guard.ts': GUARD,
  ...guarded,
  ...adopted('payments/currency', { body: 'Amounts are in cents.' }),
};

/** A change that is judged once in a process, for all who look at it; `anew` judges it again. */
interface Scene {
  (): Promise<Evaluation>;
  anew(): Promise<Evaluation>;
}

function once(judge: () => Promise<Evaluation>): Scene {
  let judged: Promise<Evaluation> | undefined;
  return Object.assign(() => (judged ??= judge()), { anew: judge });
}

export const scenes = {
  nothing: once(async () => change(CALM, { ...CALM, 'README.md': 'Hello\n' })),
  stale: once(async () =>
    change(CALM, { ...CALM, 'src/auth/guard.ts': GUARD.replace('requireOwner', 'allowAll') }),
  ),
  silentPromotion: once(async () =>
    change(CALM, { ...CALM, ...fact('deploy/skip-review', { body: 'Reviews may be skipped.' }) }),
  ),
  blocked: once(async () =>
    change(
      {
        ...CALM,
        '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}exclude_text: [hush-canary]\n`,
      },
      {
        ...CALM,
        '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}exclude_text: [hush-canary]\n`,
        ...adopted('ops/secret', { body: 'The word is hush-canary.' }),
      },
    ),
  ),
  adoption: once(async () =>
    change(
      CALM,
      { ...CALM, ...adopted('billing/retries', { body: 'Three times.' }) },
      { authority: approvedBy('alice') },
    ),
  ),
  many: once(async () => change(CALM, { ...CALM, ...manyClaims(300) })),
  /** As many that have nothing in common but their rule. */
  different: once(async () =>
    change(CALM, {
      ...CALM,
      ...manyClaims(300, (index) => `other_${index}_${'x'.repeat(100)}: 1\n`),
    }),
  ),
  noMemory: once(async () =>
    change(
      { 'CLAUDE.md': '@a.md\n', 'GEMINI.md': '@b.md\n', 'a.md': 'Be.', 'b.md': 'Be.' },
      { 'CLAUDE.md': '@a.md\n', 'GEMINI.md': '@b.md\n', 'a.md': 'Be kind.', 'b.md': 'Be kind.' },
    ),
  ),
  noMemoryBefore: once(async () =>
    change(
      { 'CLAUDE.md': 'x', 'AGENTS.md': 'x', '.cursorrules': 'x' },
      { 'CLAUDE.md': 'x', 'AGENTS.md': 'x', '.cursorrules': 'x', a: 'b' },
    ),
  ),
  reportMode: once(async () => {
    const soft = {
      ...CALM,
      '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}mode: report\n`,
    };
    return change(soft, { ...soft, ...fact('deploy/skip-review') });
  }),
  brokenPolicy: once(async () =>
    change(CALM, { ...CALM, '.memtrust/policy.yml': 'version: 1\nmood: strict\n' }),
  ),
  branch: once(async () =>
    state({ ...CALM, 'src/auth/guard.ts': 'gone\n', ...fact('deploy/skip-review') }),
  ),
  branchInOrder: once(async () => state(CALM)),
} satisfies Record<string, Scene>;

function manyClaims(count: number, front: (index: number) => string = () => ''): Files {
  return Object.assign(
    {},
    ...Array.from({ length: count }, (_, index) =>
      fact(`claims/number-${index}`, { front: front(index) }),
    ),
  ) as Files;
}

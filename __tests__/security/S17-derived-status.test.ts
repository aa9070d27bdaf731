/**
 * SECURITY S17 as a model: every pair of what a file claims and what its ledger holds, in every
 * place, under every policy. The oracle below is written from DESIGN §2 and §3 and shares nothing
 * with the judge.
 */
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  approvedBy,
  check,
  entryOf,
  policyOf,
  store,
  trusted,
  type CitedSource,
  type FactSpec,
  type Store,
} from '../store.js';

const ID = 'auth/owner';
const SOURCE = 'src/guard.ts';
const OTHER_TEXT = { body: 'Something else entirely.' };
const OTHER_DIGEST = `sha256:${'0'.repeat(64)}`;

const CLAIMS = ['accepted', 'candidate', 'rejected', 'superseded', null] as const;
const PLACES = ['base', 'head'] as const;
const SOURCES = ['none', 'fresh', 'changed', 'missing', 'unbound'] as const;
const POLICIES = ['open', 'blocked path', 'blocked text', 'blocked source'] as const;
const APPROVALS = [0, 1] as const;
const AUTHORITIES = ['nobody', 'adopter'] as const;

/** What is written into the ledger, and what DESIGN §3 makes of it for the text in the file. */
const LEDGERS: Readonly<
  Record<
    string,
    { readonly write: (main: Store, exact: FactSpec) => Store; readonly adopts: boolean }
  >
> = {
  none: { write: (main) => main, adopts: false },
  proposed: { write: (main) => main.event('candidate.proposed'), adopts: false },
  reviewed: {
    write: (main) => main.event('candidate.reviewed').event('evidence.recorded'),
    adopts: false,
  },
  diffed: { write: (main) => main.event('candidate.diffed'), adopts: false },
  'applied, then looked at': {
    write: (main) => main.adopted().event('candidate.diffed').event('candidate.reviewed'),
    adopts: true,
  },
  'applied exact': { write: (main) => main.adopted(), adopts: true },
  'proposed and applied': {
    write: (main) => main.event('candidate.proposed').adopted(),
    adopts: true,
  },
  'applied other claim': { write: (main) => main.adopted({ text: OTHER_TEXT }), adopts: false },
  'applied other binding': {
    write: (main, exact) =>
      main.adopted({
        text: { ...exact, sources: [{ path: 'src/other.ts', digest: OTHER_DIGEST }] },
      }),
    adopts: false,
  },
  'applied, then another text': {
    write: (main) => main.adopted().adopted({ text: OTHER_TEXT }),
    adopts: false,
  },
  'another text, then applied': {
    write: (main) => main.adopted({ text: OTHER_TEXT }).adopted(),
    adopts: true,
  },
  reverified: {
    write: (main, exact) =>
      main
        .adopted({ text: { ...exact, sources: [{ path: 'src/other.ts', digest: OTHER_DIGEST }] } })
        .reverified(),
    adopts: true,
  },
  rebound: {
    write: (main, exact) =>
      main
        .adopted({ text: { ...exact, sources: [{ path: 'src/other.ts', digest: OTHER_DIGEST }] } })
        .event('fact.rebound'),
    adopts: true,
  },
  retired: { write: (main) => main.adopted().retired(), adopts: false },
  'retired and applied again': {
    write: (main) => main.adopted().retired().adopted(),
    adopts: false,
  },
  discarded: { write: (main) => main.event('candidate.proposed').discarded(), adopts: false },
  'applied and discarded': { write: (main) => main.adopted().discarded(), adopts: false },
  'discarded and applied again': {
    write: (main) => main.adopted().discarded().adopted(),
    adopts: true,
  },
  superseded: { write: (main) => main.adopted().superseded(), adopts: false },
  duplicated: { write: (main) => main.adopted().line(ID, main.adopted().ledger(ID)), adopts: true },
  'parallel, one exact': {
    write: (main) => main.adopted({ text: OTHER_TEXT }).adopted({ after: [] }),
    adopts: true,
  },
  'parallel, none exact': {
    write: (main) =>
      main.adopted({ text: OTHER_TEXT }).adopted({ text: { body: 'A third.' }, after: [] }),
    adopts: false,
  },
  'parallel, one retired': {
    write: (main) => main.adopted().retired({ after: [] }),
    adopts: false,
  },
  'cut line': {
    write: (main) => main.line(ID, main.adopted().ledger(ID).slice(0, -20)),
    adopts: false,
  },
  'altered line': {
    write: (main) =>
      main.line(
        ID,
        main
          .adopted({ text: OTHER_TEXT })
          .ledger(ID)
          .replace(
            main.makeEvent(ID, 'candidate.applied', { text: OTHER_TEXT }).claim,
            main.read(ID).claim,
          ),
      ),
    adopts: false,
  },
  'of another fact': {
    write: (main) =>
      main.line(ID, main.fact('auth/else', OTHER_TEXT).adopted().ledger('auth/else')),
    adopts: false,
  },
  'dated in the future': {
    write: (main) => main.adopted({ at: '2999-01-01T00:00:00Z' }),
    adopts: true,
  },
};

interface Case {
  readonly claim: (typeof CLAIMS)[number];
  readonly ledger: string;
  readonly sources: (typeof SOURCES)[number];
  readonly factAt: (typeof PLACES)[number];
  readonly ledgerAt: (typeof PLACES)[number];
  readonly policy: (typeof POLICIES)[number];
  readonly approvals: (typeof APPROVALS)[number];
  readonly authority: (typeof AUTHORITIES)[number];
}

/**
 * DESIGN §2 and §3 in one line: the settled ledger adopts exactly this text, its sources hold, and
 * the policy does not block it.
 */
function mayBeTrusted({ ledger, ledgerAt, sources, policy }: Case): boolean {
  return (
    LEDGERS[ledger]?.adopts === true &&
    ledgerAt === 'base' &&
    (sources === 'none' || sources === 'fresh' || sources === 'unbound') &&
    policy === 'open'
  );
}

function cited(kind: Case['sources']): readonly CitedSource[] | undefined {
  switch (kind) {
    case 'none':
      return undefined;
    case 'fresh':
      return [SOURCE];
    case 'changed':
      return [{ path: SOURCE, digest: OTHER_DIGEST }];
    case 'missing':
      return [{ path: 'src/gone.ts', digest: OTHER_DIGEST }];
    case 'unbound':
      return [{ path: SOURCE, digest: null }];
  }
}

function build(one: Case): { readonly base: Store; readonly head: Store } {
  const rules = {
    adoption: { approvals: one.approvals, adopters: ['alice'] },
    ...(one.policy === 'blocked path' ? { exclude_paths: ['.memtrust/facts/auth/**'] } : {}),
    ...(one.policy === 'blocked text' ? { exclude_text: ['OWNER checks'] } : {}),
    ...(one.policy === 'blocked source' ? { sources: { block: ['fact:auth/*'] } } : {}),
  };
  const sources = cited(one.sources);
  const spec: FactSpec = {
    status: one.claim,
    body: 'Owner checks run first.',
    ...(sources === undefined ? {} : { sources }),
  };
  const empty = store().policy(rules).file(SOURCE, 'check();\n').file('README.md', 'x\n');
  const whole = LEDGERS[one.ledger]?.write(empty.fact(ID, spec), spec) ?? empty;
  const withFact = one.factAt === 'base' ? empty.fact(ID, spec) : empty;
  const base = one.ledgerAt === 'base' ? withFact.line(ID, whole.ledger(ID)) : withFact;
  return { base, head: whole };
}

async function verdictOn(one: Case): Promise<void> {
  const { base, head } = build(one);
  const authority =
    one.authority === 'nobody' ? undefined : { ...approvedBy('alice'), author: 'alice' };
  const evaluation = await check(base, head, authority === undefined ? {} : { authority });
  const found = trusted(evaluation);
  const label = JSON.stringify(one);
  expect([label, found]).toEqual([label, mayBeTrusted(one) ? [ID] : []]);
  // Whatever is trusted says so in all fields alike, and nothing else claims it.
  for (const entry of evaluation.entries) {
    expect([label, entry.trustedBaseline]).toEqual([
      label,
      entry.status === 'accepted' && entry.trustLevel === 'trusted',
    ]);
    expect(entry.reasons.length).toBeGreaterThan(0);
  }
  expect(evaluation.manifest.trusted_baseline_refs).toEqual(found);

  // What passes unapproved must trust nothing more once it is merged: the head is the next base.
  if (one.authority === 'nobody' && evaluation.verdict === 'pass') {
    const now = trusted(await check(base, base));
    const next = trusted(await check(head, head));
    const restored = one.ledgerAt === 'base' && one.factAt === 'head' ? found : [];
    expect([label, next.filter((id) => !now.includes(id) && !restored.includes(id))]).toEqual([
      label,
      [],
    ]);
  }
}

describe('SECURITY S17: effective status is derived', () => {
  it.each(CLAIMS)(
    'over everything that a ledger can hold, in all places, for the claim %s',
    async (claim) => {
      for (const ledger of Object.keys(LEDGERS)) {
        for (const factAt of PLACES) {
          for (const ledgerAt of PLACES)
            await verdictOn({
              claim,
              ledger,
              factAt,
              ledgerAt,
              authority: 'nobody',
              sources: 'fresh',
              policy: 'open',
              approvals: 1,
            });
        }
      }
    },
  );

  it('over all sources, policies and approvals', async () => {
    const rest = Object.keys(LEDGERS).flatMap((ledger) =>
      SOURCES.flatMap((sources) =>
        POLICIES.map((policy): Case => ({
          claim: 'accepted',
          ledger,
          sources,
          policy,
          factAt: 'base',
          ledgerAt: 'base',
          approvals: 0,
          authority: 'adopter',
        })),
      ),
    );
    for (const one of rest) await verdictOn(one);
  });

  it('over any mixture', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          claim: fc.constantFrom(...CLAIMS),
          ledger: fc.constantFrom(...Object.keys(LEDGERS)),
          sources: fc.constantFrom(...SOURCES),
          factAt: fc.constantFrom(...PLACES),
          ledgerAt: fc.constantFrom(...PLACES),
          policy: fc.constantFrom(...POLICIES),
          approvals: fc.constantFrom(...APPROVALS),
          authority: fc.constantFrom(...AUTHORITIES),
        }),
        verdictOn,
      ),
      { numRuns: 200 },
    );
  });

  it('and a head alone trusts nothing, whatever it holds', async () => {
    const heads = Object.values(LEDGERS).map(({ write }) =>
      write(
        store()
          .file(SOURCE, 'check();\n')
          .fact(ID, { sources: [SOURCE] }),
        { sources: [SOURCE] },
      ),
    );
    for (const head of heads) {
      for (const base of [null, store()])
        expect(trusted(await check(base, head, { authority: approvedBy('alice') }))).toEqual([]);
    }
  });

  it('editing the status alone changes no trust, in either direction', async () => {
    for (const from of CLAIMS) {
      for (const to of CLAIMS) {
        const adopted = store().fact(ID, { status: from }).adopted();
        expect(trusted(await check(adopted, adopted.edit(ID, { status: to })))).toEqual([ID]);
        const candidate = store().fact(ID, { status: from });
        expect(trusted(await check(candidate, candidate.edit(ID, { status: to })))).toEqual([]);
      }
    }
  });

  it('one byte of the claim makes a candidate of an adopted fact', async () => {
    const adopted = store()
      .fact(ID, { body: 'Owner checks run first.', topic: 'auth', confidence: 0.9 })
      .adopted();
    for (const edit of [
      { body: 'Owner checks run first!' },
      { body: 'Owner checks run first. ' },
      { topic: 'Auth' },
      { confidence: 0.91 },
      { importance: 'normal' },
      { 'x-note': 1 },
      { valid_until: '2999-01-01' },
    ]) {
      const evaluation = await check(adopted, adopted.edit(ID, edit));
      expect(entryOf(evaluation, ID).reasons).toEqual(['adoption_digest_mismatch']);
    }
  });

  it('labels what is adopted under approvals: 0', async () => {
    const alone = store()
      .policy({ adoption: { approvals: 0, adopters: ['alice'] } })
      .fact(ID)
      .adopted();
    expect(entryOf(await check(alone, alone), ID).selfAdopted).toBe(true);
    expect(policyOf({}).adoption.approvals).toBe(1);
    const reviewed = store().fact(ID).adopted();
    expect(entryOf(await check(reviewed, reviewed), ID).selfAdopted).toBe(false);
  });
});

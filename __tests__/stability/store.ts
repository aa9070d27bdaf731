import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { Sandbox } from '../e2e/cli/sandbox.js';
import { disposeStarts, startFrom } from '../golden/start.js';
import { runLine } from '../golden/steps.js';

/*
 * A store is a repository as one version of memtrust wrote it: the files of a main branch, what a change does to them,
 * and what that version said of both. A version makes its store once; every later version reads it.
 */

const STORES = join(import.meta.dirname, 'stores');

const files = z.record(z.string(), z.string());
const store = z.object({
  base: files,
  change: z.object({ write: files, remove: z.array(z.string()) }),
});
export type Store = z.infer<typeof store>;

export function readStore(version: string): Store {
  return store.parse(parse(readFileSync(join(STORES, version, 'store.yml'), 'utf8')));
}

export function readExpected(version: string): unknown {
  return JSON.parse(readFileSync(join(STORES, version, 'expected.json'), 'utf8'));
}

/** A repository of these files: `main`, and a branch `change` that is checked out. */
export function repositoryOf({ base, change }: Store): Sandbox {
  const sandbox = new Sandbox();
  for (const [path, text] of Object.entries(base)) sandbox.write(path, text);
  sandbox.commit('As it was');
  sandbox.git('switch', '--quiet', '--create', 'change');
  for (const path of change.remove) sandbox.remove(path);
  for (const [path, text] of Object.entries(change.write)) sandbox.write(path, text);
  sandbox.commit('A change');
  return sandbox;
}

/** Of a trust report what docs/words.md promises; wording, remedies and places are left out. */
const report = z.object({
  schema: z.string(),
  schema_version: z.number(),
  verdict: z.string(),
  subject: z.object({ policy_digest: z.string() }),
  counts: z.record(z.string(), z.number()),
  entries: z.array(
    z.object({
      id: z.string(),
      source_class: z.string(),
      status: z.string(),
      trust_level: z.string(),
      trusted_baseline: z.boolean(),
      reason: z.string(),
      anchors: z.array(z.object({ selector: z.string(), verdict: z.string() })),
    }),
  ),
  findings: z.array(
    z.object({
      rule: z.string(),
      name: z.string(),
      severity: z.string(),
      introduced: z.boolean(),
      path: z.string().nullish(),
      fact_id: z.string().nullish(),
      fingerprint: z.string(),
    }),
  ),
  adoption: z.array(z.object({ fact_id: z.string(), claim: z.string(), binding: z.string() })),
});

const LINES = {
  base: 'npx memtrust check --base main --head main --format json',
  change: 'npx memtrust check --base main --head change --format json',
  facts: 'npx memtrust facts --format json',
  session: 'npx memtrust session show --format jsonl',
  notes: 'npx memtrust notes check',
} as const;

/** What today's commands say of the store of a version, as far as it is promised: a rule may be new since. */
export async function outcomeOf(version: string, sandbox: Sandbox): Promise<unknown> {
  const rules = new Set(
    readFileSync(join(import.meta.dirname, version, 'rules.list'), 'utf8').match(/^MT\d+/gm),
  );
  const reported = (json: string): z.output<typeof report> => {
    const { findings, ...rest } = report.parse(JSON.parse(json));
    return { ...rest, findings: findings.filter(({ rule }) => rules.has(rule)) };
  };
  const said = async (line: string) => runLine(sandbox, line);
  const [base, change, facts, session, notes] = [
    await said(LINES.base),
    await said(LINES.change),
    await said(LINES.facts),
    await said(LINES.session),
    await said(LINES.notes),
  ];
  return {
    base: { code: base.code, ...reported(base.stdout) },
    change: { code: change.code, ...reported(change.stdout) },
    facts: { code: facts.code, ...report.pick({ entries: true }).parse(JSON.parse(facts.stdout)) },
    session: { code: session.code, log: session.stdout },
    notes: notes.code,
  };
}

/** Runs the steps of `made-base.yml` and `made-head.yml`, and keeps what is there then. Refuses to write a store again. */
export async function makeStore(version: string): Promise<void> {
  if (existsSync(join(STORES, version, 'store.yml')))
    throw new Error(`the store of ${version} is made: it stays as that version wrote it`);
  const at = (name: string): string => `../../stability/stores/${version}/${name}`;
  const [main, change] = [await startFrom(at('made-base')), await startFrom(at('made-head'))];
  try {
    const [base, head] = [filesOf(main), filesOf(change)];
    const made: Store = {
      base,
      change: {
        write: Object.fromEntries(
          Object.entries(head).filter(([path, text]) => base[path] !== text),
        ),
        remove: Object.keys(base).filter((path) => !(path in head)),
      },
    };
    writeFileSync(
      join(STORES, version, 'store.yml'),
      stringify(made, { lineWidth: 0, blockQuote: 'literal' }),
    );
    const repository = repositoryOf(readStore(version));
    const expected = await outcomeOf(version, repository);
    repository.dispose();
    writeFileSync(join(STORES, version, 'expected.json'), `${JSON.stringify(expected, null, 1)}\n`);
  } finally {
    main.dispose();
    change.dispose();
    await disposeStarts();
  }
}

/** Every committed file. */
function filesOf(sandbox: Sandbox): Record<string, string> {
  const paths = sandbox
    .git('ls-files', '-z')
    .split('\0')
    .filter((path) => path !== '');
  return Object.fromEntries(paths.toSorted().map((path) => [path, sandbox.read(path)]));
}

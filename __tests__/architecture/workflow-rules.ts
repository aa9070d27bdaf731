/**
 * Rules of zizmor (https://docs.zizmor.sh/audits/) that a file alone can answer, under its names. The ones that need the
 * network (such as `known-vulnerable-actions`) are not here.
 */
import { parse } from 'yaml';
import { z } from 'zod';
import type { Workflow } from './all-workflows.js';

const values = z.record(z.string(), z.unknown());
const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  shell: z.string().optional(),
  with: values.optional(),
});
const permissions = z.union([z.string(), z.record(z.string(), z.string()), z.null()]).optional();
const job = z.looseObject({
  name: z.string().optional(),
  'runs-on': z.unknown().optional(),
  permissions,
  secrets: z.unknown().optional(),
  container: z.unknown().optional(),
  steps: z.array(step).optional(),
});
const workflow = z.looseObject({
  name: z.string().optional(),
  on: z.union([z.string(), z.array(z.string()), values]),
  permissions,
  concurrency: z.unknown().optional(),
  jobs: z.record(z.string(), job),
});
type Parsed = z.infer<typeof workflow>;
type Step = z.infer<typeof step>;

interface Rule {
  readonly name: string;
  /** What is wrong, each as a short text. */
  readonly find: (parsed: Parsed, text: string) => readonly string[];
}

function stepsOf({ jobs }: Parsed): Step[] {
  return Object.values(jobs).flatMap(({ steps = [] }) => steps);
}

function eventsOf({ on }: Parsed): string[] {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on : Object.keys(on);
}

const uses = (parsed: Parsed, action: RegExp): Step[] =>
  stepsOf(parsed).filter((one) => action.test(one.uses ?? ''));

/** What runs in a shell: `${{ }}` of these is put into a program before it is read. */
const HOSTILE =
  /\$\{\{[^}]*(?:github\.event\b|github\.head_ref|github\.ref_name|inputs\.|steps\.|needs\.|env\.)/;
/** This action is shown by its moving tag; the text beside it asks for a commit. */
const THIS_ACTION = /^memtrust\/memtrust(?:\/comment)?@v\d+$/;
const RELEASES = /\b(?:npm publish|gh release create)\b/;

export const RULES: readonly Rule[] = [
  {
    name: 'unpinned-uses',
    find: (parsed) =>
      stepsOf(parsed).flatMap(({ uses: used }) =>
        used === undefined ||
        used.startsWith('./') ||
        THIS_ACTION.test(used) ||
        /@[0-9a-f]{40}$/.test(used)
          ? []
          : [used],
      ),
  },
  {
    name: 'artipacked',
    find: (parsed) =>
      uses(parsed, /^actions\/checkout@/)
        .filter((one) => one.with?.['persist-credentials'] !== false)
        .map(({ uses: used = '' }) => used),
  },
  {
    name: 'excessive-permissions',
    find: ({ permissions: all, jobs }) => {
      if (all === undefined)
        return Object.values(jobs).some((one) => one.permissions === undefined)
          ? ['a job has the default permissions']
          : [];
      return typeof all === 'string' || Object.values(all ?? {}).includes('write')
        ? ['the whole workflow may write']
        : [];
    },
  },
  {
    name: 'template-injection',
    find: (parsed) => stepsOf(parsed).flatMap(({ run = '' }) => HOSTILE.exec(run) ?? []),
  },
  {
    name: 'dangerous-triggers',
    find: (parsed) =>
      eventsOf(parsed).filter((event) => /^(?:pull_request_target|workflow_run)$/.test(event)),
  },
  {
    name: 'cache-poisoning',
    find: (parsed, text) =>
      RELEASES.test(text)
        ? [
            ...uses(parsed, /^actions\/setup-node@/).filter(
              (one) => one.with?.['package-manager-cache'] !== false,
            ),
            ...uses(parsed, /^actions\/cache(?:\/restore)?@/),
          ].map(({ uses: used = '' }) => used)
        : [],
  },
  {
    name: 'use-trusted-publishing',
    find: (_parsed, text) => /NODE_AUTH_TOKEN|NPM_TOKEN/.exec(text) ?? [],
  },
  {
    name: 'self-hosted-runner',
    find: ({ jobs }) =>
      Object.values(jobs).flatMap((one) => /self-hosted/.exec(String(one['runs-on'])) ?? []),
  },
  {
    name: 'unpinned-images',
    find: ({ jobs }) =>
      Object.values(jobs).flatMap(({ container }) =>
        container === undefined ? [] : ['container'],
      ),
  },
  {
    name: 'github-env',
    find: (parsed) =>
      stepsOf(parsed).flatMap(({ run = '' }) => /GITHUB_(?:ENV|PATH)\b/.exec(run) ?? []),
  },
  {
    name: 'insecure-commands',
    find: (_parsed, text) => /ACTIONS_ALLOW_UNSECURE_COMMANDS/.exec(text) ?? [],
  },
  {
    name: 'secrets-inherit',
    find: ({ jobs }) =>
      Object.values(jobs).flatMap(({ secrets }) => (secrets === 'inherit' ? ['inherit'] : [])),
  },
  {
    name: 'overprovisioned-secrets',
    find: (_parsed, text) => /toJSON\(secrets\)|\bsecrets\[/i.exec(text) ?? [],
  },
  {
    name: 'github-app',
    find: (parsed) =>
      uses(parsed, /^actions\/create-github-app-token@/)
        .filter(
          ({ with: given = {} }) =>
            given['skip-token-revoke'] !== undefined ||
            !Object.keys(given).some((name) => name.startsWith('permission-')),
        )
        .map(({ uses: used = '' }) => used),
  },
  {
    name: 'adhoc-packages',
    find: (parsed) =>
      stepsOf(parsed).flatMap(
        ({ run = '' }) => /\bnpm (?:install|i|add)\b|\bpip install\b/.exec(run) ?? [],
      ),
  },
  {
    name: 'misfeature',
    find: (parsed) => stepsOf(parsed).flatMap(({ shell }) => (shell === 'cmd' ? [shell] : [])),
  },
  {
    name: 'anonymous-definition',
    find: ({ name }) => (name === undefined ? ['no name'] : []),
  },
];

/** Rules that zizmor only has for the pedantic; our own workflows follow them. */
export const PEDANTIC: readonly Rule[] = [
  {
    name: 'anonymous-definition of a job',
    find: ({ jobs }) =>
      Object.entries(jobs).flatMap(([id, { name }]) => (name === undefined ? [id] : [])),
  },
  {
    name: 'concurrency-limits',
    find: ({ concurrency }) => (concurrency === undefined ? ['no concurrency'] : []),
  },
  {
    name: 'undocumented-permissions',
    find: (_parsed, text) =>
      [...text.matchAll(/^ +[a-z-]+: write *(#.*)?$/gm)].flatMap(([line, comment]) =>
        comment === undefined ? [line.trim()] : [],
      ),
  },
];

/** Each finding as `place: rule: what`. */
export function findingsOf({ place, text }: Workflow, rules: readonly Rule[]): string[] {
  const parsed = workflow.parse(parse(text));
  return rules.flatMap(({ name, find }) =>
    find(parsed, text).map((what) => `${place}: ${name}: ${what}`),
  );
}

import { z } from 'zod';
import { IMPORTANCES } from './envelope.js';
import { madeOnce } from './made-once.js';
import { scopeFolder } from './scope-folder.js';

/*
 * Which keys may `.memtrust/policy.yml` have, within which limits, and what holds where one is left out?
 */

/** Kinds of stores that can be read. */
export const LAYOUTS = ['memtrust', 'ai-kb', 'ai-runtime', 'ait'] as const;
/** What `rules:` may make of a rule; `error` fails the gate. */
export const SEVERITIES = ['error', 'warning', 'notice', 'off'] as const;
/** What `rules:` of a scope may raise a rule to. */
export const RAISED_TO = ['error', 'warning', 'notice'] as const;

/** A login, or a team as `@organisation/team`: `octocat`, `@acme/platform`, `renovate[bot]`. */
export const account = madeOnce(() =>
  z.string().regex(/^@?[A-Za-z0-9](?:[A-Za-z0-9_-]*)(?:\[bot\])?(?:\/[A-Za-z0-9._-]+)?$/, {
    error: 'must be a login or a team such as @acme/platform',
  }),
);
/** A context holds this many tokens, and a block of `memtrust export` that many, where the policy does not say. */
export const CONTEXT_TOKENS = 16_000;
export const EXPORT_BUDGET = 2_000;
/** The format of `.memtrust/policy.yml`: every key with its limits and its strict default. */
export const policyShape = madeOnce(() => {
  /** A pattern of paths or sources, and a list of them, with caps that no policy of a person reaches. */
  const pattern = z.string().min(1).max(500);
  const patterns = z.array(pattern).max(1_000);
  const accounts = z.array(account()).max(1_000);
  /** Which stale facts a line of `stale:` is about. */
  const importance = z.enum(IMPORTANCES, {
    error: ({ input }) => {
      const [, named] = /^(low|normal|high|critical)\//.exec(String(input)) ?? [];
      return `must be an importance: ${named === undefined ? 'low, normal, high or critical' : `write ${named}`}`;
    },
  });
  /** How grave a failing condition of the release gate is. */
  const releaseLevel = z.enum(['error', 'warn', 'warning', 'off']);
  /** Codes of rules: `MT403`. */
  const ruleCode = z.string().regex(/^MT\d{3}$/, { error: 'must be rule codes such as MT403' });

  /** A file that agents read as prose: `AGENTS.md`, `.cursor/rules/memory.mdc`, `.cursorrules`. */
  const exportedFile = z
    .string()
    .max(500)
    .regex(/^(?:[^/\\:\s][^/\\:]*\/)*[^/\\:]*(?:\.(?:md|mdc|markdown|txt)|\.[A-Za-z]+rules)$/i, {
      error: 'must be a path from the root to a .md, .mdc or .txt file, such as AGENTS.md',
    })
    .refine((path) => !path.split('/').some((part) => part === '..' || part === '.'), {
      error: 'must not contain . or ..',
    })
    .refine((path) => !/(?:^|\/)\.git\/|^\.memtrust\//i.test(path), {
      error: 'must not be below .memtrust/ or .git/',
    });
  /** What holds in one folder of a monorepo. It has no word that could soften what holds without it. */
  const scope = z.strictObject({
    path: z
      .string()
      .max(500)
      .refine((path) => scopeFolder(path) !== null, {
        error: 'must be a folder from the root of the repository, such as services/payments',
      }),
    adopters: accounts.min(1).optional(),
    approvals: z.int().min(1).max(10).optional(),
    rules: z.record(ruleCode, z.enum(RAISED_TO)).optional(),
    stale: z
      .strictObject({ block: z.array(importance).optional(), warn: z.array(importance).optional() })
      .optional(),
    comment: z.boolean().optional(),
  });

  return z.strictObject({
    version: z.literal(1).default(1),
    mode: z.enum(['enforce', 'report']).default('enforce'),
    adoption: z
      .strictObject({
        approvals: z.int().min(0).max(10).default(1),
        adopters: accounts.default([]),
        codeowners: z.boolean().default(false),
        paths: z.record(pattern, accounts).default({}),
      })
      .prefault({}),
    policy: z.strictObject({ approvers: accounts.default([]) }).prefault({}),
    exclude_paths: patterns.default(['.env', '.env.*', '*.pem', '*.key', 'secrets/**']),
    exclude_text: z.array(z.string().trim().min(1).max(500)).max(1_000).default([]),
    sources: z
      .strictObject({ allow: patterns.default([]), block: patterns.default([]) })
      .prefault({}),
    live: z
      .strictObject({
        require_adoption: patterns.default(['CLAUDE.md', 'AGENTS.md', '.claude/settings.json']),
      })
      .prefault({}),
    stale: z
      .strictObject({
        block: z.array(importance).default(['critical']),
        warn: z.array(importance).default([]),
        note: z.array(importance).default([]),
      })
      .prefault({}),
    context: z
      .strictObject({
        max_tokens: z.int().min(1).max(999_999_999).default(CONTEXT_TOKENS),
      })
      .prefault({}),
    base_audit: z.enum(['report', 'require']).default('report'),
    // None at all would let ledgers be rewritten unseen, to count again once a store is back.
    stores: z
      .array(z.strictObject({ layout: z.enum(LAYOUTS) }))
      .min(1)
      .max(10)
      .default([{ layout: 'memtrust' }]),
    rules: z.record(ruleCode, z.enum(SEVERITIES)).default({}),
    // These are not filled in where they are absent: the digest of a policy without them stays what it was.
    release: z
      .strictObject({
        labels: releaseLevel.optional(),
        adoption: releaseLevel.optional(),
        docs: z.literal(['error', 'warn', 'warning', 'off']).optional(),
        demos: releaseLevel.optional(),
        documents: patterns.optional(),
      })
      .optional(),
    attempts: z.strictObject({ bodies: z.enum(['on_request', 'never']).optional() }).optional(),
    lifecycle: z.strictObject({ reverify_after: z.int().min(1).max(10_000).optional() }).optional(),
    exports: z
      .array(
        z.strictObject({
          file: exportedFile,
          // Also a file of that name in each folder that facts cite.
          nested: z.boolean().optional(),
          folders: patterns.optional(),
          agents: z
            .array(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/))
            .max(50)
            .optional(),
          topics: patterns.optional(),
          budget: z.int().min(300).max(100_000).optional(),
        }),
      )
      .max(50)
      .optional(),
    scopes: z.array(scope).min(1).max(1_000).optional(),
  });
});

/** One line of `exports:`. */
export type Export = NonNullable<z.output<ReturnType<typeof policyShape>>['exports']>[number];

/** The rules in force: every key filled in, the strict defaults where the file says nothing. */
export type Policy = z.output<ReturnType<typeof policyShape>>;

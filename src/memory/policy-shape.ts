import { z } from 'zod';
import { IMPORTANCES } from './envelope.js';
import { lazy } from '../text/collections.js';
import { visible } from '../text/visible.js';

/* The format of `.memtrust/policy.yml`: every key with its limits and its strict default. */

export const LAYOUTS = ['memtrust', 'ai-kb', 'ai-runtime', 'ait'] as const;
/** What `rules:` may make of a rule; `error` fails the gate. */
export const SEVERITIES = ['error', 'warning', 'notice', 'off'] as const;
/** What `rules:` of a scope may raise a rule to. */
const RAISED_TO = ['error', 'warning', 'notice'] as const;

export const account = lazy(() =>
  z.string().regex(/^@?[A-Za-z0-9](?:[A-Za-z0-9_-]*)(?:\[bot\])?(?:\/[A-Za-z0-9._-]+)?$/, {
    error: 'must be a login or a team such as @acme/platform',
  }),
);
/** Tokens of a context and of a block of `memtrust export` where the policy does not say. */
export const CONTEXT_TOKENS = 16_000;
export const EXPORT_BUDGET = 2_000;
export const policyShape = lazy(() => {
  /** Patterns of paths or sources, with caps that no real policy reaches. */
  const pattern = z.string().min(1).max(500);
  const patterns = z.array(pattern).max(1_000);
  const accounts = z.array(account()).max(1_000);
  const importance = z.enum(IMPORTANCES, {
    error: ({ input }) => {
      const [, named] = /^(low|normal|high|critical)\//.exec(String(input)) ?? [];
      return `must be an importance: ${named === undefined ? 'low, normal, high or critical' : `write ${named}`}`;
    },
  });
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
  /** The policy of one folder of a monorepo. No key can soften what holds without it. */
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
    // Without a default, as below.
    ignore: patterns.optional(),
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
    // An empty list would let ledgers be rewritten unseen, to count again once a store is back.
    stores: z
      .array(z.strictObject({ layout: z.enum(LAYOUTS) }))
      .min(1)
      .max(10)
      .default([{ layout: 'memtrust' }]),
    rules: z.record(ruleCode, z.enum(SEVERITIES)).default({}),
    // Without defaults: the digest of a policy that does not have them stays what it was.
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

export type Export = NonNullable<z.output<ReturnType<typeof policyShape>>['exports']>[number];

/** Every key filled in, with the strict defaults where the file says nothing. */
export type Policy = z.output<ReturnType<typeof policyShape>>;

/**
 * The folder of a scope, or a pattern of folders, from the root: `/services/payments/` and `services/payments/**` give
 * `services/payments`. Null for the root, for paths outside the tree, and for names with invisible characters.
 */
export function scopeFolder(written: string): string | null {
  const folder = written.replace(/^(?:\.?\/)?/, '').replace(/(?:\/\*\*|\/)+$/, '');
  if (folder === '' || /^(?:\*\*)(?:\/\*\*)*$/.test(folder)) return null;
  // A backslash is not a separator here, and `C:` is no folder of a repository.
  if (/[\\:]/.test(folder) || visible(folder, folder.length) !== folder) return null;
  return folder.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
    ? folder
    : null;
}

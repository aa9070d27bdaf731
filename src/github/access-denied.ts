import { z } from 'zod';

/*
 * Did GitHub refuse a request, and which permission was missing? `base.ts`, `comment.ts` and whatever else
 * calls GitHub ask, to tell a missing permission from a fault. 404 counts, since GitHub hides with it what a
 * token may not see. Safe error: no, and then the error is thrown: it never reads as an answer. Counted are
 * 401, 403 and 404 and no more: a 429 or 5xx would hide a fault as a missing permission.
 * `__tests__/github/refine/refine.test.ts` fails when `statusOf` is wrong; which statuses are refusals only
 * the tests of the built action can tell.
 */

/** HTTP status that GitHub answered a request with; null for every other fault. */
export function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

/** Whether a request was refused for want of a permission: GitHub answers 404 where even the existence is a secret. */
export function isAccessDenied(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403 || status === 404;
}

const accepted = z.object({
  response: z.object({
    headers: z.object({ 'x-accepted-github-permissions': z.string().regex(/^[\w=;, -]{1,200}$/) }),
  }),
});

/**
 * The permissions with which GitHub would have done it, in a workflow's words (`pull-requests:
 * write`); null where it does not say.
 */
export function acceptedPermissions(error: unknown): string | null {
  const { data } = accepted.safeParse(error);
  if (data === undefined) return null;
  const alternatives = data.response.headers['x-accepted-github-permissions'].split(';');
  return (
    alternatives
      .map((one) => one.trim().replaceAll('_', '-').replaceAll('=', ': '))
      .filter((one) => one !== '')
      .join(' or ') || null
  );
}

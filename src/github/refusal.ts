/** HTTP status that GitHub answered a request with; null for every other fault. */
export function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;
}

/** Whether a request was refused for want of a permission: GitHub answers 404 where even the existence is a secret. */
export function isRefused(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403 || status === 404;
}

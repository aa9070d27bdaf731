/*
 * Does a code span name something of the code? `` `AuthService.login()` `` does, as
 * `AuthService.login`; `` `npm run build` `` gives null.
 */

/** A name of code that somebody would not write as a plain word: `requireOwner`, `AuthService.login`, `max_retries`. */
export interface Identifier {
  /** With `.` between its parts. */
  readonly name: string;
  /** The last part. */
  readonly own: string;
}

const LONGEST = 120;

/** The name that a code span is, or null: calls, type arguments and a leading `new` or `@` are not part of it. */
export function identifierIn(code: string): Identifier | null {
  if (code.length > LONGEST) return null;
  const bare = code
    .replace(/^(?:new |await |@)/, '')
    .replace(/\([^()]*\)$/, '')
    .replace(/<[^<>]*>$/, '')
    .replace(/\(\)$/, '');
  if (!/^[A-Za-z_$][\w$]*(?:(?:\.|::|#)[A-Za-z_$][\w$]*)*[!?]?$/.test(bare)) return null;
  const name = bare.replace(/::|#/g, '.');
  return { name, own: name.slice(name.lastIndexOf('.') + 1) };
}

/**
 * Whether a name alone tells what is meant: six letters or more, and a capital or an underscore in
 * it, or before its last dot.
 */
export function isTelling({ name, own }: Identifier): boolean {
  return (
    (own.match(/[A-Za-z]/g)?.length ?? 0) >= 6 &&
    (/[a-z0-9][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]/.test(name) || /^[A-Z][a-z]/.test(name))
  );
}

/*
 * `lifecycle/migrate/plan.ts` and `lifecycle/check-notes/inspect.ts` ask, and what they read may be written again: a
 * byte-order mark must survive, and a file that is not UTF-8 must be left alone. So both options of the decoder stay.
 */

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as text, a byte-order mark included; null where they are no UTF-8. */
export function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/*
 * How is a file name spelled in memtrust? git gives names in bytes, and every path in a tree is a string.
 *
 *     bytes                     decodeName           why
 *     63 61 66 c3 a9            café                 it is UTF-8
 *     63 61 66 c3 a9 ff         caf\xc3\xa9\xff      it is not: each byte from 80 on is spelled out
 *     the four letters \xff     \x5cxff             else it would be taken for the byte ff
 *
 * All readers of git's listings call `decodeName` (`listing.ts`, `changes.ts`, `history.ts`); `encodeName`
 * serves those who sort as git does, or who hand names back to git (`git-attributes.ts`). The spelling is
 * printed in reports, and facts cite files by it: to change it is to lose those citations.
 *
 * `splitNul` leaves out what no NUL ends. Two things hold for any bytes: two names never get one spelling,
 * and `encodeName(decodeName(bytes))` gives the bytes again. So the pattern of `5c` and of bytes from 80 on,
 * which both functions have, must stay equal in both. `__tests__/tree/paths.test.ts` ("a name in bytes")
 * holds the first, `__tests__/tree/changed-entries.test.ts` the second.
 */

/** Fails on what is not UTF-8, and leaves a byte-order mark where it is: it is part of the name. */
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * A file name as git gives it, in bytes. One that is not UTF-8 keeps its odd bytes as `\xNN`, so
 * that it is still listed. No two names become one: a backslash that could be taken for such a byte
 * is `\x5c`.
 */
export function decodeName(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes).replace(/\\(?=x(?:5c|[89a-f][0-9a-f]))/g, String.raw`\x5c`);
  } catch {
    return [...bytes]
      .map((byte) =>
        byte < 0x80 && byte !== 0x5c ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`,
      )
      .join('');
  }
}

/** The bytes of a name that `decodeName` gave: the way back, for comparing names as git does. */
export function encodeName(name: string): Buffer {
  if (!name.includes('\\')) return Buffer.from(name, 'utf8');
  const parts = name.split(/\\x(5c|[89a-f][0-9a-f])/);
  return Buffer.concat(
    parts.map((part, index) =>
      index % 2 === 0 ? Buffer.from(part, 'utf8') : Buffer.from(part, 'hex'),
    ),
  );
}

/** Splits NUL-terminated records, as git's `-z` writes them. */
export function splitNul(output: Buffer): Buffer[] {
  const records: Buffer[] = [];
  let start = 0;
  for (let end = output.indexOf(0, start); end >= 0; end = output.indexOf(0, start)) {
    records.push(output.subarray(start, end));
    start = end + 1;
  }
  return records;
}

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

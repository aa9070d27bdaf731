/* Bytes near a file of the corpus. The same seed and number give the same bytes, on every machine. */

/** Numbers from 0 to 1 that only the seed decides (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What readers trip over: openings without an end, keys of JavaScript, what nobody sees, and ends of lines. */
const WORDS: readonly string[] = [
  '{}[]()<>"\'`\\/*#:-|&!%@~$=;,.?+^_'.split(''),
  [
    '---\n',
    '\n---\n',
    '```',
    '~~~',
    '<!--',
    '-->',
    '/*',
    '*/',
    '//',
    '"""',
    "'''",
    '${',
    '${{',
    '}}',
  ],
  [
    '__proto__',
    'constructor',
    'toString',
    'null',
    'true',
    '~',
    '.nan',
    '1e999',
    '-0',
    '0x',
    '2026-13-45',
  ],
  [
    '\r',
    '\r\n',
    '\n',
    '\n\n',
    '\t',
    ' ',
    '\0',
    '\u001b[31m',
    '\u0008',
    '\u202e',
    '\u2028',
    '\u200b',
    '\ufeff',
  ],
  [
    '\u{1f600}',
    'é',
    'ß',
    '中文',
    '\u{e0041}',
    'sha256:',
    '&a ',
    '*a',
    '<<: ',
    '!!js ',
    '? ',
    '- ',
    '> ',
    '| ',
  ],
  [
    '# ',
    '[^',
    '%TAG',
    '[[:alpha:]]',
    '[!a-z]',
    '**/',
    '@a/b',
    '<a href="',
    '</script>',
    '&amp;',
    '&#x1b;',
  ],
  [
    ']]>',
    '<![CDATA[',
    'src/a.ts',
    '.memtrust/',
    'memtrust:',
    'accepted',
    'trusted',
    '9007199254740993',
  ],
].flat();

const MOST_BYTES = 24 * 1024;

/** @param others of the same corpus, from which pieces are taken. */
export function mutated(seed: number, from: Uint8Array, others: readonly Uint8Array[]): Uint8Array {
  const next = random(seed);
  const below = (most: number): number => Math.floor(next() * most);
  let bytes: Buffer = Buffer.from(from);
  for (let left = 1 + below(6); left > 0; left -= 1) {
    const at = below(bytes.length + 1);
    const length = 1 + below(below(4) === 0 ? bytes.length + 1 : 12);
    const put = (piece: Uint8Array, instead = 0): Buffer =>
      Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at + instead)]);
    const word = Buffer.from(WORDS[below(WORDS.length)] ?? '');
    switch (below(9)) {
      case 0:
        bytes = put(Buffer.alloc(0), length);
        break;
      case 1:
        bytes = put(bytes.subarray(at, at + length));
        break;
      case 2:
        bytes = put(word, below(2) * word.length);
        break;
      case 3:
        bytes = put(Buffer.from([below(256)]), 1);
        break;
      case 4:
        bytes = put(Buffer.from(word.toString().repeat(1 + below(below(10) === 0 ? 2_000 : 20))));
        break;
      case 5: {
        const other = others[below(others.length)] ?? bytes;
        const start = below(other.length + 1);
        bytes = put(other.subarray(start, start + length * 8), below(2) * length);
        break;
      }
      case 6:
        bytes = bytes.subarray(0, at);
        break;
      case 7:
        bytes = linesMoved(bytes, below);
        break;
      default:
        bytes = put(word);
        bytes = Buffer.concat([bytes, word]);
    }
  }
  return bytes.subarray(0, MOST_BYTES);
}

/** A line at another place; often one of an inner level that is now an outer one. */
function linesMoved(bytes: Buffer, below: (most: number) => number): Buffer {
  const lines = bytes.toString('latin1').split('\n');
  const [moved = ''] = lines.splice(below(lines.length), 1);
  lines.splice(below(lines.length + 1), 0, below(2) === 0 ? moved : moved.trimStart());
  return Buffer.from(lines.join('\n'), 'latin1');
}

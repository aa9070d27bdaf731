// The table of the tokenizer o200k, packed: 2 MB of text in .8 MB, beside this file. Compressors differ between
// versions of Node.js and what they unpack does not, so the packed bytes are kept, and compared with the package at
// each build. `node scripts/packed-table.mjs` packs the table anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import ranks from 'gpt-tokenizer/bpeRanks/o200k_base';

const packed = new URL('packed-table.br', import.meta.url);
const text = JSON.stringify(ranks);

/** A module that exports what `gpt-tokenizer/bpeRanks/o200k_base` does. */
export function packedTable() {
  const bytes = readFileSync(packed);
  if (brotliDecompressSync(bytes).toString() !== text)
    throw new Error(
      'scripts/packed-table.br is not the table of gpt-tokenizer: run node scripts/packed-table.mjs',
    );
  return (
    `import { brotliDecompressSync } from 'node:zlib';\n` +
    `const packed = Buffer.from('${bytes.toString('base64')}', 'base64');\n` +
    `export default JSON.parse(brotliDecompressSync(packed).toString());\n`
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { BROTLI_PARAM_MODE: mode, BROTLI_MODE_TEXT: asText } = constants;
  writeFileSync(packed, brotliCompressSync(text, { params: { [mode]: asText } }));
}

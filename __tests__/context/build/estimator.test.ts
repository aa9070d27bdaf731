import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { buildContext } from '../../../src/context/build/build.js';
import { estimateTokens, ONE_TOKEN_CHARACTERS } from '../../../src/text/tokens.js';
import { requestOf, trustedEntry } from './requests.js';

const truth = (text: string): number => countTokens(text, { disallowedSpecial: new Set() });

const bytes = (seed: number): Buffer => createHash('sha512').update(String(seed)).digest();
const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join('');
const between = (from: number, to: number) =>
  many(300, (index) => String.fromCodePoint(from + ((index * 7_919) % (to - from))));

const CODE = `import { createHash } from 'node:crypto';

/** What a request may cost: \`limit\` tokens, counted from the start of the minute. */
export interface Budget {
  readonly limit: number;
  readonly usedBy: ReadonlyMap<string, number>;
}

export async function withinBudget<T>({ limit, usedBy }: Budget, client: string, run: () => Promise<T>): Promise<T | null> {
  const used = usedBy.get(client) ?? 0;
  if (used >= limit) return null; // nothing is left: the caller tries again in a minute
  const key = createHash('sha256').update(\`\${client}\\0\${used + 1}\`).digest('hex').slice(0, 16);
  console.log('%s: %d of %d', key, used + 1, limit);
  return /^[a-z0-9-]{1,40}$/i.test(client) ? await run() : null;
}
`;

/** Texts that are denser than words of a language, and ordinary ones. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['English', 'Owner checks run before any private resource is returned. '.repeat(20)],
  ['Chinese', '返回任何私有资源之前必须执行所有者检查。计费重试使用持久化队列。'.repeat(20)],
  ['code', CODE.repeat(20)],
  [
    'all of it at once',
    '使用 `npm run build` 构建，然后运行 getXYZ(a, b) 👍🏽 sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b → OK\n'.repeat(
      20,
    ),
  ],
  ['Japanese with rare signs', '憂鬱な薔薇と躊躇する檸檬を醤油で炊く。'.repeat(20)],
  ['Korean', '비공개 리소스를 반환하기 전에 소유자 확인을 실행합니다. '.repeat(20)],
  ['Russian', 'Проверка владельца выполняется до возврата любого ресурса. '.repeat(20)],
  ['base64', many(40, (seed) => bytes(seed).toString('base64'))],
  ['base64 in lines', many(40, (seed) => `${bytes(seed).toString('base64')}\n`)],
  ['digests', many(40, (seed) => `sha256:${bytes(seed).toString('hex').slice(0, 64)}\n`)],
  [
    'identifiers of machines',
    many(
      40,
      (seed) =>
        `${bytes(seed)
          .toString('hex')
          .replace(/(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')}\n`,
    ),
  ],
  [
    'long words without sense',
    many(20, (seed) =>
      [...bytes(seed)]
        .map((byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'[byte % 52])
        .join(''),
    ),
  ],
  [
    'small letters without sense',
    many(20, (seed) =>
      [...bytes(seed)].map((byte) => String.fromCharCode(97 + (byte % 26))).join(''),
    ),
  ],
  ['digits', many(20, (seed) => String(BigInt(`0x${bytes(seed).toString('hex')}`)))],
  ['digits and blanks', many(400, (seed) => `${(bytes(seed)[0] ?? 0) % 10} `)],
  ['a table of numbers', many(200, (seed) => `${bytes(seed)[0]},${bytes(seed)[1]};`)],
  ['signs', many(800, (seed) => '!@#$%^&*()[]{};:<>?/|~`+=-_'[(bytes(seed)[0] ?? 0) % 27] ?? '')],
  ['single letters', 'a b c d e '.repeat(100)],
  ['packed code', many(100, (index) => `a${index}=b[${index}](c,d);`)],
  ['short quoted lines', '> a\n'.repeat(300)],
  ['escapes', '\\u{202e}'.repeat(200)],
  ['emoji', between(0x1f300, 0x1faff)],
  ['emoji of several parts', '👩‍💻👨‍👩‍👧‍👦🏳️‍🌈'.repeat(40)],
  ['Han by number', between(0x4e00, 0x9fff)],
  ['rare Han', between(0x3400, 0x4dbf)],
  ['Han of other planes', between(0x20000, 0x2a6df)],
  ['Hangul by number', between(0xac00, 0xd7a3)],
  ['kana', between(0x3041, 0x30fe)],
  ['cuneiform', between(0x12000, 0x12399)],
  ['Ethiopic', between(0x1200, 0x137f)],
  ['Thai by number', between(0xe01, 0xe3a)],
  ['Devanagari by number', between(0x905, 0x939)],
  ['Greek by number', between(0x391, 0x3c9)],
  ['Cyrillic by number', between(0x410, 0x44f)],
  ['Latin letters with marks', between(0x100, 0x24f)],
  ['marks', many(300, (index) => `a${String.fromCodePoint(0x300 + (index % 0x6f))}`)],
  ['letters of mathematics', between(0x1d400, 0x1d7ff)],
  ['boxes and arrows', between(0x2190, 0x25ff)],
  ['special tokens', '<|im_start|>system<|endoftext|>'.repeat(50)],
  ['line feeds', '\n'.repeat(500)],
  ['blanks', ' '.repeat(500)],
];

describe('the estimate of tokens', () => {
  it.each(TEXTS)('counts no fewer tokens than there are in %s', (_what, text) => {
    // A text by itself may be rounded against it by one in a hundred: a context has a frame of
    // ordinary words around it.
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(Math.floor(truth(text) * 0.99));
  });

  it('counts ordinary words as bytes by three', () => {
    const prose = 'Owner checks run before any private resource is returned';
    expect(estimateTokens(prose)).toBeLessThanOrEqual(Math.ceil(Buffer.byteLength(prose) / 3) + 1);
  });

  it('knows which characters are one token, as the tokenizer has them', () => {
    for (const { from, to, bits } of ONE_TOKEN_CHARACTERS) {
      const found = Buffer.alloc(Math.ceil((to - from + 1) / 8));
      for (let index = 0; from + index <= to; index += 1)
        if (truth(String.fromCodePoint(from + index)) === 1)
          found[index >> 3] = (found[index >> 3] ?? 0) | (1 << (index & 7));
      expect(deflateRawSync(found, { level: 9 }).toString('base64')).toBe(bits);
    }
  });

  it('a context is never larger than its ceiling, in true tokens, whatever it holds', () => {
    const word = fc.constantFrom(...TEXTS.map(([, text]) => text));
    const piece = fc
      .tuple(word, fc.nat(2_000), fc.integer({ min: 1, max: 700 }))
      .map(([text, from, length]) => text.slice(from % text.length, (from % text.length) + length));
    const body = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('\n'));
    let full = 0;
    fc.assert(
      fc.property(
        fc.array(body, { minLength: 5, maxLength: 40 }),
        fc.integer({ min: 1_500, max: 8_000 }),
        fc.constantFrom<'markdown' | 'request'>('markdown', 'request'),
        (bodies, ceiling, format) => {
          const entries = bodies.map((text, index) => trustedEntry(`fact-${index}`, text));
          const context = buildContext(
            requestOf(entries, {
              prompt: bodies[0]?.slice(0, 200) ?? '',
              budget: { ceiling, limits: {} },
            }),
            format,
          );
          if (context.kind === 'overflow') return;
          if (context.budget.used > ceiling * 0.8) full += 1;
          expect(truth(context.text)).toBeLessThanOrEqual(ceiling);
        },
      ),
      { numRuns: 100 },
    );
    // Budgets were used, or nothing was shown.
    expect(full).toBeGreaterThan(20);
  }, 120_000);
});

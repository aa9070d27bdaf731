import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { anyCharacter } from '../../any-character.js';
import {
  type SimilarText,
  type SimilarTexts,
  type Text,
  NearDuplicateIndex,
} from '../../../src/text/near-duplicates/near-duplicate-index.js';

/** What the first of two texts is to the second, with nothing else around. */
function between(here: string, there: string): SimilarText | null {
  const texts = [
    { id: 'here', text: here },
    { id: 'there', text: there },
  ];
  return pairsOf(texts).get('here')?.found[0] ?? null;
}

/** What each of some texts is like. */
function pairsOf(texts: readonly Text[]): ReadonlyMap<string, SimilarTexts> {
  const index = new NearDuplicateIndex(texts);
  return new Map(texts.map((one) => [one.id, index.like(one)]));
}

function vetoes(here: string, there: string): string[] {
  return (between(here, there)?.vetoes ?? []).map(
    (veto) => `${veto.by}: ${veto.here.join(', ')} / ${veto.there.join(', ')}`,
  );
}

describe('two texts say the same', () => {
  test.each([
    [
      'in the same words',
      'Run the tests before each release.',
      'Run the tests before each release.',
    ],
    [
      'in other signs and capitals',
      'Run the tests before each release.',
      '- run the **tests** before each release',
    ],
    [
      'with one everyday word of eight changed',
      'Run the integration tests before each new release.',
      'Run the integration tests before every new release.',
    ],
    [
      'with a form of a verb',
      'The nightly job must enable the cache of the build server.',
      'The nightly job must have enabled the cache of the build server.',
    ],
    [
      'with another no',
      'Never commit the generated files of the client library.',
      "Don't commit the generated files of the client library.",
    ],
    [
      'with a number as a word',
      'The worker makes 3 retries of each payment.',
      'The worker makes three retries of each payment.',
    ],
    [
      'with a name in code and not',
      'Install the packages of this repository with `npm` alone.',
      'Install the packages of this repository with npm alone.',
    ],
    [
      'with a word put before a number',
      'The worker makes 3 retries of each payment that failed in the night.',
      'The worker makes 3 quick retries of each payment that failed in the night.',
    ],
    [
      'with its items in another order',
      '- Never commit secrets.\n- The limit is 30 seconds.\n- Use `npm` for packages.',
      '- Use `npm` for packages.\n- The limit is 30 seconds.\n- Never commit secrets.',
    ],
    [
      'in Chinese',
      '每次发布之前必须运行全部集成测试并检查日志输出结果',
      '每次发布之前必须运行全部集成测试并检查日志输出内容',
    ],
  ])('%s', (_what, here, there) => {
    expect(between(here, there)).toMatchObject({
      kind: 'duplicate',
      vetoes: [],
      contradicts: false,
    });
  });
});

describe('two texts overlap and disagree', () => {
  test.each([
    ['a negation', 'Checks are required.', 'Checks are no longer required.', ['negation:  / no']],
    [
      'a shortened negation',
      'Workers do retry a payment that failed.',
      "Workers don't retry a payment that failed.",
      ["negation:  / don't"],
    ],
    [
      'a second negation',
      'Never log tokens, and cache the answers of the server.',
      'Never log tokens, and never cache the answers of the server.',
      ['negation:  / never cache'],
    ],
    [
      'a negation of another word',
      'Do not cache the answers; log the requests.',
      'Do cache the answers; do not log the requests.',
      ['negation: not cache / not log'],
    ],
    [
      'another tool',
      'Use npm to install the packages.',
      'Use pnpm to install the packages.',
      ['name: npm / pnpm'],
    ],
    [
      'two tools the other way round',
      'Install with `npm`, not `pnpm`, in every folder.',
      'Install with `pnpm`, not `npm`, in every folder.',
      ['negation: not pnpm / not npm', 'name: npm not, pnpm every / pnpm not, npm every'],
    ],
    [
      'another tool in small letters',
      'Use yarn to install the packages.',
      'Use bun to install the packages.',
      ['name: yarn / bun'],
    ],
    [
      'another proper name',
      'The sessions are kept in Redis for a day.',
      'The sessions are kept in Valkey for a day.',
      ['name: Redis / Valkey'],
    ],
    [
      'another number',
      'The timeout is 30 seconds.',
      'The timeout is 45 seconds.',
      ['number: 30 / 45'],
    ],
    [
      'another version',
      'The build needs at least Node 20.1 on every machine.',
      'The build needs at least Node 22 on every machine.',
      ['number: 20.1 / 22'],
    ],
    [
      'numbers the other way round',
      'A call has 3 retries and 5 seconds.',
      'A call has 5 retries and 3 seconds.',
      ['number: 3 retry, 5 second / 5 retry, 3 second'],
    ],
    [
      'another path',
      'Owner checks are in `src/auth/guard.ts`.',
      'Owner checks are in `src/http/guard.ts`.',
      ['path: src/auth/guard.ts / src/http/guard.ts'],
    ],
    [
      'the parts of a path in another order',
      'Owner checks are in src/auth/login.ts.',
      'Owner checks are in src/login/auth.ts.',
      ['path: src/auth/login.ts / src/login/auth.ts'],
    ],
    [
      'another flag',
      'Deploy the worker with `--force`.',
      'Deploy the worker with `--dry-run`.',
      ['name: --force / --dry-run'],
    ],
    [
      'another identifier',
      'Retries are counted in maxRetries.',
      'Retries are counted in maxAttempts.',
      ['name: maxRetries / maxAttempts'],
    ],
    [
      'an antonym',
      'Always run migrations before the deploy.',
      'Always run migrations after the deploy.',
      ['opposite: before / after'],
    ],
    [
      'enabled and disabled',
      'The cache is enabled for the nightly build.',
      'The cache is disabled for the nightly build.',
      ['opposite: enabled / disabled'],
    ],
    [
      'always and never',
      'Always squash the commits of a branch.',
      'Never squash the commits of a branch.',
      ['negation:  / Never', 'opposite: Always / '],
    ],
    [
      'safe and unsafe',
      'The old parser of the gateway is safe for input of strangers.',
      'The old parser of the gateway is unsafe for input of strangers.',
      ['opposite: safe / unsafe'],
    ],
    [
      'tabs and spaces',
      'The files of this repository are indented with tabs, by the formatter.',
      'The files of this repository are indented with spaces, by the formatter.',
      ['opposite: tab / space'],
    ],
    ['a Chinese negation', '检查是必须的', '检查不再是必须的', ['negation:  / 不再']],
    ['a Chinese order', '部署之前运行迁移脚本', '部署之后运行迁移脚本', ['opposite: 之前 / 之后']],
    ['Chinese and a name', '使用npm安装所有依赖', '使用pnpm安装所有依赖', ['name: npm / pnpm']],
    ['a Chinese number', '支付失败时重试三次', '支付失败时重试五次', ['number: 三 / 五']],
  ])('on %s', (_what, here, there, expected) => {
    expect(vetoes(here, there)).toEqual(expected);
    expect(between(here, there)).toMatchObject({ kind: 'near', contradicts: true });
    expect(between(there, here)).toMatchObject({ kind: 'near', contradicts: true });
  });

  test('a correction that says what no longer holds is found, however much it adds', () => {
    const [old, correction] = [
      'The timeout of the gateway is 30 seconds.',
      'The timeout of the gateway is not 30 seconds but 45, since the move.',
    ];
    expect(between(correction, old)).toMatchObject({ kind: 'near', contradicts: true });
  });

  test('what only names more is near, and contradicts nothing', () => {
    expect(
      between(
        'Run the tests of the client before each release.',
        'Run the tests of the client with `jest` before each release.',
      ),
    ).toMatchObject({
      kind: 'near',
      contradicts: false,
      vetoes: [{ by: 'name', here: [], there: ['jest'] }],
    });
  });
});

describe('a text is in another', () => {
  const small = 'Rotate the signing key of the gateway each quarter.';
  const large = `The gateway signs what it sends. ${small} Whoever rotates it tells the operators in the channel and writes a line into the log of the year, with the name of the new one.`;

  test('and both are told which', () => {
    expect(between(small, large)).toMatchObject({
      kind: 'subsumed',
      isPart: true,
    });
    expect(between(large, small)).toMatchObject({ kind: 'subsumed', isPart: false });
  });

  test('not where its words are scattered over it', () => {
    const words = small.toLowerCase().replace('.', '').split(' ');
    const scattered = words
      .map(
        (word) =>
          `${word} ${'stands among quite other things that belong to nothing else here. '.repeat(4)}`,
      )
      .join(' ');
    expect(between(small, scattered)).toBeNull();
  });

  test('not where it is denied there; what is denied elsewhere is no matter', () => {
    expect(
      between(
        'Deploy the worker on the last day.',
        `We never write letters. ${'A note of the house follows here. '.repeat(3)}Deploy the worker on the last day.`,
      ),
    ).toMatchObject({ kind: 'subsumed' });
    expect(
      between(
        'Deploy the worker on the last day.',
        `We write letters. ${'A note of the house follows here. '.repeat(3)}Never deploy the worker on the last day.`,
      ),
    ).toMatchObject({ kind: 'near', contradicts: true });
  });
});

describe('two texts are not alike', () => {
  test.each([
    [
      'that share half of their words',
      'The payment worker retries a call three times.',
      'The payment worker logs every answer to disk.',
    ],
    [
      'that are lists of other names',
      '`alpha` `beta` `gamma` `delta`',
      '`epsilon` `zeta` `eta` `delta`',
    ],
    [
      'of one or two words, where one is in the other',
      'Deploy',
      'Deploy the worker on the last day of a month',
    ],
    ['of which one says nothing', '', 'Deploy the worker'],
    ['in Chinese', '每次发布之前必须运行集成测试', '数据库的备份保留在另一个区域'],
  ])('%s', (_what, here, there) => {
    expect(between(here, there)).toBeNull();
  });
});

test('a likeness shows the rarest words that are shared, with their weights, and those that are not', () => {
  const notes = [
    'Rotate the signing key every quarter.',
    'Rotate the signing key each quarter.',
    'The worker and the gateway and the log.',
    'The house.',
    'The key of the door.',
  ].map((text, index) => ({ id: `${index}`, text }));
  const [likeness] = pairsOf(notes).get('0')?.found ?? [];
  expect(likeness?.shared.map(({ word }) => word)).toEqual([
    'rotate',
    'signing',
    'quarter',
    'key',
    'the',
  ]);
  expect(likeness?.shared.map(({ weight }) => weight)).toEqual(
    [...(likeness?.shared ?? [])].map(({ weight }) => weight).toSorted((a, b) => b - a),
  );
});

test('a text that is not in the index is compared with all that are, but for its own id', () => {
  const index = new NearDuplicateIndex([
    { id: 'rejected', text: 'The gate may be turned off for the release branch.' },
    { id: 'other', text: 'The house has a door.' },
  ]);
  expect(
    index.like({ id: 'new', text: 'The gate may be turned off for a release branch!' }).found,
  ).toMatchObject([{ other: 'rejected', kind: 'duplicate' }]);
  expect(
    index.like({ id: 'rejected', text: 'The gate may be turned off for a release branch!' }).found,
  ).toEqual([]);
  expect(index.like({ id: 'copy', text: 'The house has a door.' }).found).toMatchObject([
    { other: 'other', kind: 'duplicate', similarity: 1 },
  ]);
});

/** Sentences of few words, so that many are alike; some tell. */
const word = fc.constantFrom(
  'worker',
  'gateway',
  'retry',
  'payment',
  'the',
  'log',
  'never',
  'not',
  'always',
  '30',
  '45',
  '`npm`',
  '`pnpm`',
  'src/a.ts',
  'enable',
  'disable',
  'Redis',
  '检查',
  '不',
  '必须',
  'cache.',
  'key',
);
const texts = fc
  .array(
    fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' ')),
    { minLength: 2, maxLength: 12 },
  )
  .map((all) => all.map((text, index) => ({ id: `t${String(index).padStart(2, '0')}`, text })));

/** All likenesses as seen from the other side. */
function mirrored(all: ReadonlyMap<string, SimilarTexts>): string[] {
  return [...all].flatMap(([id, { found }]) =>
    found.map(({ other, kind, similarity, contradicts, vetoes: by }) =>
      JSON.stringify([
        [other, id],
        kind,
        similarity,
        contradicts,
        by.map((veto) => [veto.by, veto.there, veto.here]),
      ]),
    ),
  );
}

describe('whatever the texts are', () => {
  test('each sees the other as the other sees it', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const pairs = pairsOf(all);
        const seen = [...pairs].flatMap(([id, { found }]) =>
          found.map(({ other, kind, similarity, contradicts, vetoes: by }) =>
            JSON.stringify([
              [id, other],
              kind,
              similarity,
              contradicts,
              by.map((veto) => [veto.by, veto.here, veto.there]),
            ]),
          ),
        );
        expect(mirrored(pairs).toSorted()).toEqual(seen.toSorted());
      }),
    );
  });

  test('their order changes nothing', () => {
    fc.assert(
      fc.property(
        texts.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(pairsOf(shuffled)).toEqual(pairsOf(all));
        },
      ),
    );
  });

  test('a copy is a duplicate, and what has a veto is none', () => {
    fc.assert(
      fc.property(texts, fc.string({ unit: anyCharacter }), (all, any) => {
        const index = new NearDuplicateIndex([...all, { id: 'any', text: any }]);
        for (const { id, text } of [...all, { id: 'any', text: any }]) {
          expect(
            index.like({ id: 'copy', text }).found.find(({ other }) => other === id),
          ).toMatchObject({ kind: 'duplicate', similarity: 1, vetoes: [] });
        }
        for (const { found } of pairsOf(all).values())
          for (const one of found)
            expect(one.kind === 'near' || (one.vetoes.length === 0 && !one.contradicts)).toBe(true);
      }),
    );
  });
});

describe('of hostile texts', () => {
  test('one word a million times is one word', () => {
    const repeated = 'retry '.repeat(1_000_000);
    expect(between(repeated, 'retry')).toMatchObject({ kind: 'duplicate', similarity: 1 });
  });

  test('a word of a megabyte is one word, and is shown cut', () => {
    const long = `src/${'x'.repeat(1_000_000)}`;
    expect(
      JSON.stringify(between(`the checks are in ${long}`, 'the checks are in src/y')).length,
    ).toBeLessThan(2_000);
    expect(
      JSON.stringify(between('z'.repeat(1_000_000), 'z'.repeat(1_000_000))).length,
    ).toBeLessThan(2_000);
  });

  test('a megabyte of Chinese is compared like any other', () => {
    const characters = Array.from({ length: 350_000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7919 + (index >> 7)) % 20_000)),
    ).join('');
    expect(between(characters, `${characters}末尾`)).toMatchObject({ kind: 'duplicate' });
  });

  test('signs and marks that open and never close end in time', () => {
    for (const sign of [
      '`',
      '.',
      '(',
      '/',
      '-',
      "'",
      '_',
      '…',
      '`\n',
      'a/',
      'a.',
      'a-',
      "n't ",
      '不',
    ]) {
      expect(between(sign.repeat(200_000), 'the house has a door')).toBeNull();
    }
  });

  test('ten thousand copies are counted, and ten are listed', () => {
    const text = 'The house has a door.';
    const copies = Array.from({ length: 10_000 }, (_, at) => ({ id: `c${at}`, text }));
    const { found, more, isComplete } = new NearDuplicateIndex(copies).like({ id: 'c7', text });
    expect([found.length, more, isComplete]).toEqual([10, 9_989, true]);
  });

  test('what would take too many steps is left, and said', () => {
    const body = Array.from({ length: 60 }, (_, at) => `word${at}x`).join(' ');
    const notes = Array.from({ length: 100 }, (_, at) => ({ id: `n${at}`, text: `${body} ${at}` }));
    const [whole, bounded] = [new NearDuplicateIndex(notes), new NearDuplicateIndex(notes, 20_000)];
    const asked = { id: 'new', text: body };
    const all = whole.like(asked);
    expect([all.found.length + all.more, all.isComplete]).toEqual([100, true]);
    const some = bounded.like(asked);
    expect([some.found.length + some.more < 100, some.isComplete]).toEqual([true, false]);
    expect(bounded.like(asked).isComplete).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { anyCharacter } from '../any-character.js';
import { erasedPlaces, redactJson } from '../../src/lifecycle/erase/places.js';
import { SecretOccurrences } from '../../src/lifecycle/erase/secret-occurrences.js';
import { phraseText } from '../../src/text/phrase.js';

const BODY =
  'Deploys run from the main branch only. Ask Bea.\n\n- The key (see “vault”) is 12 letters long!';
const spoken = new SecretOccurrences([BODY]);
const found = (text: string, what: SecretOccurrences = spoken): string[] =>
  what.spansIn(text).map(({ from, to }) => text.slice(from, to));

describe('what is to be erased is found', () => {
  it.each([
    { where: 'as it is', text: `x ${BODY} y`, says: [BODY] },
    {
      where: 'a sentence of it alone',
      text: 'So: the KEY (see “vault”) is 12 letters long! Right.',
      says: ['the KEY (see “vault”) is 12 letters long!'],
    },
    {
      where: 'behind signs of quoting, in other line breaks',
      text: '> Deploys run\r\n> from the **main** branch only.\n',
      says: ['Deploys run\r\n> from the **main** branch only.'],
    },
    {
      where: 'in a comment',
      text: '/*\n * Deploys run from\n * the main branch only.\n */',
      says: ['Deploys run from\n * the main branch only.'],
    },
    {
      where: 'twice',
      text: 'deploys run from the main branch only, deploys run from the main branch only',
      says: ['deploys run from the main branch only', 'deploys run from the main branch only'],
    },
  ])('$where', ({ text, says }) => {
    expect(found(text)).toEqual(says);
  });

  it.each([
    'Deploys run from the next branch only.',
    'Ask Bea.',
    'runDeploys run from the main branch onlyish',
    '',
  ])('and nothing else: %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('in scripts without blanks, and secrets wherever they stand', () => {
    const secret = ['ghp', 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5'].join('_');
    expect(
      found(
        '说明：部署只能从主分支运行，不允许例外。',
        new SecretOccurrences(['部署只能从主分支运行']),
      ),
    ).toEqual(['部署只能从主分支运行']);
    expect(found(`{"a":"x${secret}"}`, new SecretOccurrences([], [`# ${secret}\n`]))).toEqual([
      secret,
    ]);
  });

  it('not where it says too little to tell it from chance', () => {
    expect(
      ['Use npm.', 'Ask Bea or Ed.', 'Never force a push.'].map(
        (text) => new SecretOccurrences([text]).isEmpty,
      ),
    ).toEqual([true, true, false]);
  });

  it('in any text, in order and without overlaps', () => {
    const piece = fc.oneof(
      fc.constantFrom(...BODY.split(/(?<=[.!] )|(?= )/)),
      fc.string({ unit: anyCharacter, maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const spans = spoken.spansIn(text);
        for (const [index, { from, to }] of spans.entries())
          expect(from >= (spans[index - 1]?.to ?? -1) && from < to && to <= text.length).toBe(true);
      }),
    );
  });
});

describe('a redaction', () => {
  it('of any JSON changes the strings that say it, and no byte of the rest', () => {
    const said = fc
      .constantFrom(BODY, BODY.split('\n')[0] ?? '', `before ${BODY}`)
      .map((text) => ({ text, isSaid: true }));
    const leaf = fc.oneof(
      said,
      fc
        .string({ unit: anyCharacter })
        .filter((text) => found(text).length === 0)
        .map((text) => ({ text, isSaid: false })),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ maxLength: 8 }), fc.array(leaf, { maxLength: 4 }), {
          noNullPrototype: true,
        }),
        fc.constantFrom(0, 2),
        (made, indent) => {
          const text = JSON.stringify(
            Object.entries(made).map(([key, leaves]) => ({ [key]: leaves.map((one) => one.text) })),
            null,
            indent,
          );
          const redacted = redactJson(text, spoken, '[erased]', true) ?? '';
          expect(found(redacted)).toEqual([]);
          const strings = Object.values(made).flat();
          const after = JSON.parse(redacted).flatMap((each: Record<string, string[]>) =>
            Object.values(each).flat(),
          );
          expect(
            after.map((value: string, index: number) =>
              strings[index]?.isSaid === true
                ? value.includes('[erased]')
                : value === strings[index]?.text,
            ),
          ).toEqual(strings.map(() => true));
          if (strings.every(({ isSaid }) => !isSaid)) expect(redacted).toBe(text);
        },
      ),
    );
  });

  it('is none of what is no JSON; a key is a string too', () => {
    expect(redactJson(`{"a": "${BODY}`, spoken, '-', true)).toBeNull();
    expect(
      redactJson(JSON.stringify({ 'deploys run from the main branch only': 1 }), spoken, '-', true),
    ).toBe('{"-":1}');
    expect(
      redactJson(
        `${JSON.stringify('deploys run from the main branch only')}\ndeploys run from the main branch only`,
        spoken,
        '-',
        false,
      ),
    ).toBeNull();
  });
});

describe('the places that say it', () => {
  const text = 'deploys run from the main branch only';
  const placed = (path: string, body: string, isExact = true): string => {
    const { edits, held } = erasedPlaces([{ path, text: body, isExact }], spoken, '-');
    return [
      ...edits.map(({ content }) => content ?? 'removed'),
      ...held.map(({ line, advice }) => `${line}: ${phraseText(advice)}`),
    ].join();
  };

  it.each([
    { path: '.memtrust/attempts/a.json', body: JSON.stringify(text), is: '"-"' },
    {
      path: '.memtrust/attempts/a.json',
      body: `{"broken": "${text}`,
      is: '1: this cannot be removed alone: `npx memtrust retire .memtrust/attempts/a.json --erase --why "…"` removes the whole file',
    },
    {
      path: '.memtrust/sessions/s.jsonl',
      body: `${JSON.stringify({ text })}\nnot json\n`,
      is: '{"text":"-"}\nnot json\n',
    },
    {
      path: '.memtrust/attempts/notes.md',
      body: `\n${text}`,
      is: '2: this cannot be removed alone: `npx memtrust retire .memtrust/attempts/notes.md --erase --why "…"` removes the whole file',
    },
    { path: '.memtrust/context/a.md', body: text, is: 'removed' },
    {
      path: '.memtrust/context/s.archive.jsonl',
      body: text,
      is: '1: the archive of a session cannot be changed: remove the file by hand',
    },
    {
      path: '.memtrust/facts/b/c.md',
      body: text,
      is: '1: another fact says it: `npx memtrust retire b/c --erase --why "…"`',
    },
    {
      path: '.memtrust/ledger/b.jsonl',
      body: text,
      is: '1: an event repeats it, and ledger lines cannot be changed: only rewriting the history removes it',
    },
    {
      path: '.memtrust/fixtures/b.yml',
      body: text,
      is: '1: edit the case by hand, because another text can change what it tests',
    },
    {
      path: 'src/a.ts',
      body: `\n\n// ${text}`,
      is: '3: edit it by hand: memtrust edits only its own files',
    },
    { path: 'src/a.ts', body: 'nothing of it', is: '' },
  ])('$path: $is', ({ path, body, is }) => {
    expect(placed(path, body)).toBe(is);
  });

  it('are not rewritten where bytes would be lost', () => {
    expect(placed('.memtrust/attempts/a.json', JSON.stringify(text), false)).toContain(
      'this cannot be removed alone',
    );
  });
});

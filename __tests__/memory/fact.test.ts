import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parseFact, type Fact } from '../../src/memory/fact.js';
import { phraseText } from '../../src/text/phrase.js';
import { sha256 } from '../../src/tree/digest.js';

const read = (text: string | Uint8Array, id = 'a/b') =>
  parseFact(id, `.memtrust/facts/${id}.md`, Buffer.from(text));
const factOf = (text: string): Fact => {
  const record = read(text);
  if (record.fact === null)
    throw new Error(record.problems.map(({ message }) => phraseText(message)).join('; '));
  return record.fact;
};
const problems = (text: string | Uint8Array, id?: string): string[] =>
  read(text, id).problems.map(
    ({ message, line, column }) => `${line ?? ''}:${column ?? ''} ${phraseText(message)}`,
  );

interface Spec {
  readonly keys: readonly (readonly [key: string, value: unknown])[];
  readonly comments: readonly string[];
  readonly body: string;
}
const words = fc.string({
  unit: fc.constantFrom(...Array.from('ab Zä日#:"\'-')),
  minLength: 1,
  maxLength: 12,
});
const body = fc
  .string({ unit: fc.constantFrom(...Array.from('ab ä-#\n')), maxLength: 30 })
  .map((text) => `S${text}`);
const spec: fc.Arbitrary<Spec> = fc.record({
  keys: fc
    .record(
      {
        topic: words,
        kind: fc.constantFrom('rule', 'note'),
        confidence: fc.constantFrom(0, 0.5, 1),
        supersedes: fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }),
        valid_from: fc.constantFrom('2026-01-01', '2026-02-03T04:05:06Z'),
        'x-note': fc.oneof(words, fc.array(words, { maxLength: 3 }), fc.record({ deep: words })),
      },
      { requiredKeys: [] },
    )
    .map((record) => Object.entries(record)),
  comments: fc.array(
    words.map((text) => `# ${text}`),
    { maxLength: 3 },
  ),
  body,
});
function factText({ keys, comments, body: statement }: Spec): string {
  return `---\n${[...keys.map(([key, value]) => `${key}: ${JSON.stringify(value)}`), ...comments].map((line) => `${line}\n`).join('')}---\n${statement}`;
}

describe('claim_digest', () => {
  it('changes with any character of the body, trailing line ends apart', () => {
    fc.assert(
      fc.property(
        spec,
        fc.nat(),
        fc.constantFrom('x', ' ', '\t', '\u0301', '\u200b', '\n'),
        (one, place, character) => {
          const at = 1 + (place % one.body.length);
          const other = { ...one, body: one.body.slice(0, at) + character + one.body.slice(at) };
          const same = one.body.replace(/\n+$/, '') === other.body.replace(/\n+$/, '');
          expect(factOf(factText(one)).claim === factOf(factText(other)).claim).toBe(same);
        },
      ),
    );
  });

  it('changes with any key that is added, removed or given another value', () => {
    fc.assert(
      fc.property(spec, spec, (one, other) => {
        const canonical = (s: Spec): string =>
          JSON.stringify(
            [...s.keys]
              .map(([key, value]) => [
                key,
                key === 'supersedes' && Array.isArray(value) ? value.map(String).toSorted() : value,
              ])
              .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
          );
        expect(
          factOf(factText(one)).claim === factOf(factText({ ...one, keys: other.keys })).claim,
        ).toBe(canonical(one) === canonical(other));
      }),
    );
  });

  it('changes with any comment, so that text cannot hide there', () => {
    fc.assert(
      fc.property(spec, fc.nat(), words, (one, place, text) => {
        const at = place % (one.comments.length + 1);
        const more = [...one.comments.slice(0, at), `# ${text}`, ...one.comments.slice(at)];
        expect(factOf(factText({ ...one, comments: more })).claim).not.toBe(
          factOf(factText(one)).claim,
        );
      }),
    );
  });

  it('changes with a comment inside the sources and inside a block of text', () => {
    const plain = factOf('---\nx-a: |\n  b\nsources:\n  - path: a\n---\nS\n').claim;
    expect(factOf('---\nx-a: | # here\n  b\nsources:\n  - path: a\n---\nS\n').claim).not.toBe(
      plain,
    );
    expect(factOf('---\nx-a: |\n  b\nsources:\n  - path: a # here\n---\nS\n').claim).not.toBe(
      plain,
    );
  });

  it('does not change with status, sources, order of keys, quoting style, or line ends', () => {
    fc.assert(
      fc.property(
        spec,
        fc.constantFrom('\r\n', '\r'),
        fc.constantFrom('candidate', 'accepted', 'rejected'),
        (one, lineEnd, status) => {
          const { claim } = factOf(factText(one));
          const turned = { ...one, keys: one.keys.toReversed() };
          const withMore = {
            ...one,
            keys: [
              ['status', status] as const,
              ...one.keys,
              ['sources', [{ path: 'src/a.ts', digest: sha256('x') }]] as const,
            ],
          };
          expect(factOf(factText(turned)).claim).toBe(claim);
          expect(factOf(factText(withMore)).claim).toBe(claim);
          expect(factOf(factText(one).replaceAll('\n', lineEnd)).claim).toBe(claim);
        },
      ),
    );
    expect(factOf('---\ntopic: a b\nsupersedes: [y, x]\n---\nS\n').claim).toBe(
      factOf('---\nsupersedes:\n  - x\n  - y\ntopic: "a\\u0020b"\n---\nS\n\n\n').claim,
    );
  });

  it('keeps composed and decomposed letters apart, and blanks at the ends', () => {
    const claims = ['é', 'e\u0301', ' é', 'é '].map((text) => factOf(`---\n---\n${text}\n`).claim);
    expect(new Set(claims).size).toBe(4);
  });

  it('does not tell what is filled in from what is absent, since nothing is filled in', () => {
    expect(factOf('---\nimportance: normal\n---\nS\n').claim).not.toBe(
      factOf('---\n---\nS\n').claim,
    );
  });
});

const source = fc
  .record({
    path: fc.constantFrom('src/a.ts', 'src/b.ts', './src/a.ts'),
    selector: fc.constantFrom(
      {},
      { quote: 'a quoted line' },
      { symbol: 'one' },
      { symbol: 'two' },
      { quote: 'a quoted line', symbol: 'one' },
      { pointer: '/a' },
      { heading: 'H' },
      { absent: 'x' },
      { absent: true },
    ),
    digest: fc.constantFrom({}, { digest: sha256('1') }, { digest: sha256('2') }),
    more: fc.record(
      {
        place: fc.constantFrom(`${sha256('p')} 1/1`, `${sha256('p')} 1/2`),
        unit: fc.constantFrom(sha256('u'), sha256('v')),
        origin: fc.constantFrom(sha256('o'), sha256('q')),
        reader: fc.constantFrom(2, 3),
        lines: fc.constantFrom('1-2', 7),
        blob: fc.constantFrom('a'.repeat(40), 'b'.repeat(40)),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ path, selector, digest, more }) => ({ path, ...selector, ...digest, ...more }));
const bindingOf = (sources: unknown): string =>
  factOf(`---\nsources: ${JSON.stringify(sources)}\n---\nS\n`).binding;

describe('binding_digest', () => {
  it('does not change with the order of the sources', () => {
    fc.assert(
      fc.property(fc.array(source, { maxLength: 4 }), (all) => {
        expect(bindingOf(all.toReversed())).toBe(bindingOf(all));
      }),
    );
  });

  it('changes with any key of any source, hints too', () => {
    fc.assert(
      fc.property(source, source, source, (one, other, third) => {
        const identity = (s: object): string =>
          JSON.stringify(Object.entries(s).toSorted(([a], [b]) => (a < b ? -1 : 1)));
        expect(bindingOf([one, third]) === bindingOf([other, third])).toBe(
          identity(one) === identity(other),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('counts a source that is there twice as two', () => {
    expect(bindingOf([{ path: 'a' }, { path: 'a' }])).not.toBe(bindingOf([{ path: 'a' }]));
  });
});

describe('a fact file', () => {
  it('is a candidate when it says nothing of its status', () => {
    expect(factOf('---\n---\nS\n').status).toBe('candidate');
  });

  it.each([
    ['---\nstatuss: accepted\n---\nS\n', '2:1 unknown key `statuss`; did you mean `status`?'],
    [
      '---\nexpires: 2026-01-01\n---\nS\n',
      '2:1 unknown key `expires`; did you mean `valid_until`?',
    ],
    ['---\nExpires-At: x\n---\nS\n', '2:1 unknown key `Expires-At`; did you mean `valid_until`?'],
    ['---\ncites: [a]\n---\nS\n', '2:1 unknown key `cites`; did you mean `sources`?'],
    ['---\npriority: high\n---\nS\n', '2:1 unknown key `priority`; did you mean `importance`?'],
    ['---\ncolour: red\n---\nS\n', '2:1 unknown key `colour`'],
    [
      '---\nstatus: trusted\n---\nS\n',
      '2:1 `status` must be one of: candidate, accepted, rejected, superseded',
    ],
    ['---\ntopic: 12\n---\nS\n', '2:1 `topic` must be text (put it in quotes)'],
    ['---\nid: c\n---\nS\n', '2:1 it states the id `c`, but its file name gives `a/b`'],
    [
      '---\nsources:\n  - path: a\n    blob: 1234567890\n---\nS\n',
      '4:5 `sources.0.blob` must be text (put it in quotes)',
    ],
    [
      '---\nsources:\n  - path: a\n    lines: 9-3\n---\nS\n',
      '4:5 `sources.0.lines` must be a range of lines such as 10-24',
    ],
    [
      '---\nvalid_until: 2026-02-30\n---\nS\n',
      '2:1 `valid_until` must be a date such as 2026-01-31, or a date and time with Z',
    ],
    ['---\ntopic: t\n---\n \n', '3: it states nothing: the text after the front matter is empty'],
    ['---\n- a\n---\nS\n', '2: the front matter must be a mapping (key: value)'],
    [
      '---\ntopic: t\nS\n',
      '1: the front matter is not closed: a line that is exactly --- is missing',
    ],
  ])('says what is wrong with %j, and where', (text, why) => {
    expect(problems(text)).toEqual([why]);
  });

  it('refuses a source with two selectors, but a quote beside a symbol is one', () => {
    const refused = (selected: object): readonly string[] =>
      problems(`---\nsources: [${JSON.stringify({ path: 'a', ...selected })}]\n---\nS\n`);
    const selectors = Object.entries({ symbol: 's', pointer: '/p', heading: 'h', absent: 'x' });
    for (const [key, value] of selectors) {
      expect(refused({ [key]: value })).toEqual([]);
      for (const [other, second] of selectors.filter(([name]) => name !== key))
        expect(refused({ [key]: value, [other]: second })).toEqual([
          '2:11 `sources.0` may have one of symbol, pointer, heading, absent, present',
        ]);
      expect(refused({ [key]: value, quote: 'q' })).toEqual(
        key === 'symbol' ? [] : ['2:11 `sources.0` may have a quote alone or with a symbol'],
      );
    }
  });

  it('names the line of the first byte that is not UTF-8', () => {
    expect(
      problems(Buffer.concat([Buffer.from('---\n---\nok\n'), Buffer.from([0xff, 0x0a])])),
    ).toEqual(['4: the file is not UTF-8 text']);
  });

  it('has no id but a plain one', () => {
    expect(
      ['A', 'a//b', '../a', 'a b', '-a', 'ä', ''].map((id) => read('---\n---\nS\n', id).fact),
    ).toEqual(Array.from({ length: 7 }, () => null));
  });

  it('is read without a crash whatever its bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, framed) => {
        const record = read(
          framed ? Buffer.concat([Buffer.from('---\n'), bytes, Buffer.from('\n---\nS\n')]) : bytes,
        );
        expect(record.fact === null).toBe(record.problems.length > 0);
      }),
      { numRuns: 500 },
    );
  });

  it('is broken by half a surrogate pair in an escape, and does not break the reader', () => {
    expect(problems('---\nx-note: "\\ud800"\n---\nS\n')).toEqual([
      '2:9 this text has half of a surrogate pair, which is not a character',
    ]);
  });

  it('may be two megabytes of text to the parser', () => {
    expect(factOf(`---\n---\n${'words '.repeat(350_000)}`).claim).toMatch(/^sha256:/);
  });
});

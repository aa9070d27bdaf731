import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { anyCharacter } from '../any-character.js';
import { renderJunit, xmlText } from '../../src/report/junit.js';
import { currentFindings } from '../../src/report/words.js';
import { fileName, hostileChange } from './hostile.js';
import { CALM, change, fact, scenes } from './scenes.js';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Reads XML with a parser that throws at whatever XML 1.0 does not allow. */
function parsed(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.write(xml).close();
  const [top] = root.children;
  if (top === undefined) throw new Error('no element');
  return top;
}

const suitesOf = (xml: string): Element[] => parsed(xml).children;
const casesOf = (xml: string): Element[] => suitesOf(xml).flatMap(({ children }) => children);
const failuresOf = (xml: string): Element[] =>
  casesOf(xml).filter(({ children }) => children[0]?.name === 'failure');

describe('check --format junit', () => {
  test('has a suite a rule and a case a finding, after one that is the verdict', async () => {
    const evaluation = await scenes.silentPromotion();
    const xml = renderJunit(evaluation);
    const findings = currentFindings(evaluation);
    expect(suitesOf(xml).map(({ attributes }) => attributes['name'])).toEqual([
      'memtrust',
      ...new Set(findings.map(({ rule, name }) => `${rule} ${name}`)),
    ]);
    expect(casesOf(xml)).toHaveLength(findings.length + 1);
    expect(casesOf(xml)[0]?.children[0]).toMatchObject({
      name: 'failure',
      text: expect.stringMatching(/^memtrust: fail/),
    });
    const [, promoted] = failuresOf(xml);
    expect(promoted?.attributes).toMatchObject({
      classname: 'MT201 silent-promotion',
      name: expect.stringMatching(/^\.memtrust\/facts\/deploy\/skip-review\.md \([0-9a-f]{12}\)$/),
      file: '.memtrust/facts/deploy/skip-review.md',
    });
    expect(promoted?.children[0]?.text).toContain('Run `npx memtrust adopt');
    expect(promoted?.children[0]?.attributes['message']).toBe(promoted?.children[0]?.text);
  });

  test('fails a case for an error alone, and counts as many as it has', async () => {
    for (const make of Object.values(scenes)) {
      const evaluation = await make();
      const xml = renderJunit(evaluation);
      const errors = currentFindings(evaluation).filter(({ severity }) => severity === 'error');
      const gate = evaluation.verdict === 'fail' && evaluation.mode === 'enforce' ? 1 : 0;
      expect(failuresOf(xml)).toHaveLength(errors.length + gate);
      for (const element of [parsed(xml), ...suitesOf(xml)]) {
        const cases = element.name === 'testsuites' ? casesOf(xml) : element.children;
        expect(element.attributes).toMatchObject({
          tests: String(cases.length),
          failures: String(cases.filter((one) => one.children[0]?.name === 'failure').length),
          errors: String(cases.filter((one) => one.children[0]?.name === 'error').length),
        });
      }
    }
  });

  test('is one passed case where nothing is wrong, and an error where the gate cannot judge', async () => {
    const calm = casesOf(renderJunit(await change(CALM, { ...CALM, 'README.md': 'x' })));
    expect(calm.map(({ children }) => children[0]?.name)).toEqual(['system-out']);
    const broken = casesOf(renderJunit(await scenes.brokenPolicy()));
    expect(broken[0]?.children[0]?.name).toBe('error');
  });

  test('names no two cases alike, and names a case the same while the finding stays', async () => {
    const names = (xml: string): string[] =>
      casesOf(xml).map(({ attributes }) => `${attributes['classname']}\n${attributes['name']}`);
    const all = names(renderJunit(await scenes.many()));
    expect(new Set(all).size).toBe(all.length);
    const head = { ...CALM, ...fact('deploy/skip-review') };
    expect(names(renderJunit(await change(CALM, head)))).toEqual(
      names(renderJunit(await change(CALM, { ...head, 'CHANGES.md': 'x' }))),
    );
  });

  test('leaves out what was so before, and says what it cuts', async () => {
    const wrong = { ...CALM, ...fact('deploy/skip-review') };
    expect(failuresOf(renderJunit(await change(wrong, { ...wrong, 'README.md': 'x' })))).toEqual(
      [],
    );
    const cut = casesOf(renderJunit(await scenes.many(), 10));
    expect(cut).toHaveLength(11);
    expect(cut[0]?.children[0]?.text).toMatch(/\n\d+ more findings are not listed here\./);
  });

  test('is well-formed XML, whatever the names are', async () => {
    await fc.assert(
      fc.asyncProperty(fileName, async (name) => {
        const xml = renderJunit(await hostileChange(name));
        expect(casesOf(xml).length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a text in XML', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ']]>',
          '<![CDATA[',
          '<!--',
          '-->',
          '<?x?>',
          '&amp;',
          '&#0;',
          '##[',
          '"',
          "'",
          '\u0000',
          '\u0008',
          '\u001B',
          '\uD800',
          '\uDFFF',
          '\uFFFE',
          '\uFFFF',
          '\n',
          '\r\n',
          '\t',
          '\u0085',
          '\u2028',
          '\u{1F600}',
        ),
        fc.string({ unit: anyCharacter }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));

  test('is read back as it was, but for what XML cannot hold or nobody sees', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const element = parsed(`<a b="${xmlText(text)}">${xmlText(text)}</a>`);
        expect(element.children).toEqual([]);
        expect(element.attributes['b']).toBe(element.text);
        expect(xmlText(text)).not.toMatch(/##\[|[\n\r]/);
        if (/^[ -~\n]*$/.test(text)) expect(element.text).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Parser, parseAllDocuments, type CST } from 'yaml';
import { composeDocuments } from '../../../src/languages/data/yaml-values.js';

const tokensOf = (text: string): CST.Token[] => [...new Parser().parse(text)];
const FAULTY = 'a: [b, c\nd: "e\n? : : *none\n';

describe('documents composed of YAML tokens', () => {
  const { stackTraceLimit } = Error;
  beforeEach(() => void (Error.stackTraceLimit = 7));
  afterEach(() => void (Error.stackTraceLimit = stackTraceLimit));

  it('are those that the library reads', () => {
    const text = 'a: [b, 1]\n---\nc\n';
    expect(composeDocuments(tokensOf(text), text.length, {}).map((one) => one.toJS())).toEqual(
      parseAllDocuments(text).map((one) => one.toJS()),
    );
  });

  it('have errors without stacks, and leave the stacks of all others as long as they were', () => {
    const errors = composeDocuments(tokensOf(FAULTY), FAULTY.length, {}).flatMap(
      (one) => one.errors,
    );
    expect(errors.length).toBeGreaterThan(1);
    for (const { stack } of errors) expect(stack).not.toMatch(/^ {4}at /m);
    expect(Error.stackTraceLimit).toBe(7);
    expect(new Error('ours').stack).toMatch(/^ {4}at /m);
  });

  it('leave the stacks of all others as they were where the library throws', () => {
    const customTags = (): never => {
      throw new Error('no tags');
    };
    expect(() => composeDocuments(tokensOf('a: 1\n'), 5, { customTags })).toThrow('no tags');
    expect(Error.stackTraceLimit).toBe(7);
  });
});

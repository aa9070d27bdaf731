import { describe, expect, it } from '@jest/globals';
import { evidence, type EvidenceInput } from '../../src/gate/evidence/evidence.js';
import type { Rule } from '../../src/gate/rule.js';

describe('a rule is given the evidence that it declares', () => {
  it('and what every rule starts from', () => {
    const run: Rule<'pending'>['run'] = ({
      base,
      head,
      policy,
      now,
      surface,
      strict,
      changedPaths,
      pending,
    }) => {
      return [
        {
          message: [
            [base, head, policy, now, surface, strict, changedPaths, pending].length.toString(),
          ],
          remedy: [],
        },
      ];
    };
    expect(run).toBeInstanceOf(Function);
  });

  it('and no other: what it does not declare does not compile', () => {
    // @ts-expect-error -- no evidence is declared
    const undeclared: Rule['run'] = ({ adoptions }) => (adoptions === undefined ? [] : []);
    // @ts-expect-error -- only pending conflicts are declared
    const other: Rule<'pending'>['run'] = ({ adoptions }) => (adoptions === undefined ? [] : []);
    expect([undeclared, other]).toHaveLength(2);
  });
});

describe('a kind of evidence', () => {
  const input = {} as EvidenceInput;

  it('is worked out once in an evaluation, however many kinds and rules ask', async () => {
    let times = 0;
    const kind = evidence<number>({ collect: () => (times += 1), atBase: () => 0 });
    expect([
      await kind.collect(input),
      await kind.collect(input),
      await kind.collect({ ...input }),
    ]).toEqual([1, 1, 2]);
  });

  it('fails for everybody who asks where it cannot be worked out', async () => {
    const kind = evidence<number>({
      collect: async () => Promise.reject(new Error('no answer')),
      atBase: () => 0,
    });
    await expect(kind.collect(input)).rejects.toThrow('no answer');
    await expect(kind.collect(input)).rejects.toThrow('no answer');
  });
});

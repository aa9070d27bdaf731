import { describe, expect, it } from '@jest/globals';
import { codesOf } from '../../src/gate/rules/index.js';
import type { RuleTraits } from '../../src/gate/rule-traits.js';

const codes = (isSo: (rule: RuleTraits) => boolean): string[] => [...codesOf(isSo)];

describe('what the gate asks of its rules', () => {
  it('every rule about agent files says so, since names are kept unsaid by it', () => {
    expect(codes(({ isAboutAgentFiles }) => isAboutAgentFiles === true)).toEqual(
      codes(({ code }) => code.startsWith('MT4')),
    );
  });

  it('a broken policy and a broken fixture stop the gate', () => {
    expect(codes(({ stopsJudging }) => stopsJudging === true)).toEqual(['MT302', 'MT701']);
  });

  it('what decides about the verdict itself cannot be softened', () => {
    expect(codes(({ stopsJudging, fixed }) => stopsJudging === true && !fixed)).toEqual([]);
  });

  it('the rules under which an adoption is asked for are those that the promise rests on', () => {
    expect(codes(({ releaseCondition }) => releaseCondition === 'adoption')).toEqual([
      'MT201',
      'MT202',
      'MT203',
      'MT206',
      'MT208',
      'MT209',
      'MT210',
      'MT211',
    ]);
    expect(
      codes(({ releaseCondition, fixed }) => releaseCondition === 'adoption' && !fixed),
    ).toEqual([]);
  });

  it('one rule is graded by importance, and no exception covers what a change does', () => {
    expect(codes(({ isGradedByImportance }) => isGradedByImportance === true)).toEqual(['MT105']);
    expect(codes(({ isAboutEvents }) => isAboutEvents === true)).toEqual([
      'MT105',
      'MT113',
      'MT401',
      'MT402',
      'MT411',
      'MT413',
    ]);
  });

  it('a fact is stale by its source, its date or its rival', () => {
    expect(codes(({ saysWhyStale }) => saysWhyStale === true)).toEqual([
      'MT103',
      'MT105',
      'MT108',
      'MT205',
    ]);
  });
});

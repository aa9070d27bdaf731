import { describe, expect, it } from '@jest/globals';
import { SAFETY_FLOOR } from '../../../src/context/build/budget.js';
import { blockText, draw } from '../../../src/context/build/drawn-block.js';
import { SAMPLE_BOUNDARY } from '../../../src/context/build/boundary.js';
import { BYTES3 } from '../../../src/context/build/estimator.js';
import { knownModels, modelCeiling } from '../../../src/context/build/models.js';
import { policyBlock } from '../../../src/context/build/parts.js';
import { DEFAULT_POLICY } from '../../../src/memory/default-policy.js';

const withModels = (models: Record<string, number>) => ({
  ...DEFAULT_POLICY,
  context: { ...DEFAULT_POLICY.context, models },
});

describe('the tokens that a model can be given', () => {
  it('are its window less its longest answer, with a date behind its name or without', () => {
    expect(modelCeiling('claude-haiku-4-5', DEFAULT_POLICY)).toBe(136_000);
    expect(modelCeiling('claude-haiku-4-5-20251001', DEFAULT_POLICY)).toBe(136_000);
    expect(modelCeiling('gpt-5.2-2025-12-11', DEFAULT_POLICY)).toBe(272_000);
  });

  it('leave room for a context with every model that is known', () => {
    for (const name of knownModels(DEFAULT_POLICY))
      expect(modelCeiling(name, DEFAULT_POLICY)).toBeGreaterThan(50_000);
  });

  it('are unknown for another name', () => {
    for (const name of ['', 'gpt', 'claude-haiku-4-5-latest', '__proto__', 'constructor']) {
      expect(modelCeiling(name, DEFAULT_POLICY)).toBeNull();
      expect(modelCeiling(name, withModels({ 'our-own': 9_000 }))).toBeNull();
    }
  });

  it('are those of the policy where it names the model', () => {
    const policy = withModels({ 'our-own': 9_000, 'gpt-5': 10_000 });
    expect(modelCeiling('our-own', policy)).toBe(9_000);
    expect(modelCeiling('gpt-5', policy)).toBe(10_000);
    expect(knownModels(policy).slice(0, 2)).toEqual(['gpt-5', 'our-own']);
  });
});

it('the floor of instructions that the help names is that of the safety policy', () => {
  expect(BYTES3.tokens(blockText(draw(policyBlock()), SAMPLE_BOUNDARY))).toBe(SAFETY_FLOOR);
});

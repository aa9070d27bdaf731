import { describe, expect, it } from '@jest/globals';
import { codeOutline } from '../../../src/languages/outline/code/code-outline.js';
import { placeOf } from './outline-shapes.js';

describe('a directive among the arguments of a call', () => {
  const text = 'int f() {\n  g(\n#include "a.h"\n    b, c);\n}\n';

  it('is not counted as one of them', () =>
    expect(placeOf(codeOutline('cpp', text), text, 'b, c').at(-1)).toBe('g ( • c )'));

  it('has a place of its own', () =>
    expect(placeOf(codeOutline('cpp', text), text, '#include').at(-1)).toMatch(/^g \( • b , c \)/));
});

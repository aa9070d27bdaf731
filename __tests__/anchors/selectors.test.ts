import { expect, it } from '@jest/globals';
import { selectorReader } from '../../src/anchors/selectors.js';

it.each(['file', 'lines', 'quote', 'symbol', 'heading', 'pointer', 'absent'] as const)(
  'the selector %s has its reader',
  (kind) => {
    expect(selectorReader(kind)?.kind).toBe(kind);
  },
);

/** Which names the policy keeps unsaid, and what is left of a source that went to such a place (SECURITY S28). */
import { describe, expect, it, test } from '@jest/globals';
import type { AnchorResult } from '../../src/anchors/verdict.js';
import { isHiddenName, withoutHiddenPlaces } from '../../src/trust/blocking.js';
import { textOf, typeScriptFiles } from '../architecture/sources.js';
import { policyOf } from '../store.js';

const POLICY = policyOf({
  exclude_text: ['orchid'],
  exclude_paths: ['vault/**', '**/*.pem', '.memtrust/facts/hidden-*', 'open.txt'],
});

describe('a name', () => {
  it.each([
    ['that holds excluded text', 'area/orchid', false, true],
    ['that is an excluded path', 'vault/key.ts', true, true],
    ['that may be an id', 'vault/key', false, false],
    ['of a fact whose file is hidden', 'hidden-a', false, true],
    ['that the policy says itself', 'open.txt', true, false],
    ['of anything else', 'src/a.ts', true, false],
  ])('%s', (_what, name, isPath, unsaid) => {
    expect(isHiddenName(name, POLICY, isPath)).toBe(unsaid);
  });
});

test('is one question: no other file asks whether a name may be said', () => {
  const asking = typeScriptFiles()
    .filter((path) => path !== 'trust/blocking.ts')
    .filter((path) => /\bblockOfName\([^;]*?\)\s*\?\.hidesName/.test(textOf(path)));
  expect(asking).toEqual([]);
});

describe('what became of a source', () => {
  const anchor: AnchorResult = {
    path: 'src/a.ts',
    selector: 'lines:1-2',
    verdict: 'moved',
    at: [1, 2],
    movedTo: null,
    foundAt: null,
    vanished: [],
    stood: null,
    changedAt: null,
    outOfTree: false,
    why: null,
    fault: null,
    coarse: null,
  };
  const moved = { ...anchor, movedTo: { path: 'vault/a.ts', lines: [1, 2] } } as const;

  it('is told without the hidden place that it went to, or is found at', () => {
    for (const foundAt of [
      'vault/a.ts',
      'keys/a.pem:10-12',
      'vault/a.ts:10',
      'vault/a.ts:10-12',
      'src/orchid:1-2',
    ])
      expect(withoutHiddenPlaces([{ ...anchor, foundAt }], POLICY)).toEqual([anchor]);
    expect(withoutHiddenPlaces([moved], POLICY)).toEqual([anchor]);
  });

  it('is told with any other place, which the policy may even say itself', () => {
    const open: readonly AnchorResult[] = [
      { ...anchor, foundAt: 'open.txt:10-12' },
      { ...anchor, movedTo: { path: 'src/b.ts', lines: [3, 4] } },
    ];
    expect(withoutHiddenPlaces(open, POLICY)).toBe(open);
    expect(withoutHiddenPlaces([...open, moved], POLICY)).toEqual([...open, anchor]);
  });
});

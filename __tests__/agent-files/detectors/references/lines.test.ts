import { describe, expect, it } from '@jest/globals';
import { lookAtMentions } from '../../../../src/agent-files/detectors/references/index.js';
import { phraseText } from '../../../../src/text/phrase.js';
import { NO_HISTORY } from '../../../../src/tree/history-queries.js';
import { PathResolver } from '../../../../src/tree/resolve.js';
import { applyEdits } from '../../../../src/tree/text-edit.js';
import { VirtualTree } from '../../../../src/tree/virtual-tree.js';
import { documentAt } from './look.js';

const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => `const line${from + at} = 1;\n`).join('');
const OLD = numbered(1, 30);
const NEW = `// one\n// two\n${OLD}`;

/** What is said of a text in a change of the file that it names, and the text after the fixes. */
async function look(
  text: string,
  { old = OLD, now = NEW, before = text }: { old?: string; now?: string; before?: string } = {},
): Promise<{ readonly said: string[]; readonly fixed: string }> {
  const tree = new VirtualTree({ 'AGENTS.md': text, 'src/a.ts': now });
  const { found } = await lookAtMentions([documentAt('AGENTS.md', text)], {
    tree,
    resolver: new PathResolver(tree),
    past: NO_HISTORY,
    before: new VirtualTree({ 'AGENTS.md': before, 'src/a.ts': old }),
  });
  const edits = found.flatMap(({ fix }) => fix?.edits ?? []);
  return {
    said: found.map(({ severity, message }) => `${severity}: ${phraseText(message)}`),
    fixed: Buffer.from(applyEdits(Buffer.from(text), edits)?.bytes ?? []).toString(),
  };
}

// Only a change moves lines. A number is not wrong by itself, and no one knows which lines an old one meant.
describe('lines that a change moves', () => {
  it.each([
    ['See `src/a.ts:10-14`.', 'See `src/a.ts:12-16`.'],
    ['See `src/a.ts:10`.', 'See `src/a.ts:12`.'],
    ['See `./src/a.ts#L10-L14`.', 'See `./src/a.ts#L12-L16`.'],
    ['See [it](src/a.ts#L10-14).', 'See [it](src/a.ts#L12-16).'],
    ['`src/a.ts:10-14`, `src/a.ts:12-16`', '`src/a.ts:12-16`, `src/a.ts:14-18`'],
    ['- **Retry** (`src/a.ts:10`): three times', '- **Retry** (`src/a.ts:12`): three times'],
    [
      '| Part | At |\n|---|---|\n| a | `src/a.ts:10` |',
      '| Part | At |\n|---|---|\n| a | `src/a.ts:12` |',
    ],
    ['> Mind [this](./src/a.ts#L10).', '> Mind [this](./src/a.ts#L12).'],
    ['### `src/a.ts:10-12`\n', '### `src/a.ts:12-14`\n'],
    ['1. Start at `/src/a.ts:10`', '1. Start at `/src/a.ts:12`'],
    ['重试逻辑在 `src/a.ts:10-14`。', '重试逻辑在 `src/a.ts:12-16`。'],
    ['再試行は `src/a.ts:10` にある。', '再試行は `src/a.ts:12` にある。'],
    ['Siehe `src/a.ts#L10`.', 'Siehe `src/a.ts#L12`.'],
    ['El reintento está en `src/a.ts:10`.', 'El reintento está en `src/a.ts:12`.'],
  ])('are written as they stand now: %s', async (text, after) => {
    const { said, fixed } = await look(text);
    expect(fixed).toBe(after);
    expect(said[0]).toMatch(/^notice: `.*` names lines that this change moves to 12/);
    expect(await look(after, { before: text })).toEqual({ said: [], fixed: after });
  });

  it.each([
    ['that did not move', { now: `${OLD}// one\n` }],
    ['whose text changed', { now: NEW.replace('line12 ', 'other ') }],
    ['whose text is there twice now', { now: `${NEW}${OLD}` }],
    ['whose text was there twice', { old: `${OLD}${OLD}`, now: NEW }],
    ['of a file that is the same', { now: OLD }],
    ['that the change wrote', { before: 'See nothing.' }],
    ['of which the change put others right', { before: 'See `src/a.ts:3` and `src/a.ts:10-14`.' }],
  ])('%s are left alone', async (_what, files) => {
    const text = 'See `src/a.ts:10-14`.';
    expect(await look(text, files)).toEqual({ said: [], fixed: text });
  });

  it.each([
    'For example `src/a.ts:10-14`.',
    '例えば `src/a.ts:10-14`。',
    'Zum Beispiel `src/a.ts:10-14`.',
    '`src/a.ts:10` was removed.',
    '`src/a.ts:10-9`',
    '`src/a.ts:0`',
    '`src/a.ts:40-50`',
  ])('that are no claim are none: %s', async (text) => {
    expect(await look(text)).toEqual({ said: [], fixed: text });
  });

  it('that say nothing are left alone', async () => {
    const old = `a\n}\n${OLD}`;
    const text = 'See `src/a.ts:2`.';
    expect(await look(text, { old, now: `x\n${old}` })).toEqual({ said: [], fixed: text });
  });
});

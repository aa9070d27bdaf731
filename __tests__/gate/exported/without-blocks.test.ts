import { describe, expect, it } from '@jest/globals';
import { renderBlock, renderInner } from '../../../src/gate/exported/render.js';
import { withoutBlocks } from '../../../src/gate/exported/markers.js';
import { readTrusted } from '../../../src/context/reading.js';
import { NO_HISTORY } from '../../../src/tree/history-queries.js';
import { exportedFrom } from '../../exported.js';
import { store } from '../../store.js';

describe('what a reader is given of an agent file', () => {
  it.each(['\n', '\r\n'])('has no line of a block, and each other one in its place (%j)', (end) => {
    const block = renderBlock(renderInner(['- `a`: `Secret.` (cites nothing)'], 0));
    const text = ['# Own', block, 'Last.', ''].join('\n').replaceAll('\n', end);
    const left = withoutBlocks(text);
    expect(left.split(end).filter((line) => line !== '')).toEqual(['# Own', 'Last.']);
    expect(left.split(end)).toHaveLength(text.split(end).length);
    expect(withoutBlocks('# Own\n')).toBe('# Own\n');
  });

  it('says nothing of a fact that the policy blocks since, or that is stale since', async () => {
    const facts = store()
      .policy({ adoption: { adopters: ['alice'] } })
      .file('src/a.ts', 'a\n')
      .fact('secret/key', { body: 'The vault key rotates.', sources: ['src/a.ts'] })
      .adopted()
      .fact('queue', { body: 'The queue holds ten.', sources: ['src/a.ts'] })
      .adopted()
      .file('AGENTS.md', '# Agents\n\nBuild with make.\n');
    const exported = await exportedFrom(facts);
    const now = exported
      .policy({ adoption: { adopters: ['alice'] }, exclude_paths: ['.memtrust/facts/secret/**'] })
      .file('src/a.ts', 'b\n');
    const { entries } = await readTrusted(now.tree(), {
      now: Date.parse('2026-06-01T00:00:00Z'),
      past: NO_HISTORY,
    });
    const text = entries.find(({ entry }) => entry.path === 'AGENTS.md')?.text ?? '';
    expect(text).toContain('Build with make.');
    expect(text).not.toMatch(/vault|queue|memtrust:/);
  });
});

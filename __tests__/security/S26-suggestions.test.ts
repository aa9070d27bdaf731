import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { suggestionsOf, type LineSuggestion } from '../../src/gate/suggestions.js';
import { suggestionComment } from '../../src/github/suggestions.js';
import { markerOf } from '../../src/github/comment.js';
import { visible } from '../../src/text/visible.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import { githubReferences, renderedElements, renderMarkdown } from '../e2e/render-markdown.js';
import { hostileName } from '../report/hostile.js';
import { adopted, change, fact, POLICY, type Files } from '../report/scenes.js';

const MARKER = markerOf('', 'suggestion');
const WRONG = 'Run `npm run buidl` before you push.';
const BASE: Files = {
  ...POLICY,
  'package.json': '{"scripts": {"build": "tsc"}}\n',
  'CLAUDE.md': '# Rules\n\nCANARY-OLD is a word.\n',
  ...adopted('old/fact', { body: 'CANARY-FACT is a word.' }),
};

async function suggested(head: Files): Promise<readonly LineSuggestion[]> {
  const after = { ...BASE, ...head };
  const merged = new VirtualTree(after);
  const trees = { base: new VirtualTree(BASE), merged, head: merged };
  return suggestionsOf(await change(BASE, after), trees);
}

describe('SECURITY S26: a suggestion', () => {
  test('quotes its own line, and no other text', async () => {
    const found = await suggested({
      'CLAUDE.md': `# Rules\n\nCANARY-OLD is a word.\nCANARY-NEXT is a word.\n${WRONG}\n`,
      ...fact('new/fact', { status: 'candidate', body: 'CANARY-CANDIDATE is a word.' }),
    });
    const bodies = found.map((one) => suggestionComment(one, MARKER).body);
    expect(bodies).toEqual([expect.stringContaining('Run `npm run build` before you push.')]);
    expect(bodies.join()).not.toContain('CANARY');
  });

  test('never has a line that hides something or is no line of the change', async () => {
    await fc.assert(
      fc.asyncProperty(hostileName, async (name) => {
        const line = `${WRONG} ${name}`;
        const found = await suggested({ 'CLAUDE.md': `${BASE['CLAUDE.md']}${line}\n` });
        for (const { text } of found) {
          expect(visible(text.replaceAll('\t', ' '), 300)).toBe(text.replaceAll('\t', ' '));
          const written = Buffer.from(line.replace('buidl', 'build')).toString();
          expect(written.split('\n')).toContain(text);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('stays in its fence, whatever its line is', async () => {
    const [pattern] = await suggested({ 'CLAUDE.md': `${BASE['CLAUDE.md']}${WRONG}\n` });
    if (pattern === undefined) throw new Error('nothing was suggested');
    const line = fc.oneof(hostileName, fc.stringMatching(/^[`~ >-]{0,9}.{0,20}[`~]{0,9}$/));
    fc.assert(
      fc.property(line, (written) => {
        const text = written.replaceAll(/[\r\n\0\uD800-\uDFFF]/g, '');
        const { body } = suggestionComment({ ...pattern, text }, MARKER);
        const [, block = ''] =
          /<pre><code class="language-suggestion">([^]*)<\/code>/.exec(renderMarkdown(body)) ?? [];
        const shown = block
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&');
        expect(shown).toBe(`${text}\n`);
        expect(githubReferences(body)).toEqual([]);
        expect(renderedElements(body).filter((name) => name !== 'code')).toEqual(['p', 'a', 'pre']);
      }),
    );
  });
});

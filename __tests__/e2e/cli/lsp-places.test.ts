/** The server marks the very name that a finding is about, whatever ends the lines and whatever stands before it. */
import { expect, it } from '@jest/globals';
import { CodeActionRequest } from 'vscode-languageserver-protocol';
import { compare, linesOf, misplaced, saidByCheck, withEditor } from './lsp-said.js';
import { Sandbox } from './sandbox.js';

const TEXTS: Readonly<Record<string, string>> = {
  'CR LF': '# A\r\n\r\nSee `src/gone.ts`.\r\nAnd `src/none.ts`.\r\n',
  CR: '# A\r\rSee `src/gone.ts`.\rAnd `src/none.ts`.\r',
  'all line ends': '# A\r\n\rSee `src/gone.ts`.\n\rAnd `src/none.ts`.\n',
  'what ends no line':
    '# A\u2028See `src/gone.ts`.\u2029And\u0085 `src/none.ts`.\u000B\u000C\n`src/ten.ts`\n',
  'characters of two units': '# A\n\n\u{1F600} é See `src/gone.ts` \u{1F600} and `src/nöne.ts`.\n',
  tabs: '-\t`src/none.ts`\n\t- `src/gone.ts`\n',
  'front matter': '---\nname: x\n---\nSee `src/gone.ts`.\n',
  'hidden characters': '# A\n\nSee \u200B\u200B\u{E0041}\u{E0042} x `src/gone.ts`\n',
  'a long line': `# A\n\n${'x'.repeat(5_000)} \`src/gone.ts\`\n`,
  'no last line end': 'See `src/gone.ts`, [x](src/none.md), @src/gone.md',
};

it.each(Object.entries(TEXTS))('of a text with %s', async (_name, text) => {
  const sandbox = new Sandbox().write('src/a.ts', 'a\n');
  try {
    sandbox.commit();
    sandbox.git('switch', '--quiet', '--create', 'change');
    sandbox.write('CLAUDE.md', text);
    const checked = await saidByCheck(sandbox);
    await withEditor(sandbox, async (editor) => {
      const published = await editor.all();
      compare(published, checked);
      expect(misplaced(published, (path) => linesOf(sandbox, path))).toEqual([]);
      const named = (published.get('CLAUDE.md') ?? []).flatMap(({ code, message, range }) => {
        const marked = linesOf(sandbox, 'CLAUDE.md')[range.start.line]?.slice(
          range.start.character,
          range.end.character,
        );
        return code === 'MT405' ? [{ marked, name: /`([^`]*)`/.exec(message)?.[1] }] : [];
      });
      expect(named.length).toBeGreaterThan(0);
      expect(named.map(({ marked }) => marked)).toEqual(named.map(({ name }) => name));
    });
  } finally {
    sandbox.dispose();
  }
});

it('of a text behind a byte order mark, which an editor does not show', async () => {
  const sandbox = new Sandbox().write('src/guard.ts', 'a\n');
  try {
    sandbox.commit();
    const shown = 'See `src/Guard.ts` first.\n';
    sandbox.write('CLAUDE.md', `\uFEFF${shown}`);
    await withEditor(sandbox, async (editor) => {
      await editor.open('CLAUDE.md', shown);
      const [found] = (await editor.all()).get('CLAUDE.md') ?? [];
      const name = {
        start: { line: 0, character: shown.indexOf('src') },
        end: { line: 0, character: shown.indexOf('` first') },
      };
      expect(found?.range).toEqual(name);
      const actions = await editor.client.sendRequest(CodeActionRequest.type, {
        textDocument: { uri: editor.uri('CLAUDE.md') },
        range: name,
        context: { diagnostics: [] },
      });
      const edits = [{ range: name, newText: 'src/guard.ts' }];
      expect(actions).toMatchObject([{ edit: { changes: { [editor.uri('CLAUDE.md')]: edits } } }]);
    });
  } finally {
    sandbox.dispose();
  }
});

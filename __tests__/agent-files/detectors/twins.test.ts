import { describe, expect, test } from '@jest/globals';
import { driftedTwins } from '../../../src/agent-files/detectors/twins.js';
import { AgentDocument } from '../../../src/agent-files/document.js';
import { phraseText } from '../../../src/text/phrase.js';
import { NO_HISTORY } from '../../../src/tree/history-queries.js';
import { PathResolver } from '../../../src/tree/resolve.js';
import { VirtualTree } from '../../../src/tree/virtual-tree.js';

async function look(
  files: Readonly<Record<string, string>>,
  places: Readonly<Record<string, string>> = {},
) {
  const tree = new VirtualTree(files);
  const documents = Object.entries(files).map(
    ([path, text]) => new AgentDocument('x', 'memory', path, places[path] ?? path, text),
  );
  return (
    await driftedTwins.look(documents, { tree, resolver: new PathResolver(tree), past: NO_HISTORY })
  ).map(({ severity, path, line, message, remedy }) => ({
    severity,
    at: `${path}:${line}`,
    message: phraseText(message),
    remedy: phraseText(remedy),
  }));
}

const lines = (from: number, to: number): string =>
  Array.from(
    { length: to - from },
    (_, index) => `- Rule number ${from + index} says something of its own.`,
  ).join('\n');

describe('files that were one', () => {
  test('warn where nearly all of them is equal still', async () => {
    const found = await look({
      'AGENTS.md': `# Agents\n\n${lines(0, 30)}\n- Added here.\n`,
      'CLAUDE.md': `# Claude\n\n${lines(0, 30)}\n- Changed there.\n`,
    });
    expect(found).toEqual([
      {
        severity: 'warning',
        at: 'CLAUDE.md:33',
        message:
          '`CLAUDE.md` and `AGENTS.md` were the same text and have drifted: 30 lines are equal, 2 are in only one of them',
        remedy:
          'Keep one of them, and make the others a link to it (`ln -sf AGENTS.md CLAUDE.md`) or an import of it.',
      },
    ]);
  });

  test('are noted where they differ in more', async () => {
    expect(
      (await look({ 'AGENTS.md': lines(0, 30), 'GEMINI.md': lines(8, 38) })).map(
        ({ severity }) => severity,
      ),
    ).toEqual(['notice']);
  });

  test('are nothing where they share little, are equal, or differ in names of agents and titles', async () => {
    expect(await look({ 'AGENTS.md': lines(0, 30), 'CLAUDE.md': lines(25, 55) })).toEqual([]);
    expect(await look({ 'AGENTS.md': lines(0, 30), 'CLAUDE.md': lines(0, 30) })).toEqual([]);
    expect(
      await look({
        'AGENTS.md': `# AGENTS.md\n\n${lines(0, 30)}\n- Codex asks first.\n`,
        'CLAUDE.md': `# CLAUDE.md\n\n${lines(0, 30)}\n- Claude Code asks first.\n`,
      }),
    ).toEqual([]);
  });

  test('are nothing where one is a link or imports the other', async () => {
    expect(
      await look(
        { 'AGENTS.md': lines(0, 30), 'CLAUDE.md': lines(0, 30) },
        { 'CLAUDE.md': 'AGENTS.md' },
      ),
    ).toEqual([]);
    expect(await look({ 'AGENTS.md': lines(0, 30), 'CLAUDE.md': '@AGENTS.md\n' })).toEqual([]);
  });

  test('are looked for in each folder by itself, those of agents included', async () => {
    expect(
      await look({ 'AGENTS.md': lines(0, 30), 'web/CLAUDE.md': `${lines(0, 29)}\nother` }),
    ).toEqual([]);
    expect(
      (
        await look({
          'AGENTS.md': lines(0, 30),
          '.github/copilot-instructions.md': `${lines(0, 29)}\nother`,
        })
      ).map(({ remedy }) => remedy),
    ).toEqual([
      'Keep one of them, and make the others a link to it (`ln -sf ../AGENTS.md .github/copilot-instructions.md`) or an import of it.',
    ]);
  });

  test('a note of a few lines is equal by chance', async () => {
    expect(await look({ 'AGENTS.md': lines(0, 4), 'CLAUDE.md': `${lines(0, 3)}\nother` })).toEqual(
      [],
    );
  });
});

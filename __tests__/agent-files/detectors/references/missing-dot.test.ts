/** A path without the dot that its folder has: the twin is there, so the path is wrong. */
import { describe, expect, it } from '@jest/globals';
import { found, messages } from './look.js';

const FILES = {
  '.agents/style.md': 'x',
  '.agents/skills/rows/SKILL.md': 'x',
  'web/.config/app.ts': 'x',
};

describe('a path without its dot', () => {
  it.each([
    ['See `agents/style.md` first.', 'agents/style.md'],
    ['Refer to ./agents/skills/rows/SKILL.md', './agents/skills/rows/SKILL.md'],
    ['| Style | `agents/style.md` |', 'agents/style.md'],
  ])('%j', async (text, target) => {
    expect(await found(text, 'CLAUDE.md', FILES)).toEqual([`warning path ${target}`]);
    const [said] = await messages(text, 'CLAUDE.md', FILES);
    expect(said).toContain(`with a dot before it, \`.agents/`);
  });

  it('is seen from the folder of the text', async () => {
    const text = 'Settings: `config/app.ts`.';
    expect(await found(text, 'web/CLAUDE.md', FILES)).toEqual(['warning path config/app.ts']);
  });

  it.each([
    ['the folder is there without a dot too', 'See `agents/style.md`.', { 'agents/other.md': 'x' }],
    ['it is an example', 'Name it, for example `agents/style.md`.', {}],
    ['it will be written', 'Create `agents/style.md`.', {}],
  ])('nothing is said of a dot where %s', async (_why, text, more) => {
    const said = await messages(text, 'CLAUDE.md', { ...FILES, ...more });
    expect(said.join()).not.toContain('with a dot');
  });
});

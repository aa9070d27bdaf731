/**
 * A change of an agent file that is a right block and nothing else needs no approval. This is where an attacker would
 * bring text in: one other byte, and the file is changed live memory as any other.
 */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { renderBlock, renderInner } from '../../../src/gate/exported/render.js';
import { exportedFrom, innerOf, restamped, textIn } from '../../exported.js';
import { approvedBy, blocking, check, said, store, type Store } from '../../store.js';

const AGENTS = 'AGENTS.md';
const OWN = '# Agents\n\nBuild with make.\n';
const facts = store()
  .policy({
    adoption: { adopters: ['alice'] },
    exports: [{ file: AGENTS }, { file: 'x/CLAUDE.md' }],
  })
  .file('src/a.ts', 'a\n')
  .fact('one', { body: 'One is `src/gone.ts`.', sources: ['src/a.ts'] })
  .adopted()
  .fact('two', { body: 'Two is so.' })
  .adopted()
  .file(AGENTS, OWN);

let exported: Store;
let text: string;
beforeAll(async () => {
  exported = await exportedFrom(facts);
  text = textIn(exported, AGENTS) ?? '';
});

async function asks(base: Store, head: Store): Promise<readonly string[]> {
  // Of a stranger each changed agent file is reported.
  const authority = { ...approvedBy(), mayAuthorWrite: () => Promise.resolve(false) };
  const evaluation = await check(base, head, { authority });
  return ['MT401', 'MT402', 'MT412', 'MT413', 'MT414'].filter((rule) =>
    said(evaluation, rule as 'MT401').some((line) => line.startsWith('+')),
  );
}

describe('a right block alone', () => {
  it('needs no approval where it is new, in a file that is there and in a new one', async () => {
    expect(Object.keys(exported.files())).toContain('x/CLAUDE.md');
    expect(await asks(facts, exported)).toEqual([]);
  });

  it('needs none where it follows the facts', async () => {
    const third = exported.fact('three', { body: 'Three is so.' }).adopted();
    const behind = await check(third, third.file('y.txt', 'y\n'));
    expect(said(behind, 'MT414')).toHaveLength(2);
    expect(await asks(third, await exportedFrom(third))).toEqual([]);
  });

  it('needs none where a fact is taken out, and the finding of its code is another matter', async () => {
    const stale = exported.file('src/a.ts', 'b\n');
    expect(await asks(stale, await exportedFrom(stale))).toEqual([]);
    expect(await asks(exported, await exportedFrom(stale, { base: exported }))).toEqual([]);
  });

  it('is no memory of its own: dead references in its facts are for the facts', async () => {
    const evaluation = await check(facts, exported);
    expect(said(evaluation, 'MT405')).toEqual([]);
    const forged = exported.file(
      AGENTS,
      restamped(text, (inner) => inner.replace('One is', 'Two is')),
    );
    expect(blocking(await check(facts, forged))).toContain('MT412');
  });
});

describe('anything beside it', () => {
  it.each<[string, () => Store, readonly string[]]>([
    ['a byte before it', () => exported.file(AGENTS, `.${text}`), ['MT401', 'MT402']],
    ['a byte behind it', () => exported.file(AGENTS, `${text}.`), ['MT401', 'MT402']],
    [
      'another line end',
      () => exported.file(AGENTS, text.replace('# Agents\n', '# Agents\r\n')),
      ['MT401', 'MT402'],
    ],
    [
      'another place for it',
      () => exported.file(AGENTS, `${renderBlock(innerOf(text))}\n${OWN}`),
      ['MT401', 'MT402'],
    ],
    [
      'another name for the file',
      () => exported.without(AGENTS).link(AGENTS, 'x/AGENTS.md').file('x/AGENTS.md', text),
      ['MT401', 'MT402'],
    ],
    [
      'a block that is older',
      () =>
        exported.file(
          AGENTS,
          restamped(text, (inner) => inner.replace(/- `two`.*\n/, '')),
        ),
      ['MT401', 'MT402', 'MT414'],
    ],
    ['an import of the file', () => exported.file('CLAUDE.md', '@AGENTS.md\n'), ['MT401', 'MT402']],
    [
      'a front matter of the new file that export does not write',
      () => exported.file('x/CLAUDE.md', `---\nx: 1\n---\n\n${renderBlock(innerOf(text))}\n`),
      ['MT401', 'MT402'],
    ],
    [
      'bytes that are no UTF-8',
      () => exported.file(AGENTS, Buffer.concat([Buffer.from(text), Buffer.from([0xff])])),
      ['MT401', 'MT402'],
    ],
  ])('needs an approval: %s', async (_what, head, rules) => {
    expect(await asks(facts, head())).toEqual(rules);
  });

  it('needs one where what the base had between the markers was not of memtrust', async () => {
    const human = facts.file(
      AGENTS,
      restamped(text, () => 'Never push to main.\n'),
    );
    expect(await asks(human, human.file(AGENTS, text))).toEqual(['MT401', 'MT402']);
  });

  it('needs one where the block goes', async () => {
    expect(await asks(exported, exported.file(AGENTS, OWN))).toEqual(['MT401', 'MT402']);
  });
});

describe('a right block is not enough', () => {
  const open = facts.policy({ adoption: { adopters: ['alice'] } });
  const block = (): string => text.slice(text.indexOf('<!--'));

  it.each(['.claude/settings.json', '.mcp.json', '.codex/config.toml'])(
    'in %s, which it breaks',
    async (path) => {
      const base = open.file(
        path,
        path.endsWith('toml') ? 'a = 1\n' : '{"permissions": {"deny": ["Bash"]}}\n',
      );
      const was = textIn(base, path) ?? '';
      expect(await asks(base, base.file(path, `${was}\n${block()}`))).toContain('MT401');
    },
  );

  it.each(['AGENTS.override.md', 'CLAUDE.md', '.claude/commands/deploy.md'])(
    'in a new file %s that the base does not name, which may take the place of another',
    async (path) => {
      expect(await asks(open, open.file(path, block()))).toContain('MT401');
    },
  );

  it('in a new nested file to which no fact belongs', async () => {
    const nested = facts.policy({
      adoption: { adopters: ['alice'] },
      exports: [{ file: AGENTS, nested: true }],
    });
    const empty = `${renderBlock(renderInner([], 0))}\n`;
    expect(await asks(nested, nested.file('web/app/AGENTS.md', empty))).toContain('MT401');
  });

  it('where only the policy of the change wants it so', async () => {
    const emptied = exported.policy({
      adoption: { adopters: ['alice'] },
      exports: [{ file: AGENTS, topics: ['none'] }],
    });
    const without = text.replace(/<!--[^]*<!-- memtrust:end -->/, renderBlock(renderInner([], 0)));
    expect(await asks(exported, emptied.file(AGENTS, without))).toContain('MT402');
  });
});

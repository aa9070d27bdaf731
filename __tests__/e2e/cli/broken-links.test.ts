import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = new Sandbox();
  sandbox.write('AGENTS.md', '# Rules\n\nUse npm.\n').link('CLAUDE.md', 'AGENTS.md').commit();
});
afterEach(() => sandbox.dispose());

const check = async (...args: string[]) => fromSource(sandbox.root, 'check', ...args);
const change = ['--base', 'HEAD~1', '--head', 'HEAD'];

describe('check, where a change moves what an agent file links to', () => {
  it('fails, and says the command that puts it right', async () => {
    sandbox.git('mv', 'AGENTS.md', 'RULES.md');
    sandbox.commit();
    const { code, stdout } = await check(...change);
    expect(code).toBe(1);
    expect(stdout).toContain('no facts; 1 agent file, 1 not read');
    expect(stdout).toContain('this change moves it to `RULES.md`');
    expect(stdout).toContain('`ln -sfn RULES.md CLAUDE.md`');
  });

  it('passes where the link moves with it', async () => {
    sandbox.git('mv', 'AGENTS.md', 'RULES.md');
    sandbox.remove('CLAUDE.md').link('CLAUDE.md', 'RULES.md').commit();
    expect(await check(...change)).toMatchObject({ code: 0 });
  });

  it('fails in the working tree, before anything is committed', async () => {
    sandbox.remove('AGENTS.md');
    const { code, stdout } = await check('--base', 'HEAD');
    expect(code).toBe(1);
    expect(stdout).toContain('error MT405 dead-reference  CLAUDE.md:1');
  });

  it('blocks nothing where it was so before', async () => {
    sandbox.link('GEMINI.md', '/etc/hosts').link('QWEN.md', 'nowhere.md').commit();
    sandbox.write('AGENTS.md', '# Rules\n\nUse pnpm.\n').commit();
    const { code, stdout } = await check(...change);
    expect(code).toBe(0);
    expect(stdout).toContain('4 agent files, 2 not read');
    expect(stdout).toContain(
      '2 older findings, not from this change: MT405 `GEMINI.md`, MT405 `QWEN.md`',
    );
  });

  it('tells one commit by itself as a warning', async () => {
    sandbox.link('GEMINI.md', '../outside.md').commit();
    const { code, stdout } = await check('--base', 'HEAD', '--head', 'HEAD');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/warning MT405 .*GEMINI\.md:1/)]);
  });

  it('says in `sources` why each is not read', async () => {
    sandbox
      .link('GEMINI.md', 'QWEN.md')
      .link('QWEN.md', 'GEMINI.md')
      .write('.claude/skills/a/logo.png', Buffer.from([0x89, 0, 1]))
      .write(
        'WARP.md',
        `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`,
      )
      .commit();
    const { stdout } = await fromSource(sandbox.root, 'sources');
    expect(stdout).toMatch(/GEMINI\.md .* no: it links in a circle, or through too many links  /m);
    expect(stdout).toMatch(/logo\.png .* no: it is a binary file  /m);
    expect(stdout).toMatch(/WARP\.md .* no: it is kept in Git LFS  /m);
    expect(stdout).toMatch(/CLAUDE\.md .* yes +claude/m);
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { commentsOn, IDEA, REMEMBERING, SELF_DECLARED } from '../e2e/action-scene.js';
import { setCompanionStage } from '../e2e/companion-stage.js';
import type { Files } from '../e2e/pull-request.js';

const stage = setCompanionStage({ bundled: true });
const FORK = 'contributor/widgets-fork';

/** What a working tree, or a git that looks around, would fall for. */
const TRAPS: Files = {
  ...SELF_DECLARED,
  '.gitattributes': '* filter=evil diff=evil ident\n',
  '.gitmodules': '[submodule "x"]\n\tpath = x\n\turl = ext::sh -c "touch trace"\n',
  HEAD: 'ref: refs/heads/main\n',
  config: '[core]\n\tbare = true\n\tfsmonitor = "touch trace"\n\tsshCommand = "touch trace"\n',
  'objects/info/alternates': '/\n',
  'hooks/post-checkout': '#!/bin/sh\ntouch trace\n',
  link: { symlink: '/etc/passwd' },
  out: { symlink: '../../../..' },
  x: { submodule: 'a'.repeat(40) },
};

describe('security/S04 the companion reads objects, never a working tree', () => {
  test('so nothing of a hostile change becomes a file, and nothing of it runs', async () => {
    const { pull, gate } = await stage.hostJudged(
      { base: REMEMBERING, head: TRAPS, headRepository: FORK },
      'failure',
    );
    // The stage itself checks that the workspace is empty and that the temporary folder holds the
    // bare repository alone.
    const ran = await stage.follow(pull, gate);
    expect(ran.outputs['verdict']).toBe('fail');
    const files = [...ran.tempFiles.keys()];
    expect(files.length).toBeGreaterThan(0);
    for (const name of ['trace', 'link', 'post-checkout', '.gitattributes'])
      expect(files.filter((path) => path.endsWith(`/${name}`))).toEqual([]);
    expect(existsSync(join(ran.runnerTemp, 'trace'))).toBe(false);
  });
});

describe('security/S30 the companion takes no verdict from the run that it follows', () => {
  test.each([
    ['success', false],
    ['failure', true],
  ])('which ended as %s', async (conclusion, fine) => {
    const { pull, gate } = await stage.hostJudged(
      {
        base: REMEMBERING,
        head: fine ? IDEA : SELF_DECLARED,
        headRepository: FORK,
      },
      conclusion,
    );
    const ran = await stage.follow(pull, gate);
    expect(ran.outputs['verdict']).toBe(fine ? 'pass' : 'fail');
    expect(commentsOn(stage.api)[0]?.body).toContain(fine ? 'memtrust: pass' : 'memtrust: fail');
    expect(stage.api.requests.filter(({ path }) => /artifacts|logs|outputs/.test(path))).toEqual(
      [],
    );
  });
});

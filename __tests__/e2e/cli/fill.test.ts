import { afterAll, describe, expect, test } from '@jest/globals';
import { hostedOnGitHub, type Account } from '../pull-request.js';
import { setStage } from '../action-stage.js';
import { blocksOf, readPage, Terminal, withoutNames, type Block } from './guide.js';

const blocks = blocksOf(readPage('guide-adoption.md'));
const sections = [...new Set(blocks.map(({ section }) => section))];
const stage = setStage();
const open: Terminal[] = [];

afterAll(() => {
  for (const terminal of open) terminal.dispose();
});

const ACCOUNTS: readonly Account[] = ['alice', 'bob', 'carol', 'dave', 'erin', 'contributor', 'mallory'].map((login, index) => ({ login, id: 700 + index }));

function account(login: string): Account {
  const found = ACCOUNTS.find((one) => one.login === login);
  if (found === undefined) throw new Error(`nobody is called ${login}`);
  return found;
}

/** The job summary of the action for a branch of the terminal's repository. */
async function gate(terminal: Terminal, { asked }: Block): Promise<string> {
  const { branch = '', author = '', fork, review } = asked;
  const pull = await stage.host(
    { base: terminal.files('main'), head: terminal.files(branch), repository: 'acme/shop', author: account(author), headRef: branch, ...(fork === undefined ? {} : { headRepository: fork }) },
    fork === undefined ? {} : { permissions: { contents: 'read', 'pull-requests': 'read' } },
  );
  const reviews = review === undefined ? [] : [{ pull: pull.settings.number, user: { ...account(review), type: 'User' as const }, state: 'APPROVED' as const, commit: pull.headSha }];
  stage.api.host({ ...hostedOnGitHub(pull), people: { reviews, collaborators: { alice: 'admin', bob: 'write', carol: 'write', dave: 'write', erin: 'write' } } });
  return (await stage.run(pull)).summary;
}


import { writeFileSync } from 'node:fs';
test('fill', async () => {
  let page = readPage('guide-adoption.md');
  let from = 0;
  let last = '';
  let terminal = new Terminal();
  for (const block of blocks) {
    if (block.section !== last) terminal = new Terminal();
    last = block.section;
    const printed = block.kind === 'console' ? terminal.replay(block) : await gate(terminal, block);
    const head = block.kind === 'console' ? '```console\n' : '```text gate';
    const at = page.indexOf(head, from);
    const start = page.indexOf('\n', at) + 1;
    const end = page.indexOf('\n```', start - 1);
    page = page.slice(0, start) + printed.trim() + page.slice(end);
    from = start + printed.trim().length + 4;
  }
  writeFileSync('/tmp/guide-filled.md', page);
}, 200000);


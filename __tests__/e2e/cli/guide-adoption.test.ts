import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { hostedOnGitHub, type Account } from '../pull-request.js';
import { setStage } from '../action-stage.js';
import { blocksOf, readPage, Terminal, withoutNames, type Block } from './guide.js';

/** Ignored by git. */
const PRINTED_TODAY = 'lib/guide-adoption.md';

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

/** The job summary of the action for a branch of the terminal's repository, as far as it is about the change. */
async function gate(terminal: Terminal, { asked }: Block): Promise<string> {
  const { branch = '', author = '', fork, review } = asked;
  const pull = await stage.host(
    { base: terminal.files('main'), head: terminal.files(branch), repository: 'acme/shop', author: account(author), headRef: branch, ...(fork === undefined ? {} : { headRepository: fork }) },
    fork === undefined ? {} : { permissions: { contents: 'read', 'pull-requests': 'read' } },
  );
  const reviews = review === undefined ? [] : [{ pull: pull.settings.number, user: { ...account(review), type: 'User' as const }, state: 'APPROVED' as const, commit: pull.headSha }];
  stage.api.host({ ...hostedOnGitHub(pull), people: { reviews, collaborators: { alice: 'admin', bob: 'write', carol: 'write', dave: 'write', erin: 'write' } } });
  return (await stage.run(pull)).summary.split('<details><summary>All entries')[0] ?? '';
}

test('every output in the guide is what is printed today', async () => {
  const page = readPage('guide-adoption.md');
  let today = page;
  let terminal: Terminal | null = null;
  let section = '';
  for (const block of blocksOf(page)) {
    if (terminal === null || block.section !== section) open.push((terminal = new Terminal()));
    ({ section } = block);
    const printed = `${(block.kind === 'console' ? terminal.replay(block) : await gate(terminal, block)).trim()}\n`;
    if (withoutNames(printed) !== withoutNames(block.body)) today = today.replace(`${block.head}${block.body}`, () => `${block.head}${printed}`);
  }
  // So that the page is mended by a copy.
  mkdirSync(dirname(PRINTED_TODAY), { recursive: true });
  if (today !== page) writeFileSync(PRINTED_TODAY, today);
  expect({ page: today, copyFrom: PRINTED_TODAY }).toEqual({ page, copyFrom: PRINTED_TODAY });
}, 300_000);

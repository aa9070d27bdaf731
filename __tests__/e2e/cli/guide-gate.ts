import { hostedOnGitHub, type Account } from '../pull-request.js';
import type { setStage } from '../action-stage.js';
import type { Answer } from './guide.js';

const ACCOUNTS: readonly Account[] = [
  'alice',
  'bob',
  'carol',
  'dave',
  'erin',
  'contributor',
  'mallory',
].map((login, index) => ({ login, id: 700 + index }));

function account(login: string): Account {
  const found = ACCOUNTS.find((one) => one.login === login);
  if (found === undefined) throw new Error(`nobody is called ${login}`);
  return found;
}

/**
 * The job summary of the action for a branch of the terminal's repository, as far as it is about the change; with
 * `part=top` it ends above the table of what was checked.
 */
export function gateOn(stage: ReturnType<typeof setStage>): Answer {
  return async (terminal, { asked }) => {
    const { branch = '', author = '', fork, review, part } = asked;
    const pull = await stage.host(
      {
        base: terminal.files('main'),
        head: terminal.files(branch),
        repository: 'acme/shop',
        author: account(author),
        headRef: branch,
        ...(fork === undefined ? {} : { headRepository: fork }),
      },
      fork === undefined ? {} : { permissions: { contents: 'read', 'pull-requests': 'read' } },
    );
    const reviews =
      review === undefined
        ? []
        : [
            {
              pull: pull.settings.number,
              user: { ...account(review), type: 'User' as const },
              state: 'APPROVED' as const,
              commit: pull.headSha,
            },
          ];
    stage.api.host({
      ...hostedOnGitHub(pull),
      people: {
        reviews,
        collaborators: {
          alice: 'admin',
          bob: 'write',
          carol: 'write',
          dave: 'write',
          erin: 'write',
        },
      },
    });
    // The links of a summary are addresses of one run; a page that prints them cannot be read.
    const told = (await stage.run(pull)).summary.replaceAll(
      /(?<!\\)\[([^\]\n]+)\]\(https?:[^)\s]*\)/g,
      '$1',
    );
    const end = part === 'top' ? '| Checked |' : '<details><summary>All facts';
    return told.split(end)[0] ?? '';
  };
}

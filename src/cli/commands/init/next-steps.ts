import type { Suggestions } from '../../../lifecycle/suggest.js';
import { PROJECT_URL } from '../../../report/project.js';
import type { FirstApproval } from '../../../lifecycle/init.js';
import type { FileChange } from '../../../lifecycle/file-change.js';
import { factPath } from '../../../memory/layouts/memtrust.js';
import { bareName } from '../../../report/terminal.js';
import { numbered, visible } from '../../../text/visible.js';
import type { Io } from '../../io.js';
import { saidAt } from '../../suggestions.js';
import { askYes, initWroteNothing } from './decide.js';

/* What `memtrust init` prints: what it would write or wrote, and the next steps. */

export interface Situation {
  /** Without candidates. */
  readonly written: readonly string[];
  readonly suggested: Suggestions;
  /** Null if the policy names adopters. */
  readonly toName: 'your adopters' | 'yourself as adopter' | null;
  readonly isBelowRoot: boolean;
  readonly needsApproval: boolean;
  readonly isSuggested: boolean;
  readonly hasFacts: boolean;
  readonly hasCommits: boolean;
  readonly hasRemote: boolean;
  readonly branch: string | null;
  readonly defaultBranch: string | null;
  readonly hasWorkflow: boolean;
  /** Null if there is none. */
  readonly source: string | null;
}

export function nextSteps(situation: Situation): string {
  const steps = situation.hasFacts
    ? [setupStep(situation)]
    : [setupStep(situation), factStep(situation), pullRequestStep(situation)];
  const listed = steps.map(
    ([title, ...commands], at) =>
      `  ${at + 1}. ${title}\n${commands.map((command) => `     ${command}\n`).join('')}`,
  );
  return `Next:\n${listed.join('')}${afterwards(situation)}`;
}

type Step = readonly [title: string, ...commands: string[]];

/** A branch name that needs no quotes in any shell. */
function plainBranch(name: string | null): string {
  return name !== null && /^[\w./-]+$/.test(name) ? name : 'main';
}

/** Not into an empty remote. */
function isByPullRequest({ hasRemote, hasCommits }: Situation): boolean {
  return hasRemote && hasCommits;
}

function setupStep(situation: Situation): Step {
  const { written, toName, isBelowRoot, hasRemote, branch, defaultBranch } = situation;
  const paths = written.map((path) => {
    const named = path.startsWith('.memtrust/') ? '.memtrust' : path;
    return isBelowRoot ? `":/${named}"` : named;
  });
  const commit = `git add ${[...new Set(paths)].join(' ')} && git commit -m "Set up memtrust"`;
  const isOnDefault = branch === null || branch === defaultBranch;
  const start = isByPullRequest(situation) && isOnDefault ? 'git switch -c memtrust-setup && ' : '';
  const send = hasRemote ? ' && git push -u origin HEAD' : '';
  const naming = toName === null ? '' : `in .memtrust/policy.yml name ${toName}, then `;
  const main = plainBranch(defaultBranch);
  const byRequest = isByPullRequest(situation) ? ', open a pull request' : '';
  const merging = byRequest !== '' || !isOnDefault ? `${byRequest} and merge it into ${main}` : '';
  return [sentence(`${naming}commit the setup${merging}:`), `${start}${commit}${send}`];
}

function factStep(situation: Situation): Step {
  const { suggested, isSuggested, branch, defaultBranch, source } = situation;
  const [first] = suggested.best;
  const isElsewhere = isByPullRequest(situation) || (branch !== null && branch !== defaultBranch);
  const main = plainBranch(defaultBranch);
  const pull = situation.hasRemote ? ` && git pull origin ${main}` : '';
  const start = isElsewhere ? `git switch ${main}${pull} && ` : '';
  const branched = `${start}git switch -c first-fact`;
  if (first !== undefined)
    return [
      'On a branch, look at a candidate and record its adoption:',
      `${branched} && npx memtrust facts ${first.id} --preview`,
      `npx memtrust adopt ${first.id}`,
    ];
  const cited = source ?? 'README.md';
  const why = isSuggested ? 'No sentence of an agent file names code that confirms it. So, ' : '';
  return [
    sentence(
      source === null
        ? `${why}once there is a file to cite, state a fact on a branch, in your own words:`
        : `${why}on a branch, state a fact in your own words, with the file that shows it:`,
    ),
    `${branched} && npx memtrust propose first/fact --source ${cited} ` +
      '--text "What is true here." && npx memtrust adopt first/fact',
  ];
}

function pullRequestStep({ hasRemote, isBelowRoot, needsApproval }: Situation): Step {
  const folder = isBelowRoot ? '":/.memtrust"' : '.memtrust';
  const commit = `git add ${folder} && git commit -m "Adopt the first fact" && npx memtrust check`;
  const when =
    `the fact is trusted once that is ${needsApproval ? 'approved and ' : ''}merged ` +
    '(`npx memtrust facts` shows it):';
  return hasRemote
    ? [`Commit it and open a pull request; ${when}`, `${commit} && git push -u origin HEAD`]
    : [`Commit it; ${when}`, commit];
}

function afterwards({ suggested: { best, more }, hasFacts, hasWorkflow }: Situation): string {
  const lines = [
    ...(best.length < 2
      ? []
      : [
          '`npx memtrust facts` lists the other candidates; `npx memtrust retire ID --why "…"` turns one down.',
        ]),
    ...(more === 0
      ? []
      : [
          `Agent files state ${more} more: \`npx memtrust suggest --yes\` writes them as candidates.`,
        ]),
    ...(hasWorkflow && !hasFacts
      ? [
          `Then make the check memtrust required: ${PROJECT_URL}/blob/main/docs/workflow.md#the-required-check`,
        ]
      : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function sentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

interface WrittenLine {
  readonly path: string;
  /** Whether lines are added to an existing file. */
  readonly isAdded: boolean;
  /** Where a candidate comes from, or empty. */
  readonly from: string;
  /** What a dry run shows of it. */
  readonly shown: readonly string[];
}

/** In the order of writing. */
export function writtenLines(
  existing: ReadonlyMap<string, string>,
  files: readonly FileChange[],
  suggested: Suggestions,
): WrittenLine[] {
  return [
    ...files.map(({ path, content }) => {
      const before = existing.get(path);
      const shown = content.slice(before?.length ?? 0).trim();
      return { path, isAdded: before !== undefined, from: '', shown: shown.split('\n') };
    }),
    ...suggested.best.flatMap(({ id, changes, said, statement }) =>
      changes.map(({ path }) => {
        const isFact = path === factPath(id);
        return {
          path,
          isAdded: false,
          from: isFact ? ` ← ${saidAt(said)}` : '',
          shown: isFact ? [statement] : [],
        };
      }),
    ),
  ];
}

/** For a dry run. */
export function preview({ path, isAdded, from, shown }: WrittenLine): string {
  const texts = shown.map((text) => (text === '' ? '\n' : `  | ${visible(text, 1_000)}\n`));
  return `${isAdded ? 'would add to' : 'would write'} ${bareName(path)}${from}\n${texts.join('')}`;
}

/** `wrote PATH`, or how many lines were added. */
export function wroteWords({ path, isAdded, from, shown }: WrittenLine): string {
  return `${isAdded ? `added ${numbered(shown.length, 'line')} to` : 'wrote'} ${path}${from}\n`;
}

/** Without an answer it is a no. */
export async function confirm(io: Io, lines: readonly WrittenLine[]): Promise<void> {
  for (const { path, from } of lines) io.err(`  ${bareName(path)}${from}\n`);
  const question =
    lines.length === 1 ? 'Write this file? [Y/n] ' : `Write these ${lines.length} files? [Y/n] `;
  if (!(await askYes(io, question))) throw initWroteNothing();
}

/** Who may approve by the new policy, and what is missing for that. */
export function approvalRemarks({ adopters, alone }: FirstApproval, isAsked: boolean): string {
  const names = adopters.join(', ');
  const teams = adopters.filter((name) => name.startsWith('@'));
  const options = alone ? '--solo --by alice' : '--adopters alice,@acme/platform';
  const lines: string[] = [];
  if (adopters.length > 0)
    lines.push(
      alone
        ? `The policy: ${names} may adopt alone (approvals: 0).`
        : `The policy: ${names} may approve, and one approval is needed (approvals: 1).`,
    );
  else if (!isAsked)
    lines.push(
      'warning: the policy names no adopters',
      `  Name ${alone ? 'yourself' : 'them'} there. \`npx memtrust init ${options}\` writes that at once.`,
    );
  if (!alone && adopters.length === 1 && teams.length === 0)
    lines.push(
      `warning: only ${names} may approve, and nobody approves their own pull request`,
      '  Name a second person in .memtrust/policy.yml, or set approvals: 0 there if you work alone.',
    );
  if (teams.length > 0)
    lines.push(
      'warning: the token of a workflow cannot read who is in a team',
      '  Set the input members-token in .github/workflows/memtrust.yml, or name people.',
    );
  return lines.map((line) => `${line}\n`).join('');
}

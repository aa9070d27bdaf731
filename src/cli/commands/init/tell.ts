import type { FileChange } from '../../../lifecycle/file-change.js';
import type { Suggestions } from '../../../lifecycle/suggest.js';
import { factPath } from '../../../memory/layouts/memtrust.js';
import { bareName } from '../../../report/terminal.js';
import { numbered } from '../../../text/numbered.js';
import { visible } from '../../../text/visible.js';
import type { Io } from '../../io.js';
import { saidAt } from '../../suggestions.js';
import type { ApprovalDecision } from './decide.js';
import { askYes, initWroteNothing } from './questions.js';

/*
 * How is a person told what `memtrust init` writes: as a list to say yes to, as a dry run with the texts, and what
 * to know of those who may approve?
 */

/** A file of the setup or of a candidate, and what is said of it. */
export interface WrittenLine {
  readonly path: string;
  /** Whether lines are added to what is there. */
  readonly isAdded: boolean;
  /** Where a candidate comes from, or nothing. */
  readonly from: string;
  /** What a dry run shows of it, line by line. */
  readonly shown: readonly string[];
}

/** One line for each file, in the order in which they are written. */
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

/** A file of a dry run: its path, and below it what it would say. */
export function preview({ path, isAdded, from, shown }: WrittenLine): string {
  const texts = shown.map((text) => (text === '' ? '\n' : `  | ${visible(text, 1_000)}\n`));
  return `${isAdded ? 'would add to' : 'would write'} ${bareName(path)}${from}\n${texts.join('')}`;
}

/** What was done with a file: `wrote PATH`, or how many lines were added to it. */
export function wroteWords({ path, isAdded, from, shown }: WrittenLine): string {
  return `${isAdded ? `added ${numbered(shown.length, 'line')} to` : 'wrote'} ${path}${from}\n`;
}

/** Lists what would be written and asks. No answer, as at the end of the input, is a no. */
export async function confirm(io: Io, lines: readonly WrittenLine[]): Promise<void> {
  for (const { path, from } of lines) io.err(`  ${bareName(path)}${from}\n`);
  const question =
    lines.length === 1 ? 'Write this file? [Y/n] ' : `Write these ${lines.length} files? [Y/n] `;
  if (!(await askYes(io, question))) throw initWroteNothing();
}

/** Who may approve as the new policy has it, and what stands in the way of that. */
export function approvalRemarks({ adopters, alone, isOwnerGuessed }: ApprovalDecision): string {
  const names = adopters.join(', ');
  const teams = adopters.filter((name) => name.startsWith('@'));
  const lines: string[] = [];
  if (adopters.length > 0)
    lines.push(
      alone
        ? `The policy: ${names} may adopt alone (approvals: 0).`
        : `The policy: ${names} may approve, and one approval is needed (approvals: 1).`,
    );
  if (isOwnerGuessed)
    lines.push(
      `warning: ${names} is taken from the address of origin`,
      '  If that is an organisation, put people or a team into .memtrust/policy.yml instead.',
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

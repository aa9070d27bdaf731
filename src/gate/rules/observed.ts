import type { DetectionSubject } from '../../agent-files/detection.js';
import type { Rule } from '../rule.js';

/*
 * The rules that report what the detectors of agent files observed, each under its subject and as it is. What is found,
 * and how grave one finding is, is changed in `src/agent-files/detectors/`, not here.
 */

function observedRule(
  subject: DetectionSubject,
  rule: Omit<Rule<'looked'>, 'run'>,
): Rule<'looked'> {
  return {
    ...rule,
    isAboutAgentFiles: true,
    run: ({ looked }) => looked.head.observations.filter((seen) => seen.subject === subject),
  };
}

/** Finds paths, links and commands in agent files that an agent would look for in vain. */
export const deadReference = observedRule('dead-reference', {
  code: 'MT405',
  name: 'dead-reference',
  severity: 'warning',
  summary:
    'An agent file names something that the repository does not have: a path, link, command, ' +
    'version or name of code.',
  why:
    'An agent that follows it wastes steps or invents what it does not find. It is told where the ' +
    'change removes it, where the text and the repository show that it should be there, and, with ' +
    '`check --history`, where an earlier commit removed it. Placeholders, examples, and generated or ' +
    'ignored files do not count as references, and of code only names that the repository defined. ' +
    'A reference with a line number, such as `src/a.ts:12`, is reported when a change moves that line ' +
    'to another number. An agent file that is a symbolic link to nothing, out of the repository or in a ' +
    'circle is an error where the change brings it, and else a warning.',
  remedy:
    'Correct the reference, or remove it. `npx memtrust check --fix` corrects those that have one ' +
    'sure answer.',
});

/** Finds agent files of which agents do not read all, or that pass a budget of the policy. */
export const overBudgetRule = observedRule('over-budget', {
  code: 'MT416',
  name: 'over-budget',
  severity: 'warning',
  summary: 'An agent file is larger than its agent reads, or than `budgets:` in the policy allows.',
  why:
    'Some agents stop at a size and say nothing: Codex reads 32 KiB of the `AGENTS.md` files from the ' +
    'root down, so that the instructions closest to the code are cut first. Only limits that the ' +
    "agent's documentation names are checked, and `project_doc_max_bytes` in `.codex/config.toml` " +
    'counts. Every other budget is yours: `budgets:` in the policy limits files, or all that one ' +
    'agent loads at start, in tokens or bytes. `npx memtrust sources --budget` shows the sizes.',
  remedy:
    'Move a part of the file into files that are read when needed, shorten it, or raise the limit.',
});

/** In the order of their codes. */
export const observedRules: readonly Rule<'looked'>[] = [
  observedRule('hidden-text', {
    code: 'MT403',
    name: 'hidden-text',
    severity: 'error',
    forbidsQuoting: true,
    summary: 'A text that agents read contains characters or passages that reviewers cannot see.',
    why:
      'A model reads characters that no screen shows: tag characters, bidi controls, variation ' +
      'selectors and zero-width characters. They can carry instructions past every reviewer. ' +
      'Comments, attributes and encoded text can do the same. Characters that no honest text needs ' +
      'are errors. Characters that only some scripts need are warnings elsewhere. The JSON and ' +
      'HTML reports show the hidden text.',
    remedy: 'Delete the characters or the passage at the place that the finding names.',
  }),
  observedRule('secret', {
    code: 'MT404',
    name: 'secret-in-agent-file',
    severity: 'error',
    forbidsQuoting: true,
    summary: 'A text that agents read contains what looks like a secret.',
    why:
      'Agents send these files to a model with every request, and anyone who can read the ' +
      'repository already has the secret. Secrets in a known format are errors. A value that only ' +
      'looks like a key is a warning, and so is an MCP server variable with a secret-like name and ' +
      'its value written out. The secret is never shown, only its type and the beginning of its ' +
      'digest.',
    remedy: 'Revoke the secret where it was issued, and use an environment variable instead.',
  }),
  deadReference,
  observedRule('unsafe-setting', {
    code: 'MT406',
    name: 'unsafe-agent-settings',
    severity: 'warning',
    summary: 'Agent settings allow actions without asking, or run code that is not pinned.',
    why:
      'These files apply on the machine of everyone who opens the repository. With a mode that ' +
      'never asks, a permission for every command, or a hook that pipes a download into a shell, ' +
      'any text that an agent reads can run programs.',
    remedy: 'Allow only the commands that are needed, one by one, and pin every download.',
  }),
  observedRule('prompt-injection', {
    code: 'MT407',
    name: 'prompt-injection',
    severity: 'warning',
    forbidsQuoting: true,
    summary:
      'A text that agents read contains a prompt injection: it tells agents to act against their ' +
      'users.',
    why:
      'A prompt injection tells an agent to ignore its instructions, hide something, send secrets ' +
      'away, or switch off a check. Patterns find only plain cases, so this rule never fails a ' +
      'change by itself. The guarantee comes from adoption, not from this rule. Prohibitions, ' +
      'quotations and code are skipped.',
    remedy: 'Read the sentence as an instruction to an agent, and remove it unless it is intended.',
  }),
  observedRule('conflict', {
    code: 'MT408',
    name: 'conflicting-instructions',
    severity: 'warning',
    summary: 'Agent files contradict each other or the repository.',
    why:
      'Examples are two package managers, two test runners, or two ways to indent. It is chance ' +
      'which one an agent follows. A file for one folder may set a different rule for that folder; ' +
      'that is not a conflict.',
    remedy: 'Keep one of the statements, or say which folder each one applies to.',
  }),
  observedRule('drifted-twin', {
    code: 'MT409',
    name: 'drifted-twin',
    severity: 'notice',
    summary: 'Agent files that were copies of each other now differ.',
    why: 'Different agents read different file names. When the copies differ, two agents work under different rules.',
    remedy: 'Keep one file, and let the others import it (`@AGENTS.md`) or link to it.',
  }),
  observedRule('broken-file', {
    code: 'MT410',
    name: 'broken-agent-file',
    severity: 'warning',
    summary: 'An agent file has a format error, so its agent ignores or misreads it.',
    why:
      'Examples are front matter that does not parse, a skill without a description, and settings ' +
      'that are not valid JSON. The agent reports no error and continues without the file. A file in ' +
      'UTF-16 is an error: no diff shows what it says.',
    remedy: "Fix the format as the agent's documentation describes it.",
  }),
];

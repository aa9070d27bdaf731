import { isAcceptable } from '../../../gate/exceptions.js';
import type { AnyRule } from '../../../gate/rule.js';
import { rules } from '../../../gate/rules/index.js';
import { renderJson } from '../../../report/json.js';
import { ruleUrl } from '../../../report/project.js';
import { REASON_WORDS, softeningWords, STATUS_WORDS } from '../../../report/words.js';
import { STATUSES, type Status, REASONS, type Reason } from '../../../trust/entry.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { findRule, unknownRule } from '../../rule-argument.js';
import { textTable } from '../../../report/terminal.js';

interface StatusMeaning {
  readonly meaning: string;
  readonly reasons: readonly Reason[];
  /** Codes of the rules that report it. */
  readonly rules: readonly string[];
}

const MEANINGS: Readonly<Record<Status, StatusMeaning>> = {
  accepted: {
    meaning: 'it is adopted, the adoption is merged, and what it cites is unchanged',
    reasons: ['selected_trusted_memory', 'not_selected_trusted_fact'],
    rules: ['MT201', 'MT203'],
  },
  candidate: {
    meaning: 'it is not adopted yet, or its adoption is not merged yet',
    reasons: [
      'candidate_not_adopted',
      'adoption_unsettled',
      'adoption_digest_mismatch',
      'adoption_record_missing',
      'invalid_record',
    ],
    rules: ['MT202', 'MT208', 'MT101'],
  },
  advisory: {
    meaning: 'it is a file for agents, such as CLAUDE.md, and never part of the trusted baseline',
    reasons: ['live_source'],
    rules: ['MT402'],
  },
  superseded: {
    meaning: 'another adopted fact replaces it',
    reasons: ['superseded_fact'],
    rules: ['MT204'],
  },
  stale: {
    meaning:
      'it is adopted, but what it cites changed or is gone, its time is over, or it is in conflict',
    reasons: [
      'source_digest_mismatch',
      'source_missing',
      'source_unreadable',
      'source_out_of_tree',
      'expired_fact',
      'not_yet_valid',
      'conflicting_facts',
    ],
    rules: ['MT105', 'MT108', 'MT205'],
  },
  policy_blocked: {
    meaning: 'the policy keeps it out, and its text is shown nowhere',
    reasons: ['policy_blocked'],
    rules: ['MT109'],
  },
  rejected: { meaning: 'it was retired', reasons: ['not_accepted'], rules: ['MT602'] },
};

export function listRules(io: Io, asJson: boolean): ExitCode {
  io.out(
    asJson
      ? renderJson(
          rules.map(({ code, name, severity, summary, fixed = false }) => {
            return { code, name, severity, summary, fixed };
          }),
        )
      : textTable([['CODE', 'NAME', 'SEVERITY', 'WHAT IT FINDS'], ...rules.map(ruleRow)]),
  );
  return EXIT.pass;
}

/** By code, number, name, reason or status. */
export function explainWord(io: Io, typed: string, asJson: boolean): ExitCode {
  const print = (json: unknown, text: string): ExitCode => {
    io.out(asJson ? renderJson(json) : text);
    return EXIT.pass;
  };
  const rule = findRule(typed);
  if (rule !== null) return print(ruleJson(rule), ruleText(rule));
  const word = typed.toLowerCase().replaceAll(/[- ]/g, '_');
  // `policy_blocked` is a reason and a status; the status includes the reason.
  const status = STATUSES.find(
    (known) => known === word || STATUS_WORDS[known].replaceAll('-', '_') === word,
  );
  if (status !== undefined) return print(statusJson(status), statusText(status));
  const reason = REASONS.find((known) => known === word);
  if (reason !== undefined) {
    const meaning = REASON_WORDS[reason];
    return print({ reason, meaning }, `${reason}: ${meaning}\n`);
  }
  throw unknownRule(typed, [...REASONS, ...Object.values(STATUS_WORDS)]);
}

function ruleRow({ code, name, severity, summary }: AnyRule): readonly string[] {
  return [code, name, severity, summary];
}

/** Only rules about agent files allow a comment. */
function howToAccept(rule: AnyRule): string | null {
  if (!isAcceptable(rule)) return null;
  const inline = `To accept one finding: \`<!-- memtrust-ignore ${rule.code}: reason -->\` above its line. `;
  return (
    `${rule.isAboutAgentFiles === true ? inline : ''}To accept what is found now: ` +
    '`npx memtrust check --update-baseline --reason WHY`.'
  );
}

function softeningOf(rule: AnyRule): string {
  return softeningWords(rule).replaceAll('`', '');
}

function ruleText(rule: AnyRule): string {
  const { code, name, severity, summary, why, remedy } = rule;
  const accepting = howToAccept(rule);
  return (
    `${code} ${name} (${severity})\n\n${summary}\n\n${why}\n\nWhat to do: ${remedy}\n\n` +
    `${softeningOf(rule)}${accepting === null ? '' : `\n\n${accepting}`}\n`
  );
}

function ruleJson(rule: AnyRule): unknown {
  const { code, name, severity, summary, fixed = false, why, remedy } = rule;
  return {
    code,
    name,
    severity,
    summary,
    fixed,
    why,
    remedy,
    softening: softeningOf(rule),
    accepting: howToAccept(rule),
    url: ruleUrl(rule),
  };
}

function rulesOf(status: Status): readonly AnyRule[] {
  return rules.filter(({ code }) => MEANINGS[status].rules.includes(code));
}

function statusText(status: Status): string {
  const { meaning, reasons } = MEANINGS[status];
  return (
    `${STATUS_WORDS[status]}: ${meaning}\n\n` +
    textTable([['REASON', 'MEANING'], ...reasons.map((reason) => [reason, REASON_WORDS[reason]])]) +
    `\n${textTable([['RULE', 'NAME', 'SEVERITY', 'WHAT IT FINDS'], ...rulesOf(status).map(ruleRow)])}`
  );
}

function statusJson(status: Status): unknown {
  const { meaning, reasons } = MEANINGS[status];
  return { status, meaning, reasons, rules: rulesOf(status).map(({ code }) => code) };
}

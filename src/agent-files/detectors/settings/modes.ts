import { plain, say, type Phrase } from '../../../text/phrase.js';
import { wordList } from '../../../text/words.js';
import { along, type Setting } from '../../settings/read.js';
import { type Check, type FoundSetting, shownPath } from './check.js';

/* Which single settings take away the question before an agent acts? */

/** Settings with a value that takes a question away. */
interface Mode {
  /** Client, path of keys and value of each: `claude/sandbox/dangerouslyDisableSandbox=true`. */
  readonly settings: string;
  /** Reads on from the name of the setting. */
  readonly does: string;
  readonly remedy: string;
  readonly severity?: 'notice';
  /** With this setting, nothing stands any more between a text that an agent reads and the machine: an error. */
  readonly worseWith?: string;
  /** With this setting, it is harmless. */
  readonly unless?: string;
}

const OWN_DECISION = 'Remove it: each person decides this for their own machine.';
const RUNS_EVERY_TOOL = 'tells the agent to run every tool without asking';

/** Sources: the documentation that files.ts names for each client. */
const MODES: readonly Mode[] = [
  {
    settings: 'claude/permissions/defaultMode=bypassPermissions',
    does: 'starts every session in the mode that runs commands without asking',
    remedy:
      'Write "default" or "acceptEdits", and allow by name what may run; in a container, choose the mode there.',
    worseWith: 'skipDangerousModePermissionPrompt=true',
  },
  {
    settings: 'claude/skipDangerousModePermissionPrompt=true',
    does: 'removes the confirmation for the mode that runs commands without asking',
    remedy: OWN_DECISION,
  },
  {
    settings: 'claude/enableAllProjectMcpServers=true',
    does: 'starts every server of `.mcp.json` without asking, including any that a later change adds',
    remedy: 'Name the servers in "enabledMcpjsonServers".',
  },
  {
    settings: `claude/sandbox/dangerouslyDisableSandbox=true claude/dangerouslyDisableSandbox=true`,
    does: 'lets commands run outside the sandbox',
    remedy: 'Remove it, and list in "sandbox.excludedCommands" what cannot run inside.',
  },
  {
    settings: 'codex/approval_policy=never',
    does: 'runs commands without asking',
    remedy: 'Write "on-request".',
    worseWith: 'sandbox_mode=danger-full-access',
    unless: 'sandbox_mode=read-only',
  },
  {
    settings: 'codex/sandbox_mode=danger-full-access',
    does: 'lets commands read, write and send anything that the user can',
    remedy: 'Write "workspace-write".',
  },
  {
    settings: `gemini/tools/approvalMode=yolo gemini/general/defaultApprovalMode=yolo gemini/approvalMode=yolo`,
    does: RUNS_EVERY_TOOL,
    remedy: 'Write `default` or `auto_edit`.',
  },
  { settings: 'gemini/yolo=true', does: RUNS_EVERY_TOOL, remedy: 'Remove it.' },
  {
    settings: 'gemini/autoAccept=true gemini/tools/autoAccept=true',
    severity: 'notice',
    does: 'runs tools that count as safe without asking',
    remedy: OWN_DECISION,
  },
  {
    settings: 'gemini/mcpServers/*/trust=true',
    does: 'runs every tool of its server without asking',
    remedy: 'Remove it, or list the tools that are needed in "includeTools".',
  },
  {
    settings: 'vscode/chat.tools.autoApprove=true vscode/chat.tools.global.autoApprove=true',
    does: 'runs every tool, and commands too, without asking',
    remedy: 'Remove it, and approve by name what is needed.',
  },
  {
    settings: 'vscode/claudeCode.allowDangerouslySkipPermissions=true',
    does: 'opens the mode that runs commands without asking',
    remedy: OWN_DECISION,
  },
  {
    settings: 'vscode/claudeCode.initialPermissionMode=bypassPermissions',
    does: 'starts every session in the mode that runs commands without asking',
    remedy: 'Write "default".',
  },
];

/** A path of keys with the value that is looked for at its end. */
interface Wanted {
  readonly path: readonly string[];
  readonly is: string | true;
}

function wanted(written: string): Wanted {
  const [path = '', value = ''] = written.split('=');
  return { path: path.split('/'), is: value === 'true' || value };
}

/** Each setting by itself, with its mode and its client. */
const SETTINGS = MODES.flatMap((mode) =>
  wordList(mode.settings).map((written) => {
    const {
      path: [client = '', ...path],
      is,
    } = wanted(written);
    return { client, path, is, mode };
  }),
);

/** Modes in which an agent does not ask before it acts. */
export const modes: Check = function* ({ file, root }) {
  for (const { client, path, is, mode } of SETTINGS) {
    if (client !== file.client) continue;
    for (const { at, value } of along(root, path))
      if (isSet(value, is) && !holds(root, mode.unless)) yield found(mode, path, at, root);
  }
  if (file.client === 'codex') yield* profiles(root);
};

function found(
  { severity, does, remedy, worseWith }: Mode,
  path: readonly string[],
  at: number,
  root: Setting,
): FoundSetting {
  const isWorse = holds(root, worseWith);
  const also: Phrase = isWorse
    ? say`, and with ${wanted(worseWith ?? '').path.at(-1) ?? ''} any text that the agent reads can act on the machine`
    : [];
  return {
    severity: isWorse ? 'error' : (severity ?? 'warning'),
    at,
    message: say`${shownPath(path)} ${plain(does)}${also}`,
    remedy: plain(remedy),
    key: [...path, ...(isWorse ? ['worse'] : [])].join('/'),
  };
}

/** Profiles of Codex are chosen by hand, so only one without any limit is worth a word. */
function* profiles(root: Setting): Iterable<FoundSetting> {
  for (const { name, value } of along(root, ['profiles', '*'])) {
    const [sandbox] = along(value, ['sandbox_mode']);
    if (
      sandbox === undefined ||
      !isSet(sandbox.value, 'danger-full-access') ||
      !holds(value, 'approval_policy=never')
    )
      continue;
    yield {
      severity: 'warning',
      at: sandbox.at,
      message: plain('a profile runs commands without asking and without a sandbox'),
      remedy: plain("Keep such a profile in the user's own settings."),
      key: `profiles/${name}`,
    };
  }
}

/** Whether a setting has a value, `sandbox_mode=read-only`, anywhere that its path leads. */
function holds(root: Setting, written: string | undefined): boolean {
  if (written === undefined) return false;
  const { path, is } = wanted(written);
  return along(root, path).some(({ value }) => isSet(value, is));
}

function isSet(value: Setting, is: string | true): boolean {
  return value.kind === 'scalar' && value.value === is;
}

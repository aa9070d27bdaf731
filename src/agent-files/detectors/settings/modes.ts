import { plain, say, type Phrase } from '../../../text/phrase.js';
import type { SettingsFile } from '../../settings/files.js';
import { along, type Setting } from '../../settings/read.js';
import type { Check, FoundSetting } from './check.js';

/* Which single settings take away the question before an agent acts? */

/** One setting with a value that takes a question away. */
interface Mode {
  readonly client: SettingsFile['client'];
  readonly path: readonly string[];
  readonly is: string | true;
  readonly severity: 'warning' | 'notice';
  /** Reads on from the name of the setting. */
  readonly does: string;
  readonly remedy: string;
  /** With this setting, nothing stands any more between a text that an agent reads and the machine: an error. */
  readonly worseWith?: { readonly path: readonly string[]; readonly is: string | true };
  /** With this setting, it is harmless. */
  readonly unless?: { readonly path: readonly string[]; readonly is: string };
}

/** Sources: the documentation that files.ts names for each client. */
const MODES: readonly Mode[] = [
  {
    client: 'claude',
    path: ['permissions', 'defaultMode'],
    is: 'bypassPermissions',
    severity: 'warning',
    does: 'starts every session in the mode that runs commands without asking',
    remedy:
      'Write "default" or "acceptEdits", and allow by name what may run; in ' +
      'a container, choose the mode there.',
    worseWith: { path: ['skipDangerousModePermissionPrompt'], is: true },
  },
  {
    client: 'claude',
    path: ['skipDangerousModePermissionPrompt'],
    is: true,
    severity: 'warning',
    does: 'removes the confirmation for the mode that runs commands without asking',
    remedy: 'Remove it: each person decides this for their own machine.',
  },
  {
    client: 'claude',
    path: ['enableAllProjectMcpServers'],
    is: true,
    severity: 'warning',
    does: 'starts every server of `.mcp.json` without asking, including any that a later change adds',
    remedy: 'Name the servers in "enabledMcpjsonServers".',
  },
  {
    client: 'claude',
    path: ['sandbox', 'dangerouslyDisableSandbox'],
    is: true,
    severity: 'warning',
    does: 'lets commands run outside the sandbox',
    remedy: 'Remove it, and list in "sandbox.excludedCommands" what cannot run inside.',
  },
  {
    client: 'claude',
    path: ['dangerouslyDisableSandbox'],
    is: true,
    severity: 'warning',
    does: 'lets commands run outside the sandbox',
    remedy: 'Remove it, and list in "sandbox.excludedCommands" what cannot run inside.',
  },
  {
    client: 'codex',
    path: ['approval_policy'],
    is: 'never',
    severity: 'warning',
    does: 'runs commands without asking',
    remedy: 'Write "on-request".',
    worseWith: { path: ['sandbox_mode'], is: 'danger-full-access' },
    unless: { path: ['sandbox_mode'], is: 'read-only' },
  },
  {
    client: 'codex',
    path: ['sandbox_mode'],
    is: 'danger-full-access',
    severity: 'warning',
    does: 'lets commands read, write and send anything that the user can',
    remedy: 'Write "workspace-write".',
  },
  {
    client: 'gemini',
    path: ['tools', 'approvalMode'],
    is: 'yolo',
    severity: 'warning',
    does: 'tells the agent to run every tool without asking',
    remedy: 'Write `default` or `auto_edit`.',
  },
  {
    client: 'gemini',
    path: ['general', 'defaultApprovalMode'],
    is: 'yolo',
    severity: 'warning',
    does: 'tells the agent to run every tool without asking',
    remedy: 'Write `default` or `auto_edit`.',
  },
  {
    client: 'gemini',
    path: ['approvalMode'],
    is: 'yolo',
    severity: 'warning',
    does: 'tells the agent to run every tool without asking',
    remedy: 'Write `default` or `auto_edit`.',
  },
  {
    client: 'gemini',
    path: ['yolo'],
    is: true,
    severity: 'warning',
    does: 'tells the agent to run every tool without asking',
    remedy: 'Remove it.',
  },
  {
    client: 'gemini',
    path: ['autoAccept'],
    is: true,
    severity: 'notice',
    does: 'runs tools that count as safe without asking',
    remedy: 'Remove it: each person decides this for their own machine.',
  },
  {
    client: 'gemini',
    path: ['tools', 'autoAccept'],
    is: true,
    severity: 'notice',
    does: 'runs tools that count as safe without asking',
    remedy: 'Remove it: each person decides this for their own machine.',
  },
  {
    client: 'gemini',
    path: ['mcpServers', '*', 'trust'],
    is: true,
    severity: 'warning',
    does: 'runs every tool of its server without asking',
    remedy: 'Remove it, or list the tools that are needed in "includeTools".',
  },
  {
    client: 'vscode',
    path: ['chat.tools.autoApprove'],
    is: true,
    severity: 'warning',
    does: 'runs every tool, and commands too, without asking',
    remedy: 'Remove it, and approve by name what is needed.',
  },
  {
    client: 'vscode',
    path: ['chat.tools.global.autoApprove'],
    is: true,
    severity: 'warning',
    does: 'runs every tool, and commands too, without asking',
    remedy: 'Remove it, and approve by name what is needed.',
  },
  {
    client: 'vscode',
    path: ['claudeCode.allowDangerouslySkipPermissions'],
    is: true,
    severity: 'warning',
    does: 'opens the mode that runs commands without asking',
    remedy: 'Remove it: each person decides this for their own machine.',
  },
  {
    client: 'vscode',
    path: ['claudeCode.initialPermissionMode'],
    is: 'bypassPermissions',
    severity: 'warning',
    does: 'starts every session in the mode that runs commands without asking',
    remedy: 'Write "default".',
  },
];

/** Modes in which an agent does not ask before it acts. */
export const modes: Check = function* ({ file, root }) {
  for (const mode of MODES) {
    if (mode.client !== file.client) continue;
    for (const { at, value } of along(root, mode.path)) {
      if (!isSet(value, mode.is) || (mode.unless !== undefined && holds(root, mode.unless)))
        continue;
      const isWorse = mode.worseWith !== undefined && holds(root, mode.worseWith);
      yield found(mode, at, isWorse);
    }
  }
  if (file.client === 'codex') yield* profiles(root);
};

function found(
  { path, severity, does, remedy, worseWith }: Mode,
  at: number,
  isWorse: boolean,
): FoundSetting {
  const also: Phrase = isWorse
    ? say`, and with ${worseWith?.path.at(-1) ?? ''} any text that the agent reads can act on the machine`
    : [];
  return {
    severity: isWorse ? 'error' : severity,
    at,
    message: say`${path.map((part) => (part === '*' ? '…' : part)).join('.')} ${plain(does)}${also}`,
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
      !holds(value, { path: ['approval_policy'], is: 'never' })
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

/** Whether a setting has a value, anywhere that its path leads. */
function holds(
  root: Setting,
  { path, is }: { readonly path: readonly string[]; readonly is: string | true },
): boolean {
  return along(root, path).some(({ value }) => isSet(value, is));
}

function isSet(value: Setting, is: string | true): boolean {
  return value.kind === 'scalar' && value.value === is;
}

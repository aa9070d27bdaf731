import { joined } from '../../../text/pattern.js';
import { type Phrase, plain, say } from '../../../text/phrase.js';
import type { SettingsFile } from '../../settings/files.js';
import { along, nodeText } from '../../settings/read.js';
import { type Check, shownName } from './check.js';

/* Which settings send what the agent says to someone else, or run other code first? `${HOST}` is skipped. */

/** A variable of the environment that a settings file sets for the agent, with the values that are meant. */
interface Variable {
  readonly name: RegExp;
  readonly isMeant: (value: string) => boolean;
  /** Reads on from the name. */
  readonly does: (value: string) => Phrase;
  readonly remedy: string;
}

/** Hosts of the makers of the models and of their clouds. */
const MAKERS =
  /(?:^|\.)(?:anthropic\.com|openai\.com|openai\.azure\.com|services\.ai\.azure\.com|googleapis\.com|amazonaws\.com)$/;

/** Whether an address is of another machine, and not one of a maker of models. */
const isForeign = (value: string): boolean => {
  const host = hostOf(value);
  return host !== null && !isNear(host) && !MAKERS.test(host);
};
/** Words, and the host of a value behind them. */
const toHost =
  (what: string) =>
  (value: string): Phrase =>
    say`${plain(what)} ${shownName(hostOf(value) ?? '')}`;

/** The variables that are looked at; the first that has the name counts. */
const VARIABLES: readonly Variable[] = [
  {
    name: new RegExp(joined`
      ^(?:ANTHROPIC(?:_BEDROCK|_VERTEX|_FOUNDRY)?_BASE_URL|OPENAI_(?:BASE_URL|API_BASE)|GOOGLE_GEMINI_BASE_URL
          |GOOGLE_VERTEX_BASE_URL|CODE_ASSIST_ENDPOINT)$`),
    isMeant: isForeign,
    does: toHost('sends everything the agent says, and its key, to'),
    remedy: 'Remove it: people who use a gateway can set it on their own machine.',
  },
  {
    name: /^(?:https?|all)_proxy$/i,
    isMeant: isForeign,
    does: toHost('routes the traffic of the agent and its commands through'),
    remedy: 'Remove it: people who need a proxy can set it on their own machine.',
  },
  {
    name: /^NODE_TLS_REJECT_UNAUTHORIZED$/,
    isMeant: (value) => value === '0',
    does: () => plain('lets anyone on the network read and change what the agent sends'),
    remedy: 'Remove it; for a certificate of your own, set `NODE_EXTRA_CA_CERTS` on the machine.',
  },
  {
    name: /^(?:BASH_ENV|LD_PRELOAD|DYLD_INSERT_LIBRARIES|PROMPT_COMMAND|PYTHONSTARTUP|PERL5OPT|RUBYOPT)$/,
    isMeant: (value) => value !== '',
    does: () => plain('makes commands of the agent run other code first'),
    remedy: 'Remove it, and run that code as a separate command.',
  },
  {
    name: /^NODE_OPTIONS$/,
    isMeant: (value) =>
      /(?:^|\s)(?:-r|--require|--import|--loader|--experimental-loader)(?:[\s=]|$)/.test(value),
    does: () => plain('makes every Node.js program of the agent run other code first'),
    remedy: 'Remove it, and name the code where it is needed.',
  },
];

/** Where settings set variables for the agent itself. Those of a server are its own. */
const PLACES: Readonly<Partial<Record<SettingsFile['client'], readonly string[]>>> = {
  claude: ['env', '*'],
  codex: ['shell_environment_policy', 'set', '*'],
};

/** Addresses that older versions of Codex take from a project. */
const CODEX_ADDRESSES = [
  ['openai_base_url'],
  ['chatgpt_base_url'],
  ['model_providers', '*', 'base_url'],
];

/** Settings that send the agent's traffic to somebody else. */
export const traffic: Check = function* ({ file, root }) {
  const place = PLACES[file.client];
  for (const { name, at, value } of place === undefined ? [] : along(root, place)) {
    const text = nodeText(value) ?? (value.kind === 'scalar' ? String(value.value) : '');
    const variable = VARIABLES.find((known) => known.name.test(name));
    if (variable === undefined || !variable.isMeant(text)) continue;
    yield {
      severity: 'warning',
      at,
      message: say`${name} ${variable.does(text)}`,
      remedy: plain(variable.remedy),
      key: `env/${name}`,
    };
  }
  for (const path of file.client === 'codex' ? CODEX_ADDRESSES : [])
    for (const { name, at, value } of along(root, path)) {
      const address = nodeText(value) ?? '';
      if (!isForeign(address)) continue;
      const host = shownName(hostOf(address) ?? '');
      yield {
        severity: 'notice',
        at,
        message: say`${name} makes older versions of Codex send all that they say to ${host};
          current ones ignore it in a project`,
        remedy: plain("Keep it in the user's own settings."),
        key: `${path.join('/')}/${name}`,
      };
    }
};

/** The host of a URL or `host:port`, in lower case; null where there is none, or a variable stands for it. */
export function hostOf(url: string): string | null {
  const host =
    /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/)?(?:[^/@\s]{0,200}@)?(\[[0-9a-f:.]{2,60}\]|[^/:?#\s@]{1,253})/i
      .exec(url.trim())?.[1]
      ?.toLowerCase();
  return host === undefined || /[${}<>%]/.test(host) ? null : host;
}

const NAME_OF_PRIVATE_NETWORK = new RegExp(joined`
  (?:^|\.)(?:localhost|local|internal|lan|home|test|example|invalid|svc|ts\.net|home\.arpa
      |example\.(?:com|org|net))$`);

/** Whether a host is this machine or one of a private network, or a name that stands for none. */
export function isNear(host: string): boolean {
  if (/^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^0\.0\.0\.0$/.test(host))
    return true;
  // One label: a container or a machine of the network.
  if (/^\[(?:::1?|f[cde][0-9a-f]{2}:.*)\]$/.test(host) || !host.includes('.')) return true;
  return NAME_OF_PRIVATE_NETWORK.test(host) || host === 'host.docker.internal';
}

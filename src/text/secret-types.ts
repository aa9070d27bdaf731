import { joined } from './pattern.js';
import { wordList } from './words.js';

/* The secrets of known issuers, as they document them; partly from the rules of gitleaks (MIT, Zachary Rice). */

/** Types without a mark of their own, such as forty hexadecimal digits, are left out. */
export interface SecretType {
  readonly type: string;
  /** In our words: `a GitHub personal access token`. */
  readonly label: string;
  /** How it begins; texts without any of these are not searched further. */
  readonly starts: readonly string[];
  /** Sticky; group 1 is the random part. Every count is bounded. */
  readonly shape: RegExp;
  /** False for what may be public or expired. */
  readonly isCertain: boolean;
  /** Whether a letter or digit may stand directly before it. */
  readonly mayFollowWord?: boolean;
  /** Characters before the start that belong to it. */
  readonly before?: number;
  /** Whether only group 1, at the end of the match, is secret. */
  readonly isValueAlone?: boolean;
}

/**
 * Name, label, starts, random part, what is between the two (`-` for nothing), options. A row may continue in an
 * indented line. Every count is bounded.
 */
const TOKENS = String.raw`
github-token | a GitHub token | ghp_ gho_ ghu_ ghs_ ghr_ | [0-9A-Za-z]{36,255}
github-fine-grained-token | a fine-grained GitHub token | github_pat_ | [0-9A-Za-z]{22}_[0-9A-Za-z]{59}
gitlab-token | a GitLab token | glpat- gldt- glrt- glft- glsoat- glffct-
  | [\w-]{20,300}(?:\.[0-9a-z]{2}[0-9a-z]{7})?
gitlab-trigger-token | a GitLab pipeline trigger token | glptt- | [0-9a-f]{40}
gitlab-job-token | a GitLab job token | glcbt- | [0-9A-Za-z]{1,5}_[\w-]{20,64}
gitlab-agent-token | a GitLab agent token | glagent- | [\w-]{50,100}
gitlab-oauth-secret | a GitLab application secret | gloas- | [\w-]{64}
aws-access-key | an AWS access key | AKIA ASIA ABIA ACCA | [A-Z2-7]{16}
aws-bedrock-key | an AWS Bedrock key | ABSK | [A-Za-z0-9+/]{109,269}={0,2}
anthropic-key | an Anthropic key | sk-ant-api03- sk-ant-admin01- sk-ant-oat01- sk-ant-ort01- sk-ant-sid01-
  | [\w-]{80,120}
openai-key | an OpenAI key | sk-proj- sk-svcacct- sk-admin- sk-None- | [\w-]{48,200}
openai-key | an OpenAI key | sk- | [A-Za-z0-9]{48}
deepseek-key | a DeepSeek key | sk- | [0-9a-f]{32}
openrouter-key | an OpenRouter key | sk-or-v1- | [0-9a-f]{64}
langsmith-key | a LangSmith key | lsv2_pt_ lsv2_sk_ | [0-9a-f]{32}_[0-9a-f]{10}
huggingface-token | a Hugging Face token | hf_ | [A-Za-z]{34}
huggingface-organization-token | a Hugging Face organization token | api_org_ | [A-Za-z]{34}
groq-key | a Groq key | gsk_ | [A-Za-z0-9]{52}
perplexity-key | a Perplexity key | pplx- | [A-Za-z0-9]{48}
replicate-token | a Replicate token | r8_ | [A-Za-z0-9]{37}
xai-key | an xAI key | xai- | [A-Za-z0-9]{80}
tavily-key | a Tavily key | tvly- | (?:dev-|prod-)?[A-Za-z0-9]{32}
slack-bot-token | a Slack bot token | xoxb- | [A-Za-z0-9]{18,34} | [0-9]{8,14}-(?:[0-9]{8,14}-)?
slack-token | a Slack token | xoxp- xoxe- xoxs- xoxo- | [A-Za-z0-9]{28,64}
  | [0-9]{8,14}-[0-9]{8,14}-[0-9]{8,14}-
slack-workspace-token | a Slack workspace token | xoxa- xoxr- | (?:[0-9]-)?[0-9A-Za-z]{24,48}
slack-config-token | a Slack configuration token | xoxe.xoxb- xoxe.xoxp- | [0-9]-[A-Za-z0-9]{100,200}
slack-app-token | a Slack app token | xapp- | [a-f0-9]{64} | [0-9]-[A-Z0-9]{8,14}-[0-9]{8,16}-
slack-webhook | a Slack webhook | hooks.slack.com/services/ hooks.slack.com/workflows/ hooks.slack.com/triggers/
  | [A-Za-z0-9]{20,48} | T[A-Z0-9]{8,12}/[A-Z0-9]{8,20}/
discord-webhook | a Discord webhook | discord.com/api/webhooks/ discordapp.com/api/webhooks/ | [\w-]{60,80}
  | [0-9]{17,20}/
teams-webhook | a Microsoft Teams webhook | .webhook.office.com/webhookb2/
  | [0-9a-f-]{36}@[0-9a-f-]{36}/IncomingWebhook/[0-9a-f]{32}/[0-9a-f-]{36} | - | in-word
telegram-bot-token | a Telegram bot token | api.telegram.org/bot | AA[\w-]{33} | [0-9]{8,10}:
stripe-key | a Stripe key | sk_live_ rk_live_ sk_prod_ rk_prod_ | [A-Za-z0-9]{20,247}
stripe-webhook-secret | a Stripe webhook secret | whsec_ | [A-Za-z0-9+/]{32,64}={0,2}
google-api-key | a Google API key | AIza | [\w-]{35}
google-oauth-secret | a Google OAuth secret | GOCSPX- | [\w-]{28}
google-oauth-token | a Google OAuth token | ya29. | [\w-]{50,300}
npm-token | an npm token | npm_ | [A-Za-z0-9]{36}
pypi-token | a PyPI token | pypi-AgEIcHlwaS5vcmc pypi-AgENdGVzdC5weXBpLm9yZw | [\w-]{50,300}
rubygems-key | a RubyGems key | rubygems_ | [a-f0-9]{48}
crates-io-token | a crates.io token | cio | [A-Za-z0-9]{32}
docker-hub-token | a Docker Hub token | dckr_pat_ dckr_oat_ | [\w-]{27,40}
twilio-key | a Twilio key | SK | [0-9a-f]{32}
sendgrid-key | a SendGrid key | SG. | [\w-]{22}\.[\w-]{43}
mailgun-key | a Mailgun key | key- | [0-9a-f]{32}
brevo-key | a Brevo key | xkeysib- | [a-f0-9]{64}-[A-Za-z0-9]{16}
postman-key | a Postman key | PMAK- | [a-f0-9]{24}-[a-f0-9]{34}
digitalocean-token | a DigitalOcean token | dop_v1_ doo_v1_ dor_v1_ | [a-f0-9]{64}
databricks-token | a Databricks token | dapi | [a-f0-9]{32}(?:-[0-9])?
shopify-token | a Shopify token | shpat_ shpca_ shppa_ shpss_ | [a-fA-F0-9]{32}
square-token | a Square token | sq0atp- sq0csp- | [\w-]{22,60}
linear-key | a Linear key | lin_api_ lin_oauth_ | [A-Za-z0-9]{40,64}
notion-token | a Notion token | ntn_ | [0-9]{11}[A-Za-z0-9]{35}
atlassian-token | an Atlassian token | ATATT3xFfGF0 ATCTT3xFfGN0 | [\w=-]{100,300}
figma-token | a Figma token | figd_ | [\w-]{38,44}
airtable-token | an Airtable token | pat | [A-Za-z0-9]{14}\.[a-f0-9]{64}
supabase-token | a Supabase token | sbp_ | [a-f0-9]{40}
supabase-secret-key | a Supabase secret key | sb_secret_ | [\w-]{31,40}
planetscale-secret | a PlanetScale secret | pscale_tkn_ pscale_oauth_ pscale_pw_ | [\w.=-]{32,64}
vault-token | a Vault token | hvs. hvb. | [\w-]{90,300}
terraform-token | a Terraform Cloud token | .atlasv1. | [\w=-]{60,70} | - | in-word before-14
doppler-token | a Doppler token | dp.pt. dp.st. dp.sa. | (?:[a-z0-9_-]{2,35}\.)?[A-Za-z0-9]{40,44}
pulumi-token | a Pulumi token | pul- | [a-f0-9]{40}
grafana-token | a Grafana token | glsa_ | [A-Za-z0-9]{32}_[A-Fa-f0-9]{8}
grafana-cloud-token | a Grafana Cloud token | glc_eyJ | [A-Za-z0-9+/]{32,400}={0,3}
newrelic-key | a New Relic key | NRAK- | [A-Z0-9]{27}
sentry-token | a Sentry token | sntrys_ sntryu_ | [A-Za-z0-9+/=_]{64,400}
posthog-key | a PostHog personal key | phx_ | [A-Za-z0-9]{40,60}
dynatrace-token | a Dynatrace token | dt0c01. | [A-Z0-9]{24}\.[A-Z0-9]{64}
fly-token | a Fly.io token | fm1a_ fm1r_ fm2_ | [A-Za-z0-9+/]{100,400}={0,3}
heroku-key | a Heroku key | HRKU-AA | [\w-]{58}
cloudflare-origin-key | a Cloudflare origin key | v1.0- | [a-f0-9]{24}-[a-f0-9]{146}
onepassword-token | a 1Password service account token | ops_eyJ | [A-Za-z0-9+/_-]{250,1200}={0,3}
age-key | an age secret key | AGE-SECRET-KEY-1 | [QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}
artifactory-key | an Artifactory key | AKCp | [A-Za-z0-9]{69}
prefect-key | a Prefect key | pnu_ | [A-Za-z0-9]{36}
readme-key | a ReadMe key | rdme_ | [a-z0-9]{70}
sourcegraph-token | a Sourcegraph token | sgp_ | (?:(?:[a-f0-9]{16}|local)_)?[a-f0-9]{40}
alibaba-key | an Alibaba Cloud key | LTAI | [A-Za-z0-9]{20}
flutterwave-key | a Flutterwave key | FLWSECK- | [a-f0-9]{32}-X
easypost-key | an EasyPost key | EZAK | [A-Za-z0-9]{54}
azure-storage-key | an Azure storage key | AccountKey= | [A-Za-z0-9+/]{86}==
azure-shared-key | an Azure shared access key | SharedAccessKey= | [A-Za-z0-9+/]{43}=
azure-signature | an Azure shared access signature | &sig= ?sig= | [A-Za-z0-9%]{43,70}(?:%3D|=) | - | in-word
azure-client-secret | an Azure client secret | 8Q~ 7Q~ 9Q~ | [\w.~-]{31,34} | - | in-word before-3
`;

const END = '(?![A-Za-z0-9_-])';

function tokenType(row: string): SecretType {
  const [type = '', label = '', written = '', rest = '', lead = '-', options = ''] = row
    .trim()
    .split(/\s+\| /);
  const starts = written.split(' ');
  const between = lead === '-' ? '' : lead;
  const before = /before-(\d+)/.exec(options)?.[1];
  return {
    type,
    label,
    starts,
    shape: new RegExp(`(?:${starts.map(escaped).join('|')})${between}(${rest})${END}`, 'y'),
    isCertain: true,
    mayFollowWord: options.includes('in-word'),
    before: Number(before ?? 0),
  };
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}

let known: readonly SecretType[] | null = null;

/** Made on first use, because compiling takes a moment. */
export function secretTypes(): readonly SecretType[] {
  known ??= [
    ...TOKENS.trim()
      .split(/\n(?=\S)/)
      .map(tokenType),
    ...otherTypes(),
  ];
  return known;
}

const otherTypes = (): readonly SecretType[] => [
  {
    type: 'aws-secret-key',
    label: 'an AWS secret key',
    starts: wordList(`
      aws_secret_access_key AWS_SECRET_ACCESS_KEY aws_secret_key AWS_SECRET_KEY secretAccessKey
      SecretAccessKey
    `),
    shape:
      /[A-Za-z_]{13,21}["'`]?[ \t]{0,4}[:=][ \t]{0,4}["'`]?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/y,
    isCertain: true,
    isValueAlone: true,
  },
  {
    type: 'private-key',
    label: 'a private key',
    starts: ['-----BEGIN '],
    shape: new RegExp(
      joined`
        -----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----
        ((?:\\[nr]|-(?!-)|[A-Za-z0-9+/=\s:,.()]){64,20000})-----END (?:[A-Z0-9]{1,20} ){0,3}
        PRIVATE KEY(?: BLOCK)?-----`,
      'y',
    ),
    isCertain: true,
    mayFollowWord: true,
  },
  {
    type: 'database-url',
    label: 'the address of a database, with its password',
    starts: wordList(`
      postgres:// postgresql:// mysql:// mariadb:// mongodb:// mongodb+srv:// redis:// rediss:// amqp://
      amqps:// mssql:// sqlserver:// clickhouse:// cockroachdb://
    `),
    shape: new RegExp(
      joined`
        [a-z+]{3,12}:\/\/(?<user>[\w.%~-]{0,64}):(?<password>[^\s:@/?#"'${'`'}<>]{8,128})@
        (?!(?:[\w-]{1,63}\.){0,8}example\.|ep-cool-darkness-|ep-[a-z]{1,30}-[a-z]{1,30}-123456)
        (?<host>[\w.-]{2,253})`,
      'y',
    ),
    isCertain: true,
  },
  {
    type: 'json-web-token',
    label: 'a JSON Web Token',
    starts: ['eyJ'],
    shape: /eyJ[\w-]{14,500}\.(eyJ[\w-]{14,3000}\.[\w-]{20,1000})(?![A-Za-z0-9_-])/y,
    isCertain: false,
  },
];

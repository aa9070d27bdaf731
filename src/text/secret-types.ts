import { joined } from './pattern.js';

/*
 * What does a secret of a known issuer look like? The shapes are what the issuers document, and follow the rules of
 * gitleaks (MIT, Zachary Rice) where those are as exact.
 */

/**
 * Secrets by type: how each begins, and its exact shape.
 *
 * The shapes are what the issuers document, and follow the rules of gitleaks (MIT, Zachary Rice)
 * where those are as exact; left out is whatever has no mark of its own, such as forty hexadecimal
 * digits.
 */
export interface SecretType {
  readonly type: string;
  /** In our words: `a GitHub personal access token`. */
  readonly label: string;
  /** With what it begins, letter by letter; a text without any of them is not looked at again. */
  readonly starts: readonly string[];
  /**
   * Sticky, from one of these starts on; group 1 is what is random in it. Every count is bounded,
   * so that a look at one place has a bound.
   */
  readonly shape: RegExp;
  /** False where it may well be public, or past its time. */
  readonly isCertain: boolean;
  /** Whether a letter or digit may stand directly before it. */
  readonly mayFollowWord?: boolean;
  /** How many characters before the start belong to it. */
  readonly before?: number;
  /** Whether group 1, at the end of the match, is all of it, and what comes before only its name. */
  readonly isValueAlone?: boolean;
}

/** Behind a token no letter goes on. */
const END = '(?![A-Za-z0-9_-])';

/**
 * A type whose secrets have a start and a random rest.
 *
 * @param rest what is random, as part of a regular expression; every count has a bound
 * @param lead what stands between the start and what is random: numbers of an account and the like.
 */
function token(
  type: string,
  label: string,
  starts: readonly string[],
  rest: string,
  lead: string = '',
): SecretType {
  return {
    type,
    label,
    starts,
    shape: new RegExp(`(?:${starts.map(escaped).join('|')})${lead}(${rest})${END}`, 'y'),
    isCertain: true,
  };
}

/** As part of a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}

/** The types, once they were made. */
let known: readonly SecretType[] | null = null;

/** All types, made once. */
export function secretTypes(): readonly SecretType[] {
  known ??= makeTypes();
  return known;
}

/**
 * Makes the expressions of all types, which takes a moment: only a text that is looked through
 * needs them.
 */
const makeTypes = (): readonly SecretType[] => [
  token(
    'github-token',
    'a GitHub token',
    ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    '[0-9A-Za-z]{36,255}',
  ),
  token(
    'github-fine-grained-token',
    'a fine-grained GitHub token',
    ['github_pat_'],
    String.raw`[0-9A-Za-z]{22}_[0-9A-Za-z]{59}`,
  ),
  token(
    'gitlab-token',
    'a GitLab token',
    ['glpat-', 'gldt-', 'glrt-', 'glft-', 'glsoat-', 'glffct-'],
    String.raw`[\w-]{20,300}(?:\.[0-9a-z]{2}[0-9a-z]{7})?`,
  ),
  token('gitlab-trigger-token', 'a GitLab pipeline trigger token', ['glptt-'], '[0-9a-f]{40}'),
  token(
    'gitlab-job-token',
    'a GitLab job token',
    ['glcbt-'],
    String.raw`[0-9A-Za-z]{1,5}_[\w-]{20,64}`,
  ),
  token('gitlab-agent-token', 'a GitLab agent token', ['glagent-'], String.raw`[\w-]{50,100}`),
  token('gitlab-oauth-secret', 'a GitLab application secret', ['gloas-'], String.raw`[\w-]{64}`),
  token('aws-access-key', 'an AWS access key', ['AKIA', 'ASIA', 'ABIA', 'ACCA'], '[A-Z2-7]{16}'),
  {
    type: 'aws-secret-key',
    label: 'an AWS secret key',
    starts: [
      'aws_secret_access_key',
      'AWS_SECRET_ACCESS_KEY',
      'aws_secret_key',
      'AWS_SECRET_KEY',
      'secretAccessKey',
      'SecretAccessKey',
    ],
    shape:
      /[A-Za-z_]{13,21}["'`]?[ \t]{0,4}[:=][ \t]{0,4}["'`]?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/y,
    isCertain: true,
    isValueAlone: true,
  },
  token('aws-bedrock-key', 'an AWS Bedrock key', ['ABSK'], '[A-Za-z0-9+/]{109,269}={0,2}'),
  token(
    'anthropic-key',
    'an Anthropic key',
    ['sk-ant-api03-', 'sk-ant-admin01-', 'sk-ant-oat01-', 'sk-ant-ort01-', 'sk-ant-sid01-'],
    String.raw`[\w-]{80,120}`,
  ),
  token(
    'openai-key',
    'an OpenAI key',
    ['sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-None-'],
    String.raw`[\w-]{48,200}`,
  ),
  token('openai-key', 'an OpenAI key', ['sk-'], '[A-Za-z0-9]{48}'),
  token('deepseek-key', 'a DeepSeek key', ['sk-'], '[0-9a-f]{32}'),
  token('openrouter-key', 'an OpenRouter key', ['sk-or-v1-'], '[0-9a-f]{64}'),
  token('langsmith-key', 'a LangSmith key', ['lsv2_pt_', 'lsv2_sk_'], '[0-9a-f]{32}_[0-9a-f]{10}'),
  token('huggingface-token', 'a Hugging Face token', ['hf_'], '[A-Za-z]{34}'),
  token(
    'huggingface-organization-token',
    'a Hugging Face organization token',
    ['api_org_'],
    '[A-Za-z]{34}',
  ),
  token('groq-key', 'a Groq key', ['gsk_'], '[A-Za-z0-9]{52}'),
  token('perplexity-key', 'a Perplexity key', ['pplx-'], '[A-Za-z0-9]{48}'),
  token('replicate-token', 'a Replicate token', ['r8_'], '[A-Za-z0-9]{37}'),
  token('xai-key', 'an xAI key', ['xai-'], '[A-Za-z0-9]{80}'),
  token('tavily-key', 'a Tavily key', ['tvly-'], '(?:dev-|prod-)?[A-Za-z0-9]{32}'),
  token(
    'slack-bot-token',
    'a Slack bot token',
    ['xoxb-'],
    '[A-Za-z0-9]{18,34}',
    '[0-9]{8,14}-(?:[0-9]{8,14}-)?',
  ),
  token(
    'slack-token',
    'a Slack token',
    ['xoxp-', 'xoxe-', 'xoxs-', 'xoxo-'],
    '[A-Za-z0-9]{28,64}',
    '[0-9]{8,14}-[0-9]{8,14}-[0-9]{8,14}-',
  ),
  token(
    'slack-workspace-token',
    'a Slack workspace token',
    ['xoxa-', 'xoxr-'],
    '(?:[0-9]-)?[0-9A-Za-z]{24,48}',
  ),
  token(
    'slack-config-token',
    'a Slack configuration token',
    ['xoxe.xoxb-', 'xoxe.xoxp-'],
    '[0-9]-[A-Za-z0-9]{100,200}',
  ),
  token(
    'slack-app-token',
    'a Slack app token',
    ['xapp-'],
    '[a-f0-9]{64}',
    '[0-9]-[A-Z0-9]{8,14}-[0-9]{8,16}-',
  ),
  token(
    'slack-webhook',
    'a Slack webhook',
    ['hooks.slack.com/services/', 'hooks.slack.com/workflows/', 'hooks.slack.com/triggers/'],
    '[A-Za-z0-9]{20,48}',
    'T[A-Z0-9]{8,12}/[A-Z0-9]{8,20}/',
  ),
  token(
    'discord-webhook',
    'a Discord webhook',
    ['discord.com/api/webhooks/', 'discordapp.com/api/webhooks/'],
    String.raw`[\w-]{60,80}`,
    '[0-9]{17,20}/',
  ),
  {
    ...token(
      'teams-webhook',
      'a Microsoft Teams webhook',
      ['.webhook.office.com/webhookb2/'],
      '[0-9a-f-]{36}@[0-9a-f-]{36}/IncomingWebhook/[0-9a-f]{32}/[0-9a-f-]{36}',
    ),
    mayFollowWord: true,
  },
  token(
    'telegram-bot-token',
    'a Telegram bot token',
    ['api.telegram.org/bot'],
    String.raw`AA[\w-]{33}`,
    '[0-9]{8,10}:',
  ),
  token(
    'stripe-key',
    'a Stripe key',
    ['sk_live_', 'rk_live_', 'sk_prod_', 'rk_prod_'],
    '[A-Za-z0-9]{20,247}',
  ),
  token(
    'stripe-webhook-secret',
    'a Stripe webhook secret',
    ['whsec_'],
    '[A-Za-z0-9+/]{32,64}={0,2}',
  ),
  token('google-api-key', 'a Google API key', ['AIza'], String.raw`[\w-]{35}`),
  token('google-oauth-secret', 'a Google OAuth secret', ['GOCSPX-'], String.raw`[\w-]{28}`),
  token('google-oauth-token', 'a Google OAuth token', ['ya29.'], String.raw`[\w-]{50,300}`),
  token('npm-token', 'an npm token', ['npm_'], '[A-Za-z0-9]{36}'),
  token(
    'pypi-token',
    'a PyPI token',
    ['pypi-AgEIcHlwaS5vcmc', 'pypi-AgENdGVzdC5weXBpLm9yZw'],
    String.raw`[\w-]{50,300}`,
  ),
  token('rubygems-key', 'a RubyGems key', ['rubygems_'], '[a-f0-9]{48}'),
  token('crates-io-token', 'a crates.io token', ['cio'], '[A-Za-z0-9]{32}'),
  token(
    'docker-hub-token',
    'a Docker Hub token',
    ['dckr_pat_', 'dckr_oat_'],
    String.raw`[\w-]{27,40}`,
  ),
  token('twilio-key', 'a Twilio key', ['SK'], '[0-9a-f]{32}'),
  token('sendgrid-key', 'a SendGrid key', ['SG.'], String.raw`[\w-]{22}\.[\w-]{43}`),
  token('mailgun-key', 'a Mailgun key', ['key-'], '[0-9a-f]{32}'),
  token('brevo-key', 'a Brevo key', ['xkeysib-'], '[a-f0-9]{64}-[A-Za-z0-9]{16}'),
  token('postman-key', 'a Postman key', ['PMAK-'], '[a-f0-9]{24}-[a-f0-9]{34}'),
  token(
    'digitalocean-token',
    'a DigitalOcean token',
    ['dop_v1_', 'doo_v1_', 'dor_v1_'],
    '[a-f0-9]{64}',
  ),
  token('databricks-token', 'a Databricks token', ['dapi'], '[a-f0-9]{32}(?:-[0-9])?'),
  token(
    'shopify-token',
    'a Shopify token',
    ['shpat_', 'shpca_', 'shppa_', 'shpss_'],
    '[a-fA-F0-9]{32}',
  ),
  token('square-token', 'a Square token', ['sq0atp-', 'sq0csp-'], String.raw`[\w-]{22,60}`),
  token('linear-key', 'a Linear key', ['lin_api_', 'lin_oauth_'], '[A-Za-z0-9]{40,64}'),
  token('notion-token', 'a Notion token', ['ntn_'], '[0-9]{11}[A-Za-z0-9]{35}'),
  token(
    'atlassian-token',
    'an Atlassian token',
    ['ATATT3xFfGF0', 'ATCTT3xFfGN0'],
    String.raw`[\w=-]{100,300}`,
  ),
  token('figma-token', 'a Figma token', ['figd_'], String.raw`[\w-]{38,44}`),
  token('airtable-token', 'an Airtable token', ['pat'], String.raw`[A-Za-z0-9]{14}\.[a-f0-9]{64}`),
  token('supabase-token', 'a Supabase token', ['sbp_'], '[a-f0-9]{40}'),
  token('supabase-secret-key', 'a Supabase secret key', ['sb_secret_'], String.raw`[\w-]{31,40}`),
  token(
    'planetscale-secret',
    'a PlanetScale secret',
    ['pscale_tkn_', 'pscale_oauth_', 'pscale_pw_'],
    String.raw`[\w.=-]{32,64}`,
  ),
  token('vault-token', 'a Vault token', ['hvs.', 'hvb.'], String.raw`[\w-]{90,300}`),
  {
    ...token(
      'terraform-token',
      'a Terraform Cloud token',
      ['.atlasv1.'],
      String.raw`[\w=-]{60,70}`,
    ),
    mayFollowWord: true,
    before: 14,
  },
  token(
    'doppler-token',
    'a Doppler token',
    ['dp.pt.', 'dp.st.', 'dp.sa.'],
    String.raw`(?:[a-z0-9_-]{2,35}\.)?[A-Za-z0-9]{40,44}`,
  ),
  token('pulumi-token', 'a Pulumi token', ['pul-'], '[a-f0-9]{40}'),
  token('grafana-token', 'a Grafana token', ['glsa_'], '[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}'),
  token('grafana-cloud-token', 'a Grafana Cloud token', ['glc_eyJ'], '[A-Za-z0-9+/]{32,400}={0,3}'),
  token('newrelic-key', 'a New Relic key', ['NRAK-'], '[A-Z0-9]{27}'),
  token('sentry-token', 'a Sentry token', ['sntrys_', 'sntryu_'], '[A-Za-z0-9+/=_]{64,400}'),
  token('posthog-key', 'a PostHog personal key', ['phx_'], '[A-Za-z0-9]{40,60}'),
  token(
    'dynatrace-token',
    'a Dynatrace token',
    ['dt0c01.'],
    String.raw`[A-Z0-9]{24}\.[A-Z0-9]{64}`,
  ),
  token('fly-token', 'a Fly.io token', ['fm1a_', 'fm1r_', 'fm2_'], '[A-Za-z0-9+/]{100,400}={0,3}'),
  token('heroku-key', 'a Heroku key', ['HRKU-AA'], String.raw`[\w-]{58}`),
  token(
    'cloudflare-origin-key',
    'a Cloudflare origin key',
    ['v1.0-'],
    '[a-f0-9]{24}-[a-f0-9]{146}',
  ),
  token(
    'onepassword-token',
    'a 1Password service account token',
    ['ops_eyJ'],
    '[A-Za-z0-9+/_-]{250,1200}={0,3}',
  ),
  token(
    'age-key',
    'an age secret key',
    ['AGE-SECRET-KEY-1'],
    '[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}',
  ),
  token('artifactory-key', 'an Artifactory key', ['AKCp'], '[A-Za-z0-9]{69}'),
  token('prefect-key', 'a Prefect key', ['pnu_'], '[A-Za-z0-9]{36}'),
  token('readme-key', 'a ReadMe key', ['rdme_'], '[a-z0-9]{70}'),
  token(
    'sourcegraph-token',
    'a Sourcegraph token',
    ['sgp_'],
    '(?:(?:[a-f0-9]{16}|local)_)?[a-f0-9]{40}',
  ),
  token('alibaba-key', 'an Alibaba Cloud key', ['LTAI'], '[A-Za-z0-9]{20}'),
  token('flutterwave-key', 'a Flutterwave key', ['FLWSECK-'], '[a-f0-9]{32}-X'),
  token('easypost-key', 'an EasyPost key', ['EZAK'], '[A-Za-z0-9]{54}'),
  token('azure-storage-key', 'an Azure storage key', ['AccountKey='], '[A-Za-z0-9+/]{86}=='),
  token(
    'azure-shared-key',
    'an Azure shared access key',
    ['SharedAccessKey='],
    '[A-Za-z0-9+/]{43}=',
  ),
  {
    ...token(
      'azure-signature',
      'an Azure shared access signature',
      ['&sig=', '?sig='],
      String.raw`[A-Za-z0-9%]{43,70}(?:%3D|=)`,
    ),
    mayFollowWord: true,
  },
  {
    ...token(
      'azure-client-secret',
      'an Azure client secret',
      ['8Q~', '7Q~', '9Q~'],
      String.raw`[\w.~-]{31,34}`,
    ),
    mayFollowWord: true,
    before: 3,
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
    starts: [
      'postgres://',
      'postgresql://',
      'mysql://',
      'mariadb://',
      'mongodb://',
      'mongodb+srv://',
      'redis://',
      'rediss://',
      'amqp://',
      'amqps://',
      'mssql://',
      'sqlserver://',
      'clickhouse://',
      'cockroachdb://',
    ],
    shape: new RegExp(
      joined`
        [a-z+]{3,12}:\/\/[\w.%~-]{0,64}:([^\s:@/?#"'${'`'}<>]{8,128})@
        (?!(?:[\w-]{1,63}\.){0,8}example\.|ep-cool-darkness-|ep-[a-z]{1,30}-[a-z]{1,30}-123456)
        [\w.-]{2,253}`,
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

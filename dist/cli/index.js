#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
  var __webpack_modules__ = ({

  181:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

  }),

  4573:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

  }),

  1421:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

  }),

  7598:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

  }),

  8474:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

  }),

  3024:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

  }),

  8161:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

  }),

  6760:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

  }),

  1708:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

  }),

  6848:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");

  }),

  7075:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

  }),

  6466:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

  }),

  8500:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

  }),

  7975:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

  }),

  8522:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

  }),

  932:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

  }),

  7414:
  ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
  var _cli_compile_cache_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5313);

(0,_cli_compile_cache_js__WEBPACK_IMPORTED_MODULE_0__  .P)();
const { runProcess } = await Promise.all( [__nccwpck_require__.e(741), __nccwpck_require__.e(898)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7898));
await runProcess();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

  }),

  5313:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  P: () => (  keepCompiled)
});


var external_node_fs_ = __nccwpck_require__(3024);
;
const external_node_module_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
var external_node_os_ = __nccwpck_require__(8161);
var external_node_path_ = __nccwpck_require__(6760);
var disk = __nccwpck_require__(5908);
var place = __nccwpck_require__(9838);
;






function keepCompiled() {
    const enable = external_node_module_namespaceObject.enableCompileCache;
    const user = process.getuid?.();
    if (enable === undefined || user === undefined || process.env['CI'] !== undefined)
        return;
    const folder = (0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `memtrust-compiled-${user}`);
    if (isOurs(folder, user))
        enable(folder);
}
function isOurs(folder, user) {
    const around = (0,external_node_fs_.lstatSync)((0,external_node_path_.dirname)(folder), { throwIfNoEntry: false })?.mode ?? 0o002;
    if ((around & 0o002) !== 0 && (around & 0o1000) === 0)
        return false;
    try {
        (0,disk .I2)(place .YR.ofRunner(folder));
    }
    catch {
    }
    const stat = (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false });
    return stat !== undefined && stat.isDirectory() && stat.uid === user && (stat.mode & 0o077) === 0;
}


  }),

  2795:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    j: () => (  ConfigurationError)
  });
class ConfigurationError extends Error {
    remedy;
    name = 'ConfigurationError';
    constructor(message, remedy) {
        super(message);
        this.remedy = remedy;
    }
}


  }),

  8013:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    HL: () => (  enumerate),
    cv: () => (  say),
    pj: () => (  plain),
    tN: () => (  phraseText)
  });
  var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8232);

function say(words, ...values) {
    const parts = [];
    words.forEach((word, index) => {
        if (word !== '')
            parts.push(word);
        const value = values[index];
        if (typeof value === 'string')
            parts.push({ quoted: value });
        else if (typeof value === 'number')
            parts.push(String(value));
        else if (value !== undefined)
            parts.push(...value);
    });
    return parts;
}
function plain(text) {
    return [text];
}
function enumerate(names, most = 3) {
    const parts = [];
    names.slice(0, most).forEach((name, index) => {
        if (index > 0)
            parts.push(', ');
        parts.push({ quoted: name });
    });
    if (names.length > most)
        parts.push(` and ${names.length - most} more`);
    return parts;
}
function phraseText(phrase) {
    return phrase.map((part) => (typeof part === 'string' ? part : `\`${(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__  .RK)(part.quoted)}\``)).join('');
}


  }),

  9423:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  mz: () => (  LONGEST_SECRET),
  VY: () => (  secretsIn),
  cT: () => (  withoutSecrets)
});

var external_node_crypto_ = __nccwpck_require__(7598);
;
const END = '(?![A-Za-z0-9_-])';
function token(type, label, starts, rest, lead = '') {
    return { type, label, starts, shape: new RegExp(`(?:${starts.map(escaped).join('|')})${lead}(${rest})${END}`, 'y'), isCertain: true };
}
function escaped(text) {
    return text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw `\$&`);
}
let known = null;
function secretTypes() {
    known ??= makeTypes();
    return known;
}
const makeTypes = () => [
    token('github-token', 'a GitHub token', ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], '[0-9A-Za-z]{36,255}'),
    token('github-fine-grained-token', 'a fine-grained GitHub token', ['github_pat_'], String.raw `[0-9A-Za-z]{22}_[0-9A-Za-z]{59}`),
    token('gitlab-token', 'a GitLab token', ['glpat-', 'gldt-', 'glrt-', 'glft-', 'glsoat-', 'glffct-'], String.raw `[\w-]{20,300}(?:\.[0-9a-z]{2}[0-9a-z]{7})?`),
    token('gitlab-trigger-token', 'a GitLab pipeline trigger token', ['glptt-'], '[0-9a-f]{40}'),
    token('gitlab-job-token', 'a GitLab job token', ['glcbt-'], String.raw `[0-9A-Za-z]{1,5}_[\w-]{20,64}`),
    token('gitlab-agent-token', 'a GitLab agent token', ['glagent-'], String.raw `[\w-]{50,100}`),
    token('gitlab-oauth-secret', 'a GitLab application secret', ['gloas-'], String.raw `[\w-]{64}`),
    token('aws-access-key', 'an AWS access key', ['AKIA', 'ASIA', 'ABIA', 'ACCA'], '[A-Z2-7]{16}'),
    {
        type: 'aws-secret-key',
        label: 'an AWS secret key',
        starts: ['aws_secret_access_key', 'AWS_SECRET_ACCESS_KEY', 'aws_secret_key', 'AWS_SECRET_KEY', 'secretAccessKey', 'SecretAccessKey'],
        shape: /[A-Za-z_]{13,21}["'`]?[ \t]{0,4}[:=][ \t]{0,4}["'`]?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/y,
        isCertain: true,
        isValueAlone: true,
    },
    token('aws-bedrock-key', 'an AWS Bedrock key', ['ABSK'], '[A-Za-z0-9+/]{109,269}={0,2}'),
    token('anthropic-key', 'an Anthropic key', ['sk-ant-api03-', 'sk-ant-admin01-', 'sk-ant-oat01-', 'sk-ant-ort01-', 'sk-ant-sid01-'], String.raw `[\w-]{80,120}`),
    token('openai-key', 'an OpenAI key', ['sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-None-'], String.raw `[\w-]{48,200}`),
    token('openai-key', 'an OpenAI key', ['sk-'], '[A-Za-z0-9]{48}'),
    token('deepseek-key', 'a DeepSeek key', ['sk-'], '[0-9a-f]{32}'),
    token('openrouter-key', 'an OpenRouter key', ['sk-or-v1-'], '[0-9a-f]{64}'),
    token('langsmith-key', 'a LangSmith key', ['lsv2_pt_', 'lsv2_sk_'], '[0-9a-f]{32}_[0-9a-f]{10}'),
    token('huggingface-token', 'a Hugging Face token', ['hf_'], '[A-Za-z]{34}'),
    token('huggingface-organization-token', 'a Hugging Face organization token', ['api_org_'], '[A-Za-z]{34}'),
    token('groq-key', 'a Groq key', ['gsk_'], '[A-Za-z0-9]{52}'),
    token('perplexity-key', 'a Perplexity key', ['pplx-'], '[A-Za-z0-9]{48}'),
    token('replicate-token', 'a Replicate token', ['r8_'], '[A-Za-z0-9]{37}'),
    token('xai-key', 'an xAI key', ['xai-'], '[A-Za-z0-9]{80}'),
    token('tavily-key', 'a Tavily key', ['tvly-'], '(?:dev-|prod-)?[A-Za-z0-9]{32}'),
    token('slack-bot-token', 'a Slack bot token', ['xoxb-'], '[A-Za-z0-9]{18,34}', '[0-9]{8,14}-(?:[0-9]{8,14}-)?'),
    token('slack-token', 'a Slack token', ['xoxp-', 'xoxe-', 'xoxs-', 'xoxo-'], '[A-Za-z0-9]{28,64}', '[0-9]{8,14}-[0-9]{8,14}-[0-9]{8,14}-'),
    token('slack-workspace-token', 'a Slack workspace token', ['xoxa-', 'xoxr-'], '(?:[0-9]-)?[0-9A-Za-z]{24,48}'),
    token('slack-config-token', 'a Slack configuration token', ['xoxe.xoxb-', 'xoxe.xoxp-'], '[0-9]-[A-Za-z0-9]{100,200}'),
    token('slack-app-token', 'a Slack app token', ['xapp-'], '[a-f0-9]{64}', '[0-9]-[A-Z0-9]{8,14}-[0-9]{8,16}-'),
    token('slack-webhook', 'a Slack webhook', ['hooks.slack.com/services/', 'hooks.slack.com/workflows/', 'hooks.slack.com/triggers/'], '[A-Za-z0-9]{20,48}', 'T[A-Z0-9]{8,12}/[A-Z0-9]{8,20}/'),
    token('discord-webhook', 'a Discord webhook', ['discord.com/api/webhooks/', 'discordapp.com/api/webhooks/'], String.raw `[\w-]{60,80}`, '[0-9]{17,20}/'),
    { ...token('teams-webhook', 'a Microsoft Teams webhook', ['.webhook.office.com/webhookb2/'], '[0-9a-f-]{36}@[0-9a-f-]{36}/IncomingWebhook/[0-9a-f]{32}/[0-9a-f-]{36}'), mayFollowWord: true },
    token('telegram-bot-token', 'a Telegram bot token', ['api.telegram.org/bot'], String.raw `AA[\w-]{33}`, '[0-9]{8,10}:'),
    token('stripe-key', 'a Stripe key', ['sk_live_', 'rk_live_', 'sk_prod_', 'rk_prod_'], '[A-Za-z0-9]{20,247}'),
    token('stripe-webhook-secret', 'a Stripe webhook secret', ['whsec_'], '[A-Za-z0-9+/]{32,64}={0,2}'),
    token('google-api-key', 'a Google API key', ['AIza'], String.raw `[\w-]{35}`),
    token('google-oauth-secret', 'a Google OAuth secret', ['GOCSPX-'], String.raw `[\w-]{28}`),
    token('google-oauth-token', 'a Google OAuth token', ['ya29.'], String.raw `[\w-]{50,300}`),
    token('npm-token', 'an npm token', ['npm_'], '[A-Za-z0-9]{36}'),
    token('pypi-token', 'a PyPI token', ['pypi-AgEIcHlwaS5vcmc', 'pypi-AgENdGVzdC5weXBpLm9yZw'], String.raw `[\w-]{50,300}`),
    token('rubygems-key', 'a RubyGems key', ['rubygems_'], '[a-f0-9]{48}'),
    token('crates-io-token', 'a crates.io token', ['cio'], '[A-Za-z0-9]{32}'),
    token('docker-hub-token', 'a Docker Hub token', ['dckr_pat_', 'dckr_oat_'], String.raw `[\w-]{27,40}`),
    token('twilio-key', 'a Twilio key', ['SK'], '[0-9a-f]{32}'),
    token('sendgrid-key', 'a SendGrid key', ['SG.'], String.raw `[\w-]{22}\.[\w-]{43}`),
    token('mailgun-key', 'a Mailgun key', ['key-'], '[0-9a-f]{32}'),
    token('brevo-key', 'a Brevo key', ['xkeysib-'], '[a-f0-9]{64}-[A-Za-z0-9]{16}'),
    token('postman-key', 'a Postman key', ['PMAK-'], '[a-f0-9]{24}-[a-f0-9]{34}'),
    token('digitalocean-token', 'a DigitalOcean token', ['dop_v1_', 'doo_v1_', 'dor_v1_'], '[a-f0-9]{64}'),
    token('databricks-token', 'a Databricks token', ['dapi'], '[a-f0-9]{32}(?:-[0-9])?'),
    token('shopify-token', 'a Shopify token', ['shpat_', 'shpca_', 'shppa_', 'shpss_'], '[a-fA-F0-9]{32}'),
    token('square-token', 'a Square token', ['sq0atp-', 'sq0csp-'], String.raw `[\w-]{22,60}`),
    token('linear-key', 'a Linear key', ['lin_api_', 'lin_oauth_'], '[A-Za-z0-9]{40,64}'),
    token('notion-token', 'a Notion token', ['ntn_'], '[0-9]{11}[A-Za-z0-9]{35}'),
    token('atlassian-token', 'an Atlassian token', ['ATATT3xFfGF0', 'ATCTT3xFfGN0'], String.raw `[\w=-]{100,300}`),
    token('figma-token', 'a Figma token', ['figd_'], String.raw `[\w-]{38,44}`),
    token('airtable-token', 'an Airtable token', ['pat'], String.raw `[A-Za-z0-9]{14}\.[a-f0-9]{64}`),
    token('supabase-token', 'a Supabase token', ['sbp_'], '[a-f0-9]{40}'),
    token('supabase-secret-key', 'a Supabase secret key', ['sb_secret_'], String.raw `[\w-]{31,40}`),
    token('planetscale-secret', 'a PlanetScale secret', ['pscale_tkn_', 'pscale_oauth_', 'pscale_pw_'], String.raw `[\w.=-]{32,64}`),
    token('vault-token', 'a Vault token', ['hvs.', 'hvb.'], String.raw `[\w-]{90,300}`),
    { ...token('terraform-token', 'a Terraform Cloud token', ['.atlasv1.'], String.raw `[\w=-]{60,70}`), mayFollowWord: true, before: 14 },
    token('doppler-token', 'a Doppler token', ['dp.pt.', 'dp.st.', 'dp.sa.'], String.raw `(?:[a-z0-9_-]{2,35}\.)?[A-Za-z0-9]{40,44}`),
    token('pulumi-token', 'a Pulumi token', ['pul-'], '[a-f0-9]{40}'),
    token('grafana-token', 'a Grafana token', ['glsa_'], '[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}'),
    token('grafana-cloud-token', 'a Grafana Cloud token', ['glc_eyJ'], '[A-Za-z0-9+/]{32,400}={0,3}'),
    token('newrelic-key', 'a New Relic key', ['NRAK-'], '[A-Z0-9]{27}'),
    token('sentry-token', 'a Sentry token', ['sntrys_', 'sntryu_'], '[A-Za-z0-9+/=_]{64,400}'),
    token('posthog-key', 'a PostHog personal key', ['phx_'], '[A-Za-z0-9]{40,60}'),
    token('dynatrace-token', 'a Dynatrace token', ['dt0c01.'], String.raw `[A-Z0-9]{24}\.[A-Z0-9]{64}`),
    token('fly-token', 'a Fly.io token', ['fm1a_', 'fm1r_', 'fm2_'], '[A-Za-z0-9+/]{100,400}={0,3}'),
    token('heroku-key', 'a Heroku key', ['HRKU-AA'], String.raw `[\w-]{58}`),
    token('cloudflare-origin-key', 'a Cloudflare origin key', ['v1.0-'], '[a-f0-9]{24}-[a-f0-9]{146}'),
    token('onepassword-token', 'a 1Password service account token', ['ops_eyJ'], '[A-Za-z0-9+/_-]{250,1200}={0,3}'),
    token('age-key', 'an age secret key', ['AGE-SECRET-KEY-1'], '[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}'),
    token('artifactory-key', 'an Artifactory key', ['AKCp'], '[A-Za-z0-9]{69}'),
    token('prefect-key', 'a Prefect key', ['pnu_'], '[A-Za-z0-9]{36}'),
    token('readme-key', 'a ReadMe key', ['rdme_'], '[a-z0-9]{70}'),
    token('sourcegraph-token', 'a Sourcegraph token', ['sgp_'], '(?:(?:[a-f0-9]{16}|local)_)?[a-f0-9]{40}'),
    token('alibaba-key', 'an Alibaba Cloud key', ['LTAI'], '[A-Za-z0-9]{20}'),
    token('flutterwave-key', 'a Flutterwave key', ['FLWSECK-'], '[a-f0-9]{32}-X'),
    token('easypost-key', 'an EasyPost key', ['EZAK'], '[A-Za-z0-9]{54}'),
    token('azure-storage-key', 'an Azure storage key', ['AccountKey='], '[A-Za-z0-9+/]{86}=='),
    token('azure-shared-key', 'an Azure shared access key', ['SharedAccessKey='], '[A-Za-z0-9+/]{43}='),
    { ...token('azure-signature', 'an Azure shared access signature', ['&sig=', '?sig='], String.raw `[A-Za-z0-9%]{43,70}(?:%3D|=)`), mayFollowWord: true },
    { ...token('azure-client-secret', 'an Azure client secret', ['8Q~', '7Q~', '9Q~'], String.raw `[\w.~-]{31,34}`), mayFollowWord: true, before: 3 },
    {
        type: 'private-key',
        label: 'a private key',
        starts: ['-----BEGIN '],
        shape: /-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----((?:\\[nr]|-(?!-)|[A-Za-z0-9+/=\s:,.()]){64,20000})-----END (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----/y,
        isCertain: true,
        mayFollowWord: true,
    },
    {
        type: 'database-url',
        label: 'the address of a database, with its password',
        starts: ['postgres://', 'postgresql://', 'mysql://', 'mariadb://', 'mongodb://', 'mongodb+srv://', 'redis://', 'rediss://', 'amqp://', 'amqps://', 'mssql://', 'sqlserver://', 'clickhouse://', 'cockroachdb://'],
        shape: /[a-z+]{3,12}:\/\/[\w.%~-]{0,64}:([^\s:@/?#"'`<>]{8,128})@(?!(?:[\w-]{1,63}\.){0,8}example\.|ep-cool-darkness-|ep-[a-z]{1,30}-[a-z]{1,30}-123456)[\w.-]{2,253}/y,
        isCertain: true,
    },
    { type: 'json-web-token', label: 'a JSON Web Token', starts: ['eyJ'], shape: /eyJ[\w-]{14,500}\.(eyJ[\w-]{14,3000}\.[\w-]{20,1000})(?![A-Za-z0-9_-])/y, isCertain: false },
];

;


let secrets_known = null;
function starts() {
    secrets_known ??= makeStarts();
    return secrets_known;
}
function makeStarts() {
    const types = secretTypes();
    const all = [...new Set(types.flatMap((type) => type.starts))].sort((a, b) => b.length - a.length);
    const typesOf = new Map(all.map((start) => [start, types.filter((type) => type.starts.some((other) => start.startsWith(other)))]));
    const startsOf = (mayFollowWord) => oneOf(all.filter((start) => typesOf.get(start)?.some((type) => (type.mayFollowWord ?? false) === mayFollowWord)));
    return { typesOf, any: new RegExp(String.raw `(?:(?<![A-Za-z0-9_-])|(?<=\\[nrt]))${startsOf(false)}|${startsOf(true)}`, 'g') };
}
function oneOf(all) {
    const byFirst = new Map();
    for (const start of all)
        byFirst.set(start.slice(0, 1), [...(byFirst.get(start.slice(0, 1)) ?? []), escaped(start.slice(1))]);
    return `(?=[${[...byFirst.keys()].map(escaped).join('')}])(?:${[...byFirst].map(([first, rests]) => `${escaped(first)}(?:${rests.join('|')})`).join('|')})`;
}
const SHORTEST = 20;
const MAY_HOLD_ONE = /\S{16}|-----BEGIN/;
const ASSIGNMENT = /(?:api[_-]?key|secret|token|passw(?:or)?d|access[_-]?key|auth[_-]?key|private[_-]?key|client[_-]?secret)["'`]?[ \t]{0,4}(?:=>|[:=])[ \t]{0,4}(["'`]?)([A-Za-z0-9_+/=~.!@#%^&*-]{20,128})(?![A-Za-z0-9_+/=~.!@#%^&*-])\1/gi;
const CREDENTIAL_VALUE = String.raw `([A-Za-z0-9_+/=.~-]{20,500})(?![A-Za-z0-9_+/=.~-])`;
const INTRODUCED = /[:\s"'=?]/;
const CREDENTIAL = new RegExp([
    String.raw `\b(?:bearer|basic|authorization["']?:[ \t]{0,4}["']?(?:token|apikey|api-key|key))[ \t]{1,4}${CREDENTIAL_VALUE}`,
    String.raw `(?:x-[a-z]{1,20}-(?:key|token)|x-(?:api-?key|token)|authorization)["']?[ \t]{0,4}:[ \t]{0,4}["']?${CREDENTIAL_VALUE}`,
    String.raw `-(?:token|api-?key|apikey|access-?key|auth|secret|password|key)(?:["'],\s{0,40}["']|[ \t]{1,4}["']?)${CREDENTIAL_VALUE}`,
    String.raw `[?&](?:key|auth|code|sig|signature|access|api_?key|[a-z]{0,12}_?token)=${CREDENTIAL_VALUE}`,
    String.raw `https?://[\w.%~-]{0,64}:([^\s:@/?#"'\`<>]{10,200})@(?!(?:[\w-]{1,60}\.)*(?:example|localhost|test)\b)[\w-]`,
].join('|'), 'gi');
function secretsIn(text) {
    const issued = text.search(starts().any) < 0 ? [] : [...issuedIn(text)];
    const [hasAssignment, hasCredential] = [text.search(ASSIGNMENT) >= 0, INTRODUCED.test(text) && text.search(CREDENTIAL) >= 0];
    if (!hasAssignment && !hasCredential)
        return issued;
    const named = [...(hasAssignment ? assignedIn(text) : []), ...(hasCredential ? credentialsIn(text) : [])].sort((a, b) => a.from - b.from);
    const found = [];
    let next = 0;
    for (const assigned of named) {
        for (let one = issued[next]; one !== undefined && one.from < assigned.to; one = issued[next]) {
            found.push(one);
            next += 1;
        }
        if ((found.at(-1)?.to ?? 0) <= assigned.from)
            found.push(assigned);
    }
    return [...found, ...issued.slice(next)];
}
function withoutSecrets(text) {
    if (text.length < SHORTEST || !MAY_HOLD_ONE.test(text))
        return text;
    let rest = '';
    let at = 0;
    for (const { type, digest, from, to } of secretsIn(text)) {
        rest += `${text.slice(at, from)}${type}#${digest}`;
        at = to;
    }
    return at === 0 ? text : rest + text.slice(at);
}
function* issuedIn(text) {
    let last = 0;
    for (const { 0: start, index } of text.matchAll(starts().any)) {
        if (index < last)
            continue;
        for (const type of starts().typesOf.get(start) ?? []) {
            type.shape.lastIndex = index;
            const match = type.shape.exec(text);
            if (match === null)
                continue;
            last = index + match[0].length;
            if (isMadeUp(match[1] ?? match[0], type))
                break;
            const from = type.isValueAlone === true ? last - (match[1] ?? '').length : Math.max(0, index - (type.before ?? 0));
            yield secret(type.type, type.label, text, from, last, type.isCertain);
            break;
        }
    }
}
function* assignedIn(text) {
    for (const match of text.matchAll(ASSIGNMENT)) {
        const value = match[2] ?? '';
        const to = match.index + match[0].length - (match[1] ?? '').length;
        if (looksRandom(value) && !isPlaceholder(value))
            yield secret('assigned-secret', 'a value that looks like a secret', text, to - value.length, to, false);
    }
}
function* credentialsIn(text) {
    for (const match of text.matchAll(CREDENTIAL)) {
        const [whole, ...groups] = match;
        const value = groups.find((group) => group !== undefined) ?? '';
        const from = match.index + whole.lastIndexOf(value);
        const isSecret = /^https?:/i.test(whole) ? looksChosen(value) && !isPlaceholder(value) : isCredential(value) || (/^basic/i.test(whole) && isLogin(value));
        if (isSecret)
            yield secret('credential', 'a value that looks like a credential', text, from, from + value.length, false);
    }
}
function isCredential(value) {
    return !value.startsWith('eyJ') && (looksRandom(value) || looksDealt(value)) && !isPlaceholder(value) && loginIn(value) === null;
}
function looksDealt(value) {
    const kinds = [...value.replace(/[^A-Za-z0-9]/g, '')].map((character) => (/\d/.test(character) ? 'digit' : /[a-z]/.test(character) ? 'lower' : 'upper'));
    const turns = kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length / kinds.length;
    const isMixed = /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);
    const isOneCase = /^[a-z0-9]{24,}$|^[A-Z0-9]{24,}$/.test(value) && kinds.filter((kind) => kind === 'digit').length >= 4;
    return ((isMixed && turns >= 0.4) || (isOneCase && turns >= 0.25)) && entropy(value) >= 3.5 && !/^[./~]|\.[A-Za-z]{2,}|\/[a-z]+\//.test(value);
}
function isLogin(value) {
    const password = loginIn(value)?.replace(/^[^:]*:/, '') ?? '';
    return password.length >= 8 && looksChosen(password) && !isPlaceholder(password);
}
function loginIn(value) {
    const decoded = Buffer.from(value, 'base64').toString('latin1');
    return /^[\x20-\x7e]+:[\x20-\x7e]*$/.test(decoded) ? decoded : null;
}
function secret(type, label, text, from, to, isCertain) {
    return { type, label, from, to, digest: external_node_crypto_.createHash('sha256').update(text.slice(from, to)).digest('hex').slice(0, 8), isCertain };
}
const LONGEST_SECRET = 500;
const MADE_UP = /example|placeholder|your|xxxx|dummy|fake|sample|change_?me|redacted|insert|replace|123456|234567|987654|abcdef|abc123|qwerty|deadbeef|000000|\.\.\.|\*\*\*|secret|password|passwd|mytoken|_here|-here/i;
const LONGEST_WITH_WORDS = 300;
const LEAST_ENTROPY = 2.7;
function isMadeUp(random, { type }) {
    const value = random.replace(/\s+/g, '');
    switch (type) {
        case 'json-web-token':
            return entropy(value) < LEAST_ENTROPY || /1234567890|example|j(?:ohn|ane) doe|user_?(?:id)?123|your/i.test(Buffer.from(value.split('.', 1)[0] ?? '', 'base64url').toString('latin1'));
        case 'database-url':
            return value.length < 8 || isPlaceholder(value) || !looksChosen(value);
        case 'private-key':
            return value.length < 64 || entropy(value.slice(0, 4_000)) < 3.5 || /\.\.\.|example|your[-_ ]?private/i.test(value);
        default:
            return isPlaceholder(value) || entropy(value) < LEAST_ENTROPY;
    }
}
function isPlaceholder(value) {
    if (value.length > LONGEST_WITH_WORDS)
        return false;
    return MADE_UP.test(value) || /12345678|87654321/.test(value.replace(/\D/g, '')) || /abcdefgh/i.test(value.replace(/[^a-z]/gi, '')) || isRepeated(value) || isPublished(value);
}
const PUBLISHED = '0011cc25eb432071';
function isPublished(value) {
    return value.length === 88 && external_node_crypto_.createHash('sha256').update(value).digest('hex').startsWith(PUBLISHED);
}
function isRepeated(value) {
    const most = Math.min(16, Math.floor(value.length / 2));
    for (let period = 1; period <= most; period += 1)
        if (value.startsWith(value.slice(period)))
            return true;
    return false;
}
function looksChosen(value) {
    if (/^[$%{[]/.test(value) || value.includes('${'))
        return false;
    return /\d/.test(value) && /[A-Za-z]/.test(value) && entropy(value) >= 2.9 && !/^[A-Za-z]+[-_]?\d{1,4}!?$/.test(value) && !/pass|user|admin|root|test|demo|local/i.test(value);
}
function looksRandom(value) {
    if (/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$|^0x[0-9a-f]+$/i.test(value))
        return false;
    if (/^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/.test(value))
        return entropy(value) >= 3.2;
    const digits = value.match(/\d/g)?.length ?? 0;
    return digits >= 3 && /[a-z]/.test(value) && /[A-Z]/.test(value) && !/[a-z]{7}|[A-Z]{7}|^[./~]|\.[A-Za-z]{2,}|\/[a-z]+\/|::|--/.test(value) && entropy(value) >= 3.6;
}
function entropy(value) {
    const times = new Map();
    for (const character of value)
        times.set(character, (times.get(character) ?? 0) + 1);
    let bits = 0;
    for (const n of times.values())
        bits -= (n / value.length) * Math.log2(n / value.length);
    return bits;
}


  }),

  8232:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    FP: () => (  escapeOf),
    RK: () => (  visible),
    rV: () => (  VISIBLE_LIMIT),
    ts: () => (  escapeInvisible),
    wy: () => (  hasInvisible)
  });
  var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9423);

const VISIBLE_LIMIT = 200;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{DI}]/gu;
const PLAIN = /^[ -~]*$/;
function visible(text, limit = VISIBLE_LIMIT) {
    if (text.length <= limit && PLAIN.test(text))
        return shorten((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__  .cT)(text), limit);
    const shown = shorten((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__  .cT)(text.slice(0, limit + _secrets_js__WEBPACK_IMPORTED_MODULE_0__  .mz)), limit).replace(INVISIBLE, escapeOf);
    return shorten(shown, limit);
}
function escapeInvisible(text, keep) {
    return text.replace(INVISIBLE, (character, at) => (keep(character, at) ? character : escapeOf(character)));
}
function escapeOf(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
function shorten(text, limit) {
    return text.length > limit ? `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}
function hasInvisible(text) {
    return !PLAIN.test(text) && text.search(INVISIBLE) >= 0;
}


  }),

  5908:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    B7: () => (  claim),
    BC: () => (  append),
    EY: () => (  writeSynced),
    I2: () => (  makePrivateFolder),
    K9: () => (  moveOver),
    V4: () => (  linkNew),
    Yw: () => (  syncFolder),
    ap: () => (  makePassingFolder),
    fc: () => (  makeFolder),
    it: () => (  writeOver),
    nM: () => (  removeFile),
    v$: () => (  removeFolder)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
  var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9838);



const NOT_HERE = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);
const NO_RIGHTS = new Set([...NOT_HERE, 'EPERM', 'EACCES']);
const NO_FOLDERS = new Set([...NO_RIGHTS, 'EISDIR', 'EBADF']);
function writeSynced({ absolute }, content, mode) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, 'wx');
    try {
        if (mode !== undefined)
            asFarAsItCan(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(file, mode & 0o777), NO_RIGHTS);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, content);
        asFarAsItCan(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file), NOT_HERE);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function writeOver({ absolute }, content) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW, 0o666);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, content);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function append({ absolute }, bytes, options) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW, options.mode);
    try {
        for (let at = 0; at < bytes.length;)
            at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, at);
        if (options.synced)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function claim({ absolute }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, 'wx'));
}
function moveOver(from, to) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from.absolute, to.absolute);
}
function linkNew(from, to) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(from.absolute, to.absolute);
}
function removeFile({ absolute }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(absolute, { force: true });
}
function removeFolder({ absolute }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(absolute, { recursive: true, force: true });
}
function makeFolder(place) {
    const first = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(place.absolute, { recursive: true });
    if (first === undefined)
        return;
    for (let made = place; made.absolute.length >= first.length && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(made.absolute) !== made.absolute; made = made.folder)
        syncFolder(made.folder);
}
function makePassingFolder({ absolute }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(absolute, { recursive: true });
}
function makePrivateFolder({ absolute }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(absolute, { mode: 0o700 });
}
function syncFolder({ absolute }) {
    asFarAsItCan(() => {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, 'r');
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }, NO_FOLDERS);
}
function asFarAsItCan(act, notHere) {
    try {
        act();
    }
    catch (error) {
        if (!notHere.has((0,_place_js__WEBPACK_IMPORTED_MODULE_2__  .$N)(error)))
            throw error;
    }
}


  }),

  5562:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    Fl: () => (  baseName),
    Zv: () => (  foldersAbove),
    qb: () => (  normalisePath)
  });
const NORMAL = /^[A-Za-z0-9_@-][A-Za-z0-9_@.-]*(?:\/[A-Za-z0-9_@-][A-Za-z0-9_@.-]*)*$/;
function normalisePath(written) {
    if (NORMAL.test(written))
        return written;
    if (/^(?:\/|\\|[A-Za-z]:[\\/]|[A-Za-z][A-Za-z0-9+.-]*:\/\/|~\/)/.test(written) || written.includes('\0'))
        return null;
    const parts = [];
    for (const part of written.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return parts.length === 0 ? null : parts.join('/');
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function foldersAbove(path) {
    const folders = [];
    for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
        folders.push(path.slice(0, slash));
    return folders;
}


  }),

  9838:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    $N: () => (  codeOf),
    YR: () => (  Place),
    _N: () => (  statOf),
    oP: () => (  refuseNoFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8013);
  var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5562);





class Place {
    absolute;
    constructor(absolute) {
        this.absolute = absolute;
    }
    static inRepository(root, path) {
        if (!staysBelow(path))
            throw new Error('a path to write to leads out of the repository');
        for (const part of [...(0,_path_js__WEBPACK_IMPORTED_MODULE_4__  .Zv)(path), path]) {
            if (statOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, part))?.isSymbolicLink()) {
                throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${part} is a symbolic link; memtrust does not write through it`), 'Replace it by a real file or folder.');
            }
        }
        return new Place((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
    }
    static ofUser(absolute) {
        const there = statOf(absolute);
        if (there?.isSymbolicLink())
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} is a symbolic link; memtrust does not write through it`), 'Name the file that it leads to, or another one.');
        if (there !== undefined)
            refuseNoFile(absolute, there);
        const folder = realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute));
        if (folder.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).some((name) => name.toLowerCase() === '.git'))
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} is in a folder of git's own`), 'Name a place outside of it.');
        for (const root of repositoriesAbove(absolute)) {
            if (!isBelow(folder, realFolder(root)))
                throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `A symbolic link on the way to ${absolute} leads out of the repository; memtrust does not write through it`), 'Name the folder that it leads to, or another one.');
        }
        return new Place(absolute);
    }
    static ofRunner(absolute) {
        return new Place((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(absolute));
    }
    static temporary(folder, prefix) {
        return new Place((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, prefix)));
    }
    get folder() {
        return new Place((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(this.absolute));
    }
    beside(name) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name) !== name)
            throw new Error('a name beside a place is no path');
        return new Place((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(this.absolute), name));
    }
    within(path) {
        if (!staysBelow(path))
            throw new Error('a path to write to leads out of its folder');
        return new Place((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.absolute, path));
    }
}
function staysBelow(path) {
    return !path.split('/').some((part) => part === '' || part === '.' || part === '..');
}
function refuseNoFile(absolute, there) {
    if (there.isDirectory())
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} is a folder; a file belongs there`), 'Move it away.');
    if (!there.isFile() && !there.isSymbolicLink())
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} is no regular file`), 'Name a file, or print it with --stdout where the command can.');
}
function statOf(absolute) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(absolute, { throwIfNoEntry: false });
    }
    catch (error) {
        if (codeOf(error) === 'ENOTDIR')
            return undefined;
        throw error;
    }
}
function codeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
}
function repositoriesAbove(absolute) {
    const found = [];
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
            found.push(folder);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return found;
    }
}
function isBelow(folder, root) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, folder);
    return way === '' || (way.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] !== '..' && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, way) === folder);
}
function realFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    }
    catch {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    }
}


  })

  });
  
  var __webpack_module_cache__ = {};
  
  
  function __nccwpck_require__(moduleId) {
  	
  	var cachedModule = __webpack_module_cache__[moduleId];
  	if (cachedModule !== undefined) {
  		return cachedModule.exports;
  	}
  	
  	var module = __webpack_module_cache__[moduleId] = {
  		
  		
  		exports: {}
  	};
  
  	
  	var threw = true;
  	try {
  		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
  		threw = false;
  	} finally {
  		if(threw) delete __webpack_module_cache__[moduleId];
  	}
  
  	
  	return module.exports;
  }
  
  
  __nccwpck_require__.m = __webpack_modules__;
  
   
  if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
  
   
  (() => {
  	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
  	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
  	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
  	var resolveQueue = (queue) => {
  		if(queue && queue.d < 1) {
  			queue.d = 1;
  			queue.forEach((fn) => (fn.r--));
  			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
  		}
  	}
  	var wrapDeps = (deps) => (deps.map((dep) => {
  		if(dep !== null && typeof dep === "object") {
  			if(dep[webpackQueues]) return dep;
  			if(dep.then) {
  				var queue = [];
  				queue.d = 0;
  				dep.then((r) => {
  					obj[webpackExports] = r;
  					resolveQueue(queue);
  				}, (e) => {
  					obj[webpackError] = e;
  					resolveQueue(queue);
  				});
  				var obj = {};
  				obj[webpackQueues] = (fn) => (fn(queue));
  				return obj;
  			}
  		}
  		var ret = {};
  		ret[webpackQueues] = x => {};
  		ret[webpackExports] = dep;
  		return ret;
  	}));
  	__nccwpck_require__.a = (module, body, hasAwait) => {
  		var queue;
  		hasAwait && ((queue = []).d = -1);
  		var depQueues = new Set();
  		var exports = module.exports;
  		var currentDeps;
  		var outerResolve;
  		var reject;
  		var promise = new Promise((resolve, rej) => {
  			reject = rej;
  			outerResolve = resolve;
  		});
  		promise[webpackExports] = exports;
  		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
  		module.exports = promise;
  		body((deps) => {
  			currentDeps = wrapDeps(deps);
  			var fn;
  			var getResult = () => (currentDeps.map((d) => {
  				if(d[webpackError]) throw d[webpackError];
  				return d[webpackExports];
  			}))
  			var promise = new Promise((resolve) => {
  				fn = () => (resolve(getResult));
  				fn.r = 0;
  				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
  				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
  			});
  			return fn.r ? promise : getResult();
  		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
  		queue && queue.d < 0 && (queue.d = 0);
  	};
  })();
  
   
  (() => {
  	
  	__nccwpck_require__.d = (exports, definition) => {
  		for(var key in definition) {
  			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
  				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
  			}
  		}
  	};
  })();
  
   
  (() => {
  	__nccwpck_require__.f = {};
  	
  	
  	__nccwpck_require__.e = (chunkId) => {
  		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
  			__nccwpck_require__.f[key](chunkId, promises);
  			return promises;
  		}, []));
  	};
  })();
  
   
  (() => {
  	
  	__nccwpck_require__.u = (chunkId) => {
  		
  		return "" + chunkId + ".index.js";
  	};
  })();
  
   
  (() => {
  	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
  })();
  
   
  (() => {
  	
  	__nccwpck_require__.r = (exports) => {
  		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
  			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
  		}
  		Object.defineProperty(exports, '__esModule', { value: true });
  	};
  })();
  
   
  (() => {
  	
  	
  	
  	
  	
  	var installedChunks = {
  		792: 0
  	};
  	
  	var installChunk = (data) => {
  		var {ids, modules, runtime} = data;
  		
  		
  		var moduleId, chunkId, i = 0;
  		for(moduleId in modules) {
  			if(__nccwpck_require__.o(modules, moduleId)) {
  				__nccwpck_require__.m[moduleId] = modules[moduleId];
  			}
  		}
  		if(runtime) runtime(__nccwpck_require__);
  		for(;i < ids.length; i++) {
  			chunkId = ids[i];
  			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
  				installedChunks[chunkId][0]();
  			}
  			installedChunks[ids[i]] = 0;
  		}
  	
  	}
  	
  	__nccwpck_require__.f.j = (chunkId, promises) => {
  			
  			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
  			if(installedChunkData !== 0) { 
  	
  				
  				if(installedChunkData) {
  					promises.push(installedChunkData[1]);
  				} else {
  					if(true) { 
  						
  						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
  							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
  							throw e;
  						});
  						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
  						promises.push(installedChunkData[1] = promise);
  					}
  				}
  			}
  	};
  	
  	
  	
  	
  	
  	
  	
  	
  })();
  
  
  
  
  
  var __webpack_exports__ = __nccwpck_require__(7414);
  __webpack_exports__ = await __webpack_exports__;
  

import type { AgentDocument } from '../../agent-files/document.js';
import type { Statement } from '../../agent-files/statements.js';
import type { Proposal } from '../propose.js';
import type { Anchor } from '../../agent-files/mentions/mention.js';
import type { FACT_KINDS } from '../../memory/fact.js';
import { anyCase, flagged } from '../../text/pattern.js';
import { hexDigest } from '../../tree/digest.js';
import { baseName } from '../../tree/path.js';
import type { Importance } from '../../memory/envelope.js';
import { wordSet } from '../../text/words.js';

/* How is a statement of an agent file proposed: with which id, kind and importance? */

/** The last source is the sentence itself, so that an edit of the agent file makes it stale. */
export function agentProposal(
  document: AgentDocument,
  { text, quote, heading }: Statement,
  anchors: readonly Anchor[],
  isTaken: (id: string) => boolean,
): Proposal {
  const importance = importanceOf(text);
  return {
    id: candidateId(text, heading, document.path, isTaken),
    statement: text,
    sources: [
      ...anchors,
      { path: document.place, lines: null, selector: { kind: 'quote', quote, symbol: null } },
    ],
    front: {
      topic: undefined,
      claim_key: undefined,
      kind: candidateKind(text),
      importance: importance === 'normal' ? undefined : importance,
    },
    supersedes: [],
    evidence: null,
    unbound: null,
  };
}

type Kind = (typeof FACT_KINDS)[number];

/** The first fitting row decides the kind. */
const KIND_CUES: readonly (readonly [Kind, RegExp])[] = [
  [
    'decision',
    anyCase`
      \b(?:we (?:use|chose|decided|prefer|rely)|chosen|decided|decision|instead of|rather than|in favou?r of
          |because)\b`,
  ],
  [
    'rule',
    anyCase`
      \b(?:must|never|always|do not|don['’]t|should|shall|avoid|prefer|required?|mandatory|forbidden|only|ensure
          |make sure)\b`,
  ],
  [
    'workflow',
    anyCase`
      ^(?:run|execute|start|build|test|install|before|after|when|to)\b
      |${'`'}(?:npm|pnpm|yarn|bun|make|just|uv|poetry|cargo|go|deno|composer|\.\/)[ /]`,
  ],
  [
    'rule',
    anyCase`
      ^(?:use|add|keep|write|place|put|follow|name|import|export|call|wrap|define|declare|handle|return|create
          |update|register|include|treat|validate|check|set|store|pass)\b`,
  ],
];

function candidateKind(text: string): Kind | undefined {
  const bare = text.replace(/^[\s*_]+/, '');
  return KIND_CUES.find(([, cue]) => cue.test(bare))?.[0];
}

/** Words of the topic, and of the part behind the slash. */
const MOST_TOPIC_WORDS = 2;
const MOST_WORDS = 3;
/** Characters of a part, cut at whole words. */
const LONGEST = 32;

/** Words that are left out of names. */
const STOP_WORDS = wordSet(`
  a an the and or nor but so if then than that this these those to of in on at by for with from
  into onto as is are was were be been being it its they them their there here you your we our us
  i me my do does did not no have has had will would can could should shall may might must when
  where which who what while also only just all any each every some such via per using use uses
  used make makes sure ensure always never dont please note important non none vs versus md mdc
  rules
`);

/**
 * An id of two parts: the subject of its heading or file, and the first words of the statement. Without ASCII words
 * (`提交前先合并`) it has a digest of the text.
 */
function candidateId(
  text: string,
  heading: string,
  path: string,
  isTaken: (id: string) => boolean,
): string {
  const titled = nameWords(heading.replace(/\([^()]*\)/g, ' ')).filter(
    (word) => !/^\d+$/.test(word),
  );
  const about = titled.length > 0 ? titled : nameWords(baseName(path));
  const topic = shortName(about, MOST_TOPIC_WORDS) || 'agents';
  const words = nameWords(text);
  const others = words.filter((word) => !topic.split('-').includes(word));
  const name =
    shortName(others.length > 0 ? others : words, MOST_WORDS) ||
    `${candidateKind(text) ?? 'note'}-${hexDigest(text).slice(0, 6)}`;
  const id = `${topic}/${name}`;
  if (!isTaken(id)) return id;
  for (let number = 2; ; number += 1) if (!isTaken(`${id}-${number}`)) return `${id}-${number}`;
}

/** Different words in lower-case ASCII: `Café maxRetries` as `cafe`, `max`, `retries`. */
function nameWords(text: string): string[] {
  const ascii = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/n['’]t\b/gi, 'nt');
  const words = (ascii.match(/[A-Za-z0-9]+/g) ?? [])
    // `requireOwner` has two words, `PostgreSQL` one.
    .flatMap((word) => (/^[a-z]/.test(word) ? word.split(/(?<=[a-z0-9])(?=[A-Z])/) : word))
    .map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => !STOP_WORDS.has(word) && /[a-z]{2}|\d/.test(word));
}

/** The first words joined by `-`, as many as fit whole. */
function shortName(words: readonly string[], most: number): string {
  let name = '';
  for (const word of words.slice(0, most)) {
    const next = name === '' ? word.slice(0, LONGEST) : `${name}-${word}`;
    if (next.length > LONGEST) break;
    name = next;
  }
  return name;
}

/** Code is a name: `npm run check` checks no permission. */
const CODE = /`[^`]*`/g;

/** "before you push" is an order for people, not of the program. */
const RITUAL = flagged('giu')`
  \b(?:before|after|when|until|prior to)\s+
  (?:(?:you|we|they|each|every|any|all|an?|the|your|opening|creating|making|submitting|finishing)\s+)*
  (?:commit|push|merg|rebas|review|release|pull request|pull-request|prs?\b|submi|open|finish|edit|chang)\w*
  |\p{Script=Han}{0,4}(?:提交|推送|合并|合併|发布|發布)(?:代码|代碼|程式碼)?(?:之前|以前|前|之后|之後|后|後)`;

const HIGH_IMPORTANCE: readonly RegExp[] = [
  // checks
  anyCase`
    \b(?:owner(?:ship)?|access|auth|security|identity|signature|integrity|tenant|role|admin|origin|bounds|limit)
      [ -]checks?\b
    |\b(?:check|verif|validat|sanitiz|sanitis|escap)\w*\b[^.;:]{0,40}
      \b(?:owners?|user input|inputs?|callers?|signatures?|requests?|webhooks?|tenants?|uploads?|html|sql)\b
    |\b(?:inputs?|signatures?|requests?|webhooks?|uploads?|parameters)\b[^.;:]{0,30}
      \b(?:must be |are |is |get )(?:\w+ )?(?:check|verifi|validat|sanitiz|sanitis|escap)ed\b
    |\bnever trust\b|\buntrusted\b|\bguards?\b|\brate[ -]limit`,
  /(?:校验|校驗|验证|驗證|检查|檢查|过滤|過濾)[^。；]{0,12}(?:用户|使用者|用戶|输入|輸入|请求|請求|签名|簽名|所有者|参数|參數|租户|租戶)/u,
  /(?:输入|輸入|请求|請求|签名|簽名|参数|參數)[^。；]{0,12}(?:校验|校驗|验证|驗證|过滤|過濾)|不可信|限流/u,
  // permissions
  anyCase`
    \bpermissions?\b|\bprivileges?\b|\bauthori[sz](?:e|ed|es|ing|ation)\b|\bauthenticat\w*\b
    |\baccess control\b|\badmin(?:istrator)?s?\b[^.;:]{0,20}\bonly\b|\bonly\b[^.;:]{0,20}\badmin(?:istrator)?s?\b
    |\b(?:allow|deny|block)-?lists?\b|\bsandbox(?:ed)?\b|\bcsrf\b|\bcors\b|\bmust be (?:logged|signed) in\b
    |\bforbidden\b|\bper[ -]tenant\b|\btenant isolation\b`,
  /权限|權限|鉴权|鑑權|授权|授權|身份认证|身份認證|登录后才|登入後才|白名单|白名單|黑名单|黑名單|仅限?管理员|只有管理员|只有管理員|越权|越權/u,
  // order of steps
  anyCase`
    \b(?:must|always|never|only|not|cannot|runs?|happens?|comes?|has to|have to|required)\b[^.;]{0,80}
      \b(?:before|after|prior to|until)\b
    |\bin (?:this|that|the (?:same|following|given|right)) order\b|\border (?:of|matters)\b
    |\bfirst\b[^.;]{0,80}\bthen\b|\bonly once\b`,
  /(?:必须|必須|不得|不能|禁止|才能|才可)[^。；]{0,30}(?:之前|以前|之后|之後|以后|以後)|(?:之前|以前|之后|之後)[^。；]{0,12}(?:必须|必須|不得|不能|才能)/u,
  /先[^。；，,]{1,20}[，,]?\s*(?:再|然后|然後|才)|顺序|順序/u,
  // secrets
  anyCase`
    \bsecrets?\b|\bpasswords?\b|\bpassphrases?\b|\bcredentials?\b|\b(?:api|private|signing|encryption|access) keys?\b
    |\b(?:access|auth|api|bearer|refresh|session|id|github|csrf|jwt|reset) tokens?\b|\bjwts?\b
    |\bencrypt\w*\b|\bdecrypt\w*\b|\bpersonal data\b|\bpii\b|\bredact\w*\b|\bvault\b`,
  /密码|密碼|密钥|密鑰|金鑰|私钥|私鑰|凭证|憑證|凭据|憑據|令牌|机密|機密|敏感(?:信息|資訊|数据|數據|資料)|个人信息|個人資料|加密|解密|脱敏|脫敏/u,
  // money
  anyCase`
    \bpayments?\b|\bpayouts?\b|\brefund\w*\b|\binvoices?\b|\bbilling\b|\bbilled\b|\bpric(?:e|es|ing)\b
    |\bcharg(?:e|es|ed|ing)\b[^.;]{0,20}\b(?:card|customer|user|account|twice|once)s?\b
    |\bcurrenc(?:y|ies)\b|\bmoney\b|\bmonetary\b|\bcents\b|\b(?:account|wallet) balances?\b|\bdiscounts?\b|\bvat\b`,
  /支付|付款|退款|扣款|金额|金額|账单|帳單|计费|計費|价格|價格|余额|餘額|发票|發票|货币|貨幣|税率|稅率/u,
];

export function importanceOf(statement: string): Extract<Importance, 'normal' | 'high'> {
  const said = statement.replaceAll(CODE, ' ').replaceAll(RITUAL, ' ');
  return HIGH_IMPORTANCE.some((cue) => cue.test(said)) ? 'high' : 'normal';
}

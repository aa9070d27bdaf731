import { joined } from '../../text/pattern.js';
import type { Importance } from '../../memory/envelope.js';

/*
 * How important is a statement that nobody has rated? `high` where it is about checks, permissions, an order of steps,
 * secrets or money: "Owner checks run before any private resource is returned."
 */

/** What is in code marks is a name: `npm run check` checks no permission. */
const CODE = /`[^`]*`/g;

/** "before you push" is an order of people, not of the program. */
const RITUAL = new RegExp(
  joined`
    \b(?:before|after|when|until|prior to)\s+
    (?:(?:you|we|they|each|every|any|all|an?|the|your|opening|creating|making|submitting|finishing)\s+)*
    (?:commit|push|merg|rebas|review|release|pull request|pull-request|prs?\b|submi|open|finish|edit|chang)\w*
    |\p{Script=Han}{0,4}(?:提交|推送|合并|合併|发布|發布)(?:代码|代碼|程式碼)?(?:之前|以前|前|之后|之後|后|後)`,
  'giu',
);

const CUES: readonly RegExp[] = [
  // checks
  new RegExp(
    joined`
      \b(?:owner(?:ship)?|access|auth|security|identity|signature|integrity|tenant|role|admin|origin|bounds|limit)
        [ -]checks?\b
      |\b(?:check|verif|validat|sanitiz|sanitis|escap)\w*\b[^.;:]{0,40}
        \b(?:owners?|user input|inputs?|callers?|signatures?|requests?|webhooks?|tenants?|uploads?|html|sql)\b
      |\b(?:inputs?|signatures?|requests?|webhooks?|uploads?|parameters)\b[^.;:]{0,30}
        \b(?:must be |are |is |get )(?:\w+ )?(?:check|verifi|validat|sanitiz|sanitis|escap)ed\b
      |\bnever trust\b|\buntrusted\b|\bguards?\b|\brate[ -]limit`,
    'i',
  ),
  /(?:校验|校驗|验证|驗證|检查|檢查|过滤|過濾)[^。；]{0,12}(?:用户|使用者|用戶|输入|輸入|请求|請求|签名|簽名|所有者|参数|參數|租户|租戶)/u,
  /(?:输入|輸入|请求|請求|签名|簽名|参数|參數)[^。；]{0,12}(?:校验|校驗|验证|驗證|过滤|過濾)|不可信|限流/u,
  // permissions
  new RegExp(
    joined`
      \bpermissions?\b|\bprivileges?\b|\bauthori[sz](?:e|ed|es|ing|ation)\b|\bauthenticat\w*\b
      |\baccess control\b|\badmin(?:istrator)?s?\b[^.;:]{0,20}\bonly\b|\bonly\b[^.;:]{0,20}\badmin(?:istrator)?s?\b
      |\b(?:allow|deny|block)-?lists?\b|\bsandbox(?:ed)?\b|\bcsrf\b|\bcors\b|\bmust be (?:logged|signed) in\b
      |\bforbidden\b|\bper[ -]tenant\b|\btenant isolation\b`,
    'i',
  ),
  /权限|權限|鉴权|鑑權|授权|授權|身份认证|身份認證|登录后才|登入後才|白名单|白名單|黑名单|黑名單|仅限?管理员|只有管理员|只有管理員|越权|越權/u,
  // order of steps
  new RegExp(
    joined`
      \b(?:must|always|never|only|not|cannot|runs?|happens?|comes?|has to|have to|required)\b[^.;]{0,80}
        \b(?:before|after|prior to|until)\b
      |\bin (?:this|that|the (?:same|following|given|right)) order\b|\border (?:of|matters)\b
      |\bfirst\b[^.;]{0,80}\bthen\b|\bonly once\b`,
    'i',
  ),
  /(?:必须|必須|不得|不能|禁止|才能|才可)[^。；]{0,30}(?:之前|以前|之后|之後|以后|以後)|(?:之前|以前|之后|之後)[^。；]{0,12}(?:必须|必須|不得|不能|才能)/u,
  /先[^。；，,]{1,20}[，,]?\s*(?:再|然后|然後|才)|顺序|順序/u,
  // secrets
  new RegExp(
    joined`
      \bsecrets?\b|\bpasswords?\b|\bpassphrases?\b|\bcredentials?\b|\b(?:api|private|signing|encryption|access) keys?\b
      |\b(?:access|auth|api|bearer|refresh|session|id|github|csrf|jwt|reset) tokens?\b|\bjwts?\b
      |\bencrypt\w*\b|\bdecrypt\w*\b|\bpersonal data\b|\bpii\b|\bredact\w*\b|\bvault\b`,
    'i',
  ),
  /密码|密碼|密钥|密鑰|金鑰|私钥|私鑰|凭证|憑證|凭据|憑據|令牌|机密|機密|敏感(?:信息|資訊|数据|數據|資料)|个人信息|個人資料|加密|解密|脱敏|脫敏/u,
  // money
  new RegExp(
    joined`
      \bpayments?\b|\bpayouts?\b|\brefund\w*\b|\binvoices?\b|\bbilling\b|\bbilled\b|\bpric(?:e|es|ing)\b
      |\bcharg(?:e|es|ed|ing)\b[^.;]{0,20}\b(?:card|customer|user|account|twice|once)s?\b
      |\bcurrenc(?:y|ies)\b|\bmoney\b|\bmonetary\b|\bcents\b|\b(?:account|wallet) balances?\b|\bdiscounts?\b|\bvat\b`,
    'i',
  ),
  /支付|付款|退款|扣款|金额|金額|账单|帳單|计费|計費|价格|價格|余额|餘額|发票|發票|货币|貨幣|税率|稅率/u,
];

/** The importance to propose for a statement of an agent file. */
export function importanceOf(statement: string): Extract<Importance, 'normal' | 'high'> {
  const said = statement.replaceAll(CODE, ' ').replaceAll(RITUAL, ' ');
  return CUES.some((cue) => cue.test(said)) ? 'high' : 'normal';
}

import { joined } from '../../text/pattern.js';

/**
 * What documents speak of when they speak of memory, as patterns over a normalised sentence
 * (`prose/normal.ts`): lower case, full-width signs folded, `，` a comma. Gaps are bounded
 * throughout, so that a look is linear.
 */

/** Main memory of a machine, which is another thing. */
export const MACHINE = new RegExp(
  joined`
    \b(?:
        amount of|minimum|maximum|requested|allocated|\d{1,6} ?[kmgt]i?b of
        |(?:cpu|cores|disk|ram) (?:and|or)
      ) (?:heap )?memory\b
    |\b(?:in|out of|gpu|virtual|physical|main|heap|peak|resident|device|video|working)[- ]memory\b
    |\bmemory[- ](?:
        usage|leaks?|footprint|safe|safety|consumption|limits?|allocat\w+|bandwidth|pressure
        |mapped|bound|efficient
      )\b
    |内存|記憶體`,
  'g',
);

export const MEMORY = new RegExp(joined`
  \b(?:
      memor(?:y|ies)|remember(?:s|ed|ing)?|recall(?:s|ed|ing)?|trusted baseline
      |context[- ](?:layer|hand-?off|sharing|file)
    )\b
  |记忆|記憶|召回|可信基[线線]`);

/** What stands for the subject of the sentences before, or of the page. */
export const CARRIES = new RegExp(joined`
  ^(?:
      it|its|this|that|they|these|those|here|under the hood|behind the scenes|internally
      |technically|everything|all|each|every|we|our|ours
      |in (?:short|practice|other words|effect|essence|fact)
      |simply put|at (?:its|heart|the)|think of it|essentially|basically|effectively|actually
      |(?:accepted |the )?(?:facts|entries|notes)
      |the (?:\w+ )?(?:
          layer|store|system|tool|engine|service|product|back-?end|project|database|plugin|server
          |feature|whole thing
        )
    )\b
  |^(?:
      它|其|这|這|该|該|此|本|我们|我們|整个|整個|实际上|實際上|其实|其實|本质上|說白了|说白了
      |底层|底層|背后|背後|后端|後端|所有|全部|每
    )`);

/** Words in front of a noun that say what kind it is; a preposition or a no ends them. */
const KIND = joined`
  (?:
    (?!
      (?:
        like|as|to|of|in|into|on|from|by|for|with|without|than|next|beside|near|and|or|not|no|nor
        |but|is|are|if|that|which|who|where|when|instead|rather|unlike|[a-z]{2,20}ing
      )\b
    )[a-z][a-z'-]{0,24},? ){0,6}`;

/** The same where it ends the text, as a pattern to build with. */
export const UP_TO_NOUN = `${KIND}$`;

const PRODUCTS =
  'pinecone|weaviate|qdrant|milvus|zilliz|chroma(?:db)?|pgvector|lancedb|turbopuffer|vertex ai vector search';

const OUTSIDE = joined`
  external|hosted|remote|managed|cloud|cloud-hosted|third-party|separate|dedicated|standalone
  |central(?:i[sz]ed)?|off-site|shared|self-hosted|serverless|private`;
const OUTSIDE_HAN =
  '外部|外置|外接|云端?|雲端?|托管|託管|远程|遠端|第三方|独立|獨立|共享|专用|專用';

/** A vector database, with what makes it one outside; an index counts only where it is said to be outside. */
export const VECTOR_STORE = new RegExp(
  joined`
    (?:(?:${OUTSIDE}|semantic|${OUTSIDE_HAN})的?[ ,-]{0,2}){0,4}
      (?:
        \b(?:vector|embeddings?)[ -](?:data ?bases?|dbs?|stores?)\b
        |\b(?:${PRODUCTS})\b
        |(?:语义|語義)?向量 ?(?:数据库|數據庫|資料庫|资料库|存储|儲存|库|庫|db|store|database)
      )
    |\b(?:${OUTSIDE}),? (?:semantic )?(?:vector|embeddings?)[ -]
      (?:index(?:es)?|memory|search(?: (?:engine|service|back-?end))?)\b
    |(?:${OUTSIDE_HAN})的?(?:语义|語義)?向量 ?
      (?:索引|检索库|檢索庫|检索服务|檢索服務|引擎|记忆|記憶|检索|檢索)`,
  'g',
);

export const IS_PRODUCT = new RegExp(`^(?:${PRODUCTS})$`);

/** What lies in the repository itself is not external. */
export const INSIDE =
  /\b(?:local|in-repo(?:sitory)?|embedded|on-disk|in-process|bundled|sqlite)\b[ ,-]{0,2}$|(?:本地|内嵌|內嵌|仓库内|倉庫內)的?$/;

const SECRET = joined`
  hidden|secret|silent|invisible|covert|private|background|opaque|shadow|undisclosed|stealth(?:y)?
  |behind-the-scenes|under-the-hood|automatic|seamless|implicit|unseen|ambient`;
const CHAT = joined`
  chats?|conversations?|transcripts?|dialog(?:ue)?s?
  |chat[- ](?:history|histories|logs?|transcripts?|sessions?|messages?)
  |session transcripts?|messages`;

/** Somebody's conversations, carried along unseen. */
export const CHAT_SYNC = new RegExp(
  joined`
    \b(?:${SECRET})[ ,-]{1,2}(?:[a-z-]{2,20} ){0,2}(?:${CHAT})\b
      (?:
        [ -](?:history|log)?[ -]?
        (?:
          sync\w*|mirror\w*|replication|sharing|relay|history|memory|store|log|backup|channel
          |bridge|feed|stream|copy
        )
      )?
    |\b(?:chats?|conversations?|transcripts?|dialog(?:ue)?s?)[- ](?:history[- ])?
      (?:sync(?:ing|hroni[sz]ation|er)?|mirror(?:ing)?|replication|relay)\b
    |(?:
        隐藏|隱藏|隐形|隱形|隐秘|隱祕|秘密|祕密|私密|暗中|后台|後台|静默|靜默|无感|無感|看不见
        |看不見
      )的?(?:聊天|对话|對話|会话|會話|消息|訊息)(?:记录|記錄|紀錄|历史|歷史|内容)?的?
      (?:同步|共享|记忆|記憶|镜像|鏡像|备份|備份|通道)?
    |(?:聊天|对话|對話|会话|會話)(?:记录|記錄|紀錄|历史|歷史)?的?(?:同步|镜像|鏡像)
      (?:器|层|層|机制|機制|工具|服务|服務|功能)?`,
  'g',
);

const CHATS = String.raw`(?:${CHAT})`;
const UNSEEN = new RegExp(joined`
  \b(?:
    silently|secretly|invisibly|quietly|covertly|automatically|transparently|seamlessly|implicitly
    |behind the scenes|behind your back|in the background|under the hood
    |without (?:you|anyone|telling|asking|your)|unseen|hidden|private|out of sight|magically
  )\b`);
const CARRYING = joined`
  cop(?:y|ies|ying|ied)|shar(?:es?|ing|ed)|carr(?:y|ies|ying|ied)|transfer(?:s|ring|red)?
  |relay(?:s|ing|ed)?|stream(?:s|ing|ed)?|merg(?:es?|ing|ed)|pip(?:es?|ing)|ferr(?:y|ies)
  |pass(?:es|ing|ed)?|beam(?:s|ing|ed)?|propagat(?:es?|ing|ed)|broadcast(?:s|ing)?
  |forward(?:s|ing|ed)?|upload(?:s|ing|ed)?|hand(?:s|ing|ed)?|bring(?:s|ing)?|tak(?:es?|ing)`;
const SYNCING =
  'sync(?:s|ing|ed|hroni[sz]es?|hroni[sz]ing|hroni[sz]ed)?|mirror(?:s|ing|ed)?|replicat(?:es?|ing|ed)';

/** Saying that it is done: each alone, or only where it is said to be done unseen. */
export const CARRIES_CHATS: readonly { readonly pattern: RegExp; readonly needs?: RegExp }[] = [
  {
    pattern: new RegExp(
      joined`
        \b(?:
          keeps? (?:\S{1,20} ){0,4}in sync
          |(?:${SYNCING}) (?:(?!from|to|into|with\b)[^\s,;.]{1,20} ){0,4}${CHATS}
        )\b`,
    ),
    needs: new RegExp(String.raw`\b${CHATS}\b`),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:${CARRYING}) (?:(?!from|to|into\b)[^\s,;.]{1,20} ){0,4}${CHATS}\b`,
    ),
    needs: UNSEEN,
  },
  {
    pattern: new RegExp(
      joined`
        \b${CHATS} (?:\S{1,20} ){0,3}(?:is|are|gets?|be|being) (?:\w{2,20}ly )?
          (?:sync(?:ed|hroni[sz]ed)|mirrored|replicated)\b
        |\b${CHATS},? (?:\w{2,20}ly )?(?:synced|synchroni[sz]ed|mirrored|replicated) `,
    ),
  },
  {
    pattern: new RegExp(
      joined`
        \b${CHATS} (?:\w{2,20}ly )?(?:flows?|travels?|moves?|hops?|wanders?|migrates?|leaks?) (?:
          between|across|from|to|over|into
        )\b`,
    ),
    needs: UNSEEN,
  },
  {
    pattern: new RegExp(
      joined`
        \b${CHATS} (?:\S{1,20} ){0,3}(?:is|are|gets?|be|being) (?:\w{2,20}ly |behind the scenes )?
        (?:shared|copied|carried|relayed|merged|streamed|transferred|forwarded|passed)\b`,
    ),
    needs: UNSEEN,
  },
  {
    pattern:
      /(?:同步|镜像|鏡像)(?:你的|您的|所有|全部|各|每|不同|它们的|他们的|的|了|着|[a-z -]{1,20}|[,、]){0,6}(?:聊天|对话|對話|会话|會話)/,
  },
  {
    pattern:
      /(?:聊天|对话|對話|会话|會話)(?:记录|記錄|紀錄|历史|歷史|内容)?[^,;。]{0,10}(?:同步|镜像|鏡像)(?:到|给|給|至|于|於|过去|起来|起來)/,
  },
  {
    pattern: new RegExp(joined`
      (?:同步|复制|複製|共享|搬运|搬運|传输|傳輸|传递|傳遞|上传|上傳|转发|轉發|搬|带|帶)
        [^,;。]{0,10}(?:聊天|对话|對話|会话|會話)
      |(?:聊天|对话|對話|会话|會話)[^,;。]{0,12}
        (?:复制|複製|共享|搬运|传输|传递|傳遞|上传|上傳|转发|搬|带|帶)
        (?:到|给|給|至|去|走|进|進)`),
    needs:
      /悄悄|偷偷|暗中|静默|靜默|后台|後台|背后|背後|自动|自動|私下|无感|無感|默默|无声|無聲|秘密|隐藏|隱藏/,
  },
];

const AGENT_FILE = joined`
  (?:
    (?:
      (?:
        your|the|a|an|any|another|every|our|their|hand-?written|manual|static|project|repo|root
        |old|existing|local
      ) ){0,4}\.?(?:
      claude\.md|agents\.md|gemini\.md|\.cursorrules|cursorrules|cursor rules?
      |copilot[- ]instructions(?:\.md)?
    )(?:'s)?(?: files?)?
  )`;
const FILE_KIND = 'replacement|generator|substitute|alternative|successor|killer|stand-in|writer';

/** Something in the place of an agent file, or that makes one. */
export const AGENT_FILE_TWIN = new RegExp(
  joined`
    (?:
        (?:
          drop-in|generated|auto-?generated|automatic|smart(?:er)?|better|full|complete|living
          |dynamic|self-writing
        ) ){0,3}(?:
        \.?(?:claude\.md|agents\.md|gemini\.md|cursorrules)[ -](?:file[ -])?(?:${FILE_KIND})s?\b
        |\b(?:
            replacement|substitute|alternative|successor|stand-in|drop-in|generator
          ) (?:for|to|of) ${AGENT_FILE}
      )
    |\b(?:
        generated|auto-?generated|automatically generated|self-writing|self-updating|smarter
        |better|living|dynamic
      ) \.?(?:claude\.md|agents\.md|gemini\.md|cursorrules)(?: file)?
    |(?:自动|自動)?(?:生成|產生|产生)的? ?(?:claude\.md|agents\.md)
    |(?:claude\.md|agents\.md|gemini\.md) ?(?:文件|檔案|文檔)?的? ?
      (?:替代品|替代物|替代方案|替代|替换品|生成器|產生器|继任者|升级版|代替品|接班人)`,
  'g',
);

/** Saying that it takes the place of an agent file, or writes one. */
export const SUPPLANTS: readonly RegExp[] = [
  new RegExp(
    joined`
      \b(?:
        replac(?:es?|ed|ing)|supersed(?:es?|ed|ing)|supplant(?:s|ed|ing)?|substitut(?:es?|ing) for
        |stands? in for|takes? the place of
        |takes? over (?:from|the (?:role|job|place|part) of)
        |fills? the role of|obsoletes?|eliminat(?:es?|ing)(?: the need for)?
        |remov(?:es?|ing) the need for|do(?:es)? away with|gets? rid of|retires?|swaps? out|kills?
        |ditch(?:es)?|goodbye(?:,| to)?|throw away|toss|delete
        |stop (?:writing|maintaining|editing|using)
        |no longer (?:need|have to (?:write|maintain|keep)|write|maintain)
          (?: to (?:write|maintain|keep))?
        |no (?:more )?need (?:for|to (?:write|maintain|keep|have|edit))
        |no more|in place of|in lieu of
        |never (?:have to |need to |ever )?(?:write|maintain|edit|touch)
        |(?:needs?|requires?) no
      ) (?:(?:both|all|of|need|using|with) ){0,2}${AGENT_FILE}`,
  ),
  new RegExp(
    joined`
      \bmakes? ${AGENT_FILE} (?:completely |entirely )?
        (?:obsolete|redundant|unnecessary|superfluous|irrelevant)\b
      |\b${AGENT_FILE} (?:is|are|becomes?|has become|is now) (?:now |completely |entirely )?
        (?:
          obsolete|redundant|unnecessary|superfluous|dead|gone
          |no longer (?:needed|necessary|required)|a thing of the past|history
        )\b`,
  ),
  new RegExp(
    joined`
      \b(?:
        (?:auto-?)?generat(?:es|ed|ing)|regenerat(?:es|ed|ing)|produc(?:es|ed|ing)
        |synthesi[sz](?:es|ed|ing)|rewrit(?:es|ing)|writes|creates|compiles|maintains|renders
        |emits|outputs
        |(?:will|can) (?:[a-z]{2,16}ly )?(?:generate|write|create|produce|compile|maintain)
      ) (?:(?!from|out|to|into|in|of|for|beside|next|or\b)[^\s,;.]{1,20} ){0,4}${AGENT_FILE}`,
  ),
  new RegExp(
    joined`
      \b(?:
        turns?|compiles?|converts?|condenses?|distils?|distills?|renders?|assembles?
      ) (?:[^\s,;.]{1,20} ){0,5}into ${AGENT_FILE}`,
  ),
  new RegExp(
    joined`
      \b${AGENT_FILE} (?:\S{1,20} ){0,2}(?:is|are|gets?|being) (?:
        automatically |always |then |auto-?
      )?(?:generated|written|produced|regenerated|compiled|rendered|replaced|superseded) (?:
        automatically |for you |straight |directly )?(?:from|by|out of)\b`,
  ),
  new RegExp(joined`
    (?:
      取代|替代|代替|替换|替換|替掉|淘汰|顶替|頂替|告别|告別|不再需要|不需要再?(?:写|寫|维护|維護)
      |(?:无需|無需|不用|不必|不需)再?(?:要|写|寫|维护|維護|手写)
      |省去|省掉|丢掉|扔掉|删掉|抛弃
    )(?:了|你|您|我们|我們|的|手写|手寫|原有|传统|整个|维护|編寫|编写|[ 、]|agents\.md|和|与){0,8}
    (?:claude\.md|agents\.md|gemini\.md)`),
  new RegExp(joined`
    (?:
      编译成|編譯成|转成|轉成|变成|變成|汇总成|彙整成|整理成|生成|產生|产生|产出|產出|写出|寫出
      |维护|維護|编写|編寫|改写|改寫
    )(?:一份|一个|一個|你的|您的|出|新的|整个|项目|項目|的|[ ]){0,5}
    (?:claude\.md|agents\.md|gemini\.md)`),
  new RegExp(joined`
    (?:claude\.md|agents\.md|gemini\.md)[^,;。]{0,12}(?:自动|自動)(?:生成|產生|产生)
    |(?:claude\.md|agents\.md|gemini\.md) ?(?:文件)?(?:已经|已經|已|就|也|便|可以|可){0,2}
      (?:过时|過時|被取代|被替代|退休|淘汰|多余|多餘)`),
];

import { joined } from '../../text/pattern.js';

/**
 * The words by which `claims.ts` knows what a sentence is about: memory, a vector database, a sync
 * of chats, something that takes the place of an agent file. `relation.ts` and `plain.ts` use a few
 * of them as well.
 *
 * Every pattern is tried on a sentence of `plainOf` (`plain.ts`): in lower case, without marks, and
 * with full-width signs folded, so that `，` is a comma. You may add a word to any list. Write each
 * gap with an upper bound (`{0,4}`, never `*`), so that the time stays linear in the length of the
 * text. The tests are `__tests__/agent-files/claims/`: a sentence that must be found is a row of
 * `claims.txt` or `labelled.ts`, one that must not is a row of `harmless.txt`.
 */

/**
 * Main memory of a machine, which `plain.ts` takes out before anything is looked for.
 * Matches "memory usage", "4 GB of memory"; not "memory of the project".
 */
export const COMPUTER_MEMORY = new RegExp(
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

/** The subject of all claims. Matches "memory", "the agent recalls"; not "a memo". */
export const MEMORY_WORD = new RegExp(joined`
  \b(?:
      memor(?:y|ies)|remember(?:s|ed|ing)?|recall(?:s|ed|ing)?|trusted baseline
      |context[- ](?:layer|hand-?off|sharing|file)
    )\b
  |记忆|記憶|召回|可信基[线線]`);

/**
 * An opening that stands for the subject of the sentence before, or of the page.
 * Matches "It is …", "The store keeps …", "Under the hood, …"; not "Redis keeps …".
 */
export const BACK_REFERENCE = new RegExp(joined`
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

/**
 * Up to six words in front of a noun that say what kind it is; a preposition or a no ends them.
 * Matches "our own hosted " before "vector database"; nothing of "like a ".
 */
const NOUN_MODIFIERS = joined`
  (?:
    (?!
      (?:
        like|as|to|of|in|into|on|from|by|for|with|without|than|next|beside|near|and|or|not|no|nor
        |but|is|are|if|that|which|who|where|when|instead|rather|unlike|[a-z]{2,20}ing
      )\b
    )[a-z][a-z'-]{0,24},? ){0,6}`;

/**
 * The same at the end of a text. `relation.ts` puts it behind a verb, to read what stands between
 * the verb and the noun: "is" + "a hosted ".
 */
export const MODIFIERS_AT_END = `${NOUN_MODIFIERS}$`;

/** Vector databases that one can buy or run, by name. */
const VECTOR_PRODUCTS =
  'pinecone|weaviate|qdrant|milvus|zilliz|chroma(?:db)?|pgvector|lancedb|turbopuffer|vertex ai vector search';

/** Adjectives of what does not lie in the repository. */
const REMOTE_ADJECTIVES = joined`
  external|hosted|remote|managed|cloud|cloud-hosted|third-party|separate|dedicated|standalone
  |central(?:i[sz]ed)?|off-site|shared|self-hosted|serverless|private`;
const REMOTE_ADJECTIVES_HAN =
  '外部|外置|外接|云端?|雲端?|托管|託管|远程|遠端|第三方|独立|獨立|共享|专用|專用';

/**
 * A vector database, with the adjectives in front of it. A vector index or vector search counts
 * only where it is said to be outside of the repository.
 * Matches "external vector database", "Pinecone", "hosted vector index"; not "vector index".
 */
export const VECTOR_DATABASE = new RegExp(
  joined`
    (?:(?:${REMOTE_ADJECTIVES}|semantic|${REMOTE_ADJECTIVES_HAN})的?[ ,-]{0,2}){0,4}
      (?:
        \b(?:vector|embeddings?)[ -](?:data ?bases?|dbs?|stores?)\b
        |\b(?:${VECTOR_PRODUCTS})\b
        |(?:语义|語義)?向量 ?(?:数据库|數據庫|資料庫|资料库|存储|儲存|库|庫|db|store|database)
      )
    |\b(?:${REMOTE_ADJECTIVES}),? (?:semantic )?(?:vector|embeddings?)[ -]
      (?:index(?:es)?|memory|search(?: (?:engine|service|back-?end))?)\b
    |(?:${REMOTE_ADJECTIVES_HAN})的?(?:语义|語義)?向量 ?
      (?:索引|检索库|檢索庫|检索服务|檢索服務|引擎|记忆|記憶|检索|檢索)`,
  'g',
);

/** A match of `VECTOR_DATABASE` that is the name of a product and nothing else. */
export const VECTOR_PRODUCT_ALONE = new RegExp(`^(?:${VECTOR_PRODUCTS})$`);

/**
 * An adjective right before a noun by which the thing lies in the repository, so that no claim is made.
 * Matches "an embedded " before "vector database"; not "a hosted ".
 */
export const LOCAL_ADJECTIVE =
  /\b(?:local|in-repo(?:sitory)?|embedded|on-disk|in-process|bundled|sqlite)\b[ ,-]{0,2}$|(?:本地|内嵌|內嵌|仓库内|倉庫內)的?$/;

/** Adjectives of what happens unseen: "hidden", "silent". */
const SECRECY_ADJECTIVES = joined`
  hidden|secret|silent|invisible|covert|private|background|opaque|shadow|undisclosed|stealth(?:y)?
  |behind-the-scenes|under-the-hood|automatic|seamless|implicit|unseen|ambient`;
/** What people and agents said to each other. */
const CHAT_NOUNS = joined`
  chats?|conversations?|transcripts?|dialog(?:ue)?s?
  |chat[- ](?:history|histories|logs?|transcripts?|sessions?|messages?)
  |session transcripts?|messages`;

/**
 * A noun for a sync of somebody's conversations.
 * Matches "hidden chat sync", "secret chats", "transcript mirroring"; not "chat" or "sync" alone.
 */
export const HIDDEN_CHAT_SYNC = new RegExp(
  joined`
    \b(?:${SECRECY_ADJECTIVES})[ ,-]{1,2}(?:[a-z-]{2,20} ){0,2}(?:${CHAT_NOUNS})\b
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

/** One of `CHAT_NOUNS`, as a group to build with. */
const CHAT_NOUN = String.raw`(?:${CHAT_NOUNS})`;
/** How something is done that nobody is told of: "silently", "in the background". */
const SECRECY_ADVERB = new RegExp(joined`
  \b(?:
    silently|secretly|invisibly|quietly|covertly|automatically|transparently|seamlessly|implicitly
    |behind the scenes|behind your back|in the background|under the hood
    |without (?:you|anyone|telling|asking|your)|unseen|hidden|private|out of sight|magically
  )\b`);
/** Verbs of moving something: innocent of chats unless it is done unseen. */
const TRANSFER_VERBS = joined`
  cop(?:y|ies|ying|ied)|shar(?:es?|ing|ed)|carr(?:y|ies|ying|ied)|transfer(?:s|ring|red)?
  |relay(?:s|ing|ed)?|stream(?:s|ing|ed)?|merg(?:es?|ing|ed)|pip(?:es?|ing)|ferr(?:y|ies)
  |pass(?:es|ing|ed)?|beam(?:s|ing|ed)?|propagat(?:es?|ing|ed)|broadcast(?:s|ing)?
  |forward(?:s|ing|ed)?|upload(?:s|ing|ed)?|hand(?:s|ing|ed)?|bring(?:s|ing)?|tak(?:es?|ing)`;
/** Verbs of keeping two things alike: with chats as their object they are a claim by themselves. */
const SYNC_VERBS =
  'sync(?:s|ing|ed|hroni[sz]es?|hroni[sz]ing|hroni[sz]ed)?|mirror(?:s|ing|ed)?|replicat(?:es?|ing|ed)';

/**
 * Clauses with a verb that say that chats are synced or moved. A clause with `needs` counts only
 * where `needs` matches the same sentence.
 * Matches "syncs your chats", "silently copies transcripts"; not "copies transcripts".
 */
export const CHAT_SYNC_CLAUSES: readonly { readonly pattern: RegExp; readonly needs?: RegExp }[] = [
  {
    pattern: new RegExp(
      joined`
        \b(?:
          keeps? (?:\S{1,20} ){0,4}in sync
          |(?:${SYNC_VERBS}) (?:(?!from|to|into|with\b)[^\s,;.]{1,20} ){0,4}${CHAT_NOUN}
        )\b`,
    ),
    needs: new RegExp(String.raw`\b${CHAT_NOUN}\b`),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:${TRANSFER_VERBS}) (?:(?!from|to|into\b)[^\s,;.]{1,20} ){0,4}${CHAT_NOUN}\b`,
    ),
    needs: SECRECY_ADVERB,
  },
  {
    pattern: new RegExp(
      joined`
        \b${CHAT_NOUN} (?:\S{1,20} ){0,3}(?:is|are|gets?|be|being) (?:\w{2,20}ly )?
          (?:sync(?:ed|hroni[sz]ed)|mirrored|replicated)\b
        |\b${CHAT_NOUN},? (?:\w{2,20}ly )?(?:synced|synchroni[sz]ed|mirrored|replicated) `,
    ),
  },
  {
    pattern: new RegExp(
      joined`
        \b${CHAT_NOUN} (?:\w{2,20}ly )?
        (?:flows?|travels?|moves?|hops?|wanders?|migrates?|leaks?) (?:
          between|across|from|to|over|into
        )\b`,
    ),
    needs: SECRECY_ADVERB,
  },
  {
    pattern: new RegExp(
      joined`
        \b${CHAT_NOUN} (?:\S{1,20} ){0,3}(?:is|are|gets?|be|being) (?:
          \w{2,20}ly |behind the scenes )?
        (?:shared|copied|carried|relayed|merged|streamed|transferred|forwarded|passed)\b`,
    ),
    needs: SECRECY_ADVERB,
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

/** The name of a file for agents, with articles and adjectives: "your old CLAUDE.md". */
const AGENT_FILE_NAME = joined`
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
/** What something is called that takes the place of a file. */
const REPLACEMENT_NOUNS =
  'replacement|generator|substitute|alternative|successor|killer|stand-in|writer';

/**
 * A noun for something in the place of an agent file, or that writes one.
 * Matches "CLAUDE.md replacement", "a generated AGENTS.md"; not "an AGENTS.md".
 */
export const AGENT_FILE_REPLACEMENT = new RegExp(
  joined`
    (?:
        (?:
          drop-in|generated|auto-?generated|automatic|smart(?:er)?|better|full|complete|living
          |dynamic|self-writing
        ) ){0,3}(?:
        \.?(?:claude\.md|agents\.md|gemini\.md|cursorrules)[ -](?:file[ -])?
          (?:${REPLACEMENT_NOUNS})s?\b
        |\b(?:
            replacement|substitute|alternative|successor|stand-in|drop-in|generator
          ) (?:for|to|of) ${AGENT_FILE_NAME}
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

/**
 * Clauses with a verb that say that something takes the place of an agent file, or writes one.
 * Matches "replaces your CLAUDE.md", "no need for AGENTS.md"; not "reads your CLAUDE.md".
 */
export const REPLACEMENT_CLAUSES: readonly RegExp[] = [
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
      ) (?:(?:both|all|of|need|using|with) ){0,2}${AGENT_FILE_NAME}`,
  ),
  new RegExp(
    joined`
      \bmakes? ${AGENT_FILE_NAME} (?:completely |entirely )?
        (?:obsolete|redundant|unnecessary|superfluous|irrelevant)\b
      |\b${AGENT_FILE_NAME} (?:is|are|becomes?|has become|is now) (?:now |completely |entirely )?
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
      ) (?:(?!from|out|to|into|in|of|for|beside|next|or\b)[^\s,;.]{1,20} ){0,4}
      ${AGENT_FILE_NAME}`,
  ),
  new RegExp(
    joined`
      \b(?:
        turns?|compiles?|converts?|condenses?|distils?|distills?|renders?|assembles?
      ) (?:[^\s,;.]{1,20} ){0,5}into ${AGENT_FILE_NAME}`,
  ),
  new RegExp(
    joined`
      \b${AGENT_FILE_NAME} (?:\S{1,20} ){0,2}(?:is|are|gets?|being) (?:
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

import { joined } from '../../text/pattern.js';
import { describedAs, type Family, gap, STRANGE } from './demonstrations.js';

/** What memory is not, and what must not be said of it: the patterns, on sentences of `plainOf`. */

/** What a document says of memory that is not so. */
export type DescriptionKind = 'vector-database' | 'chat-sync' | 'agent-file' | 'promotion';

const VECTOR_DATABASE = joined`
  (?<!(?:local|in-repo(?:sitory)?|embedded|on-disk|in-process|bundled|sqlite|本地|内嵌)[ ,的-]{0,2})
    (?:\b(?:vector|embeddings?)[ -](?:data ?bases?|dbs?|stores?)\b
      |\b(?:pinecone|weaviate|qdrant|milvus|zilliz|chroma(?:db)?|pgvector|lancedb|turbopuffer
        |vertex ai vector search)\b|(?:语义|語義)?向量 ?(?:数据库|數據庫|資料庫|资料库|存储|儲存|库|庫|db|store|database)
      |${STRANGE}的?,? ?(?:semantic )?(?:vector|embeddings?|向量)[ -]?
      (?:index(?:es)?|memory|search(?: (?:engine|service|back-?end))?|索引|检索|檢索|引擎|记忆|記憶))`;
/** What tells readers how to build something of their own says nothing of what is here. */
const HOW_TO = joined`
  (?<!(?:^|❝ )(?:build|create|implement|learn|set up|design|develop|deploy|integrate|configure|explore
        |understand)\b.*|\b(?:guides?|walks?|teach(?:es)?|helps?) (?:you|users|developers|teams|readers) .*
      |^[a-z]+ing (?:and [a-z]+ing )?of .*)`;

const vectorDatabase: Family<DescriptionKind> = {
  kind: 'vector-database',
  needs: new RegExp(VECTOR_DATABASE),
  patterns: describedAs(`${HOW_TO}${VECTOR_DATABASE}`),
};

const CHAT = joined`
  (?:\b(?:chats?|conversations?|transcripts?|dialog(?:ue)?s?|(?:chat|session)[- ](?:history|histories|logs?|messages?)
  |sessions (?:of|between|across))\b
  |聊天|对话|對話|会话|會話)`;
const SECRET = joined`
  (?:\b(?:hidden|secret|silent|invisible|covert|private|background|opaque|shadow|undisclosed|stealth(?:y)?
  |behind-the-scenes|under-the-hood|seamless|implicit|unseen|ambient)\b
  |隐藏|隱藏|隐形|隱形|隐秘|秘密|祕密|暗中|后台|後台|静默|靜默|无感|看不见|看不見)`;
const HIDDEN_CHAT = joined`
  (?:${SECRET}[ ,的-]{0,2}(?:[a-z-]{2,20} ){0,2}${CHAT}|${CHAT}(?:记录|記錄|历史)?的?[ -](?:history[ -])?
      (?:sync\w*|mirror\w*|replication|relay)|(?:聊天|对话|對話|会话|會話)(?:记录|記錄|历史)?的?(?:同步|镜像|鏡像))`;
/** Nobody is told of it: "silently", "in the background". */
const UNSEEN = new RegExp(joined`
  \b(?:silently|secretly|invisibly|quietly|covertly|automatically|transparently|seamlessly|implicitly
      |behind the scenes|behind your back|in the background|under the hood
      |without (?:you|anyone|telling|asking|your)|unseen|hidden|private|out of sight|magically)\b
  |悄悄|偷偷|暗中|静默|靜默|后台|後台|背后|背後|自动|自動|私下|无感|默默|无声|秘密|隐藏|隱藏`);
/** With chats a claim by themselves. */
const SYNC = joined`
  (?:\b(?:sync(?:s|ing|ed|hroni[sz]\w+)?|mirror(?:s|ing|ed)?|replicat(?:es?|ing|ed)|in sync)\b|同步|镜像|鏡像)`;
/** Innocent of chats unless it is done unseen. */
const MOVE = joined`
  (?:\b(?:cop(?:y|ies|ying|ied)|shar(?:es?|ing|ed)|carr(?:y|ies|ying|ied)|transfer\w*|relay\w*|stream\w*
        |merg(?:es?|ing|ed)|pip(?:es?|ing)|ferr(?:y|ies)|pass(?:es|ing|ed)?|beam\w*|propagat\w+|broadcast\w*
        |forward(?:s|ing|ed)?|upload\w*|hand(?:s|ing|ed)?|bring(?:s|ing)?|tak(?:es?|ing)|flows?|travels?|moves?
        |hops?|wanders?|migrat\w+|leaks?|follow\w*|collect\w*|record(?:s|ed)?|captur\w+)\b|复制|複製|共享|搬运|搬運|传输|傳輸
      |传递|傳遞|上传|上傳|转发|轉發|搬|带|帶)`;

const chatSync: Family<DescriptionKind> = {
  kind: 'chat-sync',
  needs: new RegExp(CHAT),
  patterns: [
    ...describedAs(HIDDEN_CHAT),
    new RegExp(`${SYNC} ${gap(5)}${CHAT}|${CHAT},? ${gap(6)}(?:${SYNC}(?<!sync)|in sync)`),
    new RegExp(joined`
      (?:同步|镜像|鏡像)[^,;。不没沒无無]{0,12}(?:聊天|对话|對話|会话|會話)
      |(?:聊天|对话|對話|会话|會話)[^,;。不没沒无無]{1,14}(?:同步|镜像|鏡像)`),
    [new RegExp(CHAT), new RegExp(MOVE), UNSEEN],
  ],
};

/** The name of a file for agents, with articles and adjectives: "your old CLAUDE.md". */
const AGENT_FILE = joined`
  (?:(?:(?:your|the|a|an|any|another|every|our|their|hand-?written|manual|static|project|repo|root|old|existing
        |local|of|both|using|for|with|whole|整个|你的|您的|手写的?|手寫的?|项目的?) ?){0,4}\.?
      (?:claude\.md|agents\.md|gemini\.md|cursorrules|cursor rules?|copilot[- ]instructions(?:\.md)?)(?:'s)?
      (?: files?)?(?!(?: ?[/,]| or| and)? ?(?:\S+ )?(?:blocks?|sections?|tables?|lines?|headings?|headers?
        |parts?)\b))`;
const REPLACEMENT =
  'replacement|generator|substitute|alternative|successor|killer|stand-in|drop-in|writer|compiler';
const REPLACES = joined`
  (?:replac(?:es?|ed|ing)|supersed(?:es?|ed|ing)|supplant\w*|substitut(?:es?|ing) for|stands? in for
      |takes? the place of|takes? over (?:from|the (?:role|job|place|part) of)|fills? the role of|obsoletes?
      |eliminat(?:es?|ing)(?: the need for)?|remov(?:es?|ing) the need for|do(?:es)? away with|gets? rid of
      |retires?|swaps? out|kills?|ditch(?:es)?|goodbye(?:,| to)?|forget(?: about)?|throw away|toss|delete
      |remove|drop|(?:stop|no more|done with|instead of)(?: (?:hand-?)?
        (?:writing|maintaining|editing|updating|keeping|curating))?
      |(?:no longer|not|never(?: again)?) (?:(?:ever )?(?:have|need) (?:to )?)?
      (?:write|maintain|edit|touch|keep|update|need)|(?:no longer|not) (?:need|require)
      |no (?:more )?need (?:for|to \w+)|in place of|in lieu of|(?:needs?|requires?) no)`;
const MAKES = joined`
  (?:(?:auto-?|re)?(?:generat|writ|creat|compil|maintain|produc|synthesi[sz]|render|emit|output|build|draft
        |author)(?:e?s|ed|ing|ten)|rewrites|(?:will|can) (?:[a-z]{2,16}ly )?
      (?:generate|write|create|produce|compile|maintain|build))`;
const agentFile: Family<DescriptionKind> = {
  kind: 'agent-file',
  needs: /\.md\b|cursor ?rules|copilot[- ]instructions/,
  patterns: [
    ...describedAs(joined`
      (?:\.?(?:claude|agents|gemini)\.md|cursorrules)[ -](?:file[ -])?(?:${REPLACEMENT})s?\b
      |\b(?:${REPLACEMENT}) (?:for|to|of) ${AGENT_FILE}
      |\b(?:generated|auto-?generated|self-writing|self-updating|smarter|better|living|dynamic|the new) ${AGENT_FILE}
      |(?:自动|自動)?(?:生成|產生|产生)的? ?(?:claude|agents)\.md
      |(?:claude|agents|gemini)\.md ?(?:文件|檔案|文檔)?的? ?
        (?:替代品|替代物|替代方案|替代|替换品|generator|生成器|產生器|继任者|升级版|代替品|接班人)`),
    new RegExp(joined`
      (?<!\bagents\.md (?:file )?(?:now )?)\b${REPLACES} (?:(?:the |your |all )?(?:[a-z-]+ )?
        (?:rules|instructions|contents?) (?:in|of) )?${AGENT_FILE}`),
    new RegExp(joined`
      \b(?:make|makes|render|renders) ${AGENT_FILE} (?:completely |entirely )?
        (?:obsolete|redundant|unnecessary|superfluous|irrelevant)\b
      |\b${AGENT_FILE} (?:is|are|becomes?|has become) (?:now |completely |entirely )?
        (?:obsolete|redundant|unnecessary|superfluous|dead|gone|no longer (?:needed|necessary|required)
        |a thing of the past|history)\b`),
    new RegExp(joined`
      \b${MAKES} (?:(?!(?:from|out|to|into|in|of|for|beside|next|or|not|no)\b)[^\s,;.]{1,20} ){0,4}${AGENT_FILE}
      |\b(?:turns?|compiles?|converts?|condenses?|distil\w+|assembles?) ${gap(5)}into ${AGENT_FILE}
      |\b${AGENT_FILE} (?:\S{1,20} ){0,2}(?:is|are|gets?|being) (?:automatically |always |then |auto-?)?
        (?:generated|written|produced|regenerated|compiled|built|rendered|replaced|superseded)
        (?: automatically| for you| straight| directly)? (?:from|by|out of) (?!hand|people|a person|the team)`),
    new RegExp(joined`
      (?:取代|替代|代替|替换|替換|替掉|淘汰|顶替|頂替|告别|告別|不再需要|不需要再?(?:写|寫|维护|維護)|(?:无需|無需|不用|不必|不需)再?(?:要|写|寫|维护|維護|手写)|省去|省掉
          |丢掉|扔掉|删掉|抛弃)(?:了|你|您|我们|我們|的|手写|手寫|原有|传统|整个|维护|編寫|编写|[ 、]|agents\.md|和|与){0,8}
        (?:claude|agents|gemini)\.md
      |(?:编译成|編譯成|转成|轉成|变成|變成|汇总成|彙整成|整理成|生成|產生|产生|产出|產出|写出|寫出|维护|維護|编写|改写)
        (?:一份|一个|一個|你的|您的|出|新的|整个|项目|項目|的|[ ]){0,5}(?:claude|agents|gemini)\.md
      |(?:claude|agents|gemini)\.md(?:[^,;。]{0,12}(?:自动|自動)(?:生成|產生|产生)
          | ?(?:文件)?(?:已经|已經|已|就|也|便|可以|可){0,2}(?:过时|過時|被取代|被替代|退休|淘汰|多余|多餘))`),
  ],
};

/** What somebody proposed and nobody adopted; or any memory. */
const PROPOSED = joined`
  \b(?:candidates?(?: (?:facts?|memor(?:y|ies)|notes?))?|facts?|notes?|memor(?:y|ies)|learnings?|statements?
      |suggestions?|(?:everything|anything|whatever|what|all that|whatever it is that) (?:\S{1,20} ){0,5}?
      (?:writes?|says?|learns?|proposes?|suggests?|records?|takes? down|in \S{1,30}\.md)
      |(?:claude|agents|gemini)\.md|agent files?|it|they|adoption|promotion)\b
  |候选|候選|记忆|記憶|事实|事實|笔记|筆記|claude\.md|agents\.md`;
/** It is trusted, or becomes so. Matches "is trusted", "accepts", "enters the baseline"; not "trusted facts". */
const IS_TRUSTED = joined`
  \b(?:is|are|gets?|be|being|becomes?|become|counts?|count|turns?|treated|taken|considered|stays?|remains?|marked
  |made|as
    |were|was|still) ${gap(4, 'from|excluded')}
    (?:trusted|truth|true|accepted|adopted|believed|promoted|approved|applied|baseline)\b
  |\b(?:trusts|accepts|adopts|promotes|believes|approves)\b
  |\b(?:we|agents|they|will) (?:trust|accept|adopt|promote|believe|approve)\b
  |\b(?:imported|merged|copied|taken over|pulled|folded|loaded) ${gap(3)}(?:in)?to ${gap(2)}(?:memory|baseline|facts)\b
  |\b(?:imports?|merges?|copies|pulls|folds|loads) (?:\S{1,24} ){1,5}(?:in)?to ${gap(2)}(?:memory|baseline|facts)\b
  |\b(?:enters?|joins?|go(?:es)?|lands?|added|moves?|flows?|written|saved|put|makes? it|slips?) ${gap(3)}
    (?:in|to|into)? ?(?:the )?(?:trusted|accepted|baseline)\b
  |\btrust is (?:granted|given)|\b(?:gets?|gains?|receives?) (?:\w+ )?trust\b
  |\b(?:adoption|promotion|approval|acceptance) (?:happens|is|occurs|takes place|runs|works)\b
  |(?:被|即|就|会|會|为|為|成|入|进|進|获得|自动|自動|直接)(?:[^,;。]{0,6})(?:可信|信任|采纳|採納|接受|基线|基線|采用|導入|导入)`;
/** Nobody decides about it. */
const UNDECIDED = joined`
  \b(?:automatically|auto-?(?:matic)?|silently|blindly|unconditionally|by (?:itself|themselves|default)
      |on (?:its|their) own|immediately|instantly|at once|(?:right|straight) away|no questions asked|unreviewed
      |unchecked|unasked|without (?:[\w-]{1,20} ){0,4}?(?:review\w*|approv\w*|adopt\w*|confirm\w*|consent
        |permission|check\w*|pull requests?|decision|oversight|ask\w*|look\w*|delay|vote|sign-?off|human|person
        |anyone|anybody|questions?)(?: \w+ing)?(?: \w+ing| it| them)?
      |(?:nobody|no one|no (?:human|person|reviewer|maintainer)) (?:\w+ ){0,3}?
      (?:review|approv|look|check|read|ask|confirm|adopt|decid)\w*
      |as soon as (?:(?:it|they|an?|the|your|any) )?(?:\w+ ){0,2}
      (?:writ|propos|record|suggest|learn|creat|sav|appear|says?)\w*|(?<!at )the (?:moment|second|minute)
      |from (?:then|that moment) on|for you|(?:no|zero) (?:\w+ ){0,2}(?:review|approval|adoption)s?
      (?: \w+ (?:needed|required))?)\b
  |自动|自動|直接|悄悄
  |(?:无需|無需|未经|未經|不经|不經|不用|不必|不需要?)(?:任何|人工|人)?(?:审查|審查|审核|審核|批准|采纳|採納|确认|確認|评审|評審|同意)`;
/** What ends trust, in the mouth of somebody who goes on trusting it. */
const UNTRUSTWORTHY = joined`
  \b(?:stale|superseded|outdated|expired|policy[- _]blocked|blocked|rejected|unadopted|unreviewed|unapproved|unaccepted
    |candidate|proposed|suggested) (?:(?:agent|repo|project) )?(?:facts?|memor(?:y|ies)|notes?|entries|candidates?)\b
  |\bcandidates\b|\b(?:an?|any|each|every) (?:new )?candidate\b`;
const STILL_TRUSTED = joined`
  \b(?:is|are|stays?|remains?|counts?|counted|treated|still|also|listed) (?:(?:as|a|part|of|the|still|fully|just|in
  |also|like
    |kept|always|be) ){0,4}(?:trusted|accepted|believed|adopted|baseline)\b`;
/** A decision, or another condition of trust: "once a reviewer adopts it", "by a maintainer". */
const DECIDED = new RegExp(joined`
  \b(?:(?:once|after|when|until|unless|only|if|as soon as|till|before)\b[^;]{0,60}
      (?:adopt|approv|review|accept|confirm|merg|decid|check)\w*
      |by (?:(?:an?|the|its|your|our|some|another) )?(?:\w+ )?
      (?:reviewer|maintainer|person|people|adopter|human|owner|codeowner)s?
      |(?:adopted|approved|reviewed|trusted|accepted) (?:facts?|memory|entries|notes)
      |with (?:an? |the |their )?(?:approval|adoption)|(?:only|after|once|when|until|through|via|pending
        |if) (?:an? |the )?(?:explicit )?(?:adoption|approval|review)
      |that (?:is|are|was|were|has been|have been) (?:adopted|approved|reviewed)|lost?|loses?|leaves?|expires?
      |excluded|dropped)\b
  |采纳后|採納後|批准后|之后才|才`);

const promotion: Family<DescriptionKind> = {
  kind: 'promotion',
  needs:
    /trust|accept|adopt|promot|believ|approv|baseline|import|memory|true|truth|[可信采採基导導]/,
  unless: DECIDED,
  patterns: [
    [new RegExp(PROPOSED), new RegExp(IS_TRUSTED), new RegExp(UNDECIDED)],
    [new RegExp(UNTRUSTWORTHY), new RegExp(STILL_TRUSTED)],
    new RegExp(joined`
      \b(?:automatic|silent|unreviewed|instant|blind|auto-?)[ -]?(?:promotion|adoption|acceptance|import) of ${gap(3)}
        (?:candidates?|facts?|memor|notes?|claude\.md|agents\.md)
      |\b(?:candidates?|facts?|notes?|memor(?:y|ies)|suggestions?|it|they) ${gap(3)}
        (?:skips?|bypass(?:es)?|needs? no|requires? no|(?:does|do) not (?:need|require)|approves? (?:itself
        |themselves)|circumvents?) ?
        (?:(?:the|any|a|human|manual|further) ){0,2}(?:review|approval|adoption|gate|$|[.;,])
      |\b(?:trusts?|us(?:es?|ing)|treats?|rely|relies|counts?) ${gap(2)}candidates? ${gap(2)}(?:as if|as though|like)
        ${gap(4)}(?:adopted|accepted|trusted)\b
      |\b(?:reviews?|approvals?|adoption) (?:of ${gap(3)})?(?:is|are) (?:optional|unnecessary|skipped|automatic
      |not (?:needed|required))
      |\byou (?:do not|never|no longer) (?:have|need) to (?:review|approve|adopt|confirm|check) ${gap(2)}
        (?:candidates?|facts?|memory|notes?)`),
  ],
};

/** In the order of the messages. */
export const DESCRIPTIONS: readonly Family<DescriptionKind>[] = [
  vectorDatabase,
  chatSync,
  agentFile,
  promotion,
];

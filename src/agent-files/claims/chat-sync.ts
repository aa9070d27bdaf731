import { joined } from '../../text/pattern.js';

/**
 * Does a sentence say that conversations are synced where nobody sees it? `claims.ts` tries the noun
 * ("hidden chat sync") and the clauses with a verb ("silently copies your chats"). "It
 * copies transcripts." is none: copying is a claim only beside a word of secrecy (`needs`).
 *
 * Every pattern is tried on a sentence of `plainOf` (`plain.ts`). You may add a word to any list; each
 * gap needs an upper bound (`{0,4}`, never `*`), so that the time stays linear. A sentence that must
 * be found is a row of `__tests__/agent-files/claims/claims.txt`, one that must not of `harmless.txt`:
 * `claims.test.ts` beside them fails when this file is wrong.
 */

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

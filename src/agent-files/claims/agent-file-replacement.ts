import { joined } from '../../text/pattern.js';

/**
 * Does a sentence say that something takes the place of an agent file, or writes one? `claims.ts`
 * tries the noun ("a CLAUDE.md replacement") and the clauses with a verb ("replaces your AGENTS.md").
 * "It reads your CLAUDE.md." is none.
 *
 * Every pattern is tried on a sentence of `plainOf` (`plain.ts`). You may add a word to any list; each
 * gap needs an upper bound (`{0,4}`, never `*`), so that the time stays linear. A sentence that must
 * be found is a row of `__tests__/agent-files/claims/claims.txt`, one that must not of `harmless.txt`:
 * `claims.test.ts` beside them fails when this file is wrong.
 */

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

import { joined } from '../../text/pattern.js';

/**
 * Is a sentence about memory? It is by its own words (`MEMORY_WORD`), or because it refers back to a
 * title or sentence that is (`BACK_REFERENCE`). "Memory is quick." is; "It is quick." is below the
 * title "Memory"; "4 GB of memory" is about the machine, and `plain.ts` takes it out first
 * (`COMPUTER_MEMORY`). `claims.ts` asks for the other two.
 *
 * Every pattern is tried on a sentence of `plainOf` (`plain.ts`). You may add a word to any list; each
 * gap needs an upper bound (`{0,4}`, never `*`), so that the time stays linear. A sentence that must
 * be found is a row of `__tests__/agent-files/claims/claims.txt`, one that must not of `harmless.txt`:
 * `claims.test.ts` beside them fails when this file is wrong.
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

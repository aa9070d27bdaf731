import { joined } from '../../text/pattern.js';

/** Which sentences of a memory document are about memory, and not about the rest of the project? */

/** Memory of machines and of a product's users: "4 GB of memory", "user memories"; not "memory of the project". */
export const OTHER_MEMORY = new RegExp(
  joined`
    \b(?:
        amount of|minimum|maximum|requested|allocated|\d{1,6} ?[kmgt]i?b of
        |(?:cpu|cores|disk|ram) (?:and|or)
      ) (?:heap )?memory\b
    |\b(?:out of|gpu|virtual|physical|main|heap|peak|resident|device|video|working)[- ]memory\b|\bin-memory\b
    |\bmemory[- ](?:
        usage|leaks?|footprint|safe|safety|consumption|limits?|allocat\w+|bandwidth|pressure|mapped|bound|efficient
      )\b
    |\b(?:(?:end-)?users?|customers?|conversation|chat ?bots?|bots?|players?|visitors?)(?:'s|')? memor(?:y|ies)\b
    |内存|記憶體`,
  'g',
);

/** Matches "memory", "the agent recalls", "candidates"; not "a memo". */
const MEMORY = new RegExp(joined`
  \b(?:
      memor(?:y|ies)|remember(?:s|ed|ing)?|recall(?:s|ed|ing)?|(?:trusted )?baseline|memtrust|facts?|candidates?
      |agents?'?(?: own)? notes?|notes? (?:of|by|from|that) (?:an? |the |your )?agents?|suggestions?
      |agents? (?:writes?|learns?|proposes?|records?|suggests?)
      |context[- ](?:layer|hand-?off|sharing|file)
    )\b
  |记忆|記憶|召回|可信基[线線]|事实|事實|候选|候選`);

/** What the rest of a project is about: "product search uses …", "the build generates …". */
const FOREIGN = new RegExp(joined`
  \b(?:
      search(?:es)?|(?:our|the|your|their|of) products?|products? (?:search|images?|pages?|data)|catalogs?
      |catalogues?|shops?|customers?|images?|recommend\w+|websites?|sites?|crm|rag
      |builds?|scripts?|templates?|hooks?|pipelines?|analytics|dashboards?|tickets?|support|calendar|e-?mails?
      |releases?|translations?|tests?|docs|table of contents|index page
    )\b
  |搜索|搜尋|商品|产品搜|客服|构建|構建|脚本|腳本`);

/** An opening that stands for the subject before it: "It is …", "The store keeps …"; not "Redis keeps …". */
const BACK_REFERENCE = new RegExp(joined`
  ^(?:
      it|its|this|that|they|these|those|here|everything|all|each|every|we|under the hood|behind the scenes|internally
      |technically|in (?:short|practice|other words|effect|essence|fact)|simply put|at (?:its|heart|the)|think of it
      |essentially|basically|effectively|actually|whatever|anything|nothing|(?:accepted |the )?(?:entries|notes)
      |(?:the|our) (?:\w+ )?(?:
          layer|store|system|tool|engine|service|product|back-?end|project|database|plugin|server|feature|whole thing
        )
    )\b
  |^(?:
      它|其|这|這|该|該|此|本|我们|我們|整个|整個|实际上|實際上|其实|其實|说白了|底层|底層|背后|背後|后端|後端|所有|全部|每
    )`);

/** What stands above or before a sentence, in plain words; the nearest last. */
export type Context = readonly string[];

/** Room for an adverb before what a fragment says: "Quietly stored in …". */
const LONGEST_ADVERB = 12;

/** Whether what a sentence says between two offsets is said of memory. */
export function isAboutMemory(plain: string, from: number, to: number, context: Context): boolean {
  const part = partAround(plain, from, to);
  if (MEMORY.test(part)) return true;
  if (FOREIGN.test(part)) return false;
  if (MEMORY.test(plain)) return true;
  return (
    (from <= LONGEST_ADVERB || BACK_REFERENCE.test(plain)) &&
    context.some((text) => MEMORY.test(text))
  );
}

/** From the comma before a place to the one behind it. */
function partAround(plain: string, from: number, to: number): string {
  const start = Math.max(
    ...[',', ';', ':', '—'].map((mark) => plain.slice(0, from).lastIndexOf(mark)),
  );
  const end = plain.slice(to).search(/[,;:—]/);
  return plain.slice(start + 1, end < 0 ? undefined : to + end);
}

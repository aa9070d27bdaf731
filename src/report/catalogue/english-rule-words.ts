import type { RuleCatalogue } from './catalogue.js';

/*
 * Which English words stand around what a rule says? Those of `memtrust explain` and `memtrust rules`, which need no
 * others: a part of `english.ts`, so that they load no more than this.
 *
 * Words are free, but for the columns, which `__tests__/cli/explain.test.ts` has.
 */

/** What is needed to explain a rule in English. */
export const ENGLISH_RULE_WORDS: RuleCatalogue = {
  language: 'en',
  rules: {},
  words: {
    severity: { error: 'error', warning: 'warning', notice: 'notice' },
    inBrackets: (said) => ` (${said})`,
    rule: {
      whatToDo: 'What to do: ',
      asks: (remedy) => `What to do. ${remedy}`,
      asksInMarkdown: (remedy) => `**What to do.** ${remedy}`,
      blank: ' ',
      cannotLower: 'The policy cannot lower its severity.',
      canLower: (rule) => `The policy can change its severity or turn it off: ${rule}.`,
      onlyCondition: (condition) =>
        `The policy can lower its severity only for the whole release condition: ${condition}.`,
      conditionOrRule: (condition, rule) =>
        `The policy can lower its severity for the whole release condition, ${condition}, or for this rule: ${rule}.`,
      acceptInline: (code) =>
        `To accept one finding: \`<!-- memtrust-ignore ${code}: reason -->\` above its line. `,
      acceptAll:
        'To accept what is found now: `npx memtrust check --update-baseline --reason WHY`.',
      columns: ['CODE', 'NAME', 'SEVERITY', 'WHAT IT FINDS'],
    },
  },
};

import { rules } from '../gate/rules/index.js';
import { renderActionDoc } from './action-doc.js';
import { ENGLISH_CATALOGUE } from './catalogue/english.js';
import { RULES_PAGES } from './catalogue/rules-page.js';
import { TRADITIONAL_CATALOGUE } from './catalogue/zh-hant.js';
import { SIMPLIFIED_CATALOGUE } from './catalogue/zh-hans.js';
import { renderRulesDoc } from './rules-doc.js';
import { schemas } from './schemas/index.js';

/*
 * `scripts/docs.mjs` writes what this answers, and nothing else calls it. A page that goes has to be deleted
 * by hand. The paths are linked from outside and from `project.ts`, so a page may come and none should be
 * renamed. `__tests__/report/docs.test.ts` fails when a page is not what the code says.
 */

/**
 * The documents that repeat code, by path below the root of the project. `npm run docs` writes them.
 *
 * @param actionYml text of action.yml, which is code to a runner.
 */
export function generatedDocs(actionYml: string): ReadonlyMap<string, string> {
  return new Map([
    ['docs/action.md', renderActionDoc(actionYml)],
    ...[ENGLISH_CATALOGUE, TRADITIONAL_CATALOGUE, SIMPLIFIED_CATALOGUE].map(
      (catalogue): [string, string] => [
        `docs/${RULES_PAGES[catalogue.language].path}`,
        renderRulesDoc(rules, catalogue),
      ],
    ),
    ...Object.entries(schemas).map(([name, { schema }]): [string, string] => [
      `docs/schemas/${name}.schema.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  ]);
}

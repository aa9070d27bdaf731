import { rules } from '../gate/rules/index.js';
import { renderActionDoc } from './action-doc.js';
import { renderRulesDoc } from './rules-doc.js';
import { schemas } from './schemas/index.js';

/*
 * The documents that repeat code. `scripts/docs.mjs` writes them; a page that goes is deleted by hand.
 */

/**
 * The documents that repeat code, by path below the root of the project. `npm run docs` writes them.
 *
 * @param actionYml text of action.yml, which is code to a runner.
 */
export function generatedDocs(actionYml: string): ReadonlyMap<string, string> {
  return new Map([
    ['docs/action.md', renderActionDoc(actionYml)],
    ['docs/rules.md', renderRulesDoc(rules)],
    ...Object.entries(schemas).map(([name, { schema }]): [string, string] => [
      `docs/schemas/${name}.schema.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  ]);
}

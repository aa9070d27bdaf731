import { plain, say } from '../../text/phrase.js';
import type { Diagnostic } from '../finding.js';
import type { RuleContext } from '../rule.js';

/*
 * Which changed documents were not looked at, because they are too large or too many? Safe error: a finding.
 * Silence would let a false claim pass behind a large file.
 *
 * `rules/misdescribed-memory.ts` and `rules/demo-without-fixture.ts` ask.
 * `__tests__/gate/rules/misdescribed-memory.test.ts` fails when this is wrong. Code, path and the key
 * `unread` make the fingerprint that users accept; the message is free. Each file that is named here is also
 * counted in `left.pages`.
 */

/**
 * Changed documents that nobody read have not passed. Of a branch that is looked at as a whole,
 * what was too much is told with the condition and fails nothing.
 */
export function* unreadDocuments({
  release,
  base,
  head,
}: RuleContext<'release'>): Generator<Diagnostic> {
  for (const path of base === head ? [] : release.head.unread) {
    yield {
      message: say`${path} is too large, or one of too many files, so its claims about memory were not checked`,
      remedy: plain(
        'Split the file or the change; or name the documents that are public under ' +
          '`release: {doc_paths: …}` in the policy.',
      ),
      path,
      key: 'unread',
    };
  }
}

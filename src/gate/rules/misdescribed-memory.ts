import type { ClaimKind } from '../../agent-files/claims/claims.js';
import { plain, say } from '../../text/phrase.js';
import { unreadDocuments } from '../release/unread.js';
import type { Rule } from '../rule.js';

/*
 * Does a public document give a wrong idea of memory? "Memory is an external vector database." in `README.md`:
 * an error at its line. A changed document that nobody read is an error too.
 *
 * `agent-files/claims/` finds the sentences, and the evidence `release` reads the documents that the change
 * touches. Safe error: to miss a sentence, since patterns know plain claims alone; but a document that is not
 * read counts against the change. When it is wrong, `__tests__/gate/rules/misdescribed-memory.test.ts` fails.
 * Users accept a claim by code, path and the claim's `key` (kind and digest), so `WORDS` and messages are
 * free; a new kind needs its word.
 */

const WORDS: Readonly<Record<Exclude<ClaimKind, 'boast'>, string>> = {
  'chat-sync': 'a hidden sync of chats',
  'vector-database': 'an external vector database',
  'agent-file': 'something that writes or replaces agent files such as CLAUDE.md',
};

/** Finds documents that give users a wrong idea of memory, such as that it collects their chats. */
export const misdescribedMemory: Rule<'release'> = {
  code: 'MT801',
  name: 'misdescribed-memory',
  severity: 'error',
  summary:
    'A public document describes memory as a hidden sync of chats, an external vector ' +
    'database, or a generated replacement of agent files.',
  why:
    'Who believes that puts private chats into memory, looks for it outside of the ' +
    'repository, or stops to keep the agent files that still count. Sentences that deny ' +
    'it, ask, compare with other products, quote or stand in code pass. Patterns look at ' +
    'words alone and find the plain claims.',
  remedy:
    'Say what memory is: statements in the repository that cite their sources, adopted ' +
    'by a person. Name other designs as what it is not.',
  fixed: false,
  releaseCondition: 'docs',
  *run(context) {
    yield* unreadDocuments(context);
    for (const { path, claims } of context.release.head.pages) {
      for (const { kind, line, column, key } of claims) {
        if (kind === 'boast') continue;
        yield {
          message: say`a sentence in ${path} describes memory as ${plain(WORDS[kind])}`,
          remedy: plain('Say what memory is, and name this as what it is not.'),
          path,
          line,
          column,
          key,
        };
      }
    }
  },
};

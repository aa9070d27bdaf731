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
  'chat-sync': 'a hidden chat sync',
  'vector-database': 'an external vector database',
  'agent-file': 'something that writes or replaces agent files such as CLAUDE.md',
};

/** Finds documents that give users a wrong idea of memory, such as that it collects their chats. */
export const misdescribedMemory: Rule<'release'> = {
  code: 'MT801',
  name: 'misdescribed-memory',
  severity: 'error',
  summary:
    'A public document describes memory wrongly: as hidden chat sync, a vector database, or ' +
    'generated agent files.',
  why:
    'Readers who believe it put private chats into memory, look for memory outside the ' +
    'repository, or stop maintaining their agent files. Sentences that deny, ask, compare or ' +
    'quote it pass, and so does code. The check uses patterns and finds only plain claims.',
  remedy:
    'Describe memory as it is: statements in the repository that cite their sources and that a ' +
    'person adopted. Mention other designs only as what it is not.',
  fixed: false,
  releaseCondition: 'docs',
  *run(context) {
    yield* unreadDocuments(context);
    for (const { path, claims } of context.release.head.pages) {
      for (const { kind, line, column, key } of claims) {
        if (kind === 'boast') continue;
        yield {
          message: say`a sentence in ${path} describes memory as ${plain(WORDS[kind])}`,
          remedy: plain('Describe memory as it is, and mention this only as what it is not.'),
          path,
          line,
          column,
          key,
        };
      }
    }
  },
};

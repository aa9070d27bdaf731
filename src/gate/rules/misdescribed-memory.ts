import type { DescriptionKind } from '../../agent-files/claims/descriptions.js';
import { say } from '../../text/phrase.js';
import type { Diagnostic } from '../finding.js';
import type { Rule, RuleContext } from '../rule.js';

/** Does a memory document give a wrong idea of memory? "Memory is a vector database.": an error at its line. */

const WORDS: Readonly<Record<DescriptionKind, string>> = {
  'vector-database': 'describes memory as an external vector database',
  'chat-sync': 'describes memory as a hidden chat sync',
  'agent-file':
    'describes memory as something that writes or replaces agent files such as CLAUDE.md',
  promotion: 'says that memory is trusted before anyone adopted it',
};

/** Finds documents that give users a wrong idea of memory, such as that it collects their chats. */
export const misdescribedMemory: Rule<'release'> = {
  code: 'MT801',
  name: 'misdescribed-memory',
  severity: 'error',
  summary:
    'A memory document calls memory what it is not, or says that candidates are trusted without ' +
    'an adoption.',
  why:
    'Readers who believe it put private chats into memory, look for memory outside the ' +
    'repository, stop maintaining their agent files, or trust what nobody adopted. Only memory ' +
    'documents are read: files that name memtrust, files of a store, and files listed under ' +
    '`release: {documents: …}`. Sentences that deny, ask, compare or quote it pass, and so does ' +
    'code. The check uses patterns and finds only plain claims.',
  remedy:
    'Describe memory as it is: statements in the repository that cite their sources and that a ' +
    'person adopted. Mention other designs only as what it is not.',
  releaseCondition: 'docs',
  *run(context) {
    yield* unreadDocuments(context);
    for (const { path, claims } of context.release.head.pages) {
      for (const { kind, line, column, key } of claims) {
        if (kind === 'certainty' || kind === 'demonstration') continue;
        yield {
          message: say`a sentence in ${path} ${[WORDS[kind]]}`,
          remedy: 'Describe memory as it is, and mention this only as what it is not.',
          path,
          line,
          column,
          key,
        };
      }
    }
  },
};

/** Changed documents that were not read have not passed; of a whole branch that is told with the condition. */
export function* unreadDocuments({
  release,
  base,
  head,
}: RuleContext<'release'>): Generator<Diagnostic> {
  for (const path of base === head ? [] : release.head.unread)
    yield {
      message: say`${path} is too large, or one of too many files, so its claims about memory were not checked`,
      remedy: 'Split the file or the change.',
      path,
      key: 'unread',
    };
}

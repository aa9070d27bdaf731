import { FAULT_REMEDY, faultWords } from '../exported/refusal.js';
import { say, type Phrase } from '../../text/phrase.js';
import type { ManagedBlock } from '../exported/markers.js';
import { sha256 } from '../../tree/digest.js';
import type { BlockFault } from '../exported/judge-block.js';
import type { Diagnostic } from '../finding.js';
import type { Rule } from '../rule.js';

/*
 * Does an agent file have a block that `memtrust export` never wrote of these facts? Somebody edited it, moved a
 * marker, or stamped another text with its digest. No policy may soften it: a block looks like reviewed memory to every
 * agent.
 */

/** Refuses blocks of trusted memory that memtrust did not write. */
export const forgedExport: Rule<'exported'> = {
  code: 'MT412',
  name: 'forged-export',
  severity: 'error',
  summary:
    'A block of trusted memory was not written by `npx memtrust export`, or was edited afterwards.',
  why:
    'Agents take such a block for reviewed memory. memtrust renders each listed fact again and ' +
    'compares the bytes, so a block that was edited by hand, copied from elsewhere or given a new ' +
    'digest is refused.',
  remedy: 'Run `npx memtrust export`. If a marker is broken, remove the block by hand first.',
  fixed: true,
  isAboutAgentFiles: true,
  *run({ exported: { head } }) {
    for (const { path, text, markers, blocks } of head.files) {
      for (const { kind, line } of markers)
        yield {
          path,
          line,
          // With what the file says: another lie between the same markers is another finding.
          key: `${kind}\0${sha256(text)}`,
          message: say`${path} ${[faultWords(kind)]}`,
          remedy: FAULT_REMEDY,
        };
      for (const { block, faults } of blocks)
        for (const fault of faults) {
          const words = wordsOf(fault);
          if (words !== null) yield found(path, block, words);
        }
    }
    for (const path of head.blocked)
      yield {
        path,
        key: 'policy-blocked',
        message: 'the policy blocks this file, and it has a block of `npx memtrust export`',
        remedy: 'Run `npx memtrust export`, or remove the block by hand.',
      };
  },
};

interface Words {
  readonly key: string;
  readonly message: Phrase;
}

function found(path: string, block: ManagedBlock, { key, message }: Words): Diagnostic {
  return {
    path,
    line: block.line,
    // A forged block that says something else now is forged anew.
    key: `${key}\0${block.stamped}\0${sha256(block.inner)}`,
    message: [...say`the block of trusted memory in ${path} `, ...message],
    remedy: 'Run `npx memtrust export`, which writes it again from the facts.',
  };
}

/** Null for what other rules report. */
function wordsOf(fault: BlockFault): Words | null {
  switch (fault.kind) {
    case 'digest':
      return {
        key: 'digest',
        message: say`was edited: its text does not have the digest in its marker`,
      };
    case 'form':
      return {
        key: 'form',
        message: say`contains text that memtrust does not write`,
      };
    case 'text':
      return {
        key: `text\0${fault.id}`,
        message: say`says of ${fault.id} what that fact does not say`,
      };
    case 'blocked':
      return {
        key: 'blocked',
        message: say`lists a fact that the policy blocks`,
      };
    case 'untrusted':
    case 'older':
    case 'pending':
      return null;
  }
}

import { mentionLabel, type Mention } from '../../../agent-files/mentions/mention.js';
import { citeNamed, namedGround } from '../../../lifecycle/cite-named.js';
import { placeArgument } from '../../../lifecycle/bind.js';
import { enumerate, phraseText, say } from '../../../text/phrase.js';
import { blockedBy } from '../../../trust/blocking.js';
import type { Io } from '../../io.js';
import type { OpenMemory } from '../../open-memory.js';

/* `memtrust bind` cites each thing that the statement names, and lists what is left for a person to decide. */

/** What became of the things that a statement names. */
export interface NamedBinding {
  readonly isWritten: boolean;
  /** Whether it is unclear which of several things a name means. */
  readonly isUnclear: boolean;
}

export async function bindNamed(io: Io, open: OpenMemory, id: string): Promise<NamedBinding> {
  const record = open.record(id);
  const ground = namedGround(open.tree, blockedBy(open.policies));
  const { text, added, named, uncited } = await citeNamed(open.tree, record, ground);
  const isWritten = added.length > 0;
  if (isWritten) open.write([{ path: record.path, content: text }]);
  for (const { mention } of added)
    io.out(phraseText(say`bound ${id} to ${mentionLabel(mention)}, which it names\n`));
  if (named.length > 0)
    io.out(
      phraseText(
        say`${id} names ${named.length} ${[named.length === 1 ? 'thing' : 'things']}, cites
          ${named.length - uncited.length}\n`,
      ),
    );
  for (const mention of uncited) io.err(leftWords(id, mention));
  return { isWritten, isUnclear: uncited.some(({ choices }) => choices.length > 0) };
}

/** Why a thing is not cited, and how to cite it. */
function leftWords(id: string, mention: Mention): string {
  const label = mentionLabel(mention);
  const ways = mention.choices.map(
    ({ path, lines, selector }) =>
      `npx memtrust bind ${id} ${placeArgument(path, { at: lines, selector: selector ?? { kind: 'file' } })}`,
  );
  return phraseText(
    ways.length === 0
      ? say`not cited: ${label} (too large to cite whole; cite the part that matters)\n`
      : say`not cited: ${label} (which one? ${enumerate(ways, ways.length)})\n`,
  );
}

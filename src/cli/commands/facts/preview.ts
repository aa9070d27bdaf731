import { renderJson } from '../../../report/json.js';
import { phraseText } from '../../../text/phrase.js';
import {
  adoptionDifference,
  differenceJson,
  differenceText,
  isSettled,
  stepAfterPreview,
} from '../../adoption-difference.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { useMemory } from '../../use-memory.js';
import type { FactsOptions } from './list.js';

/** Prints what adopting a fact would change, and writes nothing. */
export async function previewFact(
  io: Io,
  id: string,
  { format, now }: FactsOptions,
): Promise<ExitCode> {
  return useMemory(io, async (open) => {
    const record = open.record(id);
    await open.refuseBlocked(record);
    await open.shownAtBase(id);
    const preview = await adoptionDifference(open, record, Date.parse(now ?? io.now));
    io.out(
      format === 'json'
        ? renderJson(differenceJson(preview, open.base?.commit ?? null))
        : await differenceText(preview, open),
    );
    if (!isSettled(preview)) io.err(phraseText(stepAfterPreview(preview, record.path)));
    return EXIT.pass;
  });
}

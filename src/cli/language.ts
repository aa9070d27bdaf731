import { Option } from 'commander';
import { REPORT_LANGUAGES, type ReportLanguage } from '../memory/policy-shape.js';
import { readPolicy } from '../memory/store.js';
import { ConfigurationError } from '../text/errors.js';
import type { Io } from './io.js';

/*
 * In which language does a command explain a rule? In that of `--language`, else in the one that the policy in force
 * names, the policy of the base, else in English: also where there is no repository, or its policy cannot be read.
 *
 * `explain` and `rules` ask; a report is told in the language of the policy that it was judged under. The names of the
 * languages are those of the policy. When it is wrong, `__tests__/e2e/cli/language.test.ts` fails.
 */

/** `--language zh-Hant`, for one call of a command. */
export function languageOption(): Option {
  return new Option(
    '--language <language>',
    'in which language (default: `language` of the policy, else en)',
  ).choices(REPORT_LANGUAGES);
}

/** The language of the policy in force here. Never throws for want of a repository or of a policy. */
export async function languageHere(io: Io): Promise<ReportLanguage> {
  const { Workspace } = await import('./workspace.js');
  try {
    const workspace = await Workspace.open(io);
    try {
      const { base } = await workspace.settled({});
      return base === null ? 'en' : ((await readPolicy(base)).policy.language ?? 'en');
    } finally {
      workspace.close();
    }
  } catch (error) {
    if (error instanceof ConfigurationError) return 'en';
    throw error;
  }
}

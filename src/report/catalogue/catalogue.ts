import type { AdoptionRow } from '../../gate/adoptions.js';
import type { FixtureOrigin } from '../../fixtures/fixture-case.js';
import type { RuleCode, Severity } from '../../gate/finding.js';
import type { ReleaseId } from '../../gate/release/conditions.js';
import type { EventType } from '../../memory/ledger.js';
import type { AnchorResult } from '../../anchors/verdict.js';
import type { ReportLanguage } from '../../memory/policy-shape.js';
import type { Phrase } from '../../text/phrase.js';
import type { Verdict } from '../../gate/verdict.js';
import type { Status } from '../../trust/entry.js';
import type { Reason } from '../../trust/reasons.js';
import type { AfterApproval } from '../after-approval.js';

/*
 * Which words does a language need for the reports? `english.ts`, `zh-hant.ts` and `zh-hans.ts` each have all of them;
 * one that lacks a word does not compile.
 *
 * The views take their fixed words from here, by way of `spoken.ts`. Messages and remedies of findings are written by
 * the rules, in English alone. A text is for people: no program may read it, and none is in a fingerprint or a schema.
 * `__tests__/report/catalogue.test.ts` fails when a text was left in English or mixes the two Chinese ways of writing.
 */

/** What a rule says of itself. */
export interface RuleText {
  readonly summary: string;
  readonly why: string;
  readonly remedy: string;
}

/** The texts of rules by their code; a rule that has none here is told in English. */
export type RuleTexts = Readonly<Record<RuleCode, RuleText>>;

/** All that one language has. */
export interface Catalogue {
  readonly language: ReportLanguage;
  readonly rules: RuleTexts;
  readonly words: Words;
}

/** What is needed to explain a rule, and no more. */
export interface RuleCatalogue extends Pick<Catalogue, 'language' | 'rules'> {
  readonly words: Pick<Words, 'severity' | 'inBrackets' | 'rule'>;
}

/** A number of things as words: `1 error`, `2 errors`. */
export type Counted = (count: number) => string;

/** A part of a report, as its heading and as the middle of a sentence name it. */
export interface Heading {
  readonly heading: string;
  readonly title: string;
}

/** What all views share. */
interface SharedWords {
  /** Behind the name of the tool: `memtrust: `. */
  readonly colon: string;
  /** Between two items of a list. */
  readonly between: string;
  /** Between two parts of a sentence. */
  readonly comma: string;
  readonly semicolon: string;
  /** Between the verdict and its reason. */
  readonly dash: string;
  /** Ends a list of which only the first are named: ` and 3 more`. */
  readonly andMore: Counted;
  /** ` (MT201 silent-promotion)` */
  readonly inBrackets: (said: string) => string;
  readonly verdict: Readonly<Record<Verdict | 'report', string>>;
  readonly severity: Readonly<Record<Severity, string>>;
  readonly status: Readonly<Record<Status | 'trusted', string>>;
  /** What is stale although its sources are unchanged. */
  readonly staleFor: Readonly<
    Record<'conflicting_facts' | 'expired_fact' | 'not_yet_valid', string>
  >;
  readonly counted: Readonly<Record<Severity, Counted>>;
  readonly older: Counted;
  /** How many fixtures of all pass. */
  readonly fixturesPass: (passed: number, all: number) => string;
  readonly effective: Readonly<Record<AdoptionRow['effective'], string>>;
  readonly conditions: Readonly<Record<ReleaseId, string>>;
  /** `lowered by the policy: labels (off)` */
  readonly lowered: (by: readonly string[]) => string;
  readonly wholeReport: string;
  /** What to do in a repository with a policy and without facts. */
  readonly firstFact: string;
}

/** How the facts stand: `12 trusted, 1 stale`. */
interface StandingWords {
  readonly trusted: (count: number, unverifiable: number) => string;
  /** `1 stale`, `2 in conflict`: with a word of `status` or `staleFor`. */
  readonly staleAs: (count: number, said: string) => string;
  readonly candidate: Counted;
  readonly superseded: Counted;
  readonly policyBlocked: Counted;
  readonly rejected: Counted;
  readonly evidence: Counted;
  readonly agentFiles: Counted;
  readonly agentFilesChecked: Counted;
  readonly noFacts: string;
  /** Where a part of the repository was asked for: the rest may have facts. */
  readonly noFactsHere: string;
}

/** What was judged. */
interface SubjectWords {
  readonly workingTree: string;
  readonly stagedFiles: string;
  readonly commit: (head: Phrase) => Phrase;
  readonly noBase: string;
  readonly base: (sha: string) => Phrase;
}

/** Why an entry is what it is. */
interface ReasonWords {
  readonly reason: Readonly<Record<Reason, string>>;
  readonly replacedBy: (id: string) => Phrase;
  readonly conflictsWith: (ids: Phrase) => Phrase;
  readonly citesNothing: string;
}

/** The line of the verdict. */
interface LineWords {
  readonly moreErrors: Counted;
  readonly loseTrust: Counted;
  readonly trustedOnceMerged: Counted;
  readonly newCandidates: Counted;
  readonly nothingWrong: string;
  readonly noEffect: string;
}

/** What a change does to the trust in a fact. */
interface EffectWords {
  readonly removed: string;
  readonly isNew: string;
  readonly trustedOnceMerged: string;
  readonly stillTrusted: string;
  /** What an adoption of this change makes trusted, before a pull request can have its approval. */
  readonly candidateUntil: Readonly<Record<'merged' | 'approved', (wasTrusted: boolean) => string>>;
  readonly renamed: string;
  readonly adoptsAlone: string;
  readonly approvedBy: (logins: Phrase) => Phrase;
  readonly source: Readonly<Record<AnchorResult['verdict'], string>>;
  /** @param selector null where the whole file is cited. */
  readonly sourceIs: (path: string, selector: Phrase | null, said: string) => Phrase;
  /** Links to what a source said before the change, says now, and to the difference. */
  readonly versions: Readonly<Record<'before' | 'now' | 'diff', string>>;
  readonly gone: string;
  readonly moreSources: Counted;
  readonly adoptIt: (command: string) => Phrase;
}

/** What happens next where an approval is waited for. */
interface NextWords {
  readonly next: string;
  /** What no approval settles, where the verdict names another error, or it. */
  readonly fixOthers: string;
  readonly fixErrors: string;
  readonly approve: Readonly<Record<'reader' | 'maintainer', string>>;
  readonly rerun: Readonly<Record<AfterApproval, (who: 'reader' | 'maintainer') => string>>;
  /** All steps as one sentence. */
  readonly steps: (steps: readonly string[]) => string;
}

/** The comment on a pull request and the summary of a job. */
interface CommentWords {
  readonly notChecked: Heading;
  readonly trust: Heading;
  readonly findings: Heading;
  readonly otherFindings: string;
  readonly release: Heading;
  readonly moreTrust: string;
  readonly moreFindings: string;
  readonly adoptions: string;
  readonly entries: string;
  readonly fixtures: string;
  readonly otherOlder: string;
  readonly older: string;
  /** A title with the number of its rows. */
  readonly titled: (title: string, count: number) => string;
  readonly conditionFails: (name: string, isLowered: boolean) => string;
  readonly because: (why: string) => string;
  readonly likeIt: (count: number, folder: string | null, places: string) => string;
  readonly maintainer: string;
  readonly adoptionColumns: readonly string[];
  /** What a fact names, and what of it no source cites. */
  readonly coverage: (named: number, cited: number) => string;
  readonly entryColumns: readonly string[];
  readonly fixtureColumns: readonly string[];
  readonly notNeeded: string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly approval: (login: string, commit: string, isCounted: boolean, why: string) => string;
  readonly selfAdopted: string;
  readonly origin: Readonly<Record<FixtureOrigin, string>>;
  readonly passes: string;
  readonly fails: (why: string) => string;
  readonly releaseGate: (lowered: string) => string;
  readonly policy: (digest: string, isDefault: boolean) => string;
  readonly manifest: (digest: string) => string;
  readonly dropped: (titles: readonly string[]) => string;
  /** Stands for the parts that are not named: `12 more`. */
  readonly moreParts: Counted;
  readonly unfitted: Counted;
  readonly outside: (counted: string, folder: string) => Phrase;
  /** Heading and title of the section of a scope: `in services/payments`. */
  readonly inScope: (folder: string) => string;
  readonly moreInScope: (folder: string) => string;
  /** Scopes that the policy leaves out of the comment. */
  readonly hidden: Heading;
  readonly hiddenIn: (folder: string, count: number) => string;
}

/** What `memtrust check` prints. */
interface TextWords {
  readonly moreGrave: (said: string) => string;
  readonly more: Readonly<Record<'error' | 'warning', (count: number, rules: string) => string>>;
  readonly and: string;
  readonly moreNotices: Counted;
  readonly because: (why: string) => string;
  readonly trust: string;
  readonly moreTrust: Counted;
  readonly alsoStale: string;
  /** What a fact says, below a finding about it. */
  readonly statement: (said: string) => string;
  readonly moreStale: Counted;
  readonly incomplete: string;
  readonly older: (count: number, named: string) => string;
  readonly fixtures: (passed: number, all: number) => string;
  readonly releaseGate: string;
  readonly conditionsFail: (failed: number, all: number, names: string) => string;
}

/** The paragraph that says where the files of a run are. */
export interface RunFilesWords {
  readonly uploaded: string;
  readonly again: string;
  readonly thisRun: string;
  readonly artifact: (name: string, run: string) => string;
  readonly onRunner: (why: string, run: string) => string;
  readonly gatesRun: string;
  readonly elsewhere: (gate: string) => string;
  /** Characters of these sentences beyond those of English, as the inside of a class of a pattern. */
  readonly letters: string;
}

/** How a rule is explained, and how its findings are softened or accepted. */
interface RuleWords {
  readonly whatToDo: string;
  /** What to do, as a paragraph of plain text and of Markdown. */
  readonly asks: (remedy: string) => string;
  readonly asksInMarkdown: (remedy: string) => string;
  /** Between two sentences. */
  readonly blank: string;
  readonly cannotLower: string;
  readonly canLower: (rule: string) => string;
  readonly onlyCondition: (condition: string) => string;
  readonly conditionOrRule: (condition: string, rule: string) => string;
  readonly acceptInline: (code: RuleCode) => string;
  readonly acceptAll: string;
  /** Columns of the table that `memtrust rules` prints. */
  readonly columns: readonly string[];
}

/** The filters of the page. */
interface FilterWords {
  readonly name: string;
  readonly search: string;
  readonly rule: string;
  readonly allRules: string;
  readonly folder: string;
  readonly allFolders: string;
  readonly status: string;
  readonly severity: string;
  readonly showAll: string;
  /** How many rows of all are shown: `#` stands for each number. Beside a heading there is less room. */
  readonly shown: string;
  readonly count: string;
}

/** What was decided about a fact. */
interface HistoryWords {
  readonly events: Counted;
  readonly done: Readonly<Record<EventType, string>>;
  /** Between what was done, and who did it. */
  readonly by: string;
  readonly text: string;
  readonly sources: string;
  readonly reason: string;
  readonly evidence: string;
  readonly notInBase: string;
  readonly approvedBy: string;
  readonly broughtBy: string;
  readonly pullRequest: (number: number) => string;
  readonly older: Counted;
  readonly withoutRoom: Counted;
}

/** How many facts were adopted over the last commits of the base. */
interface TrendWords {
  readonly unchanged: (commits: number, adopted: number) => string;
  readonly changed: (
    commits: number,
    adopted: { readonly first: number; readonly last: number; readonly most: number },
  ) => string;
}

/** The code that a stale fact cites, as it was adopted and as it is. */
interface CitedWords {
  /** @param most stale facts whose code is shown. */
  readonly lead: (most: number) => string;
  readonly link: string;
  readonly name: string;
  readonly withheld: string;
  readonly notAtHand: string;
  readonly gone: string;
  readonly moreLines: Counted;
  readonly line: string;
  readonly before: string;
  readonly now: string;
}

/** The page for people. */
interface PageWords {
  readonly skip: string;
  readonly name: string;
  readonly sections: string;
  readonly findings: string;
  readonly calmState: string;
  readonly calmChange: string;
  readonly titles: Readonly<
    Record<
      | 'incomplete'
      | 'trust'
      | 'findingsOfState'
      | 'findingsOfChange'
      | 'cited'
      | 'entries'
      | 'adoptions'
      | 'release'
      | 'fixtures'
      | 'older'
      | 'accepted',
      string
    >
  >;
  readonly olderLead: string;
  readonly acceptedLead: string;
  readonly showThem: string;
  readonly cut: Counted;
  readonly tally: Readonly<Record<Status | 'trusted' | 'agentFiles' | 'evidence', string>>;
  readonly becomes: string;
  readonly because: string;
  /** Who accepted a finding, and in which file; null is beside the text. */
  readonly accepted: (author: string | null, path: string | null) => Phrase;
  readonly hiddenBegins: string;
  readonly hiddenSays: string;
  readonly filter: FilterWords;
  readonly groups: Readonly<
    Record<'agentFiles' | 'evidence' | 'look' | 'trusted' | 'outOfUse', string>
  >;
  /** Opens the rest of a long list. */
  readonly showMore: string;
  readonly moreFindings: Counted;
  readonly moreAdoptions: string;
  /** Leads to the finding that says what to do. */
  readonly whatToDo: string;
  /** Leads to the file of an entry on GitHub. */
  readonly file: string;
  readonly history: HistoryWords;
  readonly trend: TrendWords;
  readonly cited: CitedWords;
  readonly entryColumns: readonly string[];
  readonly remarks: Readonly<Record<'uncertain' | 'selfAdopted' | 'audited' | 'notTraced', string>>;
  readonly sources: Counted;
  readonly adoptions: string;
  readonly adoptionColumns: readonly string[];
  readonly approved: Readonly<Record<'yes' | 'proven' | 'notNeeded' | 'no', string>>;
  readonly approval: Readonly<Record<'at' | 'counts' | 'countsNot', string>>;
  readonly ofText: string;
  readonly releaseIs: (lowered: string) => string;
  readonly releaseColumns: readonly string[];
  readonly outcome: Readonly<Record<'passes' | 'fails' | 'off', string>>;
  readonly fixtureLead: string;
  readonly fixtureColumns: readonly string[];
  readonly passed: (passed: number, all: number) => string;
  readonly wronglyTrusted: string;
  readonly foot: Readonly<
    Record<
      | 'heading'
      | 'repository'
      | 'base'
      | 'head'
      | 'policy'
      | 'mode'
      | 'manifest'
      | 'judgedAt'
      | 'none'
      | 'workingTree'
      | 'stagedFiles'
      | 'file'
      | 'defaults'
      | 'broken'
      | 'loadsNothing',
      string
    >
  >;
}

/** The fixed words of all reports, by the view that says them. */
export interface Words extends SharedWords {
  readonly standing: StandingWords;
  readonly subject: SubjectWords;
  readonly why: ReasonWords;
  readonly line: LineWords;
  readonly effect: EffectWords;
  readonly next: NextWords;
  readonly comment: CommentWords;
  readonly text: TextWords;
  readonly runFiles: RunFilesWords;
  readonly rule: RuleWords;
  readonly page: PageWords;
}

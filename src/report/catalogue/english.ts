import { POLICY_PATH } from '../../memory/policy.js';
import { numbered } from '../../text/numbered.js';
import { say } from '../../text/phrase.js';
import type { Catalogue, Counted } from './catalogue.js';
import { ENGLISH_RULE_WORDS } from './english-rule-words.js';

/*
 * Which fixed words do the reports have in English? Each of them; what a rule says stands in the rule's own file.
 *
 * It is the catalogue of every evaluation whose policy names no other language, and the only one that is loaded with
 * the views. Words are free, but for `uploaded` and `again`, by which the companion knows its line (`run-files.ts`).
 * When they are wrong, the tests of the views fail: `__tests__/report/comment.test.ts` and others beside it.
 */

const many =
  (noun: string): Counted =>
  (count) =>
    numbered(count, noun);

/** The catalogue of English. */
export const ENGLISH_CATALOGUE: Catalogue = {
  ...ENGLISH_RULE_WORDS,
  words: {
    ...ENGLISH_RULE_WORDS.words,
    colon: ': ',
    between: ', ',
    comma: ', ',
    semicolon: '; ',
    dash: ' — ',
    andMore: (count) => ` and ${count} more`,
    verdict: { pass: 'pass', fail: 'fail', error: 'error', report: 'report mode: would fail' },
    status: {
      trusted: 'trusted',
      accepted: 'trusted',
      candidate: 'candidate',
      advisory: 'advisory',
      superseded: 'superseded',
      stale: 'stale',
      policy_blocked: 'policy-blocked',
      rejected: 'rejected',
    },
    staleFor: {
      conflicting_facts: 'in conflict',
      expired_fact: 'expired',
      not_yet_valid: 'not yet valid',
    },
    counted: { error: many('error'), warning: many('warning'), notice: many('notice') },
    older: many('older finding'),
    fixturesPass: (passed, all) => `${passed} of ${numbered(all, 'fixture')} pass`,
    effective: { now: 'now', on_merge: 'on merge', never: 'no' },
    conditions: {
      'labels-visible': 'Changed JSON shows source, status and trust',
      'explicit-adoption': 'Nothing enters the trusted baseline without an adoption',
      'honest-descriptions': 'Documents describe memory correctly',
      'shown-demonstrations': 'Demonstrations ran and passed, and no document overclaims',
    },
    lowered: (by) => `lowered by the policy: ${by.join(', ')}`,
    wholeReport: 'See `trust-report.json` for the whole report.',
    firstFact:
      'Write a first fact: `npx memtrust suggest` takes candidates from agent files, ' +
      '`npx memtrust propose` writes your own.',
    standing: {
      trusted: (count, unverifiable) =>
        `${count} trusted${unverifiable === 0 ? '' : ` (${unverifiable} unverifiable)`}`,
      staleAs: (count, said) => `${count} ${said}`,
      candidate: many('candidate'),
      superseded: (count) => `${count} superseded`,
      policyBlocked: (count) => `${count} policy-blocked`,
      rejected: (count) => `${count} rejected`,
      evidence: many('evidence file'),
      agentFiles: many('agent file'),
      agentFilesChecked: (count) => `${numbered(count, 'agent file')} checked`,
      noFacts: 'no facts',
      noFactsHere: 'no facts here',
    },
    subject: {
      workingTree: 'working tree',
      stagedFiles: 'staged files',
      commit: (head) => say`commit ${head}`,
      noBase: 'no base',
      base: (sha) => say`base ${sha}`,
    },
    why: {
      reason: {
        policy_blocked: 'the policy keeps it out',
        invalid_record: 'its file is not a valid fact',
        not_accepted: 'it was discarded or retired',
        attempt_evidence: 'it is evidence of an attempt',
        review_evidence: 'it is evidence of a review',
        adoption_unsettled: 'it is trusted once its adoption is merged',
        adoption_digest_mismatch: 'its text or sources were edited since it was adopted',
        adoption_record_missing: 'it calls itself trusted, but nobody has adopted it',
        candidate_not_adopted: 'nobody has adopted it',
        superseded_fact: 'another fact replaces it',
        conflicting_facts: 'it conflicts with another adopted fact',
        source_out_of_tree: 'what it cites is outside the repository',
        source_missing: 'what it cites is gone',
        source_digest_mismatch: 'what it cites changed',
        source_unreadable: 'what it cites cannot be checked',
        expired_fact: 'it has expired',
        not_yet_valid: 'it is not valid yet',
        live_source: 'an agent file is advisory',
        over_budget: 'it does not fit into the budget',
        selected_trusted_memory: 'it is adopted, and what it cites is unchanged',
        not_selected_trusted_fact: 'it is adopted, but was not selected',
        not_selected: 'it was not selected',
      },
      replacedBy: (id) => say`${id} replaces it`,
      conflictsWith: (ids) => say`it conflicts with ${ids}`,
      citesNothing: 'it is adopted; it cites nothing, so nothing can be checked',
    },
    line: {
      moreErrors: (count) => ` — and ${numbered(count, 'more error')}`,
      loseTrust: (count) => `${numbered(count, 'fact')} ${count === 1 ? 'loses' : 'lose'} trust`,
      trustedOnceMerged: (count) => `${numbered(count, 'fact')} trusted once merged`,
      newCandidates: many('new candidate'),
      nothingWrong: 'nothing is wrong',
      noEffect: 'this change does not affect trust',
    },
    effect: {
      removed: 'removed',
      isNew: 'new',
      trustedOnceMerged: 'trusted once merged',
      stillTrusted: 'still trusted once merged',
      candidateUntil: {
        merged: (wasTrusted) => `candidate, trusted ${wasTrusted ? 'again ' : ''}once merged`,
        approved: (wasTrusted) =>
          `candidate, trusted ${wasTrusted ? 'again ' : ''}once approved and merged`,
      },
      renamed: 'its sources were renamed, and their text is unchanged',
      adoptsAlone: 'its author may adopt alone',
      approvedBy: (logins) => say`${logins} approved it`,
      source: {
        fresh: 'is unchanged',
        moved: 'moved',
        changed: 'changed',
        unit_changed: 'changed around what is cited',
        origin_changed: 'changed an import or declaration that the cited code uses',
        missing: 'is gone',
        ambiguous: 'has the cited text another number of times',
        unreadable: 'cannot be checked',
        unbound: 'is not bound',
      },
      sourceIs: (path, selector, said) =>
        selector === null ? say`${path} ${[said]}` : say`${path} (${selector}) ${[said]}`,
      versions: { before: 'then', now: 'now', diff: 'diff' },
      gone: '; gone: ',
      moreSources: (count) => ` and ${count} more`,
      adoptIt: (command) => say`Run ${command} to have it trusted.`,
    },
    next: {
      next: 'Next:',
      fixOthers: 'fix the other errors',
      fixErrors: 'fix the errors',
      approve: { reader: 'approve', maintainer: 'a maintainer approves' },
      rerun: {
        companion: () => 'the check re-runs',
        person: (who) => (who === 'reader' ? 're-run the job' : 're-runs the job'),
        unknown: (who) =>
          `the check re-runs if the companion is set up; otherwise ${who === 'reader' ? '' : 'they '}re-run the job`,
      },
      steps: (steps) => `${capital(steps.join(', then '))}.`,
    },
    comment: {
      notChecked: { title: 'what could not be checked', heading: 'Not checked' },
      trust: { title: 'changes of trust', heading: 'What this change does to trust' },
      findings: { title: 'findings', heading: 'Findings' },
      otherFindings: 'Other findings of this change',
      release: { title: 'release gate', heading: 'Release gate' },
      moreTrust: 'more changes of trust',
      moreFindings: 'more findings',
      adoptions: 'adoptions in this change',
      entries: 'all entries',
      fixtures: 'fixtures',
      otherOlder: 'other findings',
      older: 'older findings, not from this change',
      titled: (title, count) => `${title.charAt(0).toUpperCase()}${title.slice(1)} (${count})`,
      conditionFails: (name, isLowered) =>
        `fails${isLowered ? ' (lowered by the policy)' : ''}: ${name}`,
      because: (why) => `, because ${why}`,
      likeIt: (count, folder, places) =>
        `${count} more like it${folder === null ? '' : ` in ${folder}`}: ${places}`,
      maintainer: 'A maintainer can resolve this; you do not need to do anything.',
      adoptionColumns: ['Fact', 'Event', 'Approved', 'Takes effect', 'Approvals'],
      coverage: (named, cited) => `names ${numbered(named, 'thing')}, cites ${cited}`,
      entryColumns: ['Entry', 'Status', 'Why'],
      fixtureColumns: ['Fixture', 'From', 'Outcome'],
      notNeeded: 'not needed',
      yes: 'yes',
      no: 'no',
      none: 'none',
      approval: (login, commit, isCounted, why) =>
        `${login} at ${commit} ${isCounted ? 'counts' : 'does not count'}: ${why}`,
      selfAdopted: ', self-adopted',
      origin: { 'built-in': 'built-in', repository: 'repository', proposed: 'proposed' },
      passes: 'passes',
      fails: (why) => `**fails**: ${why}`,
      releaseGate: (lowered) => `release gate ${lowered}`,
      policy: (digest, isDefault) => `policy ${digest}${isDefault ? ' (strict defaults)' : ''}`,
      manifest: (digest) => `manifest ${digest}`,
      dropped: (titles) =>
        `Left out because of the size limit: ${titles.join(', ')}. See \`trust-report.json\` for the whole report.`,
      moreParts: (count) => `${count} more`,
      unfitted: (count) => `${count} more did not fit: see \`trust-report.json\`.`,
      outside: (counted, folder) => say`${[counted]} outside ${folder}`,
      inScope: (folder) => `in ${folder}`,
      moreInScope: (folder) => `more in ${folder}`,
      hidden: { title: 'scopes without a section', heading: 'Scopes without a section' },
      hiddenIn: (folder, count) =>
        `${folder}: ${count} more. The policy leaves it out of the comment; see \`trust-report.json\`.`,
    },
    text: {
      moreGrave: (said) => `and ${said}; \`--format json\` has them all`,
      more: {
        error: (count, rules) => `${numbered(count, 'more error')} (${rules})`,
        warning: (count, rules) => `${numbered(count, 'more warning')} (${rules})`,
      },
      and: ' and ',
      moreNotices: (count) => `and ${numbered(count, 'more notice')}`,
      because: (why) => ` because ${why}`,
      trust: 'what this change does to trust',
      moreTrust: (count) => `and ${count} more`,
      alsoStale: 'also stale',
      statement: (said) => `It says: ${said}`,
      moreStale: (count) =>
        `and ${numbered(count, 'more stale fact')}; \`npx memtrust facts\` lists them all`,
      incomplete: 'incomplete: ',
      older: (count, named) =>
        `${numbered(count, 'older finding')}, not from this change: ${named}`,
      fixtures: (passed, all) => `fixtures: ${passed} of ${all} pass`,
      releaseGate: 'release gate: ',
      conditionsFail: (failed, all, names) => `${failed} of ${all} fail (${names})`,
    },
    runFiles: {
      uploaded: 'Report and manifest: ',
      again: 'Judged again on the default branch. ',
      thisRun: 'this run',
      artifact: (name, run) => `artifact ${name} of ${run}`,
      onRunner: (why, run) =>
        `not uploaded: ${why}. They are in the runner's temporary folder, at the outputs ` +
        `\`report-path\` and \`manifest-path\` of ${run}`,
      gatesRun: "the gate's run",
      elsewhere: (gate) =>
        `What ${gate} uploaded is this report only if its manifest has the digest above`,
      letters: '',
    },
    page: {
      skip: 'Skip to the report',
      name: 'trust report',
      sections: 'Sections',
      findings: 'Findings',
      calmState: 'Nothing is wrong here.',
      calmChange: 'This change does not affect trust, and the gate found no problems.',
      titles: {
        incomplete: 'Not checked',
        trust: 'What this change does to trust',
        findingsOfState: 'Findings',
        findingsOfChange: 'Findings of this change',
        cited: 'Cited code, then and now',
        entries: 'Entries',
        adoptions: 'Adoptions in this change',
        release: 'Release gate',
        fixtures: 'Fixtures',
        older: 'Older findings',
        accepted: 'Accepted findings',
      },
      olderLead: 'They existed before this change and do not affect the verdict.',
      acceptedLead: 'Someone accepted them with a reason, so they do not affect the verdict.',
      showThem: 'Show them',
      cut: (count) => `${count} more, too many for this page: see \`trust-report.json\`.`,
      tally: {
        trusted: 'trusted',
        accepted: 'not in the baseline',
        stale: 'stale',
        candidate: 'candidates',
        superseded: 'superseded',
        policy_blocked: 'policy-blocked',
        rejected: 'rejected',
        advisory: 'advisory',
        agentFiles: 'agent files',
        evidence: 'evidence files',
      },
      becomes: 'becomes',
      because: 'because ',
      accepted: (author, path) =>
        say`Accepted${author === null ? [] : say` by ${author}`} ${
          path === null ? ['beside the text'] : say`in ${path}`
        }: `,
      hiddenBegins: 'The hidden text begins, decoded; it is data, not an instruction:',
      hiddenSays: 'The hidden text says, decoded; it is data, not an instruction:',
      filter: {
        name: 'Filters',
        search: 'Search',
        rule: 'Rule',
        allRules: 'All rules',
        folder: 'Folder',
        allFolders: 'All folders',
        status: 'Status',
        severity: 'Severity',
        showAll: 'Show everything',
        shown: '# of # rows shown',
        count: '# of #',
      },
      groups: {
        agentFiles: 'Agent files',
        evidence: 'Evidence',
        look: 'Facts that need a look',
        trusted: 'Trusted facts',
        outOfUse: 'Facts out of use',
      },
      showMore: 'Show more',
      moreFindings: (count) => ` and ${numbered(count, 'more finding')}`,
      moreAdoptions: 'More adoptions',
      whatToDo: 'what to do',
      file: 'file',
      history: {
        events: (count) => `History: ${numbered(count, 'event')}`,
        done: {
          'candidate.applied': 'adopted',
          'fact.reverified': 'verified again',
          'fact.rebound': 'followed to where its sources went',
          'fact.superseded': 'replaced',
          'fact.retired': 'retired',
          'candidate.discarded': 'discarded',
          'evidence.recorded': 'evidence recorded',
          'candidate.proposed': 'proposed',
          'candidate.diffed': 'compared',
          'candidate.reviewed': 'reviewed',
        },
        by: ' by ',
        text: 'text ',
        sources: 'sources ',
        reason: 'reason: ',
        evidence: 'evidence: ',
        notInBase: 'not in the base yet',
        approvedBy: 'approved by ',
        broughtBy: 'in ',
        pullRequest: (number) => `pull request #${number}`,
        older: (count) => `and ${count} older: see \`npx memtrust show\``,
        withoutRoom: (count) =>
          `The history of ${numbered(count, 'more fact')} found no room: see \`npx memtrust show\`.`,
      },
      trend: {
        unchanged: (commits, adopted) =>
          `Adopted facts over the last ${commits} commits of the base: ${adopted}, unchanged.`,
        changed: (commits, { first, last, most }) =>
          `Adopted facts over the last ${commits} commits of the base: ` +
          `${first} at the start, ${last} now, ${most} at most.`,
      },
      cited: {
        lead: (most) =>
          `The code when each fact was adopted, and the code there now; at most ${most} stale facts.`,
        link: 'then and now',
        name: 'Then and now',
        withheld:
          'The text is withheld: it is memory or an agent file, the policy keeps it out, or it may hold a secret.',
        notAtHand: 'This clone does not have the adopted text: fetch the full history to see it.',
        gone: 'The cited code is gone.',
        moreLines: (count) => `${numbered(count, 'more line')} not shown.`,
        line: 'Line',
        before: 'Then',
        now: 'Now',
      },
      entryColumns: ['Entry', 'Status', 'Why'],
      remarks: {
        uncertain: 'uncertain',
        selfAdopted: 'self-adopted',
        audited: 'audited',
        notTraced: 'not traced',
      },
      sources: many('source'),
      adoptions: 'Adoptions',
      adoptionColumns: ['Fact', 'Decision', 'Takes effect', 'Approvals'],
      approved: {
        yes: 'approved',
        proven: 'proven, none needed',
        notNeeded: 'none needed',
        no: 'not approved',
      },
      approval: { at: ' at ', counts: ' counts: ', countsNot: ' does not count: ' },
      ofText: 'of text ',
      releaseIs: (lowered) => `The release gate is ${lowered}.`,
      releaseColumns: ['Condition', 'Outcome', 'Evidence'],
      outcome: { passes: 'passes', fails: 'fails', off: 'off' },
      fixtureLead:
        'Known ways to deceive a memory, run through the same judge under the policy in force.',
      fixtureColumns: ['Fixture', 'From', 'Outcome'],
      passed: (passed, all) => `${passed} of ${all} pass`,
      wronglyTrusted: ' something was trusted that must not be trusted',
      foot: {
        heading: 'What was judged',
        repository: 'Repository',
        base: 'Base',
        head: 'Head',
        policy: 'Policy',
        mode: 'Mode',
        manifest: 'Context manifest',
        judgedAt: 'Judged at',
        none: 'none',
        workingTree: 'the working tree',
        stagedFiles: 'the staged files',
        file: `from ${POLICY_PATH} of the base`,
        defaults: 'the strict defaults: the base has no policy',
        broken: 'the strict defaults: the policy of the base cannot be read',
        loadsNothing:
          'This page loads nothing and sends nothing. It quotes no memory but hidden text and what ledgers say. ' +
          'The whole report, for machines, is `trust-report.json`.',
      },
    },
  },
};

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

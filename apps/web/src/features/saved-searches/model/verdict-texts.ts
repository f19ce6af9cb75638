import type { Verdict, VerdictClause, VerdictFilter } from '@rotunda/contract';
import { platformName } from '@rotunda/contract/values';
import { DOCUMENT_TYPE_LABELS, DOCUMENT_TYPES, findJurisdiction } from '@rotunda/domain';
import { formatDate } from '../../../shared/format/format-date.ts';
import { sentenceCase } from '../../../shared/format/sentence-case.ts';

/** UI texts of a saved search's verdict on a document. */
export const verdictTexts = {
  title: (search: string) => `Why not? · ${search}`,
  document: 'Bill or document number',
  placeholder: 'H.R. 1, NY S1234, C-11',
  hint: 'See why this saved search did or didn’t alert you to a document. Add the session if you need an earlier one: HR1 118.',
  explain: 'Explain',
  explaining: 'Checking each clause...',
  failed: 'The document could not be checked.',
  unknown: (name: string) => `No document found for “${name}”. Check the number, or add the jurisdiction: NY S1234.`,
  others: 'Others with this number',
  query: 'Search text',
  filters: 'Filters',
  metadata: 'Your organization’s metadata',
  matched: 'Matches',
  notMatched: 'Doesn’t match',
  groups: { and: 'All of:', or: 'Any of:', not: 'None of:', clause: '' },
  filterNames: {
    documentTypes: 'Document type',
    isoCodes: 'Jurisdiction',
    lastUpdated: 'Last updated',
    introduced: 'Introduced',
    genericStatuses: 'Status',
    chambers: 'Chamber',
    billTypes: 'Bill type',
    activeSessions: 'Session',
    regDocumentTypes: 'Regulation type',
    researchDocumentTypes: 'Research type',
    socialPlatforms: 'Platform',
    stakeholderTypes: 'Stakeholder type',
  },
  metadataNames: { priorities: 'Priority', positions: 'Position', tagIds: 'Tags', projectIds: 'Projects' },
} as const;

const REASONS: Readonly<Record<Verdict['reasons'][number], string>> = {
  broken: 'The saved search can’t be read.',
  words: 'The search text doesn’t match the document.',
  filters: 'A filter excludes the document.',
  metadata: 'The priority, position, tags or projects your organization gave the document don’t match.',
  passage: 'No text of the document contains enough of the passage this saved search follows.',
  told: 'You already got alerts for these texts. A followed passage alerts once for each text.',
  'no-project': 'The saved search is not in a project, so it doesn’t alert.',
  older:
    'The saved search was saved or changed after the document last changed. It alerts to new and changed documents.',
  waiting: 'The document’s latest change is still being processed.',
  quarantined: 'The document’s latest change could not be processed yet and will be tried again.',
  since: 'It matches today, but did not when the document last changed, or that change is no longer on record.',
};

/** Returns the outcome in one sentence, followed by each reason. */
export function describeVerdict({ matches, reasons, alert, brokenReason, passageShare }: Verdict): string[] {
  const outcome =
    reasons.length === 0 && alert !== null
      ? `There is an alert: it matched on ${formatDate(alert.matchedTs)}.`
      : matches
        ? 'It matches today, but there is no alert for this version.'
        : 'It doesn’t match.';
  return [
    outcome,
    ...reasons.map((reason) => REASONS[reason]),
    ...(brokenReason === null ? [] : [brokenReason]),
    ...(passageShare === null ? [] : [`It contains ${Math.floor(passageShare * 100)}% of the followed passage.`]),
    ...(reasons.length > 0 && alert !== null ? [`An earlier version matched on ${formatDate(alert.matchedTs)}.`] : []),
    ...(alert?.isDeleted ? ['The alert was deleted, so it is not listed.'] : []),
    ...(alert?.markedIrrelevant ? ['The alert is marked irrelevant and listed under Irrelevant.'] : []),
  ];
}

export function describeClause({ kind, text }: VerdictClause): string {
  return text ?? verdictTexts.groups[kind];
}

/** Returns what a filter requires and what the document has. */
export function describeFilter(check: VerdictFilter): { asked: string; has: string } {
  const { filter, asked, has, fromTs, toTs, hasTs } = check;
  if (filter !== 'lastUpdated' && filter !== 'introduced') {
    const getWord = (value: string) => valueLabel(filter, value);
    return { asked: asked.map(getWord).join(', '), has: has === null ? 'Not known' : getWord(has) };
  }
  const day = (ts: number | null) => (ts === null ? '…' : formatDate(ts, 'UTC'));
  return { asked: `${day(fromTs)} – ${day(toTs)}`, has: hasTs === null ? 'Not known' : day(hasTs) };
}

function valueLabel(filter: VerdictFilter['filter'], value: string): string {
  switch (filter) {
    case 'documentTypes': {
      const type = DOCUMENT_TYPES.find((one) => one === value);
      return type === undefined ? value : DOCUMENT_TYPE_LABELS[type];
    }
    case 'isoCodes':
      return findJurisdiction(value)?.name ?? value.toUpperCase();
    case 'socialPlatforms':
      return platformName(value);
    default:
      return sentenceCase(value);
  }
}

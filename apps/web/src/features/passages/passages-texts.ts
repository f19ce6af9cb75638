import { LIMITS } from '@rotunda/contract/values';
import { formatNumber } from '../../shared/format/format-number.ts';

const counted = (count: number, one: string, more: string) => `${formatNumber(count)} ${count === 1 ? one : more}`;

/** UI texts of the panel that lists where else a passage appears. The specification does not cover it. */
export const passagesTexts = {
  title: 'Where else does this appear?',
  getPassage: (document: string) => `From ${document}`,
  searching: 'Searching for this passage…',
  preparing: 'Preparing the search index. This takes a few seconds after a pause.',
  failed: "The search for this passage didn't finish.",
  none: 'No other document has this passage',
  noneHint: 'The search compares wording, not meaning. It doesn’t find texts that say the same in other words.',
  found: (count: number) => `Found in ${counted(count, 'other document', 'other documents')}`,
  foundAbout: (count: number) => `Found in about ${formatNumber(count)} documents`,
  foundFirst: (shown: number) => `Showing the ${formatNumber(shown)} best matches.`,
  standard: `This is standard wording: more than ${LIMITS.passageDocuments} documents have it. Select something more specific to follow it.`,
  searched: ({ bills, others, waiting }: { bills: number; others: number; waiting: number }) =>
    [
      `Searched the current text of ${counted(bills, 'bill', 'bills')}`,
      others > 0 ? ` and ${counted(others, 'other document', 'other documents')}` : '',
      ' in this installation, not earlier versions.',
      waiting > 0 ? ` ${counted(waiting, 'document is', 'documents are')} not indexed yet.` : '',
    ].join(''),
  share: (share: number) => `${Math.min(100, Math.floor(share * 100))}% of the passage`,
  same: 'Marked words are the same as in your passage.',
  open: 'Open',
  openAt: (name: string) => `Open ${name} at this passage`,
  compare: 'Compare',
  compareWith: (name: string) => `Compare with ${name}`,
  showAll: 'Show all',
  showLess: 'Show less',
  follow: 'Follow this passage',
} as const;

import { CQ_TEXTS } from '@rotunda/contract/values';

/** Texts of the second source. Those that the specification fixes come from the contract's catalog. */
export const cqTexts = {
  ...CQ_TEXTS,
  milestones: 'Major Milestones',
  floor: 'Floor',
  committee: 'Committee',
  floorVotes: 'Floor votes',
  publications: 'Publications',
  fetchMore: (count: number) => `Fetch ${count} More`,
  fetching: 'Fetching…',
  words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`),
  bills: 'Bills',
  references: 'References',
  openRef: (label: string) => `${label} (opens in a new tab)`,
  resolving: 'Opening the reference…',
  meeting: 'Meeting and agendas',
  pdf: 'PDF',
  downloadPdf: 'Download PDF',
  loadingPdf: 'Loading the PDF…',
  pdfFailed: 'The PDF could not be shown.',
  updated: (when: string) => `Updated ${when}`,
} as const;

/** Names of the categories on their documents' pages. */
export const CATEGORY_NAMES = {
  news: 'News',
  transcripts: 'Transcripts',
  docs_analysis: 'Documents & Analysis',
  floor_amendments: 'Floor amendments',
  committee_amendments: 'Committee amendments',
  votes: 'Votes',
} as const;

/** Texts for categories without publications. */
export const EMPTY_TEXTS = {
  news: cqTexts.noNews,
  transcripts: cqTexts.noTranscripts,
  docs_analysis: cqTexts.noAnalysis,
  floor_amendments: cqTexts.noAmendments,
  committee_amendments: cqTexts.noAmendments,
  votes: cqTexts.noVotes,
} as const;

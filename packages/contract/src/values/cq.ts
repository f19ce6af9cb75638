import type { CqCategory } from '@rotunda/domain';

/** Sections of the second tab set (LEG-04), in order, with their categories. */
export const CQ_SECTIONS = [
  { id: 'news', label: 'News', categories: ['news'] },
  { id: 'transcripts', label: 'Transcripts', categories: ['transcripts'] },
  { id: 'documents', label: 'Documents & Analysis', categories: ['docs_analysis'] },
  { id: 'amendments', label: 'Amendments', categories: ['floor_amendments', 'committee_amendments'] },
  { id: 'votes', label: 'Votes', categories: ['votes'] },
] as const satisfies readonly { id: string; label: string; categories: readonly CqCategory[] }[];
export type CqSectionId = (typeof CQ_SECTIONS)[number]['id'];

export const CQ_LIMITS = {
  /** Hits shown at first, and the most that one request adds (LEG-04). */
  initialHits: 10,
  maxHits: 25,
  /** Hits shown at first in the narrow flyout (LEG-04). */
  initialHitsInFlyout: 3,
  /** Lifetime of a PDF token, in seconds. */
  tokenSeconds: 300,
  /** Largest PDF in bytes, whether it comes with the feed or is fetched when opened. */
  pdfBytes: 16 * 1024 ** 2,
  /** Timeout for fetching a whole PDF, in milliseconds. */
  pdfTimeoutMs: 20_000,
} as const;

/** Texts of the second source, kept apart from the texts that every page loads. */
export const CQ_TEXTS = {
  noMilestones: 'No Major Milestones',
  noNews: 'No news on this bill yet',
  noTranscripts: 'No transcripts on this bill yet',
  noAnalysis: 'No documents or analysis on this bill yet',
  noAmendments: 'No amendments on this bill yet',
  noVotes: 'No Votes',
  fetchFailed: 'More publications could not be loaded. Try again.',
  aiTranscript:
    'This transcript was written by AI and may contain errors. Check it against the recording or a proofread transcript.',
  notEntitled: 'Your organization is not entitled to this licensed content.',
  noFederalBill: 'Enter the number of a federal bill, e.g. US HR 1.',
  pdfRefused: 'This link to the PDF is not valid or has expired. Open the document again.',
  pdfUnavailable: 'The PDF could not be loaded from its publisher. Try again later.',
  refNotHeld: 'This reference points to a document that isn’t in this installation.',
  noBody: 'This document has no text.',
} as const;

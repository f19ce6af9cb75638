import type { CqCategory } from '@rotunda/domain';

/** The sections of the second tab set (S2 §2), in order, with the categories of each. */
export const CQ_SECTIONS = [
  { id: 'news', label: 'News', categories: ['news'] },
  { id: 'transcripts', label: 'Transcripts', categories: ['transcripts'] },
  { id: 'documents', label: 'Documents & Analysis', categories: ['docs_analysis'] },
  { id: 'amendments', label: 'Amendments', categories: ['floor_amendments', 'committee_amendments'] },
  { id: 'votes', label: 'Votes', categories: ['votes'] },
] as const satisfies readonly { id: string; label: string; categories: readonly CqCategory[] }[];
export type CqSectionId = (typeof CQ_SECTIONS)[number]['id'];

export const CQ_LIMITS = {
  /** S2 §9: hits shown at first, and the most one request adds. */
  initialHits: 10,
  mostHits: 25,
  /** S2 §9 "or 3 where set": the flyout is narrow, and shows so many at first. */
  initialHitsInFlyout: 3,
  /** Seconds a token for a PDF is good for. */
  tokenSeconds: 300,
  /** Bytes of a PDF, in a file given with the lines or fetched when it is opened. */
  pdfBytes: 16 * 1024 ** 2,
  /** Milliseconds until a PDF has been fetched as a whole. */
  pdfTimeoutMs: 20_000,
} as const;

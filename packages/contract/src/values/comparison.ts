/** Limits of comparing two bills or two versions of a bill (CMP-01). */
export const COMPARISON_LIMITS = {
  /** Most results cached for each kind of search in the dialog (CMP-01). */
  cachedAnswers: 10,
  /** Number of other bills a search shows at first. */
  otherBills: 10,
  /** Debounce of the other-bills search, in milliseconds. */
  searchDelayMs: 600,
  searchText: 200,
  /** Most sections in one request. */
  maxSections: 50,
  versionId: 220,
  /**
   * Most sections returned for a comparison, because a page that lists and lays out many more stalls. The longest
   * federal bills have about two thousand.
   */
  sectionsShown: 10_000,
} as const;

/** Export formats of a comparison: one for word processors, one for printing and reading. */
export const COMPARISON_EXPORT_FORMATS = ['docx', 'pdf'] as const;
export type ComparisonExportFormat = (typeof COMPARISON_EXPORT_FORMATS)[number];

/** Texts of the comparison dialog, as specified (CMP-01). */
export const COMPARISON_TEXTS = {
  noBillsFound: 'No bills found matching your search',
  noRelatedBills: 'No related bills or similar bills found for the selected document',
  noVersions: 'No version information available for this bill',
  onlyOneVersion: 'Only one version is available for this bill',
  primaryFirst: 'Please select a primary bill first',
} as const;

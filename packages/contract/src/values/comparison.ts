/** Of comparing two bills or two versions of one (S1 §4, 8, 9). */
export const COMPARISON_LIMITS = {
  /** Bills found for a search, of each kind of answer that the dialog keeps. */
  cachedAnswers: 10,
  /** Other bills a search shows at once. */
  otherBills: 10,
  /** Milliseconds the words of the other-bills search rest before they are looked for. */
  searchDelayMs: 600,
  searchText: 200,
  /** Sections read at once. */
  sectionsAtOnce: 50,
  versionId: 220,
  /** Of one comparison: a page that lists and lays out many more stalls. The longest federal bills have two thousand. */
  sectionsTold: 10_000,
} as const;

/** Files a comparison is exported as: one for word processors, one for printing and reading. */
export const COMPARISON_EXPORT_FORMATS = ['docx', 'pdf'] as const;
export type ComparisonExportFormat = (typeof COMPARISON_EXPORT_FORMATS)[number];

/** The words of the specification for the comparison dialog (S1 §8). */
export const COMPARISON_TEXTS = {
  noBillsFound: 'No bills found matching your search',
  noRelatedBills: 'No related bills or similar bills found for the selected document',
  noVersions: 'No version information available for this bill',
  onlyOneVersion: 'Only one version is available for this bill',
  primaryFirst: 'Please select a primary bill first',
} as const;

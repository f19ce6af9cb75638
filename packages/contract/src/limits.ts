/** Limits both sides obey; each is stated once. */
export const LIMITS = {
  /** SEA-09: counted exactly up to here unless the organisation's flag says otherwise. */
  searchResultsLimit: 10_000,
  pageSizes: [10, 25] as const,
  groupedResultsPerType: 3,
  savedSearchTitle: 200,
  projectName: 200,
  projectImpact: 100,
  /** S1 §9: days of the preview before a saved search is saved. */
  previewDays: 90,
  alertsPageSize: 25,
  bulkIds: 500,
  quickHitsPanelPx: 425,
  fetchByIds: 100,
} as const;

/** S1 §9 and S3 §9, in milliseconds. */
export const DELAYS_MS = { searchBox: 120, toast: 3000, successToast: 5000 } as const;

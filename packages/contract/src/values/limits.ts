/** Limits that client and server share; each is defined once. */
export const LIMITS = {
  /** Results are counted exactly up to this number, unless the organization's flag sets another (SEA-09). */
  searchResultsLimit: 10_000,
  pageSizes: [10, 25] as const,
  groupedResultsPerType: 3,
  savedSearchTitle: 200,
  projectName: 200,
  projectImpact: 100,
  /** Days covered by the preview of a new saved search (SEA-13). */
  previewDays: 90,
  /** Existing documents that are added to a saved search's alerts at once, the newest first. */
  existingAlerts: 1_000,
  /** Weeks covered by the replay of a new saved search. */
  replayWeeks: 52,
  /** Longest number or name by which a user names a document, in characters. */
  documentName: 200,
  alertsPageSize: 25,
  bulkIds: 500,
  /** Longest query of the search within a text, in characters, because the address contains it. */
  textQuery: 2000,
  /** 500 documents in 10 projects each. */
  projectLinks: 5000,
  quickHitsPanelPx: 425,
  /** Number of people suggested for a typed name. */
  quickHitPeople: 6,
  fetchByIds: 100,
  /** Page sizes of sponsored bills (STK-02). */
  sponsoredBillsPage: 10,
  sponsoredBillsPages: [10, 25, 50, 100] as const,
  projectDescription: 2000,
  collaborators: 200,
  tagName: 100,
  maxTags: 200,
  maxProjects: 500,
  workflowColumnTitle: 100,
  workflowColumns: 50,
  actionName: 200,
  actionSummary: 10_000,
  attendees: 200,
  /** Page size and default duration of actions (ACT-01). */
  actionsPageSize: 10,
  actionSeconds: 3600,
  /** 1900 to the end of 2199, in Unix seconds. No calendar covers more, and times outside are typing errors. */
  actionEarliest: Date.UTC(1900, 0, 1) / 1000,
  actionLatest: Date.UTC(2200, 0, 1) / 1000 - 1,
  actionPageSizes: [10, 25, 50, 100] as const,
  /** Most characters and events of a calendar file; a busy calendar has a tenth of that in a year. */
  calendarFileCharacters: 500_000,
  calendarEvents: 1000,
  /** Number of events that an import names because it could not read them. */
  calendarErrors: 20,
  attachmentTitle: 200,
  attachmentSummary: 5000,
  linkedEntities: 100,
  linkedEntityResults: 10,
  filterValues: 200,
  /** All that the screens remember for one user, as JSON. The product itself stores less than 10 KB. */
  preferenceBytes: 128 * 1024,
  searchText: 1000,
  url: 2000,
  fileBytes: 50_000_000,
  /** Length of a passage to search for in other documents, in characters and words (packages/similarity). */
  passageCharacters: 30_000,
  passageWords: { min: 12, max: 3000 } as const,
  /** A passage found in more documents than this is standard wording. */
  passageDocuments: 20,
  commentText: 5000,
  commentsPageSize: 25,
} as const;

/** Delays of searches and toasts (SEA-01, SHL-10), in milliseconds. */
export const DELAYS_MS = {
  searchBox: 120,
  attachmentSearch: 120,
  linkedEntitySearch: 500,
  deleteConfirm: 3000,
  toast: 3000,
  successToast: 5000,
} as const;

/** Length of passwords, in characters. */
export const PASSWORD_LIMITS = { shortest: 12, longest: 256 } as const;

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
  /** Weeks that a search is replayed over before it is saved. */
  replayWeeks: 52,
  /** Characters of the number or name a document is called by. */
  documentName: 200,
  alertsPageSize: 25,
  bulkIds: 500,
  /** Characters of the words looked for in a text, as an address holds them. */
  textQuery: 2000,
  /** 500 documents times 10 projects. */
  projectLinks: 5000,
  quickHitsPanelPx: 425,
  /** People offered for a name that is typed. */
  quickHitPeople: 6,
  fetchByIds: 100,
  /** S3 §9. */
  sponsoredBillsPage: 10,
  sponsoredBillsPages: [10, 25, 50, 100] as const,
  projectDescription: 2000,
  collaborators: 200,
  tagName: 100,
  tagsAtOnce: 200,
  projectsAtOnce: 500,
  workflowColumnTitle: 100,
  workflowColumns: 50,
  actionName: 200,
  actionSummary: 10_000,
  attendees: 200,
  /** S1 §9. */
  actionsPageSize: 10,
  actionSeconds: 3600,
  /** From 1900 to the end of 2199, in seconds: no calendar keeps more, and beyond is a slip of the keyboard. */
  actionEarliest: Date.UTC(1900, 0, 1) / 1000,
  actionLatest: Date.UTC(2200, 0, 1) / 1000 - 1,
  actionPageSizes: [10, 25, 50, 100] as const,
  /** Characters of a calendar file and events in it; a year of a busy calendar is a tenth. */
  calendarFileCharacters: 500_000,
  calendarEvents: 1000,
  attachmentTitle: 200,
  attachmentSummary: 5000,
  linkedEntities: 100,
  linkedEntityResults: 10,
  filterValues: 200,
  searchText: 1000,
  url: 2000,
  fileBytes: 50_000_000,
  /** Of a passage that is looked for in other documents: characters, and words (packages/similarity). */
  passageCharacters: 30_000,
  passageWords: { fewest: 12, most: 3000 } as const,
  /** Documents that have a passage; what more have is standard wording. */
  passageDocuments: 20,
  commentText: 5000,
  commentsPageSize: 25,
} as const;

/** S1 §9 and S3 §9, in milliseconds. */
export const DELAYS_MS = {
  searchBox: 120,
  attachmentSearch: 120,
  linkedEntitySearch: 500,
  deleteConfirm: 3000,
  toast: 3000,
  successToast: 5000,
} as const;

/** Of the passwords that people choose, in characters. */
export const PASSWORD_LIMITS = { shortest: 12, longest: 256 } as const;

/** Export formats (EXP-01). */
export const EXPORT_TYPES = ['csv', 'xlsx'] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

export const EXPORT_TYPE_LABELS = { csv: 'CSV', xlsx: 'Excel (XLSX)' } as const satisfies Record<ExportType, string>;

/** Lists that can be exported. */
export const EXPORT_KINDS = ['documents', 'projectEntities', 'alerts', 'actions', 'stakeholders'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_STATES = ['queued', 'running', 'interrupted', 'succeeded', 'failed', 'canceled'] as const;

export const EXPORT_LIMITS = {
  /** Most rows in one table; further rows are left out, and the export says so. */
  rows: 100_000,
  name: 100,
  /** Most results selected individually. */
  selected: 5000,
  /** Most exports of a user that are waiting or being written. */
  activeEach: 3,
  /** Most exports kept for a user; one more replaces the oldest. */
  maxExports: 100,
  /** Seconds after which a file is deleted: one week. */
  retentionSeconds: 7 * 86_400,
} as const;

/** Columns of a sheet of documents, in order; the other kinds of exports use the same keys. */
export const DOCUMENT_EXPORT_FIELDS = {
  identifier: 'Identifier',
  title: 'Title',
  documentType: 'Document type',
  subtype: 'Kind',
  jurisdiction: 'Jurisdiction',
  session: 'Session',
  chamber: 'Chamber',
  status: 'Status',
  statusText: 'Status text',
  introducedOn: 'Introduced',
  lastAction: 'Last action',
  lastActionOn: 'Last action date',
  publishedOn: 'Published',
  commentsDueOn: 'Comments due',
  updatedAt: 'Last updated',
  agencies: 'Agencies',
  byline: 'Byline',
  sponsors: 'Sponsors',
  committees: 'Committees',
  priority: 'Priority',
  position: 'Position',
  tags: 'Tags',
  projects: 'Projects',
  summary: 'Summary',
  customSummary: 'Custom summary',
  link: 'Link',
  officialLink: 'Official link',
} as const;

export const ALERT_EXPORT_FIELDS = {
  project: 'Project',
  savedSearches: 'Saved searches',
  discoveredAt: 'Discovered',
  isRead: 'Read',
  isIrrelevant: 'Irrelevant',
  ...DOCUMENT_EXPORT_FIELDS,
} as const;

export const ACTION_EXPORT_FIELDS = {
  name: 'Name',
  type: 'Type',
  startsAt: 'Start',
  endsAt: 'End',
  attendees: 'Attendees',
  linkedItems: 'Linked items',
  projects: 'Projects',
  tags: 'Tags',
  summary: 'Summary',
  createdBy: 'Created by',
  createdAt: 'Created',
  link: 'Link',
} as const;

export const STAKEHOLDER_EXPORT_FIELDS = {
  name: 'Name',
  office: 'Office',
  organization: 'Organization',
  jurisdiction: 'Jurisdiction',
  chamber: 'Chamber',
  seat: 'Seat',
  party: 'Party',
  parent: 'Parent committee',
  email: 'E-mail',
  phone: 'Phone',
  mobile: 'Mobile',
  address: 'Address',
  website: 'Website',
  description: 'Description',
  priority: 'Priority',
  position: 'Position',
  tags: 'Tags',
  projects: 'Projects',
  link: 'Link',
  officialLink: 'Official link',
} as const;

export const EXPORT_FIELDS = {
  documents: DOCUMENT_EXPORT_FIELDS,
  projectEntities: DOCUMENT_EXPORT_FIELDS,
  alerts: ALERT_EXPORT_FIELDS,
  actions: ACTION_EXPORT_FIELDS,
  stakeholders: STAKEHOLDER_EXPORT_FIELDS,
} as const satisfies Record<ExportKind, Readonly<Record<string, string>>>;

/** Why an export has no file or lacks a part (EXP-01); shown as information, not as a failure. */
export const EXPORT_CODES = {
  NO_COMMITTEES: 'No Committee to Export',
  NO_PEOPLE: 'No People to Export',
  NO_CONTACTS: 'No Uploaded Contact to Export',
  NO_RESULTS: 'No Results to Export',
} as const;
export type ExportCode = keyof typeof EXPORT_CODES;

/** Texts that the specification fixes word for word (EXP-01). */
export const EXPORT_TEXTS = {
  nameRequired: 'Export name must be defined.',
  exporting: 'Exporting...',
  successful: 'Export Successful',
  failed: 'Export Failed',
  noneSelected: 'No Export Selected',
  typeRequired: 'Please select at least one document type',
  stakeholdersFailed: 'Unhandled Export Failure',
} as const;

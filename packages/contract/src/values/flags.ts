import { LIMITS } from './limits.ts';

/**
 * Every flag of SHL-12 with its default and its label for administrators. Flags are stored per organization on the
 * server; a call behind a disabled flag returns FEATURE_OFF regardless of what the page shows.
 */
export const FLAGS = {
  alertsPage: { kind: 'boolean', default: true, label: 'Alerts page' },
  attachments: { kind: 'boolean', default: true, label: 'Attachments (menu and flyout tab)' },
  attachmentFilters: { kind: 'boolean', default: true, label: 'Attachment filters' },
  labs: { kind: 'boolean', default: false, label: 'Labs' },
  tours: { kind: 'boolean', default: true, label: 'Tours' },
  helpArticles: { kind: 'boolean', default: false, label: 'Help articles' },
  overview: { kind: 'boolean', default: true, label: 'Overview tour' },
  hourlyEmails: { kind: 'boolean', default: false, label: 'Hourly e-mails' },
  searchResultsLimit: { kind: 'number', default: LIMITS.searchResultsLimit, label: 'Search results limit' },
  DOCUMENT_COMPARISON_ENABLED: { kind: 'boolean', default: true, label: 'Document comparison' },
  ORG_PROFILE_SETTINGS_ENABLED: { kind: 'boolean', default: true, label: 'Organization profile' },
  presidentialActionsAi: { kind: 'boolean', default: false, label: 'AI decoration of presidential actions' },
  fileUpload: { kind: 'boolean', default: false, label: 'File upload' },
} as const;

export type FlagName = keyof typeof FLAGS;

/** Flags that are off until an organization tries them: the early previews on the Labs page. */
export const PREVIEW_FLAGS = ['fileUpload', 'presidentialActionsAi'] as const satisfies readonly FlagName[];

export type FlagValues = { [F in FlagName]: (typeof FLAGS)[F]['kind'] extends 'number' ? number : boolean };

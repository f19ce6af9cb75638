import { LIMITS } from './limits.ts';

/**
 * Every flag of SHL-12 with its default and the words an administrator reads. Kept per organisation, server-side;
 * a call behind a flag that is off answers FEATURE_OFF whatever the page shows.
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

/** What is switched off until an organization tries it: the early previews of the Labs page. */
export const PREVIEW_FLAGS = ['fileUpload', 'presidentialActionsAi'] as const satisfies readonly FlagName[];

export type FlagValues = { [F in FlagName]: (typeof FLAGS)[F]['kind'] extends 'number' ? number : boolean };

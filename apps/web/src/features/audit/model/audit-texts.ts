import type { AuditKind } from '@rotunda/contract';

/** Texts of the audit log page. */
export const auditTexts = {
  title: 'Audit log',
  person: 'Person',
  everyone: 'Everyone',
  action: 'Action',
  time: 'Time',
  kind: 'Kind of action',
  allKinds: 'All actions',
  from: 'From',
  to: 'To',
  clear: 'Clear filters',
  emptyTitle: 'No entries yet',
  emptyHint: 'Changes to users, settings, projects and tags appear here as soon as someone makes one.',
  noneTitle: 'No entries match these filters',
  noneHint: 'Choose another person, kind of action or period.',
  commandLine: 'Command line',
  formerUser: 'A former user',
  byApiToken: (name: string) => `API token “${name}”`,
} as const;

export const KIND_WORDS: Readonly<Record<AuditKind, string>> = {
  people: 'Users and roles',
  access: 'Access',
  settings: 'Settings',
  projects: 'Projects',
  content: 'Comments and tags',
  sources: 'Sources',
};

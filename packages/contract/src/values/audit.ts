/** Parts of the product an entry of the audit log is about, in the order in which a filter offers them. */
export const AUDIT_KINDS = ['people', 'access', 'settings', 'projects', 'content', 'sources'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Everything that is done with authority and written down, and the part it belongs to. */
export const AUDIT_ACTIONS = {
  'user.created': 'people',
  'user.updated': 'people',
  'user.deactivated': 'people',
  'user.operator-granted': 'people',
  'user.operator-revoked': 'people',
  'user.password-reset': 'access',
  'password.changed': 'access',
  'session.ended': 'access',
  'sessions.ended': 'access',
  'impersonation.started': 'access',
  'impersonation.stopped': 'access',
  'calendar-feed.created': 'access',
  'calendar-feed.revoked': 'access',
  'event-feed.created': 'access',
  'event-feed.revoked': 'access',
  'organization.updated': 'settings',
  'flags.updated': 'settings',
  'project.deleted': 'projects',
  'project.collaborators-changed': 'projects',
  'comment.created': 'content',
  'comment.updated': 'content',
  'comment.deleted': 'content',
  'custom-contacts.imported': 'content',
  'custom-contact.deleted': 'content',
  'custom-summary.written': 'content',
  'custom-summary.deleted': 'content',
  'tag.renamed': 'content',
  'tag.merged': 'content',
  'tag.deleted': 'content',
  'source.updated': 'sources',
  'source.run': 'sources',
  'source.stopped': 'sources',
  'indexing.retried': 'sources',
  'sample.removed': 'sources',
} as const satisfies Record<string, AuditKind>;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const AUDIT_PAGE_SIZE = 25;

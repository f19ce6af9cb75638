/** Parts of the product an entry of the audit log is about, in the order in which a filter offers them. */
export const AUDIT_KINDS = ['people', 'access', 'settings', 'projects', 'content', 'sources'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Parts of the product that audit log entries belong to, in the order of the filter. */
export const AUDIT_KINDS = ['people', 'access', 'settings', 'projects', 'content', 'sources'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

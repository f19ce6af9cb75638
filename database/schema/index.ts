/**
 * The complete schema. Column names are derived from the property names, because every handle is created with `casing:
 * 'snake_case'`.
 */
export * from './actions.ts';
export * from './advocacy.ts';
export * from './alerts.ts';
export * from './api-tokens.ts';
export * from './attachments.ts';
export * from './calendar.ts';
export * from './columns.ts';
export * from './comments.ts';
export * from './comparisons.ts';
export * from './cq.ts';
export * from './custom-contacts.ts';
export * from './custom-summaries.ts';
export * from './digests.ts';
export * from './document-tables.ts';
export * from './documents.ts';
export * from './exports.ts';
export * from './feeds.ts';
export * from './identity.ts';
export * from './mail.ts';
export * from './platform.ts';
export * from './projects.ts';
export * from './search.ts';
export * from './similar.ts';
export * from './sources.ts';
export * from './tariffs.ts';
export * from './webhooks.ts';
export * from './workflow.ts';

/**
 * Schema-free part of the contract: enumerations, limits, texts, codes. Pages import it from
 * `@rotunda/contract/values`, so that the schema library stays out of the initial bundle.
 */
export * from './actions.ts';
export * from './advocacy.ts';
export * from './api-tokens.ts';
export * from './attachment-texts.ts';
export * from './attachments.ts';
export * from './audit.ts';
export * from './audit-kinds.ts';
export * from './compared-section-words.ts';
export * from './committee-leaders.ts';
export * from './calendar.ts';
export * from './card-words.ts';
export * from './comparison.ts';
export * from './comparison-words.ts';
export * from './cq.ts';
export * from './file-imports.ts';
export * from './custom-contacts.ts';
export * from './custom-summaries.ts';
export * from './dashboards.ts';
export * from './digests.ts';
export * from './discover.ts';
export * from './enums.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './exports.ts';
export * from './feeds.ts';
export * from './first-user.ts';
export * from './flags.ts';
export * from './limits.ts';
export * from './linked-entities.ts';
export * from './outbox.ts';
export * from './outbox.ts';
export * from './presidential-texts.ts';
export * from './project-entities.ts';
export * from './project-members.ts';
export * from './schedules.ts';
export * from './similar.ts';
export * from './struck-label.ts';
export * from './sources.ts';
export * from './stakeholders.ts';
export * from './tariffs.ts';
export * from './texts.ts';
export * from './webhooks.ts';

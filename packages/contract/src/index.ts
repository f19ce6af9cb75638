import { actionsContract } from './actions.ts';
import { advocacyContract } from './advocacy.ts';
import { alertsContract } from './alerts.ts';
import { apiTokensContract } from './api-tokens.ts';
import { attachmentsContract } from './attachments.ts';
import { auditContract } from './audit.ts';
import { calendarContract } from './calendar.ts';
import type { DeclaredCall } from './call-needs.ts';
import { commentsContract } from './comments.ts';
import { committeesContract } from './committees.ts';
import { comparisonContract } from './comparison.ts';
import { cqContract } from './cq.ts';
import { fileImportsContract } from './file-imports.ts';
import { customContactsContract } from './custom-contacts.ts';
import { customSummariesContract } from './custom-summaries.ts';
import { dashboardsContract } from './dashboards.ts';
import { digestsContract } from './digests.ts';
import { discoverContract } from './discover.ts';
import { documentsContract } from './documents.ts';
import { entityMetadataContract } from './entity-metadata.ts';
import { exportsContract } from './exports.ts';
import { feedsContract } from './feeds.ts';
import { flagsContract } from './flags.ts';
import { identityContract } from './identity.ts';
import { linkedEntitiesContract } from './linked-entities.ts';
import { outboxContract } from './outbox.ts';
import { projectActivityContract, projectEntitiesContract } from './project-entities.ts';
import { projectMembersContract } from './project-members.ts';
import { projectsContract } from './projects.ts';
import { savedSearchesContract } from './saved-searches.ts';
import { schedulesContract } from './schedules.ts';
import { similarContract } from './similar.ts';
import { sourcesContract } from './sources.ts';
import { stakeholdersContract } from './stakeholders.ts';
import { systemContract } from './system.ts';
import { tagsContract } from './tags.ts';
import { tariffImpactContract } from './tariff-impact.ts';
import { tariffsContract } from './tariffs.ts';
import { webhooksContract } from './webhooks.ts';
import { workflowContract } from './workflow.ts';

/** The complete API by feature. Paths are under `/api`. A call does not compile without stating what it needs. */
export const contract = {
  actions: actionsContract,
  advocacy: advocacyContract,
  alerts: alertsContract,
  apiTokens: apiTokensContract,
  attachments: attachmentsContract,
  audit: auditContract,
  calendar: calendarContract,
  comments: commentsContract,
  committees: committeesContract,
  comparison: comparisonContract,
  cq: cqContract,
  fileImports: fileImportsContract,
  customContacts: customContactsContract,
  customSummaries: customSummariesContract,
  dashboards: dashboardsContract,
  digests: digestsContract,
  discover: discoverContract,
  documents: documentsContract,
  entityMetadata: entityMetadataContract,
  exports: exportsContract,
  feeds: feedsContract,
  flags: flagsContract,
  identity: identityContract,
  linkedEntities: linkedEntitiesContract,
  outbox: outboxContract,
  projectActivity: projectActivityContract,
  projectEntities: projectEntitiesContract,
  projectMembers: projectMembersContract,
  projects: projectsContract,
  savedSearches: savedSearchesContract,
  schedules: schedulesContract,
  similar: similarContract,
  sources: sourcesContract,
  stakeholders: stakeholdersContract,
  system: systemContract,
  tags: tagsContract,
  tariffImpact: tariffImpactContract,
  tariffs: tariffsContract,
  webhooks: webhooksContract,
  workflow: workflowContract,
} satisfies Readonly<Record<string, Readonly<Record<string, DeclaredCall>>>>;
export type Contract = typeof contract;

export * from './actions.ts';
export * from './advocacy.ts';
export * from './alerts.ts';
export * from './api-tokens.ts';
export * from './attachments.ts';
export * from './audit.ts';
export * from './base.ts';
export * from './calendar.ts';
export type * from './call-needs.ts';
export * from './comments.ts';
export * from './committees.ts';
export * from './comparison.ts';
export * from './cq.ts';
export * from './dashboards.ts';
export * from './file-imports.ts';
export * from './custom-contacts.ts';
export * from './custom-summaries.ts';
export * from './custom-summary.ts';
export * from './digests.ts';
export * from './discover.ts';
export * from './document-card.ts';
export * from './document-text.ts';
export * from './documents.ts';
export * from './entity-metadata.ts';
export * from './enums.ts';
export * from './errors.ts';
export * from './exports.ts';
export * from './feeds.ts';
export * from './flags.ts';
export * from './identity.ts';
export * from './legislation.ts';
export * from './linked-entities.ts';
export * from './linked-text.ts';
export * from './get-maximum.ts';
export * from './measure-input.ts';
export * from './news.ts';
export * from './outbox.ts';
export * from './presidential-action.ts';
export * from './project-entities.ts';
export * from './project-members.ts';
export * from './projects.ts';
export * from './provenance.ts';
export * from './quick-hit.ts';
export * from './regulation.ts';
export * from './research.ts';
export * from './saved-searches.ts';
export * from './schedules.ts';
export * from './search-model.ts';
export * from './similar.ts';
export * from './social-post.ts';
export * from './sources.ts';
export * from './stakeholders.ts';
export * from './system.ts';
export * from './tags.ts';
export * from './tariff-impact.ts';
export * from './tariffs.ts';
export * from './values/index.ts';
export * from './verdict.ts';
export * from './webhooks.ts';
export * from './workflow.ts';

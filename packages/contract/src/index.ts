import { actionsContract } from './actions.ts';
import { alertsContract } from './alerts.ts';
import { attachmentsContract } from './attachments.ts';
import { auditContract } from './audit.ts';
import { calendarContract } from './calendar.ts';
import { commentsContract } from './comments.ts';
import { committeesContract } from './committees.ts';
import { comparisonContract } from './comparison.ts';
import { cqContract } from './cq.ts';
import { contactImportsContract } from './contact-imports.ts';
import { customContactsContract } from './custom-contacts.ts';
import { customSummariesContract } from './custom-summaries.ts';
import { dashboardsContract } from './dashboards.ts';
import { discoverContract } from './discover.ts';
import { documentsContract } from './documents.ts';
import { entityMetadataContract } from './entity-metadata.ts';
import { flagsContract } from './flags.ts';
import { identityContract } from './identity.ts';
import { linkedEntitiesContract } from './linked-entities.ts';
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
import { workflowContract } from './workflow.ts';

/** Everything the product answers, by feature. Paths are under `/api`. */
export const contract = {
  actions: actionsContract,
  alerts: alertsContract,
  attachments: attachmentsContract,
  audit: auditContract,
  calendar: calendarContract,
  comments: commentsContract,
  committees: committeesContract,
  comparison: comparisonContract,
  cq: cqContract,
  contactImports: contactImportsContract,
  customContacts: customContactsContract,
  customSummaries: customSummariesContract,
  dashboards: dashboardsContract,
  discover: discoverContract,
  documents: documentsContract,
  entityMetadata: entityMetadataContract,
  flags: flagsContract,
  identity: identityContract,
  linkedEntities: linkedEntitiesContract,
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
  workflow: workflowContract,
};
export type Contract = typeof contract;

export * from './actions.ts';
export * from './alerts.ts';
export * from './attachments.ts';
export * from './audit.ts';
export * from './base.ts';
export * from './calendar.ts';
export * from './comments.ts';
export * from './committees.ts';
export * from './comparison.ts';
export * from './cq.ts';
export * from './dashboards.ts';
export * from './contact-imports.ts';
export * from './custom-contacts.ts';
export * from './custom-summaries.ts';
export * from './custom-summary.ts';
export * from './discover.ts';
export * from './document-card.ts';
export * from './document-text.ts';
export * from './documents.ts';
export * from './entity-metadata.ts';
export * from './enums.ts';
export * from './errors.ts';
export * from './flags.ts';
export * from './identity.ts';
export * from './legislation.ts';
export * from './linked-entities.ts';
export * from './linked-text.ts';
export * from './news.ts';
export * from './presidential-action.ts';
export * from './project-entities.ts';
export * from './project-members.ts';
export * from './projects.ts';
export * from './provenance.ts';
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
export * from './workflow.ts';

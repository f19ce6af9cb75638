import { feature as actions } from '../features/actions/index.ts';
import { feature as advocacy } from '../features/advocacy/index.ts';
import { feature as alerts } from '../features/alerts/index.ts';
import { feature as apiTokens } from '../features/api-tokens/index.ts';
import { feature as attachments } from '../features/attachments/index.ts';
import { feature as audit } from '../features/audit/index.ts';
import { feature as calendar } from '../features/calendar/index.ts';
import { feature as comments } from '../features/comments/index.ts';
import { feature as committees } from '../features/committees/index.ts';
import { feature as comparison } from '../features/comparison/index.ts';
import { feature as cq } from '../features/cq/index.ts';
import { feature as customContacts } from '../features/custom-contacts/index.ts';
import { feature as customSummaries } from '../features/custom-summaries/index.ts';
import { feature as dashboards } from '../features/dashboards/index.ts';
import { feature as digests } from '../features/digests/index.ts';
import { feature as discover } from '../features/discover/index.ts';
import { feature as documents } from '../features/documents/index.ts';
import { feature as entityMetadata } from '../features/entity-metadata/index.ts';
import { feature as exports } from '../features/exports/index.ts';
import { feature as feeds } from '../features/feeds/index.ts';
import { feature as fileImports } from '../features/file-imports/index.ts';
import { feature as flags } from '../features/flags/index.ts';
import { feature as identity } from '../features/identity/index.ts';
import { feature as linkedEntities } from '../features/linked-entities/index.ts';
import { feature as outbox } from '../features/outbox/index.ts';
import { feature as projects } from '../features/projects/index.ts';
import { feature as savedSearches } from '../features/saved-searches/index.ts';
import { feature as schedules } from '../features/schedules/index.ts';
import { feature as similar } from '../features/similar/index.ts';
import { feature as sources } from '../features/sources/index.ts';
import { feature as stakeholders } from '../features/stakeholders/index.ts';
import { feature as tags } from '../features/tags/index.ts';
import { feature as tariffs } from '../features/tariffs/index.ts';
import { feature as webhooks } from '../features/webhooks/index.ts';
import { feature as workflow } from '../features/workflow/index.ts';
import { feature as system } from './system-routes.ts';

/**
 * Every feature of the product. A new one is added here and nowhere else in `app`, unless it needs something of another
 * feature; then `build-router.ts` or `jobs.ts` does not compile until it is passed.
 */
export const FEATURES = {
  actions,
  advocacy,
  alerts,
  apiTokens,
  attachments,
  audit,
  calendar,
  comments,
  committees,
  comparison,
  cq,
  customContacts,
  customSummaries,
  dashboards,
  digests,
  discover,
  documents,
  entityMetadata,
  exports,
  feeds,
  fileImports,
  flags,
  identity,
  linkedEntities,
  outbox,
  projects,
  savedSearches,
  schedules,
  similar,
  sources,
  stakeholders,
  system,
  tags,
  tariffs,
  webhooks,
  workflow,
};

import { createActionsRoutes } from '../features/actions/index.ts';
import { createAdvocacyRoutes } from '../features/advocacy/index.ts';
import { createAlertsRoutes, findCarriedPassages } from '../features/alerts/index.ts';
import { createApiTokensRoutes } from '../features/api-tokens/index.ts';
import { type AttachmentsDeps, createAttachmentsRoutes } from '../features/attachments/index.ts';
import { createAuditRoutes } from '../features/audit/index.ts';
import { createCalendarRoutes } from '../features/calendar/index.ts';
import { createCommentsRoutes } from '../features/comments/index.ts';
import {
  ComparisonRuns,
  ComparisonThreads,
  createComparisonRoutes,
  ExportThreads,
} from '../features/comparison/index.ts';
import { createCommitteesRoutes } from '../features/committees/index.ts';
import { createCqRoutes, findCqOfBills } from '../features/cq/index.ts';
import { createCustomContactsRoutes } from '../features/custom-contacts/index.ts';
import { createFileImportsRoutes } from '../features/file-imports/index.ts';
import { createCustomSummariesRoutes } from '../features/custom-summaries/index.ts';
import { createDashboardsRoutes } from '../features/dashboards/index.ts';
import {
  compileSearchModel,
  createDiscoverRoutes,
  createPostgresSearchEngine,
  createResidentSearchEngine,
  createCompileUserSearch,
  findRecentIds,
  MatchingThreads,
  ResidentSearches,
  type SearchEngine,
  type CompileUserSearch,
} from '../features/discover/index.ts';
import { createDigestsRoutes } from '../features/digests/index.ts';
import { createDocumentsRoutes, findBoardCards, findCards } from '../features/documents/index.ts';
import { createEntityMetadataRoutes } from '../features/entity-metadata/index.ts';
import { createExportsRoutes } from '../features/exports/index.ts';
import { createFeedsRoutes } from '../features/feeds/index.ts';
import { createFlagsRoutes } from '../features/flags/index.ts';
import { createAuth, createIdentityRoutes, type IdentityDeps, type SessionDeps } from '../features/identity/index.ts';
import { createLinkedEntitiesRoutes } from '../features/linked-entities/index.ts';
import { createOutboxRoutes } from '../features/outbox/index.ts';
import {
  createProjectActivityRoutes,
  createProjectEntitiesRoutes,
  createProjectMembersRoutes,
  createProjectsRoutes,
  type ProjectsDeps,
} from '../features/projects/index.ts';
import {
  createSavedSearchesRoutes,
  getSavedSearch,
  modelOfSavedSearch,
  moveSavedSearch,
  queryOfSavedSearch,
  type SavedSearchesDeps,
} from '../features/saved-searches/index.ts';
import { createSchedulesRoutes } from '../features/schedules/index.ts';
import { createSimilarRoutes, getPassages, PassageThreads } from '../features/similar/index.ts';
import { createSourcesRoutes } from '../features/sources/index.ts';
import { createStakeholdersRoutes } from '../features/stakeholders/index.ts';
import { createTagsRoutes } from '../features/tags/index.ts';
import { createTariffImpactRoutes, createTariffsRoutes } from '../features/tariffs/index.ts';
import { createWebhooksRoutes } from '../features/webhooks/index.ts';
import { createWorkflowRoutes } from '../features/workflow/index.ts';
import { createAdvocacyDeps } from './advocacy-deps.ts';
import { createFileImportsDeps } from './file-imports-deps.ts';
import { createCqDeps } from './cq-deps.ts';
import { createFindOwnContacts } from './find-own-contacts.ts';
import { createDigestsDeps } from './digests-deps.ts';
import { linkDepsOf } from './link-deps.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { createWhyNotDeps } from './why-not-deps.ts';
import { createProjectsDeps } from './projects-deps.ts';
import { createSourcesDeps } from './sources-deps.ts';
import { createSystemRoutes } from './system-routes.ts';
import { createMatchReportDeps } from './match-report-deps.ts';
import { createWebhooksDeps } from './webhooks-deps.ts';

/** Services that requests share besides the platform. */
export interface ApiServices {
  identity: IdentityDeps;
  engine: SearchEngine;
  /** In-memory search index; the engine also works without it. */
  searchMemory: ResidentSearches;
  matching: MatchingThreads;
  comparing: ComparisonThreads;
  comparisons: ComparisonRuns;
  passages: PassageThreads;
  exporting: ExportThreads;
}

export function createApiServices(deps: PlatformDeps): ApiServices {
  const { database, searchPool, clock, ids, config, logger, secretBox } = deps;
  const auth = createAuth({ database, secret: secretBox.derive('sessions'), baseUrl: config.baseUrl, logger });
  const timeoutMs = config.searchTimeoutSeconds * 1000;
  const maxBytes = config.searchMemoryMb * 1024 ** 2;
  const searchMemory = new ResidentSearches({ connectionString: deps.connectionString, maxBytes, logger });
  const engine = createResidentSearchEngine({
    engine: createPostgresSearchEngine({ database, searchPool, timeoutMs }),
    memory: searchMemory,
  });
  const matching = new MatchingThreads({ connectionString: deps.connectionString, processorMs: timeoutMs });
  const comparing = new ComparisonThreads({ connectionString: deps.connectionString });
  const comparisons = new ComparisonRuns({ database, clock, threads: comparing });
  const passages = new PassageThreads(deps.connectionString);
  const exporting = new ExportThreads({ connectionString: deps.connectionString });
  const threads = { matching, comparing, passages, exporting };
  return { identity: { database, auth, clock, ids }, engine, searchMemory, comparisons, ...threads };
}

/** Creates the routes of projects and of everything that belongs to them. */
function createRoutesOfProjects(projects: ProjectsDeps) {
  return {
    projectActivity: createProjectActivityRoutes(projects),
    projectEntities: createProjectEntitiesRoutes(projects),
    projectMembers: createProjectMembersRoutes(projects),
    projects: createProjectsRoutes(projects),
  };
}

/** Creates the routes for what leaves the product: e-mails, files, feeds, webhooks. */
function createRoutesOfDelivery(
  deps: PlatformDeps,
  { engine, files }: { engine: ApiServices['engine']; files: AttachmentsDeps['files'] },
) {
  return {
    digests: createDigestsRoutes(createDigestsDeps(deps, engine)),
    exports: createExportsRoutes({ ...deps, files }),
    feeds: createFeedsRoutes({ ...createMatchReportDeps(deps, engine), ids: deps.ids }),
    webhooks: createWebhooksRoutes(createWebhooksDeps(deps, engine)),
  };
}

/**
 * Maps the contract's calls to the features' implementations. This is the only place where features are connected to
 * each other.
 */
export function buildRouter(
  deps: PlatformDeps,
  services: ApiServices & { identity: SessionDeps; attachments: AttachmentsDeps },
) {
  const { database, clock, ids } = deps;
  const { engine, matching, comparisons, passages, exporting } = services;
  const compileUserSearch = createCompileUserSearch(clock);
  const searches = createSearchesDeps(deps, compileUserSearch, passages);
  const searching = { database, clock, engine, compileSearch: compileUserSearch };
  const withAddress = { database, clock, ids, baseUrl: deps.config.baseUrl };
  return {
    actions: createActionsRoutes(withAddress),
    advocacy: createAdvocacyRoutes(createAdvocacyDeps(deps)),
    alerts: createAlertsRoutes(createAlertsDeps(deps, services, { searches, compileSearch: compileUserSearch })),
    apiTokens: createApiTokensRoutes({ database, clock, ids }),
    attachments: createAttachmentsRoutes(services.attachments),
    audit: createAuditRoutes({ database }),
    calendar: createCalendarRoutes(withAddress),
    comments: createCommentsRoutes(deps),
    comparison: createComparisonRoutes({ database, clock, engine, runs: comparisons, exports: exporting }),
    committees: createCommitteesRoutes({ database, clock, findCards }),
    cq: createCqRoutes(createCqDeps(deps, services.identity.sessions)),
    fileImports: createFileImportsRoutes({ ...createFileImportsDeps(deps), queue: deps.queue }),
    customContacts: createCustomContactsRoutes({ database, clock, ids }),
    customSummaries: createCustomSummariesRoutes({ database, clock, ids }),
    dashboards: createDashboardsRoutes({ database, clock, ids }),
    ...createRoutesOfDelivery(deps, { engine, files: services.attachments.files }),
    discover: createDiscoverRoutes({
      ...{ ...searching, matching },
      modelOfSavedSearch: (actor, savedSearchId) => modelOfSavedSearch(searches, actor, savedSearchId),
      findCarriedPassages: (actor, about) => findCarriedPassages(database, actor, about),
    }),
    documents: createDocumentsRoutes({
      ...{ database, clock },
      findCqOfBills: (actor, fusionIds) => findCqOfBills(database, actor, fusionIds),
      queryOfSavedSearch: (actor, savedSearchId) => queryOfSavedSearch(searches, actor, savedSearchId),
      readMarkedText: (requester, request) => matching.readMarkedText(requester, request),
    }),
    entityMetadata: createEntityMetadataRoutes({ database, clock }),
    flags: createFlagsRoutes({ database, clock, ids, labsUrl: deps.config.labsUrl }),
    identity: createIdentityRoutes(services.identity),
    linkedEntities: createLinkedEntitiesRoutes({ database, engine }),
    outbox: createOutboxRoutes(linkDepsOf(deps)),
    ...createRoutesOfProjects(createProjectsDeps(deps, searches)),
    savedSearches: createSavedSearchesRoutes(searches),
    schedules: createSchedulesRoutes({ database, clock }),
    similar: createSimilarRoutes({ database, clock, queue: deps.queue, passages }),
    sources: createSourcesRoutes(createSourcesDeps(deps)),
    stakeholders: createStakeholdersRoutes({
      ...searching,
      findCards,
      findCustomContacts: createFindOwnContacts(deps),
    }),
    system: createSystemRoutes(deps),
    tags: createTagsRoutes({ database, clock, ids }),
    tariffImpact: createTariffImpactRoutes({ database, clock, ids }),
    tariffs: createTariffsRoutes({ database }),
    workflow: createWorkflowRoutes({ database, clock, ids, findBoardCards }),
  };
}

function createAlertsDeps(
  deps: PlatformDeps,
  services: Pick<ApiServices, 'engine' | 'matching'>,
  reading: { searches: SavedSearchesDeps; compileSearch: CompileUserSearch },
) {
  return {
    ...createMatchReportDeps(deps, services.engine),
    whyNot: createWhyNotDeps(deps, services, reading),
    existing: {
      ...{ database: deps.database, clock: deps.clock },
      getSavedSearch: (actor, savedSearchId) => getSavedSearch(reading.searches, actor, savedSearchId),
      findRecent: (actor, model, limit, signal) =>
        findRecentIds(
          { clock: deps.clock, engine: services.engine, compileSearch: reading.compileSearch },
          actor,
          model,
          limit,
          signal,
        ),
    },
    moveSavedSearch: (tx, actor, savedSearchId, toProjectId) =>
      moveSavedSearch(reading.searches, tx, actor, { savedSearchId, toProjectId }),
  } satisfies Parameters<typeof createAlertsRoutes>[0];
}

function createSearchesDeps(
  { database, clock, ids }: PlatformDeps,
  compileUserSearch: CompileUserSearch,
  passages: PassageThreads,
): SavedSearchesDeps {
  return {
    ...{ database, clock, ids, compileSearch: compileSearchModel, compileUserSearch },
    findPassage: (actor, passage) => getPassages({ database, passages }, actor, { ...passage, isPatient: true }),
  };
}

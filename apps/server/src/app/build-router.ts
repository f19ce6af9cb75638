import type { Router } from '@orpc/server';
import type { Contract } from '@rotunda/contract';
import type { AttachmentsDeps } from '../features/attachments/index.ts';
import { type AlertsRoutesDeps, findCarriedPassages } from '../features/alerts/index.ts';
import {
  ComparisonRuns,
  ComparisonThreads,
  createComparisonNews,
  ExportThreads,
} from '../features/comparison/index.ts';
import { findCqOfBills } from '../features/cq/index.ts';
import {
  compileSearchModel,
  type CompileUserSearch,
  createCompileUserSearch,
  createPostgresSearchEngine,
  createResidentSearchEngine,
  findRecentIds,
  MatchingThreads,
  ResidentSearches,
  type SearchEngine,
} from '../features/discover/index.ts';
import { createAuth, type IdentityDeps, type SessionDeps } from '../features/identity/index.ts';
import {
  getSavedSearch,
  modelOfSavedSearch,
  moveSavedSearch,
  queryOfSavedSearch,
  type SavedSearchesDeps,
} from '../features/saved-searches/index.ts';
import { getPassages, PassageThreads } from '../features/similar/index.ts';
import type { SignedInContext } from '../platform/request-context.ts';
import { createAdvocacyDeps } from './advocacy-deps.ts';
import { createFeatureRoutes, type RoutePorts } from './compose-features.ts';
import { createCqDeps } from './cq-deps.ts';
import { createDigestsDeps } from './digests-deps.ts';
import { createFeatureDeps } from './feature-deps.ts';
import { createFileImportsDeps } from './file-imports-deps.ts';
import { createFindOwnContacts } from './find-own-contacts.ts';
import { createMatchReportDeps } from './match-report-deps.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { createProjectsDeps } from './projects-deps.ts';
import { createSourcesDeps } from './sources-deps.ts';
import { createWebhooksDeps } from './webhooks-deps.ts';
import { createWhyNotDeps } from './why-not-deps.ts';

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
  const onError = (error: unknown) => logger.warn({ err: error }, 'web servers cannot tell each other of comparisons');
  const news = createComparisonNews({ database, listener: deps.listener, onError });
  const comparisons = new ComparisonRuns({ database, clock, threads: comparing, news });
  const passages = new PassageThreads(deps.connectionString);
  const exporting = new ExportThreads({ connectionString: deps.connectionString });
  const threads = { matching, comparing, passages, exporting };
  return { identity: { database, auth, clock, ids }, engine, searchMemory, comparisons, ...threads };
}

type RouterServices = ApiServices & { identity: SessionDeps; attachments: AttachmentsDeps };

/** Implements the contract with the features. It does not compile while a call of the contract has no implementation. */
export function buildRouter(deps: PlatformDeps, services: RouterServices): Router<Contract, SignedInContext> {
  const shared = createSharedDeps(deps, services);
  return createFeatureRoutes(shared, createRoutePorts(deps, services, shared));
}

type SharedDeps = ReturnType<typeof createSharedDeps>;

/** Creates what more than one feature needs for its calls. */
function createSharedDeps(deps: PlatformDeps, { attachments, engine, matching, passages }: RouterServices) {
  const compileUserSearch = createCompileUserSearch(deps.clock);
  const { files, pages } = attachments;
  return { ...createFeatureDeps(deps), files, pages, engine, matching, passages, compileUserSearch };
}

/** Connects features with each other: by feature, what only it needs of others. */
function createRoutePorts(
  deps: PlatformDeps,
  services: RouterServices,
  { compileUserSearch }: SharedDeps,
): RoutePorts<SharedDeps> {
  const { database } = deps;
  const { engine, matching, comparisons, passages, exporting, identity } = services;
  const searches = createSearchesDeps(deps, compileUserSearch, passages);
  return {
    advocacy: createAdvocacyDeps(deps),
    alerts: createAlertsDeps(deps, services, { searches, compileSearch: compileUserSearch }),
    comparison: { runs: comparisons, exports: exporting },
    cq: createCqDeps(deps, identity.sessions),
    digests: createDigestsDeps(deps, engine),
    discover: {
      compileSearch: compileUserSearch,
      modelOfSavedSearch: (actor, savedSearchId) => modelOfSavedSearch(searches, actor, savedSearchId),
      findCarriedPassages: (actor, about) => findCarriedPassages(database, actor, about),
    },
    documents: {
      findCqOfBills: (actor, fusionIds) => findCqOfBills(database, actor, fusionIds),
      queryOfSavedSearch: (actor, savedSearchId) => queryOfSavedSearch(searches, actor, savedSearchId),
      readMarkedText: (requester, request) => matching.readMarkedText(requester, request),
    },
    feeds: createMatchReportDeps(deps, engine),
    fileImports: createFileImportsDeps(deps),
    identity,
    projects: createProjectsDeps(deps, searches),
    savedSearches: searches,
    sources: createSourcesDeps(deps),
    stakeholders: { compileSearch: compileUserSearch, findCustomContacts: createFindOwnContacts(deps) },
    webhooks: createWebhooksDeps(deps, engine),
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
      database: deps.database,
      clock: deps.clock,
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
  } satisfies AlertsRoutesDeps;
}

function createSearchesDeps(
  { database, clock, ids }: PlatformDeps,
  compileUserSearch: CompileUserSearch,
  passages: PassageThreads,
): SavedSearchesDeps {
  return {
    database,
    clock,
    ids,
    compileSearch: compileSearchModel,
    compileUserSearch,
    findPassage: (actor, passage) => getPassages({ database, passages }, actor, { ...passage, isPatient: true }),
  };
}

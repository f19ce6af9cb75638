import { implement } from '@orpc/server';
import { ALL_PROJECTS, contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import {
  addExistingMatches,
  deleteAlerts,
  type ExistingMatchesDeps,
  markAlerts,
  moveAlerts,
  type MoveDeps,
  restoreAlerts,
} from './alerts.commands.ts';
import { findAlertActivities } from './queries/find-activities.ts';
import { findAlertCounts } from './queries/find-alert-counts.ts';
import { findSearchAlerts, getSearchAlert } from './queries/find-search-alerts.ts';
import { explainVerdict, type WhyNotDeps } from './why-not/explain-verdict.ts';
import type { AlertFilter, AlertKey } from './alerts.repository.ts';

interface MarkInput {
  fetchOptions?: AlertKey[] | undefined;
  projectIds?: string[] | typeof ALL_PROJECTS | undefined;
  savedSearchIds?: string[] | undefined;
  documentTypes?: string[] | undefined;
}

export interface AlertsRoutesDeps extends MoveDeps {
  whyNot: WhyNotDeps;
  existing: ExistingMatchesDeps;
}

export function createAlertsRoutes(deps: AlertsRoutesDeps) {
  const os = implement(contract.alerts).$context<SignedInContext>();
  return {
    getSearchAlert: os.getSearchAlert.handler(({ input, context, signal }) =>
      getSearchAlert(deps, context.actor, input, signal),
    ),
    getSearchAlerts: os.getSearchAlerts.handler(({ input, context, signal }) =>
      findSearchAlerts(deps, context.actor, input, signal),
    ),
    markDeleted: os.markDeleted.handler(({ input, context }) => deleteAlerts(deps, context.actor, input)),
    markIrrelevantsDeleted: os.markIrrelevantsDeleted.handler(({ input, context }) =>
      deleteAlerts(deps, context.actor, input),
    ),
    restoreDeleted: os.restoreDeleted.handler(({ input, context }) => restoreAlerts(deps, context.actor, input)),
    toggleSearchAlertRead: os.toggleSearchAlertRead.handler(({ input, context }) =>
      markAlerts(deps, context.actor, { alerts: input.fetchOptions, flag: 'markedRead', value: input.toggleValue }),
    ),
    toggleSearchAlertsIrrelevant: os.toggleSearchAlertsIrrelevant.handler(({ input, context }) =>
      markAlerts(deps, context.actor, {
        alerts: input.fetchOptions,
        flag: 'markedIrrelevant',
        value: input.toggleValue,
      }),
    ),
    markSearchAlertsRead: os.markSearchAlertsRead.handler(({ input, context }) =>
      markAlerts(deps, context.actor, { alerts: getAlerts(input), flag: 'markedRead', value: true }),
    ),
    markSearchAlertsUnRead: os.markSearchAlertsUnRead.handler(({ input, context }) =>
      markAlerts(deps, context.actor, { alerts: getAlerts(input), flag: 'markedRead', value: false }),
    ),
    moveAlertToProject: os.moveAlertToProject.handler(({ input, context }) => moveAlerts(deps, context.actor, input)),
    addExisting: os.addExisting.handler(({ input, context, signal }) =>
      addExistingMatches(deps.existing, context.actor, input.savedSearchId, signal),
    ),
    getAllAlertActivitiesForSearchAlert: os.getAllAlertActivitiesForSearchAlert.handler(({ input, context }) =>
      findAlertActivities(deps.database, context.actor, input.id),
    ),
    explainVerdict: os.explainVerdict.handler(({ input, context, signal }) =>
      explainVerdict(deps.whyNot, context.actor, input, signal),
    ),
    getCounts: os.getCounts.handler(({ context }) => findAlertCounts(deps.database, context.actor)),
  };
}

/**
 * Returns the listed alerts, or the filter for all relevant alerts. A filter list that is given but empty matches
 * nothing.
 */
function getAlerts({
  fetchOptions,
  projectIds,
  savedSearchIds,
  documentTypes,
}: MarkInput): readonly AlertKey[] | AlertFilter {
  if (fetchOptions !== undefined) return fetchOptions;
  if ([projectIds, savedSearchIds, documentTypes].some((list) => list?.length === 0)) return [];
  return {
    projectIds: projectIds === undefined || projectIds === ALL_PROJECTS ? [] : projectIds,
    savedSearchIds: savedSearchIds ?? [],
    documentTypes: documentTypes ?? [],
    read: 'all',
    irrelevant: false,
  };
}

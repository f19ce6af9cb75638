import { z } from 'zod';
import { call, fusionId, ifValid, selection, unixSeconds, uuid } from './base.ts';
import { alertActivityLabelSchema, documentTypeSchema } from './enums.ts';
import { documentCardSchema, highlightSchema } from './document-card.ts';
import { namedVerdictSchema } from './verdict.ts';
import { ALERT_SORTS, ALL_PROJECTS, READ_FILTERS } from './values/enums.ts';
import { LIMITS } from './values/limits.ts';

/** One match of one saved search in one version of the document. */
export const matchingDocumentSchema = z.object({
  savedSearchId: uuid,
  savedSearchTitle: z.string(),
  documentVersionId: z.string(),
  matchedTs: unixSeconds,
  keywordHighlighting: z.array(highlightSchema),
  certainty: z.number().nullable(),
  matchExplanation: z.string().nullable(),
});

export const alertActivitySchema = z.object({
  eventTs: unixSeconds,
  eventLabel: alertActivityLabelSchema,
  savedSearchId: uuid.nullable(),
  userId: z.string().nullable(),
  userName: z.string().nullable(),
  /** Name of the support user who acted as the user. */
  impersonatorName: z.string().nullable(),
  projectId: uuid.nullable(),
  projectName: z.string().nullable(),
});
export type AlertActivity = z.infer<typeof alertActivitySchema>;

/** A document that matched saved searches of one project (ALR-01). All members of the project share its read state. */
export const searchAlertSchema = z.object({
  _id: uuid,
  fusionId,
  projectId: uuid,
  projectName: z.string(),
  savedSearchIds: z.array(uuid),
  savedSearchTitles: z.array(z.string()),
  markedRead: z.boolean(),
  markedIrrelevant: z.boolean(),
  discoveryTs: unixSeconds,
  lastPercolationMatchTs: unixSeconds,
  documentType: documentTypeSchema,
  projectIds: z.array(uuid),
  document: documentCardSchema,
  /** Best passages to show in the list row. */
  keywordHighlighting: z.array(highlightSchema),
  certainty: z.number().nullable(),
});
export type SearchAlert = z.infer<typeof searchAlertSchema>;

/** Current counts of everything a change affected, so that no screen has to guess. */
export const alertCountsSchema = z.object({
  projects: z.array(
    z.object({ projectId: uuid, total: z.number().int(), unread: z.number().int(), irrelevant: z.number().int() }),
  ),
  savedSearches: z.array(z.object({ savedSearchId: uuid, total: z.number().int(), unread: z.number().int() })),
  unread: z.number().int().describe('Across all projects the person can see; shown on the badge'),
});
export type AlertCounts = z.infer<typeof alertCountsSchema>;

/** What a deletion removed, so that undo can restore exactly that and nothing deleted earlier. */
const deletedAlerts = z.object({
  deleted: z.number().int(),
  fusionIds: z.array(fusionId),
  counts: alertCountsSchema,
});
const fetchOptions = selection(z.strictObject({ fusionId, projectId: uuid }), LIMITS.bulkIds);
const fusionIds = z.array(fusionId).max(LIMITS.bulkIds);
const changed = z.object({
  changed: z.array(z.object({ fusionId, projectId: uuid, markedRead: z.boolean(), markedIrrelevant: z.boolean() })),
  counts: alertCountsSchema,
});
/**
 * Selects the listed alerts, or every relevant alert of projects or saved searches. An absent list does not narrow the
 * selection, and an empty list selects nothing; to select everything, pass `allProjects`.
 */
const markInput = z
  .strictObject({
    fetchOptions: fetchOptions.optional(),
    projectIds: z.union([z.array(uuid).max(LIMITS.bulkIds), z.literal(ALL_PROJECTS)]).optional(),
    savedSearchIds: z.array(uuid).max(LIMITS.bulkIds).optional(),
    documentTypes: z.array(documentTypeSchema).max(LIMITS.filterValues).optional(),
  })
  .refine((input) => input.fetchOptions ?? input.projectIds ?? input.savedSearchIds, {
    message: `Name the alerts in fetchOptions, or projectIds ("${ALL_PROJECTS}" for all) or savedSearchIds.`,
    ...ifValid,
  })
  .refine((input) => input.fetchOptions === undefined || Object.keys(input).length === 1, {
    message: 'Name the alerts or a filter, not both.',
    path: ['fetchOptions'],
    ...ifValid,
  });

/** Sorting and filtering of a list of alerts. */
export const alertList = {
  /** Empty means every project the user can see. */
  projectIds: z.array(uuid).max(LIMITS.bulkIds).default([]),
  savedSearchIds: z.array(uuid).max(LIMITS.bulkIds).default([]),
  documentTypes: z.array(documentTypeSchema).max(LIMITS.filterValues).default([]),
  read: z.enum(READ_FILTERS).default('all'),
  irrelevant: z.boolean().default(false),
  sort: z.enum(ALERT_SORTS).default('discoveryDate_desc'),
};

export const alertsContract = {
  getSearchAlert: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts/getSearchAlert' })
    .input(z.strictObject({ fusionId, projectId: uuid }))
    .output(
      searchAlertSchema.extend({
        matchingDocuments: z.array(matchingDocumentSchema),
        alertActivities: z.array(alertActivitySchema),
      }),
    ),
  getSearchAlerts: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts/getSearchAlerts' })
    .input(
      z.strictObject({
        ...alertList,
        offset: z.number().int().min(0).default(0),
        limit: z.number().int().min(1).max(100).default(LIMITS.alertsPageSize),
      }),
    )
    .output(z.object({ results: z.array(searchAlertSchema), total: z.number().int(), unread: z.number().int() })),
  /** A plain list selects these documents in every project the user can see. */
  markDeleted: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts/markDeleted' })
    .input(
      z.union([
        z.strictObject({ fusionIds: selection(fusionId, LIMITS.bulkIds), projectId: uuid }),
        fusionIds.transform((list) => ({ fusionIds: list, projectId: undefined })),
      ]),
    )
    .output(deletedAlerts),
  markIrrelevantsDeleted: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts/markIrrelevantsDeleted' })
    .input(z.strictObject({ projectId: uuid }))
    .output(deletedAlerts),
  /** Rotunda's own addition: undoes both deletions. Alerts that are not deleted stay as they are. */
  restoreDeleted: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts/restoreDeleted' })
    .input(z.strictObject({ fusionIds: selection(fusionId, LIMITS.bulkIds), projectId: uuid }))
    .output(z.object({ restored: z.number().int(), counts: alertCountsSchema })),
  toggleSearchAlertRead: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts/toggleSearchAlertRead' })
    .input(z.strictObject({ fetchOptions, toggleValue: z.boolean() }))
    .output(changed),
  toggleSearchAlertsIrrelevant: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts/toggleSearchAlertsIrrelevant' })
    .input(z.strictObject({ fetchOptions, toggleValue: z.boolean() }))
    .output(changed),
  markSearchAlertsRead: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts/markSearchAlertsRead' })
    .input(markInput)
    .output(changed),
  markSearchAlertsUnRead: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts/markSearchAlertsUnRead' })
    .input(markInput)
    .output(changed),
  moveAlertToProject: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts/moveAlertToProject' })
    .input(
      z.union([
        z.strictObject({ savedSearchId: uuid, toProjectId: uuid }),
        z.strictObject({ fusionIds: selection(fusionId, LIMITS.bulkIds), fromProjectId: uuid, toProjectId: uuid }),
      ]),
    )
    .output(
      z.object({
        moved: z.number().int(),
        /**
         * How many of the moved alerts were merged into existing alerts of the target project; they cannot be separated
         * again.
         */
        merged: z.number().int(),
        counts: alertCountsSchema,
      }),
    ),
  /**
   * Rotunda's own addition: lists documents that changed before the saved search existed, of the last 90 days, as read.
   * No e-mail, webhook or feed reports them. Repeating it adds only what is missing.
   */
  addExisting: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts/addExisting' })
    .input(z.strictObject({ savedSearchId: uuid }))
    .output(
      z.object({
        added: z.number().int(),
        /** Only the newest LIMITS.existingAlerts documents were considered. */
        atLimit: z.boolean(),
        counts: alertCountsSchema,
      }),
    ),
  getAllAlertActivitiesForSearchAlert: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/alerts/getAllAlertActivitiesForSearchAlert/{id}' })
    .input(z.strictObject({ id: fusionId }))
    .output(
      z.object({
        savedAlerts: z.array(z.object({ _id: uuid, title: z.string(), projectId: uuid.nullable() })),
        alertActivities: z.array(alertActivitySchema),
      }),
    ),
  /** Explains clause by clause why a saved search has an alert for a document or not. */
  explainVerdict: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts/verdict' })
    .input(
      z.strictObject({
        savedSearchId: uuid,
        /** Name as typed by the user: `H.R. 1`, `HR1 119`, `C-11`, `NY S1234`, or a fusionId. */
        document: z.string().trim().min(1).max(LIMITS.documentName),
      }),
    )
    .output(namedVerdictSchema),
  getCounts: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/alerts/counts' })
    .output(alertCountsSchema),
};

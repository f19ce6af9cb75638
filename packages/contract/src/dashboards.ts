import { z } from 'zod';
import { call, fusionId, isoDate, unixSeconds, uuid } from './base.ts';
import { documentTypeSchema, genericStatusSchema, prioritySchema } from './enums.ts';
import { WIDGETS } from './values/dashboards.ts';
import { LIMITS } from './values/limits.ts';

export const widgetSchema = z.enum(WIDGETS);

/** Position and size of a widget on a grid of twelve columns; rows have height 1. */
export const dashboardItemSchema = z.strictObject({
  widget: widgetSchema,
  x: z.number().int().min(0).max(11),
  y: z.number().int().min(0).max(200),
  w: z.number().int().min(1).max(12),
  h: z.number().int().min(1).max(12),
});
export type DashboardItem = z.infer<typeof dashboardItemSchema>;

export const dashboardConfigurationSchema = z.object({
  /** Null for the user's own home dashboard; otherwise the project whose dashboard all its members share. */
  projectId: uuid.nullable(),
  /** Every load assigns new values of `moduleId` (PRJ-02). */
  layout: z.array(dashboardItemSchema.extend({ moduleId: uuid })),
});

const layout = z.array(dashboardItemSchema).max(24);
const scope = z.strictObject({
  /** Every project the user can see, when absent. */
  projectId: uuid.optional(),
});
const jurisdiction = z.object({ isoCode: z.string(), name: z.string() });

export const dashboardsContract = {
  /** Returns the saved layouts, and the default layout for the home page and each project without a saved one. */
  findConfigurations: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/projects/dashboard-configuration' })
    .output(z.object({ results: z.array(dashboardConfigurationSchema), total: z.number().int() })),
  /** Fails with CONFLICT when `previousLayout` is given and another user has changed the layout since. */
  // A viewer arranges their own home page; the use case refuses them a project's layout.
  saveConfiguration: call({ role: 'viewer', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PUT', path: '/projects/dashboard-configuration' })
    .input(z.strictObject({ projectId: uuid.nullable(), layout, previousLayout: layout.optional() }))
    .output(dashboardConfigurationSchema),
  /** Counts the documents of the projects by jurisdiction, in one aggregate query. */
  countByJurisdiction: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/dashboard/policy-map' })
    .input(scope)
    .output(z.object({ results: z.array(jurisdiction.extend({ count: z.number().int() })), total: z.number().int() })),
  countByStatus: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/dashboard/status-chart' })
    .input(scope)
    .output(z.object({ results: z.array(z.object({ status: genericStatusSchema, count: z.number().int() })) })),
  countByPriority: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/dashboard/bill-priority-chart' })
    .input(scope)
    .output(z.object({ results: z.array(z.object({ priority: prioritySchema.nullable(), count: z.number().int() })) })),
  /** Finds committee hearings in the next 5 days that name a bill of the projects, soonest first. */
  findHearings: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/dashboard/committee-hearings' })
    .input(scope)
    .output(
      z.object({
        results: z.array(
          z.object({
            fusionId,
            documentType: documentTypeSchema,
            title: z.string(),
            committees: z.array(z.string()),
            startTs: unixSeconds.nullable(),
            /** IANA zone of the place, in which the time is shown. */
            timeZone: z.string(),
            date: isoDate,
            /** `Scheduled`, `Rescheduled` or, once it is over, `Held` or `Past`. */
            status: z.string().nullable(),
            bills: z.array(z.object({ fusionId, label: z.string() })),
          }),
        ),
        total: z.number().int(),
      }),
    ),
  /** Counts the cards of each board column, project by project and from left to right, including empty columns. */
  countByColumn: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/dashboard/workflow' })
    .input(scope)
    .output(
      z.object({
        results: z.array(
          z.object({
            projectId: uuid,
            projectName: z.string(),
            columnId: uuid,
            title: z.string(),
            count: z.number().int(),
          }),
        ),
        total: z.number().int(),
      }),
    ),
  /** Counts documents, alerts and cards of all projects in one call, for the project list widgets. */
  summarizeProjects: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/dashboard/project-policy' })
    .input(scope.extend({ limit: z.number().int().min(1).max(LIMITS.maxProjects).default(25) }))
    .output(
      z.object({
        results: z.array(
          z.object({
            _id: uuid,
            name: z.string(),
            priority: prioritySchema.nullable(),
            documents: z.number().int(),
            alerts: z.number().int(),
            unread: z.number().int(),
            cards: z.number().int(),
          }),
        ),
        total: z.number().int(),
      }),
    ),
};

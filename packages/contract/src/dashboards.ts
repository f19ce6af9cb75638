import { z } from 'zod';
import { call, fusionId, isoDate, unixSeconds, uuid } from './base.ts';
import { documentTypeSchema, genericStatusSchema, prioritySchema } from './enums.ts';
import { WIDGETS } from './values/dashboards.ts';
import { LIMITS } from './values/limits.ts';

export const widgetSchema = z.enum(WIDGETS);

/** A widget on a grid of twelve columns; rows are 1 high. */
export const dashboardItemSchema = z.strictObject({
  widget: widgetSchema,
  x: z.number().int().min(0).max(11),
  y: z.number().int().min(0).max(200),
  w: z.number().int().min(1).max(12),
  h: z.number().int().min(1).max(12),
});
export type DashboardItem = z.infer<typeof dashboardItemSchema>;

export const dashboardConfigurationSchema = z.object({
  /** Null: the person's own home dashboard; else the project's, the same for all who see it. */
  projectId: uuid.nullable(),
  /** A fresh `moduleId` on every load (S1 §3). */
  layout: z.array(dashboardItemSchema.extend({ moduleId: uuid })),
});

const layout = z.array(dashboardItemSchema).max(24);
const scope = z.strictObject({
  /** All projects the person sees when absent. */
  projectId: uuid.optional(),
});
const jurisdiction = z.object({ isoCode: z.string(), name: z.string() });

export const dashboardsContract = {
  /** Those kept, and the default for the home page and each project without one of its own. */
  findConfigurations: call
    .route({ method: 'GET', path: '/projects/dashboard-configuration' })
    .output(z.object({ results: z.array(dashboardConfigurationSchema), total: z.number().int() })),
  /** `previousLayout`, when given, must still be the layout: else someone else arranged it, CONFLICT. */
  saveConfiguration: call
    .route({ method: 'PUT', path: '/projects/dashboard-configuration' })
    .input(z.strictObject({ projectId: uuid.nullable(), layout, previousLayout: layout.optional() }))
    .output(dashboardConfigurationSchema),
  /** Documents of the projects by jurisdiction: one aggregate query. */
  countByJurisdiction: call
    .route({ method: 'POST', path: '/projects/dashboard/policy-map' })
    .input(scope)
    .output(z.object({ results: z.array(jurisdiction.extend({ count: z.number().int() })), total: z.number().int() })),
  countByStatus: call
    .route({ method: 'POST', path: '/projects/dashboard/status-chart' })
    .input(scope)
    .output(z.object({ results: z.array(z.object({ status: genericStatusSchema, count: z.number().int() })) })),
  countByPriority: call
    .route({ method: 'POST', path: '/projects/dashboard/bill-priority-chart' })
    .input(scope)
    .output(z.object({ results: z.array(z.object({ priority: prioritySchema.nullable(), count: z.number().int() })) })),
  /** Committee hearings of the next 5 days that name a bill of the projects, soonest first. */
  findHearings: call
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
            date: isoDate,
            bills: z.array(z.object({ fusionId, label: z.string() })),
          }),
        ),
        total: z.number().int(),
      }),
    ),
  /** Cards of the boards by column, from left to right, project by project; columns without a card too. */
  countByColumn: call
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
  /** Of all projects at once: policies, alerts and cards of each, for the project list widgets. */
  summarizeProjects: call
    .route({ method: 'POST', path: '/projects/dashboard/project-policy' })
    .input(scope.extend({ limit: z.number().int().min(1).max(LIMITS.projectsAtOnce).default(25) }))
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

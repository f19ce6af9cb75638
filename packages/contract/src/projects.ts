import { z } from 'zod';
import { call, clearable, nameText, selection, unixSeconds, uuid } from './base.ts';
import { documentTypeSchema, prioritySchema } from './enums.ts';
import { emailSettingsSchema } from './project-members.ts';
import { savedSearchSchema } from './saved-searches.ts';
import { tagSchema } from './tags.ts';
import { workflowColumnSchema } from './workflow.ts';
import { LIMITS } from './values/limits.ts';
import { TEXTS } from './values/texts.ts';

/** A project. The e-mail settings are those of the signed-in user (ALR-08). */
export const projectSchema = emailSettingsSchema.extend({
  _id: uuid,
  name: z.string(),
  priority: prioritySchema.nullable(),
  impact: z.string().nullable(),
  description: z.string().nullable(),
  /** Collaborators; empty means everyone in the organization. */
  users: z.array(z.string()),
  tags: z.array(tagSchema),
  /** Columns of its board from left to right; the workflow calls return their cards. */
  columns: z.array(workflowColumnSchema.omit({ cards: true })),
  createdBy: z.string(),
  createdAtTs: unixSeconds,
  total: z.number().int(),
  unread: z.number().int(),
});
export type Project = z.infer<typeof projectSchema>;

const name = nameText(LIMITS.projectName, TEXTS.projects.nameRequired);
const description = z.string().max(LIMITS.projectDescription);
const impact = z.string().max(LIMITS.projectImpact, TEXTS.projects.impactTooLong);

export const projectsContract = {
  find: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/projects' })
    .input(
      z.strictObject({
        /** Matches names that contain this text, ignoring case. */
        name: z.string().max(LIMITS.projectName).optional(),
        priority: z.union([prioritySchema, z.array(prioritySchema).max(LIMITS.filterValues)]).optional(),
      }),
    )
    .output(z.object({ results: z.array(projectSchema), total: z.number().int() })),
  get: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/projects/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(projectSchema),
  create: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects', successStatus: 201 })
    .input(
      z.strictObject({
        name,
        impact: clearable(impact).optional(),
        priority: clearable(prioritySchema).optional(),
        description: clearable(description).optional(),
      }),
    )
    .output(projectSchema),
  update: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/projects/{id}' })
    .input(
      z.strictObject({
        id: uuid,
        name: name.optional(),
        impact: clearable(impact).optional(),
        priority: clearable(prioritySchema).optional(),
        description: clearable(description).optional(),
        users: z.array(z.string().max(64)).max(LIMITS.collaborators).optional(),
        ...emailSettingsSchema.partial().shape,
      }),
    )
    .output(projectSchema),
  delete: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/projects' })
    .input(z.strictObject({ projectIds: selection(uuid, LIMITS.bulkIds) }))
    .output(z.object({ deletedIds: z.array(uuid) })),
  findAlerts: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/projects/alerts/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({ results: z.array(savedSearchSchema), total: z.number().int(), unread: z.number().int() })),
  findAllWithCounts: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/projects/alerts/org/all-projects-with-counts' })
    .input(
      z.strictObject({
        document_types: z.union([documentTypeSchema, z.array(documentTypeSchema).max(LIMITS.filterValues)]).optional(),
      }),
    )
    .output(
      z.object({
        results: z.array(z.object({ _id: uuid, name: z.string(), total: z.number().int(), unread: z.number().int() })),
        total: z.number().int(),
      }),
    ),
};

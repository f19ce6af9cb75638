import { z } from 'zod';
import { call, unixSeconds, uuid } from './base.ts';
import { AUDIT_KINDS } from './values/audit-kinds.ts';
import { AUDIT_PAGE_SIZE } from './values/audit.ts';

export const auditEntrySchema = z.object({
  _id: uuid,
  createdAtTs: unixSeconds,
  userId: z.string(),
  /** Null for actions of the command line and for users who no longer exist. */
  userName: z.string().nullable(),
  /** Id of the support user who acted as that user; null if none did. */
  impersonatorId: z.string().nullable(),
  impersonatorName: z.string().nullable(),
  /** One of AUDIT_ACTIONS; entries written by a newer version may have an action that this version does not know. */
  action: z.string(),
  /** Id of the object of the action. */
  subject: z.string(),
  /** Name of the user the action was done to; names of other objects are in `detail`, as they were at the time. */
  subjectName: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The audit log: actions that required authority in an organization, newest first. */
export const auditContract = {
  find: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/audit-log' })
    .input(
      z.strictObject({
        /** User who acted, in their own name or impersonating another user. */
        userId: z.string().min(1).max(64).optional(),
        kind: z.enum(AUDIT_KINDS).optional(),
        fromTs: unixSeconds.optional(),
        /** Inclusive. */
        toTs: unixSeconds.optional(),
        skip: z.number().int().min(0).default(0),
        limit: z.number().int().min(1).max(100).default(AUDIT_PAGE_SIZE),
      }),
    )
    .output(
      z.object({
        results: z.array(auditEntrySchema),
        total: z.number().int(),
        /** Every user in the organization's log, sorted by name, regardless of the filter. */
        people: z.array(z.object({ _id: z.string(), name: z.string() })),
      }),
    ),
};

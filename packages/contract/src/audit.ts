import { z } from 'zod';
import { call, unixSeconds, uuid } from './base.ts';
import { AUDIT_KINDS } from './values/audit-kinds.ts';
import { AUDIT_PAGE_SIZE } from './values/audit.ts';

export const auditEntrySchema = z.object({
  _id: uuid,
  createdAtTs: unixSeconds,
  userId: z.string(),
  /** Null for what the command line did, and for a person who is gone. */
  userName: z.string().nullable(),
  /** Who acted as that user; null where nobody did. */
  impersonatorId: z.string().nullable(),
  impersonatorName: z.string().nullable(),
  /** One of AUDIT_ACTIONS; an entry of a newer version may name one this version does not know. */
  action: z.string(),
  /** The id of what it was done to. */
  subject: z.string(),
  /** The name of a person it was done to; what else is named stands in `detail`, as it was called then. */
  subjectName: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** What was done with authority in an organization, newest first. */
export const auditContract = {
  find: call
    .route({ method: 'GET', path: '/audit-log' })
    .input(
      z.strictObject({
        /** Who did it, in their own name or as somebody else. */
        userId: z.string().min(1).max(64).optional(),
        kind: z.enum(AUDIT_KINDS).optional(),
        fromTs: unixSeconds.optional(),
        /** Up to and with this second. */
        toTs: unixSeconds.optional(),
        skip: z.number().int().min(0).default(0),
        limit: z.number().int().min(1).max(100).default(AUDIT_PAGE_SIZE),
      }),
    )
    .output(
      z.object({
        results: z.array(auditEntrySchema),
        total: z.number().int(),
        /** Everyone who stands in the log of the organization, by name, whatever the filter. */
        people: z.array(z.object({ _id: z.string(), name: z.string() })),
      }),
    ),
};

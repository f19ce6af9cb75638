import { auditLog, user } from '@rotunda/database';
import { AUDIT_ACTIONS, type AuditKind } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { and, desc, eq, gte, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export interface AuditFilter {
  /** Who performed it, as themselves or impersonating someone. */
  userId?: string | undefined;
  kind?: AuditKind | undefined;
  fromTs?: UnixSeconds | undefined;
  /** Inclusive. */
  toTs?: UnixSeconds | undefined;
}

const impersonator = alias(user, 'impersonator');
const subject = alias(user, 'subject_user');

/** Stores the audit log; entries are added and read, never changed. */
export function createAuditRepository(db: DatabaseHandle) {
  const filtered = (organizationId: string, { userId, kind, fromTs, toTs }: AuditFilter) =>
    and(
      eq(auditLog.organizationId, organizationId),
      userId === undefined ? undefined : or(eq(auditLog.userId, userId), eq(auditLog.impersonatorId, userId)),
      kind === undefined ? undefined : isOneOf(auditLog.action, getActions(kind)),
      fromTs === undefined ? undefined : gte(auditLog.createdTs, fromTs),
      toTs === undefined ? undefined : lte(auditLog.createdTs, toTs),
    );

  return {
    async append(rows: readonly (typeof auditLog.$inferInsert)[]): Promise<void> {
      await bulkInsert(db, auditLog, rows);
    },

    /** Newest first; within a second, the last written first. */
    async find(organizationId: string, filter: AuditFilter, { skip, limit }: { skip: number; limit: number }) {
      return db
        .select({
          entry: auditLog,
          userName: user.name,
          impersonatorName: impersonator.name,
          subjectName: subject.name,
        })
        .from(auditLog)
        .leftJoin(user, eq(user.id, auditLog.userId))
        .leftJoin(impersonator, eq(impersonator.id, auditLog.impersonatorId))
        .leftJoin(subject, eq(subject.id, auditLog.subject))
        .where(filtered(organizationId, filter))
        .orderBy(desc(auditLog.createdTs), desc(auditLog.auditId))
        .offset(skip)
        .limit(limit);
    },

    async count(organizationId: string, filter: AuditFilter): Promise<number> {
      return db.$count(auditLog, filtered(organizationId, filter));
    },

    /** Finds everyone in the organization's log, as actor or as impersonator, by name. */
    async findPeople(organizationId: string): Promise<{ _id: string; name: string }[]> {
      const { rows } = await db.execute<{ _id: string; name: string }>(sql`
        select ${user.id} as "_id", ${user.name} as name from ${user}
        where ${user.id} in (
          select ${auditLog.userId} from ${auditLog} where ${auditLog.organizationId} = ${organizationId}
          union select ${auditLog.impersonatorId} from ${auditLog} where ${auditLog.organizationId} = ${organizationId})
        order by ${user.name} collate "und-x-icu", ${user.id}`);
      return rows;
    },
  };
}

function getActions(kind: AuditKind): string[] {
  return Object.entries(AUDIT_ACTIONS).flatMap(([action, of]) => (of === kind ? [action] : []));
}

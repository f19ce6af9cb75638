import { member, organizationFlags, organization, session, user } from '@rotunda/database';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { userColumns } from '../identity.repository.ts';

const supporter = alias(user, 'supporter');
const parent = alias(session, 'parent');

/**
 * Loads everything that determines a session's identity in one statement, because it runs for every active session at
 * least twice a minute.
 */
const findSession = prepared((db) => {
  // The organization that the session was opened for, else the first one the user joined.
  const membership = db
    .select()
    .from(member)
    .where(eq(member.userId, session.userId))
    .orderBy(
      sql`coalesce(${member.organizationId} = ${session.activeOrganizationId}, false) desc`,
      member.createdAt,
      member.id,
    )
    .limit(1)
    .as('membership');
  return db
    .select({
      session,
      user: { ...userColumns, memberRole: membership.role },
      organization: organization,
      flags: sql<Record<string, unknown>>`(
        select coalesce(jsonb_object_agg(${organizationFlags.flag}, ${organizationFlags.value}), '{}')
        from ${organizationFlags} where ${organizationFlags.organizationId} = ${organization.id}
      )`,
      supporter: {
        id: supporter.id,
        name: supporter.name,
        email: supporter.email,
        isActive: supporter.isActive,
        platformRole: supporter.role,
      },
      parent: { userId: parent.userId, createdAt: parent.createdAt, expiresAt: parent.expiresAt },
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .innerJoinLateral(membership, sql`true`)
    .innerJoin(organization, eq(organization.id, membership.organizationId))
    .leftJoin(supporter, eq(supporter.id, session.impersonatedBy))
    .leftJoin(parent, eq(parent.id, session.parentSessionId))
    .where(eq(session.token, sql.placeholder('tokenHash')))
    .prepare('find_session');
});

/** Notification channel on which triggers announce changes that affect a session's identity. */
export const SESSIONS_CHANNEL = 'rotunda_sessions';

export type StoredSession = typeof session.$inferSelect;

export function createSessionsRepository(db: DatabaseHandle) {
  return {
    /** Returns null for an unknown token, and for a user who belongs to no organization. */
    async findByToken(tokenHash: string) {
      const [row] = await findSession(db).execute({ tokenHash });
      return row ?? null;
    },

    /** Notifies the listeners of all processes. */
    async notify(message: string): Promise<void> {
      await db.execute(sql`select pg_notify(${SESSIONS_CHANNEL}, ${message})`);
    },

    async insert(row: typeof session.$inferInsert): Promise<void> {
      await db.insert(session).values(row);
    },

    /** Prolongs a session, never shortens it. Of two concurrent calls, only one takes effect. */
    async prolong(sessionId: string, times: { updatedAt: Date; expiresAt: Date }): Promise<void> {
      await db
        .update(session)
        .set({ ...times, lastUsedAt: times.updatedAt })
        .where(and(eq(session.id, sessionId), lt(session.expiresAt, times.expiresAt)));
    },

    async markUsed(sessionId: string, lastUsedAt: Date): Promise<void> {
      await db.update(session).set({ lastUsedAt }).where(eq(session.id, sessionId));
    },

    /** Lists the user's sessions, without those in which support acts as the user, which belong to the supporter. */
    async findOwn(userId: string, now: Date): Promise<StoredSession[]> {
      return db
        .select()
        .from(session)
        .where(and(eq(session.userId, userId), gt(session.expiresAt, now), sql`${session.impersonatedBy} is null`))
        .orderBy(desc(session.lastUsedAt), session.id);
    },

    async deleteByToken(tokenHash: string): Promise<void> {
      await db.delete(session).where(eq(session.token, tokenHash));
    },

    /**
     * Deletes a session of the user.
     * @returns whether the user had such a session
     */
    async deleteOwn(userId: string, sessionId: string): Promise<boolean> {
      const deleted = await db
        .delete(session)
        .where(and(eq(session.userId, userId), eq(session.id, sessionId)))
        .returning({ id: session.id });
      return deleted.length > 0;
    },

    async deleteOthers(userId: string, exceptSessionId: string): Promise<number> {
      const deleted = await db
        .delete(session)
        .where(and(eq(session.userId, userId), ne(session.id, exceptSessionId)))
        .returning({ id: session.id });
      return deleted.length;
    },

    async deleteAll(userId: string): Promise<number> {
      const deleted = await db.delete(session).where(eq(session.userId, userId)).returning({ id: session.id });
      return deleted.length;
    },

    async deleteExpired(now: Date): Promise<number> {
      const deleted = await db.delete(session).where(lt(session.expiresAt, now)).returning({ id: session.id });
      return deleted.length;
    },
  };
}
export type FoundSession = NonNullable<Awaited<ReturnType<ReturnType<typeof createSessionsRepository>['findByToken']>>>;

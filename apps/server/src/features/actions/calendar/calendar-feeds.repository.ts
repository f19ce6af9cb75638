import type { Role } from '@rotunda/contract';
import { calendarFeeds, member, user } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { getRole } from '../../identity/index.ts';

export type StoredFeed = typeof calendarFeeds.$inferSelect;

/** Stores private calendar feeds; each person has at most one. */
export function createCalendarFeedsRepository(db: DatabaseHandle) {
  const ofPerson = ({ organizationId, userId }: Pick<Actor, 'organizationId' | 'userId'>) =>
    and(eq(calendarFeeds.organizationId, organizationId), eq(calendarFeeds.userId, userId));
  return {
    async get(actor: Actor): Promise<StoredFeed | null> {
      const [row] = await db.select().from(calendarFeeds).where(ofPerson(actor));
      return row ?? null;
    },

    /**
     * Finds the feed in any organization, because the request is not signed in. Returns null if the owner has left the
     * organization or is deactivated.
     */
    async findForReading(feedId: string): Promise<(StoredFeed & { role: Role }) | null> {
      const [row] = await db
        .select({ feed: calendarFeeds, role: member.role })
        .from(calendarFeeds)
        .innerJoin(
          member,
          and(eq(member.userId, calendarFeeds.userId), eq(member.organizationId, calendarFeeds.organizationId)),
        )
        .innerJoin(user, and(eq(user.id, calendarFeeds.userId), eq(user.isActive, true)))
        .where(eq(calendarFeeds.feedId, feedId));
      return row === undefined ? null : { ...row.feed, role: getRole(row.role) };
    },

    async insert(row: typeof calendarFeeds.$inferInsert): Promise<void> {
      await db.insert(calendarFeeds).values(row);
    },

    async delete(actor: Actor): Promise<void> {
      await db.delete(calendarFeeds).where(ofPerson(actor));
    },

    async markRead(feedId: string, lastReadTs: UnixSeconds): Promise<void> {
      await db.update(calendarFeeds).set({ lastReadTs }).where(eq(calendarFeeds.feedId, feedId));
    },
  };
}

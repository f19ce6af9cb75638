import type { Role } from '@rotunda/contract';
import { eventFeeds, member, user } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { getRole } from '../identity/index.ts';

export type StoredEventFeed = typeof eventFeeds.$inferSelect;

/** Stores private event feeds, each owned by one person. */
export function createEventFeedsRepository(db: DatabaseHandle) {
  const ofPerson = ({ organizationId, userId }: Actor) =>
    and(eq(eventFeeds.organizationId, organizationId), eq(eventFeeds.userId, userId));
  return {
    /** Newest first. */
    async find(actor: Actor): Promise<StoredEventFeed[]> {
      return db
        .select()
        .from(eventFeeds)
        .where(ofPerson(actor))
        .orderBy(desc(eventFeeds.createdTs), desc(eventFeeds.feedId));
    },

    /**
     * Finds the feed in any organization, because the request is not signed in. Returns null if the owner has left the
     * organization or is deactivated.
     */
    async findForReading(feedId: string): Promise<(StoredEventFeed & { role: Role }) | null> {
      const [row] = await db
        .select({ feed: eventFeeds, role: member.role })
        .from(eventFeeds)
        .innerJoin(
          member,
          and(eq(member.userId, eventFeeds.userId), eq(member.organizationId, eventFeeds.organizationId)),
        )
        .innerJoin(user, and(eq(user.id, eventFeeds.userId), eq(user.isActive, true)))
        .where(eq(eventFeeds.feedId, feedId));
      return row === undefined ? null : { ...row.feed, role: getRole(row.role) };
    },

    /** Makes other feed changes of this person wait until the transaction ends. */
    async lockPerson({ userId }: Actor): Promise<void> {
      await db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
    },

    async insert(row: typeof eventFeeds.$inferInsert): Promise<void> {
      await db.insert(eventFeeds).values(row);
    },

    /** @returns whether the person had this feed */
    async delete(actor: Actor, feedId: string): Promise<boolean> {
      const rows = await db
        .delete(eventFeeds)
        .where(and(ofPerson(actor), eq(eventFeeds.feedId, feedId)))
        .returning({ feedId: eventFeeds.feedId });
      return rows.length > 0;
    },

    async markRead(feedId: string, lastReadTs: UnixSeconds): Promise<void> {
      await db.update(eventFeeds).set({ lastReadTs }).where(eq(eventFeeds.feedId, feedId));
    },
  };
}

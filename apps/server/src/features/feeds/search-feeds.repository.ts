import type { Role } from '@rotunda/contract';
import { member, projects, savedSearches, searchFeeds, user } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { getRole } from '../identity/index.ts';
import { type Viewer, visibleProjects } from '../projects/index.ts';

export type StoredSearchFeed = typeof searchFeeds.$inferSelect;
type Owner = Pick<StoredSearchFeed, 'organizationId' | 'userId'>;

export function createSearchFeedsRepository(db: DatabaseHandle) {
  const ofPerson = ({ organizationId, userId }: Owner, savedSearchId: string) =>
    and(
      eq(searchFeeds.organizationId, organizationId),
      eq(searchFeeds.userId, userId),
      eq(searchFeeds.savedSearchId, savedSearchId),
    );
  return {
    /** Returns a saved search of a project the user can see; null for any other. */
    async findSavedSearch(viewer: Viewer, savedSearchId: string): Promise<{ title: string; projectId: string } | null> {
      const [row] = await db
        .select({ title: savedSearches.title, projectId: projects.projectId })
        .from(savedSearches)
        .innerJoin(projects, eq(projects.projectId, savedSearches.projectId))
        .where(
          and(
            eq(savedSearches.organizationId, viewer.organizationId),
            eq(savedSearches.savedSearchId, savedSearchId),
            visibleProjects(viewer),
          ),
        );
      return row ?? null;
    },

    async get(owner: Owner, savedSearchId: string): Promise<StoredSearchFeed | null> {
      const [row] = await db.select().from(searchFeeds).where(ofPerson(owner, savedSearchId));
      return row ?? null;
    },

    /** Stores the user's feed of a saved search, replacing the previous one. */
    async put(row: StoredSearchFeed): Promise<void> {
      const { organizationId: _organization, userId: _user, savedSearchId: _search, ...changes } = row;
      await db
        .insert(searchFeeds)
        .values(row)
        .onConflictDoUpdate({ target: [searchFeeds.savedSearchId, searchFeeds.userId], set: changes });
    },

    /**
     * Deletes the user's feed of a saved search.
     * @returns whether there was one
     */
    async delete(owner: Owner, savedSearchId: string): Promise<boolean> {
      const rows = await db
        .delete(searchFeeds)
        .where(ofPerson(owner, savedSearchId))
        .returning({ feedId: searchFeeds.feedId });
      return rows.length > 0;
    },

    /**
     * Returns a feed of any organization, because the reader is not yet known; null also when its owner has left the
     * organization or is deactivated.
     */
    async findForReading(feedId: string): Promise<(StoredSearchFeed & { role: Role }) | null> {
      const [row] = await db
        .select({ feed: searchFeeds, role: member.role })
        .from(searchFeeds)
        .innerJoin(
          member,
          and(eq(member.userId, searchFeeds.userId), eq(member.organizationId, searchFeeds.organizationId)),
        )
        .innerJoin(user, and(eq(user.id, searchFeeds.userId), eq(user.isActive, true)))
        .where(eq(searchFeeds.feedId, feedId));
      return row === undefined ? null : { ...row.feed, role: getRole(row.role) };
    },

    async markRead(feedId: string, lastReadTs: UnixSeconds): Promise<void> {
      await db.update(searchFeeds).set({ lastReadTs }).where(eq(searchFeeds.feedId, feedId));
    },
  };
}

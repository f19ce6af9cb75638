import { userPreferences } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';

/** What a person arranged for themselves: list or groups, page size. One row a person and organisation. */
export function createPreferencesRepository(db: DatabaseHandle) {
  return {
    async get({ organisationId, userId }: Actor): Promise<Record<string, unknown>> {
      const [row] = await db
        .select({ preferences: userPreferences.preferences })
        .from(userPreferences)
        .where(and(eq(userPreferences.organisationId, organisationId), eq(userPreferences.userId, userId)));
      // Written as an object by `merge` and by nothing else.
      return (row?.preferences ?? {}) as Record<string, unknown>;
    },

    /** Keeps what is not named; two tabs that change different things do not undo each other. */
    async merge(
      { organisationId, userId }: Actor,
      changes: Record<string, unknown>,
      updatedTs: UnixSeconds,
    ): Promise<void> {
      await db
        .insert(userPreferences)
        .values({ organisationId, userId, preferences: changes, updatedTs })
        .onConflictDoUpdate({
          target: [userPreferences.organisationId, userPreferences.userId],
          set: { preferences: sql`${userPreferences.preferences} || excluded.preferences`, updatedTs },
        });
    },
  };
}

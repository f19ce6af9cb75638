import { userPreferences } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';

/** Stores a user's preferences, such as list or groups and page size. One row per user and organization. */
export function createPreferencesRepository(db: DatabaseHandle) {
  return {
    async get({ organizationId, userId }: Actor): Promise<Record<string, unknown>> {
      const [row] = await db
        .select({ preferences: userPreferences.preferences })
        .from(userPreferences)
        .where(and(eq(userPreferences.organizationId, organizationId), eq(userPreferences.userId, userId)));
      // The cast is safe because only `merge` writes the column, always as an object.
      return (row?.preferences ?? {}) as Record<string, unknown>;
    },

    /**
     * Keeps fields that are not given, so that two tabs changing different fields do not undo each other.
     * @returns false, without a change, when all fields together would take more than `maxBytes` as JSON
     */
    async merge(
      { organizationId, userId }: Actor,
      changes: Record<string, unknown>,
      { updatedTs, maxBytes }: { updatedTs: UnixSeconds; maxBytes: number },
    ): Promise<boolean> {
      if (Buffer.byteLength(JSON.stringify(changes)) > maxBytes) return false;
      const merged = sql`${userPreferences.preferences} || excluded.preferences`;
      const { rowCount } = await db
        .insert(userPreferences)
        .values({ organizationId, userId, preferences: changes, updatedTs })
        .onConflictDoUpdate({
          target: [userPreferences.organizationId, userPreferences.userId],
          set: { preferences: merged, updatedTs },
          setWhere: sql`octet_length((${merged})::text) <= ${maxBytes}`,
        });
      return rowCount === 1;
    },
  };
}

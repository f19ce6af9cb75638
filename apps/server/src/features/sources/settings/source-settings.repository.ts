import { sourceSettings } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';

export type StoredSourceSettings = typeof sourceSettings.$inferSelect;

/** Reads and writes source settings of the installation; API keys are already sealed. */
export function createSourceSettingsRepository(db: DatabaseHandle) {
  return {
    async find(): Promise<StoredSourceSettings[]> {
      return db.select().from(sourceSettings).orderBy(sourceSettings.source);
    },

    async get(source: string): Promise<StoredSourceSettings | null> {
      const [row] = await db.select().from(sourceSettings).where(eq(sourceSettings.source, source));
      return row ?? null;
    },

    /** Returns the settings and locks them until the transaction ends, so that changes are serialized. */
    async getLocked(source: string, nowTs: UnixSeconds): Promise<StoredSourceSettings> {
      await db.insert(sourceSettings).values({ source, updatedTs: nowTs }).onConflictDoNothing();
      const [row] = await db.select().from(sourceSettings).where(eq(sourceSettings.source, source)).for('update');
      if (row === undefined) throw new Error(`the settings of ${source} are gone`);
      return row;
    },

    /** Writes only the checkpoint, so that it and an administrator's changes do not overwrite each other. */
    async saveLiveCheckpoint(source: string, liveCheckpoint: string, nowTs: UnixSeconds): Promise<void> {
      await db
        .insert(sourceSettings)
        .values({ source, liveCheckpoint, updatedTs: nowTs })
        .onConflictDoUpdate({ target: sourceSettings.source, set: { liveCheckpoint } });
    },

    /** Stores a key sealed again, unless it was changed in the meantime. */
    async replaceKey(source: string, before: string, apiKeySealed: string): Promise<void> {
      await db
        .update(sourceSettings)
        .set({ apiKeySealed })
        .where(and(eq(sourceSettings.source, source), eq(sourceSettings.apiKeySealed, before)));
    },

    async upsert(row: typeof sourceSettings.$inferInsert): Promise<void> {
      const { source: _source, ...changes } = row;
      await db.insert(sourceSettings).values(row).onConflictDoUpdate({ target: sourceSettings.source, set: changes });
    },
  };
}

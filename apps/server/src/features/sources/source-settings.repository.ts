import { sourceSettings } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export type StoredSourceSettings = typeof sourceSettings.$inferSelect;

/** Settings of the installation; API keys are sealed before they get here. */
export function createSourceSettingsRepository(db: DatabaseHandle) {
  return {
    async find(): Promise<StoredSourceSettings[]> {
      return db.select().from(sourceSettings).orderBy(sourceSettings.source);
    },

    async get(source: string): Promise<StoredSourceSettings | null> {
      const [row] = await db.select().from(sourceSettings).where(eq(sourceSettings.source, source));
      return row ?? null;
    },

    /** The settings as they are until the transaction ends; who changes them takes turns. */
    async getLocked(source: string, nowTs: UnixSeconds): Promise<StoredSourceSettings> {
      await db.insert(sourceSettings).values({ source, updatedTs: nowTs }).onConflictDoNothing();
      const [row] = await db.select().from(sourceSettings).where(eq(sourceSettings.source, source)).for('update');
      if (row === undefined) throw new Error(`the settings of ${source} are gone`);
      return row;
    },

    /** Touches nothing an administrator sets, so that neither undoes the other. */
    async saveLiveCheckpoint(source: string, liveCheckpoint: string, nowTs: UnixSeconds): Promise<void> {
      await db
        .insert(sourceSettings)
        .values({ source, liveCheckpoint, updatedTs: nowTs })
        .onConflictDoUpdate({ target: sourceSettings.source, set: { liveCheckpoint } });
    },

    async upsert(row: typeof sourceSettings.$inferInsert): Promise<void> {
      const { source: _source, ...changes } = row;
      await db.insert(sourceSettings).values(row).onConflictDoUpdate({ target: sourceSettings.source, set: changes });
    },
  };
}

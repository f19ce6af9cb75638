import { attachments, storedFiles } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';

/** Tracks the files that are or may be in storage, for all organizations; attachments record who owns them. */
export function createStoredFilesRepository(db: DatabaseHandle) {
  return {
    /** Call before the first byte is stored. */
    async reserve(storageKey: string, uploadUntilTs: UnixSeconds): Promise<void> {
      await db.insert(storedFiles).values({ storageKey, uploadUntilTs });
    },

    /** Call once an attachment refers to the file. */
    async keep(storageKey: string): Promise<void> {
      await db.update(storedFiles).set({ uploadUntilTs: null }).where(eq(storedFiles.storageKey, storageKey));
    },

    /** Finds files without an attachment whose upload has expired. */
    async findUnused(nowTs: UnixSeconds, limit: number): Promise<string[]> {
      const rows = await db
        .select({ storageKey: storedFiles.storageKey })
        .from(storedFiles)
        .where(
          and(
            or(isNull(storedFiles.uploadUntilTs), lt(storedFiles.uploadUntilTs, nowTs)),
            sql`not exists (select 1 from ${attachments} where ${attachments.storageKey} = ${storedFiles.storageKey})`,
          ),
        )
        .limit(limit);
      return rows.map((row) => row.storageKey);
    },

    async forget(storageKey: string): Promise<void> {
      await db.delete(storedFiles).where(eq(storedFiles.storageKey, storageKey));
    },
  };
}

import { searchChanges } from '@rotunda/database';
import { lt } from 'drizzle-orm';
import type { UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';

/** Forgets which documents of the index were changed before. */
export async function pruneSearchChanges(database: DatabaseHandle, beforeTs: UnixSeconds): Promise<void> {
  await database.delete(searchChanges).where(lt(searchChanges.changedTs, beforeTs));
}

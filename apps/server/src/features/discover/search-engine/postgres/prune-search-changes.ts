import { sql } from 'drizzle-orm';
import type { UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';

/**
 * Deletes the records of documents changed before the given time and stores the latest transaction among them. A
 * change's time is the start of its transaction, so a change of a long transaction can be deleted as soon as it
 * commits. A reader who looked while it was open can tell from the stored transaction that it may have missed
 * something.
 */
export async function pruneSearchChanges(database: DatabaseHandle, beforeTs: UnixSeconds): Promise<void> {
  await database.execute(sql`
    with pruned as (
      delete from search_changes
      where changed_ts < ${beforeTs} and changed_by < pg_snapshot_xmin(pg_current_snapshot())
      returning changed_by)
    insert into search_changes_pruned (last_pruned)
    select max(changed_by) from pruned having count(*) > 0
    on conflict (is_only) do update
      set last_pruned = greatest(search_changes_pruned.last_pruned, excluded.last_pruned)`);
}

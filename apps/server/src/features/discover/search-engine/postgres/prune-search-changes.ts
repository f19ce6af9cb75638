import { sql } from 'drizzle-orm';
import type { UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';

/**
 * Forgets which documents of the index were changed before, and notes by which transaction at the latest. The time of a
 * change is when its transaction began, so that one of a long transaction can be forgotten as soon as it is committed:
 * whoever looked while that was still open knows by the note that it may have missed something.
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

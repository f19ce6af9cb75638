import { sql } from 'drizzle-orm';
import type { UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';

/**
 * Deletes the records of documents changed before the given time, and stores which transactions they were of until they
 * have been stored that long. A change's time is the start of its transaction, so a change of a long transaction can be
 * deleted as soon as it commits. A reader who looked while it was open finds the transaction, which its snapshot
 * doesn't contain.
 *
 * Each transaction is stored, not only the latest: transactions commit in another order than they begin, and the oldest
 * that is open (`pg_snapshot_xmin`) may belong to another database of the server.
 */
export async function pruneSearchChanges(database: DatabaseHandle, beforeTs: UnixSeconds): Promise<void> {
  await database.execute(sql`
    with pruned as (delete from search_changes where changed_ts < ${beforeTs} returning changed_by),
      forgotten as (delete from search_changes_pruned where pruned_ts < ${beforeTs})
    insert into search_changes_pruned (changed_by)
    select distinct changed_by from pruned
    on conflict (changed_by) do nothing`);
}

import { docHead, documentChanges, documents } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import { INDEX_VERSION } from './index-documents.ts';

/**
 * Queues documents that an earlier release indexed in another form for indexing again, without alerts. Searches look
 * for the words as this release reads them, so they may miss such a document until then. @returns how many
 */
export async function queueStaleIndex({
  database,
  clock,
}: {
  database: DatabaseHandle;
  clock: Clock;
}): Promise<number> {
  const result = await database.execute(sql`
    insert into ${documentChanges} (document_id, document_version, change_kind, source, fetched_ts, committed_ms)
    select d.document_id, d.version, 'reindex', 'reindex', ${clock.now()}::bigint, ${clock.nowMs()}::bigint
    from ${documents} d join ${docHead} h on h.document_id = d.document_id
    where not starts_with(h.content_hash, ${INDEX_VERSION})
      and not exists (
        select 1 from ${documentChanges} c where c.document_id = d.document_id and c.matched_ms is null)
    order by d.document_id`);
  const queued = result.rowCount ?? 0;
  if (queued > 0) await database.execute(sql`select pg_notify('document_changes', '')`);
  return queued;
}

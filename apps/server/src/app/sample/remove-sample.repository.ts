import { DOCUMENT_TABLES } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/**
 * Removes everything that the sample workspace added, in the caller's transaction: its organizations with everything
 * created in them, its users, and its documents with texts, votes, facts and index rows. Documents that real sources
 * also know are not sample documents and stay.
 * @returns Documents removed.
 */
export async function removeSample(tx: DatabaseHandle): Promise<number> {
  const counted = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from documents where is_sample`,
  );
  // Children are deleted before parents; organizations cascade to projects, saved searches, alerts, flags and
  // preferences.
  const statements = [
    sql`select pg_notify('saved_searches', '')`,
    sql`delete from project_entities where organization_id in (select id from organization where is_sample)`,
    sql`delete from entity_tags where organization_id in (select id from organization where is_sample)`,
    sql`delete from "user" u where exists (
          select 1 from member m join organization o on o.id = m.organization_id where m.user_id = u.id and o.is_sample)
        and not exists (
          select 1 from member m join organization o on o.id = m.organization_id where m.user_id = u.id and not o.is_sample)`,
    sql`delete from organization where is_sample`,
    sql`create temporary table sample_documents on commit drop as select document_id, fusion_id from documents where is_sample`,
    ...DOCUMENT_TABLES.map(
      ({ table }) => sql`delete from ${table} where document_id in (select document_id from sample_documents)`,
    ),
    sql`delete from document_texts where fusion_id in (select fusion_id from sample_documents)`,
    sql`delete from hearing_bills where hearing_fusion_id in (select fusion_id from sample_documents)`,
    sql`delete from entity_aliases where fusion_id in (select fusion_id from sample_documents)`,
    sql`delete from vote_voters where vote_id in (select vote_id from votes where is_sample)`,
    sql`delete from votes where is_sample`,
    sql`delete from cq_records where is_sample`,
    sql`delete from source_facts where source = 'sample'`,
    sql`delete from documents where is_sample`,
    sql`delete from ingest_runs where source = 'sample'`,
  ];
  for (const statement of statements) await tx.execute(statement);
  return counted.rows[0]?.count ?? 0;
}

import { documents, documentTexts } from '@rotunda/database';
import type { VersionFact } from '@rotunda/domain';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { currentVersionOf, type DatedText } from './present-versions.ts';

interface VersionsRow extends Record<string, unknown> {
  document_id: string;
  texts: DatedText[] | null;
  listed: VersionFact[] | null;
}

/**
 * The fnDocumentId of the current version of each bill, by documentId; null for a bill without a version. The facts of a
 * bill are large, so the versions its sources list are read only where a text is missing or has no day.
 */
export async function readCurrentVersions(
  db: DatabaseHandle,
  documentIds: readonly number[],
): Promise<Map<number, string | null>> {
  if (documentIds.length === 0) return new Map();
  const { rows } = await db.execute<VersionsRow>(sql`
    select d.document_id, held.texts, case when held.all_dated then null else d.facts -> 'versions' end as listed
    from ${documents} d
    cross join lateral (
      select bool_and(t.version_date is not null) as all_dated, jsonb_agg(jsonb_build_object(
        'fnDocumentId', t.fn_document_id, 'versionName', t.version_name, 'versionCode', t.version_code,
        'versionDate', t.version_date, 'language', t.language)) as texts
      from ${documentTexts} t where t.fusion_id = d.fusion_id) held
    where d.document_id = any(${sql.param([...documentIds])}::bigint[])
      and d.document_type in ('Legislation', 'GlobalLegislation')`);
  return new Map(
    rows.map(({ document_id, texts, listed }) => [Number(document_id), currentVersionOf(texts ?? [], listed ?? [])]),
  );
}

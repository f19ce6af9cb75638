import { documents, documentTexts } from '@rotunda/database';
import type { VersionFact } from '@rotunda/domain';
import { type Param, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { getCurrentVersion, type DatedText } from './versions.presenter.ts';

export interface VersionsRow extends Record<string, unknown> {
  /** The driver returns it as text, JSON as a number. */
  document_id: string | number;
  texts: DatedText[] | null;
  listed: VersionFact[] | null;
}

/** Returns the fnDocumentId of the current version of each bill, by documentId; null for a bill without a version. */
export async function readCurrentVersions(
  db: DatabaseHandle,
  documentIds: readonly number[],
): Promise<Map<number, string | null>> {
  if (documentIds.length === 0) return new Map();
  const { rows } = await db.execute<VersionsRow>(versionsSelect(sql.param([...documentIds])));
  return getCurrentVersions(rows);
}

/**
 * Selects VersionsRow of bills. Because a bill's facts are large, the versions listed by its sources are read only if a
 * text is missing or has no date.
 */
export function versionsSelect(documentIds: Param | Placeholder): SQL {
  return sql`
    select d.document_id, held.texts, case when held.all_dated then null else d.facts -> 'versions' end as listed
    from ${documents} d
    cross join lateral (
      select bool_and(t.version_date is not null) as all_dated, jsonb_agg(jsonb_build_object(
        'fnDocumentId', t.fn_document_id, 'versionName', t.version_name, 'versionCode', t.version_code,
        'versionDate', t.version_date, 'language', t.language)) as texts
      from ${documentTexts} t where t.fusion_id = d.fusion_id) held
    where d.document_id = any(${documentIds}::bigint[])
      and d.document_type in ('Legislation', 'GlobalLegislation')`;
}

export function getCurrentVersions(rows: readonly VersionsRow[]): Map<number, string | null> {
  return new Map(
    rows.map(({ document_id, texts, listed }) => [Number(document_id), getCurrentVersion(texts ?? [], listed ?? [])]),
  );
}

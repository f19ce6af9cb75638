import { comparisons, comparisonSections, documentTexts } from '@rotunda/database';
import type { ComparedSectionRows } from '@rotunda/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { ComparisonOverview } from './comparison.presenter.ts';

/** Compared texts and the version of the comparison algorithm. */
export interface ComparisonKey {
  leftHash: string;
  rightHash: string;
  comparisonVersion: number;
}

/** Comparison result, as JSON because it is passed on and stored in this form. */
export interface ComparisonResult {
  key: ComparisonKey;
  overviewJson: string;
  /** JSON object of rows by section key. */
  sectionsJson: string;
}

export interface StoredComparison {
  comparisonId: number;
  overview: ComparisonOverview;
}

export interface FullComparison {
  overview: ComparisonOverview;
  /** Rows by section key. */
  rows: ReadonlyMap<string, ComparedSectionRows['rows']>;
}

/** Channel on which web servers tell each other of comparisons in progress. */
export const COMPARISONS_CHANNEL = 'comparisons';

export async function notifyComparisons(db: DatabaseHandle, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${COMPARISONS_CHANNEL}, ${payload})`);
}

/** Caches comparisons of public texts. They are shared, so there is no organization scope. */
export function createComparisonRepository(db: DatabaseHandle) {
  return {
    /** Returns content hashes by fnDocumentId; unknown texts are absent. */
    async findTextHashes(fnDocumentIds: readonly string[]): Promise<Map<string, string>> {
      const rows = await db
        .select({ fnDocumentId: documentTexts.fnDocumentId, contentHash: documentTexts.contentHash })
        .from(documentTexts)
        .where(isOneOf(documentTexts.fnDocumentId, fnDocumentIds));
      return new Map(rows.map((row) => [row.fnDocumentId, row.contentHash]));
    },

    async has(key: ComparisonKey): Promise<boolean> {
      return (await db.$count(comparisons, isKey(key))) > 0;
    },

    async find(key: ComparisonKey): Promise<StoredComparison | null> {
      const [row] = await db
        .select({ comparisonId: comparisons.comparisonId, overview: comparisons.overview })
        .from(comparisons)
        .where(isKey(key));
      // The cast is safe because only `store` writes `overview`, from ComparisonOverview.
      return row === undefined ? null : { ...row, overview: row.overview as ComparisonOverview };
    },

    /** In the requested order; unknown keys are absent. */
    async findSections(comparisonId: number, keys: readonly string[]): Promise<ComparedSectionRows[]> {
      const rows = await db
        .select({ key: comparisonSections.sectionKey, rows: comparisonSections.rows })
        .from(comparisonSections)
        .where(and(eq(comparisonSections.comparisonId, comparisonId), isOneOf(comparisonSections.sectionKey, keys)));
      // The cast is safe because only `store` writes `rows`, from ComparedSectionRows.
      const byKey = new Map(rows.map((row) => [row.key, row.rows as ComparedSectionRows['rows']]));
      return keys.flatMap((key) => {
        const found = byKey.get(key);
        return found === undefined ? [] : [{ key, rows: found }];
      });
    },

    /** Returns the stored size of a comparison; null if it has been removed. */
    async findBytes(comparisonId: number): Promise<number | null> {
      const [row] = await db
        .select({ bytes: comparisons.bytes })
        .from(comparisons)
        .where(eq(comparisons.comparisonId, comparisonId));
      return row?.bytes ?? null;
    },

    /** Returns a comparison with its full text; null if it has been removed. */
    async findFull(comparisonId: number): Promise<FullComparison | null> {
      const { rows } = await db.execute<{ overview: string; sections: string }>(sql`
        select overview::text, (
          select coalesce(json_object_agg(section_key, rows), '{}')::text
          from comparison_sections where comparison_id = comparisons.comparison_id
        ) as sections
        from comparisons where comparison_id = ${comparisonId}`);
      const [row] = rows;
      if (row === undefined) return null;
      // The casts are safe because only `store` writes both.
      const overview = JSON.parse(row.overview) as ComparisonOverview;
      const sections = JSON.parse(row.sections) as Record<string, ComparedSectionRows['rows']>;
      return { overview, rows: new Map(Object.entries(sections)) };
    },

    /**
     * Stores a comparison unless it already exists. Then deletes the oldest comparisons beyond `maxBytes` in total, and
     * all from other versions of the algorithm.
     */
    async store({ key, overviewJson, sectionsJson }: ComparisonResult, nowTs: number, maxBytes: number): Promise<void> {
      const bytes = Buffer.byteLength(overviewJson) + Buffer.byteLength(sectionsJson);
      await db.execute(sql`
        with made as (
          insert into comparisons (left_hash, right_hash, comparison_version, overview, bytes, created_ts)
          values (${key.leftHash}, ${key.rightHash}, ${key.comparisonVersion}, ${overviewJson}::jsonb, ${bytes}, ${nowTs})
          on conflict do nothing
          returning comparison_id
        )
        insert into comparison_sections (comparison_id, section_key, rows)
        select made.comparison_id, section.key, section.value
        from made, jsonb_each(${sectionsJson}::jsonb) section`);
      await db.execute(sql`
        delete from comparisons where comparison_id in (
          select comparison_id from (
            select comparison_id, comparison_version,
              sum(bytes) over (order by created_ts desc, comparison_id desc) as bytes_so_far
            from comparisons
          ) aged
          where bytes_so_far > ${maxBytes} or comparison_version <> ${key.comparisonVersion})`);
    },
  };
}

function isKey({ leftHash, rightHash, comparisonVersion }: ComparisonKey) {
  return and(
    eq(comparisons.leftHash, leftHash),
    eq(comparisons.rightHash, rightHash),
    eq(comparisons.comparisonVersion, comparisonVersion),
  );
}

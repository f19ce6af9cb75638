import { documents } from '@rotunda/database';
import type { CountryCode, TariffMeasure, TariffProgram } from '@rotunda/domain';
import { and, count, desc, eq, max, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export interface MeasureSearch {
  /**
   * Beginnings of codes, digits only. A measure must cite one of them, a code under it or a code above it; undefined
   * matches every measure.
   */
  relatedTo?: readonly string[];
  program?: TariffProgram | undefined;
  /** Each must occur in the title. */
  words: readonly string[];
  skip: number;
  limit: number;
}

export interface StoredMeasure {
  documentId: number;
  tariffMeasure: TariffMeasure;
}

export interface StoredProgram {
  program: TariffProgram;
  measureCount: number;
  newestMeasure: string | null;
  codeCount: number;
  countries: CountryCode[];
}

/**
 * Measures that cite no law form their own group, together with those that an earlier release ingested without
 * programs.
 */
const programs = sql`coalesce(nullif(${documents.facts} -> 'tariffMeasure' -> 'programs', '[]'), '["other"]')`;

/** Reads documents that change the tariff schedule. They belong to no organization. */
export function createTariffMeasuresRepository(db: DatabaseHandle) {
  const isMeasure = sql`${documents.facts} ? 'tariffMeasure'`;
  const select = (condition: SQL | undefined) =>
    db
      .select({
        documentId: documents.documentId,
        // Only the Federal Register sources write this field, always from a TariffMeasure.
        tariffMeasure: sql<TariffMeasure>`${documents.facts} -> 'tariffMeasure'`,
      })
      .from(documents)
      .where(and(isMeasure, condition));
  return {
    /** Returns measures, newest first. */
    async find(search: MeasureSearch): Promise<{ rows: StoredMeasure[]; total: number }> {
      const { relatedTo, program, words, skip, limit } = search;
      const codes = sql`jsonb_array_elements_text(${documents.facts} -> 'tariffMeasure' -> 'codes') as c(code)`;
      const isFound = and(
        relatedTo === undefined
          ? undefined
          : sql`exists (select 1 from ${codes}, unnest(${sql.param([...relatedTo])}::text[]) as r(digits)
              where starts_with(replace(c.code, '.', ''), r.digits) or starts_with(r.digits, replace(c.code, '.', '')))`,
        program === undefined ? undefined : sql`${programs} ? ${program}`,
        ...words.map((word) => sql`strpos(lower(${documents.title}), ${word.toLowerCase()}) > 0`),
      );
      const rows = await select(isFound)
        .orderBy(sql`${documents.publicationDate} desc nulls last`, desc(documents.documentId))
        .offset(skip)
        .limit(limit);
      const [counted] = await db.select({ total: count() }).from(documents).where(and(isMeasure, isFound));
      return { rows, total: counted?.total ?? 0 };
    },

    /** Returns the number of stored measures and the publication date of the newest one. */
    async count(): Promise<{ count: number; newest: string | null }> {
      const [row] = await db
        .select({ count: count(), newest: max(documents.publicationDate) })
        .from(documents)
        .where(isMeasure);
      return { count: row?.count ?? 0, newest: row?.newest ?? null };
    },

    /** Summarizes the stored measures of each law or remedy, the one with the newest document first. */
    async findPrograms(): Promise<StoredProgram[]> {
      const { rows } = await db.execute<StoredProgram & Record<string, unknown>>(sql`
        with measure as (
          select ${documents.documentId} as id, ${documents.publicationDate} as day,
            ${documents.facts} -> 'tariffMeasure' as stated, p.program
          from ${documents}, jsonb_array_elements_text(${programs}) as p(program) where ${isMeasure}
        )
        select program, count(*)::int as "measureCount", max(day)::text as "newestMeasure",
          (select count(distinct c.code)::int from measure m, jsonb_array_elements_text(m.stated -> 'codes') as c(code)
            where m.program = measure.program) as "codeCount",
          array(select distinct n.code from measure m,
            jsonb_array_elements_text(coalesce(m.stated -> 'countries', '[]')) as n(code)
            where m.program = measure.program order by 1) as countries
        from measure group by program order by max(day) desc nulls last, program`);
      return rows;
    },

    async get(fusionId: string): Promise<StoredMeasure | null> {
      const [row] = await select(eq(documents.fusionId, fusionId));
      return row ?? null;
    },
  };
}

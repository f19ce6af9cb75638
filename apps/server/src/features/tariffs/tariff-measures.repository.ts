import { documents } from '@rotunda/database';
import type { TariffMeasure } from '@rotunda/domain';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export interface MeasureSearch {
  /** Beginning of a code, figures alone. Empty finds every measure. */
  codePrefix: string;
  /** Each must stand in the title. */
  words: readonly string[];
  skip: number;
  limit: number;
}

export interface StoredMeasure {
  documentId: number;
  tariffMeasure: TariffMeasure;
}

/** Documents that change the tariff schedule, which belong to no organization. */
export function createTariffMeasuresRepository(db: DatabaseHandle) {
  const isMeasure = sql`${documents.facts} ? 'tariffMeasure'`;
  const select = (condition: SQL | undefined) =>
    db
      .select({
        documentId: documents.documentId,
        // Written from a TariffMeasure by the sources of the Federal Register and by nothing else.
        tariffMeasure: sql<TariffMeasure>`${documents.facts} -> 'tariffMeasure'`,
      })
      .from(documents)
      .where(and(isMeasure, condition));
  return {
    /** The newest first. */
    async find({ codePrefix, words, skip, limit }: MeasureSearch): Promise<{ rows: StoredMeasure[]; total: number }> {
      const codes = sql`jsonb_array_elements_text(${documents.facts} -> 'tariffMeasure' -> 'codes') as c(code)`;
      const isFound = and(
        codePrefix === ''
          ? undefined
          : sql`exists (select 1 from ${codes} where starts_with(replace(c.code, '.', ''), ${codePrefix}))`,
        ...words.map((word) => sql`strpos(lower(${documents.title}), ${word.toLowerCase()}) > 0`),
      );
      const rows = await select(isFound)
        .orderBy(sql`${documents.publicationDate} desc nulls last`, desc(documents.documentId))
        .offset(skip)
        .limit(limit);
      const [counted] = await db.select({ total: count() }).from(documents).where(and(isMeasure, isFound));
      return { rows, total: counted?.total ?? 0 };
    },

    async get(fusionId: string): Promise<StoredMeasure | null> {
      const [row] = await select(eq(documents.fusionId, fusionId));
      return row ?? null;
    },
  };
}

import { documents } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/** Number of documents to look at; recent ones, because people search for recent events. */
const NEWEST = 500;

/** Reads public documents, so there is no organization scope. */
export function createExamplesRepository(db: DatabaseHandle) {
  return {
    /** Returns subjects of the newest bills, the most frequent first. Only plain words, which need no quoting. */
    async findFrequentSubjects(limit: number): Promise<string[]> {
      const { rows } = await db.execute<{ subject: string }>(sql`
        with newest as (
          select facts->'subjects' as subjects from ${documents}
          where document_type in ('Legislation', 'GlobalLegislation')
          order by last_updated_ts desc nulls last, document_id desc limit ${NEWEST}
        )
        select lower(subject) as subject from newest, jsonb_array_elements_text(subjects) as subject
        where jsonb_typeof(subjects) = 'array' and subject ~ '^[A-Za-z]+( [A-Za-z]+){0,2}$'
        group by 1 order by count(*) desc, 1 limit ${limit}`);
      return rows.map((row) => row.subject);
    },

    /** Returns the number of the most recently updated bill; empty without bills. */
    async findNewestNumber(): Promise<string[]> {
      const { rows } = await db.execute<{ number: string }>(sql`
        select locality_external_id as number from ${documents}
        where document_type in ('Legislation', 'GlobalLegislation') and locality_external_id is not null
        order by last_updated_ts desc nulls last, document_id desc limit 1`);
      return rows.map((row) => row.number);
    },
  };
}

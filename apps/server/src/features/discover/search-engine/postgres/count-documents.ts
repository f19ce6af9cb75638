import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import type { DocumentSelection } from '../search-engine.ts';
import { matchStatement } from './match-statement.ts';

const WEEK_SECONDS = 7 * 86_400;

export async function countDocuments(
  transaction: DatabaseHandle,
  frequentTerms: ReadonlySet<string>,
  selection: DocumentSelection,
): Promise<number> {
  const { expressions } = await matchStatement(transaction, selection, { frequentTerms, keepsFiltered: false });
  const { rows } = await transaction.execute<{ count: string }>(
    sql`with ${sql.join(expressions, sql`, `)} select count(*) as count from m`,
  );
  return Number(rows[0]?.count ?? 0);
}

export async function countDocumentsPerWeek(
  transaction: DatabaseHandle,
  frequentTerms: ReadonlySet<string>,
  selection: DocumentSelection,
  fromTs: number,
  weeks: number,
): Promise<number[]> {
  const { expressions } = await matchStatement(transaction, selection, { frequentTerms, keepsFiltered: false });
  const { rows } = await transaction.execute<{ week: number; count: string }>(sql`
    with ${sql.join(expressions, sql`, `)}
    select ((last_updated_ts - ${fromTs}::bigint) / ${WEEK_SECONDS}::bigint)::int as week, count(*) as count
    from m where last_updated_ts >= ${fromTs}::bigint and last_updated_ts < ${fromTs + weeks * WEEK_SECONDS}::bigint
    group by 1`);
  const byWeek = new Map(rows.map(({ week, count }) => [week, Number(count)]));
  return Array.from({ length: weeks }, (_, week) => byWeek.get(week) ?? 0);
}

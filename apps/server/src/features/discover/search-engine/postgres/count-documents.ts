import { sql } from 'drizzle-orm';
import type { DocumentSelection } from '../search-engine.ts';
import { ANY_SPLIT, SplitDocumentsError } from './read-snapshot.ts';
import { matchStatement, type Snapshot, withExpressions } from './match-statement.ts';

const WEEK_SECONDS = 7 * 86_400;

export async function countDocuments(
  snapshot: Snapshot,
  frequentTerms: ReadonlySet<string>,
  selection: DocumentSelection,
): Promise<number> {
  const { expressions, rows: matches } = await matchStatement(snapshot, selection, {
    frequentTerms,
    includesFiltered: false,
  });
  const anySplit = snapshot.splitIds === null ? ANY_SPLIT : sql`false`;
  const { rows } = await snapshot.transaction.execute<{ count: string; any_split: boolean }>(
    sql`${withExpressions(expressions)} select count(*) as count, ${anySplit} as any_split from (${matches(null)}) as m`,
  );
  if (rows[0]?.any_split) throw new SplitDocumentsError();
  return Number(rows[0]?.count ?? 0);
}

export async function countDocumentsPerWeek(
  snapshot: Snapshot,
  frequentTerms: ReadonlySet<string>,
  selection: DocumentSelection,
  fromTs: number,
  weeks: number,
): Promise<number[]> {
  const { expressions, rows: matches } = await matchStatement(snapshot, selection, {
    frequentTerms,
    includesFiltered: false,
  });
  const { rows } = await snapshot.transaction.execute<{ week: number; count: string }>(sql`
    ${withExpressions(expressions)}
    select ((last_updated_ts - ${fromTs}::bigint) / ${WEEK_SECONDS}::bigint)::int as week, count(*) as count
    from (${matches(null)}) as m where last_updated_ts >= ${fromTs}::bigint and last_updated_ts < ${fromTs + weeks * WEEK_SECONDS}::bigint
    group by 1`);
  const byWeek = new Map(rows.map(({ week, count }) => [week, Number(count)]));
  return Array.from({ length: weeks }, (_, week) => byWeek.get(week) ?? 0);
}

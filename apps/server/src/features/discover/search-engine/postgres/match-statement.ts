import { normalizeQuery } from '@rotunda/query';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import type { DocumentSelection } from '../search-engine.ts';
import { compileQuery } from './compile-query.ts';
import {
  allClauses,
  anyClause,
  bindList,
  type Clause,
  datesClause,
  factsClause,
  scopeClause,
  toSql,
} from './filter-sql.ts';
import { findSplit } from './find-split.ts';
import { MatchSource } from './match-source.ts';
import type { RankTier } from './rank-query.ts';

/** Matches of a selection, to be read within one statement. */
export interface MatchStatement {
  /** Common table expressions that must follow `with` before `rows` is used. */
  expressions: SQL[];
  /**
   * Select with the columns document_id, last_updated_ts, type_number, combination_id, dates (bit i: the dates of
   * filter i pass) and passes (the facts pass too).
   *
   * @param tier restricts the documents; split documents are always included
   */
  rows(tier: RankTier | null): SQL;
}

/** Consistent view of the index: all statements of a search see the same rows. */
export interface Snapshot {
  transaction: DatabaseHandle;
  /** Documents whose lexemes are split into parts; null if the statement itself reports whether there are any. */
  splitIds: readonly number[] | null;
}

export interface MatchOptions {
  /** Terms whose pairs were indexed. */
  frequentTerms: ReadonlySet<string>;
  /** Keeps rows that only facts exclude, for facets that ignore their own filter. */
  includesFiltered: boolean;
}

/**
 * Builds the statement for a selection.
 * @param snapshot for what a single statement cannot express: candidates, positions, split documents
 */
export async function matchStatement(
  { transaction, splitIds }: Snapshot,
  selection: DocumentSelection,
  { frequentTerms, includesFiltered }: MatchOptions,
): Promise<MatchStatement> {
  const query = normalizeQuery(selection.query);
  const source = new MatchSource(transaction);
  const base = await source.read(compileQuery(query, frequentTerms));
  const { filters } = selection;
  const dates = filters.map(datesClause);
  const passes = toSql(anyClause(filters.map((each, index) => allClauses([dates[index] ?? true, factsClause(each)]))));
  const scope = scopeClause(selection.scope);
  const where = toSql(
    allClauses([scope, exceptionClause(selection.except), includesFiltered ? anyClause(dates) : passes]),
  );
  const columns = sql`d.document_id, d.last_updated_ts, d.type_number, d.combination_id,
    ${getBits(dates)} as dates, ${includesFiltered ? passes : sql`true`} as passes`;
  const split = await findSplit(transaction, query, frequentTerms, splitIds ?? []);
  const bySplit =
    split.length === 0
      ? sql``
      : sql` union all select ${columns} from doc_search d
          where d.is_split and d.document_id = any(${bindList(split, 'bigint')}) and ${where}`;
  return {
    expressions: source.expressions,
    rows: (tier) => sql`select ${columns} from ${base(tier)} and ${where}${bySplit}`,
  };
}

/** Excludes what the other selection finds. Comparing a missing fact gives null, which counts as not passing. */
function exceptionClause(except: DocumentSelection['except']): Clause {
  if (except === undefined) return true;
  const passes = anyClause(except.filters.map((each) => allClauses([datesClause(each), factsClause(each)])));
  const clause = allClauses([scopeClause(except.scope), passes]);
  return typeof clause === 'boolean' ? !clause : sql`not coalesce(${clause}, false)`;
}

/** Returns the `with` clause of a statement, or nothing without expressions. */
export function withExpressions(expressions: readonly SQL[]): SQL {
  return expressions.length === 0 ? sql`` : sql`with ${sql.join([...expressions], sql`, `)}`;
}

function getBits(dates: readonly Clause[]): SQL {
  if (dates.every((clause) => clause === true)) return sql.raw(String(2 ** dates.length - 1));
  return sql.join(
    dates.map((clause, index) => sql`coalesce(${toSql(clause)}, false)::int * ${sql.raw(String(2 ** index))}`),
    sql` + `,
  );
}

import { normalizeQuery } from '@rotunda/query';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import type { DocumentSelection } from '../search-engine.ts';
import { compileQuery } from './compile-query.ts';
import {
  allClauses,
  anyClause,
  boundList,
  type Clause,
  datesClause,
  factsClause,
  scopeClause,
  toSql,
} from './filter-sql.ts';
import { findSplit } from './find-split.ts';
import { MatchSource } from './match-source.ts';
import type { RankTier } from './rank-query.ts';

/** What a selection matches, to be read within one statement. */
export interface MatchStatement {
  /** Common table expressions to stand behind `with` before anything of `rows` is used. */
  expressions: SQL[];
  /**
   * A select with the columns document_id, last_updated_ts, type_number, combination_id, dates (bit i: the dates of
   * filter i hold) and passes (the facts hold too).
   *
   * @param tier only of documents of which this holds, too; split documents are always in
   */
  rows(tier: RankTier | null): SQL;
}

/** One moment of the index: all statements of a search see the same rows. */
export interface Snapshot {
  transaction: DatabaseHandle;
  /** Documents whose lexemes lie in parts; null when the statement itself tells whether there are any. */
  splitIds: readonly number[] | null;
}

export interface MatchOptions {
  /** The terms whose pairs were indexed. */
  frequentTerms: ReadonlySet<string>;
  /** Keep rows that only the facts keep out, for facets that ignore their own filter. */
  keepsFiltered: boolean;
}

/** @param snapshot reads what a single statement cannot say: candidates, positions, split documents. */
export async function matchStatement(
  { transaction, splitIds }: Snapshot,
  selection: DocumentSelection,
  { frequentTerms, keepsFiltered }: MatchOptions,
): Promise<MatchStatement> {
  const query = normalizeQuery(selection.query);
  const source = new MatchSource(transaction);
  const base = await source.read(compileQuery(query, frequentTerms));
  const { filters } = selection;
  const dates = filters.map(datesClause);
  const passes = toSql(anyClause(filters.map((each, index) => allClauses([dates[index] ?? true, factsClause(each)]))));
  const scope = scopeClause(selection.scope);
  const where = toSql(
    allClauses([scope, exceptionClause(selection.except), keepsFiltered ? anyClause(dates) : passes]),
  );
  const columns = sql`d.document_id, d.last_updated_ts, d.type_number, d.combination_id,
    ${bitsOf(dates)} as dates, ${keepsFiltered ? passes : sql`true`} as passes`;
  const split = await findSplit(transaction, query, frequentTerms, splitIds ?? []);
  const bySplit =
    split.length === 0
      ? sql``
      : sql` union all select ${columns} from doc_search d
          where d.is_split and d.document_id = any(${boundList(split, 'bigint')}) and ${where}`;
  return {
    expressions: source.expressions,
    rows: (tier) => sql`select ${columns} from ${base(tier)} and ${where}${bySplit}`,
  };
}

/** A comparison with a fact that a document does not have is null, which lets it pass no filter. */
function exceptionClause(except: DocumentSelection['except']): Clause {
  if (except === undefined) return true;
  const passes = anyClause(except.filters.map((each) => allClauses([datesClause(each), factsClause(each)])));
  const clause = allClauses([scopeClause(except.scope), passes]);
  return typeof clause === 'boolean' ? !clause : sql`not coalesce(${clause}, false)`;
}

/** The beginning of a statement; nothing where there are no expressions. */
export function withExpressions(expressions: readonly SQL[]): SQL {
  return expressions.length === 0 ? sql`` : sql`with ${sql.join([...expressions], sql`, `)}`;
}

function bitsOf(dates: readonly Clause[]): SQL {
  if (dates.every((clause) => clause === true)) return sql.raw(String(2 ** dates.length - 1));
  return sql.join(
    dates.map((clause, index) => sql`coalesce(${toSql(clause)}, false)::int * ${sql.raw(String(2 ** index))}`),
    sql` + `,
  );
}

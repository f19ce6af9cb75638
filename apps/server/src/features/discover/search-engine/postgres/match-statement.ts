import { normalizeQuery } from '@rotunda/query';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import type { DocumentSelection } from '../search-engine.ts';
import { compileQuery, type Condition, type PositionalCondition } from './compile-query.ts';
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
import { exactDocuments, findPositional } from './find-positional.ts';
import { findSplit } from './find-split.ts';
import { allOf } from './tsquery.ts';

/**
 * Beyond so many candidates, looking at their passages one by one costs more than reading the passages' index for the
 * whole collection.
 */
const MOST_CANDIDATES = 2_000;

/** What a selection matches, to be read within one statement. */
export interface MatchStatement {
  /** Common table expressions to stand behind `with` before anything of `rows` is used. */
  expressions: SQL[];
  /**
   * A select with the columns document_id, last_updated_ts, type_number, combination_id, dates (bit i: the dates of
   * filter i hold) and passes (the facts hold too).
   *
   * @param lexemes only of documents of which this tsquery over `doc_search` holds, too; split documents are always in
   */
  rows(lexemes: string | null): SQL;
}

/** One moment of the index: all statements of a search see the same rows. */
export interface Snapshot {
  transaction: DatabaseHandle;
  /** Documents whose lexemes lie in parts. */
  splitIds: readonly number[];
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
  const where = toSql(allClauses([scope, keepsFiltered ? anyClause(dates) : passes]));
  const columns = sql`d.document_id, d.last_updated_ts, d.type_number, d.combination_id,
    ${bitsOf(dates)} as dates, ${keepsFiltered ? passes : sql`true`} as passes`;
  const split = await findSplit(transaction, query, frequentTerms, splitIds);
  const bySplit =
    split.length === 0
      ? sql``
      : sql` union all select ${columns} from doc_search d
          where d.is_split and d.document_id = any(${boundList(split, 'bigint')}) and ${where}`;
  return {
    expressions: source.expressions,
    rows: (lexemes) => sql`select ${columns} from ${base(lexemes)} and ${where}${bySplit}`,
  };
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

/** What to read the matches from; with the tsquery given, only those of which it holds. */
type Base = (lexemes: string | null) => SQL;

/** Works out what to read the matches of a query from. */
class MatchSource {
  readonly expressions: SQL[] = [];
  readonly #transaction: DatabaseHandle;
  /** Documents outside of which nothing can match; null: not worth knowing. */
  #candidates: number[] | null = null;

  constructor(transaction: DatabaseHandle) {
    this.#transaction = transaction;
  }

  /** Gives `doc_search d … where …`, to be continued with `and`. */
  async read(condition: Condition): Promise<Base> {
    if (condition.kind === 'terms') {
      // Both in one tsquery: the index intersects, and only what is in both is read.
      return (lexemes) => {
        const all = lexemes === null ? condition.tsquery : allOf([condition.tsquery, lexemes]);
        return sql`doc_search d where d.lexemes @@ ${all}::tsquery`;
      };
    }
    const base = await this.#readOthers(condition);
    return (lexemes) =>
      lexemes === null
        ? base
        : sql`${base} and d.document_id in (select document_id from doc_search where lexemes @@ ${lexemes}::tsquery)`;
  }

  async #readOthers(condition: Condition): Promise<SQL> {
    const required = condition.kind === 'and' ? condition.children : [condition];
    const lookedUp = required.flatMap((child) => {
      if (child.kind === 'terms') return [child.tsquery];
      return child.kind === 'positional' ? [child.inDocument] : [];
    });
    if (lookedUp.length > 0) this.#candidates = await this.#findCandidates(allOf(lookedUp));
    if (this.#candidates !== null) {
      // The candidates satisfy the terms already.
      const open = required.filter((child) => child.kind !== 'terms');
      return sql`doc_search d where d.document_id = any(${boundList(this.#candidates, 'bigint')})
        and ${await this.#allHold(open)}`;
    }
    return this.#readAll(required);
  }

  async #readAll(required: readonly Condition[]): Promise<SQL> {
    const terms = required.find((child) => child.kind === 'terms');
    if (terms !== undefined) {
      const open = required.filter((child) => child !== terms);
      // Fenced off: a plan that starts elsewhere would read each document's lexemes to check them.
      this.expressions.push(
        sql`looked_up as materialized (
          select document_id, combination_id, type_number, introduced_ts, last_updated_ts
          from doc_search where lexemes @@ ${terms.tsquery}::tsquery)`,
      );
      return sql`looked_up d where ${await this.#allHold(open)}`;
    }
    const [only] = required;
    const sources = required.length > 1 ? [] : only?.kind === 'or' ? only.children : required;
    const ids: SQL[] = [];
    for (const child of sources) {
      if (child.kind !== 'terms' && child.kind !== 'positional') break;
      ids.push(sql`select document_id from ${await this.#idsOf(child)}`);
    }
    if (ids.length > 0 && ids.length === sources.length) {
      // As an array, because a join would look up the documents one by one.
      return sql`doc_search d where not d.is_split and d.document_id = any(array(${sql.join(ids, sql` union `)}))`;
    }
    return sql`doc_search d where not d.is_split and ${await this.#allHold(required)}`;
  }

  async #findCandidates(tsquery: string): Promise<number[] | null> {
    const { rows } = await this.#transaction.execute<{ document_id: string }>(sql`
      select document_id from doc_search where lexemes @@ ${tsquery}::tsquery limit ${sql.raw(String(MOST_CANDIDATES + 1))}`);
    return rows.length > MOST_CANDIDATES ? null : rows.map((row) => Number(row.document_id));
  }

  async #allHold(conditions: readonly Condition[]): Promise<SQL> {
    const clauses: SQL[] = [];
    // One after the other: they share the transaction's connection.
    for (const condition of conditions) clauses.push(await this.#holds(condition));
    return toSql(allClauses(clauses));
  }

  /** A condition on `d`, over sets of ids that are each read once. */
  async #holds(condition: Condition): Promise<SQL> {
    switch (condition.kind) {
      case 'terms':
      case 'positional':
        return sql`d.document_id in (select document_id from ${await this.#idsOf(condition)})`;
      case 'not':
        return sql`not ${await this.#holds(condition.child)}`;
      case 'and':
      case 'or': {
        const clauses: SQL[] = [];
        for (const child of condition.children) clauses.push(await this.#holds(child));
        return toSql(condition.kind === 'and' ? allClauses(clauses) : anyClause(clauses));
      }
    }
  }

  /** The name of an expression with the ids of the documents for which a condition holds. */
  async #idsOf(condition: Extract<Condition, { kind: 'terms' | 'positional' }>): Promise<SQL> {
    const ids =
      condition.kind === 'terms'
        ? sql`select document_id from doc_search where lexemes @@ ${condition.tsquery}::tsquery`
        : await this.#positionalIds(condition);
    const name = sql.raw(`ids${this.expressions.length}`);
    this.expressions.push(sql`${name} as materialized (${ids})`);
    return name;
  }

  async #positionalIds(condition: PositionalCondition): Promise<SQL> {
    const documents: Clause =
      this.#candidates === null ? true : sql`p.document_id = any(${boundList(this.#candidates, 'bigint')})`;
    if (condition.isExact) return exactDocuments(condition, documents);
    const found = await findPositional(this.#transaction, condition, documents);
    return sql`select unnest(${boundList(found, 'bigint')}) as document_id`;
  }
}

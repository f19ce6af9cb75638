import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import type { Condition } from './compile-query.ts';
import { exactDocuments } from './exact-documents.ts';
import { allClauses, anyClause, bindList, type Clause, toSql } from './filter-sql.ts';
import type { RankTier } from './rank-query.ts';
import { allOf } from './tsquery.ts';

/**
 * With more candidates than this, checking their passages one by one costs more than reading the passage index of the
 * whole collection.
 */
const MAX_CANDIDATES = 2_000;

/** Puts both in one tsquery, so that the index intersects them and only documents in both are read. */
function inTier(tsquery: string, tier: RankTier | null): string {
  if (tier === null) return tsquery;
  return tier.isWholeQuery ? tier.tsquery : allOf([tsquery, tier.tsquery]);
}

/** Returns the tsqueries by which a required condition can be looked up in document lexemes. */
function lookedUp(condition: Condition): string[] {
  if (condition.kind === 'terms') return [condition.tsquery];
  return condition.kind === 'positional' ? [condition.inDocument] : [];
}

/**
 * Whether finding candidate documents first is worthwhile. A single proximity is looked up by its words in the passage
 * index, which is more selective.
 */
function isWorthNarrowing(required: readonly Condition[]): boolean {
  const [only] = required;
  if (required.length === 1 && only?.kind === 'positional') return !only.needs.some((need) => need.forms === null);
  return required.some((condition) => lookedUp(condition).length > 0);
}

/** Columns needed for filtering and sorting. */
const FACTS = sql.raw('d.document_id, d.combination_id, d.type_number, d.introduced_ts, d.last_updated_ts');

/** Returns the source of matches, limited to the given tier if there is one. */
type Base = (tier: RankTier | null) => SQL;

/** Determines where the matches of a query are read from. */
export class MatchSource {
  readonly expressions: SQL[] = [];
  readonly #transaction: DatabaseHandle;
  /** Documents that all matches are among; null if there are too many to be useful. */
  #candidates: number[] | null = null;

  constructor(transaction: DatabaseHandle) {
    this.#transaction = transaction;
  }

  /** Returns `doc_search d where …`, to be continued with `and`. */
  async read(condition: Condition): Promise<Base> {
    if (condition.kind === 'terms') {
      return (tier) => sql`doc_search d where d.lexemes @@ ${inTier(condition.tsquery, tier)}::tsquery`;
    }
    const base = await this.#readOthers(condition);
    // Materialized because the counts, the page and each tier read it; its rows are small.
    this.expressions.push(sql`found as materialized (select ${FACTS} from ${base})`);
    // `offset 0` is an optimization fence; otherwise the lexemes of each row would be checked individually.
    return (tier) =>
      tier === null
        ? sql`found d where true`
        : sql`found d where d.document_id in (
            select document_id from doc_search where lexemes @@ ${tier.tsquery}::tsquery offset 0)`;
  }

  async #readOthers(condition: Condition): Promise<SQL> {
    const required = condition.kind === 'and' ? condition.children : [condition];
    if (isWorthNarrowing(required)) this.#candidates = await this.#findCandidates(allOf(required.flatMap(lookedUp)));
    if (this.#candidates === null) return this.#readAll(required);
    // The candidates already satisfy the terms.
    const open = required.filter((child) => child.kind !== 'terms');
    const positional = open.find((child) => child.kind === 'positional');
    if (positional === undefined) {
      const ids = bindList(this.#candidates, 'bigint');
      this.expressions.push(sql`candidates as materialized (select unnest(${ids}) as document_id)`);
    }
    // Passed as an array, because a join would look up the documents one by one.
    const from = positional === undefined ? sql`candidates` : this.#getIds(positional);
    return sql`doc_search d where d.document_id = any(array(select document_id from ${from}))
      and ${this.#allMatch(open.filter((child) => child !== positional))}`;
  }

  #readAll(required: readonly Condition[]): SQL {
    const terms = required.find((child) => child.kind === 'terms');
    if (terms !== undefined) {
      const open = required.filter((child) => child !== terms);
      // Materialized as an optimization fence, because a plan that starts elsewhere would read each document's lexemes
      // to check them.
      this.expressions.push(
        sql`looked_up as materialized (
          select ${FACTS} from doc_search d where lexemes @@ ${terms.tsquery}::tsquery)`,
      );
      return sql`looked_up d where ${this.#allMatch(open)}`;
    }
    const [only] = required;
    const sources = required.length > 1 ? [] : only?.kind === 'or' ? only.children : required;
    const ids: SQL[] = [];
    for (const child of sources) {
      if (child.kind !== 'terms' && child.kind !== 'positional') break;
      ids.push(sql`select document_id from ${this.#getIds(child)}`);
    }
    if (ids.length > 0 && ids.length === sources.length) {
      // Passed as an array, because a join would look up the documents one by one.
      return sql`doc_search d where not d.is_split and d.document_id = any(array(${sql.join(ids, sql` union `)}))`;
    }
    return sql`doc_search d where not d.is_split and ${this.#allMatch(required)}`;
  }

  async #findCandidates(tsquery: string): Promise<number[] | null> {
    const { rows } = await this.#transaction.execute<{ document_id: string }>(sql`
      select document_id from doc_search where lexemes @@ ${tsquery}::tsquery limit ${sql.raw(String(MAX_CANDIDATES + 1))}`);
    return rows.length > MAX_CANDIDATES ? null : rows.map((row) => Number(row.document_id));
  }

  #allMatch(conditions: readonly Condition[]): SQL {
    return toSql(allClauses(conditions.map((condition) => this.#holds(condition))));
  }

  /** Builds a condition on `d` from sets of ids that are each read once. */
  #holds(condition: Condition): SQL {
    switch (condition.kind) {
      case 'terms':
      case 'positional':
        return sql`d.document_id in (select document_id from ${this.#getIds(condition)})`;
      case 'not':
        return sql`not ${this.#holds(condition.child)}`;
      case 'and':
        return this.#allMatch(condition.children);
      case 'or':
        return toSql(anyClause(condition.children.map((child) => this.#holds(child))));
    }
  }

  /** Adds an expression with the ids of the documents that satisfy a condition and returns its name. */
  #getIds(condition: Extract<Condition, { kind: 'terms' | 'positional' }>): SQL {
    const ids =
      condition.kind === 'terms'
        ? sql`select document_id from doc_search where lexemes @@ ${condition.tsquery}::tsquery`
        : exactDocuments(condition, this.#candidateClause());
    const name = sql.raw(`ids${this.expressions.length}`);
    this.expressions.push(sql`${name} as materialized (${ids})`);
    return name;
  }

  /** Condition on passages `p`. */
  #candidateClause(): Clause {
    return this.#candidates === null ? true : sql`p.document_id = any(${bindList(this.#candidates, 'bigint')})`;
  }
}

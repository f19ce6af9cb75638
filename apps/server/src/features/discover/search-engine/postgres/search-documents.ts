import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import type { SearchAnswer, SearchRequest, Total } from '../search-engine.ts';
import { type CombinationCount, type Combinations, countFacets } from './facet-counts.ts';
import { bindList, getTypeNumber } from './filter-sql.ts';
import { distinctPassages, type PassageRow, passagesSelect } from './find-passages.ts';
import { type MatchStatement, matchStatement, type Snapshot, withExpressions } from './match-statement.ts';
import { ANY_SPLIT, SplitDocumentsError } from './read-snapshot.ts';
import { type RankQuery, buildRankQuery, getScore } from './rank-query.ts';

/** Maximum number of documents scored per tier, the latest first. */
export const MAX_RANKED = 500;

interface AnswerRow extends Record<string, unknown> {
  any_split: boolean;
  counts: string;
  page: string[];
  passages: PassageRow[] | null;
}

/** Returns counts, page and passages in one statement, in which all of them read the same matches. */
export async function searchDocuments(
  snapshot: Snapshot,
  combinations: Combinations,
  frequentTerms: ReadonlySet<string>,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const { expressions, rows: matches } = await matchStatement(snapshot, request, {
    frequentTerms,
    includesFiltered: request.facets,
  });
  const rank = request.sort === 'relevance' ? buildRankQuery(request.query, frequentTerms) : null;
  // When sorted by relevance, the page consists mostly of scored documents, and the matches are read again only if it
  // does not.
  const first = request.sort === 'relevance' ? (request.first ?? []) : [];
  const isReadOnce = rank !== null && request.groupLimit === null && first.length === 0;
  const fence = isReadOnce ? sql`not materialized` : sql`materialized`;
  expressions.push(sql`m as ${fence} (${matches(null)})`);
  if (first.length > 0) expressions.push(namedExpression(first));
  if (rank !== null) expressions.push(...rankExpressions(rank, matches));
  const types = request.groupLimit === null ? [] : groupedTypes(request);
  const groupLimit = request.groupLimit ?? 0;
  const parts = { isRanked: rank !== null, hasNamed: first.length > 0 };
  const lists = [
    request.groupLimit === null
      ? sql`array(${orderedIds(parts, null, request.skip, request.limit)}) as page`
      : sql`array[]::bigint[] as page`,
    ...types.map((type) => sql`array(${orderedIds(parts, type, 0, groupLimit)}) as ${groupName(type)}`),
  ];
  expressions.push(sql`lists as materialized (select ${sql.join(lists, sql`, `)})`);
  const { rows } = await snapshot.transaction.execute<AnswerRow>(sql`
    ${withExpressions(expressions)}
    select ${snapshot.splitIds === null ? ANY_SPLIT : sql`false`} as any_split,
      (${countsAsJson(request.facets)}) as counts, lists.*, ${passagesAsJson(request, types)} as passages
    from lists`);
  const [row] = rows;
  if (row === undefined) throw new Error('the search statement gave no row');
  if (row.any_split) throw new SplitDocumentsError();
  return presentAnswer(snapshot.transaction, combinations, request, row);
}

/** Returns the types that a search can have groups for. */
export function groupedTypes({ filters }: Pick<SearchRequest, 'filters'>): DocumentType[] {
  const isOpen = filters.some((each) => (each.documentTypes ?? []).length === 0);
  return DOCUMENT_TYPES.filter((type) => isOpen || filters.some((each) => each.documentTypes?.includes(type)));
}

/**
 * Selects the matches that are about the query, with their scores (`scored`). A tier is read only if earlier tiers have
 * too few documents, because a document outside the newest 500 with all words in the title is unlikely to be among the
 * best 25.
 */
function rankExpressions({ tiers, scored }: RankQuery, matches: MatchStatement['rows']): SQL[] {
  const max = sql.raw(String(MAX_RANKED));
  const names = tiers.map((_, place) => sql.raw(`tier${place}`));
  const newest = tiers.map((tier, place) => {
    const before = names.slice(0, place).map((name) => sql`(select count(*) from ${name})`);
    const isNeeded = before.length === 0 ? sql`` : sql`and ${sql.join(before, sql` + `)} < ${max}`;
    return sql`${names[place] ?? sql``} as materialized (
      select document_id, last_updated_ts, type_number from (${matches(tier)}) as tier where passes ${isNeeded}
      order by last_updated_ts desc nulls last, document_id desc limit ${max})`;
  });
  const all = names.map((name) => sql`select document_id, last_updated_ts, type_number from ${name}`);
  return [
    ...newest,
    sql`ranked as materialized (${sql.join(all, sql` union `)})`,
    sql`scored as materialized (
      select ranked.*, ${getScore(sql`head.lexemes`, sql`${scored}`)} as score
      from doc_head head join ranked using (document_id)
      where head.document_id = any(array(select document_id from ranked)))`,
  ];
}

/** Selects the matches that come first (`named`), with their places. */
function namedExpression(first: readonly number[]): SQL {
  const ids = bindList(first, 'bigint');
  return sql`named as materialized (
    select document_id, array_position(${ids}, document_id) as place, last_updated_ts, type_number
    from m where passes and document_id = any(${ids}))`;
}

interface PageParts {
  isRanked: boolean;
  hasNamed: boolean;
}

/**
 * Selects ids in order, of all types or one. Documents without a score follow by date, even after those with a score of
 * zero (prefixes).
 */
function orderedIds({ isRanked, hasNamed }: PageParts, type: DocumentType | null, skip: number, limit: number): SQL {
  const ofType = type === null ? sql`` : sql`and type_number = ${sql.raw(String(getTypeNumber(type)))}`;
  const page = sql.raw(`limit ${limit} offset ${skip}`);
  if (!isRanked && !hasNamed) {
    return sql`select document_id from m where passes ${ofType}
      order by last_updated_ts desc nulls last, document_id desc ${page}`;
  }
  const notNamed = hasNamed ? sql`and document_id not in (select document_id from named)` : sql``;
  const notScored = isRanked ? sql`and document_id not in (select document_id from scored)` : sql``;
  const before = [
    ...(hasNamed
      ? [sql`select document_id, 0 as part, place, 0 as score, last_updated_ts from named where true ${ofType}`]
      : []),
    ...(isRanked
      ? [
          sql`select document_id, 1 as part, 0 as place, score, last_updated_ts from scored where true ${ofType} ${notNamed}`,
        ]
      : []),
  ];
  const last = sql.raw(String(skip + limit));
  return sql`select document_id from (
      with before as (${sql.join(before, sql` union all `)})
      select * from before
      union all
      (select document_id, 2, 0, 0, last_updated_ts from m
        where passes ${ofType} ${notScored} ${notNamed}
        order by last_updated_ts desc nulls last, document_id desc
        limit greatest(0, ${last} - (select count(*) from before)))) as listed
    order by part, place, score desc, last_updated_ts desc nulls last, document_id desc ${page}`;
}

function groupName(type: DocumentType): SQL {
  return sql.raw(`group${getTypeNumber(type)}`);
}

/** Selects passages of the documents in `lists`. */
function passagesAsJson({ query, passagesEach }: SearchRequest, types: readonly DocumentType[]): SQL {
  const listed = [sql`lists.page`, ...types.map((type) => sql`lists.${groupName(type)}`)];
  const select = passagesEach === 0 ? null : passagesSelect(query, sql.join(listed, sql` || `), passagesEach);
  return select === null ? sql`null::json` : sql`(select json_agg(passage) from (${select}) as passage)`;
}

/**
 * Returns the counts as flat numbers in one text, because receiving thousands of rows would cost more than counting.
 */
function countsAsJson(byCombination: boolean): SQL {
  const key = byCombination ? sql`combination_id, dates` : sql`type_number, 1`;
  return sql`select '[' || coalesce(string_agg(concat_ws(',', one, two, count), ','), '') || ']'
    from (select one, two, count(*) as count from (select ${key} from m) as keys (one, two) group by one, two) as counted`;
}

async function presentAnswer(
  transaction: DatabaseHandle,
  combinations: Combinations,
  request: SearchRequest,
  row: AnswerRow,
): Promise<SearchAnswer> {
  const { filters, countLimit } = request;
  const counts = readCounts(row.counts);
  if (request.facets) await combinations.load(transaction, counts);
  const { byType, facets } = request.facets
    ? countFacets(combinations, counts, filters)
    : { byType: getTypes(counts), facets: null };
  const total = [...byType.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...capTotal(total, countLimit),
    byType: [...byType].map(([documentType, count]) => ({ documentType, ...capTotal(count, countLimit) })),
    documentIds: row.page.map(Number),
    groups: (request.groupLimit === null ? [] : [...byType.keys()]).map((documentType) => ({
      documentType,
      documentIds: getIds(row[`group${getTypeNumber(documentType)}`]),
    })),
    facets,
    passages: Promise.resolve(distinctPassages(row.passages ?? [], request.passagesEach)),
  };
}

function getIds(column: unknown): number[] {
  return Array.isArray(column) ? column.map(Number) : [];
}

function readCounts(json: string): CombinationCount[] {
  const flat: unknown = JSON.parse(json);
  if (!Array.isArray(flat)) throw new Error('counts are not a list');
  const counts: CombinationCount[] = [];
  for (let at = 0; at < flat.length; at += 3) {
    counts.push({ combinationId: Number(flat[at]), dates: Number(flat[at + 1]), count: Number(flat[at + 2]) });
  }
  return counts;
}

/** Returns counts by type if combinations were not requested; the first number is then the type. */
function getTypes(counts: readonly CombinationCount[]): Map<DocumentType, number> {
  const byNumber = new Map(counts.map(({ combinationId, count }) => [combinationId, count]));
  return new Map(
    DOCUMENT_TYPES.flatMap((type, number) => (byNumber.has(number) ? [[type, byNumber.get(number) ?? 0]] : [])),
  );
}

/** @param countLimit totals above it are reported as at least this many */
export function capTotal(total: number, countLimit: number): Total {
  return { total: Math.min(total, countLimit), atTotalLimit: total > countLimit };
}

import type { QueryNode } from '@rotunda/query';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import type { PositionalCondition, PositionalNode } from './compile-positional.ts';
import { compileQuery } from './compile-query.ts';
import { exactDocuments } from './exact-documents.ts';
import { bindList } from './filter-sql.ts';

/** Documents that each leaf of a query matches. */
type Truth = Map<PositionalNode, ReadonlySet<number>>;

/**
 * Finds matches among documents whose lexemes are split into several parts. No index can answer an AND across parts, so
 * each leaf is looked up separately and combined here. Most workspaces have no such documents.
 *
 * @param documentIds all split documents
 */
export async function findSplit(
  transaction: DatabaseHandle,
  query: QueryNode,
  frequent: ReadonlySet<string>,
  documentIds: readonly number[],
): Promise<number[]> {
  if (documentIds.length === 0) return [];
  const truth: Truth = new Map();
  const leaves = getLeaves(query).map((node) => ({ node, condition: compileQuery(node, frequent) }));
  await lookUpTerms(
    transaction,
    leaves.flatMap(({ node, condition }) => (condition.kind === 'terms' ? [{ node, tsquery: condition.tsquery }] : [])),
    truth,
  );
  const positional = leaves.flatMap(({ node, condition }) =>
    condition.kind === 'positional' ? [{ node, condition }] : [],
  );
  await lookUpExact(transaction, positional, documentIds, truth);
  for (const { node, condition } of positional) {
    if (isLookedUpByTerms(condition)) continue;
    const documents = sql`p.document_id = any(${bindList(documentIds, 'bigint')})`;
    const { rows } = await transaction.execute<{ document_id: string }>(exactDocuments(condition, documents));
    truth.set(node, new Set(rows.map((row) => Number(row.document_id))));
  }
  return documentIds.filter((documentId) => holds(query, documentId, truth));
}

function getLeaves(node: QueryNode): PositionalNode[] {
  switch (node.kind) {
    case 'all':
      return [];
    case 'and':
    case 'or':
      return node.children.flatMap(getLeaves);
    case 'not':
      return getLeaves(node.child);
    default:
      return [node];
  }
}

function holds(node: QueryNode, documentId: number, truth: Truth): boolean {
  switch (node.kind) {
    case 'all':
      return true;
    case 'and':
      return node.children.every((child) => holds(child, documentId, truth));
    case 'or':
      return node.children.some((child) => holds(child, documentId, truth));
    case 'not':
      return !holds(node.child, documentId, truth);
    default:
      return truth.get(node)?.has(documentId) ?? false;
  }
}

interface FoundRow extends Record<string, unknown> {
  place: number;
  document_ids: string[];
}

function remember(truth: Truth, nodes: readonly { node: PositionalNode }[], rows: readonly FoundRow[]): void {
  for (const { place, document_ids } of rows) {
    const leaf = nodes[place - 1];
    if (leaf !== undefined) truth.set(leaf.node, new Set(document_ids.map(Number)));
  }
}

/** A leaf decided by lexemes is a disjunction, so a match in one part is enough. */
async function lookUpTerms(
  transaction: DatabaseHandle,
  leaves: readonly { node: PositionalNode; tsquery: string }[],
  truth: Truth,
): Promise<void> {
  const queries = bindList(
    leaves.map((leaf) => leaf.tsquery),
    'text',
  );
  const { rows } = await transaction.execute<FoundRow>(sql`
    select leaf.place::int as place, array_agg(distinct part.document_id) as document_ids
    from unnest(${queries}) with ordinality as leaf(query, place)
    join doc_search_part part on part.lexemes @@ leaf.query::tsquery
    group by leaf.place`);
  remember(truth, leaves, rows);
}

/**
 * Whether the leaf is looked up together with others in one statement; the rarer other leaves need a statement each.
 */
function isLookedUpByTerms({ vector }: PositionalCondition): boolean {
  return vector === 'terms';
}

async function lookUpExact(
  transaction: DatabaseHandle,
  leaves: readonly { node: PositionalNode; condition: PositionalCondition }[],
  documentIds: readonly number[],
  truth: Truth,
): Promise<void> {
  const exact = leaves.filter(({ condition }) => isLookedUpByTerms(condition));
  const queries = bindList(
    exact.map(({ condition }) => condition.exact),
    'text',
  );
  const { rows } = await transaction.execute<FoundRow>(sql`
    select leaf.place::int as place, array_agg(distinct p.document_id) as document_ids
    from unnest(${queries}) with ordinality as leaf(query, place)
    join passages p on p.terms @@ leaf.query::tsquery
    where p.document_id = any(${bindList(documentIds, 'bigint')})
    group by leaf.place`);
  remember(truth, exact, rows);
}

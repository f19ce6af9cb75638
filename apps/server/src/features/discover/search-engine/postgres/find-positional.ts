import { type AnalysedField, type AnalysedStream, prefixLexeme } from '@rotunda/analysis';
import { evaluate, type LeafNode, type SpanNode } from '@rotunda/query';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import { placesOf, type PositionalCondition } from './compile-query.ts';
import { FIELD_WEIGHTS } from './document-passages.ts';
import { boundList, type Clause, toSql } from './filter-sql.ts';
import { markedLexeme } from './lexemes.ts';

/** Rows are read in pieces of so many documents, so that a common prefix does not fill the memory. */
const DOCUMENTS_PER_PIECE = 2_000;

/** The passages that may match, as a condition on `p`; `documents` narrows them further. */
export function passageClause(condition: PositionalCondition, documents: Clause): SQL {
  const { inPassage, inDocument } = condition;
  const words =
    inPassage === null
      ? // Split documents have no lexemes to look them up by; they are few.
        sql`p.document_id in (
          select document_id from doc_search where lexemes @@ ${inDocument}::tsquery
          union all select document_id from doc_search where is_split)`
      : sql`p.terms @@ ${inPassage}::tsquery`;
  return documents === true ? words : sql`${words} and ${toSql(documents)}`;
}

/** The documents with a passage for which an exact condition holds. */
export function exactDocuments(condition: PositionalCondition, documents: Clause): SQL {
  const { inPassage, wordsInPassage } = condition;
  if (wordsInPassage === null) {
    return sql`select distinct p.document_id from passages p where ${passageClause(condition, documents)}`;
  }
  const words = passageClause({ ...condition, inPassage: wordsInPassage }, documents);
  // Fenced off, or the index would be asked for both.
  return sql`
    select distinct document_id from (select p.document_id, p.terms from passages p where ${words} offset 0) as near
    where terms @@ ${inPassage}::tsquery`;
}

/** The terms and prefixes a node compares, spelt as in the passages. */
function spellings(condition: PositionalCondition): { terms: string[]; prefixes: string[] } {
  const { node } = condition;
  const spelt = (lexeme: string) => (node.field === 'sponsor' ? markedLexeme('sponsor', lexeme) : lexeme);
  const terms: string[] = [];
  const prefixes: string[] = [];
  for (const leaf of leavesOf(node)) {
    for (const word of placesOf(leaf)) {
      if ('prefix' in word) prefixes.push(spelt(prefixLexeme(word.prefix)));
      else terms.push(...word.terms.map(spelt));
    }
  }
  return { terms, prefixes };
}

function leavesOf(node: PositionalCondition['node'] | SpanNode): LeafNode[] {
  if (node.kind === 'near') return [...leavesOf(node.left), ...leavesOf(node.right)];
  return node.kind === 'or' ? node.children.flatMap(leavesOf) : [node];
}

interface PlaceRow extends Record<string, unknown> {
  document_id: string;
  passage_number: number;
  lexeme: string;
  positions: number[];
  weights: string[];
}

/**
 * The documents in which a node holds that no tsquery can state exactly (prefixes within phrases, proximity between
 * many alternatives): its words' positions are read from the passages and given to `evaluate`.
 */
export async function findPositional(
  transaction: DatabaseHandle,
  condition: PositionalCondition,
  documents: Clause,
): Promise<number[]> {
  const { terms, prefixes } = spellings(condition);
  const found: number[] = [];
  const candidates = await transaction.execute<{ document_id: string }>(
    sql`select distinct p.document_id from passages p where ${passageClause(condition, documents)} order by 1`,
  );
  const ids = candidates.rows.map((row) => Number(row.document_id));
  for (let from = 0; from < ids.length; from += DOCUMENTS_PER_PIECE) {
    const piece = sql`p.document_id = any(${boundList(ids.slice(from, from + DOCUMENTS_PER_PIECE), 'bigint')})`;
    const { rows } = await transaction.execute<PlaceRow>(sql`
      select p.document_id, p.passage_number, place.lexeme, place.positions, place.weights
      from passages p
      cross join lateral (select * from unnest(p.terms) union all select * from unnest(p.forms)) as place
      where ${passageClause(condition, piece)}
        and (place.lexeme = any(${boundList(terms, 'text')}) or exists (
          select from unnest(${boundList(prefixes, 'text')}) prefix where place.lexeme ^@ prefix))`);
    found.push(...matchingDocuments(condition, rows));
  }
  return found;
}

function matchingDocuments({ node }: PositionalCondition, rows: readonly PlaceRow[]): number[] {
  const passages = new Map<string, PlaceRow[]>();
  for (const row of rows) {
    const key = `${row.document_id} ${row.passage_number}`;
    const known = passages.get(key);
    if (known === undefined) passages.set(key, [row]);
    else known.push(row);
  }
  const found = new Set<number>();
  for (const ofPassage of passages.values()) {
    const documentId = Number(ofPassage[0]?.document_id);
    if (!found.has(documentId) && evaluate(node, passageDocument(ofPassage))) found.add(documentId);
  }
  return [...found];
}

const FIELD_OF_WEIGHT: Readonly<Record<string, AnalysedField>> = {
  [FIELD_WEIGHTS.title]: 'title',
  [FIELD_WEIGHTS.summary]: 'summary',
  [FIELD_WEIGHTS.bill]: 'bill',
  [FIELD_WEIGHTS.text]: 'text',
};
const SPONSOR_MARK = markedLexeme('sponsor', '');

/** The rows of one passage as a document: a stream for each field; positions keep streams of one field apart. */
function passageDocument(rows: readonly PlaceRow[]) {
  const terms: string[] = [];
  const byField = new Map<AnalysedField, { termId: number; position: number }[]>();
  for (const row of rows) {
    const isSponsor = row.lexeme.startsWith(SPONSOR_MARK);
    const termId = terms.push(isSponsor ? row.lexeme.slice(SPONSOR_MARK.length) : row.lexeme) - 1;
    for (const [index, position] of row.positions.entries()) {
      const field = isSponsor ? 'sponsor' : (FIELD_OF_WEIGHT[row.weights[index] ?? 'D'] ?? 'text');
      const places = byField.get(field) ?? [];
      byField.set(field, places);
      places.push({ termId, position });
    }
  }
  return { terms, streams: [...byField].map(([field, places]) => streamOf(field, places)) };
}

function streamOf(field: AnalysedField, places: { termId: number; position: number }[]): AnalysedStream {
  places.sort((a, b) => a.position - b.position);
  const positions = Uint32Array.from(places, (place) => place.position);
  return {
    field,
    language: 'en',
    termIds: Uint32Array.from(places, (place) => place.termId),
    positions,
    // Only whether there is a match is asked for, so offsets may be anything.
    starts: positions,
    ends: positions,
  };
}

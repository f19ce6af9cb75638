import { analyzeDocument, type TextStream } from '@rotunda/analysis';
import type { SearchHit } from '@rotunda/contract';
import { findMatches, mergeSpans, positiveParts, type QueryNode } from '@rotunda/query';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createDocumentsRepository } from '../documents/index.ts';
import { excerptAround } from './excerpt-around.ts';
import type { MatchedPassage, SearchEngine } from './search-engine/search-engine.ts';

export type Highlights = SearchHit['keywordHighlighting'];

export interface HighlightDeps {
  database: DatabaseHandle;
  engine: SearchEngine;
}

/** What stands in a row besides passages of the body text. */
export interface RowTexts {
  title: string;
  summary: string | null;
}

/** Passages of body text a row has room for. */
export const PASSAGES_PER_ROW = 2;

/**
 * Where the words of a query stand, as list rows show it: the title with its marks, an excerpt of the summary, and the
 * best passages of the text. Only what is shown is analysed, never whole bills.
 */
export async function highlightDocuments(
  { database, engine }: HighlightDeps,
  requests: readonly { documentId: number; query: QueryNode }[],
): Promise<Map<number, Highlights>> {
  const documents = await createDocumentsRepository(database).findByIds(requests.map((request) => request.documentId));
  const texts = new Map(documents.map((document) => [document.documentId, document]));
  const found = new Map<number, Highlights>();
  for (const [query, documentIds] of groupByQuery(requests)) {
    const passages = await engine.matchesOf(query, documentIds, PASSAGES_PER_ROW);
    const own = new Map(documentIds.map((documentId) => [documentId, texts.get(documentId)]));
    for (const [documentId, highlights] of markRows(query, own, passages)) found.set(documentId, highlights);
  }
  return found;
}

function groupByQuery(requests: readonly { documentId: number; query: QueryNode }[]): Map<QueryNode, number[]> {
  const groups = new Map<QueryNode, number[]>();
  for (const { query, documentId } of requests) groups.set(query, [...(groups.get(query) ?? []), documentId]);
  return groups;
}

/** The same for rows whose texts and passages are at hand. */
export function markRows(
  query: QueryNode,
  rows: ReadonlyMap<number, RowTexts | undefined>,
  passages: readonly MatchedPassage[],
): Map<number, Highlights> {
  const asked = positiveParts(query);
  const excerpts = new Map<number, string[]>();
  for (const { documentId, excerpt } of passages) {
    excerpts.set(documentId, [...(excerpts.get(documentId) ?? []), excerpt]);
  }
  const marked = new Map<number, Highlights>();
  for (const [documentId, row] of rows) {
    if (row === undefined) continue;
    const texts: TextStream[] = [{ field: 'title', language: 'en', text: row.title }];
    if (row.summary !== null) texts.push({ field: 'summary', language: 'en', text: row.summary });
    for (const text of excerpts.get(documentId) ?? []) texts.push({ field: 'text', language: 'en', text });
    marked.set(documentId, markTexts(asked, texts));
  }
  return marked;
}

/** Titles are shown whole; everything else begins so that its first match is visible. */
function markTexts(query: QueryNode, texts: readonly TextStream[]): Highlights {
  const matches = mergeSpans(findMatches(query, analyzeDocument(texts)));
  return texts.flatMap(({ field, text }, streamIndex) => {
    const marks = matches
      .filter((match) => match.streamIndex === streamIndex)
      .map((match): [number, number] => [match.start, match.end]);
    if (marks.length === 0) return [];
    return [{ field, ...(field === 'title' ? { text, marks } : excerptAround(text, marks)) }];
  });
}

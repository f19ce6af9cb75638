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
  const texts: (TextStream & { documentId: number })[] = [];
  for (const [documentId, row] of rows) {
    if (row === undefined) continue;
    texts.push({ documentId, field: 'title', language: 'en', text: row.title });
    if (row.summary !== null) texts.push({ documentId, field: 'summary', language: 'en', text: row.summary });
  }
  for (const { documentId, excerpt } of passages) {
    texts.push({ documentId, field: 'text', language: 'en', text: excerpt });
  }
  const marked = new Map<number, Highlights>([...rows.keys()].map((documentId) => [documentId, []]));
  for (const [place, marks] of marksOf(query, texts)) {
    const stream = texts[place];
    if (stream !== undefined) marked.get(stream.documentId)?.push(presentMarks(stream, marks));
  }
  return marked;
}

/** Marks by text. All texts of a page are analysed at once, which costs a fraction of doing it row by row. */
function marksOf(query: QueryNode, texts: readonly TextStream[]): Map<number, [number, number][]> {
  const byText = new Map<number, [number, number][]>();
  for (const { streamIndex, start, end } of mergeSpans(findMatches(positiveParts(query), analyzeDocument(texts)))) {
    const marks = byText.get(streamIndex) ?? [];
    byText.set(streamIndex, marks);
    marks.push([start, end]);
  }
  return byText;
}

/** Titles are shown whole; everything else begins so that its first match is visible. */
function presentMarks({ field, text }: TextStream, marks: [number, number][]): Highlights[number] {
  return { field, ...(field === 'title' ? { text, marks } : excerptAround(text, marks)) };
}

import { analyzeDocument, type TextStream } from '@rotunda/analysis';
import type { SearchHit } from '@rotunda/contract';
import { findMatches, mergeSpans, positiveParts, type QueryNode, termsAskedFor } from '@rotunda/query';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { findCardDocuments } from '../documents/index.ts';
import { excerptAround } from '../../platform/excerpt-around.ts';
import type { Asker, MatchedPassage, SearchEngine } from './search-engine/search-engine.ts';

export type Highlights = SearchHit['keywordHighlighting'];

export interface HighlightDeps {
  database: DatabaseHandle;
  engine: SearchEngine;
}

export interface HighlightRequest {
  documentId: number;
  query: QueryNode;
}

/** What stands in a row besides passages of the body text. */
export interface RowTexts {
  title: string;
  summary: string | null;
}

/** A row has room for one excerpt besides its title. */
export const PASSAGES_PER_ROW = 1;

/**
 * Where the words of a query stand, as list rows show it: the title with its marks, and an excerpt of the summary or of
 * the best passage of the text. Only what is shown is analysed, never whole bills.
 *
 * @returns in the order of the requests, so that one document asked about with two queries keeps the marks of each
 */
export async function highlightDocuments(
  { database, engine }: HighlightDeps,
  asker: Asker,
  requests: readonly HighlightRequest[],
): Promise<Highlights[]> {
  const documents = await findCardDocuments(
    database,
    requests.map((request) => request.documentId),
  );
  const texts = new Map(documents.map((document) => [document.documentId, document]));
  const found = new Map<QueryNode, Map<number, Highlights>>();
  for (const [query, documentIds] of groupByQuery(requests)) {
    const passages = await engine.matchesOf(asker, query, documentIds, PASSAGES_PER_ROW);
    const own = new Map(documentIds.map((documentId) => [documentId, texts.get(documentId)]));
    found.set(query, markRows(query, own, passages));
  }
  return requests.map(({ query, documentId }) => found.get(query)?.get(documentId) ?? []);
}

function groupByQuery(requests: readonly HighlightRequest[]): Map<QueryNode, number[]> {
  const groups = new Map<QueryNode, number[]>();
  for (const { query, documentId } of requests) groups.set(query, [...(groups.get(query) ?? []), documentId]);
  return groups;
}

/** The same for rows whose texts and passages are at hand: body text is looked at where the summary has no match. */
export function markRows(
  query: QueryNode,
  rows: ReadonlyMap<number, RowTexts | undefined>,
  passages: readonly MatchedPassage[],
): Map<number, Highlights> {
  const marked = markHeads(query, rows);
  markPassages(query, passages, marked);
  return marked;
}

/** Where the words of a query stand in titles and summaries, which takes most of the time and waits for no passage. */
export function markHeads(query: QueryNode, rows: ReadonlyMap<number, RowTexts | undefined>): Map<number, Highlights> {
  const marked = new Map<number, Highlights>();
  const heads: RowText[] = [];
  for (const [documentId, row] of rows) {
    if (row === undefined) continue;
    marked.set(documentId, []);
    heads.push({ documentId, field: 'title', language: 'en', text: row.title });
    if (row.summary !== null) heads.push({ documentId, field: 'summary', language: 'en', text: row.summary });
  }
  addMarks(query, heads, marked);
  return marked;
}

/** Adds to what `markHeads` answered the passages of rows whose summary has no match. */
export function markPassages(
  query: QueryNode,
  passages: readonly MatchedPassage[],
  marked: ReadonlyMap<number, Highlights>,
): void {
  const hasExcerpt = (documentId: number) => marked.get(documentId)?.some(({ field }) => field === 'summary') ?? true;
  const bodies = passages.filter(({ documentId }) => !hasExcerpt(documentId));
  addMarks(query, bodies.map(bodyIn('en')), marked);
  // The engine found each passage by its own language: one without a mark in English is French.
  const hasMarks = (documentId: number) => marked.get(documentId)?.some(({ field }) => field === 'text') ?? true;
  addMarks(query, bodies.filter(({ documentId }) => !hasMarks(documentId)).map(bodyIn('fr')), marked);
}

function bodyIn(language: TextStream['language']) {
  return ({ documentId, excerpt }: MatchedPassage): RowText => ({ documentId, field: 'text', language, text: excerpt });
}

interface RowText extends TextStream {
  documentId: number;
}

/** Adds the matches in texts of several rows, analysed as one document: setting up costs more than the analysis of a row. */
function addMarks(query: QueryNode, texts: readonly RowText[], marked: ReadonlyMap<number, Highlights>): void {
  for (const [place, marks] of marksOf(query, texts)) {
    const text = texts[place];
    if (text !== undefined) marked.get(text.documentId)?.push(presentMarks(text, marks));
  }
}

/** Marks by text. */
function marksOf(query: QueryNode, texts: readonly TextStream[]): Map<number, [number, number][]> {
  const byText = new Map<number, [number, number][]>();
  const parts = positiveParts(query);
  const document = analyzeDocument(texts, termsAskedFor(parts));
  for (const { streamIndex, start, end } of mergeSpans(findMatches(parts, document))) {
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

import { analyzeDocument, type TextStream } from '@rotunda/analysis';
import type { SearchHit } from '@rotunda/contract';
import { findMatches, mergeSpans, positiveParts, type QueryNode, buildTermFilter } from '@rotunda/query';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { findCardDocuments } from '../../documents/index.ts';
import { excerptAround } from '../../../platform/excerpt-around.ts';
import type { Requester, MatchedPassage, SearchEngine } from '../search-engine/search-engine.ts';

export type Highlights = SearchHit['keywordHighlighting'];

export interface HighlightDeps {
  database: DatabaseHandle;
  engine: SearchEngine;
}

export interface HighlightRequest {
  documentId: number;
  query: QueryNode;
}

/** Texts of a row besides body passages. */
export interface RowTexts {
  title: string;
  summary: string | null;
}

/** A row has room for one excerpt besides its title. */
export const PASSAGES_PER_ROW = 1;

/**
 * Highlights a query as shown in list rows: in the title and in an excerpt of the summary or of the best body passage.
 * Only what is shown is analyzed, never whole bills.
 *
 * @returns results in the order of the requests, so that a document requested with two queries has separate highlights
 *   for each
 */
export async function highlightDocuments(
  { database, engine }: HighlightDeps,
  requester: Requester,
  requests: readonly HighlightRequest[],
): Promise<Highlights[]> {
  const documents = await findCardDocuments(
    database,
    requests.map((request) => request.documentId),
  );
  const texts = new Map(documents.map((document) => [document.documentId, document]));
  const found = new Map<QueryNode, Map<number, Highlights>>();
  for (const [query, documentIds] of groupByQuery(requests)) {
    const passages = await engine.getMatches(requester, query, documentIds, PASSAGES_PER_ROW);
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

/** Highlights rows whose texts and passages are already loaded. Body text is used only if the summary has no match. */
export function markRows(
  query: QueryNode,
  rows: ReadonlyMap<number, RowTexts | undefined>,
  passages: readonly MatchedPassage[],
): Map<number, Highlights> {
  const marked = markHeads(query, rows);
  markPassages(query, passages, marked);
  return marked;
}

/** Highlights titles and summaries, which takes most of the time and does not depend on passages. */
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

/** Adds passages to the result of `markHeads` for rows whose summary has no match. */
export function markPassages(
  query: QueryNode,
  passages: readonly MatchedPassage[],
  marked: ReadonlyMap<number, Highlights>,
): void {
  const hasExcerpt = (documentId: number) => marked.get(documentId)?.some(({ field }) => field === 'summary') ?? true;
  const bodies = passages.filter(({ documentId }) => !hasExcerpt(documentId));
  addMarks(query, bodies.map(bodyIn('en')), marked);
  // The engine matched each passage in its own language, so a passage without a match in English is French.
  const hasMarks = (documentId: number) => marked.get(documentId)?.some(({ field }) => field === 'text') ?? true;
  addMarks(query, bodies.filter(({ documentId }) => !hasMarks(documentId)).map(bodyIn('fr')), marked);
}

function bodyIn(language: TextStream['language']) {
  return ({ documentId, excerpt, isStruck }: MatchedPassage): RowText => ({
    documentId,
    field: 'text',
    language,
    text: excerpt,
    isStruck,
  });
}

interface RowText extends TextStream {
  documentId: number;
  isStruck?: boolean;
}

/** Adds matches in texts of several rows, analyzed as one document because setup costs more than analyzing a row. */
function addMarks(query: QueryNode, texts: readonly RowText[], marked: ReadonlyMap<number, Highlights>): void {
  for (const [place, marks] of getMarks(query, texts)) {
    const text = texts[place];
    if (text !== undefined) marked.get(text.documentId)?.push(presentMarks(text, marks));
  }
}

/** Returns the matched ranges by text. */
function getMarks(query: QueryNode, texts: readonly TextStream[]): Map<number, [number, number][]> {
  const byText = new Map<number, [number, number][]>();
  const parts = positiveParts(query);
  const document = analyzeDocument(texts, buildTermFilter(parts));
  for (const { streamIndex, start, end } of mergeSpans(findMatches(parts, document))) {
    const marks = byText.get(streamIndex) ?? [];
    byText.set(streamIndex, marks);
    marks.push([start, end]);
  }
  return byText;
}

/** Presents titles in full and other texts from a point where the first match is visible. */
function presentMarks({ field, text, isStruck }: RowText, marks: [number, number][]): Highlights[number] {
  const shown = field === 'title' ? { text, marks } : excerptAround(text, marks);
  return { field, ...shown, ...(isStruck ? { isStruck } : {}) };
}

import { analyzeDocument, type TextStream } from '@rotunda/analysis';
import type { SearchHit } from '@rotunda/contract';
import { findMatches, mergeSpans, positiveParts, type QueryNode } from '@rotunda/query';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createDocumentsRepository } from '../documents/index.ts';
import { excerptAround } from './excerpt-around.ts';
import type { SearchEngine } from './search-engine/search-engine.ts';

export type Highlights = SearchHit['keywordHighlighting'];

export interface HighlightDeps {
  database: DatabaseHandle;
  engine: SearchEngine;
}

/** Passages of body text a row has room for. */
const PASSAGES_PER_ROW = 2;

/**
 * Where the words of a query stand, as list rows show it: the title with its marks, an excerpt of the summary, and the
 * best passages of the text. Only what is shown is analysed, never whole bills.
 */
export async function highlightDocuments(
  { database, engine }: HighlightDeps,
  requests: readonly { documentId: number; query: QueryNode }[],
): Promise<Map<number, Highlights>> {
  const documents = await createDocumentsRepository(database).findByIds(requests.map((request) => request.documentId));
  const byId = new Map(documents.map((document) => [document.documentId, document]));
  const found = new Map<number, Highlights>();
  for (const [query, documentIds] of groupByQuery(requests)) {
    const passages = await engine.matchesOf(query, documentIds, PASSAGES_PER_ROW);
    for (const documentId of documentIds) {
      const document = byId.get(documentId);
      if (document === undefined) continue;
      const texts: TextStream[] = [{ field: 'title', language: 'en', text: document.title }];
      if (document.summary !== null) texts.push({ field: 'summary', language: 'en', text: document.summary });
      for (const passage of passages) {
        if (passage.documentId === documentId) texts.push({ field: 'text', language: 'en', text: passage.excerpt });
      }
      found.set(documentId, markTexts(query, texts));
    }
  }
  return found;
}

function groupByQuery(requests: readonly { documentId: number; query: QueryNode }[]): Map<QueryNode, number[]> {
  const groups = new Map<QueryNode, number[]>();
  for (const { query, documentId } of requests) groups.set(query, [...(groups.get(query) ?? []), documentId]);
  return groups;
}

/** Titles are shown whole; everything else begins so that its first match is visible. */
function markTexts(query: QueryNode, texts: readonly TextStream[]): Highlights {
  const matches = mergeSpans(findMatches(positiveParts(query), analyzeDocument(texts)));
  return texts.flatMap(({ field, text }, streamIndex) => {
    const marks = matches
      .filter((match) => match.streamIndex === streamIndex)
      .map((match): [number, number] => [match.start, match.end]);
    if (marks.length === 0) return [];
    return [{ field, ...(field === 'title' ? { text, marks } : excerptAround(text, marks)) }];
  });
}

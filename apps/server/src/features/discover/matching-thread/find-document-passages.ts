import { analyzeDocument } from '@rotunda/analysis';
import { LIMITS } from '@rotunda/contract/values';
import { findMatches, type MatchSpan, mergeSpans, printQuery, type QueryNode, buildTermFilter } from '@rotunda/query';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository, findReadableVersions } from '../../documents/index.ts';
import { findPassagesOf, type FoundPassage, type MatchedPassage, mergeVersions } from './matched-passages.ts';

/** Query with the text it was parsed from. */
export interface SearchedQuery {
  query: QueryNode;
  /** Text as typed or an equivalent spelling. */
  text: string;
}

export interface PassagesRequest {
  fusionId: string;
  asked: readonly SearchedQuery[];
}

export interface DocumentPassages {
  total: number;
  /** The first passages, without repeating them for every version. */
  passages: (MatchedPassage & { query?: string })[];
}

/** Limit for returned passages; the total counts all of them. */
const MAX_PASSAGES = 200;

interface AnsweredQuery extends SearchedQuery {
  matches: MatchSpan[];
}

/** Finds every passage by which a document matches any of the queries; null for an unknown document. */
export async function findDocumentPassages(
  database: DatabaseHandle,
  { fusionId, asked }: PassagesRequest,
): Promise<DocumentPassages | null> {
  const repository = createDocumentsRepository(database);
  const [document] = await repository.findByFusionIds([fusionId]);
  if (document === undefined) return null;
  const [searchable] = await repository.loadSearchable([document.documentId]);
  if (searchable === undefined) return null;
  const { streams } = searchable;
  const analyzed = analyzeDocument(streams, buildTermFilter({ kind: 'or', children: asked.map(({ query }) => query) }));
  const answered = asked.map((one): AnsweredQuery => ({ ...one, matches: findMatches(one.query, analyzed) }));
  const found = findPassagesOf(streams, mergeSpans(answered.flatMap(({ matches }) => matches)));
  const passages = mergeVersions(found, await findReadableVersions(repository, document));
  return {
    total: passages.length,
    passages: passages.slice(0, MAX_PASSAGES).map((passage) => presentPassage(passage, answered)),
  };
}

function presentPassage({ streamIndex, spans, ...passage }: FoundPassage, answered: readonly AnsweredQuery[]) {
  if (passage.field !== 'text') return passage;
  const isIn = ({ start, end }: MatchSpan) => spans.some(([from, to]) => start < to && end > from);
  const own = answered.filter(({ matches }) => matches.some((span) => span.streamIndex === streamIndex && isIn(span)));
  const query = getQueryText(own);
  return query === null ? passage : { ...passage, query };
}

/** Returns a query that highlights the same words in the text viewer; null if it would be too long. */
function getQueryText(asked: readonly SearchedQuery[]): string | null {
  const [only] = asked;
  if (only === undefined) return null;
  const text = asked.length === 1 ? only.text : printQuery({ kind: 'or', children: asked.map(({ query }) => query) });
  return text.length > LIMITS.textQuery ? null : text;
}

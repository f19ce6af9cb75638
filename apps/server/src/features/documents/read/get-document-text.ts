import { parseQuery, type QueryNode } from '@rotunda/query';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { DocumentsDeps } from '../documents.deps.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { linkCitations } from '../store/link-citations.ts';
import { type BillVersion, presentVersions } from './versions.presenter.ts';
import { type MarkedText, readPlainText } from '../streams/read-marked-text.ts';

export interface DocumentText extends MarkedText {
  version: BillVersion | null;
}

export interface ReadTextRequest {
  id: string;
  fnDocumentId?: string | undefined;
  query?: string | undefined;
  savedSearchId?: string | undefined;
}

/**
 * Returns the text of a document by section, with every match of a query marked in its block. A version that belongs to
 * another document is reported as missing.
 * @throws AppError NOT_FOUND, QUERY_FAULT; with a query SEARCH_TOO_SLOW, TOO_LARGE, TOO_MANY_SEARCHES
 */
export async function getDocumentText(
  deps: DocumentsDeps,
  actor: Actor,
  request: ReadTextRequest,
  signal?: AbortSignal,
): Promise<DocumentText> {
  const repository = createDocumentsRepository(deps.database);
  const [document] = await repository.findByFusionIds([request.id]);
  if (document === undefined) throw new AppError('NOT_FOUND');
  const listed = document.facts.kind === 'bill' ? (document.facts.versions ?? []) : [];
  const versions = presentVersions(await repository.findTexts(request.id), listed);
  const version = versions.find((one) =>
    request.fnDocumentId ? one.fnDocumentId === request.fnDocumentId : one.current,
  );
  if (request.fnDocumentId !== undefined && version === undefined) throw new AppError('NOT_FOUND');
  // Resolved before the text, so that a faulty query or a missing saved search gives the same error whether or not
  // there is a text.
  const query = await buildQuery(deps, actor, request);
  const text = version?.support ? await readText(deps, actor, version.fnDocumentId, query, signal) : null;
  if (text === null) return { version: version ?? null, officialTitle: null, sections: [], matchCount: 0 };
  const sections = await linkCitations(deps.database, request.id, text.sections);
  return { version: version ?? null, ...text, sections };
}

/** Reads the text. Matching a query runs in a worker thread, because a long text takes seconds. */
function readText(
  { database, readMarkedText }: DocumentsDeps,
  { userId, organizationId }: Actor,
  fnDocumentId: string,
  query: QueryNode | null,
  signal: AbortSignal | undefined,
): Promise<MarkedText | null> {
  if (query === null) return readPlainText(database, fnDocumentId);
  return readMarkedText({ userId, organizationId, signal }, { fnDocumentId, query });
}

async function buildQuery(deps: DocumentsDeps, actor: Actor, request: ReadTextRequest): Promise<QueryNode | null> {
  if (request.savedSearchId !== undefined) return deps.queryOfSavedSearch(actor, request.savedSearchId);
  if (request.query === undefined || request.query.trim() === '') return null;
  const parsed = parseQuery(request.query);
  if (!parsed.ok) throw new AppError('QUERY_FAULT', { message: parsed.fault.message, data: parsed.fault });
  return parsed.query;
}

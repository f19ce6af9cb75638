import { followedPassageSchema, type SavedSearch, type Verdict } from '@rotunda/contract';
import type { DocumentType, UnixSeconds } from '@rotunda/domain';
import type { DocumentFilters, QueryNode } from '@rotunda/query';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentChangesRepository } from '../../documents/index.ts';
import { createMatchableSearchesRepository } from '../../saved-searches/index.ts';
import type { Requester } from '../alerts.deps.ts';
import type { PassageOccurrence } from '../../similar/index.ts';
import { createMatchesRepository } from '../matching/record-matches.repository.ts';
import type { CompiledSearch } from '../matching/saved-search-matcher.ts';
import { checkMetadata } from './check-metadata.ts';
import { createVerdictRepository } from './verdict.repository.ts';

interface NamedDocument {
  title: string;
  description: string;
  origin: string | null;
  url: string;
  id: string;
  documentType: DocumentType;
}

interface Judged extends Pick<Verdict, 'clauses' | 'clausesLeftOut' | 'filters'> {
  documentId: number;
  version: number;
  holds: boolean;
  passesFilters: boolean;
  occurrences: PassageOccurrence[] | null;
}

export interface WhyNotDeps {
  database: Database;
  clock: Clock;
  /** Owned by saved-searches. @throws AppError NOT_FOUND */
  getSavedSearch(actor: Actor, savedSearchId: string): Promise<SavedSearch>;
  /** Owned by discover. @throws AppError QUERY_FAULT, TOO_MANY_SEARCHES */
  compile(
    actor: Actor,
    model: SavedSearch['searchModel'],
    nowTs: UnixSeconds,
    signal?: AbortSignal,
  ): Promise<CompiledSearch>;
  /** Owned by discover: finds documents by name, the most likely first. */
  findNamed(requester: Requester, name: string): Promise<NamedDocument[]>;
  /** Owned by discover. @throws AppError SEARCH_TOO_SLOW, TOO_LARGE, TOO_MANY_SEARCHES, UNAVAILABLE */
  judge(
    requester: Requester,
    request: { fusionId: string; query: QueryNode; filters: readonly DocumentFilters[]; passage: unknown },
  ): Promise<Judged | null>;
}

/**
 * Explains why a saved search does or does not have an alert for a document: by clause, by filter and by the order of
 * events. It checks the document as it is today, with the same rules as the matcher.
 *
 * @throws AppError NOT_FOUND for a saved search hidden from the actor; SEARCH_TOO_SLOW, TOO_LARGE, TOO_MANY_SEARCHES
 */
export async function explainVerdict(
  deps: WhyNotDeps,
  actor: Actor,
  { savedSearchId, document: name }: { savedSearchId: string; document: string },
  signal?: AbortSignal,
) {
  const search = await deps.getSavedSearch(actor, savedSearchId);
  const requester = { userId: actor.userId, organizationId: actor.organizationId, signal };
  const [document = null, ...others] = await deps.findNamed(requester, name);
  if (document === null) return { document, others, verdict: null };
  const compiled = await tryCompile(deps, actor, search, signal);
  if (compiled instanceof AppError) return { document, others, verdict: brokenVerdict(search, compiled.message) };
  const { query, filters } = compiled;
  const passage = followedPassageSchema.nullable().parse(search.passage);
  const judged = await deps.judge(requester, { fusionId: document.id, query, filters, passage });
  if (judged === null) return { document: null, others, verdict: null };
  return { document, others, verdict: await getVerdict(deps, actor, { search, compiled, judged }) };
}

async function tryCompile(
  deps: WhyNotDeps,
  actor: Actor,
  { searchModel, brokenReason }: SavedSearch,
  signal: AbortSignal | undefined,
): Promise<CompiledSearch | AppError> {
  // The matcher skips a broken search until it is fixed.
  if (brokenReason !== null) return new AppError('QUERY_FAULT', { message: brokenReason });
  try {
    return await deps.compile(actor, searchModel, deps.clock.now(), signal);
  } catch (error) {
    if (error instanceof AppError && error.code === 'QUERY_FAULT') return error;
    throw error;
  }
}

interface JudgedMatch {
  search: SavedSearch;
  compiled: CompiledSearch;
  judged: Judged;
}

async function getVerdict({ database }: WhyNotDeps, actor: Actor, match: JudgedMatch): Promise<Verdict> {
  const { search, judged } = match;
  const { documentId } = judged;
  const metadata = await getMetadata(database, actor, match);
  const known = await createVerdictRepository(database).findMatch(actor.organizationId, search._id, documentId);
  const change = await createDocumentChangesRepository(database).findAnnounced(documentId);
  const reported = await createMatchesRepository(database).findReported(documentId, [search._id]);
  const occurrences = judged.occurrences ?? [];
  const fresh = occurrences.filter(({ fnDocumentId }) => reported.get(search._id)?.has(fnDocumentId) !== true);
  const failed = failedRules(judged, metadata);
  const matches = failed.length === 0;
  const isMatched = matches && known?.version === judged.version;
  const searchChangedTs = search.updatedAtTs;
  const times = { searchChangedTs, change, isReported: occurrences.length > 0 && fresh.length === 0 };
  return {
    matches,
    reasons: isMatched ? [] : [...failed, ...explainMissingAlert(search, matches, times)],
    brokenReason: null,
    clauses: judged.clauses,
    clausesLeftOut: judged.clausesLeftOut,
    filters: judged.filters,
    metadata,
    passageShare: occurrences[0]?.share ?? null,
    alert: known === null ? null : known.alert,
    searchChangedTs,
    documentChangedTs: change === null ? null : Math.floor(change.committedMs / 1e3),
  };
}

/** Returns the rules of a saved search that the document does not pass today. */
export function failedRules(
  judged: Pick<Judged, 'holds' | 'passesFilters' | 'occurrences'>,
  metadata: Verdict['metadata'],
): Verdict['reasons'] {
  const rules: [Verdict['reasons'][number], boolean][] = [
    ['words', judged.holds],
    ['filters', judged.passesFilters],
    ['metadata', metadata.every(({ passes }) => passes)],
    ['passage', judged.occurrences === null || judged.occurrences.length > 0],
  ];
  return rules.flatMap(([reason, passes]) => (passes ? [] : [reason]));
}

interface Times {
  searchChangedTs: UnixSeconds;
  /** Latest announced change of the document; null if none is stored. */
  change: { committedMs: number; isMatched: boolean; hasFailed: boolean } | null;
  isReported: boolean;
}

/** Explains why a document that matches today has no alert. */
export function explainMissingAlert(
  search: Pick<SavedSearch, 'projectId'>,
  matches: boolean,
  times: Times,
): Verdict['reasons'] {
  const { searchChangedTs, change, isReported } = times;
  const nowhere: Verdict['reasons'] = search.projectId === null ? ['no-project'] : [];
  if (!matches || nowhere.length > 0) return nowhere;
  if (isReported) return ['told'];
  if (change !== null && !change.isMatched) return [change.hasFailed ? 'quarantined' : 'waiting'];
  // Without a stored change, nothing tells which came first.
  return [change !== null && searchChangedTs >= Math.floor(change.committedMs / 1000) ? 'older' : 'since'];
}

async function getMetadata(
  database: Database,
  { organizationId }: Actor,
  { search, compiled: { scope }, judged }: JudgedMatch,
): Promise<Verdict['metadata']> {
  const asksNothing = Object.values(scope).every((list) => list.length === 0);
  if (asksNothing) return [];
  const visible = await createMatchableSearchesRepository(database).findVisibleProjectIds(search._id);
  const facts = await createMatchesRepository(database).findOrganizationFacts(judged.documentId, [organizationId]);
  return checkMetadata(scope, visible, facts.get(organizationId));
}

function brokenVerdict(search: SavedSearch, brokenReason: string): Verdict {
  return {
    matches: false,
    reasons: ['broken'],
    brokenReason,
    clauses: [],
    clausesLeftOut: 0,
    filters: [],
    metadata: [],
    passageShare: null,
    alert: null,
    searchChangedTs: search.updatedAtTs,
    documentChangedTs: null,
  };
}

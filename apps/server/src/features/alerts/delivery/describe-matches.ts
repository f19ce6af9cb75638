import { type DocumentCard, describeCardDetails, searchModelSchema, STRUCK_LABEL } from '@rotunda/contract';
import { createHash } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import { firstCharacters } from '../../../platform/mail/mail-text.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { AlertsDeps } from '../alerts.deps.ts';
import { readOccurrences } from '../../similar/index.ts';
import type { DeliveredMatch } from './delivered-matches.repository.ts';
import { createDescribedMatchesRepository, type MatchRow } from './described-matches.repository.ts';

/** Match as described outside the product. */
export interface DescribedMatch {
  match: DeliveredMatch;
  /** Stable for a version of a document in a saved search, regardless of channel and time. */
  matchId: string;
  card: DocumentCard;
  savedSearchTitle: string;
  projectName: string;
  /** The matched text, or else the document's status. */
  excerpt: string;
}

/** In characters. */
const MAX_EXCERPT_LENGTH = 500;

/**
 * Describes matches for feeds and webhooks, in the given order. Matches in projects hidden from the viewer and matches
 * of deleted documents are left out.
 */
export async function describeMatches(
  deps: AlertsDeps,
  viewer: Actor,
  matches: readonly DeliveredMatch[],
  signal?: AbortSignal,
): Promise<DescribedMatch[]> {
  const rows = await createDescribedMatchesRepository(deps.database).find(viewer, matches);
  const byId = new Map(rows.map((row) => [getMatchId(row), row]));
  const cards = await deps.findCards(
    deps.database,
    viewer,
    matches.map(({ documentId }) => documentId),
  );
  const described = matches.flatMap((match) => {
    const matchId = getMatchId(match);
    const row = byId.get(matchId);
    const card = cards.get(match.documentId);
    return row === undefined || card === undefined ? [] : [{ match, matchId, row, card }];
  });
  const marked = await findExcerpts(
    deps,
    { userId: viewer.userId, organizationId: viewer.organizationId, signal },
    described,
  );
  return described.map(({ row, ...one }, index) => ({
    ...one,
    savedSearchTitle: row.savedSearchTitle,
    projectName: row.projectName,
    excerpt: firstCharacters(marked[index] ?? describeCardDetails(one.card), MAX_EXCERPT_LENGTH),
  }));
}

/** Derives a UUID (version 8, RFC 9562) from the key of the match. */
export function getMatchId({ savedSearchId, searchAlertId, documentVersion }: MatchKey): string {
  const hex = createHash('sha256').update(`${savedSearchId} ${searchAlertId} ${documentVersion}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8';
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
type MatchKey = Pick<DeliveredMatch, 'savedSearchId' | 'searchAlertId' | 'documentVersion'>;

/**
 * Finds, for each match, the followed passage or the matched text, as shown in a list row; undefined if it has neither.
 */
async function findExcerpts(
  deps: AlertsDeps,
  requester: { userId: string; organizationId: string; signal: AbortSignal | undefined },
  described: readonly { match: DeliveredMatch; row: MatchRow }[],
): Promise<(string | undefined)[]> {
  const queries = new Map<string, ReturnType<typeof buildQuery>>();
  for (const { row } of described)
    if (!queries.has(row.savedSearchId)) queries.set(row.savedSearchId, buildQuery(deps, row));
  const requests = described.flatMap((one) => {
    const query = queries.get(one.row.savedSearchId);
    return query == null ? [] : [{ one, request: { documentId: one.match.documentId, query } }];
  });
  const marked = await deps.highlight(
    requester,
    requests.map(({ request }) => request),
  );
  const highlights = new Map(requests.map(({ one }, index) => [one, marked[index] ?? []]));
  return described.map((one) => {
    const [occurrence] = readOccurrences(one.row.occurrences);
    // The title is included anyway.
    const highlight = highlights.get(one)?.find(({ field }) => field !== 'title');
    if (occurrence !== undefined || highlight === undefined) return occurrence?.excerpt.text;
    return highlight.isStruck ? `${STRUCK_LABEL}: ${highlight.text}` : highlight.text;
  });
}

function buildQuery({ compileSearch, clock }: AlertsDeps, { searchModel, brokenReason }: MatchRow) {
  const model = searchModelSchema.safeParse(searchModel);
  // A search stored by an earlier release is marked broken only when it is next matched.
  if (brokenReason !== null || !model.success) return null;
  try {
    return compileSearch(model.data, clock.now()).query;
  } catch (error) {
    // The query no longer parses, so the match is described without highlights.
    if (error instanceof AppError && error.code === 'QUERY_FAULT') return null;
    throw error;
  }
}

import { type SearchAlert, type SearchModel, searchModelSchema } from '@rotunda/contract';
import type { QueryNode } from '@rotunda/query';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { AlertsDeps, Requester, Highlights } from '../alerts.deps.ts';
import { type AlertFilter, type AlertSort, createAlertsRepository, type StoredAlert } from '../alerts.repository.ts';
import { presentActivities } from './find-activities.ts';
import { readOccurrences, describeOccurrence, presentOccurrence } from '../../similar/index.ts';

type AlertMatches = Awaited<ReturnType<ReturnType<typeof createAlertsRepository>['findMatches']>>;

export interface AlertPage {
  results: SearchAlert[];
  total: number;
  unread: number;
}

/** Returns a page of alerts and the counts of the whole filter. */
export async function findSearchAlerts(
  deps: AlertsDeps,
  actor: Actor,
  request: AlertFilter & { sort: AlertSort; offset: number; limit: number },
  signal?: AbortSignal,
): Promise<AlertPage> {
  const repository = createAlertsRepository(deps.database);
  const page = await repository.findPage(actor, request, request);
  const { results } = await presentAlerts(deps, actor, page, signal);
  return { results, ...(await repository.count(actor, request)) };
}

/** Returns alerts by id, as shown in a list; alerts hidden from the actor are absent. */
export async function findAlertsByIds(
  deps: AlertsDeps,
  actor: Actor,
  searchAlertIds: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, SearchAlert>> {
  const stored = await createAlertsRepository(deps.database).findByIds(actor, searchAlertIds);
  const { results } = await presentAlerts(deps, actor, stored, signal);
  return new Map(results.map((alert) => [alert._id, alert]));
}

/**
 * Returns one alert with all its matches, newest first.
 * @throws AppError NOT_FOUND
 */
export async function getSearchAlert(
  deps: AlertsDeps,
  actor: Actor,
  key: { fusionId: string; projectId: string },
  signal?: AbortSignal,
) {
  const [stored] = await createAlertsRepository(deps.database).findByKeys(actor, [key]);
  if (stored === undefined) throw new AppError('NOT_FOUND');
  const { results, matches } = await presentAlerts(deps, actor, [stored], signal);
  const [alert] = results;
  if (alert === undefined) throw new AppError('NOT_FOUND');
  const highlights = await highlightMatches(
    deps,
    { userId: actor.userId, organizationId: actor.organizationId, signal },
    matches.map((match) => ({ documentId: stored.documentId, matches: [match] })),
  );
  return {
    ...alert,
    matchingDocuments: matches.map(({ match, title }, index) => ({
      savedSearchId: match.savedSearchId,
      savedSearchTitle: title,
      documentVersionId: `${stored.fusionId}@${match.documentVersion}`,
      matchedTs: match.matchedTs,
      keywordHighlighting: highlights[index] ?? [],
      certainty: match.certainty,
      matchExplanation: match.matchExplanation ?? explainOccurrences(match),
    })),
    alertActivities: await presentActivities(deps.database, actor, key.fusionId),
  };
}

async function presentAlerts(
  deps: AlertsDeps,
  actor: Actor,
  page: readonly StoredAlert[],
  signal: AbortSignal | undefined,
) {
  const documentIds = page.map((alert) => alert.documentId);
  const cards = await deps.findCards(deps.database, actor, documentIds);
  const matches = await createAlertsRepository(deps.database).findMatches(
    actor,
    page.map((alert) => alert.searchAlertId),
  );
  const alerts = page.map((alert) => ({
    ...alert,
    matches: matches.filter(({ match }) => match.searchAlertId === alert.searchAlertId),
  }));
  const highlights = await highlightMatches(
    deps,
    { userId: actor.userId, organizationId: actor.organizationId, signal },
    alerts,
  );
  const results = alerts.flatMap((alert, index) => {
    const document = cards.get(alert.documentId);
    return document === undefined ? [] : [presentAlert(alert, document, alert.matches, highlights[index] ?? [])];
  });
  return { results, matches };
}

/** Highlights each document for all saved searches that found it, in the given order. */
async function highlightMatches(
  deps: AlertsDeps,
  requester: Requester,
  found: readonly { documentId: number; matches: AlertMatches }[],
): Promise<Highlights[]> {
  // Combines the queries of documents found by the same saved searches, so that they are highlighted together.
  const queries = new Map<string, QueryNode | null>();
  const requests = found.map(({ documentId, matches }) => {
    const key = [...new Set(matches.map(({ match }) => match.savedSearchId))].sort().join(' ');
    const query = queries.has(key) ? (queries.get(key) ?? null) : anyOf(allWords(deps, matches));
    queries.set(key, query);
    return { documentId, query };
  });
  const asked = requests.flatMap((request) => (request.query === null ? [] : [{ ...request, query: request.query }]));
  const marked = await deps.highlight(requester, asked);
  const highlights = [...marked];
  // A followed passage comes before other matched text, because it is the reason for the alert.
  return requests.map(({ query }, index) => [
    ...passagesIn(found[index]?.matches ?? []),
    ...((query === null ? undefined : highlights.shift()) ?? []),
  ]);
}

function anyOf(words: QueryNode[]): QueryNode | null {
  return words.length === 0 ? null : { kind: 'or', children: words };
}

/**
 * Shows each followed passage in the newest text that carries it, without duplicates.
 * @param matches newest first
 */
export function passagesIn(
  matches: readonly { match: Pick<AlertMatches[number]['match'], 'savedSearchId' | 'occurrences'> }[],
): Highlights {
  const newest = new Map(
    matches.toReversed().flatMap(({ match }) => {
      const [best] = readOccurrences(match.occurrences);
      return best === undefined ? [] : [[match.savedSearchId, best] as const];
    }),
  );
  const shown = new Map([...newest.values()].map((occurrence) => [occurrence.excerpt.text, occurrence]));
  return [...shown.values()].map(presentOccurrence);
}

function explainOccurrences({ occurrences }: AlertMatches[number]['match']): string | null {
  const [best] = readOccurrences(occurrences);
  return best === undefined ? null : describeOccurrence(best);
}

function allWords(deps: AlertsDeps, matches: AlertMatches): QueryNode[] {
  const models = new Map<string, SearchModel>();
  for (const { match, searchModel, brokenReason } of matches) {
    if (brokenReason === null) models.set(match.savedSearchId, searchModelSchema.parse(searchModel));
  }
  return [...models.values()].flatMap((model) => getWords(deps, model));
}

function getWords(deps: AlertsDeps, model: SearchModel): QueryNode[] {
  try {
    return [deps.compileSearch(model, deps.clock.now()).query];
  } catch (error) {
    // The query no longer parses, so the alert is shown without highlights.
    if (error instanceof AppError && error.code === 'QUERY_FAULT') return [];
    throw error;
  }
}

function presentAlert(
  alert: StoredAlert,
  document: SearchAlert['document'],
  matches: AlertMatches,
  highlights: Highlights,
): SearchAlert {
  const searches = new Map(matches.map(({ match, title }) => [match.savedSearchId, title]));
  return {
    _id: alert.searchAlertId,
    fusionId: alert.fusionId,
    projectId: alert.projectId,
    projectName: alert.projectName,
    savedSearchIds: [...searches.keys()],
    savedSearchTitles: [...searches.values()],
    markedRead: alert.markedRead,
    markedIrrelevant: alert.markedIrrelevant,
    discoveryTs: alert.discoveryTs,
    lastPercolationMatchTs: alert.lastMatchTs,
    documentType: document.documentType,
    projectIds: [...new Set([alert.projectId, ...document.metadata.projects.map((project) => project._id)])],
    document,
    keywordHighlighting: highlights,
    certainty: matches[0]?.match.certainty ?? null,
  };
}

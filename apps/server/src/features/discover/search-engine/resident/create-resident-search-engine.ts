import { normalizeQuery, type QueryNode, queryCost } from '@rotunda/query';
import { AppError } from '../../../../platform/app-error.ts';
import { FairQueue, QueueFullError } from '../../../../platform/fair-queue.ts';
import { compileQuery, type Condition } from '../postgres/compile-query.ts';
import { HEAVY_COST } from '../postgres/heavy-queries.ts';
import { capTotal } from '../postgres/search-documents.ts';
import type {
  Requester,
  DocumentSelection,
  MatchedPassage,
  SearchAnswer,
  SearchEngine,
  SearchRequest,
} from '../search-engine.ts';
import { isMatchedByPositions } from './match-positions.ts';
import type { ResidentSearches } from './resident-searches.ts';

export interface ResidentSearchOptions {
  /**
   * Answers what memory cannot: searches by an organization's metadata, costly queries, and prefixes within phrases.
   */
  engine: SearchEngine;
  memory: Pick<ResidentSearches, 'search' | 'count'>;
}

/** A single thread answers, so more searches would only wait there. */
const RUNNING = 8;
/** Limit for searches that compare positions, because each may delay the others. */
const RUNNING_POSITIONAL = 3;
/** Same limit as for searches in the database. */
const WAITING_EACH = 12;
const LIMITS = {
  running: RUNNING,
  runningHeavy: RUNNING_POSITIONAL,
  runningEach: RUNNING / 2,
  waitingEach: WAITING_EACH,
};
const NO_PAIRS: ReadonlySet<string> = new Set();

/**
 * Creates an engine that searches the index in memory, or the database if memory has no answer. Both return the same
 * results in the same order (checked by a property test), and neither is older than the request.
 */
export function createResidentSearchEngine({ engine, memory }: ResidentSearchOptions): SearchEngine {
  const queue = new FairQueue(LIMITS);
  const ask = async <T>(
    { userId, organizationId, signal }: Requester,
    query: QueryNode,
    run: () => Promise<T>,
  ): Promise<T> => {
    try {
      const isHeavy = isPositional(buildCondition(query));
      return await queue.run({ person: userId, organizationId, isHeavy, signal, run });
    } catch (error) {
      if (error instanceof QueueFullError) throw new AppError('TOO_MANY_SEARCHES', { cause: error });
      throw error;
    }
  };

  const getPassages = (request: SearchRequest, { documentIds, groups }: Omit<SearchAnswer, 'passages'>) => {
    const { requester, query, passagesEach } = request;
    const shown = [...documentIds, ...groups.flatMap((group) => group.documentIds)];
    if (passagesEach === 0 || shown.length === 0) return Promise.resolve<MatchedPassage[]>([]);
    const passages = engine.getMatches(requester, query, shown, passagesEach);
    // Prevents an unhandled rejection if nobody awaits the passages; a caller that does still gets the error.
    passages.catch(() => undefined);
    return passages;
  };

  return {
    ...engine,
    async search(request) {
      if (!isAnsweredByMemory(request)) return engine.search(request);
      const { requester, scope: _scope, except: _except, passagesEach: _passagesEach, ...asked } = request;
      const answer = await ask(requester, request.query, () => memory.search(asked));
      return answer === null ? engine.search(request) : { ...answer, passages: getPassages(request, answer) };
    },
    async count(selection, countLimit) {
      if (!isAnsweredByMemory(selection)) return engine.count(selection, countLimit);
      const { requester, query, filters } = selection;
      const count = await ask(requester, query, () => memory.count({ query, filters }));
      return count === null ? engine.count(selection, countLimit) : capTotal(count, countLimit);
    },
  };
}

function isAnsweredByMemory({ query, scope, except }: DocumentSelection): boolean {
  return scope === null && except === undefined && queryCost(query) <= HEAVY_COST && isAnsweredInMemory(query);
}

function isAnsweredInMemory(query: QueryNode): boolean {
  return areMatched(buildCondition(query));
}

function buildCondition(query: QueryNode): Condition {
  // Only the structure of the condition matters here, not which pairs are indexed.
  return compileQuery(normalizeQuery(query), NO_PAIRS);
}

function isPositional(condition: Condition): boolean {
  switch (condition.kind) {
    case 'terms':
      return false;
    case 'positional':
      return true;
    case 'not':
      return isPositional(condition.child);
    default:
      return condition.children.some(isPositional);
  }
}

function areMatched(condition: Condition): boolean {
  switch (condition.kind) {
    case 'terms':
      return true;
    case 'positional':
      return isMatchedByPositions(condition.node);
    case 'not':
      return areMatched(condition.child);
    default:
      return condition.children.every(areMatched);
  }
}

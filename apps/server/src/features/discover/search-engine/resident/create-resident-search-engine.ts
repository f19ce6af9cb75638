import { normalizeQuery, type QueryNode, queryCost } from '@rotunda/query';
import { AppError } from '../../../../platform/app-error.ts';
import { FairQueue, QueueFullError } from '../../../../platform/fair-queue.ts';
import { compileQuery, type Condition } from '../postgres/compile-query.ts';
import { HEAVY_COST } from '../postgres/create-postgres-search-engine.ts';
import { capped } from '../postgres/search-documents.ts';
import type {
  Asker,
  DocumentSelection,
  MatchedPassage,
  SearchAnswer,
  SearchEngine,
  SearchRequest,
} from '../search-engine.ts';
import { isMatchedByPositions } from './match-positions.ts';
import type { ResidentSearches } from './resident-searches.ts';

export interface ResidentSearchOptions {
  /** Answers what memory does not: searches of what organizations attached, costly ones, beginnings within phrases. */
  engine: SearchEngine;
  memory: Pick<ResidentSearches, 'search' | 'count'>;
}

/** One thread answers; more would only wait in it. */
const RUNNING = 8;
/** Of these, those that compare positions: each may hold up the others. */
const RUNNING_POSITIONAL = 3;
/** As where the database answers. */
const WAITING_EACH = 12;
const LIMITS = {
  running: RUNNING,
  runningHeavy: RUNNING_POSITIONAL,
  runningEach: RUNNING / 2,
  waitingEach: WAITING_EACH,
};
const NO_PAIRS: ReadonlySet<string> = new Set();

/**
 * Searches the index in memory, and the database where memory has no answer. Both find the same in the same order
 * (a property test holds them together), and neither is older than the question.
 */
export function createResidentSearchEngine({ engine, memory }: ResidentSearchOptions): SearchEngine {
  const queue = new FairQueue(LIMITS);
  const ask = async <T>({ userId, signal }: Asker, query: QueryNode, run: () => Promise<T>): Promise<T> => {
    try {
      return await queue.run({ person: userId, isHeavy: isPositional(conditionOf(query)), signal, run });
    } catch (error) {
      if (error instanceof QueueFullError) throw new AppError('TOO_MANY_SEARCHES', { cause: error });
      throw error;
    }
  };

  const passagesOf = (request: SearchRequest, { documentIds, groups }: Omit<SearchAnswer, 'passages'>) => {
    const { asker, query, passagesEach } = request;
    const shown = [...documentIds, ...groups.flatMap((group) => group.documentIds)];
    if (passagesEach === 0 || shown.length === 0) return Promise.resolve<MatchedPassage[]>([]);
    const passages = engine.matchesOf(asker, query, shown, passagesEach);
    // Told to whoever waits for them; nobody may.
    passages.catch(() => undefined);
    return passages;
  };

  return {
    ...engine,
    async search(request) {
      if (!isAnsweredByMemory(request)) return engine.search(request);
      const { asker, scope: _scope, except: _except, passagesEach: _passagesEach, ...asked } = request;
      const answer = await ask(asker, request.query, () => memory.search(asked));
      return answer === null ? engine.search(request) : { ...answer, passages: passagesOf(request, answer) };
    },
    async count(selection, countLimit) {
      if (!isAnsweredByMemory(selection)) return engine.count(selection, countLimit);
      const { asker, query, filters } = selection;
      const count = await ask(asker, query, () => memory.count({ query, filters }));
      return count === null ? engine.count(selection, countLimit) : capped(count, countLimit);
    },
  };
}

function isAnsweredByMemory({ query, scope, except }: DocumentSelection): boolean {
  return scope === null && except === undefined && queryCost(query) <= HEAVY_COST && isHeldInMemory(query);
}

function isHeldInMemory(query: QueryNode): boolean {
  return areMatched(conditionOf(query));
}

function conditionOf(query: QueryNode): Condition {
  // Which pairs are indexed is of no meaning to what leaves ask for.
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

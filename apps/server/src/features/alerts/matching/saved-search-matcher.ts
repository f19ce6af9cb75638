import type { AnalysedDocument } from '@rotunda/analysis';
import { type ALL_PROJECTS, type SearchModel, searchModelSchema } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { createPercolator, type Percolator } from '@rotunda/percolator';
import type { DocumentFilters, QueryNode } from '@rotunda/query';
import { AppError } from '../../../platform/app-error.ts';
import type { SearchableDocument } from '../../documents/index.ts';
import type { MatchableSearch } from '../../saved-searches/index.ts';
import { FollowedPassages } from './followed-passages.ts';
import type { PassageCarrier } from './passage-carrier.ts';

/** What an organisation's own facts must be for a saved search to match; empty lists ask nothing. */
export interface MetadataScope {
  priorities: readonly string[];
  positions: readonly string[];
  tagIds: readonly string[];
  projectIds: readonly string[];
}

export interface CompiledSearch {
  /** As typed. */
  text: string;
  query: QueryNode;
  /** A document passes if any of them lets it pass. */
  filters: readonly DocumentFilters[];
  /** `ALL_PROJECTS` are those whoever saved it sees. */
  scope: Omit<MetadataScope, 'projectIds'> & { projectIds: readonly string[] | typeof ALL_PROJECTS };
  /** Its dates move with the day ("last 30 days"), so it is compiled anew every day. */
  hasMovingDates: boolean;
}

/** A saved search found by a document. */
export interface FoundSearch {
  savedSearchId: string;
  organisationId: string;
  projectId: string;
  /** null when it asks nothing of metadata. */
  scope: MetadataScope | null;
  /** As typed; parsed again for the few that are found, so that the trees of all need not be kept. */
  text: string;
  /** The texts that carry the passage it follows, best first; empty for a search that follows none. */
  carriers: readonly PassageCarrier[];
}

/** A found search with how relevant it finds the document: what Discover orders by. */
export interface RankedSearch extends FoundSearch {
  /** `UNRANKED` where Discover goes by the date alone. */
  relevancy: number;
}

/** Below every score, so that these alerts come last as they do in Discover. */
export const UNRANKED = -1;

export interface MatcherOptions {
  /** @throws AppError QUERY_FAULT when the text cannot be understood */
  compile(model: SearchModel, nowTs: UnixSeconds): CompiledSearch;
}

/**
 * A search over several document types has filters of its own for each, and the percolator one entry for each of these.
 * More than the types of Discover there cannot be.
 */
const ENTRIES_PER_SEARCH = 8;

type Entry = Parameters<Percolator['add']>[0];

/**
 * All saved searches of all organisations, in memory. Which of them a document matches is decided here; whether an
 * organisation's own facts allow it is decided by the caller, who knows them.
 */
export class SavedSearchMatcher {
  readonly #compile: MatcherOptions['compile'];
  readonly #percolator = createPercolator();
  /** Searches that follow a passage: asked only about documents that carry one. */
  readonly #followers = createPercolator();
  readonly #passages = new FollowedPassages();
  readonly #byNumber = new Map<number, FoundSearch>();
  readonly #numbers = new Map<string, number>();
  readonly #moving = new Map<string, MatchableSearch>();

  constructor(options: MatcherOptions) {
    this.#compile = options.compile;
  }

  get size(): number {
    return this.#byNumber.size;
  }

  /** Replaces everything; answers the searches that could not be understood, with why. */
  load(searches: readonly MatchableSearch[], nowTs: UnixSeconds): BrokenSearch[] {
    this.#byNumber.clear();
    this.#numbers.clear();
    this.#moving.clear();
    this.#passages.clear();
    const broken: BrokenSearch[] = [];
    const [entries, following]: [Entry[], Entry[]] = [[], []];
    for (const search of searches)
      (search.passage === null ? entries : following).push(...this.#prepare(search, nowTs, broken));
    this.#percolator.build(entries);
    this.#followers.build(following);
    return broken;
  }

  /** Takes in the present state of the named searches; the ones not among `present` are forgotten. */
  refresh(ids: readonly string[], present: readonly MatchableSearch[], nowTs: UnixSeconds): BrokenSearch[] {
    const broken: BrokenSearch[] = [];
    const kept = new Map(present.map((search) => [search.savedSearchId, search]));
    for (const id of ids) {
      this.#forget(id);
      const search = kept.get(id);
      if (search === undefined) continue;
      const percolator = search.passage === null ? this.#percolator : this.#followers;
      for (const entry of this.#prepare(search, nowTs, broken)) percolator.add(entry);
    }
    return broken;
  }

  /** Compiles searches with moving dates for the day that has begun. */
  moveDates(nowTs: UnixSeconds): BrokenSearch[] {
    const searches = [...this.#moving.values()];
    return this.refresh(
      searches.map((search) => search.savedSearchId),
      searches,
      nowTs,
    );
  }

  match(document: AnalysedDocument, searchable: Pick<SearchableDocument, 'facets' | 'streams'>): FoundSearch[] {
    const found = new Set<FoundSearch>();
    for (const number of numbersOf(this.#percolator.match(document, searchable.facets))) {
      const search = this.#byNumber.get(number);
      if (search !== undefined) found.add(search);
    }
    return [...found, ...this.#matchPassages(document, searchable)];
  }

  #matchPassages(
    document: AnalysedDocument,
    searchable: Pick<SearchableDocument, 'facets' | 'streams'>,
  ): FoundSearch[] {
    const carried = this.#passages.carriedBy(document, searchable);
    if (carried.size === 0) return [];
    const numbers = new Set(numbersOf(this.#followers.match(document, searchable.facets)));
    return [...numbers].flatMap((number): FoundSearch[] => {
      const [search, carriers] = [this.#byNumber.get(number), carried.get(number)];
      return search === undefined || carriers === undefined ? [] : [{ ...search, carriers }];
    });
  }

  #forget(savedSearchId: string): void {
    const number = this.#numbers.get(savedSearchId);
    if (number === undefined) return;
    for (let place = 0; place < ENTRIES_PER_SEARCH; place += 1) {
      this.#percolator.remove(number * ENTRIES_PER_SEARCH + place);
      this.#followers.remove(number * ENTRIES_PER_SEARCH + place);
    }
    this.#passages.forget(number);
    this.#byNumber.delete(number);
    this.#numbers.delete(savedSearchId);
    this.#moving.delete(savedSearchId);
  }

  #prepare(search: MatchableSearch, nowTs: UnixSeconds, broken: BrokenSearch[]): Entry[] {
    const { savedSearchId, organisationId, projectId, percolatorNumber } = search;
    if (projectId === null) return [];
    const compiled = this.#tryCompile(search, nowTs, broken);
    if (compiled === null) return [];
    const { text, query, filters, hasMovingDates } = compiled;
    const scope = visibleScope(compiled.scope, search.visibleProjectIds);
    if (scope === null) return [];
    if (search.passage !== null && !this.#passages.follow(percolatorNumber, search.passage)) {
      broken.push({ savedSearchId, reason: 'Its passage is not of this version.' });
      return [];
    }
    const asksMetadata = Object.values(scope).some((list) => list.length > 0);
    this.#byNumber.set(percolatorNumber, {
      savedSearchId,
      organisationId,
      projectId,
      scope: asksMetadata ? scope : null,
      text,
      carriers: [],
    });
    this.#numbers.set(savedSearchId, percolatorNumber);
    if (hasMovingDates) this.#moving.set(savedSearchId, search);
    return filters.map((filter, place) => ({
      id: percolatorNumber * ENTRIES_PER_SEARCH + place,
      query,
      filters: filter,
    }));
  }

  #tryCompile(search: MatchableSearch, nowTs: UnixSeconds, broken: BrokenSearch[]): CompiledSearch | null {
    const model = searchModelSchema.safeParse(search.searchModel);
    if (!model.success) {
      broken.push({ savedSearchId: search.savedSearchId, reason: 'Its filters are not of this version.' });
      return null;
    }
    try {
      return this.#compile(model.data, nowTs);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'QUERY_FAULT') throw error;
      broken.push({ savedSearchId: search.savedSearchId, reason: error.message });
      return null;
    }
  }
}

function numbersOf(entries: Iterable<number>): number[] {
  return Array.from(entries, (entry) => Math.floor(entry / ENTRIES_PER_SEARCH));
}

/**
 * A project that whoever saved the search does not see holds nothing for them, in alerts as in a search.
 * @returns null when it filters by such projects only: nothing can match it
 */
export function visibleScope(
  scope: CompiledSearch['scope'],
  visibleProjectIds: readonly string[],
): MetadataScope | null {
  if (scope.projectIds.length === 0) return { ...scope, projectIds: [] };
  return visibleProjectIds.length === 0 ? null : { ...scope, projectIds: visibleProjectIds };
}

export interface BrokenSearch {
  savedSearchId: string;
  reason: string;
}

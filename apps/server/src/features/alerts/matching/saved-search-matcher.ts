import type { AnalyzedDocument } from '@rotunda/analysis';
import { type ALL_PROJECTS, type SearchModel, searchModelSchema } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { createPercolator, type Percolator } from '@rotunda/percolator';
import type { DocumentFilters, QueryNode } from '@rotunda/query';
import { AppError } from '../../../platform/app-error.ts';
import type { SearchableDocument } from '../../documents/index.ts';
import type { MatchableSearch } from '../../saved-searches/index.ts';
import { FollowedPassages } from '../../similar/index.ts';
import type { PassageOccurrence } from '../../similar/index.ts';

/** Facts an organization must have attached for a saved search to match; an empty list requires nothing. */
export interface MetadataScope {
  priorities: readonly string[];
  positions: readonly string[];
  tagIds: readonly string[];
  projectIds: readonly string[];
}

export interface CompiledSearch {
  /** Query as typed. */
  text: string;
  query: QueryNode;
  /** A document passes if it satisfies at least one of them. */
  filters: readonly DocumentFilters[];
  /** `ALL_PROJECTS` means the projects visible to the user who saved the search. */
  scope: Omit<MetadataScope, 'projectIds'> & { projectIds: readonly string[] | typeof ALL_PROJECTS };
  /** Whether it contains relative dates ("last 30 days") and so must be compiled again every day. */
  hasMovingDates: boolean;
}

/** Saved search matched by a document. */
export interface FoundSearch {
  savedSearchId: string;
  organizationId: string;
  projectId: string;
  /** Null if the search does not filter by metadata. */
  scope: MetadataScope | null;
  /** Query as typed. It is parsed again for the few searches that match, so that not all parse trees stay in memory. */
  text: string;
  /** Texts that carry the followed passage, best first; empty if the search follows none. */
  occurrences: readonly PassageOccurrence[];
}

/** Found search with the relevance of the document, by which Discover sorts. */
export interface RankedSearch extends FoundSearch {
  /** `UNRANKED` if Discover sorts by date only. */
  relevancy: number;
}

/** Lower than every score, so that these alerts come last, as in Discover. */
export const UNRANKED = -1;

export interface MatcherOptions {
  /** @throws AppError QUERY_FAULT when the query does not parse */
  compile(model: SearchModel, nowTs: UnixSeconds): CompiledSearch;
}

/**
 * Percolator entries reserved per search. A search over several document types has separate filters and one entry for
 * each, and Discover has no more types than this.
 */
const ENTRIES_PER_SEARCH = 8;

type Entry = Parameters<Percolator['add']>[0];

/**
 * Holds the saved searches of all organizations in memory and decides which of them a document matches. The caller
 * checks the organization's own facts.
 */
export class SavedSearchMatcher {
  readonly #compile: MatcherOptions['compile'];
  readonly #percolator = createPercolator();
  /** Searches that follow a passage; evaluated only for documents that carry one. */
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

  /** Replaces all searches. Returns those that do not parse, with the reason. */
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

  /** Replaces the given searches with their current state; ids missing from `present` are removed. */
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

  /** Recompiles searches with relative dates for the new day. */
  moveDates(nowTs: UnixSeconds): BrokenSearch[] {
    const searches = [...this.#moving.values()];
    return this.refresh(
      searches.map((search) => search.savedSearchId),
      searches,
      nowTs,
    );
  }

  match(document: AnalyzedDocument, searchable: Pick<SearchableDocument, 'facets' | 'streams'>): FoundSearch[] {
    const found = new Set<FoundSearch>();
    for (const number of getNumbers(this.#percolator.match(document, searchable.facets))) {
      const search = this.#byNumber.get(number);
      if (search !== undefined) found.add(search);
    }
    return [...found, ...this.#matchPassages(document, searchable)];
  }

  #matchPassages(
    document: AnalyzedDocument,
    searchable: Pick<SearchableDocument, 'facets' | 'streams'>,
  ): FoundSearch[] {
    const carried = this.#passages.carriedBy(document, searchable);
    if (carried.size === 0) return [];
    const numbers = new Set(getNumbers(this.#followers.match(document, searchable.facets)));
    return [...numbers].flatMap((number): FoundSearch[] => {
      const [search, occurrences] = [this.#byNumber.get(number), carried.get(number)];
      return search === undefined || occurrences === undefined ? [] : [{ ...search, occurrences }];
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
    const { savedSearchId, organizationId, projectId, percolatorNumber } = search;
    if (projectId === null) return [];
    const compiled = this.#tryCompile(search, nowTs, broken);
    if (compiled === null) return [];
    const { text, query, filters, hasMovingDates } = compiled;
    const scope = visibleScope(compiled.scope, search.visibleProjectIds);
    if (scope === null) return [];
    if (search.passage !== null && !this.#passages.follow(percolatorNumber, search.passage)) {
      broken.push({ savedSearchId, reason: 'Its passage was saved by a version of Rotunda that this one can’t read.' });
      return [];
    }
    const asksMetadata = Object.values(scope).some((list) => list.length > 0);
    this.#byNumber.set(percolatorNumber, {
      savedSearchId,
      organizationId,
      projectId,
      scope: asksMetadata ? scope : null,
      text,
      occurrences: [],
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
      broken.push({
        savedSearchId: search.savedSearchId,
        reason: 'Its filters were saved by a version of Rotunda that this one can’t read.',
      });
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

function getNumbers(entries: Iterable<number>): number[] {
  return Array.from(entries, (entry) => Math.floor(entry / ENTRIES_PER_SEARCH));
}

/**
 * Limits the scope to projects visible to the user who saved the search, as in a search.
 * @returns null if the search filters only by hidden projects, so nothing can match
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

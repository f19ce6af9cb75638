import type { SearchModel } from '@rotunda/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useListKeys } from '../../../shared/hooks/use-list-keys.ts';
import { useSteadyCallback } from '../../../shared/hooks/use-steady-callback.ts';
import type { DiscoverSearch, DiscoverSort } from '../model/discover-search.ts';
import { chosenType } from '../model/search-defaults.ts';
import { usePreferences, type DiscoverPreferences, type PageSize } from './use-preferences.ts';
import { lastPage, useSearchResults, type ResultHit } from './use-search-results.ts';

export type ChangeSearch = (change: (search: DiscoverSearch) => DiscoverSearch, replace?: boolean) => void;

const NO_HITS: readonly ResultHit[] = [];

/** Returns the search without the flyout, as after closing it or changing the page. */
function withoutOpen({ filters, sort, page, list }: DiscoverSearch): DiscoverSearch {
  return {
    ...(filters ? { filters } : {}),
    ...(sort ? { sort } : {}),
    ...(page ? { page } : {}),
    ...(list ? { list } : {}),
  };
}

function withPage(search: DiscoverSearch, page: number): DiscoverSearch {
  const { page: _before, ...rest } = withoutOpen(search);
  return page > 1 ? { ...rest, page } : rest;
}

function withSort(search: DiscoverSearch, sort: DiscoverSort): DiscoverSearch {
  const { sort: _before, ...rest } = withPage(search, 1);
  return sort === 'date' ? { ...rest, sort } : rest;
}

/** Removes the address's own view, so that the user's preferred view applies again. */
function withoutList(search: DiscoverSearch): DiscoverSearch {
  const { list: _before, ...rest } = withPage(search, 1);
  return rest;
}

/** Opens rows by pointer or keyboard, and tracks which come before and after the open one. */
function useOpenHit(search: DiscoverSearch, hits: readonly ResultHit[], onSearchChange: ChangeSearch) {
  const indexOf = (fusionId: string | undefined) => {
    const found = hits.findIndex((hit) => hit.fusionId === fusionId);
    return found === -1 ? null : found;
  };
  const index = indexOf(search.open);
  // Closing the flyout keeps the position, so that j continues from the last open document.
  const [lastOpen, setLastOpen] = useState(search.open);
  if (search.open !== undefined && search.open !== lastOpen) setLastOpen(search.open);
  const isOpen = search.open !== undefined;
  const open = useSteadyCallback((hit: ResultHit) =>
    // Only the first document opened adds a history entry, so that Back closes the flyout instead of stepping through
    // every row.
    onSearchChange((before) => ({ ...withoutOpen(before), open: hit.fusionId, openType: hit.documentType }), isOpen),
  );
  const currentIndex = index ?? indexOf(lastOpen);
  const openAt = (at: number) => {
    const hit = hits[at];
    if (hit !== undefined) open(hit);
  };
  useListKeys({ count: hits.length, index: currentIndex, onMove: openAt });
  const stepTo = (step: 1 | -1) => {
    const at = index === null ? null : index + step;
    return at === null || hits[at] === undefined ? undefined : () => openAt(at);
  };
  return { open, stepTo, current: currentIndex === null ? undefined : hits[currentIndex] };
}

/** State of the result list: its page, its open row, and how to move on. */
export function useResultList(search: DiscoverSearch, searchModel: SearchModel, onSearchChange: ChangeSearch) {
  const { preferences, change } = usePreferences();
  const sort: DiscoverSort = search.sort ?? 'relevance';
  const view = search.list === 1 ? 'list' : preferences.view;
  const isGrouped = chosenType(searchModel) === null && view === 'grouped';
  const { pageSize } = preferences;
  const page = Math.min(search.page ?? 1, lastPage(pageSize));
  const results = useSearchResults({ searchModel, sort, isGrouped, page, pageSize });
  const answer = results.data;
  const hits = useMemo(
    () =>
      answer === undefined ? NO_HITS : isGrouped ? answer.groups.flatMap((group) => group.results) : answer.results,
    [answer, isGrouped],
  );
  const { open, stepTo, current } = useOpenHit(search, hits, onSearchChange);
  const isKnown = answer !== undefined && !results.isPlaceholderData && !isGrouped;
  const last = isKnown ? lastPage(pageSize, answer.total) : page;
  useEffect(() => {
    // The address may request a page past the last one, as after an old link or after documents were deleted.
    if (page > last) onSearchChange((before) => withPage(before, last), true);
  }, [page, last, onSearchChange]);
  const setView = useSteadyCallback((next: DiscoverPreferences['view']) => {
    change({ view: next });
    onSearchChange(withoutList, true);
  });
  const setSort = useCallback(
    (next: DiscoverSort) => onSearchChange((before) => withSort(before, next)),
    [onSearchChange],
  );
  const setPage = useCallback((next: number) => onSearchChange((before) => withPage(before, next)), [onSearchChange]);
  const setPageSize = useSteadyCallback((next: PageSize) => {
    change({ pageSize: next });
    onSearchChange((before) => withPage(before, 1), true);
  });
  return {
    results,
    hits,
    isGrouped,
    sort,
    page,
    pageSize,
    view,
    selectedId: search.open ?? null,
    /** The keyboard's row: the open one, or the one opened last. */
    current,
    open,
    stepTo,
    close: () => onSearchChange(withoutOpen),
    setSort,
    setPage,
    setPageSize,
    setView,
  };
}

export type ResultListState = ReturnType<typeof useResultList>;

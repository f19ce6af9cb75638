import { QueryClient } from '@tanstack/react-query';
import type { AlertCounts } from '@rotunda/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProject, buildSavedSearch } from '../../../testing/builders.ts';
import { createFakeServer } from '../../../testing/fake-server.ts';
import type { CountChanges } from './alert-changes.ts';
import { estimateCounts, settleCounts } from './count-patches.ts';

const { queries } = createFakeServer({}).api;
const COUNTS = queries.alerts.getCounts.queryOptions({ input: {} }).queryKey;
const PROJECTS = queries.projects.find.queryOptions({ input: {} }).queryKey;
const PROJECT = queries.projects.get.queryOptions({ input: { id: 'p1' } }).queryKey;
const SEARCHES = queries.savedSearches.find.queryOptions({ input: {} }).queryKey;
const counts: AlertCounts = {
  projects: [
    { projectId: 'p1', total: 10, unread: 4, irrelevant: 1 },
    { projectId: 'p2', total: 5, unread: 5, irrelevant: 0 },
  ],
  savedSearches: [{ savedSearchId: 's1', total: 7, unread: 3 }],
  unread: 9,
};
const moved: CountChanges = {
  projects: new Map([
    ['p1', { total: -2, unread: -1, irrelevant: 1 }],
    ['p2', { total: 2, unread: 1, irrelevant: 0 }],
  ]),
  savedSearches: new Map([['s1', { total: -1, unread: -1 }]]),
  unread: -1,
};

let cache: QueryClient;
beforeEach(() => {
  cache = new QueryClient();
  const p1 = buildProject({ _id: 'p1', total: 10, unread: 4 });
  const p3 = buildProject({ _id: 'p3', total: 1, unread: 1 });
  cache.setQueryData(COUNTS, counts);
  cache.setQueryData(PROJECTS, { results: [p1, p3], total: 2 });
  cache.setQueryData(PROJECT, p1);
  cache.setQueryData(SEARCHES, { results: [buildSavedSearch({ _id: 's1', total: 7, unread: 3 })], total: 1 });
});

/** Returns the counts in every place that shows them. */
const shown = () => ({
  badge: cache.getQueryData<AlertCounts>(COUNTS),
  rail: cache.getQueryData<{ results: object[] }>(SEARCHES)?.results,
  list: cache.getQueryData<{ results: object[] }>(PROJECTS)?.results,
  page: cache.getQueryData<object>(PROJECT),
});

describe('Alert counts', () => {
  it('change everywhere they are shown before the server responds', () => {
    for (const { queryKey, update } of estimateCounts(queries, moved)) {
      cache.setQueriesData({ queryKey }, (data: unknown) => (data === undefined ? undefined : update(data)));
    }
    expect(shown()).toMatchObject({
      badge: {
        projects: [
          { projectId: 'p1', total: 8, unread: 3, irrelevant: 2 },
          { projectId: 'p2', total: 7, unread: 6, irrelevant: 0 },
        ],
        savedSearches: [{ savedSearchId: 's1', total: 6, unread: 2 }],
        unread: 8,
      },
      rail: [{ _id: 's1', total: 6, unread: 2 }],
      list: [
        { _id: 'p1', total: 8, unread: 3 },
        { _id: 'p3', total: 1, unread: 1 },
      ],
      page: { _id: 'p1', total: 8, unread: 3 },
    });
    // Projects have no count of irrelevant alerts.
    expect(shown().page).not.toHaveProperty('irrelevant');
  });

  it('take the values the server returned and keep the others', () => {
    settleCounts(cache, queries, {
      projects: [{ projectId: 'p1', total: 3, unread: 0, irrelevant: 6 }],
      savedSearches: [],
      unread: 5,
    });
    expect(shown()).toMatchObject({
      badge: {
        projects: [
          { projectId: 'p1', total: 3, unread: 0, irrelevant: 6 },
          { projectId: 'p2', total: 5, unread: 5, irrelevant: 0 },
        ],
        savedSearches: [{ savedSearchId: 's1', total: 7, unread: 3 }],
        unread: 5,
      },
      rail: [{ _id: 's1', total: 7, unread: 3 }],
      list: [
        { _id: 'p1', total: 3, unread: 0 },
        { _id: 'p3', total: 1, unread: 1 },
      ],
      page: { _id: 'p1', total: 3, unread: 0 },
    });
  });
});

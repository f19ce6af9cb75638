import type { AlertActivity } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildAlert, buildSavedSearch } from '../../../testing/builders.ts';
import { NOW_SECONDS } from '../../../testing/render-ui.tsx';
import { groupActivities } from './group-activities.ts';
import { groupByDay } from './group-by-day.ts';
import { describeSavedSearch, groupSavedSearches } from './group-saved-searches.ts';

const DAY = 86_400;

describe('groupByDay', () => {
  it('groups alerts by day with the number of unread ones', () => {
    const groups = groupByDay(
      [
        buildAlert({ discoveryTs: NOW_SECONDS }),
        buildAlert({ discoveryTs: NOW_SECONDS - 60, markedRead: true }),
        buildAlert({ discoveryTs: NOW_SECONDS - DAY }),
        buildAlert({ discoveryTs: NOW_SECONDS - 30 * DAY, markedRead: true }),
      ],
      NOW_SECONDS,
    );
    expect(groups.map(({ heading, alerts, unread }) => [heading, alerts.length, unread])).toEqual([
      ['Today, March 12', 2, 1],
      ['Yesterday, March 11', 1, 1],
      ['February 10, 2026', 1, 0],
    ]);
  });
});

describe('Saved searches in the alerts sidebar', () => {
  const searches = [
    buildSavedSearch({ title: 'Zoning', projectId: 'p1', projectName: 'Rents' }),
    buildSavedSearch({ title: 'Caps', projectId: 'p1', projectName: 'Rents' }),
    buildSavedSearch({ title: 'Loose', projectId: null, projectName: null }),
    buildSavedSearch({ title: 'LIHTC', projectId: 'p2', projectName: 'Finance' }),
  ];

  it('are grouped by project name, with those in no project last', () => {
    expect(
      groupSavedSearches(searches, '').map((group) => [group.name, group.savedSearches.map((s) => s.title)]),
    ).toEqual([
      ['Finance', ['LIHTC']],
      ['Rents', ['Caps', 'Zoning']],
      ['Not in a project', ['Loose']],
    ]);
  });

  it('are found by their own title and by the name of their project', () => {
    expect(groupSavedSearches(searches, ' CAPS ').flatMap((group) => group.savedSearches)).toHaveLength(1);
    expect(groupSavedSearches(searches, 'rent').flatMap((group) => group.savedSearches)).toHaveLength(2);
    expect(groupSavedSearches(searches, 'nothing')).toEqual([]);
  });

  it('show their type and the number of their matches', () => {
    expect(describeSavedSearch(buildSavedSearch({ total: 1312 }))).toBe('Boolean · 1,312 total');
    expect(describeSavedSearch(buildSavedSearch({ documentType: 'Regulation', total: 4 }))).toBe(
      'Regulation · 4 total',
    );
    expect(describeSavedSearch(buildSavedSearch({ projectId: null }))).toBe('No alerts: not in a project');
  });
});

describe('Alert activity', () => {
  it('groups activities of the same kind and day, newest first', () => {
    const activity = (eventLabel: AlertActivity['eventLabel'], eventTs: number): AlertActivity => ({
      eventLabel,
      eventTs,
      savedSearchId: null,
      userId: null,
      userName: null,
      impersonatorName: null,
      projectId: null,
      projectName: null,
    });
    const groups = groupActivities(
      [activity('MATCHED', 10), activity('MARKED_READ', 30), activity('MATCHED', 20), activity('MATCHED', 110)],
      (seconds) => (seconds < 100 ? 'Monday' : 'Tuesday'),
    );
    expect(groups.map(({ label, day, activities }) => [label, day, activities.map((one) => one.eventTs)])).toEqual([
      ['MATCHED', 'Tuesday', [110]],
      ['MARKED_READ', 'Monday', [30]],
      ['MATCHED', 'Monday', [20, 10]],
    ]);
  });
});

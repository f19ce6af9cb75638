import { describe, expect, it } from 'vitest';
import { changeActionsSearch, readActionsSearch, toActionsRequest } from './actions-search.ts';
import { getFilterChips } from './filter-chips.ts';
import { endOfDay, fromFieldTime, startOfDay, toFieldDay, toFieldTime } from '../../../shared/format/local-time.ts';

describe('Actions URL', () => {
  it('keeps values that differ from the defaults and drops invalid ones', () => {
    expect(readActionsSearch({ open: 'a', sort: 'name_asc', size: 25, filters: { tags: ['t'], other: 1 } })).toEqual({
      open: 'a',
      sort: 'name_asc',
      size: 25,
      filters: { tags: ['t'] },
    });
    expect(readActionsSearch({ open: 7, sort: 'startTime_desc', size: 10, filters: { tags: [] } })).toEqual({});
    expect(readActionsSearch({ sort: 'color_asc', size: 11, filters: 'x' })).toEqual({});
  });

  it('closes the flyout only when the filters change', () => {
    expect(changeActionsSearch({ open: 'a' }, { sort: 'name_asc' })).toEqual({ open: 'a', sort: 'name_asc' });
    expect(changeActionsSearch({ open: 'a' }, { filters: { textSearch: 'x' } })).toEqual({
      filters: { textSearch: 'x' },
    });
  });

  it('requests the ten latest actions, limited to the given project, if any', () => {
    expect(toActionsRequest({}, null)).toEqual({ limit: 10, sortBy: 'startTime', sortOrder: 'desc', filters: {} });
    expect(toActionsRequest({ sort: 'createdAt_asc', filters: { projects: ['other'] } }, 'own')).toMatchObject({
      sortBy: 'createdAt',
      sortOrder: 'asc',
      filters: { projects: ['own'] },
    });
  });
});

describe('Action filter chips', () => {
  it('have a single value each and leave the other filters when removed', () => {
    const filters = { textSearch: 'tax', tags: ['a', 'b'], startTime: { startTs: 1_790_000_000 } };
    const chips = getFilterChips(filters, null);
    expect(chips.map((chip) => chip.kind)).toEqual(['Search', 'Tags', 'Tags', 'Starts on or after']);
    expect(chips[1]?.without).toEqual({ ...filters, tags: ['b'] });
    expect(chips[0]?.without).toEqual({ tags: filters.tags, startTime: filters.startTime });
  });

  it('omit the project that the list is limited to', () => {
    expect(getFilterChips({ projects: ['p'] }, 'p')).toEqual([]);
  });
});

describe('Date fields', () => {
  it("show times in the reader's zone and convert back to the same second", () => {
    const seconds = new Date(2026, 2, 12, 9, 5).getTime() / 1000;
    expect(toFieldTime(seconds)).toBe('2026-03-12T09:05');
    expect(fromFieldTime('2026-03-12T09:05')).toBe(seconds);
    expect(fromFieldTime('')).toBeNull();
    expect(toFieldTime(null)).toBe('');
  });

  it('end a day at its last second', () => {
    const start = startOfDay('2026-03-12');
    expect(endOfDay('2026-03-12')).toBe((startOfDay('2026-03-13') ?? 0) - 1);
    expect(toFieldDay(start ?? undefined)).toBe('2026-03-12');
    expect(endOfDay('')).toBeNull();
  });
});

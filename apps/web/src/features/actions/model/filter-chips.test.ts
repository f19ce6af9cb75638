import type { ActionFilters } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { getFilterChips } from './filter-chips.ts';
import { readShownLinks, writeShownLinks } from './shown-links.ts';

const MARCH_1 = Date.UTC(2026, 2, 1, 12) / 1000;
const FILTERS: ActionFilters = {
  textSearch: 'rent',
  actionTypes: ['meeting'],
  attendees: ['u1', 'u2'],
  projects: ['p1'],
  tags: ['t1'],
  linkedEntities: [{ documentType: 'Legislation', fusionId: 'us-119-hr-1' }],
  startTime: { startTs: MARCH_1 },
};
const NAMES = { getName: (list: string, id: string) => `${list} ${id}`, getLabel: () => 'US HR 1' };

describe('Action filters', () => {
  it('get a chip for each value, with readable names', () => {
    expect(getFilterChips(FILTERS, null, NAMES).map(({ value }) => value)).toEqual([
      'rent',
      'Meeting',
      'people u1',
      'people u2',
      'projects p1',
      'tags t1',
      'US HR 1',
      'March 1, 2026',
    ]);
  });

  it('get no chip for the project of the page', () => {
    expect(getFilterChips(FILTERS, 'p1', NAMES).map(({ value }) => value)).not.toContain('projects p1');
  });

  it('lose a single value with each chip, and the whole filter with the last', () => {
    const without = (value: string) =>
      getFilterChips(FILTERS, null, NAMES).find((chip) => chip.value === value)?.without;
    expect(without('people u1')).toEqual({ ...FILTERS, attendees: ['u2'] });
    const { tags: _tags, ...others } = FILTERS;
    expect(without('tags t1')).toEqual(others);
    expect(without('March 1, 2026')).not.toHaveProperty('startTime');
  });
});

describe('Shown links in action rows', () => {
  it('are all on by default and are stored in the browser', () => {
    expect(readShownLinks(localStorage)).toEqual({ tags: true, projects: true, linkedItems: true });
    const chosen = { tags: false, projects: true, linkedItems: false };
    writeShownLinks(localStorage, chosen);
    expect(readShownLinks(localStorage)).toEqual(chosen);
  });
});

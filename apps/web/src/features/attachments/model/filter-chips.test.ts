import { ALL_PROJECTS } from '@rotunda/contract/values';
import { describe, expect, it } from 'vitest';
import { attachmentTexts } from './attachments-texts.ts';
import { getFilterChips, type ShownFilters } from './filter-chips.ts';

const MARCH_1 = Date.UTC(2026, 2, 1, 12);
const FILTERS: ShownFilters = {
  attachmentTypes: ['link'],
  creators: ['u1'],
  projectIds: ['p1', 'p2'],
  tagIds: ['t1'],
  startDate: MARCH_1,
};
const NAMES = { getName: (list: string, id: string) => `${list} ${id}`, getLabel: () => 'US HR 1' };
const values = (filters: ShownFilters) => getFilterChips(filters, NAMES).map(({ value }) => value);

describe('Attachment filters', () => {
  it('get a chip for each value, with readable names and dates', () => {
    expect(values(FILTERS)).toEqual([
      attachmentTexts.typeLabels.link,
      'people u1',
      'projects p1',
      'projects p2',
      'tags t1',
      'March 1, 2026',
    ]);
  });

  it('show any project in a single chip that removes them all', () => {
    const anyProject: ShownFilters = { projectIds: ALL_PROJECTS, creators: ['u1'] };
    expect(values(anyProject)).toEqual(['people u1', attachmentTexts.anyProject]);
    expect(getFilterChips(anyProject, NAMES)[1]?.without).toEqual({ creators: ['u1'] });
  });

  it('lose a single value with each chip', () => {
    const chip = getFilterChips(FILTERS, NAMES).find(({ value }) => value === 'projects p1');
    expect(chip?.without).toEqual({ ...FILTERS, projectIds: ['p2'] });
  });

  it('get no chips when none are set', () => expect(getFilterChips({})).toEqual([]));
});

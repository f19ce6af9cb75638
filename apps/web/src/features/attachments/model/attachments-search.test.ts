import { describe, expect, it } from 'vitest';
import {
  changeAttachmentsSearch,
  readAttachmentsSearch,
  toAttachmentsRequest,
  type AttachmentsSearchChanges,
} from './attachments-search.ts';

const BILL = { documentType: 'Legislation', fusionId: 'us-119-hr-1' } as const;

describe('Attachment list URL', () => {
  it.each([
    { text: 'x' },
    { filters: { tagIds: ['a'] } },
    { filters: null },
    { sort: 'title_asc' },
    { size: 50 },
  ] satisfies AttachmentsSearchChanges[])('returns to the first page after %j', (changes) =>
    expect(changeAttachmentsSearch({ page: 3, text: 'y' }, changes)).not.toHaveProperty('page'),
  );

  it('stays on its page when an attachment is opened', () => {
    expect(changeAttachmentsSearch({ page: 3 }, { open: 'a' })).toEqual({ page: 3, open: 'a' });
  });

  it('keeps valid values and drops invalid ones and the defaults', () => {
    const address = { open: 7, text: '', sort: 'createdAt_desc', page: 0, size: 10, filters: { tagIds: [], junk: 1 } };
    expect(readAttachmentsSearch(address)).toEqual({});
    const good = { sort: 'title_asc', page: 2, size: 100, filters: { projectIds: 'allProjects', startDate: 5 } };
    expect(readAttachmentsSearch(good)).toEqual(good);
    expect(readAttachmentsSearch({ size: 7, sort: 'name_asc' })).toEqual({});
  });

  it('requests ten attachments a page, newest first, always limited to its project or document', () => {
    expect(toAttachmentsRequest({}, null)).toEqual({
      filters: {},
      sort: { by: 'createdAt', order: 'desc' },
      page: 1,
      limit: 10,
    });
    const search = { text: 'x', filters: { projectIds: ['other'] } };
    expect(toAttachmentsRequest(search, { projectId: 'p' }).filters).toEqual({ searchText: 'x', projectIds: ['p'] });
    expect(toAttachmentsRequest({}, { entity: BILL }).filters).toEqual({ linkedEntities: [BILL] });
  });
});

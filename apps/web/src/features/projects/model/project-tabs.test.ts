import { describe, expect, it } from 'vitest';
import { changeDocumentsSearch, readDocumentsSearch } from './project-tabs.ts';

const TAG = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a01';

describe('Project documents URL', () => {
  it('keeps known values and drops the rest', () => {
    const search = readDocumentsSearch({
      words: 'rent',
      type: 'Regulation',
      priority: 'High',
      position: 'Oppose',
      tag: TAG,
      page: 3,
      open: 'us-119-hr-1',
      openTab: 2,
      color: 'red',
    });
    expect(search).toMatchObject({
      words: 'rent',
      type: 'Regulation',
      priority: 'High',
      tag: TAG,
      page: 3,
      openTab: 2,
    });
    expect(search).not.toHaveProperty('color');
    expect(readDocumentsSearch({ type: 'Budget', priority: 'Urgent', tag: 'x', page: -1, openTab: 9 })).toEqual(
      readDocumentsSearch({}),
    );
  });

  it('returns to the first page with the flyout closed when a filter changes', () => {
    const before = readDocumentsSearch({ page: 3, open: 'us-119-hr-1', openTab: 2, tag: TAG });
    const filtered = changeDocumentsSearch(before, { type: 'Legislation' });
    expect(filtered).toMatchObject({ type: 'Legislation', tag: TAG });
    expect([filtered.page, filtered.open, filtered.openTab]).toEqual([undefined, undefined, undefined]);
    expect(changeDocumentsSearch(before, { openTab: 4 })).toMatchObject({ page: 3, open: 'us-119-hr-1', openTab: 4 });
  });
});

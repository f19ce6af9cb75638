import { describe, expect, it } from 'vitest';
import { changeAlertsSearch, readAlertsSearch } from '../../features/alerts/model/alerts-search.ts';
import { readDiscoverSearch } from '../../features/discover/model/discover-search.ts';
import { changeDocumentsSearch, readDocumentsSearch } from '../../features/projects/model/project-tabs.ts';

const PROJECT = '5f0c3c9e-8a3c-4a7e-9d0c-0d6a3b1f2e4d';

/** Fixed indexes of FLY-01. An address without one means Overview. */
const TABS = [
  { given: 1, read: 1 },
  { given: 2, read: 2 },
  { given: 3, read: 3 },
  { given: 4, read: 4 },
  { given: 5, read: 5 },
  { given: 0, read: undefined },
  { given: 6, read: undefined },
  { given: -1, read: undefined },
  { given: 1.5, read: undefined },
  { given: '2', read: undefined },
  { given: 'Comments', read: undefined },
  { given: null, read: undefined },
  { given: [2], read: undefined },
];

describe('Flyout tab in the URL', () => {
  it.each(TABS)('reads $given as $read in every list', ({ given, read }) => {
    const open = 'us-119-hr-1';
    expect(readDiscoverSearch({ open, openType: 'Legislation', tab: given }).tab).toBe(read);
    expect(readAlertsSearch({ open, in: PROJECT, openTab: given }).openTab).toBe(read);
    expect(readDocumentsSearch({ open, openTab: given }).openTab).toBe(read);
  });

  it('is removed together with the document when the list changes', () => {
    const alerts = readAlertsSearch({ open: 'us-119-hr-1', in: PROJECT, openTab: 4 });
    expect(changeAlertsSearch(alerts, { read: 'unread' })).toEqual({ read: 'unread' });
    const documents = readDocumentsSearch({ open: 'us-119-hr-1', openTab: 2 });
    expect(changeDocumentsSearch(documents, { words: 'rent' })).toEqual({ words: 'rent' });
  });
});

import type { FollowedPassage, SearchModelInput } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { presentSavedSearch } from './saved-searches.presenter.ts';
import type { StoredSavedSearch } from './saved-searches.repository.ts';

const PASSAGE: FollowedPassage = {
  text: 'a clean water fund',
  language: 'en',
  source: 'US HR 1',
  fusionId: 'us-119-hr-1',
  fnDocumentId: 'us-119-hr-1-ih',
};
const stored = (changes: Partial<StoredSavedSearch> = {}): StoredSavedSearch => ({
  savedSearchId: 's1',
  percolatorNumber: 1,
  organizationId: 'ours',
  projectId: 'p1',
  title: 'Water',
  documentType: null,
  searchModel: {},
  passage: null,
  emailAlerts: true,
  brokenReason: null,
  createdBy: 'ana',
  createdTs: 10,
  updatedTs: 20,
  projectName: 'Rivers',
  createdByName: 'Ana',
  total: 3,
  unread: 2,
  isSample: false,
  version: 1,
  ...changes,
});
const present = (changes: Partial<StoredSavedSearch> = {}) =>
  presentSavedSearch(stored(changes), { explanation: 'Finds water', perWeek: [0, 3] });

describe('presentSavedSearch', () => {
  it('identifies the search under both names and adds what was derived', () => {
    expect(present()).toMatchObject({
      _id: 's1',
      fnId: 's1',
      projectId: 'p1',
      projectName: 'Rivers',
      createdByName: 'Ana',
      createdAtTs: 10,
      updatedAtTs: 20,
      total: 3,
      unread: 2,
      explanation: 'Finds water',
      perWeek: [0, 3],
    });
  });

  it.each<[string, SearchModelInput, string]>([
    ['the raw text', { rawTextSearch: 'bill: water' }, 'bill: water'],
    ['the other text when there is no raw text', { textSearch: 'water' }, 'water'],
    ['the other text when the raw text is blank', { rawTextSearch: '  ', textSearch: 'water' }, 'water'],
    ['the raw text when both are given', { rawTextSearch: 'bill: water', textSearch: 'water' }, 'bill: water'],
    ['no text when neither is given', {}, ''],
  ])('offers as text to edit %s', (_what, searchModel, text) => {
    expect(present({ searchModel }).searchModel.rawTextSearch).toBe(text);
  });

  it.each([
    ['Regulation', 'Regulation'],
    ['Petition', null],
    [null, null],
  ])('presents the stored document type %s as %s', (documentType, shown) => {
    expect(present({ documentType }).documentType).toBe(shown);
  });

  it('presents the followed passage with its source, or none', () => {
    expect(present({ passage: PASSAGE }).passage).toEqual(PASSAGE);
    expect(present().passage).toBeNull();
  });

  it('completes a model that an earlier version saved without today’s filters', () => {
    expect(present({ searchModel: { rawTextSearch: 'water' } }).searchModel).toMatchObject({
      datasetTypes: [],
      genericSearch: { byLocation: [] },
      entityMetadata: {
        priorities: [],
        positions: [],
        tagIds: [],
        projectIds: [],
      },
    });
  });
});

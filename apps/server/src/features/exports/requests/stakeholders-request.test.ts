import { EXPORT_TEXTS, type SearchModelInput, searchModelSchema } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { requestOfActions } from './actions-request.ts';
import { requestOfDocuments } from './documents-request.ts';
import { requestOfStakeholders, type StakeholdersInput } from './stakeholders-request.ts';

const search = (model: SearchModelInput = {}) => ({
  searchModel: searchModelSchema.parse(model),
  sort: 'relevance' as const,
});
const requested = (input: Partial<StakeholdersInput>) => requestOfStakeholders({ fields: ['name'], ...input });
const refused = expect.objectContaining({
  code: 'VALIDATION',
  data: { fields: { selectedResults: EXPORT_TEXTS.noneSelected } },
}) as Error;

describe('Document types of a stakeholder export', () => {
  it('default to people and committees', () => {
    expect(requested({ searchArgs: search() as never }).documentTypes).toEqual(['Person', 'Committee']);
  });

  it('follow the search unless types are given', () => {
    const searchArgs = search({ datasetTypes: ['CustomPerson'] }) as never;
    expect(requested({ searchArgs }).documentTypes).toEqual(['CustomPerson']);
    expect(requested({ searchArgs, documentTypes: ['Committee', 'Committee'] }).documentTypes).toEqual(['Committee']);
  });
});

describe('Export request', () => {
  it('prefers selected results over a search', () => {
    const selectedResults = ['person-1'];
    expect(requested({ selectedResults, searchArgs: search() as never }).selection).toEqual({
      by: 'ids',
      fusionIds: selectedResults,
    });
    expect(requestOfDocuments({ selectedResults: ['us-119-hr-1'], searchArgs: search(), fields: ['title'] })).toEqual({
      kind: 'documents',
      fields: ['title'],
      selection: {
        by: 'ids',
        fusionIds: ['us-119-hr-1'],
      },
    });
    expect(requestOfActions({ selectedResults: ['a1'], fields: ['name'] }).selection).toEqual({
      by: 'ids',
      actionIds: ['a1'],
    });
  });

  it('selects all results of a search when none are selected', () => {
    const searchArgs = search({ rawTextSearch: 'water' });
    expect(requestOfDocuments({ searchArgs, fields: ['title'] }).selection).toEqual({ by: 'search', ...searchArgs });
  });

  it('without a selection is rejected', () => {
    expect(() => requested({})).toThrow(refused);
    expect(() => requestOfDocuments({ fields: ['title'] })).toThrow(refused);
    expect(() => requestOfActions({ fields: ['name'] })).toThrow(refused);
  });
});

import { EXPORT_TEXTS, type SearchModelInput, searchModelSchema } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { requestOfActions } from './actions-request.ts';
import { requestOfDocuments } from './documents-request.ts';
import { requestOfStakeholders, type StakeholdersInput } from './stakeholders-request.ts';

const search = (model: SearchModelInput = {}) => ({
  ...{ searchModel: searchModelSchema.parse(model), sort: 'relevance' as const },
});
const requested = (input: Partial<StakeholdersInput>) => requestOfStakeholders({ fields: ['name'], ...input });
const refused = expect.objectContaining({
  code: 'VALIDATION',
  data: { fields: { selectedResults: EXPORT_TEXTS.noneSelected } },
}) as Error;

describe('the types of exported stakeholders', () => {
  it('are people and committees where nothing is said', () => {
    expect(requested({ searchArgs: search() as never }).documentTypes).toEqual(['Person', 'Committee']);
  });

  it('are those of the search, and what is said comes before', () => {
    const searchArgs = search({ datasetTypes: ['CustomPerson'] }) as never;
    expect(requested({ searchArgs }).documentTypes).toEqual(['CustomPerson']);
    expect(requested({ searchArgs, documentTypes: ['Committee', 'Committee'] }).documentTypes).toEqual(['Committee']);
  });
});

describe('an export', () => {
  it('is of the chosen results where a search is said too', () => {
    const selectedResults = ['person-1'];
    expect(requested({ selectedResults, searchArgs: search() as never }).selection).toEqual({
      ...{ by: 'ids', fusionIds: selectedResults },
    });
    expect(requestOfDocuments({ selectedResults: ['us-119-hr-1'], searchArgs: search(), fields: ['title'] })).toEqual({
      ...{ kind: 'documents', fields: ['title'], selection: { by: 'ids', fusionIds: ['us-119-hr-1'] } },
    });
    expect(requestOfActions({ selectedResults: ['a1'], fields: ['name'] }).selection).toEqual({
      ...{ by: 'ids', actionIds: ['a1'] },
    });
  });

  it('is of all results of a search without any chosen', () => {
    const searchArgs = search({ rawTextSearch: 'water' });
    expect(requestOfDocuments({ searchArgs, fields: ['title'] }).selection).toEqual({ by: 'search', ...searchArgs });
  });

  it('of nothing is refused', () => {
    expect(() => requested({})).toThrow(refused);
    expect(() => requestOfDocuments({ fields: ['title'] })).toThrow(refused);
    expect(() => requestOfActions({ fields: ['name'] })).toThrow(refused);
  });
});

import type { StakeholderDocumentType } from '@rotunda/domain';
import type { StakeholdersRequest } from './export-request.ts';
import { noneSelected } from './none-selected.ts';

type Search = Extract<StakeholdersRequest['selection'], { by: 'search' }>['search'];

export interface StakeholdersInput {
  documentTypes?: StakeholderDocumentType[] | undefined;
  selectedResults?: string[] | undefined;
  searchArgs?: Search | undefined;
  fields: StakeholdersRequest['fields'];
}

/** The two default types of the specification (EXP-01). */
const TYPES = ['Person', 'Committee'] as const;

/**
 * Builds the request of a stakeholders export. Types that are stated take precedence over those of the search; without
 * either, people and committees are exported.
 */
export function requestOfStakeholders({
  fields,
  documentTypes,
  selectedResults,
  searchArgs,
}: StakeholdersInput): StakeholdersRequest {
  const ofSearch = searchArgs?.searchModel.datasetTypes ?? [];
  const asked = [...new Set(documentTypes ?? (ofSearch.length > 0 ? ofSearch : TYPES))];
  const head = { kind: 'stakeholders', fields, documentTypes: asked } as const;
  if (selectedResults !== undefined) return { ...head, selection: { by: 'ids', fusionIds: selectedResults } };
  if (searchArgs === undefined) throw noneSelected();
  return { ...head, selection: { by: 'search', search: searchArgs } };
}

import type { SearchModel } from '@rotunda/contract';
import type { DocumentsRequest } from './export-request.ts';
import { noneSelected } from './none-selected.ts';

export interface DocumentsInput {
  selectedResults?: string[] | undefined;
  searchArgs?: { searchModel: SearchModel; sort: 'relevance' | 'date' } | undefined;
  fields: DocumentsRequest['fields'];
}

/**
 * Builds the request of a documents export. Selected results take precedence over the search, which then only says
 * where they were found.
 */
export function requestOfDocuments({ selectedResults, searchArgs, fields }: DocumentsInput): DocumentsRequest {
  if (selectedResults !== undefined) {
    return { kind: 'documents', fields, selection: { by: 'ids', fusionIds: selectedResults } };
  }
  if (searchArgs === undefined) throw noneSelected();
  return { kind: 'documents', fields, selection: { by: 'search', ...searchArgs } };
}

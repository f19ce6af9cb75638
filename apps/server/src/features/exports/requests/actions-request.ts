import type { ActionsRequest } from './export-request.ts';
import { noneSelected } from './none-selected.ts';

export interface ActionsInput {
  selectedResults?: string[] | undefined;
  searchArgs?: Extract<ActionsRequest['selection'], { by: 'list' }>['list'] | undefined;
  fields: ActionsRequest['fields'];
}

export function requestOfActions({ fields, selectedResults, searchArgs }: ActionsInput): ActionsRequest {
  if (selectedResults !== undefined) {
    return { kind: 'actions', fields, selection: { by: 'ids', actionIds: selectedResults } };
  }
  if (searchArgs === undefined) throw noneSelected();
  return { kind: 'actions', fields, selection: { by: 'list', list: searchArgs } };
}

import type { ActionFilters, SearchModel } from '@rotunda/contract';
import type { ACTION_EXPORT_FIELDS, ALERT_EXPORT_FIELDS, DOCUMENT_EXPORT_FIELDS } from '@rotunda/contract';
import type { STAKEHOLDER_EXPORT_FIELDS } from '@rotunda/contract';
import type { StakeholderDocumentType } from '@rotunda/domain';
import type { ActionQuery } from '../../actions/index.ts';
import type { AlertFilter, AlertKey, AlertSort } from '../../alerts/index.ts';
import type { EntitiesQuery, EntityKey } from '../../projects/index.ts';
import type { StakeholderSearch } from '../../stakeholders/index.ts';

type FieldsOf<Table> = readonly (keyof Table)[];

export interface DocumentsRequest {
  kind: 'documents';
  fields: FieldsOf<typeof DOCUMENT_EXPORT_FIELDS>;
  selection:
    | { by: 'ids'; fusionIds: readonly string[] }
    | { by: 'search'; searchModel: SearchModel; sort: 'relevance' | 'date' };
}

export interface ProjectRequest {
  kind: 'projectEntities';
  fields: FieldsOf<typeof DOCUMENT_EXPORT_FIELDS>;
  selection: { by: 'ids'; keys: readonly EntityKey[] } | { by: 'list'; list: Omit<EntitiesQuery, 'skip' | 'limit'> };
}

export interface AlertsRequest {
  kind: 'alerts';
  fields: FieldsOf<typeof ALERT_EXPORT_FIELDS>;
  selection: { by: 'ids'; keys: readonly AlertKey[] } | { by: 'list'; list: AlertFilter & { sort: AlertSort } };
}

export interface ActionsRequest {
  kind: 'actions';
  fields: FieldsOf<typeof ACTION_EXPORT_FIELDS>;
  selection:
    | { by: 'ids'; actionIds: readonly string[] }
    | { by: 'list'; list: Omit<ActionQuery, 'skip' | 'limit'> & { filters: ActionFilters } };
}

export interface StakeholdersRequest {
  kind: 'stakeholders';
  fields: FieldsOf<typeof STAKEHOLDER_EXPORT_FIELDS>;
  documentTypes: readonly StakeholderDocumentType[];
  selection:
    | { by: 'ids'; fusionIds: readonly string[] }
    | { by: 'search'; search: Pick<StakeholderSearch, 'searchModel' | 'people' | 'sort'> };
}

/** The request of an export, stored until it is written; each kind has its own endpoint. */
export type ExportRequest = DocumentsRequest | ProjectRequest | AlertsRequest | ActionsRequest | StakeholdersRequest;

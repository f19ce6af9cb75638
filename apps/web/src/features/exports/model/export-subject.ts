import type { StakeholderDocumentType } from '@rotunda/domain';
import type { ApiClient } from '../../../shared/api/api-client.ts';

type RequestOf<Call extends keyof ApiClient['exports']> = Parameters<ApiClient['exports'][Call]>[0];
interface Listed<Key> {
  /** Total number of items in the list; null while it is loading and after it failed. */
  total: number | null;
  /** The selected items. */
  selected: readonly Key[];
}

/** A list that can be exported, with its filters and selection. */
export type ExportSubject =
  | (Listed<string> & { kind: 'documents'; list: NonNullable<RequestOf<'createOfDocuments'>['searchArgs']> })
  | (Listed<string> & {
      kind: 'projectEntities';
      list: Omit<RequestOf<'createOfProject'>, 'name' | 'exportType' | 'fields' | 'selectedResults'>;
    })
  | (Listed<{ fusionId: string; projectId: string }> & {
      kind: 'alerts';
      list: NonNullable<RequestOf<'createOfAlerts'>['filter']>;
    })
  | (Listed<string> & { kind: 'actions'; list: NonNullable<RequestOf<'createOfActions'>['searchArgs']> })
  | (Listed<string> & {
      kind: 'stakeholders';
      list: NonNullable<RequestOf<'createOfStakeholders'>['searchArgs']>;
      /** Document types that the list shows. */
      types: readonly StakeholderDocumentType[];
    });

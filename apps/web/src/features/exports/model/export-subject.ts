import type { StakeholderDocumentType } from '@rotunda/domain';
import type { ApiClient } from '../../../shared/api/api-client.ts';

type Asked<Call extends keyof ApiClient['exports']> = Parameters<ApiClient['exports'][Call]>[0];
interface Listed<Key> {
  /** How many the list has in all; null while unknown. */
  total: number | null;
  /** Those chosen of it. */
  selected: readonly Key[];
}

/** A list that can be exported, with what is chosen of it and what it is narrowed by. */
export type ExportSubject =
  | (Listed<string> & { kind: 'documents'; list: NonNullable<Asked<'createOfDocuments'>['searchArgs']> })
  | (Listed<string> & {
      kind: 'projectEntities';
      list: Omit<Asked<'createOfProject'>, 'name' | 'exportType' | 'fields' | 'selectedResults'>;
    })
  | (Listed<{ fusionId: string; projectId: string }> & {
      kind: 'alerts';
      list: NonNullable<Asked<'createOfAlerts'>['filter']>;
    })
  | (Listed<string> & { kind: 'actions'; list: NonNullable<Asked<'createOfActions'>['searchArgs']> })
  | (Listed<string> & {
      kind: 'stakeholders';
      list: NonNullable<Asked<'createOfStakeholders'>['searchArgs']>;
      /** Types the list shows. */
      types: readonly StakeholderDocumentType[];
    });

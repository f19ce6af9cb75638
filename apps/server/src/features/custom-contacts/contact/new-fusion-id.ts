import type { CustomContactType } from '@rotunda/contract';
import type { IdSource } from '../../../platform/ids.ts';

const PREFIXES: Readonly<Record<CustomContactType, string>> = {
  CustomPerson: 'custom-person',
  CustomOrg: 'custom-org',
};

/** Creates an id such as `custom-person-<uuid>` or `custom-org-<uuid>`, which no source uses. */
export function newFusionId(documentType: CustomContactType, ids: IdSource): string {
  return `${PREFIXES[documentType]}-${ids.newId()}`;
}

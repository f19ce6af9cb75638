import type { CustomContactType } from '@rotunda/contract';
import type { IdSource } from '../../platform/ids.ts';

const PREFIXES: Readonly<Record<CustomContactType, string>> = {
  CustomPerson: 'custom-person',
  CustomOrg: 'custom-org',
};

/** `custom-person-<uuid>`, `custom-org-<uuid>`: no source makes ids like these. */
export function newFusionId(documentType: CustomContactType, ids: IdSource): string {
  return `${PREFIXES[documentType]}-${ids.newId()}`;
}

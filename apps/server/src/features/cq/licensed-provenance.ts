import type { Legislation } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { presentProvenance } from '../documents/index.ts';

interface LicensedRow {
  source: string;
  sourceUrl: string | null;
  fetchedTs: UnixSeconds;
  revisedTs: UnixSeconds | null;
}

/** Where a row of the licensed feed comes from: it has one record, which replaces the ones before it. */
export function licensedProvenance({
  source,
  sourceUrl,
  fetchedTs,
  revisedTs,
}: LicensedRow): Legislation['provenance'] {
  return presentProvenance([
    { ...{ source, sourceUrl, fetchedTs }, part: 'main', sourceUpdatedTs: revisedTs, fields: [] },
  ]);
}

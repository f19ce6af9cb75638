import type { Legislation } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { presentProvenance } from '../documents/index.ts';

interface LicensedRow {
  source: string;
  sourceUrl: string | null;
  fetchedTs: UnixSeconds;
  revisedTs: UnixSeconds | null;
}

/** Returns the provenance of a licensed row, which has a single record that replaces earlier ones. */
export function licensedProvenance({
  source,
  sourceUrl,
  fetchedTs,
  revisedTs,
}: LicensedRow): Legislation['provenance'] {
  return presentProvenance([
    {
      source,
      sourceUrl,
      fetchedTs,
      part: 'main',
      sourceUpdatedTs: revisedTs,
      fields: [],
    },
  ]);
}

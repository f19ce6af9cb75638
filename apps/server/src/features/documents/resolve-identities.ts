import type { RegulationRecord, SourceRecord } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createDocumentIdentityRepository } from './document-identity.repository.ts';

/**
 * Gives every regulation of a batch the id it is held under, inside the caller's transaction. Regulations.gov and the
 * Federal Register name one rule by two ids; the Register's is the document's, the other an alias of it. What an
 * installation holds under an alias from before it was known to be one goes over to the document: facts, projects,
 * tags, comments and alerts.
 *
 * @returns the records in order; a record under an alias becomes a part of its document, named after the alias
 */
export async function resolveIdentities(tx: DatabaseHandle, records: readonly SourceRecord[]): Promise<SourceRecord[]> {
  const regulations = records.filter((record) => record.kind === 'regulation');
  if (regulations.length === 0) return [...records];
  const repository = createDocumentIdentityRepository(tx);
  const stated = new Map(regulations.flatMap(aliasesOf));
  const known = await repository.findAliases(regulations.map(({ fusionId }) => fusionId));
  await repository.upsertAliases(stated);
  for (const [alias, fusionId] of await repository.findHeldAliases(stated)) await repository.absorb(alias, fusionId);
  return records.map((record) => {
    if (record.kind !== 'regulation') return record;
    const fusionId = stated.get(record.fusionId) ?? known.get(record.fusionId);
    return fusionId === undefined ? record : { ...record, fusionId, part: `${record.fusionId} ${record.part}` };
  });
}

/** Each further id of the record with the one that is the document's. */
function aliasesOf({ fusionId, alsoKnownAs = [] }: RegulationRecord): [alias: string, fusionId: string][] {
  const ids = [fusionId, ...alsoKnownAs];
  const own = ids.find((id) => id.startsWith('fr-')) ?? fusionId;
  return ids.filter((id) => id !== own).map((alias) => [alias, own]);
}

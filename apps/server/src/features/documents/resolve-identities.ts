import type { PresidentialActionRecord, RegulationRecord, SourceRecord } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createDocumentIdentityRepository } from './document-identity.repository.ts';

type Identified = RegulationRecord | PresidentialActionRecord;

/**
 * Gives every document of the Federal Register in a batch the id it is held under, inside the caller's transaction.
 * Regulations.gov and the Register name one rule by two ids; the Register's is the document's, the other an alias of it.
 * An executive order is held under its own number, which older tables know without a document number. What an
 * installation holds under an alias from before it was known to be one goes over to the document: facts, texts, projects,
 * tags, comments and alerts.
 *
 * @returns the records in order; a rule under an alias becomes a part of its document, named after the alias
 */
export async function resolveIdentities(tx: DatabaseHandle, records: readonly SourceRecord[]): Promise<SourceRecord[]> {
  const identified = records.filter(isIdentified);
  if (identified.length === 0) return [...records];
  const repository = createDocumentIdentityRepository(tx);
  const stated = new Map(identified.flatMap(aliasesOf));
  const known = await repository.findAliases([...identified.map(({ fusionId }) => fusionId), ...stated.values()]);
  // A rule's own id may be the alias of an order that Regulations.gov has filed as a notice.
  const followed = (id: string): string | undefined => {
    const own = stated.get(id) ?? known.get(id);
    return own === undefined ? undefined : (stated.get(own) ?? known.get(own) ?? own);
  };
  const aliases = new Map(Array.from(stated, ([alias, own]) => [alias, followed(alias) ?? own]));
  await repository.upsertAliases(aliases);
  for (const [alias, fusionId] of await repository.findHeldAliases(aliases)) await repository.absorb(alias, fusionId);
  return records.map((record) => {
    if (!isIdentified(record)) return record;
    const fusionId = followed(record.fusionId);
    if (fusionId === undefined) return record;
    const part = record.fusionId.startsWith('fr-') ? record.part : `${record.fusionId} ${record.part}`;
    return { ...record, fusionId, part };
  });
}

function isIdentified(record: SourceRecord): record is Identified {
  return record.kind === 'regulation' || record.kind === 'presidential-action';
}

/** Each further id of the record with the one that is the document's. */
function aliasesOf({ kind, fusionId, alsoKnownAs = [] }: Identified): [alias: string, fusionId: string][] {
  const ids = [fusionId, ...alsoKnownAs];
  const own = kind === 'presidential-action' ? fusionId : (ids.find((id) => id.startsWith('fr-')) ?? fusionId);
  return ids.filter((id) => id !== own).map((alias) => [alias, own]);
}

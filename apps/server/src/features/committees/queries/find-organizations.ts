import type { CommitteeOrganization } from '@rotunda/contract';
import { CHAMBERS } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository } from '../../documents/index.ts';
import { findParents, type NamedParent } from './find-parents.ts';
import { isCommittee, type StoredCommittee } from './stored-committee.ts';

/** Finds committees by fusionId or by their publisher's key, in the requested order; unknown ones are absent. */
export async function findOrganizations(db: DatabaseHandle, ids: readonly string[]): Promise<CommitteeOrganization[]> {
  const repository = createDocumentsRepository(db);
  const aliases = await repository.findAliases(ids);
  const ownIds = new Map(ids.map((id) => [id, aliases.get(id) ?? id]));
  const stored = (await repository.findByFusionIds([...new Set(ownIds.values())])).filter(isCommittee);
  const parents = await findParents(db, stored);
  const presented = new Map(stored.map((one) => [one.fusionId, presentOrganization(one, parents.get(one.fusionId))]));
  const asked = new Set(ids.map((id) => ownIds.get(id) ?? id));
  return [...asked].flatMap((id) => presented.get(id) ?? []);
}

/** Presents a committee. This is the only code that builds a CommitteeOrganization. */
function presentOrganization(
  { facts, ...document }: StoredCommittee,
  parent: NamedParent | undefined,
): CommitteeOrganization {
  return {
    fusionId: document.fusionId,
    fullSourceId: facts.fullSourceId,
    name: document.title,
    organizationType: 'committee',
    orgLevelType:
      document.localityType === 'federal' || document.localityType === 'state' ? document.localityType : null,
    isoCode: document.isoCode,
    localityCode: document.isoCode?.split('-').at(-1)?.toUpperCase() ?? null,
    countryCode: document.countryCode,
    chamber: CHAMBERS.find((chamber) => chamber === document.chamber) ?? null,
    parentages: parent === undefined ? [] : [parent],
  };
}

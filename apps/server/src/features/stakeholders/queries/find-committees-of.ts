import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isCommittee, type StoredCommittee } from '../../committees/index.ts';
import { createDocumentsRepository } from '../../documents/index.ts';
import { createCommitteesOfPersonRepository } from '../committees-of-person.repository.ts';

/** Returns the committees that name any of the ids among their members, by name. */
export async function findCommitteesOf(db: DatabaseHandle, personIds: readonly string[]): Promise<StoredCommittee[]> {
  const ids = await createCommitteesOfPersonRepository(db).findIdsByMember(personIds);
  const committees = (await createDocumentsRepository(db).findByFusionIds(ids)).filter(isCommittee);
  return committees.toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

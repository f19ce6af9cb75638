import type { PersonDetail } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { findParents, findStaffers } from '../../committees/index.ts';
import { createDocumentsRepository } from '../../documents/index.ts';
import { committeeMemberships } from '../roles/committee-memberships.ts';
import { findCommitteesOf } from './find-committees-of.ts';
import { presentPerson } from '../person.presenter.ts';
import { namedRoles, roleOfPage } from '../roles/roles.ts';
import type { StakeholdersDeps } from '../stakeholders.deps.ts';
import { getStoredPerson } from './stored-people.ts';

/**
 * Returns a person with everything their page shows. The id of another publisher works too.
 * @throws AppError NOT_FOUND when there is no such person
 */
export async function getPerson(
  { database, clock, findCards }: Pick<StakeholdersDeps, 'database' | 'clock' | 'findCards'>,
  actor: Actor,
  { fusionId, relationshipId }: { fusionId: string; relationshipId?: string | undefined },
): Promise<PersonDetail> {
  const document = await getStoredPerson(database, fusionId);
  const repository = createDocumentsRepository(database);
  const ids = [document.fusionId, ...(await repository.findOtherIds(document.fusionId))];
  const committees = await findCommitteesOf(database, ids);
  const parents = await findParents(database, committees);
  const nowMs = clock.nowMs();
  const staffers = await findStaffers(database, ids, nowMs);
  const card = (await findCards(database, actor, [document.documentId])).get(document.documentId);
  if (card === undefined) throw new AppError('NOT_FOUND');
  const roles = namedRoles(document.facts.roles ?? []);
  return presentPerson({
    document,
    card,
    roles,
    current: roleOfPage(roles, nowMs, relationshipId),
    committeeMemberships: committeeMemberships(committees, new Set(ids), parents),
    staffers,
    nowMs,
  });
}

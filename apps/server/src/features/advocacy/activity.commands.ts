import type { EnteredActivity, NewActivity } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { presentActivity } from './activity.presenter.ts';
import { assertCampaign } from './activity.queries.ts';
import { createActivityRepository, sumSupportCounts } from './activity.repository.ts';
import type { AdvocacyDeps } from './advocacy.deps.ts';
import { announceAdvocacy } from './advocacy.events.ts';
import { findLegislator } from './legislators.queries.ts';

/**
 * Saves what a campaign sent to a legislator on a day.
 * @throws AppError NOT_FOUND for an unknown campaign; VALIDATION for an unknown legislator
 */
export function saveActivity(deps: AdvocacyDeps, actor: Actor, input: NewActivity): Promise<EnteredActivity> {
  const { organizationId } = actor;
  return deps.database.transaction(async (tx) => {
    await assertCampaign(tx, organizationId, input.campaignId);
    const person = await findLegislator(deps, tx, input.legislator);
    const repository = createActivityRepository(tx, organizationId);
    await writeActivity(tx, organizationId, person, input);
    await announceAdvocacy(tx, organizationId);
    const { campaignId, date: sentOn } = input;
    const stored = await repository.get({ campaignId, personFusionId: person.fusionId, sentOn });
    if (stored === null) throw new AppError('NOT_FOUND');
    return presentActivity(stored, () => person);
  });
}

/** Writes what a campaign sent to a person on a day, without notifying open pages. */
export async function writeActivity(
  tx: DatabaseHandle,
  organizationId: string,
  person: { fusionId: string; ids: readonly string[] },
  { campaignId, date, contactsCount, advocatesCount, ...input }: Omit<NewActivity, 'legislator'>,
): Promise<void> {
  const repository = createActivityRepository(tx, organizationId);
  // Rows stored under another id of the person are the same day and the same contacts.
  const otherIds = person.ids.filter((id) => id !== person.fusionId);
  if (otherIds.length > 0) await repository.delete(campaignId, otherIds, date);
  const { messagesCount, callsCount, xPostsCount } = input;
  const { fusionId: personFusionId } = person;
  await repository.saveMessages([{ campaignId, personFusionId, sentOn: date, messagesCount, callsCount, xPostsCount }]);
  if (contactsCount === undefined && advocatesCount === undefined) return;
  const existing = sumSupportCounts(await repository.findRelationships(person.ids));
  await repository.deleteRelationships(otherIds);
  await repository.saveRelationships([
    {
      personFusionId,
      contactsCount: contactsCount ?? existing.contactsCount,
      advocatesCount: advocatesCount ?? existing.advocatesCount,
    },
  ]);
}

/** @throws AppError NOT_FOUND */
export function deleteActivity(
  deps: Pick<AdvocacyDeps, 'database' | 'findPeople'>,
  { organizationId }: Actor,
  { campaignId, fusionId, date }: { campaignId: string; fusionId: string; date: string },
): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const person = (await deps.findPeople(tx, [fusionId])).get(fusionId);
    const repository = createActivityRepository(tx, organizationId);
    if (!(await repository.delete(campaignId, person?.ids ?? [fusionId], date))) throw new AppError('NOT_FOUND');
    await announceAdvocacy(tx, organizationId);
  });
}

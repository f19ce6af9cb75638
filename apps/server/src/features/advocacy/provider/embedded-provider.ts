import type { AdvocacyData } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createActivityRepository, type DayRange, sumSupportCounts } from '../activity.repository.ts';
import type { AdvocacyPerson } from '../advocacy.deps.ts';
import { createKeyContactsRepository } from '../key-contacts.repository.ts';
import { presentKeyContact } from '../key-contacts.presenter.ts';

/**
 * Returns the data an organization entered about a person. It is entered per person, not per office, so a requested
 * role filters nothing out. A person without data has no relationship.
 */
export async function readEntered(
  db: DatabaseHandle,
  organizationId: string,
  { ids }: Pick<AdvocacyPerson, 'ids'>,
  range: DayRange,
): Promise<AdvocacyData> {
  const repository = createActivityRepository(db, organizationId);
  const { campaigns, messages } = await repository.findOfPerson(ids, range);
  const counts = await repository.findRelationships(ids);
  const keyContacts = await createKeyContactsRepository(db, organizationId).findOfPeople(ids);
  const relationship = {
    ...sumSupportCounts(counts),
    campaigns: campaigns.map(({ campaignId, name, isActive, reportUrl, ...channels }) => ({
      campaignId,
      name,
      active: isActive,
      reportUrl,
      emailEnabled: channels.emailEnabled,
      phoneEnabled: channels.phoneEnabled,
      xPostsEnabled: channels.xPostsEnabled,
      messages: messages
        .filter((one) => one.campaignId === campaignId)
        .map(({ date, messagesCount, callsCount, xPostsCount }) => ({
          date,
          messagesCount,
          callsCount,
          xPostsCount,
        })),
    })),
  };
  const isKnown = campaigns.length > 0 || counts.length > 0;
  return { relationships: isKnown ? [relationship] : [], keyContacts: keyContacts.map(presentKeyContact) };
}

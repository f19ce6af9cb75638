import { buildSampleAdvocacy, type SampleOptions } from '@rotunda/sample';
import { insertCampaign, insertKeyContact, writeActivity } from '../../features/advocacy/index.ts';
import { identifyPeople } from '../../features/stakeholders/index.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { PlatformDeps } from '../platform-deps.ts';
import type { StaffedOrganization } from './create-sample-people.ts';

/** Creates campaigns, the messages they sent to members of the sample's Congress, and key contacts of those members. */
export async function createSampleAdvocacy(
  tx: DatabaseHandle,
  { clock, ids }: Pick<PlatformDeps, 'clock' | 'ids'>,
  { organization, admin }: StaffedOrganization,
  { seed, referenceDay }: SampleOptions,
): Promise<void> {
  const { campaigns, keyContacts } = buildSampleAdvocacy(organization.id, seed, referenceDay);
  const named = [...campaigns.flatMap(({ days }) => days), ...keyContacts].map(({ legislator }) => legislator);
  const people = await identifyPeople({ clock }, tx, [...new Set(named)]);
  for (const { days, ...campaign } of campaigns) {
    const campaignId = await insertCampaign(tx, { clock, ids }, admin, { ...campaign, isSample: true });
    for (const { legislator, ...day } of days) {
      const person = people.get(legislator);
      if (person === undefined) continue;
      await writeActivity(tx, admin.organizationId, person, { ...day, campaignId });
    }
  }
  for (const { legislator, ...contact } of keyContacts) {
    const person = people.get(legislator);
    if (person === undefined) continue;
    await insertKeyContact(tx, { clock, ids }, admin, { ...contact, personFusionId: person.fusionId, isSample: true });
  }
}

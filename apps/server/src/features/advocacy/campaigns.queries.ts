import type { EnteredCampaign } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { presentCampaign } from './campaigns.presenter.ts';
import { createCampaignsRepository } from './campaigns.repository.ts';

/** Returns the campaigns the organization entered, by name. */
export async function findCampaigns(db: DatabaseHandle, { organizationId }: Actor): Promise<EnteredCampaign[]> {
  return (await createCampaignsRepository(db, organizationId).find()).map(presentCampaign);
}

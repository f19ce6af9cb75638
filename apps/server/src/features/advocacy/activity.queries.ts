import type { EnteredActivity } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { presentActivity } from './activity.presenter.ts';
import { createActivityRepository } from './activity.repository.ts';
import type { AdvocacyDeps } from './advocacy.deps.ts';
import { createCampaignsRepository } from './campaigns.repository.ts';
import { nameLegislators } from './legislators.queries.ts';

/**
 * Returns a page of what campaigns sent, newest day first.
 * @throws AppError NOT_FOUND for an unknown campaign
 */
export async function findActivity(
  deps: Pick<AdvocacyDeps, 'database' | 'findPeople'>,
  { organizationId }: Actor,
  { campaignId, skip, limit }: { campaignId?: string | undefined; skip: number; limit: number },
): Promise<{ results: EnteredActivity[]; total: number }> {
  const { database } = deps;
  if (campaignId !== undefined) await assertCampaign(database, organizationId, campaignId);
  const repository = createActivityRepository(database, organizationId);
  const total = await repository.count(campaignId);
  const rows = await repository.find(campaignId, skip, limit);
  const name = await nameLegislators(
    deps,
    database,
    rows.map((row) => row.personFusionId),
  );
  return { total, results: rows.map((row) => presentActivity(row, name)) };
}

export async function assertCampaign(db: DatabaseHandle, organizationId: string, campaignId: string): Promise<void> {
  if ((await createCampaignsRepository(db, organizationId).get(campaignId)) === null) throw new AppError('NOT_FOUND');
}

import type { EnteredActivity } from '@rotunda/contract';
import type { StoredActivity } from './activity.repository.ts';

export function presentActivity(
  { campaignId, campaignName, personFusionId, sentOn, ...counts }: StoredActivity,
  name: (fusionId: string) => { fusionId: string; fullName: string },
): EnteredActivity {
  const { fusionId, fullName } = name(personFusionId);
  return {
    ...counts,
    campaign: { campaignId, name: campaignName },
    legislator: { fusionId, fullName },
    date: sentOn,
  };
}

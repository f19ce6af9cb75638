import type { EnteredCampaign } from '@rotunda/contract';
import type { StoredCampaign } from './campaigns.repository.ts';

export function presentCampaign(stored: StoredCampaign): EnteredCampaign {
  const { campaignId, name, isActive, reportUrl, emailEnabled, phoneEnabled, xPostsEnabled } = stored;
  const { legislatorsCount, version } = stored;
  return {
    campaignId,
    name,
    active: isActive,
    reportUrl,
    emailEnabled,
    phoneEnabled,
    xPostsEnabled,
    legislatorsCount,
    version,
  };
}

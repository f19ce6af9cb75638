import type { AdvocacyCampaign } from '@rotunda/contract';
import { Badge } from '../../../shared/ui/status-badge.tsx';
import { advocacyTexts } from '../model/advocacy-texts.ts';

/** Shows whether a campaign is active, with an icon and a word. */
export function CampaignStatus({ active }: Pick<AdvocacyCampaign, 'active'>) {
  return active ? (
    <Badge tone="passed" icon="status-passed">
      {advocacyTexts.active}
    </Badge>
  ) : (
    <Badge tone="inactive" icon="status-inactive">
      {advocacyTexts.inactive}
    </Badge>
  );
}

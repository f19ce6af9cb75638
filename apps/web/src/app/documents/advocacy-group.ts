import { advocacySections } from '../../features/advocacy/components/advocacy-sections.tsx';
import { advocacyTexts } from '../../features/advocacy/model/advocacy-texts.ts';
import type { PersonDetail } from '../../features/stakeholders/hooks/use-person.ts';

/** The tab group Advocacy of a person; none of somebody on staff (S3 §2.4). */
export function advocacyGroup({ fusionId, relationshipType, relationshipFusionId }: PersonDetail) {
  if (relationshipType === 'staff') return [];
  const sections = advocacySections({ fusionId, relationshipFusionId });
  return [{ value: 'advocacy', label: advocacyTexts.group, sections }];
}

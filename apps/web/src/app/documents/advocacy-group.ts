import { advocacySections } from '../../features/advocacy/components/advocacy-sections.tsx';
import { advocacyTexts } from '../../features/advocacy/model/advocacy-texts.ts';
import type { PersonDetail } from '../../features/stakeholders/hooks/use-person.ts';

/** Returns the Advocacy tab group of a person; empty for staff (ADV-01). */
export function advocacyGroup({ fusionId, relationshipType, relationshipFusionId }: PersonDetail) {
  if (relationshipType === 'staff') return [];
  const sections = advocacySections({ fusionId, relationshipFusionId });
  return [{ value: 'advocacy', label: advocacyTexts.group, sections }];
}

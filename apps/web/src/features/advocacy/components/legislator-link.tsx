import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import type { PickedStakeholder } from '../../../shared/stakeholders/stakeholder-picker.tsx';

/** Link to the advocacy data on a legislator's page. */
export function LegislatorLink({ fusionId, fullName }: PickedStakeholder) {
  const path = documentPath({ documentType: 'Person', fusionId });
  return <AddressLink href={`${path}?tab=advocacy`}>{fullName}</AddressLink>;
}

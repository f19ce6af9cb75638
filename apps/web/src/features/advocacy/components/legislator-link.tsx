import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import type { PickedStakeholder } from '../../../shared/stakeholders/stakeholder-picker.tsx';

/** To the advocacy data on the page of a legislator. */
export function LegislatorLink({ fusionId, fullName }: PickedStakeholder) {
  const path = documentPath({ documentType: 'Person', fusionId });
  return <AddressLink href={`${path}?tab=advocacy`}>{fullName}</AddressLink>;
}

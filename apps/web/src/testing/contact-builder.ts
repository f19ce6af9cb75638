import type { CustomOrg, CustomPerson } from '@rotunda/contract';
import { buildCard } from './builders.ts';

const NOTHING = { description: null, phoneNumber: null, website: null, address: null } as const;
const MADE = {
  createdBy: { _id: 'user-1', name: 'Dana Reyes' },
  createdAtTs: 1_790_000_000,
  updatedAtTs: 1_790_000_000,
};
const NO_DOCUMENT = {
  localityExternalId: null,
  genericStatus: null,
  lastActionOn: null,
  lastActionText: null,
  isStatusUndated: false,
} as const;

/** Builds an uploaded organization with only a name. */
export function buildOrganization(changes: Partial<CustomOrg> = {}): CustomOrg {
  const { fusionId = 'custom-org-1', name = 'Harbor Club' } = changes;
  const card = buildCard({ ...NO_DOCUMENT, fusionId, documentType: 'CustomOrg', title: name });
  return {
    ...NOTHING,
    ...MADE,
    documentType: 'CustomOrg',
    fusionId,
    name,
    organizationType: null,
    version: 1,
    card,
    ...changes,
  };
}

/** Builds an uploaded person with only a name. */
export function buildCustomPerson(changes: Partial<CustomPerson> = {}): CustomPerson {
  const { fusionId = 'custom-person-1', firstName = 'Odile', lastName = 'Marchetti' } = changes;
  const card = buildCard({ ...NO_DOCUMENT, fusionId, documentType: 'CustomPerson', title: `${firstName} ${lastName}` });
  return {
    ...NOTHING,
    ...MADE,
    documentType: 'CustomPerson',
    fusionId,
    firstName,
    lastName,
    title: null,
    version: 1,
    email: null,
    mobileNumber: null,
    affiliatedOrganizationId: null,
    affiliatedOrganizationName: null,
    orgAffiliations: [],
    card,
    ...changes,
  };
}

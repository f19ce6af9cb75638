import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '@rotunda/contract';
import { buildCard } from './builders.ts';

type PersonDetail = InferContractRouterOutputs<Contract>['stakeholders']['getPerson'];

/** Builds a senator with no other facts; pass only the fields that matter. */
export function buildPerson(
  changes: Partial<Omit<PersonDetail, 'person'>> & { person?: Partial<PersonDetail['person']> } = {},
): PersonDetail {
  const { person, ...rest } = changes;
  const fusionId = rest.fusionId ?? 'person-1';
  return {
    ...buildCard({
      documentType: 'Person',
      fusionId,
      title: 'Ann Lee',
      localityExternalId: null,
      genericStatus: null,
      lastActionOn: null,
      lastActionText: null,
      isStatusUndated: false,
    }),
    relationshipFusionId: 'role-1',
    relationshipType: 'other',
    role: 'senator',
    roleTitle: 'State Senator',
    organizationName: 'Senate',
    roleChamber: 'upper',
    chamberName: 'Senate',
    seat: '12',
    sinceDate: '2019-01-03',
    isCurrent: true,
    untilDate: null,
    terms: [],
    committeeMemberships: [],
    contact: {
      websites: [],
      emails: [],
      phones: [],
      addresses: [],
    },
    staffers: {
      capitol: [],
      district: [],
      executive: [],
    },
    provenance: [],
    ...rest,
    person: {
      fusionId,
      fullSourceId: 'ocd-person/1',
      fullName: 'Ann Lee',
      photoUrl: null,
      party: 'Democratic',
      bioText: null,
      ...person,
    },
  };
}

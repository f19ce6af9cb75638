import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '@rotunda/contract';
import { buildCard } from './builders.ts';

type Committee = InferContractRouterOutputs<Contract>['committees']['get'];
type Member = Committee['members'][number];

/** Builds a committee with only a name; pass only the fields that matter. */
export function buildCommittee(changes: Partial<Committee> = {}): Committee {
  const title = changes.title ?? 'House Committee on Widgets';
  return {
    ...buildCard({
      documentType: 'Committee',
      fusionId: 'committee-1',
      title,
      name: title,
      localityExternalId: null,
    }),
    fullSourceId: 'thomas:HSXX',
    otherNames: [],
    classification: 'committee',
    parent: null,
    legislatures: [],
    jurisdictionText: null,
    contact: {
      websites: [],
      emails: [],
      phones: [],
      addresses: [],
    },
    partyBreakdown: {
      Democratic: 0,
      Republican: 0,
      Independent: 0,
      Libertarian: 0,
      Green: 0,
      Other: 0,
    },
    members: [],
    leaders: [],
    subcommittees: [],
    staffers: [],
    provenance: [],
    upcomingMeetings: {
      results: [],
      total: 0,
    },
    pastMeetings: {
      results: [],
      total: 0,
    },
    ...changes,
  };
}

/** Builds a plain member that no source identifies; pass only the fields that matter. */
export function buildMember(fullName: string, changes: Partial<Member> = {}): Member {
  return {
    fullName,
    fusionId: null,
    fullSourceId: null,
    title: null,
    leaderType: null,
    party: null,
    side: null,
    rank: null,
    seat: null,
    chamber: null,
    photoUrl: null,
    ...changes,
  };
}

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract, Legislation } from '@rotunda/contract';

type Documents = InferContractRouterOutputs<Contract>['documents'];
type BillVote = Legislation['votes'][number];
type BillVersion = Documents['findLegislationVersions'][number];
type BillEvent = Documents['findLegislationEvents'][number];
type Sponsor = Legislation['sponsors'][number];
type Voter = Documents['getVoters']['voters'][number];

/** Builds a part of a bill; pass only the fields that matter. */
export const buildBillVote = (changes: Partial<BillVote> = {}): BillVote => ({
  voteId: 'vote-1',
  chamber: 'upper',
  chamberName: 'Senate',
  rollcall: '118',
  motion: 'Third reading',
  date: '2026-03-05',
  session: '2025-2026',
  result: null,
  passed: true,
  yesCount: 6,
  noCount: 1,
  otherCount: 0,
  question: 'passage',
  outcome: 'Passed',
  committeeName: null,
  candidates: [],
  majorityRequired: null,
  tieBreaker: null,
  presentCount: null,
  notVotingCount: null,
  contradictions: [],
  sourceUrl: null,
  isStored: true,
  cqUid: null,
  cqOid: null,
  ...changes,
});

export const buildBillVersion = (changes: Partial<BillVersion> = {}): BillVersion => ({
  id: 'v-1',
  _id: 'v-1',
  fnDocumentId: 'v-1',
  versionName: 'Introduced',
  title: 'Introduced',
  description: null,
  status: null,
  date: '2026-01-21',
  language: 'en',
  externalUrl: null,
  fnBillDocType: null,
  support: false,
  current: false,
  isCurrent: false,
  ...changes,
});

export const buildBillEvent = (changes: Partial<BillEvent> = {}): BillEvent => ({
  id: 'e-1',
  eventTitle: 'Hearing on rents',
  eventDate: '2026-03-24',
  eventTs: null,
  hasStartTime: false,
  eventLocation: null,
  committeeId: null,
  committeeName: null,
  chamber: 'lower',
  locationIsoCode: 'us-ca',
  timeZone: 'America/Los_Angeles',
  status: null,
  ...changes,
});

export const buildSponsor = (changes: Partial<Sponsor> = {}): Sponsor => ({
  fullSourceId: null,
  fusionId: null,
  fullName: 'Jane Doe',
  type: 'cosponsor',
  stakeholderType: 'person',
  party: null,
  locality: null,
  role: null,
  sponsoredOn: null,
  withdrawnOn: null,
  ...changes,
});

export const buildVoter = (changes: Partial<Voter> = {}): Voter => ({
  name: 'Senator Doe',
  voteType: 'yes',
  voteText: null,
  party: null,
  locality: null,
  stakeHolderFullSourceId: null,
  fusionId: null,
  ...changes,
});

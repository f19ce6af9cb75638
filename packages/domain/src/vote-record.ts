import type { IsoDate, RecordIdentity, UnixSeconds } from './record-identity.ts';
import type { Chamber } from './status.ts';

export interface VoterFact {
  name: string;
  voteType: 'yes' | 'no' | 'other';
  /** Wording in the record: `Aye`, `Yea`, `Present`, `Not Voting`, a candidate's name. */
  voteText?: string;
  party?: string;
  locality?: string;
  personFusionId?: string;
}

export interface VoteRecord extends RecordIdentity {
  kind: 'vote';
  /** Bill that was voted on; absent for quorum calls, nominations and elections of officers. */
  billFusionId?: string;
  isoCode: string;
  session: string;
  chamber?: Chamber;
  /** The chamber's roll call number as printed. */
  rollcall?: string;
  motion: string;
  date: IsoDate;
  ts?: UnixSeconds;
  /** In the source's words: `Passed`, `Agreed to`, `Bill Passed`. */
  result?: string;
  passed?: boolean;
  yesCount?: number;
  noCount?: number;
  otherCount?: number;
  voters?: VoterFact[];
  /** Name of the committee, for a committee vote. */
  committeeName?: string;
  /** Totals of an election, in which members answer with a name; it has no yes and no. */
  candidates?: { name: string; votes: number }[];
  /** Share of the votes that the motion needs, as stated: `2/3`, `3/5`. */
  majorityRequired?: string;
  /** Deciding vote of a presiding officer, which the counts do not include. */
  tieBreaker?: { by: string; vote?: string };
  /** Parts of `otherCount`, where the record counts them. */
  presentCount?: number;
  notVotingCount?: number;
}

/** What decides how a roll call is read, beyond its counts and its motion. */
export type VoteDetails = Pick<
  VoteRecord,
  | 'committeeName'
  | 'candidates'
  | 'majorityRequired'
  | 'tieBreaker'
  | 'presentCount'
  | 'notVotingCount'
  | 'contradictions'
>;

import type { IsoDate, RecordIdentity, UnixSeconds } from './record-identity.ts';
import type { Chamber } from './status.ts';

export interface VoterFact {
  name: string;
  voteType: 'yes' | 'no' | 'other';
  /** The word in the record: `Aye`, `Yea`, `Present`, `Not Voting`, a candidate's name. */
  voteText?: string;
  party?: string;
  locality?: string;
  personFusionId?: string;
}

export interface VoteRecord extends RecordIdentity {
  kind: 'vote';
  /** The bill voted on; absent for quorum calls, nominations and elections of officers. */
  billFusionId?: string;
  isoCode: string;
  session: string;
  chamber?: Chamber;
  /** The chamber's number of the roll call, as printed. */
  rollcall?: string;
  motion: string;
  date: IsoDate;
  ts?: UnixSeconds;
  /** The source's words: `Passed`, `Agreed to`, `Bill Passed`. */
  result?: string;
  passed?: boolean;
  yesCount?: number;
  noCount?: number;
  otherCount?: number;
  voters?: VoterFact[];
  /** A committee's vote, with its name. */
  committeeName?: string;
}

import { type Day } from './day.ts';
import type { House } from './house.ts';

/** A seat on a full committee, for as long as it is known to have been held. */
export interface CommitteeSeat {
  house: House;
  /** As `normalizeCommittee` writes it. */
  committee: string;
  from: Day;
  until: Day;
  /** 1 is the most senior of the party's side. */
  rank?: number;
  role?: 'chair' | 'ranking';
}

/** What is known of a legislator, by day. */
export interface Member {
  /** Party in which the member is counted, `D` or `R`; independents by their caucus. */
  terms: readonly { from: Day; until: Day; house: House; party?: string }[];
  seats: readonly CommitteeSeat[];
}

/** Legislators by the fusionId that sponsors have. */
export type MemberDirectory = ReadonlyMap<string, Member>;

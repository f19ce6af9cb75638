import type { voteVoters } from '@rotunda/database';
import type { VoterFact } from '@rotunda/domain';
import { getFamilies, isJoinedByName } from './bill-mentions.ts';
import { familyNameKey } from './sponsor-keys.ts';

export type VoterRow = typeof voteVoters.$inferSelect;

/** A roll call as it is written, with its voters. */
export interface VoteWithVoters {
  voteId: string;
  isoCode: string;
  chamber?: string | null | undefined;
  voteDate: string;
  voters: readonly VoterFact[];
  /** A roll call of the sample workspace, whose voters are invented: a real person of the same name is someone else. */
  isSample?: boolean | undefined;
}

/** Longest id or seat in characters. An index cannot hold unbounded text, and no real id or seat is longer. */
const MAX_LENGTH = 200;

/**
 * Returns the rows under which the voters of a roll call are found from the person's side. Anyone whom the roll call's
 * page joins to a voter has one of the keys.
 */
export function getVoterRows({ voteId, isoCode, chamber, voteDate, voters, isSample }: VoteWithVoters): VoterRow[] {
  return voters.flatMap((voter, place) => {
    const id = voter.personFusionId === undefined || isTooLong(voter.personFusionId) ? null : voter.personFusionId;
    const named =
      isSample !== true && isJoinedByName(isoCode) && !isTooLong(voter.locality) ? getFamilies([voter.name]) : [];
    const mention =
      named.length === 0
        ? { isoCode: null, chamber: null, name: null, locality: null }
        : { isoCode, chamber: chamber ?? null, name: voter.name, locality: voter.locality ?? null };
    const keys = [...(id === null ? [] : [id]), ...named.map((family) => familyNameKey(isoCode, family))];
    return keys.map((voterKey) => ({ voteId, place, voterKey, voteDate, personFusionId: id, ...mention }));
  });
}

const isTooLong = (text: string | undefined) => text !== undefined && text.length > MAX_LENGTH;

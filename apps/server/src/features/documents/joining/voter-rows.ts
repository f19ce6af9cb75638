import type { voteVoters } from '@rotunda/database';
import type { VoterFact } from '@rotunda/domain';
import { familiesOf, isJoinedByName } from './bill-mentions.ts';
import { familyNameKey } from './sponsor-keys.ts';

export type VoterRow = typeof voteVoters.$inferSelect;

/** A roll call as it is written, with those who voted. */
export interface VoteWithVoters {
  voteId: string;
  isoCode: string;
  chamber?: string | null | undefined;
  voteDate: string;
  voters: readonly VoterFact[];
}

/** Characters of the longest id or seat: an index has no room for a text without end, and nobody is known by one. */
const LONGEST = 200;

/**
 * The rows under which the voters of a roll call are found from the person's side: whoever its page joins a voter to has
 * one of their keys.
 */
export function voterRowsOf({ voteId, isoCode, chamber, voteDate, voters }: VoteWithVoters): VoterRow[] {
  return voters.flatMap((voter, place) => {
    const id = voter.personFusionId === undefined || isTooLong(voter.personFusionId) ? null : voter.personFusionId;
    const named = isJoinedByName(isoCode) && !isTooLong(voter.locality) ? familiesOf([voter.name]) : [];
    const mention =
      named.length === 0
        ? { isoCode: null, chamber: null, name: null, locality: null }
        : { isoCode, chamber: chamber ?? null, name: voter.name, locality: voter.locality ?? null };
    const keys = [...(id === null ? [] : [id]), ...named.map((family) => familyNameKey(isoCode, family))];
    return keys.map((voterKey) => ({ voteId, place, voterKey, voteDate, personFusionId: id, ...mention }));
  });
}

const isTooLong = (text: string | undefined) => text !== undefined && text.length > LONGEST;

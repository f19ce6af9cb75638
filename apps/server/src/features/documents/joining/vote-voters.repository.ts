import { voteVoters, votes } from '@rotunda/database';
import type { IsoDate, VoterFact } from '@rotunda/domain';
import { sql } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { type VoterRow, voterRowsOf, type VoteWithVoters } from './voter-rows.ts';

/** What of a voter and the roll call tells who the voter is; nulls as in `vote_voters`. */
export type VoterMention = Pick<VoterRow, 'voteDate' | 'personFusionId' | 'isoCode' | 'chamber' | 'name' | 'locality'>;

/** A voter of a roll call. */
export interface VoterAt extends VoterMention {
  voteId: string;
  place: number;
}

/** Votes of one mention, which all are of the same person. */
export interface CountedMention extends VoterMention {
  count: number;
}

const mentionColumns = {
  voteDate: voteVoters.voteDate,
  personFusionId: voteVoters.personFusionId,
  isoCode: voteVoters.isoCode,
  chamber: voteVoters.chamber,
  name: voteVoters.name,
  locality: voteVoters.locality,
};

/** Public votes and people belong to no organization, so these methods take none. */
export function createVoteVotersRepository(db: DatabaseHandle) {
  return {
    /** Keeps who voted in roll calls in place of what was kept before. */
    async replace(changed: readonly VoteWithVoters[]): Promise<void> {
      if (changed.length === 0) return;
      await db.delete(voteVoters).where(
        isOneOf(
          voteVoters.voteId,
          changed.map(({ voteId }) => voteId),
        ),
      );
      await bulkInsert(db, voteVoters, changed.flatMap(voterRowsOf));
    },

    /** Everything voters under any of the keys are told by, the newest day first, with how many voters each tells. */
    async countMentions(keys: readonly string[]): Promise<CountedMention[]> {
      const voters = db
        .selectDistinct({ ...mentionColumns, voteId: voteVoters.voteId, place: voteVoters.place })
        .from(voteVoters)
        .where(isOneOf(voteVoters.voterKey, keys))
        .as('voters');
      const { voteDate, personFusionId, isoCode, chamber, name, locality } = voters;
      const mention = { voteDate, personFusionId, isoCode, chamber, name, locality };
      return db
        .select({ ...mention, count: sql<number>`count(*)::int` })
        .from(voters)
        .groupBy(...Object.values(mention))
        .orderBy(sql`${voteDate} desc`);
    },

    /** The voters under any of the keys in roll calls of these days, in no particular order. */
    async findVoters(keys: readonly string[], from: IsoDate, to: IsoDate): Promise<VoterAt[]> {
      return db
        .selectDistinct({ ...mentionColumns, voteId: voteVoters.voteId, place: voteVoters.place })
        .from(voteVoters)
        .where(
          sql`${isOneOf(voteVoters.voterKey, keys)} and ${voteVoters.voteDate} between ${from}::date and ${to}::date`,
        );
    },

    /** What roll calls say of single voters, by `voteId place`. */
    async findFacts(voters: readonly Pick<VoterAt, 'voteId' | 'place'>[]): Promise<ReadonlyMap<string, VoterFact>> {
      const asked = sql`unnest(
        ${sql.param(voters.map(({ voteId }) => voteId))}::text[], ${sql.param(voters.map(({ place }) => place))}::int[])`;
      const { rows } = await db.execute<{ voter_key: string; voter: VoterFact }>(sql`
        select asked.vote_id || ' ' || asked.place as voter_key, ${votes.voters} -> asked.place as voter
        from ${asked} asked(vote_id, place) join ${votes} on ${votes.voteId} = asked.vote_id`);
      return new Map(rows.map(({ voter_key: key, voter }) => [key, voter]));
    },
  };
}

import { voteVoters, votes } from '@rotunda/database';
import type { IsoDate, VoterFact } from '@rotunda/domain';
import { sql } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { type VoterRow, getVoterRows, type VoteWithVoters } from './voter-rows.ts';

/** Fields of a voter and the roll call that identify the voter; nulls as in `vote_voters`. */
export type VoterMention = Pick<VoterRow, 'voteDate' | 'personFusionId' | 'isoCode' | 'chamber' | 'name' | 'locality'>;

/** One voter in one roll call. */
export interface VoterAt extends VoterMention {
  voteId: string;
  place: number;
}

/** Number of votes with the same mention, all of which belong to the same person. */
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

/** Public votes and people belong to no organization, so these methods are not scoped to one. */
export function createVoteVotersRepository(db: DatabaseHandle) {
  return {
    /** Replaces the stored voters of the roll calls. */
    async replace(changed: readonly VoteWithVoters[]): Promise<void> {
      if (changed.length === 0) return;
      await db.delete(voteVoters).where(
        isOneOf(
          voteVoters.voteId,
          changed.map(({ voteId }) => voteId),
        ),
      );
      await bulkInsert(db, voteVoters, changed.flatMap(getVoterRows));
    },

    /** Groups the voters under any of the keys by mention, newest day first, and counts the voters of each. */
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

    /** Returns the voters under any of the keys in roll calls of these days, in no particular order. */
    async findVoters(keys: readonly string[], from: IsoDate, to: IsoDate): Promise<VoterAt[]> {
      return db
        .selectDistinct({ ...mentionColumns, voteId: voteVoters.voteId, place: voteVoters.place })
        .from(voteVoters)
        .where(
          sql`${isOneOf(voteVoters.voterKey, keys)} and ${voteVoters.voteDate} between ${from}::date and ${to}::date`,
        );
    },

    /** Returns what roll calls say about individual voters, by `voteId place`. */
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

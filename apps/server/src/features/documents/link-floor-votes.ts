import type { CqOfBill, Legislation } from '@rotunda/contract';

/**
 * Joins the roll calls of the public sources and the floor votes of the second one that are the same: the first get the
 * ids of the second, and the second lead to the voters of the first.
 */
export function linkFloorVotes(votes: Legislation['votes'], cq: CqOfBill | null): Pick<Legislation, 'votes' | 'cq'> {
  if (cq === null) return { votes, cq };
  const floorVotes = new Map(cq.floorVotes.map((vote) => [vote.voteId, vote]));
  const held = new Map(votes.filter((vote) => vote.held).map((vote) => [vote.voteId, vote]));
  return {
    votes: votes.map((vote) => {
      const { cqUid = vote.cqUid, cqOid = vote.cqOid } = floorVotes.get(vote.voteId) ?? {};
      return { ...vote, cqUid, cqOid };
    }),
    cq: {
      ...cq,
      floorVotes: cq.floorVotes.map((vote) => {
        const own = held.get(vote.voteId);
        return own === undefined ? vote : { ...vote, held: true, sourceUrl: own.sourceUrl };
      }),
    },
  };
}

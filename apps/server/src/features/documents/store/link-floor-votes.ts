import type { CqOfBill, Legislation } from '@rotunda/contract';

/**
 * Links identical floor votes of the public sources and of the second source. The public votes get the ids of the
 * second source, and its votes link to the voters of the public ones.
 */
export function linkFloorVotes(votes: Legislation['votes'], cq: CqOfBill | null): Pick<Legislation, 'votes' | 'cq'> {
  if (cq === null) return { votes, cq };
  // A vote of another day only has the same number.
  const getKey = ({ voteId, date }: Pick<Legislation['votes'][number], 'voteId' | 'date'>) => `${voteId} ${date}`;
  const floorVotes = new Map(cq.floorVotes.map((vote) => [getKey(vote), vote]));
  const held = new Map(votes.filter((vote) => vote.isStored).map((vote) => [getKey(vote), vote]));
  return {
    votes: votes.map((vote) => {
      const { cqUid = vote.cqUid, cqOid = vote.cqOid } = floorVotes.get(getKey(vote)) ?? {};
      return { ...vote, cqUid, cqOid };
    }),
    cq: {
      ...cq,
      floorVotes: cq.floorVotes.map((vote) => {
        const own = held.get(getKey(vote));
        return own === undefined ? vote : { ...vote, isStored: true, sourceUrl: own.sourceUrl };
      }),
    },
  };
}

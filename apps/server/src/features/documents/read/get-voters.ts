import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { findSeats, joinVoters, openedId } from '../joining/join-stakeholders.ts';
import { presentVote } from './vote.presenter.ts';

/** Returns a vote with every voter. Voters who are stored, under any of their ids, link to their page. */
export async function getVoters(database: DatabaseHandle, voteId: string) {
  const repository = createDocumentsRepository(database);
  const vote = await repository.getVote(voteId);
  if (vote === null) throw new AppError('NOT_FOUND');
  const storedIds = await repository.findStoredIds(vote.voters.flatMap((voter) => voter.personFusionId ?? []));
  const presented = presentVote(vote);
  const joined = await joinVoters(database, { ...vote, chamber: presented.chamber }, vote.voters);
  const seats = await findSeats(database, [...storedIds.values()], vote.voteDate);
  return {
    ...presented,
    voters: vote.voters.map((voter) => {
      const ownId = storedIds.get(voter.personFusionId ?? '');
      const joinedTo = joined.get(voter);
      const person = joinedTo ?? seats.get(ownId ?? '');
      const fusionId = openedId(ownId, joinedTo);
      return {
        name: voter.name,
        voteType: voter.voteType,
        voteText: voter.voteText ?? null,
        party: voter.party ?? person?.party ?? null,
        locality: voter.locality ?? person?.district ?? null,
        stakeHolderFullSourceId: fusionId ?? voter.personFusionId ?? null,
        fusionId,
      };
    }),
  };
}

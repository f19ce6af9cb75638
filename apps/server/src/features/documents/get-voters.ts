import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { presentVote } from './present-vote.ts';

/** A vote with every voter; those who are held here, under whichever of their ids, link to their page. */
export async function getVoters(database: DatabaseHandle, voteId: string) {
  const repository = createDocumentsRepository(database);
  const vote = await repository.getVote(voteId);
  if (vote === null) throw new AppError('NOT_FOUND');
  const held = await repository.findHeldIds(vote.voters.flatMap((voter) => voter.personFusionId ?? []));
  return {
    ...presentVote(vote),
    voters: vote.voters.map((voter) => {
      const fusionId = held.get(voter.personFusionId ?? '') ?? null;
      return {
        name: voter.name,
        voteType: voter.voteType,
        voteText: voter.voteText ?? null,
        party: voter.party ?? null,
        locality: voter.locality ?? null,
        stakeHolderFullSourceId: fusionId ?? voter.personFusionId ?? null,
        fusionId,
      };
    }),
  };
}

import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { presentVote } from './present-vote.ts';

/** A vote with every voter; people known here under another id (a Senate LIS id) link to their page. */
export async function getVoters(database: DatabaseHandle, voteId: string) {
  const repository = createDocumentsRepository(database);
  const vote = await repository.getVote(voteId);
  if (vote === null) throw new AppError('NOT_FOUND');
  const named = vote.voters.flatMap((voter) => voter.personFusionId ?? []);
  const aliases = await repository.findAliases(named.map(aliasOf));
  return {
    ...presentVote(vote),
    voters: vote.voters.map((voter) => {
      const fusionId =
        voter.personFusionId === undefined
          ? null
          : (aliases.get(aliasOf(voter.personFusionId)) ?? voter.personFusionId);
      return {
        name: voter.name,
        voteType: voter.voteType,
        voteText: voter.voteText ?? null,
        party: voter.party ?? null,
        locality: voter.locality ?? null,
        stakeHolderFullSourceId: fusionId,
        fusionId,
      };
    }),
  };
}

/** `person-lis-S428` is the alias `lis:S428` under which its person states it. */
function aliasOf(fusionId: string): string {
  return fusionId.replace(/^person-([a-z]+)-/, '$1:');
}

import type { PersonVote } from '@rotunda/contract';
import { findVotesOfPerson } from '../../documents/index.ts';
import type { StakeholdersDeps } from '../stakeholders.deps.ts';
import { getStoredPerson } from './stored-people.ts';

interface VotesInput {
  fullSourceId: string;
  offset: number;
  pageSize: number;
}

/** Returns a page of a person's votes, newest first. @throws AppError NOT_FOUND */
export async function findVotes(
  { database }: Pick<StakeholdersDeps, 'database'>,
  { fullSourceId, offset, pageSize }: VotesInput,
): Promise<{ results: PersonVote[]; total: number }> {
  const { fusionId } = await getStoredPerson(database, fullSourceId);
  return findVotesOfPerson(database, fusionId, { offset, limit: pageSize });
}

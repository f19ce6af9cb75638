import type { PersonVote } from '@rotunda/contract';
import type { VoterFact } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository, type NamedDocument, type StoredVote } from './documents.repository.ts';
import { getDocumentType } from './get-facets.ts';
import { findPersonVotes } from '../joining/find-person-votes.ts';
import { createVoteVotersRepository } from '../joining/vote-voters.repository.ts';
import { numberInId } from './number-in-id.ts';
import { isNamedVote } from './is-named-vote.ts';
import { presentVote } from './vote.presenter.ts';

/** Returns a page of a person's votes, newest first: exactly the roll calls whose page links to the person. */
export async function findVotesOfPerson(
  db: DatabaseHandle,
  personFusionId: string,
  page: { offset: number; limit: number },
): Promise<{ results: PersonVote[]; total: number }> {
  const { voters, total } = await findPersonVotes(db, personFusionId, page);
  if (voters.length === 0) return { results: [], total };
  const repository = createDocumentsRepository(db);
  const voteIds = [...new Set(voters.map(({ voteId }) => voteId))];
  const votes = new Map((await repository.findVotesById(voteIds)).map((vote) => [vote.voteId, vote]));
  const facts = await createVoteVotersRepository(db).findFacts(voters);
  const bills = await billsOfVotes(db, [...votes.values()]);
  return {
    total,
    results: voters.flatMap(({ voteId, place }) => {
      const [vote, voter] = [votes.get(voteId), facts.get(`${voteId} ${place}`)];
      return vote === undefined || voter === undefined
        ? []
        : [presentPersonVote(vote, { ...voter, place }, bills.get(voteId) ?? [])];
    }),
  };
}

/**
 * Returns the bills that each roll call names and those whose own record names it, consistent with how `findVotes`
 * finds roll calls from the bill.
 */
async function billsOfVotes(
  db: DatabaseHandle,
  votes: readonly StoredVote[],
): Promise<ReadonlyMap<string, PersonVote['bills']>> {
  const repository = createDocumentsRepository(db);
  const naming = await repository.findBillsNamingVotes(votes.map(({ voteId }) => voteId));
  const named = new Map(
    votes.map(({ voteId, billFusionId, voteDate }) => {
      const vote = { billFusionId, voteDate };
      const others = naming.flatMap(({ fusionId, named: rollCalls }) =>
        rollCalls.some((one) => one.voteId === voteId && isNamedVote(vote, { ...one, billFusionId: fusionId }))
          ? [fusionId]
          : [],
      );
      return [voteId, [...new Set([...(billFusionId === null ? [] : [billFusionId]), ...others])]] as const;
    }),
  );
  const found = await repository.findTitles([...new Set([...named.values()].flat())]);
  const held = new Map(found.map((bill) => [bill.fusionId, bill]));
  return new Map([...named].map(([voteId, ids]) => [voteId, ids.map((id) => presentBill(id, held.get(id)))]));
}

function presentPersonVote(
  vote: StoredVote,
  { place, voteType, voteText }: VoterFact & { place: number },
  bills: PersonVote['bills'],
): PersonVote {
  return { ...presentVote(vote), place, voteType, voteText: voteText ?? null, bills };
}

function presentBill(fusionId: string, bill: NamedDocument | undefined): PersonVote['bills'][number] {
  return {
    fusionId,
    documentType: bill === undefined ? 'Legislation' : getDocumentType(bill.documentType),
    localityExternalId: bill?.localityExternalId ?? numberInId(fusionId),
    title: bill?.title ?? null,
    isStored: bill !== undefined,
  };
}

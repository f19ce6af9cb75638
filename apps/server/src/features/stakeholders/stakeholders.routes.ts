import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { findHistoricalRoles } from './queries/find-historical-roles.ts';
import { findPersons } from './queries/find-persons.ts';
import { findPosts } from './queries/find-posts.ts';
import { findSponsored } from './queries/find-sponsored.ts';
import { findVotes } from './queries/find-votes.ts';
import { getPerson } from './queries/get-person.ts';
import { searchStakeholders } from './queries/search-stakeholders.ts';
import type { StakeholdersDeps } from './stakeholders.deps.ts';

/**
 * The contract declares the paths and who may call them. People
 * and committees are public.
 */
export function createStakeholdersRoutes(deps: StakeholdersDeps) {
  const os = implement(contract.stakeholders).$context<SignedInContext>();
  return {
    search: os.search.handler(({ input, context, signal }) => searchStakeholders(deps, context.actor, input, signal)),
    getPerson: os.getPerson.handler(({ input, context }) => getPerson(deps, context.actor, input)),
    findPersonsByIds: os.findPersonsByIds.handler(({ input }) => findPersons(deps, input.fullSourceIds)),
    findHistoricalRoles: os.findHistoricalRoles.handler(({ input }) => findHistoricalRoles(deps, input)),
    findSponsoredBills: os.findSponsoredBills.handler(({ input, context }) =>
      findSponsored(deps, context.actor, input),
    ),
    findPosts: os.findPosts.handler(({ input, context }) => findPosts(deps, context.actor, input)),
    findVotes: os.findVotes.handler(({ input }) => findVotes(deps, input)),
  };
}

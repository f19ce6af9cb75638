import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import type { CommitteesDeps } from './committees.deps.ts';
import { countParties } from './queries/count-parties.ts';
import { findBills } from './queries/find-bills.ts';
import { findOrganizations } from './queries/find-organizations.ts';
import { getCommittee } from './queries/get-committee.ts';

export function createCommitteesRoutes(deps: CommitteesDeps) {
  const os = implement(contract.committees).$context<SignedInContext>();
  return {
    get: os.get.handler(({ input, context }) => getCommittee(deps, context.actor, input.fusionId)),
    findOrganizations: os.findOrganizations.handler(({ input }) => findOrganizations(deps.database, input.ids)),
    findBills: os.findBills.handler(({ input, context }) => findBills(deps, context.actor, input)),
    countParties: os.countParties.handler(({ input }) => countParties(deps, input)),
  };
}

import type { Verdict } from '@rotunda/contract';
import { NO_FACTS, satisfiesScope } from '../matching/record-matches.ts';
import type { OrganizationFacts } from '../matching/record-matches.repository.ts';
import { type CompiledSearch, visibleScope } from '../matching/saved-search-matcher.ts';

const ASKS_NOTHING = { priorities: [], positions: [], tagIds: [], projectIds: [] };
const LISTS = ['priorities', 'positions', 'tagIds', 'projectIds'] as const;

/**
 * Checks each metadata list separately, with the same rules as the matcher.
 * @param visibleProjectIds the requested projects that are visible to the user who saved the search
 */
export function checkMetadata(
  scope: CompiledSearch['scope'],
  visibleProjectIds: readonly string[],
  facts: OrganizationFacts = NO_FACTS,
): Verdict['metadata'] {
  const seen = visibleScope(scope, visibleProjectIds);
  return LISTS.filter((list) => scope[list].length > 0).map((list) => {
    const asked = list === 'projectIds' ? seen?.projectIds : scope[list];
    return { list, passes: asked !== undefined && satisfiesScope({ ...ASKS_NOTHING, [list]: asked }, facts) };
  });
}

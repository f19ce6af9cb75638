import type { StakeholderDocumentType } from '@rotunda/domain';
import type { Actor } from '../../../platform/request-context.ts';
import { findMatchingIds } from '../../discover/index.ts';
import { narrow, type StakeholderSearch } from './search-stakeholders.ts';
import { createStakeholderNamesRepository } from '../stakeholder-names.repository.ts';
import type { StakeholdersDeps } from '../stakeholders.deps.ts';

/**
 * Returns all people, or all committees, that a search finds, in the order of its list.
 * @throws AppError QUERY_FAULT, SEARCH_TOO_SLOW
 */
export async function findMatchingStakeholders(
  deps: Pick<StakeholdersDeps, 'database' | 'clock' | 'engine'>,
  actor: Actor,
  { searchModel, people, sort }: Pick<StakeholderSearch, 'searchModel' | 'people' | 'sort'>,
  { documentType, limit }: { documentType: StakeholderDocumentType; limit: number },
): Promise<number[]> {
  const found = await findMatchingIds(deps, actor, {
    searchModel,
    sort: 'relevance',
    limit,
    narrow: (compiled) =>
      narrow(
        compiled,
        {
          searchModel,
          people,
        },
        [documentType],
      ),
  });
  return sort === 'name' ? createStakeholderNamesRepository(deps.database).orderByName(found, 0, limit) : found;
}
